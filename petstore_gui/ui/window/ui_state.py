"""The state of the window from one start to the next: one small JSON file, read before the window is made.

Not QSettings (Qt 6.11): its lock blocks for ever when the process ID of a killed program is in use again, it writes
through symbolic links and on the GUI thread, and it does not report a damaged file.
"""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from petstore_gui.storage import atomic_file
from petstore_gui.ui.i18n.languages import LANGUAGES
from petstore_gui.ui.theme.appearance import Scheme
from petstore_gui.ui.theme.theme import Density

if TYPE_CHECKING:
    from petstore_gui.ui.session.session import Session

BAD_STARTS: Final = 2
"""After this number of bad starts in a row, the saved state may be the cause, and is not used."""

SCHEME: Final = "scheme"
DENSITY: Final = "density"
LANGUAGE: Final = "language"
CONFIRM_PRODUCTION_WRITES: Final = "ask_before_production"
ALLOW_LINKS: Final = "look_up_from_links"
UNDO_TIME: Final = "undo_time_s"
UNDO_TIMES_S: Final = (0, 5, 10)

_VERSION: Final = 1
_SAVE_AFTER_MS: Final = 1000
_STARTING: Final = ".starting"


class UiState:
    """JSON values by name, for the window and for each service. A file can contain anything, so readers check values.

    Without a ``file`` nothing is kept; if ``keep`` is false, it is read and never written. A damaged file is renamed
    with its date, one of a newer version is never written to; both count as empty, as nothing in them was typed.
    """

    def __init__(self, file: Path | None = None, *, keep: bool = True) -> None:
        self._file = file
        self._keep = keep and file is not None
        self._writable = self._keep
        self._lock = Lock()  # saves run one after the other
        self._window: dict[str, object] = {}
        self._services: dict[str, dict[str, object]] = {}
        self._changed = self._failed = False
        self._session: Session | None = None
        self._save_timer: QTimer | None = None
        self.suspected = False
        """Whether the last starts were bad ones. Then this run neither uses nor changes the saved state."""

    def load(self) -> None:
        """Read the file, and count a start that is bad until :meth:`settle`."""
        if self._file is None:
            return
        if self._keep:
            with suppress(OSError):
                self._count_start(self._file)
        try:
            window, services = _read(self._file)
        except _NewerError:
            self._writable = self.suspected = False  # none of its values is used
        except ValueError:
            self._writable = self._keep and _quarantine(self._file)
        else:
            if not self.suspected:
                self._window, self._services = window, services

    def settle(self) -> None:
        """Reset the count of bad starts: this one was good."""
        if self._file is not None and self._keep:
            with suppress(OSError):
                _starting(self._file).unlink(missing_ok=True)

    def attach(self, session: "Session", window: QObject, save_failed: Callable[[Exception], object]) -> None:
        """Use the service that is open in ``session``, and save one second after each change, on a worker.

        ``save_failed`` gets the exception, the first one of several in a row; the next change tries again.
        """
        self._session = session
        self._save_failed = save_failed
        # The window owns the timer, so that a thread that saves is never the last to hold it.
        self._save_timer = QTimer(window, singleShot=True, interval=_SAVE_AFTER_MS)
        self._save_timer.timeout.connect(self._on_save_timer_timeout)

    # --- values ---

    def get(self, name: str, *, service_id: str | None = None) -> object:
        """Return the value of ``name`` for the window, or for a service, or ``None``."""
        return (self._window if service_id is None else self._services.get(service_id, {})).get(name)

    def put(self, name: str, value: object, *, service_id: str | None = None) -> None:
        """Set a JSON value, for the window or for a service."""
        values = self._window if service_id is None else self._services.setdefault(service_id, {})
        self._changed |= values.get(name) != value
        values[name] = value
        self._save_soon()

    def get_here(self, name: str) -> object:
        """Return the value for the open service, or ``None``."""
        return None if self._service_id is None else self.get(name, service_id=self._service_id)

    def put_here(self, name: str, value: object) -> None:
        """Set a JSON value for the open service; do nothing if none is open."""
        if self._service_id is not None:
            self.put(name, value, service_id=self._service_id)

    def forget(self) -> None:
        """Forget all values; the next save replaces the contents of the file."""
        self._window, self._services = {}, {}
        self.suspected, self._changed = False, True
        self._save_soon()

    @property
    def scheme(self) -> Scheme:
        """The chosen colours; by default those of the system."""
        remembered = self.get(SCHEME)
        return next((each for each in Scheme if each == remembered), Scheme.SYSTEM)

    @property
    def density(self) -> Density:
        """The chosen height of rows; by default comfortable."""
        remembered = self.get(DENSITY)
        return next((each for each in Density if each == remembered), Density.COMFORTABLE)

    @property
    def language(self) -> str | None:
        """The code of the chosen language; ``None``, the default, for that of the system."""
        remembered = self.get(LANGUAGE)
        return remembered if isinstance(remembered, str) and remembered in LANGUAGES else None

    @property
    def confirm_production_writes(self) -> bool:
        """Whether Production asks before the first animal is added."""
        return self.get(CONFIRM_PRODUCTION_WRITES) is True

    @property
    def allow_links(self) -> bool:
        """Whether an animal that a link names is looked up without a question."""
        return self.get(ALLOW_LINKS) is True

    @property
    def undo_s(self) -> int:
        """The seconds for which an add can be undone before it is sent, by default 5; 0 for not at all."""
        remembered = self.get(UNDO_TIME)
        return next((each for each in UNDO_TIMES_S if each == remembered), 5)

    # --- the file ---

    def save(self) -> None:
        """Write the changes since the last save. If that fails, raise ``OSError`` and leave the old file."""
        if self._file is None or not self._writable or self.suspected or not self._changed:
            return
        with self._lock:
            self._changed = False
            # Copies, each made in one step, as the GUI thread may change the values meanwhile.
            services = {service_id: dict(values) for service_id, values in dict(self._services).items()}
            content = {"version": _VERSION, "window": dict(self._window), "places": services}
            try:
                atomic_file.make_private_folder(self._file.parent)
                atomic_file.write(self._file, json.dumps(content, indent=1).encode())
            except OSError:
                self._changed = True
                raise

    @property
    def _service_id(self) -> str | None:
        connection = None if self._session is None else self._session.connection
        return None if connection is None else connection.service_id

    def _save_soon(self) -> None:
        if self._writable and self._save_timer is not None and isValid(self._save_timer):
            self._save_timer.start()

    def _on_save_timer_timeout(self) -> None:
        if self._session is not None and self._save_timer is not None:
            self._session.run_in_background(
                self.save, owner=self._save_timer, done=self._on_saved, failed=self._on_save_failed
            )

    def _on_saved(self, _nothing: None) -> None:
        self._failed = False

    def _on_save_failed(self, error: Exception) -> None:
        if not self._failed:
            self._failed = True
            self._save_failed(error)

    def _count_start(self, file: Path) -> None:
        atomic_file.make_private_folder(file.parent)
        handle = atomic_file.open_private(_starting(file), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            self.suspected = os.fstat(handle).st_size >= BAD_STARTS
            os.write(handle, b".")  # one for each start
        finally:
            os.close(handle)


class _NewerError(Exception):
    """The file has a newer version than this program knows."""


def _starting(file: Path) -> Path:
    return file.with_suffix(_STARTING)


def _read(file: Path) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    """Return the contents of the file; raise ``ValueError`` if it is damaged, not a file, or unreadable."""
    try:
        content = atomic_file.read_small(file)
    except (FileNotFoundError, NotADirectoryError):
        return {}, {}
    except OSError as error:  # also a file that another program holds open: replacing it would lose it
        raise ValueError("it cannot be read") from error
    try:
        read = json.loads(content)
        version = read["version"]
        if type(version) is int and version > _VERSION:
            raise _NewerError  # its other content does not matter
        window, services = read["window"], read["places"]
    except (LookupError, TypeError, RecursionError) as error:
        raise ValueError("the file is damaged") from error
    if version != _VERSION or not isinstance(window, dict) or not isinstance(services, dict):
        raise ValueError("the file is damaged")
    return window, {service_id: values for service_id, values in services.items() if isinstance(values, dict)}


def _quarantine(file: Path) -> bool:
    """Rename a damaged file, and return whether that worked."""
    try:
        atomic_file.quarantine(file)
    except OSError:
        return False
    return True
