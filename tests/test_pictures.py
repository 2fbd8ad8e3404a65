"""The README's pictures are there, and the module that makes them still finds its way through the window."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.pictures.__main__ import README, SIZES, made
from tests.pictures.scenes import SCENES
from tests.pictures.stage import Stage

MAX_BYTES = 150 * 1024


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)})


@pytest.mark.parametrize("name", ["window-light.png", "window-dark.png"])
def test_the_pictures_of_the_readme_are_there(name: str) -> None:
    file = README / name
    image = QImage(str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size < MAX_BYTES
    assert (image.width(), image.height()) == SIZES[0]
    assert colours(image) > 20


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["list-few", "form-mistakes", "error-401"])
def test_a_picture_can_be_made(tmp_path: Path, name: str) -> None:
    assert made(SCENES[name], tmp_path / "picture.png", SIZES[0])
    image = QImage(str(tmp_path / "picture.png"))
    assert image.width() >= SIZES[0][0]
    assert colours(image) > 20


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_made_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def scene(stage: Stage) -> None:
        stage.press("No such button")

    assert not made(scene, tmp_path / "picture.png", SIZES[0])
    assert "FAILED  picture.png: there is no “No such button”" in capsys.readouterr().out
