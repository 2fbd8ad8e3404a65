"""The README's pictures are there, and the module that makes them still finds its way through the window."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.pictures import stage as stage_module
from tests.pictures.__main__ import LOOKS, README, USUAL, files, made
from tests.pictures.scenes import SCENES, readme
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
    assert (image.width(), image.height()) == USUAL
    assert colours(image) > 20


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["list-few", "form-mistakes", "error-401"])
def test_a_picture_can_be_made(tmp_path: Path, name: str) -> None:
    assert made(SCENES[name], tmp_path / "picture.png", USUAL)
    image = QImage(str(tmp_path / "picture.png"))
    assert image.width() >= USUAL[0]
    assert colours(image) > 20


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage_module, "PATIENCE_S", 0.1)

    def scene(stage: Stage) -> None:
        stage.press("No such button")

    assert not made(scene, tmp_path / "picture.png", USUAL)
    assert "FAILED  picture.png: there is no “No such button”" in capsys.readouterr().out


def test_every_scene_is_looked_at_in_light_dark_arabic_and_at_200_percent() -> None:
    looks = {(look.language, look.dark, look.scale) for look in LOOKS.values() if not look.on_windows}
    assert looks == {("en", False, 1), ("en", True, 1), ("ar", False, 1), ("en", False, 2)}
    everywhere = sum(len(look.sizes) + look.after_tab for look in LOOKS.values() if not look.on_windows)
    assert len(files("list-few")) == everywhere


def test_windows_is_looked_at_in_light_and_dark_at_three_scales() -> None:
    looks = {(look.dark, look.scale) for look in LOOKS.values() if look.on_windows}
    assert looks == {(dark, scale) for dark in (False, True) for scale in (1, 1.5, 2)}


@pytest.mark.usefixtures("qapp")
def test_a_picture_is_the_same_when_nothing_has_changed(tmp_path: Path) -> None:
    for name in ("one.png", "other.png"):
        assert made(readme, tmp_path / name, USUAL)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "other.png").read_bytes()
