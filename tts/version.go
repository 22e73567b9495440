package tts

// Version is the tool's version. It is in everything a build writes, and so are a date and a time that
// belong to it: the same inputs give the same bytes whenever the build runs.
const Version = "0.1.0"

const (
	versionDate  = "11/30/2026 12:00:00 PM" // as TTS writes dates
	versionEpoch = 1796040000               // the same moment in seconds since 1970
	// saveVersion is the TTS version whose save format we write.
	saveVersion = "v13.3"
)
