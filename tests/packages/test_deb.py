"""Each .deb as its people meet it: installed by apt, started from the menu or a shell, used, upgraded and purged."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from petstore_gui import __version__
from petstore_gui.service.storage.opening import DATABASE_VARIABLE
from tests.end_to_end.conftest import Environment
from tests.packages.test_bundle_runs import children
from tests.support.administrator import administrators_file_alone
from tests.support.desktop import Desktop, running_desktop
from tests.support.desktop_entry import USER, launched
from tests.support.dpkg import apt_get, libraries_of_nobody, state_of
from tests.support.patience import PATIENCE_S
from tests.support.postgresql import running_cluster
from tests.support.program import Program
from tests.support.secret_service import secret_service
from tests.support.service import RunningService, running_service
from tests.support.unit import UNIT

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

NAME = "petstore-gui"
SERVICE = "petstore-service"
ENTRY = f"{NAME}.desktop"
OLD_VERSION = "0.0.9"
WITH_THE_UNIT = "0.2.0"
"""The last version of the program's package that brought the unit."""
COMMAND = Path("/usr/bin", SERVICE)
INSTALLED_UNIT = Path("/usr/lib/systemd/system", UNIT.name)
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
    if state_of(NAME) or state_of(SERVICE) or CONFIG.parent.exists():
        pytest.skip(f"{NAME} or {SERVICE} is installed or configured here, and this test would remove it")
    with administrators_file_alone():
        try:
            yield
        finally:
            for package in (NAME, SERVICE):
                if state_of(package):
                    apt_get("purge", package)
            shutil.rmtree(CONFIG.parent, ignore_errors=True)


def older(deb: Path, folder: Path) -> Path:
    """Return an older package, made in ``folder``, with a file that the new one has no more."""
    name = deb.name.partition("_")[0]
    tree = folder / name
    subprocess.run(["dpkg-deb", "--raw-extract", deb, tree], check=True)
    (tree / stale(name).relative_to("/")).write_text("old")
    return packed(tree, folder, OLD_VERSION)


def stale(name: str) -> Path:
    return Path("/opt", name, "_internal", "of_the_older_one.txt")


def stand_in(deb: Path, folder: Path, version: str, *files: Path) -> Path:
    """Return a package that says of itself what ``deb`` says, but for its version, and has nothing but empty files."""
    tree = folder / deb.name.partition("_")[0]
    tree.mkdir(parents=True)
    subprocess.run(["dpkg-deb", "--control", deb, tree / "DEBIAN"], check=True)
    (tree / "DEBIAN" / "md5sums").unlink()
    for file in files:
        place = tree / file.relative_to("/")
        place.parent.mkdir(parents=True)
        place.touch()
    return packed(tree, folder, version)


def packed(tree: Path, folder: Path, version: str) -> Path:
    control = tree / "DEBIAN" / "control"
    control.write_text(control.read_text().replace(f"Version: {__version__}\n", f"Version: {version}\n"))
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, folder], check=True, capture_output=True
    )
    return folder / f"{tree.name}_{version}_amd64.deb"


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
def test_it_is_installed_used_upgraded_and_removed(
    deb: Path, desktop: Desktop, user: Environment, tmp_path: Path
) -> None:
    before = traces(NAME)
    apt_get("install", "--no-install-recommends", str(older(deb, tmp_path)))
    assert state_of(NAME) == f"installed {OLD_VERSION}"
    assert stale(NAME).exists()

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
        assert not stale(NAME).exists()

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
    assert traces(NAME) == before | {CONFIG.parent}
    assert CONFIG.exists()


