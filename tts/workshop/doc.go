// Package workshop makes what a mod needs on the Steam Workshop: the facts by which it is found there, in TTS's own
// words, and in each language a title, a description in Steam's BBCode and a note about the change.
//
// The facts come from the card's section workshop, which may leave out what it likes:
//
//	workshop:
//	  tags: [Board Games, Abstract Games]   # what TTS calls the categories of a game
//	  playing-time: [20, 60]                # minutes, the shortest and the longest
//	  complexity: low                       # or medium, or high
package workshop
