package playtest

// Save is the game as a save, as it stands.
func (s *Server) Save() ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.snapshot()
}

// Tell shows a text in all windows for a while.
func (s *Server) Tell(text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tellAll(message{Note: text})
}
