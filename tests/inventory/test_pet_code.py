"""The code of an animal, as a decoder of other authors reads it."""

import pytest
import zxingcpp
from PySide6.QtGui import QColor, QImage

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.input_parsing import parse_link, parse_pet_id, parse_pet_ids
from petstore_gui.inventory.pet_code import QUIET_ZONE, code_modules, code_text
from petstore_gui.runtime import cli
from petstore_gui.terminal import command


def read(pet_id: int) -> list[tuple[str, str]]:
    """Return text and error correction of the codes in a picture of it, three pixels a module."""
    modules = code_modules(pet_id)
    side = 3 * (len(modules) + 2 * QUIET_ZONE)
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    for y in range(3 * len(modules)):
        for x in range(3 * len(modules)):
            if modules[y // 3][x // 3]:
                image.setPixelColor(x + 3 * QUIET_ZONE, y + 3 * QUIET_ZONE, QColor("black"))
    return [(code.text, code.ec_level) for code in zxingcpp.read_barcodes(image)]


@pytest.mark.parametrize("pet_id", [0, 5, 42, 99_999, 10**8, 2**31, 2**53 + 1, INT64_MAX, INT64_MIN, -1])
def test_a_code_says_the_whole_id_and_survives_damage(pet_id: int) -> None:
    ((text, correction),) = read(pet_id)
    assert text == code_text(pet_id) == f"petstore:{pet_id}"
    assert correction in {"M", "Q", "H"}


@pytest.mark.parametrize("pet_id", [INT64_MIN, -5, 0, 5, INT64_MAX])
def test_whichever_way_it_comes_in_an_id_is_any_int64_of_the_interface(pet_id: int) -> None:
    code, digits = code_text(pet_id), str(pet_id)
    assert cli.parse([code]).request.pet_id == parse_link(code) == pet_id
    for text in (code, digits):
        assert parse_pet_id(text) == pet_id  # the palette, and the column of a file
        assert [entry.pet_id for entry in parse_pet_ids(text)] == [pet_id]  # the look-up, and a scanner there
        assert cli.parse(["--lookup", text]).request.pet_id == pet_id
        assert command.parse(["get", text], program="petstore").ids == [[pet_id]]
        assert command.parse(["get", "--", f"{text},7"], program="petstore").ids == [[pet_id, 7]]


def test_rows_are_as_long_as_there_are_of_them() -> None:
    for pet_id in (5, INT64_MAX):
        modules = code_modules(pet_id)
        assert {len(row) for row in modules} == {len(modules)}
        assert {sign for row in modules for sign in row} == {0, 1}
