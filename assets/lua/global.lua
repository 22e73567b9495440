-- The Global script: Tabletop Simulator finds these functions by their names. All they do is in the modules.

local handlers = require("menagerie.handlers")

function onLoad(state)
    handlers.load(state)
end

function onSave()
    return handlers.save()
end

function onPlayerAction(player, action, targets)
    return handlers.action(player, action, targets)
end

function onObjectPickUp(color, object)
    handlers.pickUp(color, object)
end

function onObjectDrop(color, object)
    handlers.drop(color, object)
end

function onObjectSpawn(object)
    handlers.spawn(object)
end

function onObjectDestroy(object)
    handlers.destroy(object)
end

function onObjectRotate(object)
    handlers.disturbed(object)
end

function onObjectRandomize(object)
    handlers.disturbed(object)
end

function onObjectFlick(object)
    handlers.disturbed(object)
end

function tryObjectEnterContainer(container, object)
    return handlers.leavesAlone(object)
end

function tryObjectRandomize(object)
    return handlers.mayTurn(object)
end

function tryObjectRotate(object)
    return handlers.mayTurn(object)
end

function onPlayerTurn()
    handlers.turn()
end

function onPlayerChangeColor()
    handlers.seated()
end

function onPlayerDisconnect(player)
    handlers.left(player)
end

-- The buttons of the panel: each has an id that begins with menagerie-.
function onMenageriePress(player, name)
    handlers.press(player, name)
end
