"""Where labels lie: all of them on the paper, apart from each other, and as many as the pack says."""

from itertools import combinations, pairwise

import pytest

from petstore_gui.inventory.label_sheets import SHEETS, LabelSheet, Paper

INCH = 25.4
NAMES = [sheet.name for sheet in SHEETS]


def sheet(name: str) -> LabelSheet:
    return SHEETS[NAMES.index(name)]


each_sheet = pytest.mark.parametrize("each", SHEETS, ids=NAMES)


def test_there_are_the_sheets_that_shops_buy() -> None:
    assert NAMES == ["Avery L7160", "Avery L7163", "Avery 5160", "Avery 5163", "62 mm"]


@pytest.mark.parametrize(
    ("name", "paper", "count", "width", "height"),
    [
        ("Avery L7160", Paper.A4, 21, 63.5, 38.1),
        ("Avery L7163", Paper.A4, 14, 99.1, 38.1),
        ("Avery 5160", Paper.LETTER, 30, 2.625 * INCH, 1 * INCH),
        ("Avery 5163", Paper.LETTER, 10, 4 * INCH, 2 * INCH),
        ("62 mm", Paper.ROLL, 1, 62, 29),
    ],
)
def test_count_and_size_are_those_on_the_pack(name: str, paper: Paper, count: int, width: float, height: float) -> None:
    each = sheet(name)
    assert (each.paper, each.count) == (paper, count)
    assert [each.width, each.height] == pytest.approx([width, height])


@each_sheet
def test_every_label_is_on_the_paper(each: LabelSheet) -> None:
    width, height = each.paper_size
    for number in range(1, each.count + 1):
        rect = each.rect(number)
        assert rect.left >= 0
        assert rect.top >= 0
        assert rect.left + rect.width <= width + 1e-9
        assert rect.top + rect.height <= height + 1e-9


@each_sheet
def test_no_label_covers_another(each: LabelSheet) -> None:
    for one, other in combinations([each.rect(number) for number in range(1, each.count + 1)], 2):
        beside = one.left + one.width <= other.left + 1e-9 or other.left + other.width <= one.left + 1e-9
        below = one.top + one.height <= other.top + 1e-9 or other.top + other.height <= one.top + 1e-9
        assert beside or below


@each_sheet
def test_the_labels_lie_in_the_middle_of_the_paper(each: LabelSheet) -> None:
    width, height = each.paper_size
    first, last = each.rect(1), each.rect(each.count)
    assert first.left == pytest.approx(width - last.left - last.width, abs=0.02)
    assert first.top == pytest.approx(height - last.top - last.height, abs=0.02)


@each_sheet
def test_labels_are_numbered_line_by_line_at_one_pitch(each: LabelSheet) -> None:
    rects = [each.rect(number) for number in range(1, each.count + 1)]
    assert rects == sorted(rects, key=lambda rect: (rect.top, rect.left))
    for one, other in pairwise(rects):
        if one.top == other.top:
            assert other.left - one.left == pytest.approx(each.pitch_x)
        else:
            assert other.top - one.top == pytest.approx(each.pitch_y)


@pytest.mark.parametrize(
    ("name", "x", "y"),
    [
        ("Avery L7160", 66.04, 38.1),
        ("Avery L7163", 101.6, 38.1),
        ("Avery 5160", 69.85, 25.4),
        ("Avery 5163", 106.3625, 50.8),
    ],
)
def test_the_pitch_is_the_makers(name: str, x: float, y: float) -> None:
    assert [sheet(name).pitch_x, sheet(name).pitch_y] == pytest.approx([x, y])


@pytest.mark.parametrize("number", [0, -1, 22])
def test_there_is_no_label_of_another_number(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        sheet("Avery L7160").rect(number)


@pytest.mark.parametrize(
    ("labels", "first", "sheets", "following"),
    [
        (0, 1, 0, 1),
        (1, 1, 1, 2),
        (21, 1, 1, 1),
        (22, 1, 2, 2),
        (20, 2, 1, 1),
        (21, 2, 2, 2),
        (1, 21, 1, 1),
        (2, 21, 2, 2),
    ],
)
def test_a_sheet_in_use_goes_on_at_its_first_free_label(labels: int, first: int, sheets: int, following: int) -> None:
    assert sheet("Avery L7160").sheets_for(labels, first) == sheets
    assert sheet("Avery L7160").next_free(labels, first) == following


def test_a_roll_has_a_sheet_for_each_label() -> None:
    assert sheet("62 mm").sheets_for(300) == 300
    assert sheet("62 mm").next_free(300) == 1
