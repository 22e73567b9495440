-- Where everything belongs at the table, and how it gets there.

local setup = require("menagerie.setup")
local tables = require("menagerie.tables")
local history = require("menagerie.history")
local objects = require("menagerie.objects")
local guard = require("menagerie.guard")

local places = {}

-- How far, in table units and degrees, something may be from its place without being moved. A piece stands
-- by its own weight, so its height is nobody's business unless it stands on something.
local SIDEWAYS, UPWARDS, TURNED = 0.05 * setup.spacing, 0.02 * setup.spacing, 8
local PIECE_UPWARDS = 0.25 * setup.spacing

-- Moves take a moment; after it, what was knocked aside meanwhile is put right, a few times at most.
local ARRIVED, CHECKS = 2, 3

local function onPoint(point, y)
    local spot = setup.points[point]
    return {x = spot.x, y = y, z = spot.z}
end

-- Where a piece lies that has left the board: on its own place, or on the next of whoever captured it.
local function tray(piece)
    local side, n = history.slot(piece.id)
    return side and setup.trays[side][n] or piece.tray
end

local function pieceHome(piece)
    local point = history.at(piece.id)
    local side = tables.pieces[piece.piece].side
    local position = point == 0 and tray(piece) or onPoint(point, setup.height)
    return position, {x = 0, y = setup.facing[side], z = 0}
end

local function tokenHome()
    local pos = history.position()
    return onPoint(pos.token, pos.carried and setup.token.lift or setup.token.rest), nil
end

-- The place of an item: a position, and a rotation or nil when that does not matter.
function places.of(item)
    if item.kind == "piece" then
        return pieceHome(item.piece)
    elseif item.kind == "token" then
        return tokenHome()
    end
    return item.position, item.rotation
end

local function turnedAway(a, b)
    local difference = math.abs(a - b) % 360
    return math.min(difference, 360 - difference) > TURNED
end

local function turned(object, rotation)
    local turn = object.getRotation()
    return turnedAway(turn.x, rotation.x) or turnedAway(turn.y, rotation.y) or turnedAway(turn.z, rotation.z)
end

local function strays(item, position, rotation)
    local at = item.object.getPosition()
    local upwards = item.kind == "piece" and PIECE_UPWARDS or UPWARDS
    return math.abs(at.x - position.x) > SIDEWAYS
        or math.abs(at.z - position.z) > SIDEWAYS
        or math.abs(at.y - position.y) > upwards
        or rotation ~= nil and turned(item.object, rotation)
end

local function move(object, position, rotation, smoothly)
    if smoothly then
        object.setPositionSmooth(position, false, false)
    else
        object.setPosition(position)
    end
    if rotation and smoothly then
        object.setRotationSmooth(rotation, false, false)
    elseif rotation then
        object.setRotation(rotation)
    end
end

-- Moves home what strays and nobody holds; tells whether there was anything. What is still on its way may be on
-- that to a place which is no longer its own, after a move was taken back.
local function sweep(smoothly)
    local found = false
    for _, item in objects.each() do
        local object = item.object
        if object and not object.held_by_color then
            objects.secure(item)
            local position, rotation = places.of(item)
            if strays(item, position, rotation) or object.isSmoothMoving() then
                move(object, position, rotation, smoothly)
                found = true
            end
        end
    end
    return found
end

local check = nil

local function checkLater(times)
    if check then
        Wait.stop(check)
    end
    check = Wait.time(guard.wrap(function()
        check = nil
        if history.setting("enforce") and sweep(false) and times > 1 then
            checkLater(times - 1)
        end
    end), ARRIVED)
end

-- Brings everything of ours that has strayed home.
function places.arrange()
    sweep(true)
    checkLater(CHECKS)
end

-- Does so where the script plays the rules.
function places.settle()
    if history.setting("enforce") then
        places.arrange()
    end
end

local function isBusy(object)
    return object.held_by_color ~= nil or object.isSmoothMoving() or not object.resting
end

local function anyBusy()
    for _, item in objects.each() do
        if item.object and isBusy(item.object) then
            return true
        end
    end
    return false
end

-- How often in a row the table has not been at rest when it was looked over, and how often it may be.
local restless, PATIENCE = 0, 4

