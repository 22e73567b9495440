-- The panel on the screen: whose turn it is or how the game ended, the last move, what waits for an answer.

local history = require("menagerie.history")
local words = require("menagerie.words")
local wording = require("menagerie.wording")

local panel = {}

local LABELS = {"title", "new-game", "undo", "resign", "draw"}

local function set(id, text)
    UI.setAttribute("menagerie-" .. id, "text", text)
end

local function status()
    local outcome = history.outcome()
    if outcome then
        return words.say(wording.ending(outcome))
    end
    return words.say("panel.to-move", {side = wording.side(history.position().turn)})
end

local function lastMove()
    local move, piece = history.lastMove()
    if not move then
        return words.say("panel.no-move-yet")
    end
    return words.say("panel.last-move", {piece = wording.piece(piece), move = move})
end

-- Shows how things stand; notice is what waits for an answer, or "".
function panel.refresh(notice)
    set("status", status())
    set("last", lastMove())
    set("notice", notice)
    set("rules", words.say(history.setting("enforce") and "panel.rules-on" or "panel.rules-off"))
    set("seats", words.say(history.setting("hotseat") and "panel.one-seat" or "panel.two-seats"))
end

-- Labels the buttons in the language of the game.
function panel.label()
    for _, id in ipairs(LABELS) do
        set(id, words.say("panel." .. id))
    end
end

return panel
