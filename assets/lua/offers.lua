-- What one side has offered and others have not answered yet: at most one offer of each kind, new-game, undo,
-- redo or draw. All who sit at the seats of the game have to agree, each in person. An offer stands only while the same
-- people sit there.

local setup = require("menagerie.setup")
local history = require("menagerie.history")
local seats = require("menagerie.seats")
local words = require("menagerie.words")
local wording = require("menagerie.wording")
local talk = require("menagerie.talk")

local offers = {}

local KINDS = {"new-game", "undo", "redo", "draw"}

-- By kind: {side=, seating=, agreed=}; agreed is who agrees, as a person by side, the one who made it included.
local pending = {}

-- Who has pressed Resign once, and for which side: {side=, person=}.
local resigning = nil

local function key(kind)
    if kind == "undo" then
        return "offer.undo-" .. history.undoes()
    elseif kind == "redo" then
        return "offer.redo-" .. history.redoes()
    end
    return "offer." .. kind
end

-- The sides that have not agreed to an offer yet. Where nobody sits at any of them, these are all the others.
local function unanswered(offer)
    local waiting, n = {}, 0
    for side in ipairs(setup.seats) do
        if not offer.agreed[side] and (seats.occupied(side) or #seats.others(offer.side) == 0) then
            n = n + 1
            waiting[n] = side
        end
    end
    return waiting
end

-- What is said of an offer, by a side or by one that agrees to it.
local function about(kind, side)
    return {side = wording.player(side), other = wording.players(unanswered(pending[kind]))}
end

function offers.isMade(kind)
    return pending[kind] ~= nil
end

function offers.make(kind, color, side)
    pending[kind] = {side = side, seating = seats.seating(), agreed = {[side] = seats.person(color)}}
    talk.everyone(key(kind), about(kind, side))
end

-- Tells whether a player can agree to an offer for a side: nobody agrees twice, or with themselves.
local function mayAgree(offer, color, side)
    local person = seats.person(color)
    for other in ipairs(setup.seats) do
        if offer.agreed[other] == person then
            return false
        end
    end
    return not offer.agreed[side]
end

-- A player answers an offer for a side by pressing the same button; true once all have agreed.
function offers.answer(kind, color, side)
    local offer = pending[kind]
    if not mayAgree(offer, color, side) then
        talk.player(color, "offer.waiting", about(kind, side))
        return false
    end
    offer.agreed[side] = seats.person(color)
    if #unanswered(offer) > 0 then
        talk.everyone("offer.agrees", about(kind, side))
        return false
    end
    return true
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
            text = text .. (text == "" and "" or "\n") .. words.say(key(kind), about(kind, pending[kind].side))
        end
    end
    return text
end

return offers
