package lint

// Rule is a kind of finding.
type Rule struct {
	Code string
	// Severity is that of its findings; some are milder, as docs/lint.md says.
	Severity Severity
	// Title says what is wrong, in a few words.
	Title string
}

// The codes of the rules.
const (
	GUIDDuplicate    = "guid-duplicate"
	GUIDNested       = "guid-nested"
	GUIDMalformed    = "guid-malformed"
	ObjectUnknown    = "object-unknown"
	ObjectBelow      = "object-below"
	SnapOutside      = "snap-outside"
	TransformInvalid = "transform-invalid"
	ScaleZero        = "scale-zero"
	CustomIncomplete = "custom-incomplete"
	DeckMismatch     = "deck-mismatch"
	StatesBroken     = "states-broken"
	ContentsLost     = "contents-lost"
	AssetLocal       = "asset-local"
	AssetDeadHost    = "asset-dead-host"
	AssetMalformed   = "asset-malformed"
	AssetPage        = "asset-page"
	AssetTwice       = "asset-twice"
	AssetHTTP        = "asset-http"
	AssetLarge       = "asset-large"
	LuaSyntax        = "lua-syntax"
	LuaName          = "lua-name"
	LuaUndefined     = "lua-undefined"
	LuaEvent         = "lua-event"
	LuaSuspicious    = "lua-suspicious"
	StateNotJSON     = "state-not-json"
	XMLSyntax        = "xml-syntax"
	HandlerUndefined = "handler-undefined"
	NotExamined      = "not-examined"
	Bulk             = "bulk"
)

// Rules are all rules, in the order of docs/lint.md.
var Rules = []Rule{
	{JSONLenient, Warning, "the file is not plain JSON"},
	{DuplicateKey, Warning, "an object has a key twice"},
	{NumberRange, Warning, "a number is larger than TTS can hold"},
	{Encoding, Warning, "a text is not UTF-8"},
	{GUIDDuplicate, Error, "two objects on the table share a GUID"},
	{GUIDNested, Info, "objects in bags, decks or states share a GUID"},
	{GUIDMalformed, Warning, "a GUID is not six hexadecimal digits"},
	{ObjectUnknown, Warning, "TTS has no such kind of object"},
	{ObjectBelow, Info, "a loose object lies below the table"},
	{SnapOutside, Warning, "snap points are not on their object"},
	{TransformInvalid, Error, "an object has no place"},
	{ScaleZero, Info, "an object has no size"},
	{CustomIncomplete, Warning, "a custom object lacks its picture or model"},
	{DeckMismatch, Warning, "a deck and its cards disagree"},
	{StatesBroken, Warning, "the states of an object are not numbered as TTS does"},
	{ContentsLost, Warning, "an object holds others but is no container"},
	{AssetLocal, Warning, "assets are on the author's computer"},
	{AssetDeadHost, Warning, "assets are on a host that no longer serves them"},
	{AssetMalformed, Warning, "an asset's address is none"},
	{AssetPage, Warning, "an asset's address leads to a web page"},
	{AssetTwice, Info, "an asset is there under two addresses"},
	{AssetHTTP, Info, "assets come over plain HTTP"},
	{AssetLarge, Warning, "a picture is too large"},
	{LuaSyntax, Error, "a script does not load"},
	{LuaName, Warning, "a script misspells a name of TTS"},
	{LuaUndefined, Info, "a script calls a function that nothing defines"},
	{LuaEvent, Warning, "an event handler is misspelt"},
	{LuaSuspicious, Warning, "a script changes other scripts"},
	{StateNotJSON, Warning, "a script cannot read its state"},
	{XMLSyntax, Error, "a UI does not load"},
	{HandlerUndefined, Warning, "a UI calls a function that nothing defines"},
	{NotExamined, Warning, "a script or UI is too large to be looked at"},
	{Bulk, Info, "what makes the save large"},
}
