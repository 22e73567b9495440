-- What players decide beside moving: a new game, taking back, resigning, a draw, and the host's switches.
-- What concerns both sides needs both: the second press agrees to what the first one offers.

local history = require("menagerie.history")
local seats = require("menagerie.seats")
local panel = require("menagerie.panel")
local words = require("menagerie.words")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local referee = {
    -- Brings every piece to where the game says.
    arrange = function() end,
    -- Takes the game up from where the pieces stand.
    adopt = function() end,
}

-- What waits for an answer: {what=, side=}, nil for nothing.
local offer = nil

local function notice()
    if not offer or offer.what == "resign" then
        return ""
    end
    return words.say("offer." .. offer.what, {side = wording.side(offer.side), other = wording.side(3 - offer.side)})
end

function referee.refresh()
    panel.refresh(notice())
end

local function toMove()
    return {side = wording.side(history.position().turn)}
end

-- The game has changed: offers lapse, the turn is passed, and how the game ended is told.
function referee.changed()
    offer = nil
    seats.passTurn()
    referee.refresh()
    if history.outcome() then
        talk.everyone(wording.ending(history.outcome()))
    end
end

-- What happens once it is agreed.
local agreed = {}

agreed["new-game"] = function()
    history.restart()
    referee.arrange()
    talk.everyone("offer.begun", toMove())
end

agreed["undo"] = function()
    history.undo()
    referee.arrange()
    talk.everyone("offer.undone", toMove())
end

agreed["draw"] = function()
    history.finish(0, "agreement")
end

-- Tells whether an offer needs nobody's answer.
local function needsNobody(what, side)
    if history.setting("hotseat") then
        return true
    elseif what == "new-game" then
        return history.outcome() ~= nil or history.moves() == 0 or not seats.occupied(3 - side)
    end
    return what == "undo" and not seats.occupied(3 - side)
end

local function propose(what, side)
    if needsNobody(what, side) or offer and offer.what == what and offer.side ~= side then
        agreed[what]()
        referee.changed()
        return
    end
    offer = {what = what, side = side}
    referee.refresh()
    talk.everyone("offer." .. what, {side = wording.side(side), other = wording.side(3 - side)})
end

-- What each button does for a side; a player without a side decides nothing.
local decide = {}

decide["new-game"] = function(color, side)
    propose("new-game", side)
end

decide["undo"] = function(color, side)
    if history.canUndo() then
        propose("undo", side)
    else
        talk.player(color, "offer.nothing-to-undo")
    end
end

decide["draw"] = function(color, side)
    if history.outcome() then
        talk.player(color, "reason.game-over")
    else
        propose("draw", side)
    end
end

-- Giving up takes two presses, since a slip of the mouse cannot be taken back alone.
decide["resign"] = function(color, side)
    if history.outcome() then
        talk.player(color, "reason.game-over")
    elseif offer and offer.what == "resign" and offer.side == side then
        history.finish(3 - side, "resign")
        referee.changed()
    else
        offer = {what = "resign", side = side}
        referee.refresh()
        talk.player(color, "offer.resign")
    end
end

-- The host's switches.
local switch = {}

switch["rules"] = function()
    local on = not history.setting("enforce")
    history.set("enforce", on)
    if on then
        referee.adopt()
        referee.changed()
        talk.everyone("offer.rules-on", toMove())
    else
        talk.everyone("offer.rules-off")
        referee.refresh()
    end
end

switch["seats"] = function()
    history.set("hotseat", not history.setting("hotseat"))
    talk.everyone(history.setting("hotseat") and "offer.one-seat" or "offer.two-seats")
    referee.refresh()
end

-- A player pressed the button of that name.
function referee.press(player, name)
    if switch[name] then
        if player.host then
            switch[name]()
        else
            talk.player(player.color, "offer.only-host")
        end
        return
    end
    local side = seats.decides(player.color)
    if side == 0 then
        talk.player(player.color, "offer.only-seats")
    else
        decide[name](player.color, side)
    end
end

return referee
