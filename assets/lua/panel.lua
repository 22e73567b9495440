-- The panel on the screen: whose turn it is or how the game ended, the last move, what waits for an answer.

local setup = require("menagerie.setup")
local history = require("menagerie.history")
local words = require("menagerie.words")
local wording = require("menagerie.wording")

local panel = {}

local LABELS = {"new-game", "undo", "resign", "draw"}

local function set(id, text)
    UI.setAttribute("menagerie-" .. id, "text", text)
end

local function status()
    local outcome = history.outcome()
    if outcome then
        return words.say(wording.ending(outcome))
    end
    return words.say("panel.to-move", {side = wording.player(history.position().turn)})
end

local function lastMove()
    local move, piece = history.lastMove()
    if not move then
        return words.say("panel.no-move-yet")
    end
    return words.say("panel.last-move", {piece = wording.piece(piece), move = move})
end

-- Shows how things stand; notice is what everybody should know beside, or "". A switch says what a press does.
function panel.refresh(notice)
    set("status", status())
    set("last", lastMove())
    set("notice", notice)
    set("rules", words.say(history.setting("enforce") and "panel.switch-off" or "panel.switch-on"))
    set("seats", words.say(history.setting("hotseat") and "panel.play-as-two" or "panel.play-alone"))
end

-- Labels the buttons in the language of the game.
function panel.label()
    set("title", setup.title)
    for _, id in ipairs(LABELS) do
        set(id, words.say("panel." .. id))
    end
end

return panel
