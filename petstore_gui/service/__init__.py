"""The embedded service: the whole interface over SQLite, for "This computer" and for the tests. No Qt."""
