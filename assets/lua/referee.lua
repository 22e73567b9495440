-- What players decide beside moving: a new game, taking back and bringing back, resigning, a draw, and the host's switches.
-- What concerns all sides needs all: further presses agree to what the first one offers.

local history = require("menagerie.history")
local objects = require("menagerie.objects")
local seats = require("menagerie.seats")
local marks = require("menagerie.marks")
local offers = require("menagerie.offers")
local missing = require("menagerie.missing")
local panel = require("menagerie.panel")
local words = require("menagerie.words")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local referee = {
    -- Brings every piece to where the game says.
    arrange = function() end,
    -- Takes the game up from where the pieces stand.
    adopt = function() end,
    -- Leaves the pieces to the players.
    free = function() end,
}

-- Tells whether those at the table wait for a seat where nobody sits.
local function waitsForNobody()
    local turn = history.position().turn
    return not history.outcome() and not history.setting("hotseat") and history.setting("enforce")
        and not seats.occupied(turn) and #seats.others(turn) > 0
end

-- What everybody should know beside the state of the game.
local function notice()
    local awaited = missing.awaited()
    if awaited ~= "" then
        return words.say("table.waits", {missing = awaited})
    end
    local offered = offers.notice()
    if offered == "" and waitsForNobody() then
        local about = wording.about(nil)
        return words.say("table.empty-seat", {side = about.turn, button = about.button})
    end
    return offered
end

function referee.refresh()
    panel.refresh(notice())
end

local function toMove()
    return {side = wording.player(history.position().turn)}
end

local function tellEnd()
    if history.outcome() then
        talk.everyone(wording.ending(history.outcome()))
    end
end

-- The game has changed: offers are void, the turn is passed, and how the game ended is told.
function referee.changed()
    offers.clear()
    seats.showTurn()
    referee.refresh()
    marks.remind()
    tellEnd()
end

-- Ends a chain of hops and tells what it captured.
function referee.endChain()
    local side = history.position().turn
    local effects = history.endChain()
    talk.everyone("event.captures", {side = wording.player(side), count = tostring(#effects.left)})
end

-- What happens once it is agreed.
local agreed = {}

agreed["new-game"] = function()
    history.restart()
    referee.arrange()
    talk.everyone("offer.begun", toMove())
end

-- Makes a function that takes back or brings back: what says what there is, turn does it, told begins the key of
-- what is said.
local function turning(what, turn, told)
    return function()
        local turned = what()
        turn()
        referee.arrange()
        talk.everyone(told .. turned, toMove())
    end
end

agreed["undo"] = turning(history.undoes, history.undo, "offer.undone-")
agreed["redo"] = turning(history.redoes, history.redo, "offer.redone-")

agreed["draw"] = function()
    history.finish(0, "agreement")
end

-- Tells whether a new game takes nothing from anybody.
local function isOver()
    return history.outcome() ~= nil
        or history.moves() == 0 and not history.hopper() and history.setting("enforce")
end

-- Tells whether an offer needs nobody's answer.
local function needsNobody(kind, side)
    if history.setting("hotseat") then
        return true
    elseif kind == "new-game" then
        return isOver() or #seats.others(side) == 0
    end
    return kind ~= "draw" and #seats.others(side) == 0
end

local function propose(kind, color, side)
    if needsNobody(kind, side) or offers.isMade(kind) and offers.answer(kind, color, side) then
        agreed[kind]()
        referee.changed()
        return
    elseif not offers.isMade(kind) then
        offers.make(kind, color, side)
    end
    referee.refresh()
end

-- What each button does for a side; a player without a side decides nothing.
local decide = {}

decide["new-game"] = function(color, side)
    propose("new-game", color, side)
end

-- Proposes to take back or bring back if there is something; free and nothing are what is said where that cannot be.
local function proposeTurning(kind, color, side, something, free, nothing)
    if not history.setting("enforce") then
        talk.player(color, free)
    elseif something then
        propose(kind, color, side)
    else
        talk.player(color, nothing)
    end
end

decide["undo"] = function(color, side)
    proposeTurning("undo", color, side, history.undoes(), "offer.no-undo-in-free-play", "offer.nothing-to-undo")
end

decide["redo"] = function(color, side)
    proposeTurning("redo", color, side, history.redoes(), "offer.no-redo-in-free-play", "offer.nothing-to-redo")
end

decide["draw"] = function(color, side)
    if history.outcome() then
        talk.player(color, "reason.game-over")
    else
        propose("draw", color, side)
    end
end

-- Only a game of two sides has this button: with more, nobody else would have won. Giving up takes two presses, since a
-- slip of the mouse cannot be taken back alone.
decide["resign"] = function(color, side)
    if history.outcome() then
        talk.player(color, "reason.game-over")
    elseif offers.confirmsResigning(color, side) then
        history.finish(3 - side, "resign")
        referee.changed()
    else
        talk.player(color, "offer.resign")
    end
end

-- Ends a chain of hops before its piece has to stop.
decide["stop"] = function(color, side)
    if not history.hopper() or history.outcome() then
        talk.player(color, "offer.not-hopping")
    elseif side ~= history.position().turn then
        talk.player(color, "reason.not-your-turn", {turn = wording.player(history.position().turn)})
    else
        referee.endChain()
        referee.changed()
    end
end

-- The host's switches.
local switch = {}

local function switchOn()
    history.set("enforce", true)
    referee.adopt()
    seats.passTurn()
    if history.outcome() then
        talk.everyone("offer.rules-on-over")
        tellEnd()
    else
        talk.everyone("offer.rules-on", toMove())
    end
    marks.remind()
    missing.tell()
end

switch["rules"] = function()
    if history.setting("enforce") then
        history.set("enforce", false)
        seats.leaveTurn()
        referee.free()
        talk.everyone("offer.rules-off")
    else
        switchOn()
    end
end

switch["seats"] = function()
    history.set("hotseat", not history.setting("hotseat"))
    talk.everyone(history.setting("hotseat") and "offer.one-seat" or "offer.two-seats")
end

-- Makes the table speak a language: what is said from now on, the panel, and what things are called.
function referee.speak(tag)
    if words.use(tag) then
        objects.labelAll()
        panel.label()
    end
end

switch["language"] = function()
    local next = words.next()
    if next then
        history.set("language", next.tag)
        referee.speak(next.tag)
        talk.everyone("offer.language")
    end
end

local function flip(player, name)
    if not player.host then
        talk.player(player.color, "offer.only-host")
        return
    end
    if name ~= "language" then
        offers.lapse()
    end
    switch[name]()
    referee.refresh()
end

-- A player pressed the button of that name.
function referee.press(player, name)
    offers.checkSeats()
    if switch[name] then
        flip(player, name)
        return
    end
    local side = seats.decides(player.color)
    if side == 0 then
        talk.player(player.color, "offer.only-seats")
    else
        decide[name](player.color, side)
    end
end

-- Somebody sat down, stood up or left.
function referee.seated()
    offers.checkSeats()
    seats.passTurn()
    referee.refresh()
end

return referee
