"""The widgets, and nothing else."""

from petstore_gui.api import override

__all__ = ["override"]
