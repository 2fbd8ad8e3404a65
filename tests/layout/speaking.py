"""The rule for words: in the pseudo-language, a text with letters and without brackets has escaped translation."""

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QTableView,
    QWidget,
)

from tests.layout.widgets import called, inside, is_part, plain

Foreign = Callable[[str], bool]
"""Whether a piece of text is no word of the program: an animal's name, an address, a language's own name."""

_BRACKETED = re.compile(r"\[[^\[\]]*\]")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_KEYS = re.compile(r"\b(?:Ctrl|Shift|Alt|Meta|Esc|Del|Ins|Enter|Return|Space|Tab|PgUp|PgDown|Home|End|F\d+)\b")
_ADDRESS = re.compile(r"\bhttps?://\S+")
_ARABIC = re.compile("[\u0600-\u06ff]")
_OURS = "Pet Store"


def untranslated(window: QWidget, foreign: Foreign) -> Iterator[str]:
    """Find every text of a window in the pseudo-language that is not in brackets, what is only heard included."""
    for kind, owner, text in texts(window):
        pieces = re.split(r"\n| · | – |, ", without_brackets(plain(text)))
        if any(_has_words(piece.strip(" .,:;–—·&()“”"), foreign) for piece in pieces):
            yield f"the {kind} of {called(owner)} escaped translation: “{text[:80]}”"


def not_arabic(window: QWidget, foreign: Foreign) -> Iterator[str]:
    """Find texts of a window in Arabic that have no Arabic letter, but others."""
    for kind, owner, text in texts(window):
        read = plain(text).strip()
        if not _ARABIC.search(read) and _has_words(read, foreign):
            yield f"the {kind} of {called(owner)} is not in Arabic: “{text[:80]}”"


def without_brackets(text: str) -> str:
    """Return what stands outside of all brackets, which may lie in each other."""
    before = ""
    while before != text:
        before, text = text, _BRACKETED.sub("", text)
    return text


def texts(window: QWidget) -> Iterator[tuple[str, QWidget, str]]:
    """Give every text of a window: what it is of its widget, the widget, and the text."""
    if window.windowTitle():
        yield "title", window, window.windowTitle()
    for each in inside(window):
        if is_part(each):
            continue
        for kind, text in (
            ("tool tip", each.toolTip()),
            ("status tip", each.statusTip()),
            ("help", each.whatsThis()),
            ("accessible name", each.accessibleName()),
            ("accessible description", each.accessibleDescription()),
            *_shown(each),
        ):
            if text:
                yield kind, each, text


def _shown(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QLineEdit():
            yield "placeholder", widget.placeholderText()
        case QGroupBox():
            yield "title", widget.title()
        case QMenuBar() | QMenu():
            for action in widget.actions():
                yield from _of_action(action)
        case _:
            yield from _in_a_row(widget)


def _in_a_row(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QComboBox():
            yield from (("item", widget.itemText(number)) for number in range(widget.count()))
        case QTabBar():
            yield from (("tab", widget.tabText(number)) for number in range(widget.count()))
        case QTableView() if (model := widget.model()) is not None:
            for number in range(model.columnCount()):
                yield "header", str(model.headerData(number, Qt.Orientation.Horizontal))
        case _:
            pass


def _of_action(action: QAction) -> Iterator[tuple[str, str]]:
    yield "menu item", action.text()
    yield "tool tip", action.toolTip()
    yield "status tip", action.statusTip()
    menu = action.menu()
    if isinstance(menu, QMenu):
        for each in menu.actions():
            yield from _of_action(each)


def _has_words(piece: str, foreign: Foreign) -> bool:
    is_foreign = piece.startswith(_OURS) or foreign(piece)
    return not is_foreign and _LETTERS.search(_ADDRESS.sub("", _KEYS.sub("", piece))) is not None
