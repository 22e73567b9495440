-- Small questions about arrays.

local lists = {}

-- Tells whether a value is in an array.
function lists.contains(list, value)
    for _, item in ipairs(list) do
        if item == value then
            return true
        end
    end
    return false
end

-- Counts how often each value is in an array.
function lists.tally(list)
    local counts = {}
    for _, value in ipairs(list) do
        counts[value] = (counts[value] or 0) + 1
    end
    return counts
end

return lists
