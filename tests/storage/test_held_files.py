"""A file that another program has open, as a virus scanner does on Windows, is waited for a moment; then it is said."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import IN_USE, error_text
from tests.support.held_file import held

Act = Callable[[Path], object]

ACTS: dict[str, Act] = {
    "write": lambda file: atomic_file.write(file, b"new"),
    "quarantine": atomic_file.quarantine,
    "remove": atomic_file.remove,
    "read": atomic_file.read_small,
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "settings.json"
    file.write_bytes(b"old")
    return file


@contextmanager
def held_by_windows(file: Path, monkeypatch: pytest.MonkeyPatch, seconds: float) -> Iterator[None]:
    """Let ``file`` be open elsewhere for so long: in truth on Windows, else by the errors that Windows has for that."""
    if sys.platform == "win32":
        with held(file) as release:
            timer = threading.Timer(seconds, release)
            timer.start()
            yield
            timer.cancel()
            timer.join()
        return
    until = monotonic() + seconds

    def refusing(function: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object, **named: object) -> object:
            if monotonic() < until and file in arguments:
                error = PermissionError(13, "used by another process", str(file))
                error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
                raise error
            return function(*arguments, **named)

        return call

    with monkeypatch.context() as patch:
        for name in ("replace", "unlink"):
            patch.setattr(Path, name, refusing(getattr(Path, name)))
        patch.setattr(os, "open", refusing(os.open))
        yield


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_a_file_that_is_held_for_a_moment_is_waited_for(file: Path, monkeypatch: pytest.MonkeyPatch, act: Act) -> None:
    with held_by_windows(file, monkeypatch, 0.4):
        act(file)
    after = {each.read_bytes() for each in file.parent.iterdir()}
    assert after == {ACTS["write"]: {b"new"}, ACTS["remove"]: set()}.get(act, {b"old"})


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_a_file_that_is_held_on_is_said_and_left_with_nothing_beside_it(
    file: Path, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    monkeypatch.setattr(atomic_file, "_HELD_S", 0.2)
    with held_by_windows(file, monkeypatch, 60):
        with pytest.raises(PermissionError) as caught:
            act(file)
        assert error_text(caught.value) == IN_USE
        names = [each.name for each in file.parent.iterdir()]
    assert names == ["settings.json"]
    assert file.read_bytes() == b"old"


@pytest.mark.skipif(sys.platform == "win32", reason="where nothing says who has a file")
def test_elsewhere_what_is_denied_is_not_tried_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []

    def denied(path: Path, **_named: object) -> None:
        calls.append(path)
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "unlink", denied)
    with pytest.raises(PermissionError):
        atomic_file.remove(file)
    assert calls == [file]