@pytest.mark.usefixtures("system")
def test_the_service_is_installed_used_upgraded_and_removed(service_deb: Path, place: Path, tmp_path: Path) -> None:
    before = traces(SERVICE)
    apt_get("install", "--no-install-recommends", str(older(service_deb, tmp_path)))
    assert state_of(SERVICE) == f"installed {OLD_VERSION}"
    file, copied = place / "store" / "animals.sqlite3", place / "store" / "copied.sqlite3"
    file.parent.mkdir()
    with served(file) as service, service.client() as client:
        client.post("/pets", json={"name": "Bella", "categoryId": 2**53 + 1}).raise_for_status()
        apt_get("install", str(service_deb))
        assert state_of(SERVICE) == f"installed {__version__}"
        assert not stale(SERVICE).exists()
        # What ran goes on running, and ends in order.
        client.post("/pets", json={"name": "Rex", "categoryId": 2}).raise_for_status()
        assert run("backup", str(copied), "--database", str(file)).endswith(" bytes\n")
        assert service.end() == 0
    with served(copied) as service, service.client() as client:
        animals = client.get("/pets").json()
        assert [each["name"] for each in animals] == ["Rex", "Bella"]

    with running_cluster() as cluster:
        database = cluster.dsn(cluster.new_database())
        run("copy", "--from", str(copied), database=database)
        key = run("keys", "add", "Desk 1", database=database).strip()
        with served(database, "--workers", "2", "--metrics-port", "0") as service, service.client(key=key) as client:
            assert client.get("/pets").json() == animals
            client.post("/pets", json={"name": "Luna", "categoryId": 1}).raise_for_status()
            loaded = set().union(*map(libraries_of, children(service.process.pid)))
            assert not [path for path in loaded if "Qt" in path.name]
            assert {"asyncpg", "httptools", "uvloop"} <= {path.parts[4] for path in loaded if len(path.parts) > 4}

    subprocess.run(["dpkg", "--purge", SERVICE], check=True, capture_output=True)
    assert state_of(SERVICE) == ""
    assert traces(SERVICE) == before
    assert {file, copied} <= {*file.parent.iterdir()}


@pytest.mark.usefixtures("system")
def test_the_unit_moves_from_the_programs_package_to_the_services(deb: Path, service_deb: Path, tmp_path: Path) -> None:
    old = stand_in(deb, tmp_path / "old", WITH_THE_UNIT, INSTALLED_UNIT)
    apt_get("install", "--no-install-recommends", str(old))
    assert owner_of(INSTALLED_UNIT) == NAME
    alone = subprocess.run(["dpkg", "--dry-run", "--install", service_deb], capture_output=True, text=True, check=False)
    assert f"{SERVICE} breaks {NAME} (<= {WITH_THE_UNIT})" in " ".join(alone.stderr.split())
    new = stand_in(deb, tmp_path / "new", f"{WITH_THE_UNIT}.1")
    apt_get("install", "--no-install-recommends", str(new), str(service_deb))
    assert (state_of(NAME), state_of(SERVICE)) == (f"installed {WITH_THE_UNIT}.1", f"installed {__version__}")
    assert owner_of(INSTALLED_UNIT) == SERVICE
    assert INSTALLED_UNIT.read_bytes() == UNIT.read_bytes()
    apt_get("purge", NAME)
    assert INSTALLED_UNIT.exists()
    apt_get("purge", SERVICE)
    assert not INSTALLED_UNIT.exists()


@contextmanager
def served(database: Path | str, *arguments: str) -> Iterator[RunningService]:
    """Run the installed service."""
    with running_service(database, arguments=["--engine", "fast", *arguments], service=[str(COMMAND)]) as service:
        yield service


def run(*arguments: str, database: str | None = None) -> str:
    """Run a command of the installed service, and return what it prints."""
    environment = {"LC_ALL": "C.UTF-8"} | ({} if database is None else {DATABASE_VARIABLE: database})
    done = subprocess.run([COMMAND, *arguments], env=environment, capture_output=True, text=True, check=False, cwd="/")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def libraries_of(process: int | str) -> set[Path]:
    lines = Path(f"/proc/{process}/maps").read_text().splitlines()
    return {Path(line.split(maxsplit=5)[5]) for line in lines if ".so" in line}


def owner_of(path: Path) -> str:
    """Return the package that has installed ``path``."""
    found = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True, check=True).stdout
    return found.partition(":")[0]


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


def traces(name: str) -> set[Path]:
    """Return what on this computer bears the name of a package."""
    found = subprocess.run(["find", *PLACES, "-name", f"*{name}*"], capture_output=True, text=True, check=False)
    return {Path(line) for line in found.stdout.splitlines()}
