"""Reads and checks what is to be imported, off the GUI thread, one after the other."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.files.columns import ColumnMapping, Fields
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.importing.loading import Context, Loading, Mends, Preview, Source
from petstore_gui.ui.session.session import Session

if TYPE_CHECKING:
    from petstore_gui.inventory.snapshot import Snapshot

_PROGRESS_MS: Final = 200


class PreviewReader(QObject):
    """The last reading that was asked for takes the place of the one before."""

    read = Signal(object)
    """A Preview."""
    failed = Signal(object)
    """An exception of :meth:`Loading.load`."""
    progressed = Signal(object)
    """How many rows have been read."""

    def __init__(self, session: Session, listed: "Callable[[], Snapshot | None]", parent: QObject) -> None:
        """Compare with the animals that ``listed`` returns, where they are of the open service."""
        super().__init__(parent)
        self._session = session
        self._listed = listed
        self._reading: tuple[Task[Preview], Loading] | None = None
        self._had_list = False
        """Whether the last check had a whole reading of the list at hand."""
        self._timer = QTimer(self, interval=_PROGRESS_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def is_reading(self) -> bool:
        """Whether something is being read or checked."""
        return self._reading is not None

    @property
    def missed_list(self) -> bool:
        """Whether the list has come only after the last check began."""
        return not self._had_list and self._has_list

    def load(self, source: Source, remembered: Callable[[str], Fields | None]) -> None:
        """Read a file or a paste; ``remembered`` is that of :meth:`Loading.load`."""
        loading = Loading()
        self._run(loading, lambda context: loading.load(source, context, remembered))

    def check(self, preview: Preview, mapping: ColumnMapping, mends: Mends) -> None:
        """Check all rows anew, with other columns or against another service."""
        loading, kept = Loading(), dict(mends)
        self._run(loading, lambda context: loading.check(preview.table, mapping, context, kept))

    def find_again(self, preview: Preview, title_row: int, mends: Mends) -> None:
        """Look for the columns where the titles are in another row, and check all rows anew."""
        loading, kept = Loading(), dict(mends)
        self._run(loading, lambda context: loading.find_again(preview.table, title_row, context, kept))

    def cancel(self) -> None:
        """End what is in progress; nothing is heard of it any more."""
        self._timer.stop()
        if self._reading is not None:
            task, loading = self._reading
            self._reading = None
            loading.is_cancelled = True
            task.drop()

    def _run(self, loading: Loading, function: Callable[[Context], Preview]) -> None:
        self.cancel()
        connection = self._session.connection
        if connection is None:
            return
        self._had_list = self._has_list
        context = Context(connection.service_id, connection.journal, self._session.category_names.by_id, self._listed())
        task = self._session.run_in_background(
            partial(function, context), owner=self, done=self._on_read, failed=self._on_failed
        )
        self._reading = task, loading
        self._timer.start()

    @property
    def _has_list(self) -> bool:
        connection, listed = self._session.connection, self._listed()
        is_of_service = connection is not None and listed is not None and listed.service_id == connection.service_id
        return is_of_service and listed is not None and listed.finished

    def _on_read(self, preview: Preview) -> None:
        self._reading = None
        self._timer.stop()
        self.read.emit(preview)

    def _on_failed(self, error: Exception) -> None:
        self._reading = None
        self._timer.stop()
        self.failed.emit(error)

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._reading is not None:
            self.progressed.emit(self._reading[1].rows_read)
