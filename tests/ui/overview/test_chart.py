"""The overview as a chart: what is seen, pressed and reached in it."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.inventory.overview import PetFilter, overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.overview.chart import Segment, StatusChart, paint_segment, segment_colours
from petstore_gui.ui.theme import appearance, theme
from petstore_gui.ui.theme.tokens import DARK, LIGHT
from tests.support.snapshots import stock
from tests.support.windows import find, press, says
from tests.ui.theme.test_contrast import TEXT_CONTRAST, contrast

AVAILABLE, PENDING, SOLD = PetStatus
NAMES = {1: "Dogs", 2: "Cats"}
STORE = stock((1, "aaaaaapps"), (2, "aas-"), (3, "sss"), whole=True)
DOGS = "Dogs (1): Available 6, Pending 2, Sold 1, Not set 0, 9 in all"
CATS = "Cats (2): Available 2, Pending 0, Sold 1, Not set 1, 4 in all"
THREE = "3: Available 0, Pending 0, Sold 3, Not set 0, 3 in all"


class Scene:
    """The chart in a window, and what it has asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.requested: list[PetFilter] = []
        self.chart = StatusChart(self.requested.append)
        self.window.setCentralWidget(self.chart)
        self.window.resize(800, 500)
        self.show(STORE)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def show(self, snapshot: Snapshot, names: Mapping[int, str] = NAMES) -> None:
        self.chart.show_overview(overview_of(snapshot), names)
        QApplication.sendPostedEvents()

    def buttons(self) -> list[QAbstractButton]:
        """Return the tiles and bars in sight, in reading order."""
        found = [each for each in self.chart.findChildren(QAbstractButton) if each.isVisible()]
        return sorted(
            found, key=lambda each: (each.y() if each.parent() is self.chart.widget() else 9999, each.y(), each.x())
        )

    def names(self) -> list[str]:
        return [each.accessibleName() for each in self.buttons()]

    def press(self, keys: str) -> str:
        """Press keys where the focus is, and return the name of where it is then."""
        press(self.focused(), keys)
        return self.focused().accessibleName()

    def focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def go_to(self, name: str) -> None:
        find(self.chart, QAbstractButton, name).setFocus()

    def columns(self, name: str, colour: str) -> list[int]:
        """Return the x of the pixels along the middle of a part, from the left, that have this colour."""
        part = find(self.chart, QAbstractButton, name)
        image = part.grab().toImage()
        return [x for x in range(image.width()) if image.pixelColor(x, image.height() // 2 + 8).name() == colour]


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    scene = Scene(qtbot)
    yield scene
    scene.window.close()


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    appearance.apply(qapp, dark=False)


# ------------------------------------------------------------------------------------------------------ what is said


def test_tiles_come_first_and_then_the_category_with_the_most_available_animals(scene: Scene) -> None:
    assert scene.names() == ["Available: 8", "Pending: 2", "Sold: 5", "Not set: 1", DOGS, CATS, THREE]


def test_where_there_may_be_more_a_plus_and_its_tool_tip_say_so(scene: Scene) -> None:
    scene.show(stock((1, "aap"), cut_off="a"))
    dogs = "Dogs (1): Available 2 or more, Pending 1, Sold 0, 3 or more in all"
    assert scene.names() == ["Available: 2 or more", "Pending: 1", "Sold: 0", dogs]
    tips = [each.toolTip() for each in scene.buttons()[:3]]
    assert tips == ["There may be more.", "", ""]


def test_each_button_is_one_for_a_screen_reader(scene: Scene) -> None:
    roles = {QAccessible.queryAccessibleInterface(each).role() for each in scene.buttons()}
    assert roles == {QAccessible.Role.Button}


def test_a_status_that_the_interface_does_not_know_is_not_called_unset(scene: Scene) -> None:
    pet = STORE.pets[0]
    strange = type(pet)(id=99, name="x", category_id=1, status="adopted")
    scene.show(
        type(STORE)((strange,), "here", STORE.taken_at, whole=True, completeness_by_status=STORE.completeness_by_status)
    )
    assert "Other: 1" in scene.names()


# --------------------------------------------------------------------------------------------------- what is pressed


def test_a_click_on_a_tile_leads_to_its_animals(scene: Scene) -> None:
    for name in ("Available: 8", "Pending: 2", "Sold: 5"):
        QTest.mouseClick(find(scene.chart, QAbstractButton, name), Qt.MouseButton.LeftButton)
    assert scene.requested == [PetFilter(status) for status in PetStatus]


def test_no_list_shows_just_the_animals_without_a_status_so_their_tile_leads_nowhere(scene: Scene) -> None:
    tile = find(scene.chart, QAbstractButton, "Not set: 1")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert scene.requested == []
    assert not tile.isEnabled()


def test_a_click_on_a_segment_leads_to_its_animals_and_one_beside_the_bar_to_the_category(scene: Scene) -> None:
    bar = find(scene.chart, QAbstractButton, DOGS)
    green = scene.columns(DOGS, theme.tokens().available)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(green[len(green) // 2], bar.height() // 2))
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(green[-1] + 12, bar.height() // 2))
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(30, bar.height() // 2))
    assert scene.requested == [PetFilter(AVAILABLE, 1), PetFilter(PENDING, 1), PetFilter(None, 1)]


def test_the_keyboard_presses_what_has_the_focus(scene: Scene) -> None:
    for key in ("Return", "Enter", "Space"):
        for name in ("Pending: 2", CATS):
            scene.go_to(name)
            scene.press(key)
    assert scene.requested == 3 * [PetFilter(PENDING), PetFilter(None, 2)]


def test_an_int64_category_is_sent_exactly(scene: Scene) -> None:
    scene.show(stock((INT64_MAX, "a"), whole=True), {})
    scene.go_to(f"{INT64_MAX}: Available 1, Pending 0, Sold 0, 1 in all")
    scene.press("Return")
    assert scene.requested == [PetFilter(None, INT64_MAX)]


# -------------------------------------------------------------------------------------------------- what is reached


def test_the_arrow_keys_reach_every_tile_and_every_bar_and_end_at_the_ends(scene: Scene) -> None:
    scene.chart.start()
    assert [scene.press(key) for key in ("Right", "Right", "Right", "Left")] == [
        "Pending: 2",
        "Sold: 5",
        "Sold: 5",
        "Pending: 2",
    ]
    keys = ("Down", "Down", "Down", "Down", "Up", "Home", "End", "PgUp", "Up")
    assert [scene.press(key) for key in keys] == [
        DOGS,
        CATS,
        THREE,
        THREE,
        CATS,
        "Available: 8",
        THREE,
        "Available: 8",
        "Available: 8",
    ]


def test_sideways_a_bar_offers_its_segments_and_enter_leads_to_the_one_that_was_reached(scene: Scene) -> None:
    scene.go_to(CATS)
    reached = [scene.press(key) for key in ("Right", "Right", "Right", "Left", "Left")]
    assert reached == [
        "Cats (2), Available: 2",
        "Cats (2), Sold: 1",
        "Cats (2), Sold: 1",
        "Cats (2), Available: 2",
        CATS,
    ]
    scene.press("Right")
    scene.press("Return")
    assert scene.requested == [PetFilter(AVAILABLE, 2)]


def test_the_segment_that_was_reached_is_spoken(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    scene.go_to(CATS)
    scene.press("Right")
    assert heard == ["Cats (2), Available: 2"]


def test_tab_goes_to_each_tile_and_to_one_bar_only(scene: Scene) -> None:
    scene.chart.start()
    assert [scene.press("Tab") for _ in range(3)] == ["Pending: 2", "Sold: 5", DOGS]
    scene.press("Down")
    assert scene.press("Shift+Tab") == "Sold: 5"
    assert scene.press("Tab") == CATS  # where it was


def test_the_part_that_has_the_focus_is_told_from_the_others(scene: Scene) -> None:
    accent = theme.tokens().accent
    scene.go_to("Sold: 5")
    for name in (DOGS, "Available: 8"):
        part = find(scene.chart, QAbstractButton, name)
        before = part.grab().toImage()
        assert accent != before.pixelColor(part.width() // 2, 1).name()
        part.setFocus()
        assert accent == part.grab().toImage().pixelColor(part.width() // 2, 1).name()


def test_the_focus_stays_on_its_category_when_new_numbers_move_it(scene: Scene) -> None:
    scene.go_to(CATS)
    scene.press("Right")
    scene.show(stock((1, "a"), (2, "aas"), whole=True))
    assert scene.focused().accessibleName() == "Cats (2), Available: 2"
    scene.press("Return")
    assert scene.requested == [PetFilter(AVAILABLE, 2)]
    scene.show(stock((1, "a"), whole=True))
    assert scene.focused().accessibleName().startswith("Dogs (1): Available 1")


# ----------------------------------------------------------------------------------------------------- what is seen


def test_a_bar_is_as_long_as_its_category_is_large(scene: Scene) -> None:
    scene.show(stock((1, "a" * 40), (2, "a" * 20), (3, "a" * 10), whole=True))
    long, middle, short = (len(scene.columns(name, theme.tokens().available)) for name in scene.names()[3:])
    assert long == pytest.approx(2 * middle, rel=0.1)
    assert middle == pytest.approx(2 * short, rel=0.1)


def test_a_single_animal_among_hundreds_is_still_seen(scene: Scene) -> None:
    scene.show(stock((1, "p" * 300), (2, "a"), whole=True))
    assert len(scene.columns(scene.names()[3], theme.tokens().available)) >= 3


def test_of_many_categories_the_first_have_a_bar_and_the_others_are_counted(scene: Scene) -> None:
    scene.show(stock(*((number, "a") for number in range(1_000)), whole=True))
    assert len(scene.names()) == 3 + 50
    assert says(scene.chart, "950 more in the table")
    scene.go_to(scene.names()[-1])
    assert scene.press("Down") == scene.names()[-1]
    scene.show(STORE)
    assert not says(scene.chart, "more in the table")


def test_right_to_left_is_the_mirror_of_left_to_right(scene: Scene, app: QApplication) -> None:
    green = theme.tokens().available
    width = scene.buttons()[-1].width()
    before = scene.columns(DOGS, green)
    first = find(scene.chart, QAbstractButton, "Available: 8").x()
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    app.processEvents()
    after = scene.columns(DOGS, green)
    # The texts differ by a pixel or two, the segments do not.
    assert after[-1] == pytest.approx(width - 1 - before[0], abs=1)
    assert find(scene.chart, QAbstractButton, "Available: 8").x() > first
    scene.chart.start()
    assert scene.press("Left") == "Pending: 2"
    scene.go_to(CATS)
    assert scene.press("Left") == "Cats (2), Available: 2"
    bar = scene.focused()
    mid = scene.columns("Cats (2), Available: 2", green)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(mid[len(mid) // 2], bar.height() // 2))
    assert scene.requested == [PetFilter(AVAILABLE, 2)]


def test_the_colours_follow_the_scheme_at_once(scene: Scene, app: QApplication) -> None:
    appearance.apply(app, dark=False)
    assert scene.columns(DOGS, LIGHT.available)
    appearance.apply(app, dark=True)
    assert scene.columns(DOGS, DARK.available)
    assert not scene.columns(DOGS, LIGHT.available)


# ---------------------------------------------------------------------------------------------------- the segments


def painted(status: PetStatus | None, number: str = "", width: int = 90) -> QImage:
    image = QImage(width + 10, 24, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.tokens().surface))
    painter = QPainter(image)
    painter.setFont(QApplication.font())
    paint_segment(painter, Segment(status, QRectF(5, 0, width, 24), number))
    painter.end()
    return image


def changes_of_tone(image: QImage) -> int:
    """Return how often it gets darker or brighter along a line that no number lies on."""
    tones = [image.pixelColor(x, 20).lightness() > 200 for x in range(5, image.width() - 5)]
    return sum(one != other for one, other in pairwise(tones))


@pytest.mark.usefixtures("qapp")
def test_each_status_has_a_filling_of_its_own_and_not_only_a_colour() -> None:
    solid, striped, plain = (changes_of_tone(painted(status)) for status in PetStatus)
    assert solid == 0
    assert striped > 10
    assert plain <= 2
    # A plain line above what is sold, a broken one above what has no status.
    lines = {status: {painted(status).pixelColor(x, 0).name() for x in range(15, 85)} for status in (SOLD, None)}
    assert len(lines[SOLD]) == 1
    assert len(lines[None]) > 1


def test_segments_too_narrow_for_their_number_have_it_in_the_tool_tip_like_all(scene: Scene) -> None:
    scene.show(stock((1, "a" + "p" * 90 + "s"), (2, "aaa"), whole=True))
    tips = [each.toolTip() for each in scene.buttons()[3:]]
    assert tips == [f"<qt>{each.accessibleName()}</qt>" for each in scene.buttons()[3:]]
    assert "Available 1, Pending 90, Sold 1" in tips[1]


@pytest.mark.usefixtures("qapp")
def test_a_segment_carries_its_number_where_there_is_room_for_it() -> None:
    for status in (*PetStatus, None):
        assert painted(status, "12") != painted(status, "21")
        assert painted(status, "12", 14) == painted(status, "", 14)
        assert written(status, 90) >= written(status, 24) + 8  # the shape of the status, where there is room for both


def written(status: PetStatus | None, width: int) -> int:
    """Return over how many columns something is written into a segment."""
    with_number, without = painted(status, "1", width), painted(status, "", width)
    columns = [(x, [(x, y) for y in range(3, 21)]) for x in range(width + 10)]
    differing = [x for x, points in columns if any(with_number.pixel(*at) != without.pixel(*at) for at in points)]
    return differing[-1] - differing[0]


@pytest.mark.parametrize("dark", [False, True])
def test_the_number_in_a_segment_can_be_read(app: QApplication, *, dark: bool) -> None:
    appearance.apply(app, dark=dark)
    for status in (*PetStatus, None):
        ground, ink = segment_colours(status)
        assert contrast(ink, ground) >= TEXT_CONTRAST
