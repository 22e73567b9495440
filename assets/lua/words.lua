-- What the mod says. Texts come cut at their placeholders ({"", "piece", " takes it."}), so that saying one
-- is joining strings: no text is ever searched, which would go wrong with Chinese in Tabletop Simulator.

local about = require("menagerie.about")

local words = {}

-- The language that is spoken, and its words once something is said.
local language, spoken = about.language, nil

local function speech()
    spoken = spoken or require("menagerie.words." .. language)
    return spoken
end

-- The number of a language in about.languages, nil for one that the mod does not speak.
local function numberOf(tag)
    for i, known in ipairs(about.languages) do
        if known.tag == tag then
            return i
        end
    end
    return nil
end

function words.speaks(tag)
    return numberOf(tag) ~= nil
end

-- Speaks a language from now on, when the mod speaks it at all; tells whether that is another than before.
function words.use(tag)
    if tag == language or not words.speaks(tag) then
        return false
    end
    language, spoken = tag, nil
    return true
end

-- The language after the present one, as its entry in about.languages; nil where there is no other.
function words.next()
    local n = #about.languages
    if n > 1 then
        return about.languages[numberOf(language) % n + 1]
    end
    return nil
end

function words.say(key, values)
    local parts = speech().texts[key]
    if not parts then
        return key
    end
    local text = ""
    for i, part in ipairs(parts) do
        if i % 2 == 0 then
            part = values and values[part] or ""
        end
        text = text .. part
    end
    return text
end

-- What the game calls itself.
function words.title()
    return speech().title
end

-- What the game calls a side, a point or the token.
function words.name(id)
    return speech().names[id] or id
end

-- What the pieces of a kind are called, and their description.
function words.kind(kind)
    local entry = speech().kinds[kind]
    return entry.name, entry.description
end

return words
