"""The .deb as its people meet it: installed by apt, started from the menu, used, upgraded, removed and purged."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.end_to_end.conftest import Environment
from tests.support.administrator import administrators_file_alone
from tests.support.desktop import Desktop, running_desktop
from tests.support.desktop_entry import USER, launched
from tests.support.dpkg import apt_get, libraries_of_nobody, state_of
from tests.support.patience import PATIENCE_S
from tests.support.program import Program
from tests.support.secret_service import secret_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

NAME = "petstore-gui"
ENTRY = f"{NAME}.desktop"
OLD_VERSION = "0.0.9"
STALE = Path("/opt", NAME, "_internal", "of_the_older_one.txt")
CONFIG = Path(f"/etc/{NAME}/config.toml")
PLACES = [Path(place) for place in ("/etc", "/opt", "/usr", "/var/lib", "/var/cache")]

TITLE = "Pet Store – This computer"
LOOKUP = "Look up an animal"
LINK = "A link asks to look up the animal with ID 1."


@pytest.fixture(scope="module")
def system() -> Iterator[None]:
    """Lend the tests this computer's packages; ours is not among them when they have ended, however they end."""
    if shutil.which("apt-get") is None:
        pytest.skip("there is no apt here to install a .deb with")
    if os.geteuid() != 0:
        pytest.skip("only root may install a .deb")
    if state_of(NAME) or CONFIG.parent.exists():
        pytest.skip(f"{NAME} is installed or configured here, and this test would remove it")
    with administrators_file_alone():
        try:
            yield
        finally:
            if state_of(NAME):
                apt_get("purge", NAME)
            shutil.rmtree(CONFIG.parent, ignore_errors=True)


@pytest.fixture(scope="module")
def older(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an older package, with a file that the new one has no more."""
    folder = tmp_path_factory.mktemp("older")
    tree = folder / NAME
    subprocess.run(["dpkg-deb", "--raw-extract", deb, tree], check=True)
    (tree / STALE.relative_to("/")).write_text("old")
    control = tree / "DEBIAN" / "control"
    control.write_text(control.read_text().replace(f"Version: {__version__}\n", f"Version: {OLD_VERSION}\n"))
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, folder], check=True, capture_output=True
    )
    return folder / f"{NAME}_{OLD_VERSION}_amd64.deb"


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """Return a folder that another user, too, can get at."""
    with tempfile.TemporaryDirectory(prefix=f"{NAME}-deb-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103
        yield Path(folder)


@pytest.fixture(scope="module")
def desktop(place: Path) -> Iterator[Desktop]:
    folder = place / "desktop"
    folder.mkdir()
    with running_desktop(folder) as desktop:
        yield desktop


@pytest.fixture(scope="module")
def user(place: Path) -> Iterator[Environment]:
    """Return the environment of a user who has no rights here, no keyring, and has never started the program."""
    home = place / "user"
    (home / "tmp").mkdir(parents=True)
    with secret_service(home, "none") as environment:
        for path in (home, *home.rglob("*")):
            os.chown(path, USER, USER)
        left_out = {"QT_QPA_PLATFORM", "PYTHONPATH", "LANGUAGE", "LC_ALL"}
        kept = {name: value for name, value in environment.items() if name not in left_out}
        yield {**kept, "TMPDIR": str(home / "tmp")}


@pytest.mark.usefixtures("system")
def test_it_is_installed_used_upgraded_and_removed(older: Path, deb: Path, desktop: Desktop, user: Environment) -> None:
    before = traces()
    apt_get("install", "--no-install-recommends", str(older))
    assert state_of(NAME) == f"installed {OLD_VERSION}"
    assert STALE.exists()

    with launched(desktop, user, ENTRY) as program:
        program.button("Use the store on this computer").act()
        program.window(TITLE)
        program.wait_for_sentence("There are no animals here yet.")
        add(program, "Bella", 1)
        assert has_class(desktop, program, window_class())

        CONFIG.parent.mkdir()
        CONFIG.write_text("# The administrator's.\n")
        apt_get("install", "--no-install-recommends", str(deb))
        assert state_of(NAME) == f"installed {__version__}"
        assert not STALE.exists()

        # What ran goes on running, and ends in order.
        add(program, "Rex", 2)
        program.press("ctrl+l")
        look_up(program, "2", "Rex")
        program.end()

    said = subprocess.run([NAME, "--version"], capture_output=True, text=True, check=True, cwd="/").stdout
    assert said == f"{NAME} {__version__}\n"

    with launched(desktop, user, ENTRY, action="add") as program:
        program.window(TITLE)
        program.wait_for_rows(2)
        program.wait_for_focus(program.field("Name"))
        add(program, "Luna", 3)
        assert sorted(row[1] for row in program.rows()) == ["Bella", "Luna", "Rex"]
        assert libraries_of_nobody(program, NAME) == set()

        start_again(desktop, user, action="lookup")
        look_up(program, "3", "Luna")

        start_again(desktop, user, address="petstore:1")
        program.window(LINK)
        program.button("Look up", LINK).act()
        program.window(LOOKUP)
        program.wait_for_sentence("Bella", LOOKUP)
        program.press("Escape")
        program.wait_until_closed(LOOKUP)

        apt_get("remove", NAME)  # under the open window: it, too, ends in order
        add(program, "Nala", 4)
        program.end()

    data = contents(Path(user["HOME"]))
    assert any(path.name == "animals.sqlite3" for path in data)
    subprocess.run(["dpkg", "--purge", NAME], check=True, capture_output=True)
    assert state_of(NAME) == ""
    assert contents(Path(user["HOME"])) == data
    assert traces() == before | {CONFIG.parent}
    assert CONFIG.exists()


def window_class() -> str:
    lines = Path("/usr/share/applications", ENTRY).read_text("utf-8").splitlines()
    return next(line.partition("=")[2] for line in lines if line.startswith("StartupWMClass="))


def add(program: Program, name: str, count: int) -> None:
    """Add an animal by the keyboard; it is then one of ``count``."""
    program.press("ctrl+n")
    program.wait_for_focus(program.field("Name"))
    program.type_into("Name", name)
    program.press("Tab")
    if program.field("Category").text == "":
        program.type_into("Category", "1")
    program.press("Return")
    program.wait_for_rows(count)


def look_up(program: Program, pet_id: str, name: str) -> None:
    program.window(LOOKUP)
    program.type_into("Animal ID", pet_id, LOOKUP)
    program.press("Return")
    program.wait_for_sentence(name, LOOKUP)
    program.press("Escape")
    program.wait_until_closed(LOOKUP)


def start_again(desktop: Desktop, user: Environment, *, action: str = "", address: str = "") -> None:
    """Start the program while its window is open: it hands over and ends."""
    with launched(desktop, user, ENTRY, action=action, address=address) as second:
        assert second.process.wait(PATIENCE_S) == 0
        assert second.errors() == ""


def has_class(desktop: Desktop, program: Program, name: str) -> bool:
    """Whether the window names the class by which a dock finds the desktop entry."""
    found = subprocess.run(
        ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(program.process.pid), "--class", f"^{name}$"],
        env={**os.environ, **desktop.environment},
        capture_output=True,
        check=False,
    )
    return found.stdout != b""


def contents(folder: Path) -> dict[Path, str]:
    return {path: sha256(path.read_bytes()).hexdigest() for path in folder.rglob("*") if path.is_file()}


def traces() -> set[Path]:
    """Return what on this computer bears the package's name."""
    found = subprocess.run(["find", *PLACES, "-name", f"*{NAME}*"], capture_output=True, text=True, check=False)
    return {Path(line) for line in found.stdout.splitlines()}
