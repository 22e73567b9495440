-- Shows where a piece that is in a player's hand may go: a ring on each point, drawn on the board.

local setup = require("menagerie.setup")
local objects = require("menagerie.objects")

local marks = {}

local QUIET, ENCOUNTER, LIFTED = {0.45, 0.85, 0.45}, {0.95, 0.35, 0.25}, {0.95, 0.85, 0.35}
local CORNERS = 24
local RADIUS, THICKNESS, ABOVE = 0.3 * setup.spacing, 0.05 * setup.spacing, 0.02 * setup.spacing

local lifted = nil

local function ring(board, point, color)
    local spot, corners = setup.points[point], {}
    for i = 1, CORNERS do
        local angle = 2 * math.pi * i / CORNERS
        corners[i] = board.positionToLocal({
            x = spot.x + RADIUS * math.cos(angle),
            y = setup.height + ABOVE,
            z = spot.z + RADIUS * math.sin(angle),
        })
    end
    return {points = corners, color = color, thickness = THICKNESS, rotation = {0, 0, 0}, loop = true}
end

local function boardObject()
    local item = objects.item(setup.board)
    return item and item.object
end

-- Marks a lifted piece and its destinations; occupied tells which of them are taken.
function marks.show(object, destinations, occupied)
    marks.clear()
    lifted = object
    object.highlightOn(LIFTED)
    local board, lines = boardObject(), {}
    if not board then
        return
    end
    for i, point in ipairs(destinations) do
        lines[i] = ring(board, point, occupied(point) and ENCOUNTER or QUIET)
    end
    board.setVectorLines(lines)
end

function marks.clear()
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
