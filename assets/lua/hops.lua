-- Chains of hops. A piece hops over another to the empty point as far beyond it as it was before it, captures
-- what it hopped over, and may go on. A whole chain is one move. While it is under way, the point that the
-- piece came from is empty.
--
-- At the table a chain is played hop by hop:
--
--   local chain = game:beginChain(pos, from)
--   for _, hop in ipairs(game:chainHops(chain)) do ... hop.over, hop.to ... end
--   chain = game:continueChain(chain, to)     -- or: nil, reason, point
--   local after, effects, move = game:endChain(chain)
--
-- A chain is never changed, a hop makes a new one:
--   pos       the position in which it began
--   piece     the piece that hops, from the point where it began, at the point where it is now
--   path      the points visited, the first included
--   captured  what was captured so far, as {piece=, at=}
--   board     the piece on each other point

local hops = {}

-- How the pieces of a game hop, nil when they do not. All pieces of a game hop alike.
function hops.rule(tables)
    local rule = nil
    for _, piece in ipairs(tables.pieces) do
        for _, hop in ipairs(piece.hops or {}) do
            rule = hop
        end
    end
    return rule
end

-- The rays from a point; each list is made when first asked for.
local function raysOf(game, from)
    local rays = game.hopRays[from]
    if not rays then
        rays = {}
        local n = 0
        for _, next in ipairs(game.tables.nets[game.hop.net].next) do
            local points, length, point = {}, 0, next[from]
            while point ~= 0 do
                length = length + 1
                points[length] = point
                point = next[point]
            end
            if length >= 2 then
                n = n + 1
                rays[n] = points
            end
        end
        game.hopRays[from] = rays
    end
    return rays
end

-- The hop along a ray: over its first piece, with nothing else between. Returns the point of the piece and
-- the point beyond, nil for none.
local function along(board, ray, reach)
    local length = #ray
    for i = 1, length do
        if reach > 0 and i > reach or 2 * i > length then
            return nil
        end
        if board[ray[i]] ~= 0 then
            for beyond = i + 1, 2 * i do
                if board[ray[beyond]] ~= 0 then
                    return nil
                end
            end
            return ray[i], ray[2 * i]
        end
    end
    return nil
end

-- Lists the hops from a point as {over=, to=}.
local function from(game, board, point)
    local list, n = {}, 0
    local rays, reach = raysOf(game, point), game.hop.reach
    for i = 1, #rays do
        local over, to = along(board, rays[i], reach)
        if over then
            n = n + 1
            list[n] = {over = over, to = to}
        end
    end
    return list
end

-- The hops of a piece that begins a chain.
function hops.first(game, pos, point)
    return from(game, pos.board, point)
end

-- Tells whether the side to move has any hop.
function hops.any(game, pos)
    local owner = game:owner(pos.turn)
    for point = 1, #pos.board do
        if game.sides[pos.board[point]] == owner and #from(game, pos.board, point) > 0 then
            return true
        end
    end
    return false
end

local function copy(list)
    local new = {}
    for i = 1, #list do
        new[i] = list[i]
    end
    return new
end

local function with(list, item)
    local new = copy(list)
    new[#list + 1] = item
    return new
end

function hops.begin(pos, point)
    local board = copy(pos.board)
    board[point] = 0
    return {
        pos = pos, piece = pos.board[point], from = point, at = point, path = {point}, captured = {}, board = board,
    }
end

function hops.next(game, chain)
    return from(game, chain.board, chain.at)
end

-- The chain after one more hop, nil when there is none to that point.
function hops.continue(game, chain, to)
    for _, hop in ipairs(hops.next(game, chain)) do
        if hop.to == to then
            local board = copy(chain.board)
            board[hop.over] = 0
            return {
                pos = chain.pos, piece = chain.piece, from = chain.from, at = to, path = with(chain.path, to),
                captured = with(chain.captured, {piece = chain.board[hop.over], at = hop.over}), board = board,
            }
        end
    end
    return nil
end

-- Follows a whole chain by the points that it visits; nil and the point that it cannot hop to.
function hops.follow(game, pos, point, via, to)
    local chain = hops.begin(pos, point)
    for _, visited in ipairs(with(via or {}, to)) do
        local longer = hops.continue(game, chain, visited)
        if not longer then
            return nil, visited
        end
        chain = longer
    end
    return chain
end

-- The position after a chain, as far as the pieces go.
function hops.after(game, chain)
    local pos, board, scores = chain.pos, copy(chain.board), copy(chain.pos.scores)
    board[chain.at] = chain.piece
    scores[pos.turn] = scores[pos.turn] + #chain.captured
    return {
        board = board, turn = game:nextSide(pos.turn), token = pos.token, carried = pos.carried, royal = pos.royal,
        scores = scores,
    }
end

-- What a chain visits between its first point and its last.
function hops.via(chain)
    local via = {}
    for i = 2, #chain.path - 1 do
        via[i - 1] = chain.path[i]
    end
    return via
end

-- Calls visit(point, via, n) for each chain of the piece on a point, where it may stop; via[1] to via[n] are the
-- points between. There may be very many. The board is in mid-chain meanwhile, and as it was thereafter.
function hops.each(game, board, point, visit)
    local piece, path = board[point], {}
    board[point] = 0
    local function extend(at, n)
        local list = from(game, board, at)
        for i = 1, #list do
            local over, to = list[i].over, list[i].to
            local captured = board[over]
            board[over] = 0
            visit(to, path, n)
            path[n + 1] = to
            extend(to, n + 1)
            board[over] = captured
        end
    end
    extend(point, 0)
    board[point] = piece
end

return hops