-- Brings home what was pushed without anybody having reported it, once everything of ours is at rest, or after
-- a while when something never is.
function places.patrol()
    if not history.setting("enforce") then
        return
    elseif anyBusy() and restless < PATIENCE then
        restless = restless + 1
        return
    end
    restless = 0
    sweep(true)
end

-- The ids of what is on its way home.
function places.moving()
    local ids, n = {}, 0
    for _, item in objects.each() do
        if item.object and item.object.isSmoothMoving() then
            n = n + 1
            ids[n] = item.id
        end
    end
    return ids
end

-- Takes out of players' hands what they hold of ours.
function places.release()
    for _, item in objects.each() do
        if item.object and item.object.held_by_color then
            item.object.drop()
        end
    end
end

-- The point that a position means, 0 when it is too far from all.
function places.nearest(position)
    local best, distance = 0, setup.catch * setup.catch
    for point, spot in ipairs(setup.points) do
        local dx, dz = position.x - spot.x, position.z - spot.z
        if dx * dx + dz * dz <= distance then
            best, distance = point, dx * dx + dz * dz
        end
    end
    return best
end

-- Tells whether an object lies where players let it lie: not in a hand, and not on a way on which the script sent it.
local function lies(object)
    return object ~= nil and not object.held_by_color and not object.isSmoothMoving()
end

-- The point where the token lies with a piece that can carry it, or its home when it was brought there; nil
-- when it lies anywhere else, or nowhere.
local function tokenSeen(board, object)
    local point = lies(object) and places.nearest(object.getPosition()) or 0
    local piece, home = board[point] or 0, tables.carry.home
    if piece ~= 0 and tables.pieces[piece].carries or point == home and history.position().token ~= home then
        return point
    end
    return nil
end

-- The point where the token's carrier stands now, nil for none.
local function carrierSeen(standing)
    local pos = history.position()
    local carrier = pos.carried and history.pieceAt(pos.token)
    local point = carrier and standing[carrier.id] or 0
    return point ~= 0 and point or nil
end

-- Where the token is by the looks of it, and whether the piece there carries it. A token that lies about has
-- been left behind: it is with the piece that carried it, or else at home.
local function readToken(board, standing)
    local item = setup.token and objects.item(setup.token.memo)
    if not item then
        return 0, false
    end
    local point = tokenSeen(board, item.object) or carrierSeen(standing) or tables.carry.home
    local piece = board[point]
    return point, piece ~= 0 and tables.pieces[piece].carries
end

-- Where a piece is by the looks of it; what is in a hand, on its way, or lost for the moment, is where the game
-- has it.
local function readPiece(item)
    if lies(item.object) then
        return places.nearest(item.object.getPosition())
    end
    return history.at(item.id)
end

-- The side in whose tray a shared piece lies, or whose is nearest.
local function trayOf(item)
    if not lies(item.object) then
        return (history.slot(item.id))
    end
    local at, best, distance = item.object.getPosition(), nil, 0
    for side, slots in ipairs(setup.trays) do
        for _, slot in ipairs(slots) do
            local dx, dz = at.x - slot.x, at.z - slot.z
            if not best or dx * dx + dz * dz < distance then
                best, distance = side, dx * dx + dz * dz
            end
        end
    end
    return best
end

-- What each side has captured by the looks of it, nil where each piece has a tray of its own.
local function readScores(standing)
    if not tables.shared then
        return nil
    end
    local scores = {}
    for side in ipairs(tables.sides) do
        scores[side] = 0
    end
    for _, item in objects.each() do
        local side = item.kind == "piece" and standing[item.id] == 0 and trayOf(item)
        if side then
            scores[side] = scores[side] + 1
        end
    end
    return scores
end

-- What stands on the board by the looks of it: board, token, carried, scores and the point of each piece by id;
-- or nil and the point that two pieces share.
function places.read()
    local board, standing = {}, {}
    for point in ipairs(setup.points) do
        board[point] = 0
    end
    for _, item in objects.each() do
        if item.kind == "piece" then
            local point = readPiece(item)
            if point ~= 0 and board[point] ~= 0 then
                return nil, point
            elseif point ~= 0 then
                board[point] = item.piece.piece
            end
            standing[item.id] = point
        end
    end
    local token, carried = readToken(board, standing)
    return {
        board = board, token = token, carried = carried, scores = readScores(standing), places = standing,
    }
end

return places
