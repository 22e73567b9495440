-- Measures what lies still. A measurement is an entry {key, values}: for a box its size and how far its middle is
-- from the object's position, x, y and z of each.

local setup = require("calibrate.setup")
local subjects = require("calibrate.subjects")

local measure = {}

local function apart(a, b)
    return a.x - b.x, a.y - b.y, a.z - b.z
end

local function box(object, bounds)
    local x, y, z = apart(bounds.center, object.getPosition())
    return {bounds.size.x, bounds.size.y, bounds.size.z, x, y, z}
end

-- All measurements, in the order of the setup.
function measure.all()
    local entries, count = {}, 0
    local function add(key, values)
        count = count + 1
        entries[count] = {key = key, values = values}
    end
    for _, subject in ipairs(setup.subjects) do
        local object = subjects.object(subject.id)
        add(subject.id, box(object, object.getBoundsNormalized()))
    end
    local slab, block = subjects.object("slab"), subjects.object("block")
    add("drawn", box(slab, slab.getVisualBoundsNormalized()))
    local x, y, z = apart(slab.getBounds().center, slab.getPosition())
    add("lies", {x, y, z})
    x, y, z = apart(slab.positionToWorld({1, 0, 0}), slab.getPosition())
    add("local", {x, y, z})
    local right = block.getTransformRight()
    add("right", {right.x, right.y, right.z})
    return entries
end

return measure
