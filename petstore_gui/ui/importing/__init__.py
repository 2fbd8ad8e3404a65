"""Importing animals: the preview of every row of a file or a paste, and the import while it runs."""
