-- What one side has offered and the other has not answered yet: at most one offer of each kind, new-game, undo or
-- draw. An offer belongs to who made it, and stands only while the same two people sit at the seats.

local history = require("menagerie.history")
local seats = require("menagerie.seats")
local words = require("menagerie.words")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local offers = {}

local KINDS = {"new-game", "undo", "draw"}

-- By kind: {side=, person=, seating=}.
local pending = {}

-- Who has pressed Resign once, and for which side: {side=, person=}.
local resigning = nil

local function key(kind)
    if kind == "undo" and history.wasEnded() then
        return "offer.undo-end"
    end
    return "offer." .. kind
end

-- What an offer by a side may mention.
function offers.about(side)
    return {side = wording.player(side), other = wording.player(3 - side)}
end

function offers.make(kind, color, side)
    pending[kind] = {side = side, person = seats.person(color), seating = seats.seating()}
    talk.everyone(key(kind), offers.about(side))
end

function offers.isMadeBy(kind, side)
    return pending[kind] ~= nil and pending[kind].side == side
end

-- Tells whether somebody else made the offer that a player would agree to.
function offers.isOpenTo(kind, color, side)
    local offer = pending[kind]
    return offer ~= nil and offer.side ~= side and offer.person ~= seats.person(color)
end

-- Notes that a player pressed Resign for a side; true for the second time.
function offers.confirmsResigning(color, side)
    local person = seats.person(color)
    if resigning and resigning.side == side and resigning.person == person then
        return true
    end
    resigning = {side = side, person = person}
    return false
end

function offers.clear()
    pending, resigning = {}, nil
end

-- Ends all offers and says so if there were any.
function offers.lapse()
    local any = false
    for _, kind in ipairs(KINDS) do
        any = any or pending[kind] ~= nil
    end
    offers.clear()
    if any then
        talk.everyone("offer.lapsed")
    end
end

-- Ends all offers once other people sit at the seats.
function offers.checkSeats()
    local seating = seats.seating()
    for _, kind in ipairs(KINDS) do
        if pending[kind] and pending[kind].seating ~= seating then
            offers.lapse()
            return
        end
    end
end

-- What waits for an answer, a line each; "" for nothing.
function offers.notice()
    local text = ""
    for _, kind in ipairs(KINDS) do
        if pending[kind] then
            text = text .. (text == "" and "" or "\n") .. words.say(key(kind), offers.about(pending[kind].side))
        end
    end
    return text
end

return offers
