"""Labels for animals: a code and three lines on each, on the sheets that shops buy."""
