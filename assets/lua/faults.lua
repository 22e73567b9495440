-- Says why no game can bring a position about: the same positions are refused as by the program that made this
-- mod. A fault is {name=, piece=, point=}: the piece is one of the tables', the point where it is.

local royal = require("menagerie.royal")
local lists = require("menagerie.lists")

local faults = {}

-- A piece stands where it may not.
local function place(game, board, token, carried)
    for point, piece in ipairs(board) do
        if piece ~= 0 then
            local p = game.tables.pieces[piece]
            local area = carried and token == point and p.carries and p.carryArea or p.area
            if game.tables.areas[area][point] == 0 then
                return {name = "may-not-stand", piece = piece, point = point}
            end
        end
    end
    return nil
end

-- There are more of a kind than a game starts with, or a royal piece is missing.
local function number(game, board)
    local have, most = lists.tally(board), lists.tally(game.tables.start)
    for piece in ipairs(game.tables.pieces) do
        if (have[piece] or 0) > (most[piece] or 0) then
            return {name = "too-many", piece = piece}
        elseif game.isRoyal[piece] and (have[piece] or 0) < (most[piece] or 0) then
            return {name = "missing", piece = piece}
        end
    end
    return nil
end

-- Both sides have brought a piece where that ends the game.
local function goals(game, board)
    for _, ending in ipairs(game.tables.endings) do
        local reached = 0
        for side, zone in ipairs(ending.when == "piece-in-zone" and ending.zones or {}) do
            for point, piece in ipairs(board) do
                if game:side(piece) == side and lists.contains(zone, point) then
                    reached = reached + 1
                    break
                end
            end
        end
        if reached > 1 then
            return {name = "both-goals"}
        end
    end
    return nil
end

-- The royal piece of the side that is not to move could be taken at once.
local function exposed(game, board, turn)
    if not game.tables.royal then
        return nil
    end
    local idle = {board = board, turn = 3 - turn, royal = royal.find(game, board)}
    if royal.inCheck(game, idle) then
        local point = idle.royal[idle.turn]
        return {name = "attacked", piece = board[point], point = point}
    end
    return nil
end

local function tokenFault(game, board, token, carried)
    local carry = game.tables.carry
    if not carry then
        return nil
    end
    local piece = board[token]
    local carries = piece ~= 0 and game.tables.pieces[piece].carries
    if carried and not carries then
        return {name = "no-carrier", point = token}
    elseif not carried and token ~= carry.home then
        return {name = "token-away", point = token}
    elseif not carried and carries then
        return {name = "not-taken", piece = piece, point = token}
    elseif carried and token ~= carry.home and carry.closesHome and board[carry.home] ~= 0 then
        return {name = "home-closed", piece = board[carry.home], point = carry.home}
    end
    return nil
end

-- What is wrong with a position; nil when it is possible.
function faults.find(game, board, token, carried, turn)
    return place(game, board, token, carried) or number(game, board) or goals(game, board)
        or exposed(game, board, turn) or tokenFault(game, board, token, carried)
end

return faults
