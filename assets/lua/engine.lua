-- Plays any game whose rules are given as tables. It knows no game, no animal and no table top: it reads
-- the tables (module menagerie.tables), so it runs as well outside Tabletop Simulator.
--
--   local engine = require("menagerie.engine")
--   local game = engine.new(require("menagerie.tables"))
--   local pos = game:start()
--   for _, move in ipairs(game:moves(pos)) do print(game:moveText(move)) end
--   local after, effects = game:play(pos, from, to, via)   -- or: nil, reason, point
--
-- A move is {from=, to=, via=}: via lists the points that a chain of hops visits in between, and is nil in a
-- game without hops. How a chain is played hop by hop, says menagerie.hops.
--
-- Points, pieces and sides are numbers from 1; 0 is none. A position is never changed, a move makes a new one:
--   board       the piece on each point
--   turn        the side to move
--   token       the point where the token is, 0 in a game without one
--   carried     true while a piece carries the token there
--   royal       the point of each side's royal piece, 0 for none; nil in a game without them
--   scores      how many pieces each side has captured by hops
--   identities  a number for the piece on each point, where a chase needs it
--   settled     how the pieces themselves end the game, or nil
--   outcome     how the game ended, repetition and lack of moves included, or nil: {winner=, reason=, shared=};
--               shared lists the sides that share a draw when others have lost
--   past        the positions since the last capture; see menagerie.repetition

local movement = require("menagerie.movement")
local royal = require("menagerie.royal")
local hops = require("menagerie.hops")
local repetition = require("menagerie.repetition")
local endings = require("menagerie.endings")
local refusal = require("menagerie.refusal")
local notation = require("menagerie.notation")
local faults = require("menagerie.faults")
local perft = require("menagerie.perft")

local TABLES_VERSION = 2

-- What an encounter brings; the numbers stand in tables.encounters.results.
local BARRED, ATTACKER_WINS, BOTH_LEAVE, DEFENDER_WINS = 0, 1, 2, 3

local Game = {}
Game.__index = Game

local engine = {}

function engine.new(tables)
    if tables.version ~= TABLES_VERSION then
        error("menagerie.engine reads tables of version 2")
    end
    local game = setmetatable({
        tables = tables,
        names = {}, -- points by name
        sides = {[0] = 0}, -- by piece
        isRoyal = {}, -- by piece
        hop = hops.rule(tables),
        -- made when first asked for:
        ways = {}, guards = {}, hopRays = {},
    }, Game)
    for number, point in ipairs(tables.points) do
        game.names[point.name] = number
    end
    for number, piece in ipairs(tables.pieces) do
        game.sides[number] = piece.side
    end
    for _, piece in ipairs(tables.royal and tables.royal.pieces or {}) do
        game.isRoyal[piece] = true
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

-- A position without a past; scores may be left out where nobody has captured by hops.
function Game:position(board, turn, token, carried, scores)
    local pos = {board = board, turn = turn, token = token, carried = carried, scores = scores or {}}
    for side in ipairs(self.tables.sides) do
        pos.scores[side] = pos.scores[side] or 0
    end
    pos.royal = self.tables.royal and royal.find(self, board)
    pos.identities = repetition.identify(self, board)
    pos.settled = endings.settled(self, pos, true)
    pos.past = repetition.begin(self, pos)
    pos.outcome = endings.outcome(self, pos)
    return pos
end

function Game:home()
    return self.tables.carry and self.tables.carry.home or 0
end

-- The side of a piece.
function Game:side(piece)
    return self.sides[piece]
end

-- The side whose pieces a side moves: shared pieces count as the first side's.
function Game:owner(turn)
    return self.tables.shared and 1 or turn
end

-- The side that moves after a side.
function Game:nextSide(turn)
    return turn == #self.tables.sides and 1 or turn + 1
end

