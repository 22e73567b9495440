-- Who is told what.

local words = require("menagerie.words")

local talk = {}

local NEWS = {0.95, 0.95, 0.9}
local REFUSAL = {1, 0.72, 0.35}

-- When each player was last told each thing.
local told = {}

function talk.everyone(key, values)
    broadcastToAll(words.say(key, values), NEWS)
end

-- A spectator, or somebody who has just left, may not be there to be told: that is no reason to undo anything.
function talk.player(color, key, values)
    pcall(broadcastToColor, words.say(key, values), color, REFUSAL)
end

-- Tells a player why something is not allowed, the same thing at most once a second: Tabletop Simulator
-- can ask many times for one gesture.
function talk.refuse(color, key, values)
    local now, about = os.time(), color .. " " .. key
    if told[about] and now - told[about] < 1 then
        return
    end
    told[about] = now
    talk.player(color, key, values)
end

function talk.host(key, values)
    print(words.say(key, values))
end

return talk
