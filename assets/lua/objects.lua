-- The objects that belong to the game. Each is known by its memo; whatever lacks one of ours is nobody's
-- business. The set is always complete: a copy is destroyed, a lost object is made again.

local setup = require("menagerie.setup")
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

local function take(item, object)
    item.object = object
    item.json = object.getJSON()
    if item.kind == "fixture" and not item.position then
        item.position, item.rotation = object.getPosition(), object.getRotation()
    end
    if item.kind ~= "piece" then
        object.setLock(true)
    end
    if item.kind == "token" then
        object.interactable = false
    end
end

-- Takes an object in: as the one that was missing, or as a copy that has to go.
function objects.add(object)
    if not isOurs(object.memo) then
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

-- Makes a lost object again, where it belongs.
function objects.make(item, placeOf)
    if item.object or not item.json then
        return
    end
    local position, rotation = placeOf(item)
    spawnObjectJSON({json = item.json, position = position, rotation = rotation, callback_function = guard.wrap(objects.add)})
end

-- An object came into being: a copy, or one that we made.
function objects.spawned(object)
    if ready then
        objects.add(object)
    end
end

-- An object is about to go. One of ours is made again when it is gone.
function objects.destroyed(object, placeOf)
    local item = byMemo[object.memo or ""]
    if not ready or not item or item.object ~= object then
        return
    end
    item.object = nil
    Wait.frames(guard.wrap(function() objects.make(item, placeOf) end), 2)
end

return objects
