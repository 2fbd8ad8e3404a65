"""One line of a list of commands, as a value."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.commands.registry import Command
from petstore_gui.ui.i18n.text import join_list


@dataclass(frozen=True, slots=True)
class CommandItem:
    """A command, the look-up of a pet, a key, or a heading above others.

    ``note`` says where it belongs; ``heard`` is what only a screen reader has to be told, such as the heading.
    """

    text: str
    note: str = ""
    heard: str = ""
    keys: tuple[str, ...] = ()
    command: Command | None = None
    pet_id: int | None = None
    is_heading: bool = False

    @property
    def enabled(self) -> bool:
        """Whether it can be chosen now."""
        return not self.is_heading and (self.command is None or self.command.enabled)

    @property
    def checked(self) -> bool | None:
        """Whether what it switches is on; ``None`` if it switches nothing."""
        action = None if self.command is None else self.command.action
        return action.isChecked() if action is not None and action.isCheckable() else None

    @property
    def spoken_text(self) -> str:
        """What a screen reader says of it."""
        state = []
        if not self.enabled and not self.is_heading:
            state.append(_tr("not available now"))
        if self.checked is not None:
            state.append(_tr("on") if self.checked else _tr("off"))
        return join_list([part for part in (self.text, *state, *self.keys, self.heard, self.note) if part])


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands.item", text)
