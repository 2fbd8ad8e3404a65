"""What the window shows, on paper: the list or the selection, and the overview with its bars."""
