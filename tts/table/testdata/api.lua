-- What scripts rely on, as assertions: a failing one is an error event.
local function same(a, b, what)
    if a ~= b then error((what or "values") .. " differ: " .. tostring(a) .. " and " .. tostring(b), 2) end
end

local function testJSON()
    same(JSON.encode({1, 2, "x", {a = true}}), '[1,2,"x",{"a":true}]')
    same(JSON.encode({}), "[]")
    same(JSON.encode({[1] = "a", [3] = "b"}), '{"1":"a","3":"b"}')
    same(JSON.encode({b = 1, A = 2, a = 1.5}), '{"A":2,"a":1.5,"b":1}')
    same(JSON.encode("鼠 <1>"), '"鼠 <1>"')
    same(JSON.encode(Vector(1, 2, 3)), '{"x":1,"y":2,"z":3}')
    same(JSON.encode_pretty({a = {1}}), '{\n  "a": [\n    1\n  ]\n}')
    local back = JSON.decode('{"1":"one","list":[1,null,3],"deep":{"x":-1e2}}')
    same(back["1"], "one")
    same(back[1], nil)
    same(back.list[3], 3)
    same(back.deep.x, -100)
    same(JSON.decode(""), nil)
    same(pcall(JSON.decode, "{"), false)
    same(pcall(JSON.encode, {f = print}), false)
    local loop = {}
    loop.loop = loop
    same(pcall(JSON.encode, loop), false)
end

local function testVector()
    local v = Vector(1, 2, 3)
    same(v[1] + v.y + v[3], 6)
    v[2] = 5
    same(v.y, 5)
    same((v + {x = 1, y = 1, z = 1}).x, 2)
    same((v * 2).z, 6)
    same((Vector(3, 4, 0) - Vector(0, 0, 0)):magnitude(), 5)
    same(Vector.distance({0, 0, 0}, {0, 3, 4}), 5)
    same(Vector(1, 0, 0) == Vector(1.001, 0, 0), true)
    same(v:copy():set(nil, 9).y, 9)
    same(v.y, 5, "the original")
    same(Vector(1, 0, 0):cross(Vector(0, 1, 0)) == Vector(0, 0, 1), true)
    same(math.floor(Vector(0, 0, 1):rotateOver("y", 90).x + 0.5), 1)
    local keys = ""
    for k in pairs(v) do keys = keys .. k end
    same(keys, "xyz")
end

local function testColor()
    same(Color.Red:toHex(), "da1a18")
    same(Color(1, 0, 0).a, 1)
    same(Color.fromHex("#ff0000").r, 1)
    same(Color(1, 1, 1):toString(), "White")
    same(stringColorToRGB("Blue").b, 1)
end

local function testLibraries()
    same(bit32.band(12, 10), 8)
    same(bit32.bor(12, 10), 14)
    same(bit32.bxor(12, 10), 6)
    same(bit32.lshift(1, 31), 2147483648)
    same(bit32.lshift(1, 32), 0)
    same(bit32.rshift(256, 4), 16)
    same(bit32.extract(0xF0, 4, 4), 15)
    same(bit32.replace(0, 3, 4, 2), 48)
    same(bit32.btest(1, 3), true)
    same(table.unpack({7, 8}), 7)
    same(os.time({year = 2020, month = 1, day = 1, hour = 0}), 1577836800)
    same(os.date("%Y-%m-%d", 1577836800), "2020-01-01")
    same(("a"):upper(), "A")
    string.twice = function(s) return s .. s end
    same(("ab"):twice(), "abab")
end

