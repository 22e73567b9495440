-- The ways in which a game ends: one function each. It says for which side an ending has come, 0 for
-- both at once, nil when it has not.

local royal = require("menagerie.royal")
local repetition = require("menagerie.repetition")
local lists = require("menagerie.lists")

local endings = {}

local comes = {}

-- The side of what stands on a point, when its side wants to be there.
local function arrived(game, pos, ending, point)
    local side = game:side(pos.board[point])
    return side ~= 0 and lists.contains(ending.zones[side], point) and side or nil
end

-- The token is carried into a zone of its carrier's side.
comes["token-in-zone"] = function(game, pos, ending)
    return pos.carried and arrived(game, pos, ending, pos.token) or nil
end

-- A piece enters a zone of its side. Should several stand there, the first point counts.
comes["piece-in-zone"] = function(game, pos, ending)
    local found, at = nil, nil
    for _, zone in ipairs(ending.zones) do
        for _, point in ipairs(zone) do
            local side = arrived(game, pos, ending, point)
            if side and (not at or point < at) then
                found, at = side, point
            end
        end
    end
    return found
end

-- How many pieces of the counted kinds each side has.
local function tally(game, pos, ending)
    local left = {0, 0}
    for _, piece in ipairs(pos.board) do
        if piece ~= 0 and lists.contains(ending.kinds, game.tables.pieces[piece].kind) then
            local side = game:side(piece)
            left[side] = left[side] + 1
        end
    end
    return left
end

-- A side has none of the counted kinds left.
comes["none-left"] = function(game, pos, ending)
    local left = tally(game, pos, ending)
    if left[1] > 0 and left[2] > 0 then
        return nil
    elseif left[1] == 0 and left[2] == 0 then
        return 0
    end
    return left[1] > 0 and 2 or 1
end

-- No side has any of the counted kinds left.
comes["dead-material"] = function(game, pos, ending)
    local left = tally(game, pos, ending)
    return left[1] + left[2] == 0 and 0 or nil
end

-- The side to move has no legal move ...
comes["no-move"] = function(game, pos)
    return pos.turn
end

-- ... and its royal piece is attacked ...
comes["checkmate"] = function(game, pos)
    return royal.inCheck(game, pos) and pos.turn or nil
end

-- ... or not.
comes["stalemate"] = function(game, pos)
    return not royal.inCheck(game, pos) and pos.turn or nil
end

-- A position has been on the board too often.
comes["repetition"] = function(game, pos, ending)
    return repetition.times(game, pos.past) >= ending.times and pos.turn or nil
end

local function winner(result, side)
    if side == 0 or result == "draw" then
        return 0
    end
    return result == "win" and side or 3 - side
end

-- The game goes to the side that has captured most; several of them share a draw.
local function mostCaptures(pos, reason)
    local best, first = {}, 1
    for side, score in ipairs(pos.scores) do
        if side == 1 or score > pos.scores[first] then
            best, first = {side}, side
        elseif score == pos.scores[first] then
            best[#best + 1] = side
        end
    end
    if #best == 1 then
        return {winner = first, reason = reason}
    end
    return {winner = 0, reason = reason, shared = best}
end

-- The first of the named endings that has come.
local function first(game, pos, names)
    for _, name in ipairs(names) do
        for _, ending in ipairs(game.tables.endings) do
            local side = ending.when == name and comes[name](game, pos, ending)
            if side and ending.result == "most-captures" then
                return mostCaptures(pos, name)
            elseif side then
                return {winner = winner(ending.result, side), reason = name}
            end
        end
    end
    return nil
end

local ARRIVALS = {"token-in-zone", "piece-in-zone"}
local SETTLED = {"token-in-zone", "piece-in-zone", "none-left", "dead-material"}
local STUCK = {"no-move", "checkmate", "stalemate"}

-- How the pieces themselves end the game, nil when they do not. Only a capture can leave too few.
function endings.settled(game, pos, captured)
    return first(game, pos, captured and SETTLED or ARRIVALS)
end

-- How the game ended in a position that knows its past, nil when it goes on.
function endings.outcome(game, pos)
    if pos.settled then
        return pos.settled
    elseif not game:canMove(pos) then
        return first(game, pos, STUCK)
    end
    return first(game, pos, {"repetition"})
end

return endings
