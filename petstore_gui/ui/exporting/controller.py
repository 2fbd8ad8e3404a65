"""Exports the animals that are shown, selected or loaded: the dialog, the file behind it, and its outcome."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.translatable import detail_of
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation

if TYPE_CHECKING:
    from petstore_gui.ui.exporting.choices import Choice
    from petstore_gui.ui.exporting.dialog import ExportDialog

_KIND: Final = "export_kind"
_FOLDER: Final = "export_folder"


class ExportController(QObject):
    """Has one dialog over ``window`` while it is open; files are written on a thread, as they were when it opened."""

    def __init__(self, context: FeatureContext, page: PetListPage, show_busy: Callable[[bool], object]) -> None:
        """Call ``show_busy`` with whether a file is being written."""
        super().__init__(context.window)
        self._show_busy = show_busy
        self._context = context
        self._session = context.session
        self._page = page
        self._memory = context.memory
        self._exports_counts = False
        self._files_in_progress = 0
        self.dialog: ExportDialog | None = None
        context.session.disconnected.connect(self.close)

    @Slot()
    def export(self) -> None:
        """Ask what to export, and where; nothing where nothing is loaded."""
        snapshot, connection = self._page.controller.snapshot, self._session.connection
        if snapshot is None or not snapshot.pets or connection is None:
            return
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        from petstore_gui.ui.exporting.dialog import export_dialog

        self.dialog = export_dialog(
            self._context.window,
            None if self._exports_counts else self._page,
            snapshot,
            connection,
            self._session.category_names.by_id,
            kind=self._kind(),
            folder=self._folder(),
            save=self._save,
        )
        self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.open()

    @Slot()
    def close(self) -> None:
        """Close the dialog: what it offers is of a service that is disconnected."""
        if self.dialog is not None:
            self.dialog.close()

    @Slot(bool)
    def export_counts(self, on: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        """Export the counts of the overview, which is shown, or animals again."""
        self._exports_counts = on

    def _kind(self) -> FileKind:
        remembered = self._memory.get(_KIND)
        return next((kind for kind in FileKind if kind == remembered), FileKind.XLSX)

    def _folder(self) -> str:
        remembered = self._memory.get(_FOLDER)
        return remembered if isinstance(remembered, str) else ""  # where it is gone, Qt shows another one

    def _save(self, choice: "Choice", kind: FileKind, path: Path) -> None:
        self._memory.put(_KIND, str(kind))
        self._memory.put(_FOLDER, str(path.parent))
        self._write(choice, kind, path)

    def _write(self, choice: "Choice", kind: FileKind, path: Path) -> None:
        self._count(1)
        self._session.run_in_background(
            lambda: save(path, choice.encode(kind)),
            owner=self,
            done=partial(self._on_written, choice, path),
            failed=partial(self._on_failed, choice, kind, path),
        )

    def _on_written(self, choice: "Choice", path: Path, _nothing: None) -> None:
        self._count(-1)
        self._context.report(choice.notice(path))

    def _on_failed(self, choice: "Choice", kind: FileKind, path: Path, error: Exception) -> None:
        self._count(-1)
        if isinstance(error, ExportError):
            title = self.tr("The file wasn't saved")
            self._context.errors.notify(title, exporting_text.failure(error, path), detail_of(error))
        else:
            self._context.errors.report(Failure(error, Operation.RUNNING, partial(self._write, choice, kind, path)))

    def _count(self, more: int) -> None:
        self._files_in_progress += more
        self._show_busy(self._files_in_progress > 0)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None
