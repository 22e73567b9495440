-- Plays any game whose rules are given as tables. It knows no game, no animal and no table top: it reads
-- the tables (module menagerie.tables), so it runs as well outside Tabletop Simulator.
--
--   local engine = require("menagerie.engine")
--   local game = engine.new(require("menagerie.tables"))
--   local pos = game:start()
--   for _, move in ipairs(game:moves(pos)) do print(game:moveText(move)) end
--   local after, effects = game:play(pos, from, to)   -- or: nil, reason, point
--
-- Points, pieces and sides are numbers from 1; 0 is none. A position is never changed, a move makes a new one:
--   board    the piece on each point
--   turn     the side to move
--   token    the point where the token is, 0 in a game without one
--   carried  true while a piece carries the token there
--   settled  how the pieces themselves end the game, or nil
--   outcome  how the game ended, repetition and lack of moves included, or nil: {winner=, reason=}
--   past     the positions since the last encounter, newest first: only these can come again

local movement = require("menagerie.movement")
local endings = require("menagerie.endings")
local notation = require("menagerie.notation")
local refusal = require("menagerie.refusal")

-- What an encounter brings; the numbers stand in tables.results.
local BARRED, ATTACKER_WINS, BOTH_LEAVE, DEFENDER_WINS = 0, 1, 2, 3

local Game = {}
Game.__index = Game

local engine = {}

function engine.new(tables)
    if tables.version ~= 1 then
        error("menagerie.engine reads tables of version 1")
    end
    local game = setmetatable({tables = tables, rays = {}, names = {}}, Game)
    for number, point in ipairs(tables.points) do
        game.names[point.name] = number
    end
    return game
end

function Game:start()
    local board = {}
    for point, piece in ipairs(self.tables.start) do
        board[point] = piece
    end
    return self:position(board, self.tables.first, self:home(), false)
end

-- A position without a past.
function Game:position(board, turn, token, carried)
    local pos = {board = board, turn = turn, token = token, carried = carried}
    pos.settled = endings.settled(self, pos)
    pos.past = {key = self:key(pos)}
    pos.outcome = endings.outcome(self, pos)
    return pos
end

function Game:home()
    return self.tables.carry and self.tables.carry.home or 0
end

function Game:side(piece)
    return piece == 0 and 0 or self.tables.pieces[piece].side
end

-- What comes of a piece moving onto the point of an enemy.
function Game:encounter(attacker, defender)
    return self.tables.results[attacker][defender]
end

-- Tells whether a walking piece may end its move on a point, and whether its walk stops there.
function Game:enter(pos, piece, carrying, to)
    local carry, defender = self.tables.carry, pos.board[to]
    if carry and to == carry.home and not carrying then
        if pos.carried and defender == 0 then
            return not carry.closesHome, carry.closesHome
        elseif pos.carried and pos.token == to and carry.sheltersCarrier then
            return false, true
        elseif not pos.carried and self.tables.pieces[piece].carries then
            return true, true
        end
    end
    if defender == 0 then
        return true, false
    end
    return self:encounter(piece, defender) ~= BARRED, true
end

-- The points that the piece on a point may move to, whoever's turn it is.
function Game:reach(pos, from)
    local list = {n = 0}
    movement.walks(self, pos, from, list)
    list.n = nil
    return list
end

-- The legal destinations of the piece on a point.
function Game:destinations(pos, from)
    if pos.outcome or self:side(pos.board[from]) ~= pos.turn then
        return {}
    end
    return self:reach(pos, from)
end

-- All legal moves, as {from=, to=}.
function Game:moves(pos)
    if pos.outcome then
        return {}
    end
    return self:movesOf(pos)
end

-- Moves regardless of an outcome that the pieces do not show.
function Game:movesOf(pos)
    local moves, n = {}, 0
    for from, piece in ipairs(pos.board) do
        if piece ~= 0 and self:side(piece) == pos.turn then
            for _, to in ipairs(self:reach(pos, from)) do
                n = n + 1
                moves[n] = {from = from, to = to}
            end
        end
    end
    return moves
end

-- Tells whether the side to move can, regardless of an outcome.
function Game:canMove(pos)
    for from, piece in ipairs(pos.board) do
        if piece ~= 0 and self:side(piece) == pos.turn and #self:reach(pos, from) > 0 then
            return true
        end
    end
    return false
