"""What `make package` has built, for the tests that look into it, install it and run it: `make test-packages`.

A test belongs here, too, when it needs a tool that packaging/set-up installs for packages only (makensis, lintian, …).
"""

from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.test_tree import ROOT


@pytest.fixture(scope="session")
def wheel() -> Path:
    """Return the wheel."""
    return built(f"dist/petstore_gui-{__version__}-py3-none-any.whl")


@pytest.fixture(scope="session")
def sdist() -> Path:
    """Return the archive of the sources."""
    return built(f"dist/petstore_gui-{__version__}.tar.gz")


@pytest.fixture(scope="session")
def bundle() -> Path:
    """Return the executable of the bundle; what it carries lies in `_internal` beside it."""
    return built("build/bundle/petstore-gui/petstore-gui")


@pytest.fixture(scope="session")
def archive() -> Path:
    """Return the bundle as it is handed out, packed."""
    return built(f"dist/petstore-gui-{__version__}-linux-x86_64.tar.xz")


@pytest.fixture(scope="session")
def deb() -> Path:
    """Return the Debian package."""
    return built(f"dist/petstore-gui_{__version__}_amd64.deb")


def built(name: str) -> Path:
    path = ROOT / name
    if not path.is_file():
        pytest.fail(f"{name} is not there: make package builds it", pytrace=False)
    return path
