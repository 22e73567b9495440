-- What the objects of the game are called, in the language of the table.

local tables = require("menagerie.tables")
local setup = require("menagerie.setup")
local words = require("menagerie.words")
local wording = require("menagerie.wording")

local language = {}

-- The side that a tray belongs to, by the tray's memo.
local trays = {}
for side, entry in ipairs(tables.sides) do
    trays["menagerie/" .. setup.card .. "/tray-" .. entry.name] = side
end

-- The name of an item and, for a piece, its description; nil for what has no name of its own.
local function names(item)
    if item.kind == "piece" then
        return words.kind(tables.pieces[item.piece.piece].kind)
    elseif item.kind == "token" then
        return wording.token()
    elseif item.memo == setup.board then
        return words.say("thing.board")
    elseif trays[item.memo] then
        return words.say("thing.tray", {side = wording.side(trays[item.memo])})
    end
    return nil
end

-- Gives the object of an item its name and description, where they are others.
function language.label(item)
    local name, description = names(item)
    if name and item.object.getName() ~= name then
        item.object.setName(name)
    end
    if description and item.object.getDescription() ~= description then
        item.object.setDescription(description)
    end
end

return language
