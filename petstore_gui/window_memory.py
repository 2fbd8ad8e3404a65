"""What the window remembers from one start to the next: one small file, read before the window is made."""

import os
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

from petstore_gui.storage import atomic_file

BAD_STARTS: Final = 2
"""After so many in a row, what is remembered is under suspicion."""

_VERSION: Final = 1
_LARGEST_BYTES: Final = 1_000_000
_STARTING: Final = ".starting"


class UiState:
    """Values that JSON knows, by name: those of the window, and those of each service.

    ``file`` is ``None`` where nothing is kept; with ``keep`` false it is read and never written. A damaged file is set
    aside under its date, one of a newer version is never written to, and both count as empty: nothing in it was typed.
    All methods but :meth:`load`, :meth:`save` and :meth:`settle` only touch memory.
    """

    def __init__(self, file: Path | None, *, keep: bool = True) -> None:
        self._file = file
        self._keep = keep and file is not None
        self._writable = self._keep
        self._lock = Lock()  # two saves, one after the other
        self._window: dict[str, object] = {}
        self._places: dict[str, dict[str, object]] = {}
        self._changed = False
        self.suspected = False
        """The last starts came to no good end. Nothing is remembered this time, and nothing is forgotten either."""

    def load(self) -> None:
        """Read the file, and note that a start has begun which is not known to be a good one."""
        if self._file is None:
            return
        if self._keep:
            with suppress(OSError):
                self._count_start(self._file)
        try:
            window, places = _read(self._file)
        except _NewerError:
            self._writable = self.suspected = False  # nothing of it is used
        except ValueError:
            self._writable = self._keep and _set_aside(self._file)
        else:
            if not self.suspected:
                self._window, self._places = window, places

    def settle(self) -> None:
        """Note that this start was a good one."""
        if self._file is not None and self._keep:
            with suppress(OSError):
                _starting(self._file).unlink(missing_ok=True)

    def get(self, name: str) -> object:
        """Return what is remembered of the window under ``name``, or ``None``; anything can be in a file."""
        return self._window.get(name)

    def put(self, name: str, value: object) -> None:
        """Remember ``value`` of the window."""
        self._changed |= self._window.get(name) != value
        self._window[name] = value

    def get_of(self, service_id: str, name: str) -> object:
        """Return what is remembered of a service under ``name``, or ``None``; anything can be in a file."""
        return self._places.get(service_id, {}).get(name)

    def put_of(self, service_id: str, name: str, value: object) -> None:
        """Remember ``value`` of a service."""
        values = self._places.setdefault(service_id, {})
        self._changed |= values.get(name) != value
        values[name] = value

    def forget(self) -> None:
        """Begin anew: what the file holds is replaced by what is remembered from now on."""
        self._window, self._places = {}, {}
        self.suspected, self._changed = False, True

    def save(self) -> None:
        """Write what has changed since the last time. Raise ``OSError``; the old file is still there then."""
        if self._file is None or not self._writable or self.suspected or not self._changed:
            return
        import json

        with self._lock:
            self._changed = False
            # Copies, each made at one go: the window goes on meanwhile.
            places = {service_id: dict(values) for service_id, values in dict(self._places).items()}
            content = {"version": _VERSION, "window": dict(self._window), "places": places}
            try:
                atomic_file.make_private_folder(self._file.parent)
                atomic_file.write(self._file, json.dumps(content, indent=1).encode())
            except OSError:
                self._changed = True
                raise

    def _count_start(self, file: Path) -> None:
        atomic_file.make_private_folder(file.parent)
        handle = atomic_file.open_private(_starting(file), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            self.suspected = os.fstat(handle).st_size >= BAD_STARTS
            os.write(handle, b".")  # one for each start
        finally:
            os.close(handle)


class _NewerError(Exception):
    """The file is of a version that this program does not know."""


def _starting(file: Path) -> Path:
    return file.with_suffix(_STARTING)


def _read(file: Path) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    """Return what the file holds; raise ``ValueError`` for a damaged one."""
    try:
        with file.open("rb") as opened:
            content = opened.read(_LARGEST_BYTES)
    except OSError:
        return {}, {}
    import json  # 4 ms where there is something to read, and a quarter of that before Qt is imported

    try:
        read = json.loads(content)
        version = read["version"]
        if type(version) is int and version > _VERSION:
            raise _NewerError  # whatever else is in it
        window, places = read["window"], read["places"]
    except (LookupError, TypeError, RecursionError) as error:
        raise ValueError("the file is damaged") from error
    if version != _VERSION or not isinstance(window, dict) or not isinstance(places, dict):
        raise ValueError("the file is damaged")
    return window, {service_id: values for service_id, values in places.items() if isinstance(values, dict)}


def _set_aside(file: Path) -> bool:
    """Rename a damaged file and say whether that could be done."""
    try:
        atomic_file.quarantine(file)
    except OSError:
        return False
    return True
