"""Pet Store: a desktop inventory window over the Pet Store service."""

__version__ = "0.3.0"
