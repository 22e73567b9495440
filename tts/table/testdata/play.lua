function onLoad()
    local board = getObjectFromGUID("b00001")
    board.createButton({label = "New game", click_function = "newGame", function_owner = self})
end

function onPlayerAction(player, action, targets)
    if player.color == "Blue" then
        player.print("not your piece")
        return false
    end
    return true
end

function onObjectPickUp(color, object)
    getObjectFromGUID("c00002").highlightOn("Green")
end

function onObjectDrop(color, object)
    Wait.condition(function()
        broadcastToAll(object.getName() .. " moved")
        UI.setValue("status", "moved")
    end, function() return object.resting end)
end

function newGame(object, color, alt)
    printToAll(color .. " wants a new game")
end

function pressed(player, value, id)
    local nothing = nil
    nothing.field = 1
end
