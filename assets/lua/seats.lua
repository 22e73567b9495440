-- Who sits where, who may move what, and whose turn Tabletop Simulator shows.

local setup = require("menagerie.setup")
local tables = require("menagerie.tables")
local history = require("menagerie.history")

local seats = {}

-- The side that a player colour plays, 0 for none.
function seats.side(color)
    for side, seat in ipairs(setup.seats) do
        if seat == color then
            return side
        end
    end
    return 0
end

function seats.occupied(side)
    return Player[setup.seats[side]].seated
end

-- Why a player may not move a piece now: a key of the words, or nil when it is allowed.
function seats.refusal(color, piece)
    local hotseat, side = history.setting("hotseat"), seats.side(color)
    local owner = tables.pieces[piece.piece].side
    if color == "Grey" or side == 0 and not hotseat then
        return "table.not-seated"
    elseif history.outcome() then
        return "reason.game-over"
    elseif history.at(piece.id) == 0 then
        return "table.captured"
    elseif owner ~= side and not hotseat then
        return "table.not-your-piece"
    elseif owner ~= history.position().turn then
        return "reason.not-your-turn"
    end
    return nil
end

-- The side that a player decides for: their own, or with one player for both sides the side to move.
function seats.decides(color)
    if history.setting("hotseat") and color ~= "Grey" then
        return history.position().turn
    end
    return seats.side(color)
end

-- Makes the turn that Tabletop Simulator shows that of the side to move. A seat where nobody sits cannot
-- have the turn.
function seats.passTurn()
    local side = history.position().turn
    local seat = setup.seats[side]
    if Turns.enable and seats.occupied(side) and Turns.turn_color ~= seat then
        Turns.turn_color = seat
    end
end

return seats
