-- The panel on the screen: how far it is, the question, the line to copy.

local panel = {}

local function show(id, shown)
    UI.setAttribute("calibrate-" .. id, "active", shown and "true" or "false")
end

function panel.say(text)
    UI.setAttribute("calibrate-status", "text", text)
end

-- Asks how the F on the large board reads.
function panel.ask()
    panel.say("Look at the large F in the middle from the near side of the table. How does it read?")
    show("question", true)
end

-- Shows the line. The question stays, for who has pressed the wrong button.
function panel.show(line)
    panel.say("Click into the field, press Ctrl+A and Ctrl+C, and paste the line into menagerie calibrate --report \"...\". It is in the chat and in the notebook too.")
    UI.setAttribute("calibrate-line", "text", line)
    show("line", true)
end

return panel
