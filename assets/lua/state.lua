-- The game as a save keeps it: one JSON text, which the program that made this mod reads as well.

local tables = require("menagerie.tables")
local setup = require("menagerie.setup")
local history = require("menagerie.history")
local standing = require("menagerie.standing")
local notation = require("menagerie.notation")
local words = require("menagerie.words")

local state = {}

local STATE_VERSION = 1
local game = history.game

-- The state as text, and the revision of the game that it shows.
local saved, revision = nil, nil

local function sideName(side)
    return side == 0 and "" or tables.sides[side].name
end

local function sideNamed(name)
    for number, side in ipairs(tables.sides) do
        if side.name == name then
            return number
        end
    end
    return 0
end

local function namesOf(list, name)
    if not list then
        return nil
    end
    local names = {}
    for i, item in ipairs(list) do
        names[i] = name(item)
    end
    return names
end

local function pointName(point)
    return game:pointName(point)
end

local function outcomeOf(outcome)
    return outcome and {
        winner = sideName(outcome.winner), reason = outcome.reason, shared = namesOf(outcome.shared, sideName),
    } or nil
end

local function snapshot()
    local moves, pieces, options = {}, {}, {}
    for i = 1, history.moves() do
        moves[i] = history.moveText(i)
    end
    for _, piece in ipairs(setup.pieces) do
        local at = history.at(piece.id)
        pieces[piece.id] = at == 0 and "" or pointName(at)
    end
    for _, option in ipairs(tables.options) do
        options[option.name] = option.value
    end
    local pos = history.position()
    return {
        menagerie = STATE_VERSION,
        card = tables.card,
        tables = tables.hash,
        options = options,
        start = game:text(history.start()),
        moves = moves,
        position = game:text(pos),
        chain = namesOf(history.path(), pointName),
        turn = sideName(pos.turn),
        pieces = pieces,
        outcome = outcomeOf(history.outcome()),
        settings = {
            enforce = history.setting("enforce"),
            hotseat = history.setting("hotseat"),
            language = history.setting("language"),
        },
    }
end

-- The game as text, for the save; moving lists, by id, what has not arrived at its place yet. Tabletop Simulator
-- asks often, so the text is written only after a change.
function state.encode(moving)
    if #moving > 0 then
        local now = snapshot()
        now.moving = moving
        return JSON.encode(now)
    end
    if revision ~= history.revision() then
        saved, revision = JSON.encode(snapshot()), history.revision()
    end
    return saved
end

local function read(text)
    local ok, value = pcall(function() return JSON.decode(text) end)
    if ok and type(value) == "table" then
        return value
    end
    return nil
end

local function readSettings(from)
    if type(from) ~= "table" then
        return
    end
    history.set("enforce", from.enforce ~= false)
    history.set("hotseat", from.hotseat == true)
    if words.speaks(from.language) then
        history.set("language", from.language)
    end
end

-- Makes the hops of an unfinished chain; false when they are none.
local function replayChain(names)
    local at = nil
    for _, name in ipairs(names) do
        local point = type(name) == "string" and game:pointNamed(name)
        if not point or at and not (game.hop and history.hop(at, point)) then
            return false
        end
        at = point
    end
    return true
end

-- Plays the moves of a state from its start; false when they do not lead to its position.
local function replay(from)
    local pos = type(from.start) == "string" and game:parse(from.start)
    if not pos or type(from.moves) ~= "table" then
        return false
    end
    history.startFrom(pos, standing.assign(pos))
    for _, text in ipairs(from.moves) do
        local move = type(text) == "string" and notation.move(game, text)
        if not move or not history.play(move) then
            return false
        end
    end
    return game:text(history.position()) == from.position and (type(from.chain) ~= "table" or replayChain(from.chain))
end

-- Takes up how players ended the game; false for an end that neither they nor the moves can have brought about.
local function readOutcome(kept)
    if type(kept) ~= "table" then
        return true
    end
    local outcome, winner = history.outcome(), sideNamed(kept.winner)
    if outcome then
        return kept.reason == outcome.reason and winner == outcome.winner
    elseif kept.reason == "resign" and winner ~= 0 and #tables.sides == 2 then
        history.finish(winner, "resign")
    elseif kept.reason == "agreement" and (kept.winner == nil or kept.winner == "") then
        history.finish(0, "agreement")
    else
        return false
    end
    return true
end

-- Goes to the game that a save kept. Returns nil, or what is wrong with it (a key of words.state), and the
-- side to move if at least that can be read. After "false-end" the game goes on from the moves.
function state.decode(text)
    local from = read(text)
    if not from then
        return "unreadable", 0
    end
    readSettings(from.settings)
    local turn = sideNamed(from.turn)
    if from.card ~= tables.card then
        return "other-card", turn
    elseif from.tables ~= tables.hash then
        return "other-rules", turn
    elseif from.menagerie ~= STATE_VERSION or not replay(from) then
        return "unreadable", turn
    end
    return not readOutcome(from.outcome) and "false-end" or nil, turn
end

return state
