"""About, the limits of what the program can know, and the dialogs of the menu Help."""
