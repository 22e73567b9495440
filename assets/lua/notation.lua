-- Positions as text, in FEN's shape: the rows from the top with runs of empty points as digits, the side to
-- move, where the token is (with * while carried), and each piece beside the rows by its point and letter.
-- Text is only cut at ASCII characters, which is safe however an interpreter stores strings.

local notation = {}

local function row(game, pos, points)
    local text, empty = "", 0
    for _, point in ipairs(points) do
        local piece = pos.board[point]
        if piece == 0 then
            empty = empty + 1
        else
            text = text .. (empty > 0 and tostring(empty) or "") .. game.tables.pieces[piece].letter
            empty = 0
        end
    end
    return text .. (empty > 0 and tostring(empty) or "")
end

function notation.text(game, pos)
    local rows = {}
    for i, points in ipairs(game.tables.rows) do
        rows[i] = row(game, pos, points)
    end
    local text = table.concat(rows, "/") .. " " .. game.tables.sides[pos.turn].letter
    if pos.token ~= 0 then
        text = text .. " " .. game:pointName(pos.token) .. (pos.carried and "*" or "")
    end
    for _, point in ipairs(game.tables.beside) do
        if pos.board[point] ~= 0 then
            text = text .. " " .. game:pointName(point) .. " " .. game.tables.pieces[pos.board[point]].letter
        end
    end
    return text
end

local function split(text, separator)
    local parts, n, from = {}, 0, 1
    for i = 1, #text + 1 do
        if i > #text or text:sub(i, i) == separator then
            n = n + 1
            parts[n] = text:sub(from, i - 1)
            from = i + 1
        end
    end
    return parts
end

local function pieceLettered(game, letter)
    for number, piece in ipairs(game.tables.pieces) do
        if piece.letter == letter then
            return number
        end
    end
    return nil
end

local DIGITS = {["0"] = 0, ["1"] = 1, ["2"] = 2, ["3"] = 3, ["4"] = 4, ["5"] = 5, ["6"] = 6, ["7"] = 7, ["8"] = 8, ["9"] = 9}

-- Puts a row's pieces on the board; false when they do not fit it.
local function parseRow(game, board, text, points)
    local column, empty = 0, 0
    for i = 1, #text do
        local letter = text:sub(i, i)
        if DIGITS[letter] then
            empty = empty * 10 + DIGITS[letter]
        else
            column, empty = column + empty + 1, 0
            local piece = pieceLettered(game, letter)
            if not piece or not points[column] then
                return false
            end
            board[points[column]] = piece
        end
    end
    return column + empty == #points
end

local function parseRows(game, board, text)
    local rows = split(text, "/")
    for i, points in ipairs(game.tables.rows) do
        if not rows[i] or not parseRow(game, board, rows[i], points) then
            return false
        end
    end
    return #rows == #game.tables.rows
end

local function sideLettered(game, letter)
    for number, side in ipairs(game.tables.sides) do
        if side.letter == letter then
            return number
        end
    end
    return nil
end

-- Where the token is, and whether it is carried; nil for a text that does not say.
local function parseToken(game, text)
    local carried = text:sub(-1) == "*"
    if carried then
        text = text:sub(1, #text - 1)
    end
    return game:pointNamed(text), carried
end

local function parseBeside(game, board, fields, first)
    for i = first, #fields, 2 do
        local point, piece = game:pointNamed(fields[i]), pieceLettered(game, fields[i + 1])
        if not point or not piece or board[point] ~= 0 then
            return false
        end
        board[point] = piece
    end
    return true
end

local function fields(text)
    local list, n = {}, 0
    for _, field in ipairs(split(text, " ")) do
        if field ~= "" then
            n = n + 1
            list[n] = field
        end
    end
    return list
end

function notation.parse(game, text)
    local field, board = fields(text), {}
    for point in ipairs(game.tables.points) do
        board[point] = 0
    end
    if not field[2] or not parseRows(game, board, field[1]) then
        return nil, "the rows do not fit the board"
    end
    local turn = sideLettered(game, field[2])
    if not turn then
        return nil, "nobody is to move"
    end
    local token, carried, beside = 0, false, 3
    if game.tables.carry then
        token, carried = parseToken(game, field[3] or "")
        beside = 4
    end
    if not token or not parseBeside(game, board, field, beside) then
        return nil, "a point is not on the board"
    end
    local fault = notation.fault(game, board, token, carried)
    if fault then
        return nil, fault
    end
    return game:position(board, turn, token, carried)
end

local function pieceName(game, piece)
    local p = game.tables.pieces[piece]
    return game.tables.sides[p.side].name .. " " .. game.tables.kinds[p.kind].face
end

local function tally(list)
    local counts = {}
    for _, value in ipairs(list) do
        counts[value] = (counts[value] or 0) + 1
    end
    return counts
end

local function tokenFault(game, board, token, carried)
    local carry = game.tables.carry
    if not carry then
        return nil
    end
    local piece = board[token]
    local carries = piece ~= 0 and game.tables.pieces[piece].carries
    if carried and not carries then
        return "nobody can carry the " .. carry.token .. " on " .. game:pointName(token)
    elseif not carried and token ~= carry.home then
        return "the " .. carry.token .. " lies away from its home"
    elseif not carried and carries then
        return pieceName(game, piece) .. " has not taken the " .. carry.token
    end
    return nil
end

-- What no game can bring about, in words; nil when a position is possible.
function notation.fault(game, board, token, carried)
    local tables = game.tables
    for point, piece in ipairs(board) do
        if piece ~= 0 then
            local p = tables.pieces[piece]
            local area = carried and token == point and p.carries and p.carryArea or p.area
            if tables.areas[area][point] == 0 then
                return pieceName(game, piece) .. " may not stand on " .. game:pointName(point)
            end
        end
    end
    local have, most = tally(board), tally(tables.start)
    for piece in ipairs(tables.pieces) do
        if (have[piece] or 0) > (most[piece] or 0) then
            return "too many of " .. pieceName(game, piece)
        end
    end
    return tokenFault(game, board, token, carried)
end

return notation
