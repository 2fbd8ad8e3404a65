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
def service_bundle() -> Path:
    """Return the executable of the service's own bundle."""
    return built("build/bundle/petstore-service/petstore-service")


@pytest.fixture(scope="session")
def deb() -> Path:
    """Return the Debian package."""
    return built(f"dist/petstore-gui_{__version__}_amd64.deb")


@pytest.fixture(scope="session")
def service_deb() -> Path:
    """Return the service's own Debian package."""
    return built(f"dist/petstore-service_{__version__}_amd64.deb")


@pytest.fixture(scope="session", params=["petstore-gui", "petstore-service"])
def name(request: pytest.FixtureRequest) -> str:
    """Return the name of each bundle: what asks for it, or for one of the next three, holds for both."""
    return str(request.param)


@pytest.fixture(scope="session")
def each_bundle(name: str) -> Path:
    """Return the executable of either bundle."""
    return built(f"build/bundle/{name}/{name}")


@pytest.fixture(scope="session")
def each_archive(name: str) -> Path:
    """Return either bundle as it is handed out, packed."""
    return built(f"dist/{name}-{__version__}-linux-x86_64.tar.xz")


@pytest.fixture(scope="session")
def each_deb(name: str) -> Path:
    """Return either Debian package."""
    return built(f"dist/{name}_{__version__}_amd64.deb")


def built(name: str) -> Path:
    path = ROOT / name
    if not path.is_file():
        pytest.fail(f"{name} is not there: make package builds it", pytrace=False)
    return path
