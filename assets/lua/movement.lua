-- The ways in which pieces move: one function each, which adds the points that a piece may move to.

local movement = {}

-- The points of one ray, cut to its reach and to where the piece may stand, since a piece may not pass
-- through what it may not enter.
local function ray(next, from, reach, area)
    local points, n = {}, 0
    local point = next[from]
    while point ~= 0 and area[point] == 1 and (reach == 0 or n < reach) do
        n = n + 1
        points[n] = point
        point = next[point]
    end
    return points
end

local function unfold(tables, piece, carrying, from)
    local walks, area = movement.walksOf(tables, piece, carrying)
    local rays, n = {}, 0
    for _, walk in ipairs(walks) do
        for _, next in ipairs(tables.nets[walk.net].next) do
            n = n + 1
            rays[n] = ray(next, from, walk.reach, area)
        end
    end
    return rays
end

-- Rays never change, and most of a game needs few of them: each is made when first asked for.
local function raysOf(game, piece, carrying, from)
    local variant = carrying and -piece or piece
    local byPoint = game.rays[variant]
    if not byPoint then
        byPoint = {}
        game.rays[variant] = byPoint
    end
    local rays = byPoint[from]
    if not rays then
        rays = unfold(game.tables, piece, carrying, from)
        byPoint[from] = rays
    end
    return rays
end

-- How a piece walks and where it may stand; a carrier has rules of its own.
function movement.walksOf(tables, piece, carrying)
    local p = tables.pieces[piece]
    if carrying then
        return p.carryWalks, tables.areas[p.carryArea]
    end
    return p.walks, tables.areas[p.area]
end

-- Walking: along a line as far as the piece reaches, until something is in the way.
function movement.walks(game, pos, from, list)
    local piece = pos.board[from]
    local carrying = pos.carried and pos.token == from
    local n = list.n
    for _, points in ipairs(raysOf(game, piece, carrying, from)) do
        for _, to in ipairs(points) do
            local mayEnter, stops = game:enter(pos, piece, carrying, to)
            if mayEnter then
                n = n + 1
                list[n] = to
            end
            if stops then
                break
            end
        end
    end
    list.n = n
end

return movement