end

-- Why a move is not legal: a reason and the point it is about (0 for none), or nil when it is legal.
function Game:why(pos, from, to)
    for _, legal in ipairs(self:destinations(pos, from)) do
        if legal == to then
            return nil
        end
    end
    return refusal.reason(self, pos, from, to)
end

-- Plays a move. Returns the next position and what the move did:
--   left  the pieces that left the board, as {piece=, at=}: the attacker, if it did, then the defender
--   took  true when the move picked the token up where it lay
-- An illegal move gives nil, the reason and the point it is about.
function Game:play(pos, from, to)
    local reason, point = self:why(pos, from, to)
    if reason then
        return nil, reason, point
    end
    local after, attacker, defender, result = self:after(pos, from, to)
    local effects = {left = {}, took = after.carried and not pos.carried}
    if defender ~= 0 and result ~= ATTACKER_WINS then
        effects.left[1] = {piece = attacker, at = from}
    end
    if defender ~= 0 and result ~= DEFENDER_WINS then
        effects.left[#effects.left + 1] = {piece = defender, at = to}
    end
    after.past = {key = self:key(after), prev = defender == 0 and pos.past or nil}
    after.outcome = endings.outcome(self, after)
    return after, effects
end

-- The position after a legal move, as far as the pieces go, and the encounter.
function Game:after(pos, from, to)
    local board = {}
    for point, piece in ipairs(pos.board) do
        board[point] = piece
    end
    local attacker, defender, result = board[from], board[to], ATTACKER_WINS
    if defender ~= 0 then
        result = self:encounter(attacker, defender)
    end
    board[from] = 0
    if result == ATTACKER_WINS then
        board[to] = attacker
    elseif result == BOTH_LEAVE then
        board[to] = 0
    end
    local after = {board = board, turn = 3 - pos.turn}
    after.token, after.carried = self:tokenAfter(pos, from, to, result)
    after.settled = endings.settled(self, after)
    return after, attacker, defender, result
end

-- The token goes with the winner of an encounter, home when both left, and with whoever enters the point
-- where it lies.
function Game:tokenAfter(pos, from, to, result)
    if pos.carried and (pos.token == from or pos.token == to) then
        if result == BOTH_LEAVE then
            return self:home(), false
        end
        return to, true
    elseif not pos.carried and pos.token == to and self.tables.pieces[pos.board[from]].carries then
        return to, true
    end
    return pos.token, pos.carried
end

-- What repetition compares: the pieces, the side to move and the token.
function Game:key(pos)
    return table.concat(pos.board, ",") .. ";" .. pos.turn .. ";" .. pos.token .. (pos.carried and "*" or "")
end

-- Counts the sequences of exactly depth legal moves. Repetition is not applied.
function Game:perft(pos, depth)
    if depth == 0 then
        return 1
    elseif pos.settled then
        return 0
    end
    local moves = self:movesOf(pos)
    if depth == 1 then
        return #moves
    end
    local nodes = 0
    for _, move in ipairs(moves) do
        nodes = nodes + self:perft(self:after(pos, move.from, move.to), depth - 1)
    end
    return nodes
end

function Game:pointName(point)
    return self.tables.points[point].name
end

-- A point's number, nil for a name that no point has.
function Game:pointNamed(name)
    return self.names[name]
end

function Game:moveText(move)
    return self:pointName(move.from) .. "-" .. self:pointName(move.to)
end

-- Finds the legal move that a text means, nil for none. A point's name may hold a hyphen itself.
function Game:moveNamed(pos, text)
    for from in ipairs(pos.board) do
        local prefix = self:pointName(from) .. "-"
        if text:sub(1, #prefix) == prefix then
            for _, to in ipairs(self:destinations(pos, from)) do
                if prefix .. self:pointName(to) == text then
                    return {from = from, to = to}
                end
            end
        end
    end
    return nil
end

-- A position as text, in FEN's shape.
function Game:text(pos)
    return notation.text(self, pos)
end

-- Why no game can bring a position about, in words; nil when one can.
function Game:fault(board, token, carried)
    return notation.fault(self, board, token, carried)
end

-- Reads what text writes; nil and a message when it is no possible position.
function Game:parse(text)
    return notation.parse(self, text)
end

return engine
