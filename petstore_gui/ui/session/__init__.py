"""The open connection, calls through it, and messages about errors."""
