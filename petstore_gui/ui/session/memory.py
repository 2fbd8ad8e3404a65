"""What features need of what is remembered from one start to the next. The window's UiState does it."""

from typing import Protocol


class Memory(Protocol):
    """Values by name, of this computer."""

    def get(self, name: str) -> object:
        """Return what is remembered under ``name``, or ``None``."""

    def put(self, name: str, value: object) -> None:
        """Remember ``value``, which JSON knows."""
