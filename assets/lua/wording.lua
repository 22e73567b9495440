-- What the things of this game are called, and what can be said about how it stands.

local tables = require("menagerie.tables")
local setup = require("menagerie.setup")
local history = require("menagerie.history")
local words = require("menagerie.words")

local wording = {}

-- A side's name; "" for side 0.
function wording.side(side)
    return side == 0 and "" or words.name(tables.sides[side].name)
end

-- A side with the seat where it plays, if that has another colour: Black (Green).
function wording.player(side)
    local name, color = wording.side(side), setup.seats[side]:lower()
    local seat = words.say("seat." .. color)
    if name == seat or tables.sides[side].name == color then
        return name
    end
    return words.say("phrase.side-at-seat", {side = name, seat = seat})
end

-- Texts one after the other: White 3, Red 5; "" for none.
function wording.list(texts)
    local list = ""
    for i, text in ipairs(texts) do
        list = i == 1 and text or words.say("phrase.list", {first = list, next = text})
    end
    return list
end

-- All of some names: White, Red and Blue; "" for none.
function wording.all(names)
    local n = #names
    if n < 2 then
        return names[1] or ""
    end
    local first = {}
    for i = 1, n - 1 do
        first[i] = names[i]
    end
    return words.say("phrase.and", {first = wording.list(first), last = names[n]})
end

-- Several sides: White, Red and Blue; "" for none.
function wording.players(sides)
    local names = {}
    for i, side in ipairs(sides) do
        names[i] = wording.player(side)
    end
    return wording.all(names)
end

-- A point's name; "" for point 0.
function wording.point(point)
    return point == 0 and "" or words.name(history.game:pointName(point))
end

-- A piece with its side, if it has one; "" for nil.
function wording.piece(piece)
    if not piece then
        return ""
    end
    local entry = tables.pieces[piece.piece]
    local name = words.kind(entry.kind)
    if tables.shared then
        return name
    end
    return words.say("phrase.piece-of-side", {side = wording.side(entry.side), piece = name})
end

function wording.token()
    return tables.carry and words.name(tables.carry.token) or ""
end

-- The piece of a number, which stands for all that look the same; nil for none.
local function like(number)
    for _, piece in ipairs(number and setup.pieces or {}) do
        if piece.piece == number then
            return piece
        end
    end
    return nil
end

-- What is wrong with a position, as a part of a sentence.
function wording.fault(fault)
    return words.say("fault." .. fault.name, {
        piece = wording.piece(like(fault.piece)),
        point = wording.point(fault.point or 0),
        token = wording.token(),
    })
end

-- What a sentence about a piece may mention; nil is no piece.
function wording.about(piece)
    return {
        piece = wording.piece(piece),
        turn = wording.player(history.position().turn),
        token = wording.token(),
        button = words.say(#tables.sides > 2 and "panel.play-all-alone" or "panel.play-alone"),
        stop = words.say("panel.stop"),
    }
end

-- Tells whether the most captures decide when a game ends in some way.
local function countsCaptures(reason)
    for _, ending in ipairs(tables.endings) do
        if ending.when == reason then
            return ending.result == "most-captures"
        end
    end
    return false
end

local function mostCaptures(outcome)
    if outcome.winner ~= 0 then
        local count = tostring(history.score(outcome.winner))
        return "ending.most-captures-won", {winner = wording.side(outcome.winner), count = count}
    end
    local count = tostring(history.score(outcome.shared[1]))
    return "ending.most-captures-drawn", {sharers = wording.players(outcome.shared), count = count}
end

-- The sentence that says how a game ended: its key and what it mentions.
function wording.ending(outcome)
    local drawn = outcome.winner == 0
    if countsCaptures(outcome.reason) then
        return mostCaptures(outcome)
    end
    return "ending." .. outcome.reason .. (drawn and "-drawn" or "-won"), {
        winner = wording.side(outcome.winner),
        loser = not drawn and #tables.sides == 2 and wording.side(3 - outcome.winner) or "",
        turn = wording.side(history.position().turn),
        token = wording.token(),
    }
end

return wording
