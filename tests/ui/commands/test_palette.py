from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.commands import palette as palette_module
from petstore_gui.ui.commands.palette import CommandListView, CommandPalette
from tests.support.windows import find, press, says, show_active

NAME = "Find a command"


class Window(QMainWindow):
    """A window with menus and a field, which writes down what was triggered, and where the focus was then."""

    def __init__(self) -> None:
        super().__init__()
        self.triggered: list[tuple[str, bool]] = []
        self.looked_up: list[int] = []
        self.field = QLineEdit()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.addWidget(self.field)
        column.addWidget(QLineEdit())
        self.setCentralWidget(middle)
        animals, view = self.menuBar().addMenu("&Animals"), self.menuBar().addMenu("&View")
        for menu, text, key in (
            (animals, "&Refresh", "F5"),
            (animals, "&Add animal", "Ctrl+N"),
            (animals, "&Cancel", "Esc"),
            (view, "&Names", ""),
            (view, "&Light", ""),
            (view, "&Dark", ""),
        ):
            action = QAction(text, self)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(self._on_action_triggered)
            menu.addAction(action)
        group = QActionGroup(self)
        for text in ("Names", "Light", "Dark"):
            self.action(text).setCheckable(True)
            if text != "Names":
                group.addAction(self.action(text))
        self.action("Light").setChecked(True)
        self.resize(1000, 700)

    def refused(self) -> None:
        self.triggered.append(("refused", self.field.hasFocus()))

    def action(self, text: str) -> QAction:
        (found,) = [each for each in self.findChildren(QAction) if each.text().replace("&", "") == text]
        return found

    def _on_action_triggered(self) -> None:
        sender = self.sender()
        assert isinstance(sender, QAction)
        self.triggered.append((sender.text().replace("&", ""), self.field.hasFocus()))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = Window()
    qtbot.addWidget(window)
    show_active(qtbot, window)
    window.field.setFocus()
    yield window
    window.close()


@pytest.fixture
def palette(window: Window) -> CommandPalette:
    palette = CommandPalette(window, window.looked_up.append, window.refused, [])
    palette.open()
    return palette


def line(palette: CommandPalette) -> QLineEdit:
    return find(palette, QLineEdit, NAME)


def rows(palette: CommandPalette) -> list[str]:
    """Return what a screen reader says of the rows in sight."""
    model = palette.findChildren(QListView)[0].model()
    return [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]


def current(palette: CommandPalette) -> str:
    return str(palette.findChildren(QListView)[0].currentIndex().data())


def type_in(palette: CommandPalette, text: str) -> None:
    line(palette).clear()
    line(palette).insert(text)  # as an input method does: QTest has only the keys of ASCII


def wait_until_gone(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: not window.findChildren(CommandPalette))


def test_it_takes_what_is_typed_and_shows_every_action_with_its_keys(palette: CommandPalette) -> None:
    assert line(palette).hasFocus()
    assert rows(palette) == [
        "Animals",
        "Refresh, F5, Animals",
        "Add animal, Ctrl+N, Animals",
        "Cancel, Esc, Animals",
        "View",
        "Names, off, View",
        "Light, on, View",
        "Dark, off, View",
    ]
    assert current(palette) == "Refresh"


def test_typing_a_few_letters_and_enter_triggers_when_it_has_gone_and_the_focus_is_back(
    qtbot: QtBot, window: Window, palette: CommandPalette
) -> None:
    QTest.keyClicks(line(palette), "add")
    press(line(palette), "Return")
    assert window.triggered == []
    assert not palette.isVisible()
    wait_until_gone(qtbot, window)
    assert window.triggered == [("Add animal", True)]


def test_what_was_chosen_last_comes_first_next_time(qtbot: QtBot, window: Window) -> None:
    recent: list[tuple[str, ...]] = []

    def opened() -> CommandPalette:
        palette = CommandPalette(window, window.looked_up.append, window.refused, recent)
        palette.open()
        return palette

    for text in ("dark", "add", "dark"):
        palette = opened()
        type_in(palette, text)
        press(line(palette), "Return")
        wait_until_gone(qtbot, window)
    window.action("Add animal").setEnabled(False)
    palette = opened()
    assert rows(palette)[:3] == ["Recent", "Dark, on, View", "Animals"]
    window.action("Add animal").setEnabled(True)
    type_in(palette, "")
    assert rows(palette)[:4] == ["Recent", "Dark, on, View", "Add animal, Ctrl+N, Animals", "Animals"]
    assert (current(palette), len(rows(palette))) == ("Dark", 9)
    type_in(palette, "a")
    assert "Recent" not in rows(palette)


