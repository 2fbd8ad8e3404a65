"""What `make package` has built for Windows, and computers to install it on: `make test-windows-packages`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.packages.conftest import built
from tests.packages.windows.machine import Machine, machine
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