local function testObjects()
    local o = getObjectFromGUID("c00001")
    local board = getObjectFromGUID("b00001")
    same(o == getObjectFromGUID("c00001"), true)
    same(o:getName(), o.getName())
    same(o.type, "Generic")
    same(o.memo, "red-rat")
    same(board.memo, nil)
    o.setName("猪 Pig")
    o.locked = true
    same(o.getData().Nickname, "猪 Pig")
    same(o.getLock(), true)
    o.tooltip = false
    same(o.tooltip, false)
    o.addTag("a")
    o.addTag("a")
    same(#o.getTags(), 1)
    same(getObjectsWithTag("a")[1], o)
    o.setColorTint({1, 0, 0})
    same(o.getColorTint().r, 1)
    -- The board lies turned about by 180°.
    same(board.positionToWorld({1, 0, 2}) == Vector(-1, 1, -2), true)
    same(board.positionToLocal({-1, 1, -2}) == Vector(1, 0, 2), true)
    same(#board.getSnapPoints(), 3)
    board.setSnapPoints({{position = {1, 0, 1}, rotation = {0, 90, 0}, rotation_snap = true, tags = {"t"}}})
    same(board.getSnapPoints()[1].rotation.y, 90)
    board.setVectorLines({{points = {{0, 0, 0}, {1, 0, 0}}, color = "Red", thickness = 0.2}})
    same(board.getVectorLines()[1].points[2].x, 1)
    same(getObjectFromGUID("nothing"), nil)
    same(board.getBoundsNormalized().size.x, 3)
    same(pcall(function() o.guid = "x" end), false)
    board.setVar("shared", 5)
    same(board.getVar("shared"), 5)
    same(board.is_face_down, false)
end

function add(params) return params[1] + params[2], "second" end

local function testCalls()
    local sum, second = Global.call("add", {2, 3})
    same(sum, 5)
    same(second, "second")
    same(pcall(Global.call, "missing"), false)
    same(startLuaCoroutine(Global, "missing"), false)
end

local function testContainers()
    local bag = getObjectFromGUID("d00001")
    same(bag.getQuantity(), 1)
    same(bag.getObjects()[1].name, "Coin")
    local coin = bag.takeObject({position = {0, 5, 0}, guid = "e00001"})
    same(coin.getName(), "Coin")
    same(bag.getQuantity(), 0)
    same(bag.takeObject(), nil)
    same(bag.putObject(coin), bag)
    same(coin.isDestroyed(), true)
    same(pcall(function() return coin.getName() end), false)
end

-- The same from a coroutine, where handlers run inside another thread.
function inCoroutine()
    local bag = getObjectFromGUID("d00001")
    same(bag.putObject(getObjectFromGUID("c00003")), bag)
    coroutine.yield(0)
    same(bag.getQuantity(), 2)
    asked = asked .. " done"
    return 1
end

asked = ""
function tryObjectEnterContainer(container, object)
    asked = asked .. " " .. object.getName()
    return true
end

local function testSpawns()
    local made = spawnObject({type = "BlockSquare", position = {9, 1, 9}})
    same(made.type, "Block")
    same(#made.guid, 6)
    same(made.spawning, true)
    local text = spawnObjectJSON({json = '{"GUID":"c00001","Name":"Custom_Model","Nickname":"Twin"}'})
    same(text.guid ~= "c00001", true, "a taken GUID")
    same(pcall(spawnObjectJSON, {json = "x"}), false)
    local again = text.reload()
    same(text.isDestroyed(), true)
    same(again.getName(), "Twin")
    again.randomize()
    again.setVelocity({0, 0, 0})
    same(pcall(again.setVelocity, {1, 0, 0}), false)
    same(getObjectFromGUID("b00001").getCustomObject().mesh, "board.obj")
    again.use_hands = true
    again.setPosition({0, 3, -12})
    same(#Player.Red.getHandObjects(), 1)
    same(tostring(again), "Twin(" .. again.guid .. ")")
    UI.setXml("<Text id='new'>N</Text>")
    same(UI.getValue("new"), "N")
    same(UI.getValue("status"), nil)
end

local function testNotes()
    same(Notes.getNotebookTabs()[1].title, "Rules")
    local index = Notes.addNotebookTab({title = "T", body = "B"})
    same(index, 1)
    same(Notes.getNotebookTabs()[2].color, "Grey")
    Notes.removeNotebookTab(0)
    Notes.editNotebookTab({index = 0, body = "C"})
    same(Notes.getNotebookTabs()[1].body, "C")
    same(#Notes.getNotebookTabs(), 1)
end

local function testPlayers()
    same(#Player.getPlayers(), 0)
    same(Player.Red.seated, false)
    same(Player.Red.steam_name, nil)
    same(table.concat(Player.getAvailableColors(), " "), "Red Blue")
    same(Player.Blue.getHandTransform().position.z, 12)
    same(Player.Red == Player["Red"], true)
end

function onLoad()
    testJSON()
    testVector()
    testColor()
    testLibraries()
    testObjects()
    testCalls()
    testContainers()
    testSpawns()
    testNotes()
    testPlayers()
    startLuaCoroutine(Global, "inCoroutine")
    Wait.frames(function() print(asked) end, 3)
end