def test_up_and_down_move_while_the_line_keeps_the_focus(qtbot: QtBot, window: Window, palette: CommandPalette) -> None:
    for key, now in (
        ("Down", "Add animal"),
        ("Up", "Refresh"),
        ("Up", "Dark"),
        ("Down", "Refresh"),
        ("PgDown", "Dark"),
        ("PgUp", "Refresh"),
    ):
        press(line(palette), key)
        assert current(palette) == now
    assert line(palette).hasFocus()
    QTest.keyClicks(line(palette), "a")
    press(line(palette), "Down")
    press(line(palette), "Home")  # is the line's own
    assert line(palette).cursorPosition() == 0
    press(line(palette), "Up")
    press(line(palette), "Return")
    wait_until_gone(qtbot, window)
    assert window.triggered == [("Add animal", True)]


def test_esc_closes_it_puts_the_focus_back_and_triggers_nothing(
    qtbot: QtBot, window: Window, palette: CommandPalette
) -> None:
    press(line(palette), "Esc")  # which is a key of the window, too
    assert not palette.isVisible()
    assert window.field.hasFocus()
    wait_until_gone(qtbot, window)
    assert window.triggered == []


def test_a_click_beside_it_closes_it(qtbot: QtBot, window: Window, palette: CommandPalette) -> None:
    QTest.mouseClick(palette, Qt.MouseButton.LeftButton, pos=QPoint(3, palette.height() - 3))
    assert not palette.isVisible()
    assert window.field.hasFocus()
    wait_until_gone(qtbot, window)


def test_a_click_on_a_row_triggers_it(qtbot: QtBot, window: Window, palette: CommandPalette) -> None:
    view = palette.findChildren(QListView)[0]
    place = view.visualRect(view.model().index(2, 0)).center()  # below the heading
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    wait_until_gone(qtbot, window)
    assert window.triggered == [("Add animal", True)]


def test_a_focus_that_somebody_puts_elsewhere_stays_there(
    qtbot: QtBot, window: Window, palette: CommandPalette
) -> None:
    other = window.findChildren(QLineEdit)[1]
    assert other is not window.field
    other.setFocus()
    assert not palette.isVisible()
    assert other.hasFocus()
    wait_until_gone(qtbot, window)


def test_tab_leads_nowhere_behind_it(palette: CommandPalette) -> None:
    for key in ("Tab", "Shift+Tab"):
        press(line(palette), key)
        assert line(palette).hasFocus()


def test_the_other_keys_of_the_window_still_work(window: Window, palette: CommandPalette) -> None:
    press(line(palette), "F5")
    assert window.triggered == [("Refresh", False)]
    assert palette.isVisible()


def test_what_is_not_available_is_shown_and_read_but_not_triggered(window: Window, palette: CommandPalette) -> None:
    window.action("Cancel").setEnabled(False)
    QTest.keyClicks(line(palette), "cancel")
    assert rows(palette) == ["Animals", "Cancel, not available now, Esc, Animals"]
    press(line(palette), "Return")
    view = palette.findChildren(QListView)[0]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(1, 0)).center())
    assert palette.isVisible()
    assert window.triggered == []
    window.action("Cancel").setEnabled(True)  # while it is open
    press(line(palette), "Return")
    assert not palette.isVisible()


def test_a_click_on_what_is_not_available_does_not_trigger_the_current_row(
    window: Window, palette: CommandPalette
) -> None:
    window.action("Cancel").setEnabled(False)
    view = palette.findChildren(QListView)[0]
    assert (current(palette), rows(palette)[3]) == ("Refresh", "Cancel, not available now, Esc, Animals")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(3, 0)).center())
    assert palette.isVisible()


def test_it_begins_at_the_first_that_is_available(window: Window) -> None:
    window.action("Refresh").setEnabled(False)
    palette = CommandPalette(window, window.looked_up.append, window.refused, [])
    palette.open()
    assert current(palette) == "Add animal"
    press(line(palette), "Up")
    assert current(palette) == "Refresh"  # it can be reached, to be read


@pytest.mark.parametrize(
    ("typed", "pet_id"), [("42", 42), ("#42", 42), (" 9 007 199", 9007199), (str(2**63 - 1), 2**63 - 1)]
)
def test_an_id_offers_to_look_it_up_first(
    qtbot: QtBot, window: Window, palette: CommandPalette, typed: str, pet_id: int
) -> None:
    type_in(palette, typed)
    assert current(palette) == f"Look up animal {pet_id}"
    press(line(palette), "Return")
    assert window.looked_up == []
    wait_until_gone(qtbot, window)
    assert window.looked_up == [pet_id]
    assert window.triggered == []


