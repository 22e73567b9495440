-- The objects that belong to the game. Each is known by its memo; whatever lacks one of ours is nobody's
-- business. The set is always complete, as far as that can be: a copy is destroyed, a lost object is made again.

local setup = require("menagerie.setup")
local history = require("menagerie.history")
local language = require("menagerie.language")
local guard = require("menagerie.guard")

local objects = {}

-- Everything of ours, in a fixed order. An item has id, memo, kind (piece, token or fixture), piece (its
-- entry in the setup, for a piece), object (nil while lost) and json, from which it
-- can be made again once it has been on the table.
-- A fixture, such as the board, also has the place where it belongs.
local items, count = {}, 0
local byMemo = {}
local ready = false

local PREFIX = "menagerie/" .. setup.card .. "/"

local function add(item)
    count = count + 1
    items[count] = item
    byMemo[item.memo] = item
    return item
end

for _, piece in ipairs(setup.pieces) do
    add({id = piece.id, memo = piece.memo, kind = "piece", piece = piece})
end
if setup.token then
    add({id = setup.token.id, memo = setup.token.memo, kind = "token"})
end
-- The points are where they are only as long as the board lies in the middle.
add({
    id = setup.board,
    memo = setup.board,
    kind = "fixture",
    position = {x = 0, y = setup.height, z = 0},
    rotation = {x = 0, y = setup.facing[1], z = 0},
})

local function isOurs(memo)
    return memo ~= nil and memo ~= "" and memo:sub(1, #PREFIX) == PREFIX
end

-- The item that an object is, nil when it is none of ours. A copy is also answered with its item.
function objects.of(object)
    return byMemo[object.memo or ""]
end

function objects.each()
    return ipairs(items)
end

function objects.item(memo)
    return byMemo[memo]
end

local function lock(object, locked)
    if object.getLock() ~= locked then
        object.setLock(locked)
    end
end

-- Where the script plays the rules, pieces have their names and are free, and all else is locked: a locked piece
-- would be out of its player's reach, and one by another name would be taken for another. In free play the token is
-- for the players to move, and other locks and names are theirs to set.
function objects.secure(item)
    local rules = history.setting("enforce")
    if rules and item.kind == "piece" then
        language.label(item)
    end
    if item.kind == "token" then
        item.object.interactable = not rules
    end
    if rules or item.kind == "token" then
        lock(item.object, rules and item.kind ~= "piece")
    end
end

-- Does so for everything of ours.
function objects.secureAll()
    for _, item in ipairs(items) do
        if item.object then
            objects.secure(item)
        end
    end
end

-- Calls everything of ours by its name in the language of the table.
function objects.labelAll()
    for _, item in ipairs(items) do
        if item.object then
            language.label(item)
        end
    end
end

-- A save that was made while a piece was in a hand has kept the rings on the board.
local function wipe(object)
    local lines = object.getVectorLines()
    if lines and #lines > 0 then
        object.setVectorLines({})
    end
end

local function take(item, object)
    item.object = object
    if item.kind == "fixture" then
        wipe(object)
        item.position = item.position or object.getPosition()
        item.rotation = item.rotation or object.getRotation()
    end
    objects.secure(item)
    language.label(item)
    item.json = object.getJSON()
end

-- Takes an object in: as the one that was missing, or as a copy that has to go. One that we made may have gone
-- as a copy before it is handed to us.
function objects.add(object)
    if object.isDestroyed() or not isOurs(object.memo) then
        return
    end
    local item = byMemo[object.memo]
    if not item then
        item = add({id = object.memo, memo = object.memo, kind = "fixture"})
    end
    if not item.object then
        take(item, object)
    elseif item.object ~= object then -- not by GUID: a copy has the original's until it has spawned
        object.destruct()
    end
end

-- Finds everything of ours on the table, and makes what is missing.
function objects.collect(placeOf)
    ready = true
    for _, object in ipairs(getObjects()) do
        objects.add(object)
    end
    for _, item in ipairs(items) do
        if not item.object then
            objects.make(item, placeOf)
        end
    end
end

-- A piece of the same side and kind that has been on the table, nil for none. They look the same.
local function twin(item)
    for _, other in ipairs(items) do
        if item.piece and other.piece and other.json and other.piece.piece == item.piece.piece then
            return other
        end
    end
    return nil
end

-- Makes a lost object again, where it belongs.
function objects.make(item, placeOf)
    local model = item.json and item or twin(item)
    if item.object or not model then
        return
    end
    local new = {callback_function = guard.wrap(objects.add)}
    new.position, new.rotation = placeOf(item)
    if model == item then
        new.json = item.json
        spawnObjectJSON(new)
    else
        new.data = JSON.decode(model.json)
        new.data.Memo = item.memo
        spawnObjectData(new)
    end
end

-- Tells whether an item is lost for good: neither it nor its like has been on the table, so that nobody here
-- knows where its picture is.
function objects.isGone(item)
    return not item.object and not item.json and not twin(item)
end

-- An object came into being: a copy, or one that we made.
function objects.spawned(object)
    if ready then
        objects.add(object)
    end
end

local function lose(item, placeOf)
    item.object = nil
    Wait.frames(guard.wrap(function() objects.make(item, placeOf) end), 2)
end

-- An object is about to go. One of ours is made again when it is gone.
function objects.destroyed(object, placeOf)
    local item = byMemo[object.memo or ""]
    if ready and item and item.object == object then
        lose(item, placeOf)
    end
end

-- Makes again what has gone without anybody having heard of it.
function objects.recover(placeOf)
    for _, item in ipairs(items) do
        if item.object and item.object.isDestroyed() then
            lose(item, placeOf)
        end
    end
end

return objects
