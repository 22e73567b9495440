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

return lists
