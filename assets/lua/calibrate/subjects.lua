-- The things that are measured, each known by its memo.

local setup = require("calibrate.setup")

local subjects = {}

local found = {}

local function find()
    for _, object in ipairs(getObjects()) do
        if object.memo then
            found[object.memo] = object
        end
    end
end

-- The object of a subject.
function subjects.object(id)
    for _, subject in ipairs(setup.subjects) do
        if subject.id == id then
            return found[subject.memo]
        end
    end
    return nil
end

-- Names a subject that has not loaded yet, nil when all have.
function subjects.loading()
    find()
    for _, subject in ipairs(setup.subjects) do
        local object = found[subject.memo]
        if not object or object.spawning or object.loading_custom then
            return subject.id
        end
    end
    return nil
end

return subjects
