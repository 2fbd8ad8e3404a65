"""Views of the list under names: to choose, to save, to arrange and to share."""
