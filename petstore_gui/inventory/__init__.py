"""The animals: their fields, lists, look-up, counts, names and views. No Qt."""
