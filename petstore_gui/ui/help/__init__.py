"""The dialogs of the menu Help, such as About, the licences, and what the numbers mean."""
