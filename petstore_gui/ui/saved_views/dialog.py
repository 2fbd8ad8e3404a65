"""The dialog to rename, move and remove saved views, and to share them as a file."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.inventory.saved_view_file import read_file, write_file
from petstore_gui.inventory.saved_views import SavedView, SavedViewsError, ViewMerge, merge
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.saved_views import text as views_text
from petstore_gui.ui.saved_views.table import SavedViewsTable
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.editing_dialog import EditingDialog
from petstore_gui.ui.widgets.file_chooser import choose_to_open, choose_to_save
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.message_dialog import question_box


class SavedViewsDialog(EditingDialog):
    """Changes nothing outside of itself; it stays open until the views are saved."""

    save_requested = Signal(object)
    """One's own views, as a tuple; call :meth:`accept` or :meth:`show_error` then."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        own: Sequence[SavedView],
        shared: Sequence[SavedView],
        category_names: Mapping[int, str],
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Saved views"))
        self._session = session
        self._saved = tuple(own)

        about = self.tr("A view keeps filter, search, category, sorting and columns. Views stay on this computer.")
        self._table = SavedViewsTable(shared, category_names)
        self._rename = _button(self.tr("Re&name"), self._table.rename)
        self._remove = _button(self.tr("&Remove"), self._remove_current)
        self._up = _button(self.tr("Move &up"), lambda: self._move(-1))
        self._down = _button(self.tr("Move &down"), lambda: self._move(1))
        import_ = _button(self.tr("&Import…"), self._choose_import)
        self._export = _button(self.tr("&Export…"), self._choose_export)
        cancel = _button(self.tr("Cancel"), self.reject)
        self._save = _button(self.tr("&Save"), self._request_save)
        acts = row(self._rename, self._remove, self._up, self._down, None)
        changing = column(self._table, acts, row(import_, self._export, None), margin=0, stretched=self._table)
        self._changing.setLayout(changing)
        parts = (PlainTextLabel(about, role="quiet"), self._changing, self._news, row(None, cancel, self._save))
        self.setLayout(column(*parts, stretched=self._changing))
        self._save.setDefault(True)
        self.resize(theme.UNIT * 180, theme.UNIT * 110)

        self._table.edited.connect(self._on_table_edited)
        self._table.remove_requested.connect(self._remove_current)
        self._table.move_requested.connect(self._move)
        self._table.selectionModel().currentChanged.connect(self._fit)
        self._show(own, 0)
        self._table.setFocus()

    @override
    def reject(self) -> None:
        self._table.finish_editing()
        if self._logging_out or self._table.views == self._saved:
            super().reject()
        elif not self._saving:  # that closes it in a moment, or fails
            answers = {self.tr("Discard"): 1, self.tr("Keep editing"): 0}
            title, text = self.tr("Discard the changes?"), self.tr("The views are not saved yet.")
            box = question_box(self, title, text, answers)
            box.accepted.connect(self._on_box_accepted)
            box.open()

    def _show(self, views: Sequence[SavedView], selected: int) -> None:
        self._table.show_views(views, selected)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Let only that be done which can be done with the current view."""
        own, last = self._table.own_row, len(self._table.views) - 1
        for button, can in (
            (self._rename, own is not None),
            (self._remove, own is not None),
            (self._up, own is not None and own > 0),
            (self._down, own is not None and own < last),
            (self._export, last >= 0),
        ):
            if not can and button.hasFocus():
                self._table.setFocus()  # Qt would go on to whatever comes next
            button.setEnabled(can)

    @Slot(object)
    def _on_table_edited(self, number: int) -> None:
        problem = self._table.problem(number)
        self._report(problem, failed=bool(problem))

    def _are_names_usable(self) -> bool:
        """Return whether they are; otherwise select the first that is not, and say why."""
        self._table.finish_editing()
        for number in range(len(self._table.views)):
            if problem := self._table.problem(number):
                self._table.select_row(number)
                self._table.setFocus()
                self._report(problem, failed=True)
                return False
        return True

    @Slot()
    def _remove_current(self) -> None:
        number, views = self._table.own_row, self._table.views
        if number is not None:
            self._show((*views[:number], *views[number + 1 :]), number)
            self._report("")

    @Slot(object)
    def _move(self, by: int) -> None:
        number, views = self._table.own_row, list(self._table.views)
        if number is not None and 0 <= number + by < len(views):
            views.insert(number + by, views.pop(number))
            self._show(views, number + by)

    @Slot()
    def _choose_import(self) -> None:
        if self._are_names_usable():
            choose_to_open(self, self.tr("Import views"), [self.tr("Saved views (*.json)")], self._import_file)

    @Slot()
    def _choose_export(self) -> None:
        if self._are_names_usable():
            filters = {"json": self.tr("Saved views (*.json)")}
            choose_to_save(self, self.tr("Export views"), filters, self.tr("Views"), self._export_file)

    def _import_file(self, path: Path) -> None:
        self._report(self.tr("Reading {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(read_file, path),
            owner=self,
            done=partial(self._on_imported, path),
            failed=partial(self._on_file_failed, path),
        )

    def _on_imported(self, path: Path, theirs: Sequence[SavedView]) -> None:
        try:
            merged = merge(self._table.views, theirs)
        except SavedViewsError as error:
            self._on_file_failed(path, error)
            return
        self._report("")
        if merged.changed:
            text, details = views_text.changes(merged)
            answers = {self.tr("Cancel"): 0, self.tr("Import"): 1}
            box = question_box(self, self.tr("Import these views?"), text, answers, details)
            box.accepted.connect(partial(self._show_merged, merged, path))
            box.open()
        else:
            self._show_merged(merged, path)

    def _show_merged(self, merged: ViewMerge, path: Path) -> None:
        first = next(iter((*merged.new, *merged.changed)), None)
        self._show(merged.views, next((n for n, view in enumerate(merged.views) if view.name == first), 0))
        self._report(views_text.imported(merged, path))

    def _export_file(self, path: Path) -> None:
        views = self._table.views
        self._report(self.tr("Writing {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(write_file, path, views),
            owner=self,
            done=lambda _nothing: self._report(views_text.exported(len(views), path)),
            failed=partial(self._on_file_failed, path),
        )

    def _on_file_failed(self, path: Path, error: Exception) -> None:
        self._report(views_text.failure(error, path), failed=True)

    @Slot()
    def _request_save(self) -> None:
        if self._are_names_usable():
            self._report(self.tr("Saving…"), busy=True)
            self._saving = True
            self.save_requested.emit(self._table.views)


def _button(text: str, act: Callable[[], object]) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.setAccessibleName(text.replace("&", ""))
    button.clicked.connect(lambda _checked=False: act())
    return button
