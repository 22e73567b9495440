-- The panel on the screen: whose turn it is or how the game ended, the last move, what waits for an answer.

local tables = require("menagerie.tables")
local history = require("menagerie.history")
local words = require("menagerie.words")
local wording = require("menagerie.wording")

local panel = {}

local LABELS = {"new-game", "undo", "redo", "resign", "draw", "stop"}

-- How high the panel is, and how much more with scores and the button that ends a chain.
local HEIGHT, HOPPING = 414, 82

local function set(id, text)
    UI.setAttribute("menagerie-" .. id, "text", text)
end

local function status()
    local outcome = history.outcome()
    if outcome then
        return words.say(wording.ending(outcome))
    end
    local pos = history.position()
    local key = history.game:inCheck(pos) and "panel.to-move-in-check" or "panel.to-move"
    return words.say(key, {side = wording.player(pos.turn)})
end

local function show(id, shown)
    UI.setAttribute("menagerie-" .. id, "active", shown and "true" or "false")
end

-- What each side has captured.
local function scores()
    local each = {}
    for side in ipairs(tables.sides) do
        each[side] = words.say("phrase.score", {side = wording.side(side), count = tostring(history.score(side))})
    end
    return words.say("panel.scores", {scores = wording.list(each)})
end

-- What the button says that lets one player move every side, or each their own.
local function seatsLabel()
    local hotseat = history.setting("hotseat")
    if #tables.sides > 2 then
        return hotseat and "panel.play-as-many" or "panel.play-all-alone"
    end
    return hotseat and "panel.play-as-two" or "panel.play-alone"
end

local function lastMove()
    local move, piece = history.lastMove()
    if not move then
        return words.say("panel.no-move-yet")
    end
    return words.say(history.hopper() and "panel.hopping" or "panel.last-move", {piece = wording.piece(piece), move = move})
end

-- Shows how things stand; notice is what everybody should know beside, or "". A switch says what a press does.
function panel.refresh(notice)
    set("status", status())
    set("last", lastMove())
    set("notice", notice)
    set("rules", words.say(history.setting("enforce") and "panel.switch-off" or "panel.switch-on"))
    set("seats", words.say(seatsLabel()))
    if history.game.hop then
        set("scores", scores())
        show("stop", history.hopper() ~= nil and not history.outcome())
    end
end

-- Labels the buttons in the language of the game, and shows what the game needs.
function panel.label()
    set("title", words.title())
    for _, id in ipairs(LABELS) do
        set(id, words.say("panel." .. id))
    end
    local hops = history.game.hop ~= nil
    UI.setAttribute("menagerie", "height", hops and HEIGHT + HOPPING or HEIGHT)
    show("scores", hops)
    show("resign", #tables.sides == 2)
    local next = words.next()
    show("language", next ~= nil)
    set("language", next and next.name or "")
end

return panel
