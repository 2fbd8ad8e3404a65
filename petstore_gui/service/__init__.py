"""The embedded service: the whole interface over SQLite or PostgreSQL, for "This computer" and for the tests. No Qt."""
