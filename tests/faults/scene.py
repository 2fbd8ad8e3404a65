"""The program's window on a real service, with a faulty proxy between them, and what a person does there."""

import socket
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from itertools import count

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTableView, QWidget
from pytestqt.exceptions import TimeoutError as WaitedTooLongError
from shiboken6 import isValid

from tests.faults.row import Record, Row
from tests.faults.store import Store
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, boxes, click, column, dialogs, find, is_there, press, says, windows

CATEGORY = "7"
UNLISTED_ID = 2**62 + 1
_FOR_WRAPPING = "\N{ZERO WIDTH SPACE}"

_numbers = count(1)


class Act(StrEnum):
    """What is being done when the fault strikes."""

    LIST = "refresh"
    ADD = "add"
    LOOK_UP = "look up"


def words_in_sight() -> list[str]:
    """Return what every window says by its title, its labels and its buttons; dialogs come first."""
    found: dict[str, None] = {}
    for window in (*dialogs(), *windows()):
        labels = [each.text() for each in window.findChildren(QLabel) if each.isVisible()]
        buttons = [each.text() for each in window.findChildren(QAbstractButton) if each.isVisible()]
        found |= dict.fromkeys([window.windowTitle(), *labels, *buttons])
    return [words.replace(_FOR_WRAPPING, "") for words in found if words]


def first_with(part: str) -> str:
    """Return the first words in sight that have ``part`` in them."""
    return next((words for words in words_in_sight() if part in words), "")


def wait_for_words(desk: Desk, *parts: str) -> None:
    """Wait until every one of ``parts`` is in sight, in any window."""
    try:
        desk.wait(lambda: all(first_with(part) for part in parts))
    except WaitedTooLongError as error:
        missing = [part for part in parts if not first_with(part)]
        raise AssertionError(f"not said: {missing}; but: {words_in_sight()}") from error


