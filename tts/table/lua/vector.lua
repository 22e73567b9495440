local Vector = {}
local methods = {}
local letters = {"x", "y", "z", x = "x", y = "y", z = "z"}

local meta = {}

function meta.__index(v, k)
    local letter = letters[k]
    if letter then return rawget(v, letter) end
    local method = methods[k]
    if method == nil then error("table: Vector." .. tostring(k) .. " is not modelled", 2) end
    return method
end

function meta.__newindex(v, k, value)
    local letter = letters[k]
    if not letter then error("table: Vector." .. tostring(k) .. " is not modelled", 2) end
    rawset(v, letter, value)
end

local function make(x, y, z)
    return setmetatable({x = x, y = y, z = z}, meta)
end

local function component(t, i)
    local v = rawget(t, letters[i])
    if v == nil then v = rawget(t, i) end
    return v or 0
end

local function new(x, y, z)
    if type(x) == "table" then
        return make(component(x, 1), component(x, 2), component(x, 3))
    end
    return make(x or 0, y or 0, z or 0)
end

local function both(one, two, f)
    return make(f(one.x, two.x), f(one.y, two.y), f(one.z, two.z))
end

local function assign(v, w)
    v.x, v.y, v.z = w.x, w.y, w.z
    return v
end

function methods.copy(v) return make(v.x, v.y, v.z) end
function methods.get(v) return v.x, v.y, v.z end

function methods.set(v, x, y, z)
    v.x, v.y, v.z = x or v.x, y or v.y, z or v.z
    return v
end

function methods.setAt(v, k, value)
    v[k] = value
    return v
end

function methods.dot(v, w) return v.x * w.x + v.y * w.y + v.z * w.z end
function methods.sqrMagnitude(v) return v:dot(v) end
function methods.magnitude(v) return math.sqrt(v:dot(v)) end
function methods.add(v, w) return v:set(v.x + w.x, v.y + w.y, v.z + w.z) end
function methods.sub(v, w) return v:set(v.x - w.x, v.y - w.y, v.z - w.z) end
function methods.inverse(v) return v:set(-v.x, -v.y, -v.z) end

function methods.scale(v, w, y, z)
    if type(w) == "number" and y == nil then return v:set(v.x * w, v.y * w, v.z * w) end
    w = new(w, y, z)
    return v:set(v.x * w.x, v.y * w.y, v.z * w.z)
end

function methods.normalize(v)
    local m = v:magnitude()
    if m > 0 then v:scale(1 / m) end
    return v
end

function methods.normalized(v) return v:copy():normalize() end

function methods.clamp(v, limit)
    local m = v:magnitude()
    if m > limit then v:scale(limit / m) end
    return v
end

function methods.project(v, w)
    local length = w:sqrMagnitude()
    if length == 0 then return v:set(0, 0, 0) end
    return assign(v, w:copy():scale(v:dot(w) / length))
end

function methods.projectOnPlane(v, normal) return v:sub(v:copy():project(normal)) end
function methods.reflect(v, normal) return v:sub(v:copy():project(normal):scale(2)) end

function methods.moveTowards(v, target, step)
    return v:add((target - v):clamp(step))
end

function methods.cross(v, w)
    return make(v.y * w.z - v.z * w.y, v.z * w.x - v.x * w.z, v.x * w.y - v.y * w.x)
end

function methods.angle(v, w)
    local lengths = v:magnitude() * w:magnitude()
    if lengths == 0 then return 0 end
    return math.deg(math.acos(math.max(-1, math.min(1, v:dot(w) / lengths))))
end

local planes = {x = {"y", "z"}, y = {"z", "x"}, z = {"x", "y"}}

function methods.rotateOver(v, axis, degrees)
    local a, b = planes[axis][1], planes[axis][2]
    local s, c = math.sin(math.rad(degrees)), math.cos(math.rad(degrees))
    v[a], v[b] = v[a] * c - v[b] * s, v[a] * s + v[b] * c
    return v
end

function methods.heading(v, axis)
    if axis == "x" then return math.deg(math.atan2(v.z, v.y)) end
    if axis == "y" then return math.deg(math.atan2(v.x, v.z)) end
    return math.deg(math.atan2(v.y, v.x))
end

function methods.between(v, w) return w - v end
function methods.sqrDistance(v, w) return (v - w):sqrMagnitude() end
function methods.distance(v, w) return (v - w):magnitude() end
function methods.min(v, w) return both(v, w, math.min) end
function methods.max(v, w) return both(v, w, math.max) end

function methods.lerp(v, w, f)
    return v + (w - v) * math.max(0, math.min(1, f))
end

function methods.equals(v, w, margin)
    return v:sqrDistance(w) <= (margin or 0.001)
end

function methods.string(v, prefix)
    return (prefix and prefix .. ": " or "") .. "{" .. v.x .. ", " .. v.y .. ", " .. v.z .. "}"
end

function meta.__add(v, w) return new(v):add(new(w)) end
function meta.__sub(v, w) return new(v):sub(new(w)) end
function meta.__unm(v) return v:copy():inverse() end
function meta.__eq(v, w) return methods.equals(v, w) end
function meta.__tostring(v) return v:string("Vector") end

function meta.__mul(v, w)
    if type(v) == "number" then v, w = w, v end
    return v:copy():scale(w)
end

setmetatable(Vector, {
    __call = function(_, ...) return new(...) end,
    __index = function(_, k)
        if k == "new" then return new end
        local method = methods[k]
        if method == nil then error("table: Vector." .. tostring(k) .. " is not modelled", 2) end
        -- A plain {x, y, z} may be given where a Vector is meant.
        return function(v, ...) return method(getmetatable(v) == meta and v or new(v), ...) end
    end,
})

return Vector, meta
