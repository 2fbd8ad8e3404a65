"""The commands of the program: every action of the menus, once."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from petstore_gui.ui.i18n.text import normalize_for_search

# Languages whose characters are not typed with one key each have “(&A)” after the word.
_MNEMONIC: Final = re.compile(r"\s*\(&[^&]\)|&(.?)")
_ELLIPSIS: Final = "..."  # at the end of a title that opens a dialog, normalized; users do not type it


@dataclass(frozen=True, slots=True)
class Command:
    """An action, the titles of the menus that contain it, the outermost first, and the actions of these menus."""

    path: tuple[str, ...]
    action: QAction
    menus: tuple[QAction, ...] = ()

    @property
    def enabled(self) -> bool:
        """Whether the action is enabled, and all menus that contain it are."""
        return self.action.isEnabled() and all(each.isEnabled() for each in self.menus)

    @property
    def text(self) -> str:
        """The text of the menu entry, without the mark of its mnemonic."""
        return plain_text(self.action.text())

    @property
    def titles(self) -> tuple[str, ...]:
        """The identity of the command, also after its menu was filled again: the titles of its menus and its own."""
        return (*self.path, self.text)

    @property
    def keys(self) -> tuple[str, ...]:
        """The shortcuts of the action, in the notation of this system; the first is the one in the menu."""
        native = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in self.action.shortcuts())
        return tuple(key for key in native if key)


def commands(bar: QMenuBar) -> tuple[Command, ...]:
    """Return the visible actions of all menus in their order, each once, without separators and submenus."""
    found: dict[QAction, Command] = {}
    for command in _commands(bar.actions(), (), ()):
        found.setdefault(command.action, command)
    return tuple(found.values())


def plain_text(text: str) -> str:
    """Return the text of an action or a menu without its mnemonic; “&&” is an ampersand."""
    return _MNEMONIC.sub(r"\1", text.partition("\t")[0])


def _commands(actions: Iterable[QAction], path: tuple[str, ...], menus: tuple[QAction, ...]) -> Iterator[Command]:
    for action in actions:
        menu = action.menu()
        if action.isSeparator() or not action.isVisible():
            continue
        if isinstance(menu, QMenu):
            yield from _commands(menu.actions(), (*path, plain_text(action.text())), (*menus, action))
        elif action.text():
            yield Command(path, action, menus)


def search(found: Iterable[Command], text: str) -> list[Command]:
    """Return the commands with every word of ``text``, in any order, ignoring case and accents; all if it is blank.

    First those whose title is ``text``, then those whose title begins with it, then the best matches; the commands that
    cannot be chosen now stand last, in the same order.
    """
    words = normalize_for_search(text).split()
    whole = " ".join(words)
    ranked = []
    for command in found:
        title = normalize_for_search(command.text)
        rest = normalize_for_search(" ".join((*command.path, *command.keys)))
        ranks = [_rank(word, title, rest) for word in words]
        if None not in ranks:
            is_title = title.removesuffix(_ELLIPSIS) == whole
            is_last = bool(words) and not command.enabled
            rank = sum(rank or 0 for rank in ranks)
            ranked.append((is_last, not is_title, not title.startswith(whole), rank, command))
    ranked.sort(key=lambda each: each[:-1])  # stable: equally good ones stay in the order of the menus
    return [command for *_, command in ranked]


def _rank(word: str, title: str, rest: str) -> int | None:
    """Return how well a word matches, from 0 for the beginning of the title, the best; ``None`` for no match."""
    word_start = re.compile(rf"(?<!\w){re.escape(word)}")
    matches = (title.startswith(word), word_start.search(title), word in title, word_start.search(rest), word in rest)
    return next((rank for rank, match in enumerate(matches) if match), None)
