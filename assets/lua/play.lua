-- Picking up and dropping pieces: what players do, and what the table makes of it.

local tables = require("menagerie.tables")
local history = require("menagerie.history")
local objects = require("menagerie.objects")
local places = require("menagerie.places")
local marks = require("menagerie.marks")
local seats = require("menagerie.seats")
local referee = require("menagerie.referee")
local guard = require("menagerie.guard")
local missing = require("menagerie.missing")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local play = {}

-- The piece that a player lawfully holds, and by whom: {item=, color=, person=}; nil for none.
local held = nil

-- The piece that was dropped and has not landed yet: the same, and point=.
local falling = nil

-- A drop counts as a move only if its player is still there a moment later: whoever stands up, leaves or takes
-- another seat drops what they hold, and Tabletop Simulator reports that drop first.
local LANDING = 2 -- frames

local function letLie()
    held = nil
    marks.clear()
end

-- Forgets what is in players' hands or on its way down.
function play.forget()
    letLie()
    falling = nil
end

local function isInHand(hold)
    return hold ~= nil and hold.item.object ~= nil and hold.item.object.held_by_color ~= nil
end

local function isStillSeated(hold)
    return seats.person(hold.color) == hold.person
end

-- Why a player may not move a piece: a key of the words, or nil.
local function forbidden(color, item)
    if missing.awaited() ~= "" then
        return "table.waits"
    end
    return seats.refusal(color, item.piece)
end

-- Why a player may not pick a piece up: a key of the words, or nil.
local function refusal(color, item)
    local busy = isInHand(held) and held.item ~= item
    if busy and held.color == color then
        return "table.one-piece"
    end
    return forbidden(color, item) or busy and "table.in-hand" or nil
end

local function about(item)
    local values = item.piece and wording.about(item.piece) or {}
    values.missing = missing.awaited()
    return values
end

-- Tells whether a player may do something to objects, and tells the player if not.
function play.allows(color, action, targets)
    local ours, n = {}, 0
    for _, object in ipairs(targets or {}) do
        local item = objects.of(object)
        if item then
            n = n + 1
            ours[n] = item
        end
    end
    if n == 0 or not history.setting("enforce") or action == Player.Action.Select then
        return true
    end
    play.land()
    local item, key = ours[1], nil
    if item.kind ~= "piece" then
        key = "table.fixed"
    elseif action ~= Player.Action.PickUp then
        key = "table.only-moves"
    elseif n > 1 then
        key = "table.one-piece"
    else
        key = refusal(color, item)
    end
    if key then
        talk.refuse(color, key, about(item))
    end
    return key == nil
end

-- A pick-up cannot be undone while it is being reported, so it is a moment later.
local function putBack(object)
    Wait.frames(guard.wrap(function()
        if not object.isDestroyed() and object.held_by_color then
            object.drop()
        end
        places.settle()
    end), 1)
end

function play.pickedUp(color, object)
    local item = objects.of(object)
    if not item or not history.setting("enforce") then
        return
    end
    play.land()
    local key = item.kind ~= "piece" and "table.fixed" or refusal(color, item)
    if key then
        talk.refuse(color, key, about(item))
        putBack(object)
        return
    end
    held = {item = item, color = color, person = seats.person(color)}
    local from = history.at(item.id)
    marks.show(object, from)
end

local function explain(color, piece, from, to)
    local reason, point = history.why(from, to)
    local values = wording.about(piece)
    values.from, values.to, values.point = wording.point(from), wording.point(to), wording.point(point)
    values.other = wording.piece(history.pieceAt(point))
    talk.player(color, "reason." .. reason, values)
end

-- What an encounter brought, told by what left the board.
local function tellEncounter(piece, other, effects, from)
    local values = wording.about(piece)
    values.other = wording.piece(other)
    if #effects.left == 2 then
        talk.everyone("event.both-leave", values)
    elseif effects.left[1].at == from then
        talk.everyone("event.loses", values)
    else
        talk.everyone("event.beats", values)
    end
end

-- What became of the token, if somebody took it, it changed sides or it went home.
local function tellToken(before, effects)
    local pos = history.position()
    if effects.took then
        talk.everyone("event.takes", wording.about(history.pieceAt(pos.token)))
    elseif before.carried and not pos.carried then
        talk.everyone("event.returns", {token = wording.token()})
    elseif before.carried then
        local carrier = history.pieceAt(pos.token)
        if tables.pieces[carrier.piece].side ~= tables.pieces[before.board[before.token]].side then
            talk.everyone("event.carries-on", wording.about(carrier))
        end
    end
end

-- Warns whoever is in check, unless that was the end.
local function tellCheck()
    if not history.outcome() and history.game:inCheck(history.position()) then
        talk.everyone("event.check", wording.about(nil))
    end
end

local function moveTo(piece, from, to)
    local before, other = history.position(), history.pieceAt(to)
    local effects = history.play({from = from, to = to})
    if other then
        tellEncounter(piece, other, effects, from)
    end
    tellToken(before, effects)
    tellCheck()
end

-- Makes one hop; when no other can follow, the chain is at its end.
local function hopTo(from, to)
    history.hop(from, to)
    if #history.destinations(to) == 0 then
        referee.endChain()
    end
end

-- Does what a player means who puts a piece where it may go. Where it came from, that is nothing, but for a
-- piece in the middle of a chain it is the end of the chain.
local function act(piece, from, to)
    if to == from then
        referee.endChain()
    elseif history.game.hop then
        hopTo(from, to)
    else
        moveTo(piece, from, to)
    end
    referee.changed()
end

-- A player put a piece on a point; 0 is beside every point.
local function putDown(color, item, to)
    local from = history.at(item.id)
    local stays = to == from
    if from == 0 or stays and not history.hopper() then
        return
    end
    local key = forbidden(color, item)
    if not key and to == 0 then
        key = "table.off-board"
    end
    if key then
        talk.player(color, key, about(item))
    elseif not stays and history.why(from, to) then
        explain(color, item.piece, from, to)
    else
        act(item.piece, from, to)
    end
end

-- Makes the move of a piece that was dropped, if that is what its player meant.
function play.land()
    local hold = falling
    falling = nil
    if not hold then
        return
    end
    if isStillSeated(hold) and hold.item.object and not isInHand(hold) then
        putDown(hold.color, hold.item, hold.point)
    end
    places.settle()
    marks.remind()
end

function play.dropped(color, object)
    local item, hold = objects.of(object), held
    if not item then
        return
    end
    local lawful = hold ~= nil and item == hold.item and color == hold.color
    if lawful then
        letLie()
    end
    if not history.setting("enforce") then
        return
    elseif not lawful then
        places.settle()
        return
    end
    play.land()
    hold.point = places.nearest(object.getPosition())
    falling = hold
    Wait.frames(guard.wrap(function()
        if falling == hold then
            play.land()
        end
    end), LANDING)
end

-- A player is leaving: what they still hold, or just let go, is no move.
function play.left(color)
    if held and held.color == color then
        held.person = nil
    end
    if falling and falling.color == color then
        falling.person = nil
    end
end

-- Puts everything right when the piece that was in a hand is no longer held, or not by the same player.
function play.checkHolder()
    if held and not (isInHand(held) and held.item.object.held_by_color == held.color and isStillSeated(held)) then
        letLie()
        places.settle()
        marks.remind()
    end
end

-- Takes everything of ours out of players' hands.
function play.letGo()
    play.forget()
    places.release()
end

return play
