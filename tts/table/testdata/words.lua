function onLoad()
    addContextMenuItem("Help me", function(color) print("help for " .. color) end)
    addHotkey("Next", function(color) print("next for " .. color) end)
end

function onPlayerChangeColor(color) print(color .. " took a seat") end
function onObjectPickUp() print("picked") end
function onObjectRotate(object, spin, flip, color)
    if flip == 180 then
        Wait.condition(function() print(object.is_face_down and "face down" or "face up") end, function() return object.resting end)
    end
    printToAll(object.getName() .. " turned to " .. spin .. " by " .. color)
end
function onObjectRandomize(object, color) print(object.getName() .. " rolled by " .. color) end
function onChat(message, player) return message ~= "quiet" end

function pressed(player, value, id)
    if id == "field" then
        print(id .. " " .. value)
        return
    end
    Player.Blue.showInputDialog("Which?", "", function(text, color)
        Turns.enable = true
        Turns.turn_color = "Red"
    end)
end
