"""Rules of the tree that no tool of its own holds: what may lie in it, and what its code may not call."""

import ast
import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "petstore_gui"
PINS = ROOT / "packaging" / "requirements"

FOLDERS = {".ci", "docs", "packaging", "petstore_gui", "resources", "tests"}
FILES = {"CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "pyproject.toml"}
MAX_BYTES = 1024 * 1024

# Each made of parts, so that this file too can be searched.
REGISTRIES = ("pypi org", "pypi python org", "pythonhosted org", "debian org", "ubuntu com", "npmjs org", "npmjs com")
FORBIDDEN_TEXT = {
    "the address of a package registry": re.compile("|".join(name.replace(" ", r"\.") for name in REGISTRIES)),
    "where one machine finds its packages": re.compile("--(extra-)?index" + "-url|--find" + "-links"),
    "a path of one machine": re.compile(r"(?<![\w.])/(?:ro" + r"ot|wo" + r"rk|ho" + r"me/\w+|Us" + r"ers/\w+)\b"),
    "a private key": re.compile("-----BEGIN [A-Z ]*PRIVATE" + " KEY-----"),
}

THREAD_MAKERS = {
    "ProcessPoolExecutor",
    "QRunnable",
    "QThread",
    "QThreadPool",
    "Thread",
    "ThreadPoolExecutor",
    "Timer",
    "start_new_thread",
    "to_thread",
}


def files_of_the_tree() -> list[Path]:
    """Return what is committed or would be; in an unpacked archive, all that the Makefile's targets did not make."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        git = ["git", "-c", f"safe.directory={ROOT}"]  # also where another user has checked it out
        command = [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, encoding="utf-8")
        if listing.returncode == 0:
            return sorted(path for name in listing.stdout.split("\0") if (path := ROOT / name).is_file())
    return sorted(_walk())


def _walk() -> Iterator[Path]:
    by_the_archive = {"MANIFEST.in", "PKG-INFO", "setup.cfg"}
    for folder, folders, names in os.walk(ROOT):
        at_top = Path(folder) == ROOT
        made = {"__pycache__"}
        if at_top:
            made |= {"build", "dist", "pictures", "pet-store.png"} | by_the_archive
        folders[:] = [
            name
            for name in folders
            if name not in made and not name.endswith(".egg-info") and (name == ".ci" or not name.startswith("."))
        ]
        yield from (Path(folder) / name for name in names if name not in made)


def copy_the_tree(folder: Path) -> None:
    """Copy it as it would be committed: for builds, which must leave nothing in the real one."""
    for path in files_of_the_tree():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Return each module of the program: its path below the package, and its syntax tree."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return [(path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"), name_of(path))) for path in paths]


@cache
def nodes() -> dict[str, list[ast.AST]]:
    """Return all nodes of each module's syntax tree."""
    return {module: list(ast.walk(tree)) for module, tree in modules()}


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Yield the module of each call, and the last part of what is called: ``c`` of ``a.b.c()``."""
    for module, of_module in nodes().items():
        for node in of_module:
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                    yield module, name, node
                case _:
                    pass


def breaches(forbidden: Iterable[str], *, allowed_in: Iterable[str] = ()) -> list[str]:
    return [
        f"{module}:{call.lineno} calls {name}"
        for module, name, call in calls()
        if module not in allowed_in and name in forbidden
    ]


def test_the_top_level_is_fixed() -> None:
    paths = [path.relative_to(ROOT) for path in files_of_the_tree()]
    assert {path.parts[0] for path in paths if len(path.parts) > 1} <= FOLDERS
    assert {path.name for path in paths if len(path.parts) == 1 and not path.name.startswith(".")} <= FILES


def test_the_folder_packaging_does_not_hide_the_library_packaging() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_the_folder_packaging_says_what_each_of_its_files_does() -> None:
    folder = ROOT / "packaging"
    told = re.findall(r"`([^`\s]+)`", (folder / "README.md").read_text("utf-8"))
    names = {path.relative_to(folder).parts[0] for path in files_of_the_tree() if path.is_relative_to(folder)}
    patterns = {name.rstrip("/").partition("/")[0] for name in told}
    assert sorted(name for name in names if not any(fnmatch(name, pattern) for pattern in patterns)) == ["README.md"]


def test_no_file_is_large() -> None:
    assert [name_of(path) for path in files_of_the_tree() if path.stat().st_size > MAX_BYTES] == []


@pytest.mark.parametrize("what", FORBIDDEN_TEXT)
def test_no_file_holds(what: str) -> None:
    found = []
    for path in files_of_the_tree():
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [f"{name_of(path)}: {match.group()}" for match in FORBIDDEN_TEXT[what].finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("the address of a package registry", "https://files.pythonhosted" + ".org/packages/"),
        ("where one machine finds its packages", "--extra-index" + "-url file:///wheels"),
        ("a path of one machine", "see /ho" + "me/someone/notes"),
        ("a path of one machine", "cd /ro" + "ot"),
        ("a private key", "-----BEGIN RSA PRIVATE" + " KEY-----"),
    ],
)
def test_forbidden_text_would_be_found(what: str, text: str) -> None:
    assert FORBIDDEN_TEXT[what].search(text)


def test_every_package_says_what_it_owns_in_three_lines() -> None:
    for module, tree in modules():
        if module.endswith("__init__.py"):
            sentence = ast.get_docstring(tree) or ""
            assert 1 <= len(sentence.splitlines()) <= 3, module


def test_every_module_begins_with_its_owner_sentence() -> None:
    for module, tree in modules():
        sentence = (ast.get_docstring(tree) or "").split("\n\n")[0]
        assert 1 <= len(sentence.splitlines()) <= 3, module


def test_one_file_starts_the_threads_of_the_window() -> None:
    # The service is a process of its own: it watches its standard input, has one writer, and one for the request log. A
    # command has no Qt.
    service = {"service/__main__.py", "service/storage/sqlite.py", "service/instrumentation.py"}
    assert breaches(THREAD_MAKERS, allowed_in={"runtime/tasks.py", "terminal/workers.py", *service}) == []


def test_no_class_is_a_thread() -> None:
    bases = [
        f"{module}: {node.name}"
        for module, of_module in nodes().items()
        for node in of_module
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).split(".")[-1] in THREAD_MAKERS
    ]
    assert bases == []


def test_no_dialog_nests_an_event_loop() -> None:
    # QApplication.exec() is the one loop: the window's, or the self-check's in its place.
    assert breaches({"exec", "exec_"}, allowed_in={"composition.py", "self_check.py"}) == []


def test_nothing_waits_by_sleeping_or_by_pumping_events() -> None:
    # asyncio.sleep(0) waits for nothing: between the parts of a large answer others have their turn.
    assert breaches({"processEvents", "sleep", "msleep", "usleep"}, allowed_in={"service/responses.py"}) == []


def test_no_signal_carries_an_int() -> None:
    # Signal(int) cuts a number to 32 bits without a word.
    signals = [
        f"{module}:{call.lineno}"
        for module, name, call in calls()
        if name == "Signal"
        and any(
            isinstance(part, ast.Name) and part.id in {"int", "list"}
            for part in ast.walk(call)
            if part is not call.func
        )
    ]
    assert signals == []


def test_one_module_says_which_statuses_ask_to_wait() -> None:
    # The service gives its statuses; what a client makes of them is decided once.
    busy = {429, 503}
    elsewhere = [
        f"{module}:{node.lineno}"
        for module, of_module in nodes().items()
        if not module.startswith("service/")
        for node in of_module
        if isinstance(node, ast.Set | ast.Tuple | ast.List)
        and busy <= {each.value for each in node.elts if isinstance(each, ast.Constant)}
    ]
    assert [place.partition(":")[0] for place in elsewhere] == ["api/retry.py"]


def pinned(name: str) -> dict[str, Requirement]:
    """Return the pins of one file by package; every one must be exact and have hashes."""
    pins: dict[str, Requirement] = {}
    for entry in re.split(r"\n(?=[a-zA-Z0-9])", (PINS / f"{name}.txt").read_text("utf-8")):
        if entry.startswith("#"):
            continue
        requirement = Requirement(entry.split("\\\n")[0].strip())
        assert str(requirement.specifier).startswith("=="), requirement
        assert "--hash=sha256:" in entry, requirement
        pins[canonicalize_name(requirement.name)] = requirement
    return pins


@pytest.mark.parametrize(
    ("file", "group"),
    [
        ("run", None),
        ("run", "build"),
        ("test", None),
        ("test", "server"),
        ("test", "test"),
        ("tools", "tools"),
        ("load", "load"),
        ("package", None),
        ("package", "package"),
        ("windows", None),
        ("windows", "pytest"),
        ("windows", "server"),
        ("windows", "windows"),
        ("windows-python", "windows-python"),
    ],
)
def test_what_is_pinned_is_what_is_asked_for(file: str, group: str | None) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = settings["dependency-groups"] | settings["project"]["optional-dependencies"]
    wanted = groups[group] if group else settings["project"]["dependencies"]
    pins = pinned(file)
    for line in wanted:
        if isinstance(line, str):  # and not another group, which is included
            requirement = Requirement(line)
            if file == "windows" and requirement.marker and not requirement.marker.evaluate({"sys_platform": "win32"}):
                continue
            pin = pins[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(str(pin.specifier).removeprefix("==")), line


@pytest.mark.parametrize("file", ["test", "package", "windows"])
def test_what_is_tested_and_what_is_carried_is_what_a_person_runs(file: str) -> None:
    run, other = pinned("run"), pinned(file)
    assert file == "windows" or run.keys() <= other.keys()  # there what is for other systems is not pinned
    assert {name: pin.specifier for name, pin in run.items() if name in other} == {
        name: pin.specifier for name, pin in other.items() if name in run
    }
