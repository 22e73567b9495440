-- The ways in which a game ends: one function each. It says for which side an ending has come, 0 for
-- both at once, nil when it has not.

local endings = {}

local comes = {}

-- The token is carried into a zone of its carrier's side.
comes["token-in-zone"] = function(game, pos, ending)
    if not pos.carried then
        return nil
    end
    local side = game:side(pos.board[pos.token])
    for _, point in ipairs(ending.zones[side]) do
        if point == pos.token then
            return side
        end
    end
    return nil
end

-- A side has none of the counted kinds left.
comes["none-left"] = function(game, pos, ending)
    local counted = {}
    for _, kind in ipairs(ending.kinds) do
        counted[kind] = true
    end
    local left = {false, false}
    for _, piece in ipairs(pos.board) do
        if piece ~= 0 and counted[game.tables.pieces[piece].kind] then
            left[game:side(piece)] = true
        end
    end
    if left[1] and left[2] then
        return nil
    elseif not left[1] and not left[2] then
        return 0
    end
    return left[1] and 2 or 1
end

comes["no-move"] = function(game, pos)
    if game:canMove(pos) then
        return nil
    end
    return pos.turn
end

-- A position has been on the board too often.
comes["repetition"] = function(game, pos, ending)
    local times, old = 0, pos.past
    while old do
        if old.key == pos.past.key then
            times = times + 1
        end
        old = old.prev
    end
    return times >= ending.times and pos.turn or nil
end

local function winner(result, side)
    if side == 0 or result == "draw" then
        return 0
    end
    return result == "win" and side or 3 - side
end

-- The first of the named endings that has come.
local function first(game, pos, names)
    for _, name in ipairs(names) do
        for _, ending in ipairs(game.tables.endings) do
            if ending.when == name then
                local side = comes[name](game, pos, ending)
                if side then
                    return {winner = winner(ending.result, side), reason = name}
                end
            end
        end
    end
    return nil
end

-- How the pieces themselves end the game, nil when they do not.
function endings.settled(game, pos)
    return first(game, pos, {"token-in-zone", "none-left"})
end

-- How the game ended in a position that knows its past, nil when it goes on.
function endings.outcome(game, pos)
    return pos.settled or first(game, pos, {"no-move", "repetition"})
end

return endings
