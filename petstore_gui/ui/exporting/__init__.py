"""Exports animals, or the counts of the overview, into files that say how complete they are."""
