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

-- The other sides of which somebody sits at the seat.
function seats.others(side)
    local others, n = {}, 0
    for other in ipairs(setup.seats) do
        if other ~= side and seats.occupied(other) then
            n = n + 1
            others[n] = other
        end
    end
    return others
end

-- Tells whether a player sits at the table alone, and can play for all sides.
local function isAlone(color, side)
    return Player[color].host and #seats.others(side) == 0
end

-- Why a player of a side may not move a piece of another's or out of turn, nil when it is their turn.
local function notTheirs(color, side, piece)
    local turn, owner = history.position().turn, tables.pieces[piece.piece].side
    if tables.shared then
        if side == turn then
            return nil
        end
        return isAlone(color, side) and "table.not-your-turn-alone" or "reason.not-your-turn"
    elseif side ~= owner then
        return isAlone(color, side) and "table.not-yours-alone" or "table.not-your-piece"
    end
    return owner ~= turn and "reason.not-your-turn" or nil
end

-- The side that moves a piece when it is its turn.
function seats.mover(piece)
    return tables.shared and history.position().turn or tables.pieces[piece.piece].side
end

-- Why a player may not move a piece now: a key of the words, or nil when it is allowed.
function seats.refusal(color, piece)
    local hotseat, side = history.setting("hotseat"), seats.side(color)
    if color == "Grey" or side == 0 and not hotseat then
        return "table.not-seated"
    elseif history.outcome() then
        return "reason.game-over"
    elseif history.at(piece.id) == 0 then
        return "table.captured"
    end
    local key = notTheirs(color, hotseat and seats.mover(piece) or side, piece)
    if key then
        return key
    end
    local hopper = history.hopper()
    return hopper and hopper.id ~= piece.id and "table.in-chain" or nil
end

-- The side that a player decides for: their own, or with one player for all sides the side to move.
function seats.decides(color)
    if history.setting("hotseat") and color ~= "Grey" then
        return history.position().turn
    end
    return seats.side(color)
end

-- The colour whose turn Tabletop Simulator showed when the script last had a say in it.
local left = nil

-- Leaves the turn to the players: from now on, what they make of it is their wish.
function seats.leaveTurn()
    left = Turns.turn_color
end

-- Makes the turn that Tabletop Simulator shows that of the side to move. A seat where nobody sits cannot have
-- the turn.
function seats.showTurn()
    local side = history.position().turn
    local seat = setup.seats[side]
    if Turns.enable and seats.occupied(side) and Turns.turn_color ~= seat then
        Turns.turn_color = seat
    end
    seats.leaveTurn()
end

-- Does so where the script plays the rules.
function seats.passTurn()
    if history.setting("enforce") then
        seats.showTurn()
    end
end

-- The side whose turn Tabletop Simulator shows, 0 for none.
function seats.sideShown()
    return Turns.enable and seats.side(Turns.turn_color) or 0
end

-- The side whose turn it is by what players made of it. Where they changed nothing, or where Tabletop Simulator
-- cannot show the side to move, that side has the turn.
function seats.turnShown()
    local turn = history.position().turn
    local shown = Turns.turn_color ~= left and seats.sideShown() or 0
    if shown == 0 or not seats.occupied(turn) then
        return turn
    end
    return shown
end

return seats
