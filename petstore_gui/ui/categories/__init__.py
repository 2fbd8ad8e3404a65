"""The names that this computer gives to category numbers."""
