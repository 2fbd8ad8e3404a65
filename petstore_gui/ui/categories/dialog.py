"""Where people give names to categories: a table, two fields to add and change by, and a file to share them."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.inventory.category_names import CategoryNamesError, Merge, merge, owner_of, read_file, write_file
from petstore_gui.inventory.input_parsing import parse_category_name, parse_int64
from petstore_gui.ui import override
from petstore_gui.ui.categories import text as categories_text
from petstore_gui.ui.categories.table import CategoryTable
from petstore_gui.ui.i18n.text import insert_break_points, sanitize
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.widgets.message import Message

_LOG_OUT_MS: Final = 60_000  # somebody may have given it up by then


class CategoryNamesDialog(QDialog):
    """Changes nothing outside of itself: ``saved`` says what to keep, and it stays open until that is kept."""

    saved = Signal(object)
    """The names to keep, as a mapping; :meth:`accept` or :meth:`show_failed` follows."""

    def __init__(self, parent: QWidget, session: "Session", names: Mapping[int, str], profile: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Names of categories"))
        self._session = session
        self._before = dict(names)
        self._busy = False
        self._saving = False
        self._logging_out = False
        self._focus: QWidget | None = None  # where it was before everything was disabled

        explanation = self.tr(
            "The service knows categories by their numbers only. Names are kept on this computer, for {profile}."
        )
        about = PlainTextLabel(explanation.format(profile=sanitize(profile)), role="quiet")
        self._table = CategoryTable()
        self._number = FormField(
            self.tr("Category ID"), parse_int64, categories_text.number_problem, self.tr("a number")
        )
        self._name = FormField(
            self.tr("Name"), parse_category_name, categories_text.name_problem, self.tr("for example Dogs")
        )
        self._set = self._button(self.tr("Set &name"), default=True)
        self._remove = self._button(self.tr("&Remove"))
        self._import = self._button(self.tr("&Import…"))
        self._export = self._button(self.tr("&Export…"))
        self._news = PlainTextLabel()
        self._cancel = self._button(self.tr("Cancel"))
        self._save = self._button(self.tr("&Save"))
        self._lay_out(about)
        self._show(names)

        self._set.clicked.connect(self._set_name)
        self._remove.clicked.connect(self._on_remove_clicked)
        self._import.clicked.connect(self._on_import_clicked)
        self._export.clicked.connect(self._on_export_clicked)
        self._cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self._on_save_clicked)
        self._table.edit_requested.connect(self._on_table_edit_requested)
        self._table.remove_requested.connect(self._on_remove_clicked)
        self._table.selectionModel().selectionChanged.connect(self._on_table_selection_changed)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.commitDataRequest.connect(self._on_app_commit_data_request)
        self._number.setFocus()

    @override
    def reject(self) -> None:
        if self._logging_out or (self._table.names == self._before and not self._typed()):
            super().reject()
            return
        if self._saving:
            return  # it closes by itself in a moment, or says why the names are not kept
        box = self._question(categories_text.discard(), partial(self.done, QDialog.DialogCode.Rejected))
        box.add_button(self.tr("Discard"), box.accept)
        box.add_button(self.tr("Keep editing"), box.reject, default=True)
        box.open()

    def show_failed(self, sentence: str) -> None:
        """Say why the names were not kept; they stay here."""
        self._say(sentence, failed=True)

    def _button(self, text: str, *, default: bool = False) -> QPushButton:
        button = QPushButton(text, default=default)
        button.setAccessibleName(text.replace("&", ""))
        return button

    def _lay_out(self, about: QWidget) -> None:
        entry = QHBoxLayout()
        entry.setSpacing(theme.GAP)
        entry.addWidget(self._number, 2, Qt.AlignmentFlag.AlignTop)
        entry.addWidget(self._name, 3, Qt.AlignmentFlag.AlignTop)
        rows = QHBoxLayout()
        rows.setSpacing(theme.GAP)
        for button in (self._set, self._remove):
            rows.addWidget(button)
        rows.addStretch()
        for button in (self._import, self._export):
            rows.addWidget(button)
        end = QHBoxLayout()
        end.setSpacing(theme.GAP)
        end.addStretch()
        for button in (self._cancel, self._save):
            end.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addWidget(about)
        column.addWidget(self._table, 1)
        column.addLayout(entry)
        column.addLayout(rows)
        column.addWidget(self._news)
        column.addLayout(end)
        self._news.hide()
        self.resize(theme.UNIT * 140, theme.UNIT * 115)

    def _show(self, names: Mapping[int, str], chosen: int | None = None) -> None:
        self._table.show_names(names)
        self._table.select(chosen)
        self._on_table_selection_changed()
        self._export.setEnabled(bool(names))

    def _typed(self) -> bool:
        return bool(self._number.line.text() or self._name.line.text())

    def _set_name(self) -> bool:
        """Give the category of the fields its name; whether it has one now. What cannot be used stays there."""
        number, name = self._number.value(), self._name.value()
        if number is None or name is None:
            (self._number if number is None else self._name).setFocus()
            return False
        names = self._table.names
        owner = owner_of(name, names)
        if owner not in {None, number}:
            self._name.set_error(categories_text.taken(names[owner], owner))
            self._name.setFocus()
            return False
        self._show({**names, number: name}, number)
        for field in (self._name, self._number):
            field.line.clear()
        self._number.setFocus()
        self._say("")
        return True

    def _on_table_edit_requested(self, number: int) -> None:
        self._number.line.setText(str(number))
        self._name.line.setText(self._table.names[number])
        self._name.setFocus()
        self._name.line.selectAll()

    def _on_remove_clicked(self) -> None:
        gone = set(self._table.selected_ids())
        self._show({number: name for number, name in self._table.names.items() if number not in gone})

    def _on_table_selection_changed(self, *_selection: object) -> None:
        self._remove.setEnabled(not self._busy and self._table.selectionModel().hasSelection())

    def _on_import_clicked(self) -> None:
        self._choose_file(self.tr("Import names"), self._read)

    def _on_export_clicked(self) -> None:
        self._choose_file(self.tr("Export names"), self._write, saves=True)

    def _choose_file(self, title: str, use: "Callable[[Path], None]", *, saves: bool = False) -> None:
        chooser = QFileDialog(self, title)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.setNameFilter(self.tr("Names of categories (*.json)"))
        chooser.setDefaultSuffix("json")
        chooser.setDirectory(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        if saves:
            chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            chooser.selectFile(self.tr("Categories") + ".json")
        else:
            chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.fileSelected.connect(lambda file: use(Path(file)))
        chooser.open()

    def _read(self, path: Path) -> None:
        self._say(self.tr("Reading {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(read_file, path),
            owner=self,
            done=partial(self._on_read, path),
            failed=partial(self._on_file_failed, path),
        )

    def _on_read(self, path: Path, theirs: Mapping[int, str]) -> None:
        mine = self._table.names
        try:
            found = merge(mine, theirs)
        except CategoryNamesError as error:
            self._on_file_failed(path, error)
            return
        self._say("")
        if found.changed:
            box = self._question(categories_text.question(found, mine), partial(self._take_over, found, path))
            box.add_button(self.tr("Cancel"), box.reject)
            box.add_button(self.tr("Take over"), box.accept, default=True)
            box.open()
        else:
            self._take_over(found, path)

    def _take_over(self, found: Merge, path: Path) -> None:
        self._show(found.names, next(iter({**found.new, **found.changed}), None))
        self._say(categories_text.imported(found, path))

    def _write(self, path: Path) -> None:
        names = self._table.names
        self._say(self.tr("Writing {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(write_file, path, names),
            owner=self,
            done=lambda _nothing: self._say(categories_text.exported(len(names), path)),
            failed=partial(self._on_file_failed, path),
        )

    def _on_file_failed(self, path: Path, error: Exception) -> None:
        self._say(categories_text.failure(error, path), failed=True)

    def _on_save_clicked(self) -> None:
        if self._typed() and not self._set_name():
            return
        self._say(self.tr("Saving…"), busy=True)
        self._saving = True
        self.saved.emit(self._table.names)

    def _on_app_commit_data_request(self) -> None:
        self._logging_out = True  # which a question would stop
        QTimer.singleShot(_LOG_OUT_MS, self, self._on_log_out_given_up)

    def _on_log_out_given_up(self) -> None:
        self._logging_out = False

    def _question(self, message: "Message", act: "Callable[[], object]") -> PlainMessageBox:
        box = PlainMessageBox(self, message, "question")
        box.accepted.connect(act)
        return box

    def _say(self, sentence: str, *, failed: bool = False, busy: bool = False) -> None:
        if busy:
            self._focus = self.focusWidget()
        before, self._busy = self._busy, busy
        self._saving = False
        for widget in (self._table, self._number, self._name, self._set, self._import, self._save):
            widget.setEnabled(not busy)
        self._export.setEnabled(not busy and bool(self._table.names))
        self._on_table_selection_changed()
        if before and not busy and self._focus is not None:
            self._focus.setFocus()
        theme.set_style_property(self._news, "role", "error" if failed else "quiet")
        self._news.setText(insert_break_points(sentence))
        self._news.setVisible(bool(sentence))
        announce(self._news, sentence, assertive=failed)
