"""The commands for a terminal and for scripts: list, get, add, import and export, without a window. No Qt."""
