"""The dialog to name categories: a table to type into, two fields for other numbers, a file to share the names."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.inventory.category_names import CategoryNamesError, Merge, merge, owner_of, read_file, write_file
from petstore_gui.inventory.input_parsing import InputError, parse_category_name, parse_int64
from petstore_gui.ui import override
from petstore_gui.ui.categories import text as categories_text
from petstore_gui.ui.categories.table import CategoryTable
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.editing_dialog import EditingDialog
from petstore_gui.ui.widgets.file_chooser import choose_to_open, choose_to_save
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.message_dialog import question_box


class CategoryNamesDialog(EditingDialog):
    """Changes nothing outside of itself; it stays open until the names are saved."""

    save_requested = Signal(object)
    """The names to save, as a mapping; call :meth:`accept` or :meth:`show_error` then."""

    def __init__(self, parent: QWidget, session: Session, names: Mapping[int, str], used: Collection[int] = ()) -> None:
        """Give each of the ``used`` categories, those of the animals that are listed, a row, named or not."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Category names"))
        self._session = session
        self._saved_names = dict(names)
        self._used = used

        about = PlainTextLabel(self.tr("Give your category numbers names. They stay on this computer."), role="quiet")
        self._table = CategoryTable()
        self._id = FormField(self.tr("Category ID"), parse_int64, categories_text.id_problem, self.tr("a number"))
        self._name = FormField(
            self.tr("Name"), parse_category_name, categories_text.name_problem, self.tr("for example Dogs")
        )
        self._set = _button(self.tr("Set &name"), self._set_name)
        self._remove = _button(self.tr("&Remove"), self._remove_selected)
        self._import = _button(self.tr("&Import…"), self._choose_import)
        self._export = _button(self.tr("&Export…"), self._choose_export)
        cancel = _button(self.tr("Cancel"), self.reject)
        self._save = _button(self.tr("&Save"), self._request_save)

        fields = row(self._id, self._name)
        for field, stretch in ((self._id, 2), (self._name, 3)):
            fields.setAlignment(field, Qt.AlignmentFlag.AlignTop)
            fields.setStretchFactor(field, stretch)
        acts = row(self._set, self._remove, None, self._import, self._export)
        changing = column(self._table, fields, acts, margin=0)
        changing.setStretchFactor(self._table, 1)
        self._changing.setLayout(changing)
        layout = column(about, self._changing, self._news, row(None, cancel, self._save))
        layout.setStretchFactor(self._changing, 1)
        self.setLayout(layout)
        self._save.setDefault(True)
        self.resize(theme.UNIT * 140, theme.UNIT * 115)

        self._table.edited.connect(self._on_table_edited)
        self._table.remove_requested.connect(self._remove_selected)
        self._table.selectionModel().selectionChanged.connect(self._update_remove)
        self._show(names)
        if used:
            self._table.select_row(0)
            self._table.setFocus()
        else:
            self._id.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and self.focusWidget() in {self._id.line, self._name.line} and self._has_entry():
            self._set_name()
        else:
            super().keyPressEvent(event)

    @override
    def reject(self) -> None:
        self._table.finish_editing()
        if self._logging_out or (self._table.names == self._saved_names and not self._has_entry()):
            super().reject()
        elif not self._saving:  # that closes it in a moment, or fails
            answers = {self.tr("Discard"): 1, self.tr("Keep editing"): 0}
            box = question_box(self, self.tr("Discard the changes?"), self.tr("The names are not saved yet."), answers)
            box.accepted.connect(self._on_box_accepted)
            box.open()

    def _show(self, names: Mapping[int, str], selected: int | None = None) -> None:
        self._table.show_names(names, self._used)
        self._table.select(selected)
        self._update_remove()
        self._export.setEnabled(bool(names))

    def _has_entry(self) -> bool:
        return bool(self._id.line.text() or self._name.line.text())

    @Slot()
    def _set_name(self) -> bool:
        """Name a category after the fields, and return whether it worked; otherwise their text stays."""
        category_id, name = self._id.value(), self._name.value()
        if category_id is None or name is None:
            (self._id if category_id is None else self._name).setFocus()
            return False
        names = self._table.names
        owner = owner_of(name, names)
        if owner not in {None, category_id}:
            self._name.set_error(categories_text.taken(names[owner], owner))
            self._name.setFocus()
            return False
        self._show({**names, category_id: name}, category_id)
        for field in (self._name, self._id):
            field.line.clear()
        self._id.setFocus()
        self._report("")
        return True

    @Slot(object)
    def _on_table_edited(self, category_id: int) -> None:
        problem = self._check(category_id)
        self._export.setEnabled(bool(self._table.names))
        self._report(problem, failed=bool(problem))

    def _check(self, category_id: int) -> str:
        """Mark the name of a category if it cannot be used, and return why; otherwise show it as it will be saved."""
        names, problem = self._table.names, ""
        if category_id in names:
            try:
                name = parse_category_name(names.pop(category_id))
            except InputError as error:
                problem = categories_text.name_problem(error.problem)
            else:
                self._table.set_name(category_id, name)
                owner = owner_of(name, names)
                problem = "" if owner is None else categories_text.taken(names[owner], owner)
        self._table.set_error(category_id, problem)
        return problem

    def _are_names_usable(self) -> bool:
        """Return whether they are; otherwise select the first that is not, and say why."""
        self._table.finish_editing()
        for category_id in self._table.errors:
            problem = self._check(category_id)  # it may have been that of another name
            if problem:
                self._table.select(category_id)
                self._table.setFocus()
                self._report(problem, failed=True)
                return False
        return True

    @Slot()
    def _remove_selected(self) -> None:
        selected = set(self._table.selected_ids())
        self._show({each: name for each, name in self._table.names.items() if each not in selected})

    @Slot()
    def _update_remove(self) -> None:
        self._remove.setEnabled(self._table.selectionModel().hasSelection())

    @Slot()
    def _choose_import(self) -> None:
        if self._are_names_usable():
            filters = [self.tr("Category names (*.json)")]
            choose_to_open(self, self.tr("Import names"), filters, self._import_file)

    @Slot()
    def _choose_export(self) -> None:
        if self._are_names_usable():
            filters = {"json": self.tr("Category names (*.json)")}
            choose_to_save(self, self.tr("Export names"), filters, self.tr("Categories"), self._export_file)

    def _import_file(self, path: Path) -> None:
        self._report(self.tr("Reading {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(read_file, path),
            owner=self,
            done=partial(self._on_imported, path),
            failed=partial(self._on_file_failed, path),
        )

    def _on_imported(self, path: Path, theirs: Mapping[int, str]) -> None:
        mine = self._table.names
        try:
            merged = merge(mine, theirs)
        except CategoryNamesError as error:
            self._on_file_failed(path, error)
            return
        self._report("")
        if merged.changed:
            title = self.tr("Import these names?")
            text, details = categories_text.changes(merged, mine)
            answers = {self.tr("Cancel"): 0, self.tr("Import"): 1}
            box = question_box(self, title, text, answers, details)
            box.accepted.connect(partial(self._show_merged, merged, path))
            box.open()
        else:
            self._show_merged(merged, path)

    def _show_merged(self, merged: Merge, path: Path) -> None:
        self._show(merged.names, next(iter({**merged.new, **merged.changed}), None))
        self._report(categories_text.imported(merged, path))

    def _export_file(self, path: Path) -> None:
        names = self._table.names
        self._report(self.tr("Writing {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(write_file, path, names),
            owner=self,
            done=lambda _nothing: self._report(categories_text.exported(len(names), path)),
            failed=partial(self._on_file_failed, path),
        )

    def _on_file_failed(self, path: Path, error: Exception) -> None:
        self._report(categories_text.failure(error, path), failed=True)

    @Slot()
    def _request_save(self) -> None:
        if self._are_names_usable() and (not self._has_entry() or self._set_name()):
            self._report(self.tr("Saving…"), busy=True)
            self._saving = True
            self.save_requested.emit(self._table.names)


def _button(text: str, act: Callable[[], object]) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.setAccessibleName(text.replace("&", ""))
    button.clicked.connect(act)
    return button
