-- Which object stands on which point, by a piece's id: places says on which point each piece stands, 0 for off the
-- board. Slots says where what was captured lies, where the pieces are shared: {side=, n=} by id, n counting the
-- side's captures.

local setup = require("menagerie.setup")
local tables = require("menagerie.tables")

local standing = {}

-- Which object is which piece of a position: each stays where it starts as far as it can; of others that are
-- alike, the first goes to the first point.
function standing.assign(pos)
    local places, taken = {}, {}
    for _, piece in ipairs(setup.pieces) do
        if pos.board[piece.point] == piece.piece then
            places[piece.id], taken[piece.point] = piece.point, true
        end
    end
    for _, piece in ipairs(setup.pieces) do
        for point, there in ipairs(places[piece.id] and {} or pos.board) do
            if there == piece.piece and not taken[point] then
                places[piece.id], taken[point] = point, true
                break
            end
        end
        places[piece.id] = places[piece.id] or 0
    end
    return places
end

-- Gives each captured piece a place in the tray of a side that has captured as many, nil where each piece has a
-- place of its own.
function standing.slots(pos, places)
    if not tables.shared then
        return nil
    end
    local slots, side, n = {}, 1, 0
    for _, piece in ipairs(setup.pieces) do
        if places[piece.id] == 0 then
            while pos.scores[side] and n >= pos.scores[side] do
                side, n = side + 1, 0
            end
            n = n + 1
            slots[piece.id] = {side = side, n = n}
        end
    end
    return slots
end

function standing.copy(places)
    local new = {}
    for _, piece in ipairs(setup.pieces) do
        new[piece.id] = places[piece.id]
    end
    return new
end

-- The piece that stands on a point, as its entry in the setup; nil for none.
function standing.on(places, point)
    for _, piece in ipairs(setup.pieces) do
        if point ~= 0 and places[piece.id] == point then
            return piece
        end
    end
    return nil
end

-- Where the pieces stand after a step and what it did.
function standing.after(places, from, to, effects)
    local left, after = {}, standing.copy(places)
    for _, gone in ipairs(effects.left) do
        left[gone.at] = true
    end
    for _, piece in ipairs(setup.pieces) do
        local at = places[piece.id]
        if left[at] then
            after[piece.id] = 0
        elseif at == from then
            after[piece.id] = to
        end
    end
    return after
end

return standing
