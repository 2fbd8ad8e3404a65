"""The message of a message box, and the action of its button. No widgets."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication


class Action(Enum):
    """The action of the button beside Close."""

    NONE = auto()
    RETRY = auto()
    ENTER_KEY = auto()
    CHECK_CONNECTION = auto()
    START_AGAIN = auto()
    EDIT = auto()


@dataclass(frozen=True, slots=True)
class Message:
    """The texts of one message box, all plain. ``details`` may contain foreign text, cut at 64,000 characters.

    ``other`` is the action of one more button, beside that of ``action``.
    """

    title: str
    text: str
    action: Action
    details: str = ""
    other: Action = Action.NONE


def action_word(action: Action) -> str:
    """Return the text on the button of an action; empty for ``NONE``."""
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
