"""A desktop for all tests of this folder, and for each test a user who has never started the program."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol, TypeAlias

import pytest

from tests.support.administrator import administrators_file_alone
from tests.support.desktop import Desktop, running_desktop
from tests.support.secret_service import Mode, secret_service

Environment: TypeAlias = dict[str, str]
SetPolicy: TypeAlias = Callable[[str], None]


class LogIn(Protocol):
    def __call__(self, mode: Mode, name: str = "user") -> Environment: ...


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    with running_desktop(tmp_path_factory.mktemp("desktop")) as desktop:
        yield desktop


@pytest.fixture
def log_in(tmp_path: Path) -> Iterator[LogIn]:
    """Return what starts a session of a user with a keyring in that state; a second one is the user's next day."""
    with ExitStack() as sessions:

        def log_in(mode: Mode, name: str = "user") -> Environment:
            sessions.close()
            home = tmp_path / name
            (home / "tmp").mkdir(parents=True, exist_ok=True)
            environment = sessions.enter_context(secret_service(home, mode))
            window = Path(environment["XDG_DATA_HOME"], "petstore-gui", "window.json")
            window.parent.mkdir(parents=True, exist_ok=True)
            if not window.exists():  # what is added leaves at once
                window.write_text('{"version": 1, "window": {"undo_time_s": 0}, "places": {}}', "utf-8")
                window.chmod(0o600)
            left_out = {"QT_QPA_PLATFORM", "PYTHONPATH", "LANGUAGE", "LC_ALL", "PYTHON_KEYRING_BACKEND"}
            kept = {name: value for name, value in environment.items() if name not in left_out}
            return {**kept, "TMPDIR": str(home / "tmp"), "PETSTORE_GUI_SYSTEM_CONFIG": str(home / "system.toml")}

        yield log_in


@pytest.fixture
def set_policy(tmp_path: Path) -> Iterator[SetPolicy]:
    """Return what writes the administrator's file of the user who has logged in."""

    def set_policy(text: str) -> None:
        (tmp_path / "user" / "system.toml").write_text(text, "utf-8")

    with administrators_file_alone():
        yield set_policy


@pytest.fixture
def user(log_in: LogIn) -> Environment:
    """Return the environment of a user without a keyring."""
    return log_in("none")


@pytest.fixture
def newcomer(user: Environment) -> Environment:
    """Return the environment of a user who has nothing of the program yet."""
    shutil.rmtree(Path(user["XDG_DATA_HOME"], "petstore-gui"))
    return user
