-- Shows where a piece that is in a player's hand, or in the middle of a chain, may go: a ring on each point, drawn on the board.

local setup = require("menagerie.setup")
local history = require("menagerie.history")
local objects = require("menagerie.objects")

local marks = {}

local QUIET, ENCOUNTER, LIFTED = {0.45, 0.85, 0.45}, {0.95, 0.35, 0.25}, {0.95, 0.85, 0.35}
local CORNERS = 24
local RADIUS, THICKNESS, ABOVE = 0.3 * setup.spacing, 0.05 * setup.spacing, 0.02 * setup.spacing

local lifted = nil

-- True while the marks are for a piece that stands on the board in the middle of a chain.
local reminding = false

-- The corners of a ring about its middle.
local circle = {}
for i = 1, CORNERS do
    local angle = 2 * math.pi * i / CORNERS
    circle[i] = {x = RADIUS * math.cos(angle), z = RADIUS * math.sin(angle)}
end

-- Tells how to get from places above the board to the board's own coordinates. Tabletop Simulator is asked only
-- thrice, since a player waits for hundreds of corners.
local function frameOf(board)
    local function ask(x, z)
        return board.positionToLocal({x = x, y = setup.height + ABOVE, z = z})
    end
    local origin, right, far = ask(0, 0), ask(1, 0), ask(0, 1)
    return function(x, z)
        return {
            x = origin.x + x * (right.x - origin.x) + z * (far.x - origin.x),
            y = origin.y + x * (right.y - origin.y) + z * (far.y - origin.y),
            z = origin.z + x * (right.z - origin.z) + z * (far.z - origin.z),
        }
    end
end

local function ring(toLocal, point, color)
    local spot, corners = setup.points[point], {}
    for i, corner in ipairs(circle) do
        corners[i] = toLocal(spot.x + corner.x, spot.z + corner.z)
    end
    return {points = corners, color = color, thickness = THICKNESS, rotation = {0, 0, 0}, loop = true}
end

local function boardObject()
    local item = objects.item(setup.board)
    return item and item.object
end

-- Marks a piece that stands on a point and its destinations.
function marks.show(object, from)
    marks.clear()
    lifted = object
    object.highlightOn(LIFTED)
    local board, lines = boardObject(), {}
    if not board then
        return
    end
    local toLocal = frameOf(board)
    for i, point in ipairs(history.destinations(from)) do
        lines[i] = ring(toLocal, point, history.pieceAt(point) and ENCOUNTER or QUIET)
    end
    board.setVectorLines(lines)
end

-- Between the hops of a chain, marks where it can go on.
function marks.remind()
    local hopper = history.hopper()
    local item = hopper and history.setting("enforce") and not history.outcome() and objects.item(hopper.memo)
    if not item or not item.object then
        if reminding then
            marks.clear()
        end
    elseif not item.object.held_by_color then
        marks.show(item.object, history.at(hopper.id))
        reminding = true
    end
end

function marks.clear()
    reminding = false
    if not lifted then
        return
    end
    if not lifted.isDestroyed() then
        lifted.highlightOff()
    end
    lifted = nil
    local board = boardObject()
    if board then
        board.setVectorLines({})
    end
end

return marks
