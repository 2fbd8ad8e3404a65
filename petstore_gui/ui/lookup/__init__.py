"""Looks animals up by their IDs."""