class Scene:
    """One animal is in the form and not added yet. ``store`` is what stands behind ``proxy``."""

    def __init__(
        self, desk: Desk, proxy: FaultyProxy, store: Store, *, patch: pytest.MonkeyPatch, record: Record
    ) -> None:
        self.desk = desk
        self.proxy = proxy
        self.store = store
        self.others = 0  # how many of the same animal another user has added
        self._patch = patch
        self._record = record
        self._resolve: Callable[..., object] = socket.getaddrinfo
        self.name = f"Bella {next(_numbers)}"
        self._names_before = set(desk.names())
        self.fill()

    # ------------------------------------------------------------------------------------------- what a person does

    def fill(self) -> None:
        """Type the animal into the form."""
        self.desk.write("Name", self.name)
        self.desk.write("Category", CATEGORY)

    def do(self, act: Act) -> None:
        """Do what the fault is to strike."""
        match act:
            case Act.LIST:
                self.desk.press("F5")
            case Act.ADD:
                press(self.desk.line("Category"), "Return")
            case Act.LOOK_UP:
                self.desk.look_up(str(UNLISTED_ID))

    def wait_for_words(self, *parts: str) -> None:
        """Wait until every one of ``parts`` is in sight, in any window, and in one message box at most."""
        wait_for_words(self.desk, *parts)
        assert len(boxes()) <= 1

    def close_dialogs(self) -> None:
        """Close all that lies over the window, one after the other, without choosing anything."""
        while over := dialogs():
            top = next((each for each in over if each.isModal() or each in boxes()), over[0])
            if is_there(top, "Close"):
                click(top, "Close")
            else:
                top.activateWindow()
                self.desk.wait(top.isActiveWindow)
                press(top, "Escape")
            self.desk.wait(partial(is_gone, top))

    def choose(self, status: str) -> None:
        """Press a filter button and wait for what it promises."""
        button = self.filter_button(status)
        button.click()
        self.desk.wait(lambda: button.isChecked() and self._shows_only(status))

    def filter_button(self, status: str) -> QAbstractButton:
        """Return the filter button of ``status``; there may be a number beside the word."""
        buttons = [each for each in self.desk.window.findChildren(QAbstractButton) if each.isCheckable()]
        return next(each for each in buttons if each.isVisible() and each.text().startswith(status))

    def _shows_only(self, status: str) -> bool:
        rows = zip(column(self.desk.table, 0), column(self.desk.table, 3), strict=True)
        shown = {status for pet_id, status in rows if pet_id}  # those of pending adds have no ID
        return len(shown) > 1 if status == "All" else shown == {status}

    # ---------------------------------------------------------------------------------------- what the service knows

    def stored(self) -> int:
        """Return how often the animal in the form is in the store, apart from those that others have added."""
        return self.store.count(self.name) - self.others

    def add_from_elsewhere(self) -> str:
        """Add an animal as another program would; return its name."""
        name = f"News {next(_numbers)}"
        self.store.add(name)
        return name

    @property
    def lost(self) -> int:
        """Whether the animal is neither in the store, nor in the outbox, nor in the form."""
        waiting = {name for name, _state in self.desk.pending()}
        kept = self.name in {*self.desk.names(), *waiting, self.desk.line("Name").text()}
        return int(not self.stored() and not kept)

    @property
    def doubled(self) -> int:
        """How many more there are of the animal than the program was told to add."""
        return max(0, self.stored() - 1)

    # ------------------------------------------------------------------------------------------------ after the fault

    def resolve_to(self, address: str | None) -> None:
        """Let the name of the service be resolved to another address, or to none, until all is healed."""

        def resolved(host: str, port: int, *rest: object, **more: object) -> object:
            if port != self.proxy.port:
                return self._resolve(host, port, *rest, **more)
            if address is None:
                raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
            return self._resolve(address, port, *rest, **more)

        self._patch.setattr(socket, "getaddrinfo", resolved)
        self.proxy.drop()

    def heal(self) -> None:
        """End the fault; what is asked for from now on has its time, however busy this machine is."""
        self._patch.undo()
        self.proxy.heal()
        connection = self.desk.session.connection
        if connection is not None:
            connection.client._deadline = connection.client._add_deadline = PATIENCE_S  # noqa: SLF001

    def settle(self, row: Row, *, stored: bool = False, posts: int = 0) -> None:
        """End the fault, close what is open, and check that nothing was lost or doubled and that everything goes on.

        ``stored`` says whether the animal in the form has come into the store, ``posts`` how many adds may have left.
        """
        self.heal()
        self.close_dialogs()
        self._check_the_window_answers()
        row = replace(row, lost=self.lost, doubled=self.doubled)
        self._record(row)
        assert (row.lost, row.doubled) == (0, 0)
        still_listed = {animal["name"] for animal in self.store.animals()}  # not all, where the list is cut off
        assert self._names_before & still_listed <= set(self.desk.names())
        assert (self.stored() > 0) == stored
        assert self.proxy.sent("POST") <= posts
        self._check_the_next_list()
        if row.act == Act.LOOK_UP:
            self._check_the_next_look_up()
        self._check_the_next_add(stored=stored)

    def _check_the_window_answers(self) -> None:
        self.choose("Sold")
        self.choose("All")

    def _check_the_next_list(self) -> None:
        """Refresh, and see what another user has added meanwhile."""
        news = self.add_from_elsewhere()
        self.desk.press("F5")
        self.desk.wait(lambda: news in self.desk.names())

    def _check_the_next_look_up(self) -> None:
        animal = self.store.animals()[-1]
        dialog = self.desk.look_up(str(animal["id"]))
        self.desk.wait(lambda: says(dialog, animal["name"]) and says(dialog, "As of"))
        self.close_dialogs()

    def _check_the_next_add(self, *, stored: bool) -> None:
        """Decide what is not confirmed, edit what was refused, wait for what waits: then it is stored, and once."""
        if first_with("We couldn't confirm that"):
            self.desk.click("Decide…")
            self.desk.wait(lambda: dialogs() != [])
            (dialog,) = dialogs()
            if stored and not is_there(dialog, "Yes, that's it"):
                find(dialog, QTableView, "Animals that it could be").selectRow(0)
                click(dialog, "Use the selected animal")
            else:
                click(dialog, "Yes, that's it" if stored else "Add again")
        elif first_with(f"{self.name} was not added"):
            self.desk.click("Edit")
            press(self.desk.line("Category"), "Return")
        elif is_there(self.desk.window, "Try again"):
            self.desk.click("Try again")
        elif self.desk.line("Name").text() == self.name:
            press(self.desk.line("Category"), "Return")
        self.wait_for_words(f"{self.name} was added, ID")
        assert self.name in self.desk.names()
        assert self.stored() == 1


def is_gone(widget: QWidget) -> bool:
    return not isValid(widget) or not widget.isVisible()
