"""Imports animals: shows a preview of every row of a file or a paste, and the progress of the import."""
