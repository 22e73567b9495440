-- Says why a move is not legal. The reasons, and which of several is given, are the same as those of the
-- program that made this mod.

local movement = require("menagerie.movement")
local royal = require("menagerie.royal")
local repetition = require("menagerie.repetition")

local refusal = {}

-- Counts the steps of a ray from one point to another, 0 when it does not get there.
local function distance(next, from, to)
    local point, steps = next[from], 1
    while point ~= 0 do
        if point == to then
            return steps
        end
        point = next[point]
        steps = steps + 1
    end
    return 0
end

-- What is wrong with the end of a walk for some use, a number of pieces having been passed; nil for nothing.
local function arrival(game, pos, use, from, to, mayEnter, passed)
    local defender = pos.board[to]
    if defender == 0 and (use == "capture" or use == "screen") then
        return "no-line", 0
    elseif defender ~= 0 and game:owns(pos, to) then
        return "own-piece", to
    elseif defender ~= 0 and use == "move" then
        return "no-line", 0
    elseif use == "screen" and passed ~= 1 then
        return "no-screen", to
    elseif mayEnter then
        return nil
    elseif game:encounter(pos.board[from], defender, from, to) == 0 then
        return "cannot-attack", to
    end
    return "carrier-sheltered", to
end

-- What stops a piece on a ray that does lead to its goal; nil for nothing.
local function walkObstacle(game, pos, next, walk, from, to, carrying, area)
    local piece, at, passed = pos.board[from], next[from], 0
    while true do
        local mayEnter, stops = game:enter(pos, piece, carrying, from, at)
        local there = pos.board[at]
        if area[at] == 0 then
            return "may-not-enter", at
        elseif not mayEnter and there == 0 then
            return "home-closed", at
        elseif at == to then
            return arrival(game, pos, walk.use, from, to, mayEnter, passed)
        elseif there ~= 0 and walk.use == "screen" then
            passed = passed + 1
        elseif there ~= 0 then
            return "blocked", at
        elseif stops then
            return "token-stops", at
        end
        at = next[at]
    end
end

-- What stops a leap that does lead to its goal; nil for nothing.
local function leapObstacle(game, pos, leap, way, from, area)
    for _, via in ipairs(way.via) do
        if movement.blocks(game, leap, pos.board[via]) then
            return "blocked", via
        end
    end
    if area[way.to] == 0 then
        return "may-not-enter", way.to
    end
    local mayEnter = game:enter(pos, pos.board[from], false, from, way.to)
    return arrival(game, pos, nil, from, way.to, mayEnter, 0)
end

-- Calls consider(next, walk, steps) for each ray of a piece that leads to a goal.
local function eachRay(game, walks, from, to, consider)
    for _, walk in ipairs(walks) do
        for _, direction in ipairs(movement.startsOn(game.tables, walk, from) and walk.directions or {}) do
            local next = game.tables.nets[walk.net].next[direction]
            local steps = distance(next, from, to)
            if steps > 0 then
                consider(next, walk, steps)
            end
        end
    end
end

-- What keeps a piece from a point, as a reason and a point; nil when nothing does. Of several ways in which it
-- could get there, the one that comes nearest to success decides.
local function obstacle(game, pos, from, to)
    local carrying = pos.carried and pos.token == from
    local walks, area, leaps = movement.rulesOf(game.tables, pos.board[from], carrying)
    local best, bestAt, reaches = "no-line", 0, false
    eachRay(game, walks, from, to, function(next, walk, steps)
        if walk.reach > 0 and steps > walk.reach then
            best = best == "no-line" and "too-far" or best
            return
        end
        local reason, at = walkObstacle(game, pos, next, walk, from, to, carrying, area)
        reaches = reaches or not reason
        if reason and (best == "no-line" or best == "too-far" or walk.use == "screen" and reason ~= "no-line") then
            best, bestAt = reason, at
        end
    end)
    for _, leap in ipairs(leaps) do
        for _, way in ipairs(game.tables.leaps[leap].from[from]) do
            if way.to == to then
                local reason, at = leapObstacle(game, pos, leap, way, from, area)
                reaches = reaches or not reason
                if reason then
                    best, bestAt = reason, at
                end
            end
        end
    end
    if reaches then
        return nil
    end
    return best, bestAt
end

function refusal.reason(game, pos, from, to)
    if pos.outcome then
        return "game-over", 0
    elseif pos.board[from] == 0 then
        return "no-piece", from
    elseif not game:owns(pos, from) then
        return "not-your-turn", from
    elseif from == to then
        return "stays-put", 0
    end
    local reason, at = obstacle(game, pos, from, to)
    if reason then
        return reason, at
    elseif royal.exposes(game, pos, from, to) then
        return "exposes-royal", pos.royal[pos.turn]
    end
    return "repeats-by-" .. repetition.forbidden(game, pos, from, to), 0
end

return refusal
