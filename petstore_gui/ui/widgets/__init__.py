"""Widgets for all features, which depend on none of them."""
