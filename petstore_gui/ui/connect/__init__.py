"""Lets the user choose a service, its address and its key."""
