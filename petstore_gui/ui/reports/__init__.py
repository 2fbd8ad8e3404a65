"""Prints what the window shows: the list or the selection, and the overview with its bars."""
