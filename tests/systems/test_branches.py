"""Each place where the code asks which system it is on: what it does on the others, and that their list is whole."""

import ast
import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.runtime import cli
from petstore_gui.service.process import give_back_large_blocks
from petstore_gui.service.workers import run_workers
from petstore_gui.storage import atomic_file
from petstore_gui.ui.window import main_window
from tests.support.patience import PATIENCE_S
from tests.support.service import ROOT, service_command

PAGE = ROOT / "docs" / "systems.md"
OF_THE_SYSTEM: Final = {"os", "selectors", "signal", "socket", "subprocess"}
"""Modules of which each system has another part: what is asked of them is asked of the system."""

# ------------------------------------------------------------------------------------------------------------ the list


MAY_ASK: Final = ("sys.platform", "os.name", "getattr(", "hasattr(")


def asks_for_the_system(node: ast.AST) -> bool:
    match node:
        case (
            ast.Attribute(value=ast.Name(id="sys"), attr="platform")
            | ast.Attribute(value=ast.Name(id="os"), attr="name")
        ):
            return True
        case ast.Call(func=ast.Name(id="getattr" | "hasattr"), args=[ast.Name(id=module), *_]):
            return module in OF_THE_SYSTEM
        case _:
            return False


def rows() -> Iterator[tuple[list[str], list[str]]]:
    """Yield the modules and the tests of each row of the table."""
    table = PAGE.read_text("utf-8").partition("\n## ")[0]
    for line in table.splitlines():
        if line.startswith("| `"):
            first, *_, last = line.strip("|").split(" | ")
            yield re.findall(r"`(petstore_gui/[\w/]+\.py)`", first), re.findall(r"`(tests/[\w/]+\.py)`", last)


def test_each_branch_on_the_system_is_in_the_list_and_no_other_is() -> None:
    texts = {path: path.read_text("utf-8") for path in (ROOT / "petstore_gui").rglob("*.py")}
    trees = {path: ast.parse(text) for path, text in texts.items() if any(word in text for word in MAY_ASK)}
    branching = {
        path.relative_to(ROOT).as_posix()
        for path, tree in trees.items()
        if any(map(asks_for_the_system, ast.walk(tree)))
    }
    listed = [set(code) for code, _tests in rows()]
    assert sorted(branching - set().union(*listed)) == []
    assert [sorted(code) for code in listed if not code & branching] == []


def test_each_branch_on_the_system_has_its_tests() -> None:
    assert [code for code, tests in rows() if not tests] == []
    assert [test for _code, tests in rows() for test in tests if not (ROOT / test).exists()] == []


# -------------------------------------------------------------------------------------- what is short enough for a test


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_only_linux_may_have_no_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], *, expected: bool
) -> None:
    for name in ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert cli.has_display() is expected


@pytest.mark.end_to_end
@pytest.mark.parametrize(("platform", "kind"), [("darwin", "LinkApplication"), ("linux", "QApplication")])
def test_only_macos_brings_links_to_the_application(platform: str, kind: str) -> None:
    script = f"""
import sys
from petstore_gui import composition
sys.platform = {platform!r}
print(type(composition.make_application("en")).__name__)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=True
    )
    assert done.stdout.split() == [kind]


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_only_linux_is_asked_who_listens_to_announcements(
    qapp: QObject, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    assert qapp is not None
    made: list[QWidget] = []
    monkeypatch.setattr(main_window, "NotificationFallback", lambda _ask, window: made.append(window))
    monkeypatch.setattr(sys, "platform", platform)

    class Session:
        def run_in_background(self) -> None:
            pass

    window = QWidget()
    main_window.notify_where_nothing_listens(Session(), window)  # type: ignore[arg-type]
    assert made == ([window] if platform == "linux" else [])
    window.deleteLater()


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_only_the_c_library_of_linux_is_told_how_to_use_memory(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    told: list[tuple[int, int]] = []

    class Library:
        def mallopt(self, option: int, value: int) -> None:
            told.append((option, value))

    monkeypatch.setattr(ctypes, "CDLL", lambda _name: Library())
    monkeypatch.setattr(sys, "platform", platform)
    give_back_large_blocks()
    assert len(told) == (2 if platform == "linux" else 0)


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere there are several workers")
def test_several_workers_are_refused_on_windows(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="--workers needs processes that can be forked"):
        run_workers(2, lambda *_: 0, partial(print, "listens"), None)
    done = subprocess.run(
        service_command(None, "--workers", "2"),
        env={**os.environ, "PYTHONPATH": str(ROOT), "PETSTORE_SERVICE_DATABASE": "postgresql://127.0.0.1:1/none"},
        input="a-key\n",
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 2
    assert "which Windows does not have" in done.stderr


def test_a_folder_is_private_where_modes_say_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomic_file, "HAS_MODES", False)
    monkeypatch.setattr(Path, "chmod", None)  # nothing changes a mode
    assert atomic_file.make_private_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
