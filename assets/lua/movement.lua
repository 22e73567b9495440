-- The ways in which pieces walk and leap: one function each, which adds the points that a piece may move to.

local movement = {}

-- How a piece walks, where it may stand and how it leaps; a carrier has rules of its own and never leaps.
function movement.rulesOf(tables, piece, carrying)
    local p = tables.pieces[piece]
    if carrying then
        return p.carryWalks, tables.areas[p.carryArea], {}
    end
    return p.walks, tables.areas[p.area], p.leaps or {}
end

-- Tells whether a walk may begin on a point.
function movement.startsOn(tables, walk, from)
    return not walk.from or tables.areas[walk.from][from] == 1
end

-- Tells whether a piece stops the leaps of a table that pass over it.
function movement.blocks(game, leap, piece)
    if piece == 0 then
        return false
    end
    local blockers = game.tables.leaps[leap].blockers
    if not blockers or #blockers == 0 then
        return true
    end
    for i = 1, #blockers do
        if blockers[i] == piece then
            return true
        end
    end
    return false
end

local function add(list, to)
    list.n = list.n + 1
    list[list.n] = to
end

local ways = {}

-- Makes a way along a line until something is in the way; fits tells whether it may end where a piece stands (0
-- for none).
local function along(fits)
    return function(game, pos, piece, carrying, from, way, list)
        local points = way.points
        for i = 1, #points do
            local mayEnter, stops = game:enter(pos, piece, carrying, from, points[i])
            if mayEnter and fits(pos.board[points[i]]) then
                add(list, points[i])
            end
            if stops then
                return
            end
        end
    end
end

ways.walk = along(function(there) return true end)
ways.move = along(function(there) return there == 0 end)
ways.capture = along(function(there) return there ~= 0 end)

-- Capturing over exactly one piece.
ways.screen = function(game, pos, piece, carrying, from, way, list)
    local points, screened = way.points, false
    for i = 1, #points do
        local mayEnter, stops = game:enter(pos, piece, carrying, from, points[i])
        if pos.board[points[i]] == 0 then
            if stops then
                return
            end
        elseif not screened then
            screened = true
        else
            if mayEnter then
                add(list, points[i])
            end
            return
        end
    end
end

-- Leaping to a point over what lies between, unless a piece that blocks stands there.
ways.leap = function(game, pos, piece, carrying, from, way, list)
    for i = 1, #way.via do
        if movement.blocks(game, way.leap, pos.board[way.via[i]]) then
            return
        end
    end
    if game:enter(pos, piece, carrying, from, way.to) then
        add(list, way.to)
    end
end

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
    local walks, area, leaps = movement.rulesOf(tables, piece, carrying)
    local list, n = {}, 0
    for _, walk in ipairs(walks) do
        for _, direction in ipairs(movement.startsOn(tables, walk, from) and walk.directions or {}) do
            local points = ray(tables.nets[walk.net].next[direction], from, walk.reach, area)
            if #points > 0 then
                n = n + 1
                list[n] = {go = ways[walk.use or "walk"], points = points}
            end
        end
    end
    for _, leap in ipairs(leaps) do
        for _, way in ipairs(tables.leaps[leap].from[from]) do
            if area[way.to] == 1 then
                n = n + 1
                list[n] = {go = ways.leap, leap = leap, to = way.to, via = way.via}
            end
        end
    end
    return list
end

-- The ways of a piece never change, and most of a game needs few of them: each list is made when first
-- asked for.
local function waysOf(game, piece, carrying, from)
    local variant = carrying and -piece or piece
    local byPoint = game.ways[variant]
    if not byPoint then
        byPoint = {}
        game.ways[variant] = byPoint
    end
    local list = byPoint[from]
    if not list then
        list = unfold(game.tables, piece, carrying, from)
        byPoint[from] = list
    end
    return list
end

-- Lists the points that the piece on a point may move to, whoever's turn it is and whatever becomes of a
-- royal piece.
function movement.reach(game, pos, from)
    local piece, list = pos.board[from], {n = 0}
    local carrying = pos.carried and pos.token == from
    local all = waysOf(game, piece, carrying, from)
    for i = 1, #all do
        all[i].go(game, pos, piece, carrying, from, all[i], list)
    end
    list.n = nil
    return list
end

return movement
