"""Choosing a service, its address and its key."""
