-- The Global script of the save that measures Tabletop Simulator. It measures when all is loaded, asks the one
-- question that only an eye can answer, and shows a line to copy.

local setup = require("calibrate.setup")
local subjects = require("calibrate.subjects")
local measure = require("calibrate.measure")
local falls = require("calibrate.falls")
local report = require("calibrate.report")
local panel = require("calibrate.panel")

-- How long pictures and meshes may take to load, in seconds.
local PATIENCE = 90

local entries

local function ask(rests)
    entries = report.join(measure.all(), rests)
    panel.ask()
end

local function start()
    panel.say("Measuring: a piece is dropped on one thing after another. Touch nothing.")
    falls.run(ask)
end

local function tooLate()
    panel.say("Not everything has loaded (" .. subjects.loading() .. "). Are the files where the save looks for them? Load the save again.")
end

function onLoad()
    panel.say("Loading.")
    Wait.condition(start, function() return subjects.loading() == nil end, PATIENCE, tooLate)
end

-- A button of the panel: reads or mirrored.
function onCalibrateAnswer(_, answer)
    if not entries then
        return
    end
    local line = report.line(entries, setup.made, answer)
    panel.show(line)
    report.publish(line, entries, answer)
end
