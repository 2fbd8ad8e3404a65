"""The objects that nearly every feature of the window needs, as one value."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtWidgets import QWidget

from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.session import Session


class Preferences(Protocol):
    """Values by name that are saved from one start to the next."""

    def get(self, name: str) -> object:
        """Return the saved value of ``name``, or ``None``."""

    def put(self, name: str, value: object) -> None:
        """Save ``value``, which JSON can hold."""

    def get_here(self, name: str) -> object:
        """Return the value that is saved for the open service, or ``None``."""

    def put_here(self, name: str, value: object) -> None:
        """Save a value for the open service, if there is one."""


@dataclass(frozen=True, slots=True)
class FeatureContext:
    """Made once by the window, and handed to each feature."""

    window: QWidget
    """The parent of dialogs."""
    session: Session
    errors: ErrorReporter
    preferences: Preferences
    report: Callable[[str], None]
    """Shows a sentence in the status bar."""
