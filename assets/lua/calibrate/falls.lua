-- Drops the piece on one thing after another, to see at what height it comes to rest.

local setup = require("calibrate.setup")
local subjects = require("calibrate.subjects")

local falls = {}

-- What the piece is dropped on; the table first, which is no object.
local SURFACES = {"table", "slab", "tile", "token", "board"}

-- From how high the piece is dropped, and how long it may take to start (frames) and to rest (seconds).
local DROP, START, REST = 2, 30, 10

-- Where a surface's own height is counted from.
local function origin(surface)
    if surface == "table" then
        return {x = setup.free.x, y = 0, z = setup.free.z}
    end
    return subjects.object(surface).getPosition()
end

-- Calls done with an entry for each surface: how high above its origin the piece rests.
function falls.run(done)
    local piece = subjects.object("piece")
    local entries = {}

    local function drop(i)
        local surface = SURFACES[i]
        if not surface then
            done(entries)
            return
        end
        local from = origin(surface)
        local function landed()
            entries[i] = {key = "on-" .. surface, values = {piece.getPosition().y - from.y}}
            drop(i + 1)
        end
        piece.setPosition({from.x, from.y + DROP, from.z})
        Wait.frames(function()
            Wait.condition(landed, function() return piece.resting end, REST, landed)
        end, START)
    end

    drop(1)
end

return falls
