-- Writes the measurements down: as a line for menagerie calibrate --report, and as a page of the notebook.

local report = {}

local VERSION = "menagerie1"
local TITLE = "Calibration"

-- The checksum's characters, which are all that a line has.
local ALPHABET = " 0123456789abcdefghijklmnopqrstuvwxyz=@,.-+"
local FACTOR, MODULUS = 31, 1000003

local code = {}
for i = 1, #ALPHABET do
    code[ALPHABET:sub(i, i)] = i
end

function report.checksum(text)
    local sum = 0
    for i = 1, #text do
        sum = (sum * FACTOR + (code[text:sub(i, i)] or 0)) % MODULUS
    end
    return tostring(sum)
end

-- A number with up to three decimals.
function report.decimal(value)
    local thousandths = math.floor(math.abs(value) * 1000 + 0.5)
    local whole = math.floor(thousandths / 1000)
    local sign = value < 0 and thousandths > 0 and "-" or ""
    local text, rest = sign .. tostring(whole), thousandths - 1000 * whole
    if rest == 0 then
        return text
    end
    local digits = tostring(rest)
    digits = ("000"):sub(#digits + 1) .. digits
    while digits:sub(#digits) == "0" do
        digits = digits:sub(1, #digits - 1)
    end
    return text .. "." .. digits
end

-- Values as sizes and offsets 1x2x3@4,5,6, or as a list 1,2.
local function written(values)
    local text = ""
    for i, value in ipairs(values) do
        local before = i == 1 and "" or ","
        if #values == 6 and i <= 4 then
            before = i == 1 and "" or i == 4 and "@" or "x"
        end
        text = text .. before .. report.decimal(value)
    end
    return text
end

function report.join(first, second)
    local entries, count = {}, 0
    for _, list in ipairs({first, second}) do
        for _, entry in ipairs(list) do
            count = count + 1
            entries[count] = entry
        end
    end
    return entries
end

-- The line: made says how the meshes were written, letter whether the F reads or is mirrored.
function report.line(entries, made, letter)
    local line = VERSION .. " made=" .. made
    for _, entry in ipairs(entries) do
        line = line .. " " .. entry.key .. "=" .. written(entry.values)
    end
    line = line .. " letter=" .. letter
    return line .. " sum=" .. report.checksum(line)
end

local function page(line, entries, letter)
    local text = "Copy this line, all of it:\n\n" .. line .. "\n\n"
        .. "and paste it into menagerie calibrate --report \"...\"\n\n"
        .. "Size and the middle's distance from the origin, in table units:\n"
    for _, entry in ipairs(entries) do
        text = text .. entry.key .. "   " .. written(entry.values) .. "\n"
    end
    return text .. "letter   " .. letter
end

-- Shows the line in the chat and, with a table, in the notebook.
function report.publish(line, entries, letter)
    printToAll(line)
    local tab = {title = TITLE, body = page(line, entries, letter), color = "Grey"}
    for _, other in ipairs(Notes.getNotebookTabs()) do
        if other.title == TITLE then
            tab.index = other.index
            Notes.editNotebookTab(tab)
            return
        end
    end
    Notes.addNotebookTab(tab)
end

return report
