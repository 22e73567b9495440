-- What has gone from the table and cannot be made again. The game waits for it: nobody could see what stands on
-- its point.

local history = require("menagerie.history")
local objects = require("menagerie.objects")
local words = require("menagerie.words")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local missing = {}

local function name(item)
    if item.kind == "piece" then
        return wording.piece(item.piece)
    elseif item.kind == "token" then
        return wording.token()
    end
    return words.say("state.board")
end

-- The names of the missing items that counts tells to list, "" for none.
local function names(counts)
    local list, n = {}, 0
    for _, item in objects.each() do
        if objects.isGone(item) and counts(item) then
            n = n + 1
            list[n] = name(item)
        end
    end
    return wording.all(list)
end

-- The names of what the game waits for, "" for nothing. What has left the board does not hold it up.
function missing.awaited()
    return names(function(item)
        return item.kind ~= "piece" or history.at(item.id) ~= 0
    end)
end

-- Tells the host what is missing and what helps.
function missing.tell()
    local all = names(function() return true end)
    if all ~= "" then
        talk.host("state.missing", {missing = all})
    end
end

return missing
