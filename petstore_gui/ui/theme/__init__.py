"""Colours, sizes, style sheet and icons."""
