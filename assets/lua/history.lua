-- The game that is being played: its positions from the first to the present one, which object stands where
-- in each, how the game ended and the switches of the panel. How a save keeps it says menagerie.state.
--
-- What was taken back can be brought back until something else is played. A save does not keep it: it is no part
-- of the game, and whoever loads an earlier save has the later one.
--
-- Where pieces hop, a move is a chain of hops that is played hop by hop. While a chain is unfinished, the
-- position is still the one in which it began; the board, the places and the scores are those after its hops.

local engine = require("menagerie.engine")
local tables = require("menagerie.tables")
local standing = require("menagerie.standing")
local about = require("menagerie.about")

local history = {game = engine.new(tables)}

local game = history.game

-- plies[0] is the start; each has a position, places and slots (see menagerie.standing), and the move that led
-- there.
local plies = {}
local last = 0
local hopping = nil -- the unfinished chain, with places and slots after its hops, and mover
local ended = nil -- how players ended the game themselves
local undone, takenBack = {}, 0 -- what was taken back, the first to come back last: {ply=}, {hopping=} or {ended=}
local SETTINGS = {"enforce", "hotseat", "language"}
local settings = {enforce = true, hotseat = false, language = about.language}
local revision = 0

local function touch()
    revision = revision + 1
end

-- Something was played: what was taken back before does not fit any more.
local function played()
    undone, takenBack = {}, 0
    touch()
end

-- A number that changes with whatever a save keeps.
function history.revision()
    return revision
end

function history.restart()
    local pos = game:start()
    history.startFrom(pos, standing.assign(pos))
end

-- Begins at a position; places says on which point each piece stands, by id.
function history.startFrom(pos, places)
    plies = {[0] = {pos = pos, places = places, slots = standing.slots(pos, places)}}
    last, hopping, ended = 0, nil, nil
    played()
end

function history.start()
    return plies[0].pos
end

function history.position()
    return plies[last].pos
end

-- What is true of the pieces now: an unfinished chain or the last ply.
local function present()
    return hopping or plies[last]
end

-- The piece on each point.
function history.board()
    if not hopping then
        return history.position().board
    end
    local board = {}
    for point, piece in ipairs(hopping.chain.board) do
        board[point] = piece
    end
    board[hopping.chain.at] = hopping.chain.piece
    return board
end

-- The captures of a side, in a game where pieces hop.
function history.score(side)
    local pos = history.position()
    local more = hopping and side == pos.turn and #hopping.chain.captured or 0
    return pos.scores[side] + more
end

-- The point where a piece stands, 0 when it has left the board.
function history.at(id)
    return present().places[id]
end

-- Which side has captured a shared piece, and as its how manieth; nil for none.
function history.slot(id)
    local slot = present().slots and present().slots[id]
    if slot then
        return slot.side, slot.n
    end
    return nil
end

-- The piece that stands on a point, as its entry in the setup; nil for none.
function history.pieceAt(point)
    return standing.on(present().places, point)
end

function history.moves()
    return last
end

-- The text of a move by its number.
function history.moveText(n)
    return plies[n].text
end

-- The move that led to the present position, as text, and the piece that made it; nil at the start. Of an
-- unfinished chain, what was played of it.
function history.lastMove()
    return present().text, present().mover
end

function history.outcome()
    return ended or history.position().outcome
end

-- The piece that is in the middle of a chain, nil for none.
function history.hopper()
    return hopping and hopping.mover
end

-- The points that an unfinished chain has visited, nil when there is none.
function history.path()
    return hopping and hopping.chain.path
end

-- Where the piece on a point may go now.
function history.destinations(from)
    if not hopping then
        return ended and {} or game:destinations(history.position(), from)
    end
    local list = {}
    if from == hopping.chain.at and not history.outcome() then
        for i, hop in ipairs(game:chainHops(hopping.chain)) do
            list[i] = hop.to
        end
    end
    return list
end

-- Why a step, or the next hop, is not possible now: a reason and the point it is about, nil when it is.
function history.why(from, to)
    if ended then
        return "game-over", 0
    elseif not hopping then
        return game:why(history.position(), from, to)
    end
    for _, point in ipairs(history.destinations(from)) do
        if point == to then
            return nil
        end
    end
    return "no-hop", to
end

