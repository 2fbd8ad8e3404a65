"""The bundle at work, wherever it lies and with nothing else at hand; tests/end_to_end/ use it on a desktop."""

import http.client
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from petstore_gui import __version__
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.service import KEY

ODD_NAME = "Pet Störe ペット "
NOBODY = 65534


def as_a_user() -> dict[str, Any]:
    """Return what keeps a process from writing where only the administrator may."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


@pytest.fixture
def home() -> Iterator[Path]:
    """Return an empty home folder that everybody can reach, as pytest's own folders cannot be."""
    with tempfile.TemporaryDirectory(prefix="petstore-gui-home-") as folder:
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        yield Path(folder)


@pytest.fixture
def elsewhere(bundle: Path) -> Iterator[Path]:
    """Return a bundle in a folder with a strange name, which is read-only."""
    with tempfile.TemporaryDirectory(prefix=ODD_NAME) as folder:
        Path(folder).chmod(0o755)
        copy = Path(folder, "petstore-gui")
        shutil.copytree(bundle.parent, copy)
        paths = [copy, *copy.rglob("*")]
        for path in paths:
            path.chmod(path.stat().st_mode & ~0o222)
        yield copy / bundle.name
        for path in paths:
            if path.is_dir():
                path.chmod(0o755)


def run(program: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ``program`` with nothing in its environment but a home."""
    return subprocess.run(
        [program, *arguments],
        cwd="/",
        env={"HOME": str(home)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
        **as_a_user(),
    )


@contextmanager
def open_window(program: Path, home: Path, *arguments: str, **more: str) -> Iterator[int]:
    """Run the program in memory until the block ends; the value is its process."""
    environment = {"HOME": str(home), "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", **more}
    with subprocess.Popen([str(program), *arguments], cwd="/", env=environment, **as_a_user()) as process:
        try:
            yield process.pid
        finally:
            process.kill()


def value_in(what: str, look: Callable[[], str | None]) -> str:
    """Return what ``look`` finds, once it finds something."""
    found: list[str] = []

    def is_found() -> bool:
        value = look()
        found.extend([] if value is None else [value])
        return bool(found)

    wait_until(is_found, what)
    return found[0]


def test_the_version_is_said(bundle: Path, home: Path) -> None:
    ended = run(bundle, home, "--version")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"petstore-gui {__version__}\n", "")


def test_the_whole_job_is_done_in_an_empty_environment_where_nothing_may_be_written(
    elsewhere: Path, home: Path
) -> None:
    before = sorted((path, path.stat().st_mtime_ns) for path in elsewhere.parent.rglob("*"))
    ended = run(elsewhere, home, "--self-check")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert ended.stderr == ""
    assert all(line.startswith("ok ") for line in ended.stdout.splitlines())
    assert "the self-check is complete" in ended.stdout
    assert sorted((path, path.stat().st_mtime_ns) for path in elsewhere.parent.rglob("*")) == before


def test_a_link_on_the_path_starts_it(bundle: Path, home: Path, tmp_path: Path) -> None:
    command = tmp_path / "bin" / "petstore-gui"
    command.parent.mkdir()
    command.symlink_to(os.path.relpath(bundle, command.parent))
    environment = {"HOME": str(home), "PATH": str(command.parent)}
    ended = subprocess.run(
        ["petstore-gui", "--self-check"], cwd="/", env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_the_service_answers_from_the_same_executable(bundle: Path, home: Path) -> None:
    command = [str(bundle), "serve", "--database", str(home / "animals.sqlite3"), "--until-stdin-closes"]
    as_pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd="/", env={"HOME": str(home)}, **as_pipes, **as_a_user()) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{KEY}\n")
        process.stdin.flush()
        place = json.loads(process.stdout.readline())["base_url"].removeprefix("http://")
        address, _, path = place.partition("/")
        animal = {"name": "Bella", "categoryId": 2**53 + 1}
        assert ask(address, "POST", f"/{path}/pets", json.dumps(animal)) == (201, {"id": 1, **animal})
        assert ask(address, "GET", f"/{path}/pets") == (200, [{"id": 1, **animal}])
        process.stdin.close()
        assert process.wait(PATIENCE_S) == 0


def ask(address: str, method: str, path: str, body: str | None = None) -> tuple[int, Any]:
    connection = http.client.HTTPConnection(address, timeout=PATIENCE_S)
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    told = json.loads(answer.read())
    connection.close()
    return answer.status, told


@pytest.mark.parametrize("of_the_user", [{}, {"LD_LIBRARY_PATH": "/nowhere"}], ids=["none", "the user's"])
def test_what_it_starts_is_not_led_to_its_libraries(bundle: Path, home: Path, of_the_user: Mapping[str, str]) -> None:
    # It starts itself only, as the service; and a frozen program keeps what it was started with under this name.
    with open_window(bundle, home, "--demo", **of_the_user) as window:
        service = value_in("the service runs", lambda: next(iter(children(window)), None))
        inside = str(bundle.resolve().parent / "_internal")
        wait_until(lambda: environment_of(service).get("LD_LIBRARY_PATH", "").startswith(inside), "it has begun")
        assert environment_of(service).get("LD_LIBRARY_PATH_ORIG") == of_the_user.get("LD_LIBRARY_PATH")


def children(process: int) -> list[str]:
    return [pid for place in Path(f"/proc/{process}/task").glob("*/children") for pid in place.read_text().split()]


def environment_of(process: str) -> dict[str, str]:
    pairs = (pair.partition("=") for pair in Path(f"/proc/{process}/environ").read_bytes().decode().split("\0"))
    return {name: value for name, _, value in pairs}


@pytest.mark.parametrize("code", ["de", "ja"])
def test_the_window_and_qt_speak_the_language_that_is_asked_for(bundle: Path, home: Path, code: str) -> None:
    inside = bundle.resolve().parent / "_internal"
    words = [f"petstore_gui/resources/translations/petstore_gui_{code}.qm", f"PySide6/Qt/translations/qtbase_{code}.qm"]
    with open_window(bundle, home, "--language", code) as window:
        maps = Path(f"/proc/{window}/maps")
        wait_until(lambda: all(f"{inside}/{each}\n" in maps.read_text() for each in words), f"{words} are read")
