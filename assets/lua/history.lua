-- The game that is being played: its positions from the first to the present one, which object stands where
-- in each, how the game ended and the switches of the panel. It is what a save keeps.

local engine = require("menagerie.engine")
local tables = require("menagerie.tables")
local setup = require("menagerie.setup")
local about = require("menagerie.about")

local history = {game = engine.new(tables)}

local STATE_VERSION = 1
local game = history.game

local plies = {} -- plies[0] is the start; each has a position, places and the move that led there
local last = 0
local ended = nil -- how players ended the game themselves
local settings = {enforce = true, hotseat = false, language = about.language}
local saved = nil -- the state as text, until something changes

local function homePlaces()
    local places = {}
    for _, piece in ipairs(setup.pieces) do
        places[piece.id] = piece.point
    end
    return places
end

-- Which object is which piece of a position: of several alike, the first goes to the first point.
local function assignPlaces(pos)
    local places, taken = {}, {}
    for _, piece in ipairs(setup.pieces) do
        places[piece.id] = 0
        for point, there in ipairs(pos.board) do
            if there == piece.piece and not taken[point] then
                places[piece.id], taken[point] = point, true
                break
            end
        end
    end
    return places
end

local function placesAfter(places, from, to, effects)
    local left, after = {}, {}
    for _, gone in ipairs(effects.left) do
        left[gone.at] = true
    end
    for _, piece in ipairs(setup.pieces) do
        local at = places[piece.id]
        if left[at] then
            at = 0
        elseif at == from then
            at = to
        end
        after[piece.id] = at
    end
    return after
end

function history.restart()
    history.startFrom(game:start(), homePlaces())
end

-- Begins at a position; places says on which point each piece stands, by id.
function history.startFrom(pos, places)
    plies = {[0] = {pos = pos, places = places}}
    last, ended, saved = 0, nil, nil
end

function history.position()
    return plies[last].pos
end

-- The point where a piece stands, 0 when it has left the board.
function history.at(id)
    return plies[last].places[id]
end

-- The piece that stands on a point, as its entry in the setup; nil for none.
function history.pieceAt(point)
    for _, piece in ipairs(setup.pieces) do
        if point ~= 0 and plies[last].places[piece.id] == point then
            return piece
        end
    end
    return nil
end

function history.moves()
    return last
end

-- The move that led to the present position, as text, and the piece that made it; nil at the start.
function history.lastMove()
    return plies[last].text, plies[last].mover
end

function history.outcome()
    return ended or history.position().outcome
end

-- Why a move is not possible now: a reason and the point it is about, nil when it is.
function history.why(from, to)
    if ended then
        return "game-over", 0
    end
    return game:why(history.position(), from, to)
end

-- Plays a legal move and returns what it did.
function history.play(from, to)
    local mover, places = history.pieceAt(from), plies[last].places
    local pos, effects = game:play(history.position(), from, to)
    last, saved = last + 1, nil
    plies[last] = {
        pos = pos,
        places = placesAfter(places, from, to, effects),
        text = game:moveText({from = from, to = to}),
        mover = mover,
    }
    return effects
end

-- Tells whether players ended the game themselves.
function history.wasEnded()
    return ended ~= nil
end

function history.canUndo()
    return ended ~= nil or last > 0
end

-- Takes back how players ended the game, or else the last move.
function history.undo()
    if not ended then
        plies[last] = nil
        last = last - 1
    end
    ended, saved = nil, nil
end

-- Ends the game as the players decided; winner 0 is a draw.
function history.finish(winner, reason)
    ended, saved = {winner = winner, reason = reason}, nil
end

function history.setting(name)
    return settings[name]
end

function history.set(name, value)
    settings[name], saved = value, nil
end

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

local function state()
    local moves, pieces, options = {}, {}, {}
    for i = 1, last do
        moves[i] = plies[i].text
    end
    for _, piece in ipairs(setup.pieces) do
        local at = history.at(piece.id)
        pieces[piece.id] = at == 0 and "" or game:pointName(at)
    end
    for _, option in ipairs(tables.options) do
        options[option.name] = option.on
    end
    local outcome = history.outcome()
    return {
        menagerie = STATE_VERSION,
        card = tables.card,
        tables = tables.hash,
        options = options,
        start = game:text(plies[0].pos),
        moves = moves,
        position = game:text(history.position()),
        turn = sideName(history.position().turn),
        pieces = pieces,
        outcome = outcome and {winner = sideName(outcome.winner), reason = outcome.reason} or nil,
        settings = settings,
    }
end

-- The game as text, for the save; moving lists, by id, what has not arrived at its place yet.
function history.encode(moving)
    if #moving > 0 then
        local now = state()
        now.moving = moving
        return JSON.encode(now)
    end
    saved = saved or JSON.encode(state())
    return saved
end

local function readState(text)
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
    settings.enforce = from.enforce ~= false
    settings.hotseat = from.hotseat == true
    if type(from.language) == "string" then
        settings.language = from.language
    end
end

-- Plays the moves of a state from its start; false when they do not lead to its position.
local function replay(from)
    local pos = type(from.start) == "string" and game:parse(from.start)
    if not pos or type(from.moves) ~= "table" then
        return false
    end
    local fromStart = game:text(pos) == game:text(game:start())
    history.startFrom(pos, fromStart and homePlaces() or assignPlaces(pos))
    for _, text in ipairs(from.moves) do
        local move = type(text) == "string" and game:moveNamed(history.position(), text)
        if not move then
            return false
        end
        history.play(move.from, move.to)
    end
    return game:text(history.position()) == from.position
end

-- Takes up how players ended the game; false for an end that neither they nor the moves can have brought about.
local function readOutcome(kept)
    if type(kept) ~= "table" then
        return true
    end
    local outcome, winner = history.outcome(), sideNamed(kept.winner)
    if outcome then
        return kept.reason == outcome.reason and winner == outcome.winner
    elseif kept.reason == "resign" and winner ~= 0 then
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
function history.decode(text)
    local from = readState(text)
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

history.restart()

return history
