local named, order = ...
local Color = {}
local methods = {}
local letters = {"r", "g", "b", "a", r = "r", g = "g", b = "b", a = "a"}

local meta = {}

function meta.__index(c, k)
    local letter = letters[k]
    if letter then return rawget(c, letter) end
    local method = methods[k]
    if method == nil then error("table: Color." .. tostring(k) .. " is not modelled", 2) end
    return method
end

function meta.__newindex(c, k, value)
    local letter = letters[k]
    if not letter then error("table: Color." .. tostring(k) .. " is not modelled", 2) end
    rawset(c, letter, value)
end

local function make(r, g, b, a)
    return setmetatable({r = r, g = g, b = b, a = a}, meta)
end

local function component(t, i, default)
    local v = rawget(t, letters[i])
    if v == nil then v = rawget(t, i) end
    return v or default
end

local function new(r, g, b, a)
    if type(r) == "table" then
        return make(component(r, 1, 0), component(r, 2, 0), component(r, 3, 0), component(r, 4, 1))
    end
    return make(r or 0, g or 0, b or 0, a or 1)
end

local function fromString(name)
    for _, known in ipairs(order) do
        if known:lower() == name:lower() then return new(named[known]) end
    end
    error(name .. " is not a valid color string", 2)
end

local function fromHex(hex)
    hex = hex:gsub("^#", "")
    local parts = {}
    for pair in hex:gmatch("%x%x") do parts[#parts + 1] = tonumber(pair, 16) / 255 end
    return make(parts[1] or 0, parts[2] or 0, parts[3] or 0, parts[4] or 1)
end

function methods.copy(c) return make(c.r, c.g, c.b, c.a) end
function methods.get(c) return c.r, c.g, c.b, c.a end

function methods.set(c, r, g, b, a)
    c.r, c.g, c.b, c.a = r or c.r, g or c.g, b or c.b, a or c.a
    return c
end

function methods.setAt(c, k, value)
    c[k] = value
    return c
end

function methods.equals(c, d, margin)
    margin = margin or 0.01
    return math.abs(c.r - d.r) <= margin and math.abs(c.g - d.g) <= margin
        and math.abs(c.b - d.b) <= margin and math.abs(c.a - d.a) <= margin
end

function methods.lerp(c, d, f)
    f = math.max(0, math.min(1, f))
    return make(c.r + (d.r - c.r) * f, c.g + (d.g - c.g) * f, c.b + (d.b - c.b) * f, c.a + (d.a - c.a) * f)
end

function methods.toHex(c, alpha)
    local function byte(v) return string.format("%02x", math.floor(v * 255 + 0.5)) end
    return byte(c.r) .. byte(c.g) .. byte(c.b) .. (alpha and byte(c.a) or "")
end

function methods.toString(c, tolerance)
    for _, name in ipairs(order) do
        if methods.equals(c, new(named[name]), tolerance) then return name end
    end
    return nil
end

function methods.dump(c, prefix)
    return (prefix and prefix .. ": " or "") .. "{r = " .. c.r .. ", g = " .. c.g .. ", b = " .. c.b .. ", a = " .. c.a .. "}"
end

function meta.__eq(c, d) return methods.equals(c, d) end
function meta.__tostring(c) return methods.dump(c, "Color") end

setmetatable(Color, {
    __call = function(_, ...) return new(...) end,
    __index = function(_, k)
        if k == "new" then return new end
        if k == "fromString" then return fromString end
        if k == "fromHex" then return fromHex end
        if k == "list" then return order end
        if k == "Add" then
            return function(name, color)
                if not named[name] then order[#order + 1] = name end
                named[name] = color
            end
        end
        if methods[k] then return methods[k] end
        for _, known in ipairs(order) do
            if type(k) == "string" and known:lower() == k:lower() then return new(named[known]) end
        end
        error("table: Color." .. tostring(k) .. " is not modelled", 2)
    end,
})

return Color, meta
