-- Positions that come again, and the ways of repeating them that a game forbids: perpetual check and perpetual
-- chase.
--
-- The past of a position lists, newest first, the positions since the last capture, since only these can come
-- again. Of the move that led to each it keeps:
--   key     what repetition compares
--   plies   how many positions there are before this one
--   mover   the side that moved, 0 for the first position
--   check   whether the move gave check, where a game asks
--   chased  which enemy pieces it attacked with the piece that moved, as a list, where a game asks
--   prev    the position before

local royal = require("menagerie.royal")
local movement = require("menagerie.movement")

local repetition = {}

-- One character stands for each piece, so that the key after a move can be cut together.
local function cell(piece)
    return string.char(48 + piece)
end

local function rest(turn, token, carried)
    return ";" .. turn .. ";" .. token .. (carried and "*" or "")
end

-- What repetition compares: the pieces, the side to move and the token.
local function keyOf(pos)
    local cells = {}
    for point = 1, #pos.board do
        cells[point] = cell(pos.board[point])
    end
    return table.concat(cells) .. rest(pos.turn, pos.token, pos.carried)
end

local function replaced(key, point, piece)
    return key:sub(1, point - 1) .. cell(piece) .. key:sub(point + 1)
end

-- The key after a move to an empty point in a game without a token.
local function keyAfter(game, pos, from, to)
    local cells = pos.past.key:sub(1, #pos.board)
    return replaced(replaced(cells, from, 0), to, pos.board[from]) .. rest(game:nextSide(pos.turn), 0, false)
end

-- How often a game lets a position come about by perpetual check or chase; nil when it does not ask.
local function limits(game)
    local check, chase = nil, nil
    for _, rule in ipairs(game.tables.perpetual or {}) do
        if rule.of == "check" then
            check = rule.times
        else
            chase = rule.times
        end
    end
    return check, chase
end

-- The past of a position that has none.
function repetition.begin(game, pos)
    return {key = keyOf(pos), plies = 0, mover = 0}
end

-- Numbers the pieces, so that pieces of a kind can be told apart; nil where nobody asks.
function repetition.identify(game, board)
    local _, chase = limits(game)
    if not chase then
        return nil
    end
    local names, n = {}, 0
    for point = 1, #board do
        names[point] = 0
        if board[point] ~= 0 then
            n = n + 1
            names[point] = n
        end
    end
    return names
end

-- The numbers of the pieces after a move.
function repetition.renamed(names, from, to)
    if not names then
        return nil
    end
    local new = {}
    for point = 1, #names do
        new[point] = names[point]
    end
    new[from], new[to] = 0, names[from]
    return new
end

-- The enemy pieces, royal ones aside, that the piece that has just moved could capture by a legal move.
local function chased(game, pos, to, after)
    local again = {
        board = after.board, turn = pos.turn, token = after.token, carried = after.carried, royal = after.royal,
    }
    local victims, n = {}, 0
    for _, goal in ipairs(movement.reach(game, again, to)) do
        local victim = again.board[goal]
        if victim ~= 0 and not game.isRoyal[victim] and not royal.exposes(game, again, to, goal) then
            n = n + 1
            victims[n] = pos.identities[goal]
        end
    end
    return victims
end

-- The past after a move; an irreversible one begins it anew.
function repetition.next(game, pos, to, after, irreversible)
    local check, chase = limits(game)
    local past = {key = keyOf(after), plies = 0, mover = pos.turn}
    if not irreversible then
        past.prev, past.plies = pos.past, pos.past.plies + 1
    end
    past.check = check and royal.inCheck(game, after)
    past.chased = chase and chased(game, pos, to, after)
    return past
end

-- How often each position has been on the board, by key. The last answer is kept and carried on, since mostly the
-- next question is about the same past or one that is a move longer: so a long game is taken up quickly.
local function tally(game, past)
    local keys, n, old = {}, 0, past
    while old and old ~= game.tallied do
        n = n + 1
        keys[n] = old.key
        old = old.prev
    end
    local counts = old and game.counts or {}
    for _, key in ipairs(keys) do
        counts[key] = (counts[key] or 0) + 1
    end
    game.tallied, game.counts = past, counts
    return counts
end

-- How often the newest position has been on the board.
function repetition.times(game, past)
    return tally(game, past)[past.key]
end

local function both(a, b)
    local list, n = {}, 0
    for _, x in ipairs(a) do
        for _, y in ipairs(b) do
            if x == y then
                n = n + 1
                list[n] = x
                break
            end
        end
    end
    return list
end

-- Looks at the mover's moves since the first of the given number of occurrences of the newest position: whether
-- all gave check, and whether all attacked one and the same piece.
local function since(past, times, mover)
    local check, victims, seen, old = true, nil, 0, past
    while old do
        if old.key == past.key then
            seen = seen + 1
        end
        if seen == times then
            break -- the first occurrence itself: only what came after it counts
        end
        if old.mover == mover then
            check = check and old.check
            if old.chased then
                victims = victims and both(victims, old.chased) or old.chased
            end
        end
        old = old.prev
    end
    return check, victims ~= nil and #victims > 0
end

-- By what a move that is legal otherwise would repeat a position once too often: "check", "chase" or nil.
function repetition.forbidden(game, pos, from, to)
    local check, chase = limits(game)
    if not (check or chase) or pos.board[to] ~= 0 then
        return nil
    end
    local times = (tally(game, pos.past)[keyAfter(game, pos, from, to)] or 0) + 1
    if not (check and times >= check) and not (chase and times >= chase) then
        return nil
    end
    local after = game:after(pos, from, to)
    local gaveCheck, gaveChase = since(repetition.next(game, pos, to, after, false), times, pos.turn)
    if check and times >= check and gaveCheck then
        return "check"
    elseif chase and times >= chase and gaveChase then
        return "chase"
    end
    return nil
end

return repetition