-- Tells whether the side to move may move the piece on a point.
function Game:owns(pos, point)
    return self.sides[pos.board[point]] == self:owner(pos.turn)
end

-- What comes of a piece moving from one point onto the point of another piece.
function Game:encounter(attacker, defender, from, to)
    local e = self.tables.encounters
    return e.results[e.cases[e.classes[from]][e.classes[to]]][attacker][defender]
end

-- Tells whether a piece may end its move on a point, and whether a walk stops there.
function Game:enter(pos, piece, carrying, from, to)
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
    return self:encounter(piece, defender, from, to) ~= BARRED, true
end

-- The steps that the piece on a point may take as far as its royal piece and the way it moves decide.
function Game:reach(pos, from)
    local list, n = {}, 0
    for _, to in ipairs(movement.reach(self, pos, from)) do
        if not royal.exposes(self, pos, from, to) then
            n = n + 1
            list[n] = to
        end
    end
    return list
end

-- The legal destinations of the piece on a point; where pieces hop, those of the first hop.
function Game:destinations(pos, from)
    local list, n = {}, 0
    if pos.outcome or not self:owns(pos, from) then
        return list
    elseif self.hop then
        for i, hop in ipairs(self:hops(pos, from)) do
            list[i] = hop.to
        end
        return list
    end
    for _, to in ipairs(self:reach(pos, from)) do
        if not repetition.forbidden(self, pos, from, to) then
            n = n + 1
            list[n] = to
        end
    end
    return list
end

-- All legal moves.
function Game:moves(pos)
    local moves, n = {}, 0
    for from = 1, #pos.board do
        if self.hop and self:owns(pos, from) and not pos.outcome then
            hops.each(self, pos.board, from, function(to, path, length)
                local via = {}
                for i = 1, length do
                    via[i] = path[i]
                end
                n = n + 1
                moves[n] = {from = from, to = to, via = via}
            end)
        elseif not self.hop then
            for _, to in ipairs(self:destinations(pos, from)) do
                n = n + 1
                moves[n] = {from = from, to = to}
            end
        end
    end
    return moves
end

-- Tells whether the side to move can, in a position that has no outcome yet.
function Game:canMove(pos)
    if self.hop then
        return hops.any(self, pos)
    end
    for from = 1, #pos.board do
        if self:owns(pos, from) and #self:destinations(pos, from) > 0 then
            return true
        end
    end
    return false
end

-- Tells whether the royal piece of the side to move is attacked.
function Game:inCheck(pos)
    return royal.inCheck(self, pos)
end

-- Why a move is not legal: a reason and the point it is about (0 for none), or nil when it is legal.
function Game:why(pos, from, to, via)
    if not pos.outcome and self:owns(pos, from) then
        if self.hop then
            local chain, broken = hops.follow(self, pos, from, via, to)
            if chain then
                return nil
            end
            return "no-hop", broken
        end
        for _, legal in ipairs(self:destinations(pos, from)) do
            if legal == to then
                return nil
            end
        end
    end
    return refusal.reason(self, pos, from, to)
end

