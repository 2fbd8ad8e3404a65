"""The open connection, calls through it, and errors in words."""
