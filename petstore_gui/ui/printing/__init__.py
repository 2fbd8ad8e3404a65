"""Previews, prints and saves pages as PDF. The features make the pages."""
