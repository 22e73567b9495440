-- What Tabletop Simulator reports, handed to whom it concerns. Everything is guarded: after an error the game
-- and its pieces are as they were before.

local tables = require("menagerie.tables")
local history = require("menagerie.history")
local state = require("menagerie.state")
local objects = require("menagerie.objects")
local places = require("menagerie.places")
local marks = require("menagerie.marks")
local seats = require("menagerie.seats")
local play = require("menagerie.play")
local panel = require("menagerie.panel")
local missing = require("menagerie.missing")
local offers = require("menagerie.offers")
local referee = require("menagerie.referee")
local words = require("menagerie.words")
local wording = require("menagerie.wording")
local guard = require("menagerie.guard")
local talk = require("menagerie.talk")

local handlers = {}

-- A moment in which what was reported has come to its end.
local SOON = 2 -- frames

-- How often the table is looked over for what was pushed, which nobody reports.
local PATROL = 3 -- seconds

local started = false
local patrol = nil

-- What the save keeps: what it held, should the game not be taken up, and what was last written.
local kept = ""

guard.mark = history.mark

guard.restore = function(mark)
    objects.recover(places.of)
    history.restore(mark)
    referee.speak(history.setting("language"))
    offers.lapse()
    play.letGo()
    objects.secureAll()
    places.settle()
    seats.passTurn()
    referee.refresh()
    marks.remind()
end

referee.arrange = function()
    play.letGo()
    places.arrange()
end

referee.free = function()
    play.forget()
    objects.secureAll()
end

local function soon(fn)
    Wait.frames(guard.wrap(fn), SOON)
end

-- Takes the game up from where the pieces stand with a side to move, 0 for the one that begins. If they
-- cannot stand like that, false and the fault (see menagerie.faults).
local function startFromTable(turn)
    local seen, shared = places.read()
    if not seen then
        return false, {name = "shared-point", point = shared}
    end
    local game = history.game
    local side = turn ~= 0 and turn or tables.first
    local fault = game:fault(seen.board, seen.token, seen.carried, side)
    if fault then
        return false, fault
    end
    history.startFrom(game:position(seen.board, side, seen.token, seen.carried, seen.scores), seen.places)
    return true
end

-- Tells whether the pieces stand where the game says.
local function isAsPlayed()
    local seen = places.read()
    if not seen then
        return false
    end
    for point, piece in ipairs(history.board()) do
        if seen.board[point] ~= piece then
            return false
        end
    end
    for side, score in ipairs(seen.scores or {}) do
        if history.score(side) ~= score then
            return false
        end
    end
    return seen.token == history.position().token
end

-- Tells whether the players left the game as it was. Whose turn it is is no matter once it is over.
local function isUntouched()
    return isAsPlayed() and (history.outcome() ~= nil or seats.turnShown() == history.position().turn)
end

-- After free play the game goes on from what the players made of it.
function referee.adopt()
    if not isUntouched() then
        local possible, fault = startFromTable(seats.turnShown())
        if not possible then
            talk.everyone("state.from-state", {fault = wording.fault(fault)})
        end
    end
    objects.secureAll()
    referee.arrange()
end

-- What to do about a save that cannot be taken up. Where it does not say whose turn it is, Tabletop Simulator may
-- have kept that.
local function recover(turn)
    history.restart()
    if startFromTable(turn ~= 0 and turn or seats.sideShown()) then
        talk.host("state.from-table")
    else
        referee.arrange()
        talk.host("state.from-start")
    end
end

local function start(text)
    local problem, turn = nil, 0
    play.forget()
    history.restart()
    if text ~= "" then
        problem, turn = state.decode(text)
    end
    words.use(history.setting("language"))
    objects.collect(places.of)
    if text == "" and not isAsPlayed() then
        problem = "lost"
    end
    if problem then
        talk.host("state." .. problem)
    end
    if problem and problem ~= "false-end" then
        recover(turn)
    end
    missing.tell()
    panel.label()
    seats.leaveTurn()
    seats.passTurn()
    referee.refresh()
    places.settle()
    marks.remind()
    if patrol then
        Wait.stop(patrol)
    end
    patrol = Wait.time(guard.wrap(places.patrol), PATROL, -1)
end

-- Takes the game up. After an error nothing of the table has changed, and the script leaves it alone.
function handlers.load(text)
    kept = text or ""
    started = false
    local ok, message = pcall(start, kept)
    started = ok
    if not ok then
        talk.host("state.error-on-load", {message = tostring(message)})
    end
end

local function write()
    return state.encode(places.moving())
end

function handlers.save()
    if started then
        kept = guard.run(write) or kept
    end
    return kept
end

-- Returns false to forbid a player's action.
function handlers.action(player, action, targets)
    if not started then
        return true
    end
    return guard.run(play.allows, player.color, action, targets) ~= false
end

function handlers.pickUp(color, object)
    if started then
        guard.run(play.pickedUp, color, object)
    end
end

function handlers.drop(color, object)
    if started then
        guard.run(play.dropped, color, object)
    end
end

function handlers.spawn(object)
    if started then
        local awaited = objects.of(object) ~= nil
        guard.run(objects.spawned, object)
        if awaited then
            soon(function()
                referee.refresh()
                marks.remind()
            end)
        end
    end
end

function handlers.destroy(object)
    if started then
        guard.run(objects.destroyed, object, places.of)
        soon(play.checkHolder)
    end
end

-- Something of ours was turned, thrown or shaken by a tool that asks nobody.
function handlers.disturbed(object)
    if started and objects.of(object) then
        soon(places.settle)
    end
end

-- Returns false for what may not be shaken, turned or put into a container.
function handlers.leavesAlone(object)
    return not started or objects.of(object) == nil
end

-- Turning is only forbidden where the rules are played.
function handlers.mayTurn(object)
    return handlers.leavesAlone(object) or not history.setting("enforce")
end

function handlers.turn()
    if started and history.setting("enforce") then
        soon(seats.passTurn)
    end
end

-- A player sat down, stood up or left.
function handlers.seated()
    if started then
        soon(function()
            play.checkHolder()
            referee.seated()
        end)
    end
end

function handlers.left(player)
    if started then
        guard.run(play.left, player.color)
        handlers.seated()
    end
end

function handlers.press(player, name)
    if started then
        guard.run(play.land)
        guard.run(referee.press, player, name)
    end
end

return handlers