def test_what_is_an_id_and_a_part_of_a_command_offers_both(palette: CommandPalette) -> None:
    type_in(palette, "5")
    assert rows(palette) == ["Look up animal 5", "Animals", "Refresh, F5, Animals"]


@pytest.mark.parametrize("typed", ["4x", str(2**63), "１２", "#"])
def test_what_is_no_id_offers_none(palette: CommandPalette, typed: str) -> None:
    type_in(palette, typed)
    assert not any("Look up" in row for row in rows(palette))


def test_where_nothing_is_found_it_says_so_and_enter_does_nothing(palette: CommandPalette) -> None:
    QTest.keyClicks(line(palette), "zzz")
    assert says(palette, "No matching command")
    for key in ("Down", "Return"):
        press(line(palette), key)
    assert palette.isVisible()
    type_in(palette, "add")
    assert not says(palette, "No matching command")


def test_a_screen_reader_hears_the_row_that_enter_would_trigger(
    palette: CommandPalette, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(palette_module, "announce", lambda _widget, sentence, **_how: heard.append(sentence))
    QTest.keyClicks(line(palette), "d")
    press(line(palette), "Down")
    QTest.keyClicks(line(palette), "zz")
    assert heard == [
        "Dark, off, View, 1 of 2",
        "Add animal, Ctrl+N, Animals, 2 of 2",
        "No matching command",
        "No matching command",
    ]


def card(palette: CommandPalette) -> QFrame:
    (card,) = [each for each in palette.findChildren(QFrame) if each.property("role") == "card"]
    return card


def test_it_lies_whole_in_every_window_and_follows_it(qtbot: QtBot, window: Window, palette: CommandPalette) -> None:
    for size in ((1920, 1080), (420, 260)):
        window.resize(*size)
        qtbot.waitUntil(lambda: palette.size() == window.size())
        assert palette.rect().contains(card(palette).geometry())
        assert card(palette).rect().contains(palette.findChildren(QListView)[0].geometry())


def test_the_best_match_comes_first_and_its_group_with_it(palette: CommandPalette) -> None:
    type_in(palette, "d")
    assert rows(palette) == ["View", "Dark, off, View", "Animals", "Add animal, Ctrl+N, Animals"]
    assert current(palette) == "Dark"


def test_what_is_not_available_comes_last_whatever_it_is_called(window: Window, palette: CommandPalette) -> None:
    window.action("Dark").setEnabled(False)
    window.action("Refresh").setEnabled(False)
    type_in(palette, "a")
    assert rows(palette) == [
        "Animals",
        "Add animal, Ctrl+N, Animals",
        "Cancel, Esc, Animals",
        "View",
        "Names, off, View",
        "Animals",
        "Refresh, not available now, F5, Animals",
        "View",
        "Dark, not available now, off, View",
    ]
    assert current(palette) == "Add animal"
    type_in(palette, "dark")
    assert rows(palette) == ["View", "Dark, not available now, off, View"]
    type_in(palette, " ")  # nothing is searched for: they stand as in the menus
    assert rows(palette)[:3] == ["Animals", "Refresh, not available now, F5, Animals", "Add animal, Ctrl+N, Animals"]


def test_a_heading_is_passed_over_and_a_click_on_it_does_nothing(window: Window, palette: CommandPalette) -> None:
    view = palette.findChildren(CommandListView)[0]
    for _ in range(3):
        press(line(palette), "Down")
    assert current(palette) == "Names"
    press(line(palette), "Up")
    assert current(palette) == "Cancel"
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualItemRect(view.item(4)).center())
    assert palette.isVisible()
    assert current(palette) == "Cancel"
    assert window.triggered == []


@pytest.mark.parametrize("text", ["delete", "edi", "Undo"])
def test_what_the_service_does_not_offer_is_found_and_said(qtbot: QtBot, window: Window, text: str) -> None:
    palette = CommandPalette(window, window.looked_up.append, window.refused, [])
    palette.open()
    type_in(palette, text)
    assert current(palette).casefold().startswith(text.casefold())
    QTest.keyClick(line(palette), Qt.Key.Key_Return)
    wait_until_gone(qtbot, window)
    assert window.triggered == [("refused", True)]


def test_a_few_letters_do_not_bring_it_up(palette: CommandPalette) -> None:
    type_in(palette, "d")
    assert not any(row.startswith("Delete") for row in rows(palette))
