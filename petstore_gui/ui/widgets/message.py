"""What a message box says, and what its button does. No widgets in it."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication


class Action(Enum):
    """What a person can do about it, as the button beside Close."""

    NONE = auto()
    RETRY = auto()
    ENTER_KEY = auto()
    CHECK_CONNECTION = auto()
    START_AGAIN = auto()
    EDIT = auto()


@dataclass(frozen=True, slots=True)
class Message:
    """What one dialog says, all of it plain text. ``details`` may hold foreign text, cut at 64,000 characters."""

    title: str
    text: str
    action: Action
    details: str = ""


def action_word(action: Action) -> str:
    """Return the words on the button of an action; none for no action."""
    return {
        Action.NONE: "",
        Action.RETRY: _tr("Try again"),
        Action.ENTER_KEY: _tr("Enter the API key…"),
        Action.CHECK_CONNECTION: _tr("Connection…"),
        Action.START_AGAIN: _tr("Start it again"),
        Action.EDIT: _tr("Edit"),
    }[action]


def _tr(text: str) -> str:
    return QCoreApplication.translate("widgets.message", text)
