"""Opens, replaces and quarantines the program's own files. No Qt."""
