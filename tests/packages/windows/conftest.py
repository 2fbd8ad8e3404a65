"""What `make package` has built for Windows, and computers to install it on: `make test-windows-packages`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.packages.conftest import built
from tests.packages.windows.machine import Machine, machine
from tests.packages.windows.window import InstalledWindow
from tests.support.desktop import Desktop, running_desktop

FOR_WINDOWS = f"dist/petstore-gui-{__version__}-windows-x86_64"


@pytest.fixture(scope="session")
def windows_bundle() -> Path:
    """Return the folder that is installed."""
    return built("build/bundle-windows/petstore-gui/petstore-gui.exe").parent


@pytest.fixture(scope="session")
def windows_installer() -> Path:
    """Return the installer."""
    return built(f"{FOR_WINDOWS}.exe")


@pytest.fixture(scope="session")
def windows_archive() -> Path:
    """Return the bundle as it is handed out without an installer."""
    return built(f"{FOR_WINDOWS}.zip")


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    """Give a screen of its own."""
    with running_desktop(tmp_path_factory.mktemp("d")) as running:
        yield running


@pytest.fixture(scope="module")
def computer(desktop: Desktop) -> Iterator[Machine]:
    """Give a computer on which nothing is installed."""
    with machine({"DISPLAY": desktop.environment["DISPLAY"]}) as made:
        yield made


@pytest.fixture(scope="module")
def installed(computer: Machine, windows_installer: Path) -> Machine:
    """Return the computer with the program."""
    assert computer.run(windows_installer, "/S").returncode == 0
    return computer


@pytest.fixture(scope="module")
def program(installed: Machine, desktop: Desktop) -> Iterator[InstalledWindow]:
    """Give the installed program; it may run from one test to the next."""
    made = InstalledWindow(installed, desktop)
    yield made
    made.clean()


@pytest.fixture
def window(program: InstalledWindow, tmp_path: Path) -> Iterator[InstalledWindow]:
    """Give the program of a user who has never started it."""
    program.clean()
    yield program
    program.desktop.take_picture(tmp_path / "at-the-end.png")
    program.clean()
