-- Positions as text, in FEN's shape: the rows from the top with runs of empty points as digits, the side to
-- move, where the token is (with * while carried), and each piece beside the rows by its point and letter.
-- Where the pieces are shared: the occupied points, the side to move and the captures of each side.
-- Text is only cut at ASCII characters, which is safe however an interpreter stores strings.

local faults = require("menagerie.faults")
local lists = require("menagerie.lists")

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

local function sharedText(game, pos)
    local holes, n = {}, 0
    for point, piece in ipairs(pos.board) do
        if piece ~= 0 then
            n = n + 1
            holes[n] = game:pointName(point)
        end
    end
    local occupied = n == 0 and "-" or table.concat(holes, ",")
    return occupied .. " " .. game.tables.sides[pos.turn].letter .. " " .. table.concat(pos.scores, ",")
end

function notation.text(game, pos)
    if game.tables.shared then
        return sharedText(game, pos)
    end
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
        if letter == "0" and empty == 0 then
            return false
        elseif DIGITS[letter] then
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
        if side.letter == letter or side.reads == letter then
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
        if not point or not piece or board[point] ~= 0 or not lists.contains(game.tables.beside, point) then
            return false
        end
        board[point] = piece
    end
    return true
end

-- A number without a sign, nil for any other text.
local function natural(text)
    local number = 0
    for i = 1, #text do
        local digit = DIGITS[text:sub(i, i)]
        if not digit then
            return nil
        end
        number = number * 10 + digit
    end
    return #text > 0 and number or nil
end

-- Programs of other games write "- - 0 1" behind the side to move; that is passed over.
local function isForeign(fields, first)
    return #fields == first + 3 and fields[first] == "-" and fields[first + 1] == "-"
        and natural(fields[first + 2]) and natural(fields[first + 3])
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

local function emptyBoard(game)
    local board = {}
    for point in ipairs(game.tables.points) do
        board[point] = 0
    end
    return board
end

-- Puts shared pieces, which are all of the first kind, on the board; false when the points are none.
local function parseHoles(game, board, text)
    for _, name in ipairs(text == "-" and {} or split(text, ",")) do
        local point = game:pointNamed(name)
        if not point or board[point] ~= 0 then
            return false
        end
        board[point] = 1
    end
    return true
end

-- The captures of each side; nil unless they and the pieces on the board are all there are.
local function parseScores(game, board, text)
    local scores, total = {}, 0
    for side, number in ipairs(split(text or "", ",")) do
        scores[side] = natural(number)
        if not scores[side] then
            return nil
        end
        total = total + scores[side]
    end
    local pieces, start = lists.tally(board)[1] or 0, lists.tally(game.tables.start)[1] or 0
    return #scores == #game.tables.sides and pieces + total == start and scores or nil
end

local function parseShared(game, field, turn)
    local board = emptyBoard(game)
    if not parseHoles(game, board, field[1]) then
        return nil, "no-such-point"
    end
    local scores = #field == 3 and parseScores(game, board, field[3])
    if not scores then
        return nil, "wrong-captures"
    end
    return game:position(board, turn, 0, false, scores)
end

local function parseArmies(game, field, turn)
    local board = emptyBoard(game)
    if not parseRows(game, board, field[1]) then
        return nil, "wrong-rows"
    end
    local token, carried, beside = 0, false, 3
    if game.tables.carry then
        token, carried = parseToken(game, field[3] or "")
        beside = 4
    end
    if not token or not (isForeign(field, beside) or parseBeside(game, board, field, beside)) then
        return nil, "no-such-point"
    end
    local fault = faults.find(game, board, token, carried, turn)
    if fault then
        return nil, fault.name
    end
    return game:position(board, turn, token, carried)
end

function notation.parse(game, text)
    local field = fields(text)
    local turn = field[2] and sideLettered(game, field[2])
    if not turn then
        return nil, "nobody-to-move"
    end
    return (game.tables.shared and parseShared or parseArmies)(game, field, turn)
end

-- How many words, joined by hyphens, the longest name of a point has.
local function mostWords(game)
    if not game.mostWords then
        game.mostWords = 1
        for _, point in ipairs(game.tables.points) do
            game.mostWords = math.max(game.mostWords, #split(point.name, "-"))
        end
    end
    return game.mostWords
end

-- The longest name of a point that some of the words begin with, and the next word.
local function firstPoint(game, words, first)
    for last = math.min(#words, first + mostWords(game) - 1), first, -1 do
        local point = game:pointNamed(table.concat(words, "-", first, last))
        if point then
            return point, last + 1
        end
    end
    return nil
end

-- Reads a move; nil when it is none. Points' names may hold hyphens themselves, so it is split where all parts
-- are points.
function notation.move(game, text)
    local words, path, n, word = split(text, "-"), {}, 0, 1
    while words[word] do
        local point, after = firstPoint(game, words, word)
        if not point then
            return nil
        end
        n = n + 1
        path[n], word = point, after
    end
    if n < 2 or n > 2 and not game.hop then
        return nil
    end
    local move = {from = path[1], to = path[n], via = game.hop and {} or nil}
    for i = 2, n - 1 do
        move.via[i - 1] = path[i]
    end
    return move
end

return notation
