"""Every action of the menus, once, as what can be found and read: the menus are the only list of them that there is."""

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

# “(&A)” behind the word is how a language writes a mnemonic whose letters cannot be typed with one key.
_MNEMONIC: Final = re.compile(r"\s*\(&[^&]\)|&(.?)")
_ELLIPSIS: Final = "..."  # of a title that opens a dialog, as it is folded; nobody types it


@dataclass(frozen=True, slots=True)
class Command:
    """An action, and the titles of the menus that it stands in, the outermost first; ``above`` are their actions."""

    path: tuple[str, ...]
    action: QAction
    above: tuple[QAction, ...] = ()

    @property
    def enabled(self) -> bool:
        """Whether it can be chosen now, in a menu that can be opened."""
        return self.action.isEnabled() and all(each.isEnabled() for each in self.above)

    @property
    def text(self) -> str:
        """What the menu says, without the mark of its mnemonic."""
        return plain_text(self.action.text())

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that trigger it, as this system writes them; the first one is the one that menus show."""
        written = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in self.action.shortcuts())
        return tuple(key for key in written if key)


def commands(bar: QMenuBar) -> tuple[Command, ...]:
    """Return the visible actions of all menus in their order, each once, without separators and submenus."""
    found: dict[QAction, Command] = {}
    for command in _commands(bar.actions(), (), ()):
        found.setdefault(command.action, command)
    return tuple(found.values())


def plain_text(text: str) -> str:
    """Return the text of an action or a menu as it is read: “&&” is an ampersand, a single one marks a mnemonic."""
    return _MNEMONIC.sub(r"\1", text.partition("\t")[0])


def _commands(actions: "Iterable[QAction]", path: tuple[str, ...], above: tuple[QAction, ...]) -> "Iterator[Command]":
    for action in actions:
        menu = action.menu()
        if action.isSeparator() or not action.isVisible():
            continue
        if isinstance(menu, QMenu):
            yield from _commands(menu.actions(), (*path, plain_text(action.text())), (*above, action))
        elif action.text():
            yield Command(path, action, above)


class Search:
    """Finds commands by words: in any order, wherever they stand, without regard to case and accents."""

    def __init__(self, found: "Sequence[Command]") -> None:
        self._texts = [(each, _folded(each.text), _folded(" ".join((*each.path, *each.keys)))) for each in found]

    def best(self, text: str) -> list[Command]:
        """Return the commands that have every word of ``text``; all of them where it is blank.

        First those that are called so, then those whose title begins so, then the best match.
        """
        typed = _folded(text).split()
        words = [(word, re.compile(rf"(?<!\w){re.escape(word)}")) for word in typed]
        whole = " ".join(typed)
        ranked = []
        for command, title, rest in self._texts:
            ranks = [_rank(word, start, title, rest) for word, start in words]
            if None not in ranks:
                is_it = title.removesuffix(_ELLIPSIS) == whole
                ranked.append((not is_it, not title.startswith(whole), sum(rank or 0 for rank in ranks), command))
        ranked.sort(key=lambda each: each[:-1])  # stable: what is equally good stays in the menus' order
        return [command for *_, command in ranked]


def _rank(word: str, start: re.Pattern[str], title: str, rest: str) -> int | None:
    """Return how good a match is: 0 for the beginning of the title; ``None`` where there is none."""
    return next(
        (
            rank
            for rank, matches in enumerate(
                (title.startswith(word), start.search(title), word in title, start.search(rest), word in rest)
            )
            if matches
        ),
        None,
    )


def _folded(text: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))
