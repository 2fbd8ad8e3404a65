"""The command palette and the sheet of keyboard shortcuts, over the actions of the window."""
