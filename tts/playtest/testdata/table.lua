function onLoad()
    getObjectFromGUID("aaaaaa").createButton({label = "push", click_function = "onPush", function_owner = Global})
    UI.setAttribute("status", "text", "begun")
end

function onPress(player, value)
    UI.setAttribute("status", "text", value)
    player.broadcast("only you", {1, 1, 1})
    broadcastToAll("everybody", {1, 1, 1})
end

function onPush(object, color)
    broadcastToAll(color .. " pushed " .. object.getName(), {1, 1, 1})
end

function onObjectDrop(color, object)
    object.highlightOn({1, 0, 0})
end

function onSave()
    return "kept"
end

function onChat(message)
    if message == "more" then
        spawnObject({type = "BlockSquare", position = {0, 2, 0}})
    elseif message == "fail" then
        error("as asked") -- the line that fails
    elseif message == "hang" then
        ("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(40))
    elseif message == "eat" then
        local s = "ab"
        while true do s = s .. s end
    end
end
