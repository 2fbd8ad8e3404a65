"""Exporting: which animals, or the counts of the overview, into which kind of file, and how complete they are."""
