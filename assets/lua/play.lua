-- Picking up and dropping pieces: what players do, and what the table makes of it.

local tables = require("menagerie.tables")
local history = require("menagerie.history")
local objects = require("menagerie.objects")
local places = require("menagerie.places")
local marks = require("menagerie.marks")
local seats = require("menagerie.seats")
local referee = require("menagerie.referee")
local guard = require("menagerie.guard")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local play = {}

-- The piece that a player lawfully holds, and who it is.
local lifted, holder = nil, nil

local function forget()
    lifted, holder = nil, nil
    marks.clear()
end

local function isHeld(item)
    return item ~= nil and item.object ~= nil and item.object.held_by_color ~= nil
end

-- Why a player may not pick a piece up: a key of the words, or nil.
local function refusal(color, item)
    if item ~= lifted and isHeld(lifted) then
        return "table.one-piece"
    end
    return seats.refusal(color, item.piece)
end

-- Tells whether a player may do something to objects, and tells the player if not.
function play.allows(color, action, targets)
    local ours, n = {}, 0
    for _, object in ipairs(targets) do
        local item = objects.of(object)
        if item then
            n = n + 1
            ours[n] = item
        end
    end
    if n == 0 or not history.setting("enforce") or action == Player.Action.Select then
        return true
    end
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
        talk.refuse(color, key, item.piece and wording.about(item.piece))
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
    local key = item.kind ~= "piece" and "table.fixed" or refusal(color, item)
    if key then
        talk.refuse(color, key, item.piece and wording.about(item.piece))
        putBack(object)
        return
    end
    lifted, holder = item, color
    local from = history.at(item.id)
    marks.show(object, history.game:destinations(history.position(), from), history.pieceAt)
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

local function moveTo(piece, from, to)
    local before, other = history.position(), history.pieceAt(to)
    local effects = history.play(from, to)
    if other then
        tellEncounter(piece, other, effects, from)
    end
    tellToken(before, effects)
    referee.changed()
end

function play.dropped(color, object)
    local item = objects.of(object)
    if not item or not history.setting("enforce") then
        return
    end
    if item == lifted and color == holder then
        forget()
        play.land(color, item.piece, places.nearest(object.getPosition()))
    end
    places.settle()
end

-- A piece lands on a point; 0 is beside every point. Where it came from, nothing has happened.
function play.land(color, piece, to)
    local from = history.at(piece.id)
    if from == 0 or to == from then
        return
    elseif to == 0 then
        talk.player(color, "table.off-board", wording.about(piece))
    elseif history.why(from, to) then
        explain(color, piece, from, to)
    else
        moveTo(piece, from, to)
    end
end

-- Puts everything right when the piece that was in a hand is no longer held: its player left, or changed seats.
function play.checkHolder()
    if lifted and not (isHeld(lifted) and lifted.object.held_by_color == holder) then
        forget()
        places.settle()
    end
end

-- Takes everything of ours out of players' hands.
function play.letGo()
    forget()
    places.release()
end

return play
