"""Looking an animal up by its ID."""
