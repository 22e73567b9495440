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
    local name, seat = wording.side(side), setup.seats[side]
    if name == seat or tables.sides[side].name == seat:lower() then
        return name
    end
    return name .. " (" .. seat .. ")"
end

-- A point's name; "" for point 0.
function wording.point(point)
    return point == 0 and "" or words.name(history.game:pointName(point))
end

-- A piece with its side; "" for nil.
function wording.piece(piece)
    if not piece then
        return ""
    end
    return wording.side(tables.pieces[piece.piece].side) .. " " .. piece.name
end

function wording.token()
    return tables.carry and words.name(tables.carry.token) or ""
end

-- What a sentence about a piece may mention; nil is no piece.
function wording.about(piece)
    return {
        piece = wording.piece(piece),
        turn = wording.player(history.position().turn),
        token = wording.token(),
        button = words.say("panel.play-alone"),
    }
end

-- The sentence that says how a game ended: its key and what it mentions.
function wording.ending(outcome)
    local drawn = outcome.winner == 0
    return "ending." .. outcome.reason .. (drawn and "-drawn" or "-won"), {
        winner = wording.side(outcome.winner),
        loser = drawn and "" or wording.side(3 - outcome.winner),
        turn = wording.side(history.position().turn),
        token = wording.token(),
    }
end

return wording
