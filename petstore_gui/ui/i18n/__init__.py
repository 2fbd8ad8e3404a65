"""Languages, and helpers for texts that people read."""
