-- Royal pieces: whether one is attacked, and which moves would leave it so.
--
-- The look goes from the royal piece outward. For each point there is a guard: the rays and leaps by which
-- anything could attack it there, so that no enemy's moves need be made. A guard is built when first needed.

local movement = require("menagerie.movement")
local lists = require("menagerie.lists")

local royal = {}

local BARRED = 0

-- The point of each side's royal piece, 0 for none.
function royal.find(game, board)
    local found = {0, 0}
    for point, piece in ipairs(board) do
        if game.isRoyal[piece] then
            found[game:side(piece)] = point
        end
    end
    return found
end

-- Tells whether a piece on a point would win against an enemy's royal piece on another.
local function mayCapture(game, piece, from, to)
    for _, victim in ipairs(game.tables.royal.pieces) do
        if game:encounter(piece, victim, from, to) ~= BARRED then
            return true
        end
    end
    return false
end

-- The direction half a turn away, nil for none.
local function opposite(directions, direction)
    for i, degrees in ipairs(directions) do
        if degrees == (directions[direction] + 180) % 360 then
            return i
        end
    end
    return nil
end

-- The walks by which a piece of any side captures along a ray inward to a point.
local function walksInward(game, net, inward, to)
    local list, n = {}, 0
    for piece, p in ipairs(game.tables.pieces) do
        local area = game.tables.areas[p.area]
        for _, walk in ipairs(area[to] == 1 and p.walks or {}) do
            if walk.net == net and walk.use ~= "move" and lists.contains(walk.directions, inward) then
                n = n + 1
                list[n] = {piece = piece, area = area, walk = walk}
            end
        end
    end
    return list
end

-- Royal pieces that may not face each other attack along an open line.
local function facing(game, net, direction)
    local rule = game.tables.royal
    if net == rule.net and lists.contains(rule.facing, direction) then
        return rule.pieces
    end
    return {}
end

-- Builds the ray outward from a point: walk[i] and screen[i] are the sets of pieces that attack from points[i]
-- with no piece, or exactly one, between. It ends with the last point from which anything attacks.
local function guardRay(game, net, direction, to)
    local next = game.tables.nets[net].next[direction]
    local inward = opposite(game.tables.directions, direction)
    local walks = inward and walksInward(game, net, inward, to) or {}
    local faces = facing(game, net, direction)
    local ray, last, distance = {points = {}, walk = {}, screen = {}}, 0, 0
    local point = next[to]
    while point ~= 0 and (#walks > 0 or #faces > 0) do
        distance = distance + 1
        local walk, screen = {}, {}
        for _, piece in ipairs(faces) do
            walk[piece], last = true, distance
        end
        local onward, n = {}, 0
        for _, w in ipairs(walks) do
            if w.walk.reach == 0 or distance <= w.walk.reach then
                if movement.startsOn(game.tables, w.walk, point) and mayCapture(game, w.piece, point, to) then
                    local set = w.walk.use == "screen" and screen or walk
                    set[w.piece], last = true, distance
                end
                -- A piece cannot come from beyond a point that it may not pass.
                if w.area[point] == 1 then
                    n = n + 1
                    onward[n] = w
                end
            end
        end
        ray.points[distance], ray.walk[distance], ray.screen[distance] = point, walk, screen
        walks = onward
        point = next[point]
    end
    ray.n = last
    return ray
end

-- All leaps by where they lead: arrivals[to] lists {from=, leap=, via=}.
local function arrivals(game)
    if not game.arrivals then
        local byGoal = {}
        for point in ipairs(game.tables.points) do
            byGoal[point] = {}
        end
        for number, leap in ipairs(game.tables.leaps or {}) do
            for from, list in ipairs(leap.from) do
                for _, way in ipairs(list) do
                    local goal = byGoal[way.to]
                    goal[#goal + 1] = {from = from, leap = number, via = way.via}
                end
            end
        end
        game.arrivals = byGoal
    end
    return game.arrivals
end

-- The pieces that attack a point by a leap.
local function leapers(game, way, to)
    local set, any = {}, false
    for piece, p in ipairs(game.tables.pieces) do
        if lists.contains(p.leaps or {}, way.leap) and game.tables.areas[p.area][to] == 1
            and mayCapture(game, piece, way.from, to) then
            set[piece], any = true, true
        end
    end
    return set, any
end

-- sees marks the points on which a piece that comes or goes could change whether the royal piece is attacked.
local function build(game, to)
    local guard, n = {rays = {}, leaps = {}, sees = {}}, 0
    for net in ipairs(game.tables.nets) do
        for direction in ipairs(game.tables.directions) do
            local ray = guardRay(game, net, direction, to)
            if ray.n > 0 then
                n = n + 1
                guard.rays[n] = ray
            end
            for i = 1, ray.n do
                guard.sees[ray.points[i]] = true
            end
        end
    end
    n = 0
    for _, way in ipairs(arrivals(game)[to]) do
        local set, any = leapers(game, way, to)
        if any then
            n = n + 1
            guard.leaps[n] = {from = way.from, leap = way.leap, via = way.via, pieces = set}
            guard.sees[way.from] = true
            for _, via in ipairs(way.via) do
                guard.sees[via] = true
            end
        end
    end
    return guard
end

local function guardOf(game, point)
    local guard = game.guards[point]
    if not guard then
        guard = build(game, point)
        game.guards[point] = guard
    end
    return guard
end

local function attackedAlong(game, board, ray, by)
    local screened = false
    for i = 1, ray.n do
        local piece = board[ray.points[i]]
        if piece ~= 0 then
            local set = screened and ray.screen[i] or ray.walk[i]
            if set[piece] and game.sides[piece] == by then
                return true
            elseif screened then
                return false
            end
            screened = true
        end
    end
    return false
end

local function leapIsOpen(game, board, leap)
    for i = 1, #leap.via do
        if movement.blocks(game, leap.leap, board[leap.via[i]]) then
            return false
        end
    end
    return true
end

-- Tells whether a side's pieces attack a royal piece of the other side on a point.
local function attacked(game, board, point, by)
    local guard = guardOf(game, point)
    for i = 1, #guard.rays do
        if attackedAlong(game, board, guard.rays[i], by) then
            return true
        end
    end
    for i = 1, #guard.leaps do
        local leap = guard.leaps[i]
        local piece = board[leap.from]
        if leap.pieces[piece] and game.sides[piece] == by and leapIsOpen(game, board, leap) then
            return true
        end
    end
    return false
end

-- Tells whether the royal piece of the side to move is attacked. A position remembers the answer.
function royal.inCheck(game, pos)
    if pos.check == nil then
        local point = game.tables.royal and pos.royal[pos.turn] or 0
        pos.check = point ~= 0 and attacked(game, pos.board, point, 3 - pos.turn)
    end
    return pos.check
end

-- Tells whether a move leaves the mover's own royal piece attacked.
function royal.exposes(game, pos, from, to)
    local at = pos.royal and pos.royal[pos.turn] or 0
    if at == 0 then
        return false
    end
    local sees = guardOf(game, at).sees
    if from ~= at and not sees[from] and not sees[to] and not royal.inCheck(game, pos) then
        return false
    end
    -- The board is as it was before anybody can look.
    local board = pos.board
    local piece, defender = board[from], board[to]
    board[from], board[to] = 0, piece
    local exposed = attacked(game, board, from == at and to or at, 3 - pos.turn)
    board[from], board[to] = piece, defender
    return exposed
end

return royal
