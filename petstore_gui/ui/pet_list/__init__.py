"""The list of animals: the table, its filters and columns, and how it is loaded."""
