"""Prints labels for animals, with a code and three lines each, on the sheets that shops buy."""
