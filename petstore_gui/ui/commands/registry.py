"""The commands of the program: every action of the menus, once."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from petstore_gui.ui.i18n.text import normalize_for_search

# Languages whose letters cannot be typed with one key write “(&A)” after the word.
_MNEMONIC: Final = re.compile(r"\s*\(&[^&]\)|&(.?)")
_ELLIPSIS: Final = "..."  # of a title that opens a dialog, normalized; it is not typed


@dataclass(frozen=True, slots=True)
class Command:
    """An action, the titles of the menus it is in, the outermost first, and the actions of these menus."""

    path: tuple[str, ...]
    action: QAction
    menus: tuple[QAction, ...] = ()

    @property
    def enabled(self) -> bool:
        """Whether it can be chosen now, in a menu that can be opened."""
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
        """The keys that trigger it, as this system writes them; the first one is the one in the menu."""
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
    """Return the commands with every word of ``text``, in any order, case and accents aside; all if it is blank.

    First those with this title, then those whose title begins so, then the best match; after all that can be chosen
    now, in the same order, what cannot.
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
    """Return how good a match is: 0 for the beginning of the title; ``None`` if there is none."""
    word_start = re.compile(rf"(?<!\w){re.escape(word)}")
    matches = (title.startswith(word), word_start.search(title), word in title, word_start.search(rest), word in rest)
    return next((rank for rank, match in enumerate(matches) if match), None)
