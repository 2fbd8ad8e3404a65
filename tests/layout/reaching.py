"""The rules for a keyboard and a screen reader: everything has a name, is reached in reading order, and lets go."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QScrollArea,
    QTabBar,
    QWidget,
)

from tests.layout.widgets import called, inside, is_part, is_popup, layer, place

_MOST_STEPS = 200
_NO_ROLES = {QAccessible.Role.NoRole, QAccessible.Role.Client}


def nameless(window: QWidget) -> Iterator[str]:
    """Find what can have the focus and what a screen reader cannot name, or cannot say what it is."""
    if not window.windowTitle() and not is_popup(window):
        yield f"{called(window)} has no title"
    for each in inside(window):
        if each.focusPolicy() == Qt.FocusPolicy.NoFocus or each.focusProxy() is not None or is_part(each):
            continue
        if is_popup(window) or isinstance(each, QMenuBar):
            continue
        heard = QAccessible.queryAccessibleInterface(each)
        if not heard.text(QAccessible.Text.Name).strip():
            yield f"{called(each)} has no accessible name"
        if heard.role() in _NO_ROLES and not isinstance(each, QScrollArea):  # Qt calls it the place that it is
            yield f"{called(each)} has no role"


def same_mnemonics(window: QWidget, reading: Callable[[str], str] = str) -> Iterator[str]:
    """Find two things of one window, or of one menu, that the same letter stands for; each is read by ``reading``."""
    texts = []
    for each in inside(window):
        match each:
            case QMenuBar():
                texts += [action.text() for action in each.actions() if action.isVisible()]
                for action in each.actions():
                    yield from _same_in_menu(action, reading)
            case QAbstractButton():
                texts.append(each.text())
            case QLabel() if each.buddy() is not None:
                texts.append(each.text())
            case QGroupBox():
                texts.append(each.title())
            case QTabBar():
                texts += [each.tabText(number) for number in range(each.count())]
            case _:
                pass
    yield from _same(map(reading, texts), called(window))


def out_of_order(window: QWidget) -> Iterator[str]:
    """Go through the window with Tab: find what comes too early, what is never reached, and what does not let go.

    The window must be the active one.
    """
    if is_popup(window) or not any(_takes_tab(each) for each in inside(window)):
        return
    order: list[QWidget] = []
    for _step in range(_MOST_STEPS):
        before = QApplication.focusWidget() or window
        QTest.keyClick(before, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is None or focus in order:
            if focus is not None and focus is not order[0]:
                yield f"{called(focus)} is a trap: Tab never leads back from it to {called(order[0])}"
            break
        order.append(focus)
    over = layer(window)
    for each in inside(window):
        is_covered = over is not None and not over.isAncestorOf(each)
        if (
            _takes_tab(each) and each not in order and not is_covered
        ):  # of buttons that exclude each other, one has the tab for all
            yield f"{called(each)} is not reached with Tab"
    rtl = window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    start = _first(order, rtl=rtl)
    order = order[start:] + order[:start]
    for one, other in pairwise(order):
        if _is_backwards(one, other, rtl=rtl):
            yield f"{called(other)} comes after {called(one)}, which a reader sees later"


def _takes_tab(widget: QWidget) -> bool:
    policy = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
    return bool(policy) and widget.isEnabled() and widget.focusProxy() is None and not is_part(widget)


def _from_outside(widget: QWidget, other: QWidget) -> QRect:
    """Return where it is for a reader who comes from ``other``: what is scrolled lies where its area does."""
    seen, parent = widget, widget.parentWidget()
    while parent is not None and not parent.isAncestorOf(other):
        if isinstance(parent, QAbstractScrollArea):
            seen = parent
        parent = parent.parentWidget()
    return place(seen)


def _first(order: list[QWidget], *, rtl: bool) -> int:
    """Return where in the circle of Tab a reader begins: where nothing stands before, after a step back to there."""
    for number, each in enumerate(order):
        is_first = not any(_is_backwards(each, other, rtl=rtl) for other in order)
        if is_first and (len(order) == 1 or _is_backwards(order[number - 1], each, rtl=rtl)):
            return number
    return 0


def _is_backwards(one: QWidget, other: QWidget, *, rtl: bool) -> bool:
    """Whether a step leads up, unless into the next column, or back along a row."""
    before, after = _from_outside(one, other), _from_outside(other, one)
    leads_on = after.right() < before.left() if rtl else after.left() > before.right()
    leads_back = after.left() > before.right() if rtl else after.right() < before.left()
    is_above = after.bottom() < before.top()
    is_below = after.top() > before.bottom()
    return (is_above and not leads_on) or (leads_back and not is_below)


def _same_in_menu(owner: QAction, reading: Callable[[str], str]) -> Iterator[str]:
    menu = owner.menu()
    if not isinstance(menu, QMenu):
        return
    actions = [action for action in menu.actions() if action.isVisible()]
    labels = (action.text().partition("\t")[0] for action in actions)  # a key after a tab is no part of the label
    yield from _same(map(reading, labels), f"the menu “{owner.text()}”")
    for action in actions:
        yield from _same_in_menu(action, reading)


def _same(texts: Iterable[str], where: str) -> Iterator[str]:
    by_key = defaultdict(list)
    for text in texts:
        if key := QKeySequence.mnemonic(text).toString():
            by_key[key].append(text)
    for key, several in by_key.items():
        if len(several) > 1:
            yield f"{key} stands for {' and '.join(f'“{text}”' for text in several)} in {where}"