local function push(pos, places, slots, text, mover)
    last = last + 1
    plies[last] = {pos = pos, places = places, slots = slots, text = text, mover = mover}
    played()
end

-- Makes one hop, the first of a chain or its next; false when there is none like that.
function history.hop(from, to)
    local before = present()
    local chain = hopping and hopping.chain or game:beginChain(history.position(), from)
    local longer = chain and chain.at == from and game:continueChain(chain, to)
    if not longer then
        return false
    end
    local captured = longer.captured[#longer.captured]
    local slots, gone = standing.copy(before.slots), standing.on(before.places, captured.at)
    local turn = history.position().turn
    slots[gone.id] = {side = turn, n = history.position().scores[turn] + #longer.captured}
    local text = hopping and hopping.text or game:pointName(from)
    hopping = {
        chain = longer,
        mover = standing.on(before.places, from),
        places = standing.after(before.places, from, to, {left = {captured}}),
        slots = slots,
        text = text .. "-" .. game:pointName(to),
    }
    played()
    return true
end

-- Ends the chain, which makes it a move, and returns what it did.
function history.endChain()
    local done = hopping
    local pos, effects, move = game:endChain(done.chain)
    hopping = nil
    push(pos, done.places, done.slots, game:moveText(move), done.mover)
    return effects
end

local function playChain(move)
    local at = move.from
    for _, to in ipairs(move.via) do
        if not history.hop(at, to) then
            return nil
        end
        at = to
    end
    return history.hop(at, move.to) and history.endChain() or nil
end

-- Plays a whole move and returns what it did; nil when it is not legal.
function history.play(move)
    if game.hop then
        return playChain(move)
    end
    local ply = plies[last]
    local pos, effects = game:play(ply.pos, move.from, move.to)
    if not pos then
        return nil
    end
    local places = standing.after(ply.places, move.from, move.to, effects)
    push(pos, places, ply.slots, game:moveText(move), history.pieceAt(move.from))
    return effects
end

-- What would be taken back: "end", how players ended the game; or else "chain", an unfinished one; or else "move",
-- the last one; nil for nothing.
function history.undoes()
    if ended then
        return "end"
    elseif hopping then
        return "chain"
    end
    return last > 0 and "move" or nil
end

function history.undo()
    local what = history.undoes()
    takenBack = takenBack + 1
    if what == "end" then
        undone[takenBack] = {ended = ended}
        ended = nil
    elseif what == "chain" then
        undone[takenBack] = {hopping = hopping}
        hopping = nil
    else
        undone[takenBack] = {ply = plies[last]}
        plies[last] = nil
        last = last - 1
    end
    touch()
end

-- What would be brought back, in the words of undoes; nil for nothing.
function history.redoes()
    local again = undone[takenBack]
    if not again then
        return nil
    elseif again.ended then
        return "end"
    end
    return again.hopping and "chain" or "move"
end

-- Brings back what was taken back last.
function history.redo()
    local again = undone[takenBack]
    undone[takenBack] = nil
    takenBack = takenBack - 1
    if again.ply then
        last = last + 1
        plies[last] = again.ply
    else
        hopping = again.hopping or hopping
        ended = again.ended
    end
    touch()
end

-- Ends the game as the players decided; winner 0 is a draw.
function history.finish(winner, reason)
    ended = {winner = winner, reason = reason}
    played()
end

-- How everything stands, to come back to before anything else is taken back or brought back.
function history.mark()
    local marked = {}
    for _, name in ipairs(SETTINGS) do
        marked[name] = settings[name]
    end
    return {
        plies = plies, last = last, ply = plies[last], hopping = hopping, ended = ended,
        undone = undone, takenBack = takenBack, again = undone[takenBack], settings = marked,
    }
end

-- Goes back to what mark noted.
function history.restore(mark)
    for n = last, mark.last + 1, -1 do
        plies[n] = nil
    end
    plies, last, hopping, ended = mark.plies, mark.last, mark.hopping, mark.ended
    plies[last] = mark.ply
    undone, takenBack, settings = mark.undone, mark.takenBack, mark.settings
    undone[takenBack] = mark.again
    touch()
end

function history.setting(name)
    return settings[name]
end

function history.set(name, value)
    settings[name] = value
    touch()
end

history.restart()

return history
