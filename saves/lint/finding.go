package lint

// Severity says how much a finding matters.
type Severity string

// Only an error makes a save unsound.
const (
	Error   Severity = "error"
	Warning Severity = "warning"
	Info    Severity = "info"
)

// Finding is something about a save that its host or author should know.
type Finding struct {
	// Code names the kind of finding; see the constants.
	Code     string   `json:"code"`
	Severity Severity `json:"severity"`
	// Path leads to the place in the save, for example ObjectStates[12].Transform; "" for the whole.
	Path string `json:"path"`
	// GUID is that of the object in question, "" when there is none.
	GUID string `json:"guid"`
	// Message is one sentence: what is wrong, and what to do.
	Message string `json:"message"`
	// Count is how many places the finding stands for, at least 1. The last finding that is listed of a code and severity
	// stands for those that are not.
	Count int `json:"count"`
}
