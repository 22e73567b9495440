-- Counts sequences of legal moves: the usual way of finding out whether two programs play by the same rules.
-- A game that is over has no continuation, and repetition is not applied.

local hops = require("menagerie.hops")

local perft = {}

local function steps(game, pos, depth)
    local nodes = 0
    for from = 1, #pos.board do
        if game:owns(pos, from) then
            local reach = game:reach(pos, from)
            if depth == 1 then
                nodes = nodes + #reach
            else
                for i = 1, #reach do
                    nodes = nodes + perft.count(game, game:after(pos, from, reach[i]), depth - 1)
                end
            end
        end
    end
    return nodes
end

-- Chains capture nothing but shared pieces, and what they leave behind is a board and whose turn it is.
local function chains(game, pos, depth)
    local nodes, board = 0, pos.board
    local after = {board = board, turn = game:nextSide(pos.turn)}
    for from = 1, #board do
        if game:owns(pos, from) then
            local piece = board[from]
            hops.each(game, board, from, function(to)
                if depth == 1 then
                    nodes = nodes + 1
                else
                    board[to] = piece
                    nodes = nodes + perft.count(game, after, depth - 1)
                    board[to] = 0
                end
            end)
        end
    end
    return nodes
end

function perft.count(game, pos, depth)
    if depth == 0 then
        return 1
    elseif pos.settled then
        return 0
    end
    return (game.hop and chains or steps)(game, pos, depth)
end

-- Splits the count at a depth of 1 or more by first move: lists {move=, nodes=}.
function perft.divide(game, pos, depth)
    local list, n = {}, 0
    for from = 1, #pos.board do
        if game:owns(pos, from) and game.hop then
            local piece = pos.board[from]
            hops.each(game, pos.board, from, function(to, path, length)
                local via = {}
                for i = 1, length do
                    via[i] = path[i]
                end
                pos.board[to] = piece
                n = n + 1
                list[n] = {
                    move = {from = from, to = to, via = via},
                    nodes = perft.count(game, {board = pos.board, turn = game:nextSide(pos.turn)}, depth - 1),
                }
                pos.board[to] = 0
            end)
        elseif game:owns(pos, from) then
            for _, to in ipairs(game:reach(pos, from)) do
                n = n + 1
                list[n] = {move = {from = from, to = to}, nodes = perft.count(game, game:after(pos, from, to), depth - 1)}
            end
        end
    end
    return list
end

return perft
