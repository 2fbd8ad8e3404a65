"""Adding animals: the form, the outbox behind it, and the adds whose outcome is not known."""
