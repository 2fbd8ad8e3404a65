"""About, the licences, what the numbers on the screen mean, and the dialogs of the menu Help."""
