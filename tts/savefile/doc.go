// Package savefile reads and writes the forms in which a save is kept.
package savefile