-- Plays a move. Returns the next position and what the move did:
--   left  the pieces that left the board, as {piece=, at=}: the attacker, if it did, then the defender; of a
--         chain, what it captured, in order
--   took  true when the move picked the token up where it lay
-- An illegal move gives nil, the reason and the point it is about.
function Game:play(pos, from, to, via)
    local reason, point = self:why(pos, from, to, via)
    if reason then
        return nil, reason, point
    elseif self.hop then
        return self:endChain(hops.follow(self, pos, from, via, to))
    end
    local after, attacker, defender, result = self:after(pos, from, to)
    local effects = {left = {}, took = after.carried and not pos.carried}
    if defender ~= 0 and result ~= ATTACKER_WINS then
        effects.left[1] = {piece = attacker, at = from}
    end
    if defender ~= 0 and result ~= DEFENDER_WINS then
        effects.left[#effects.left + 1] = {piece = defender, at = to}
    end
    after.identities = repetition.renamed(pos.identities, from, to)
    after.past = repetition.next(self, pos, to, after, defender ~= 0)
    after.outcome = endings.outcome(self, after)
    return after, effects
end

-- The hops with which the piece on a point can begin a chain, as {over=, to=}.
function Game:hops(pos, from)
    if pos.outcome or not self:owns(pos, from) then
        return {}
    end
    return hops.first(self, pos, from)
end

-- Begins a chain with the piece on a point; nil, the reason and the point when it may not move.
function Game:beginChain(pos, from)
    if pos.outcome or not self:owns(pos, from) then
        return nil, refusal.reason(self, pos, from, from)
    end
    return hops.begin(pos, from)
end

-- The hops with which a chain can go on, as {over=, to=}.
function Game:chainHops(chain)
    return hops.next(self, chain)
end

-- The chain after one more hop; nil, the reason and the point when there is no such hop.
function Game:continueChain(chain, to)
    local longer = hops.continue(self, chain, to)
    if not longer then
        return nil, "no-hop", to
    end
    return longer
end

-- Ends a chain of one hop or more: the next position, what the move did (as play says), and the move.
function Game:endChain(chain)
    local after = hops.after(self, chain)
    after.past = repetition.next(self, chain.pos, chain.at, after, true)
    after.outcome = endings.outcome(self, after)
    return after, {left = chain.captured, took = false}, {from = chain.from, to = chain.at, via = hops.via(chain)}
end

-- The position after a legal step, as far as the pieces go, and the encounter.
function Game:after(pos, from, to)
    local board = {}
    for point = 1, #pos.board do
        board[point] = pos.board[point]
    end
    local attacker, defender, result = board[from], board[to], ATTACKER_WINS
    if defender ~= 0 then
        result = self:encounter(attacker, defender, from, to)
    end
    board[from] = 0
    if result == ATTACKER_WINS then
        board[to] = attacker
    elseif result == BOTH_LEAVE then
        board[to] = 0
    end
    local after = {board = board, turn = self:nextSide(pos.turn), scores = pos.scores, royal = pos.royal}
    if self.isRoyal[attacker] then
        after.royal = {pos.royal[1], pos.royal[2]}
        after.royal[pos.turn] = to
    end
    after.token, after.carried = self:tokenAfter(pos, from, to, result)
    after.settled = endings.settled(self, after, defender ~= 0)
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

-- Counts the sequences of exactly depth legal moves. Repetition is not applied.
function Game:perft(pos, depth)
    return perft.count(self, pos, depth)
end

-- Splits perft by first move: lists {move=, nodes=}.
function Game:divide(pos, depth)
    return perft.divide(self, pos, depth)
end

function Game:pointName(point)
    return self.tables.points[point].name
end

-- A point's number, nil for a name that no point has.
function Game:pointNamed(name)
    return self.names[name]
end

-- A move as text: the points that it visits, for example e2-e3 or g6-i5-k7.
function Game:moveText(move)
    local text = self:pointName(move.from)
    for _, point in ipairs(move.via or {}) do
        text = text .. "-" .. self:pointName(point)
    end
    return text .. "-" .. self:pointName(move.to)
end

-- Finds the legal move that a text means, nil for none.
function Game:moveNamed(pos, text)
    local move = notation.move(self, text)
    if move and not self:why(pos, move.from, move.to, move.via) then
        return move
    end
    return nil
end

-- A position as text; see menagerie.notation.
function Game:text(pos)
    return notation.text(self, pos)
end

-- Why no game can bring a position about, as a fault (see menagerie.faults); nil when one can.
function Game:fault(board, token, carried, turn)
    return faults.find(self, board, token, carried, turn)
end

-- Reads what text writes; nil and the name of what is wrong when it is no possible position.
function Game:parse(text)
    return notation.parse(self, text)
end

return engine
