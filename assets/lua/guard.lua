-- Runs what Tabletop Simulator calls so that an error never leaves the table between two positions.

local talk = require("menagerie.talk")

local guard = {
    -- Puts the table right after an error.
    restore = function() end,
}

-- Calls fn and returns its first result; after an error, the host is told and the table is put right.
function guard.run(fn, a, b, c)
    local ok, result = pcall(fn, a, b, c)
    if ok then
        return result
    end
    talk.host("state.error", {message = tostring(result)})
    pcall(guard.restore)
    return nil
end

-- Makes a guarded function of fn, to hand to Tabletop Simulator.
function guard.wrap(fn)
    return function(a, b, c)
        return guard.run(fn, a, b, c)
    end
end

return guard
