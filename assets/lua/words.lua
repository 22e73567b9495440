-- What the mod says. Texts come cut at their placeholders ({"", "piece", " takes it."}), so that saying one
-- is joining strings: no text is ever searched, which would go wrong with Chinese in Tabletop Simulator.

local about = require("menagerie.about")

local words = {}

local spoken = require("menagerie.words." .. about.language)

-- Speaks another language from now on, when there is one of that tag.
function words.use(language)
    for _, known in ipairs(about.languages) do
        if known == language then
            spoken = require("menagerie.words." .. language)
        end
    end
end

function words.say(key, values)
    local parts = spoken.texts[key]
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

-- What the game calls a side, a point or the token.
function words.name(id)
    return spoken.names[id] or id
end

return words
