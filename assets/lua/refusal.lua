-- Says why a move is not legal. The reasons, and which of several is given, are the same as those of the
-- program that made this mod.

local movement = require("menagerie.movement")

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

-- What stops a piece on a ray that does lead to its goal.
local function obstacle(game, pos, next, from, to, carrying, area)
    local piece, at = pos.board[from], next[from]
    while true do
        local mayEnter, stops = game:enter(pos, piece, carrying, at)
        local there = pos.board[at]
        if area[at] == 0 then
            return "may-not-enter", at
        elseif not mayEnter and there == 0 then
            return "home-closed", at
        elseif at ~= to and there ~= 0 then
            return "blocked", at
        elseif at ~= to and stops then
            return "token-stops", at
        elseif at == to and there ~= 0 and game:side(there) == pos.turn then
            return "own-piece", at
        elseif at == to and game:encounter(piece, there) == 0 then
            return "cannot-attack", at
        elseif at == to then
            return "carrier-sheltered", at
        end
        at = next[at]
    end
end

function refusal.reason(game, pos, from, to)
    local piece = pos.board[from]
    if pos.outcome then
        return "game-over", 0
    elseif piece == 0 then
        return "no-piece", from
    elseif game:side(piece) ~= pos.turn then
        return "not-your-turn", from
    elseif from == to then
        return "stays-put", 0
    end
    local carrying = pos.carried and pos.token == from
    local walks, area = movement.walksOf(game.tables, piece, carrying)
    local reason = "no-line"
    for _, walk in ipairs(walks) do
        for _, next in ipairs(game.tables.nets[walk.net].next) do
            local steps = distance(next, from, to)
            if steps > 0 and (walk.reach == 0 or steps <= walk.reach) then
                return obstacle(game, pos, next, from, to, carrying, area)
            elseif steps > 0 then
                reason = "too-far"
            end
        end
    end
    return reason, 0
end

return refusal
