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

-- Who sits at a player colour: a text that is another for everybody, "" for nobody. Those who share one
-- computer share an account, and only their names differ.
function seats.person(color)
    local player = Player[color]
    if not player.seated then
        return ""
    end
    return (player.steam_id or "") .. " " .. (player.steam_name or "")
end

-- Who sits at the seats of the game, as a text to compare.
function seats.seating()
    local text = ""
    for _, color in ipairs(setup.seats) do
        text = text .. color .. " " .. seats.person(color) .. "; "
    end
    return text
end

-- Tells whether a player who wants to move a piece of a side sits at the table alone, and can change that.
local function isAlone(color, owner)
    return Player[color].host and not seats.occupied(owner)
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
        return isAlone(color, owner) and "table.not-yours-alone" or "table.not-your-piece"
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

-- Makes the turn that Tabletop Simulator shows that of the side to move, where the script plays the rules. A
-- seat where nobody sits cannot have the turn.
function seats.passTurn()
    local side = history.position().turn
    local seat = setup.seats[side]
    if history.setting("enforce") and Turns.enable and seats.occupied(side) and Turns.turn_color ~= seat then
        Turns.turn_color = seat
    end
end

-- The side whose turn Tabletop Simulator shows. Where it cannot show the one to move, that side has the turn.
function seats.turnShown()
    local turn = history.position().turn
    local shown = Turns.enable and seats.side(Turns.turn_color) or 0
    if shown == 0 or not seats.occupied(turn) then
        return turn
    end
    return shown
end

return seats
