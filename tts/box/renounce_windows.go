package box

// renounce does nothing: on Windows the program that starts the box restrains it.
func renounce(int64) error { return nil }
