"""The dialogs of saved views: one to rename, move, remove and share them, and one to give a new view its name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.inventory.named_format import Merge
from petstore_gui.inventory.saved_views import SAVED_VIEWS, SavedView, ViewSettings, merge, named, parse_view_name
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate, sanitize
from petstore_gui.ui.named import view_text
from petstore_gui.ui.named.dialog import DialogTexts, NamedDialog, SavingDialog
from petstore_gui.ui.named.table import NamedRow, NamedTable
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

Views = tuple[SavedView, ...]

_NAME: Final = 0  # the columns
_SHOWS: Final = 1
_KEYS: Final = 2
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SavedViewsTable(NamedTable[ViewSettings]):
    """The user's own views in their order, then those of the administrator, with a lock."""

    def __init__(
        self,
        category_names: Mapping[int, str],
        *,
        edited: Callable[[int], object],
        remove: Callable[[], object],
        move: Callable[[int], object],
    ) -> None:
        """``move`` gets by how many rows the current view is to be moved."""
        titles = [_tr("Name"), _tr("Shows"), _tr("Keys")]
        digits = {_NAME: 28, _KEYS: 13}
        super().__init__(titles, digits, name_column=_NAME, stretched=_SHOWS, edited=edited, remove=remove)
        self.setAccessibleName(self.tr("Saved views"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._category_names = category_names
        self._move = move

    @property
    def own(self) -> list[NamedRow[ViewSettings]]:
        """The rows of the user's own views."""
        return [each for each in self.rows if not each.is_locked]

    @property
    def own_row(self) -> int | None:
        """The current row, if it is that of a view of the user's own."""
        number = self.currentIndex().row()
        return number if 0 <= number < len(self.own) else None

    @override
    def show_rows(self, rows: Sequence[NamedRow[ViewSettings]]) -> None:
        super().show_rows(rows)
        for number, each in enumerate(rows):
            if each.is_locked:
                item = self._model.item(number, _NAME)
                item.setIcon(icons.icon("lock", "quiet"))
                item.setToolTip(self.tr("Set by the administrator"))

    @override
    def cells(self, number: int) -> list[str]:
        each = self.rows[number]
        return [each.name, view_text.described(each.thing, self._category_names), view_text.key_of(number)]

    @override
    def spoken(self, number: int) -> str:
        return view_text.spoken(*self.cells(number), is_locked=self.rows[number].is_locked)

    @override
    def editor_name(self, number: int) -> str:
        return self.tr("Name of the view")

    parse = staticmethod(parse_view_name)

    @override
    def problem_text(self, problem: InputProblem) -> str:
        return view_text.name_problem(problem)

    @override
    def taken_text(self, row: NamedRow[ViewSettings]) -> str:
        return view_text.taken(row.name)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if is_alt and event.key() in _STEPS and self.state() is not QAbstractItemView.State.EditingState:
            self._move(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class SavedViewsDialog(NamedDialog[Views, str, SavedView]):
    """The order of the views is that of their keys, and can be changed."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        own: Views,
        shared: Sequence[SavedView],
        category_names: Mapping[int, str],
        save: Callable[[Views], object],
    ) -> None:
        texts = DialogTexts(
            title=_tr("Saved views"),
            about=_tr("A view keeps filter, search, category, sorting and columns. Views stay on this computer."),
            unsaved=_tr("The views are not saved yet."),
            file_type=_tr("Saved views (*.json)"),
            import_title=_tr("Import views"),
            export_title=_tr("Export views"),
            export_name=_tr("Views"),
            import_question=_tr("Import these views?"),
        )
        super().__init__(parent, session, own, SAVED_VIEWS, merge, texts, save)
        self._shared = [NamedRow(view.settings, view.name, is_locked=True) for view in shared]
        self._table = SavedViewsTable(
            category_names, edited=self.on_edited, remove=self.remove_selected, move=self._move
        )
        self._rename = self.button(self.tr("Re&name"), self._rename_current)
        self._up = self.button(self.tr("Move &up"), lambda: self._move(-1))
        self._down = self.button(self.tr("Move &down"), lambda: self._move(1))
        acts = row(self._rename, self._remove, self._up, self._down, None)
        self.lay_out(self._table, acts, row(self._import, self._export, None))
        self.resize(theme.UNIT * 180, theme.UNIT * 110)
        self._table.selectionModel().currentChanged.connect(self._fit)
        self._show([NamedRow(view.settings, view.name) for view in own], 0)
        self._table.setFocus()

    @property
    @override
    def things(self) -> Views:
        return tuple(SavedView(each.name, each.thing) for each in self._table.own)

    @override
    def remove_selected(self) -> None:
        number, rows = self._table.own_row, self._table.own
        if number is not None:
            self._show([*rows[:number], *rows[number + 1 :]], number)
            self.report("")

    @override
    def show_merged(self, merged: Merge[str, SavedView]) -> None:
        first = next(iter((*merged.new, *merged.changed)), None)
        rows = [NamedRow(view.settings, view.name) for view in merged.things.values()]
        self._show(rows, 0 if first is None else list(merged.things).index(first))

    @override
    def imported_text(self, count: int, file: str) -> str:
        return self.tr("%Ln view(s) imported from {file}. Save keeps them.", None, count).format(file=file)

    @override
    def exported_text(self, count: int, file: str) -> str:
        return self.tr("%Ln view(s) written to {file}.", None, count).format(file=file)

    @override
    def nothing_new_text(self, file: str) -> str:
        return self.tr("No new views in {file}.").format(file=file)

    @override
    def change_texts(self, merged: Merge[str, SavedView]) -> tuple[str, str, Sequence[str]]:
        line = self.tr("The view “{name}” changes.")
        return (
            self.tr("%Ln view(s) would be new.", None, len(merged.new)),
            self.tr("%Ln view(s) would change.", None, len(merged.changed)),
            [line.format(name=sanitize(view.name)) for view in merged.changed.values()],
        )

    def _show(self, own: Sequence[NamedRow[ViewSettings]], selected: int) -> None:
        self._table.show_rows([*own, *self._shared])
        if self._table.rows:
            self._table.show_row(min(selected, len(self._table.rows) - 1))
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Let only that be done which can be done with the current view."""
        own, last = self._table.own_row, len(self._table.own) - 1
        for button, can in (
            (self._rename, own is not None),
            (self._remove, own is not None),
            (self._up, own is not None and own > 0),
            (self._down, own is not None and own < last),
            (self._export, last >= 0),
        ):
            if not can and button.hasFocus():
                self._table.setFocus()  # Qt would go on to the next widget
            button.setEnabled(can)

    def _rename_current(self) -> None:
        if self._table.own_row is not None:
            self._table.edit_name(self._table.own_row)

    def _move(self, by: int) -> None:
        number, rows = self._table.own_row, self._table.own
        if number is not None and 0 <= number + by < len(rows):
            rows.insert(number + by, rows.pop(number))
            self._show(rows, number + by)


class ViewNameDialog(SavingDialog):
    """Stays open until the view is saved."""

    def __init__(
        self,
        parent: QWidget,
        settings: ViewSettings,
        shows: str,
        taken: Sequence[SavedView],
        save: Callable[[SavedView], object],
    ) -> None:
        """Let ``shows`` say what is saved; the names of the views that are ``taken`` cannot be given again.

        ``save`` gets the view to save; its owner then calls :meth:`accept` or :meth:`show_error`.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save view as"))
        self._settings = settings
        self._taken = taken
        self._save_view = save
        self._name = FormField(
            self.tr("Name"), parse_view_name, view_text.name_problem, self.tr("for example Kittens for sale")
        )
        about = PlainTextLabel(isolate(shows), role="quiet")
        cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._save = QPushButton(self.tr("Save"), default=True)
        for button in (cancel, self._save):
            button.setAccessibleName(button.text())
        self.setLayout(column(self._name, about, None, row(None, cancel, self._save)))
        # With room for an error of two lines: no dialog grows for what comes later.
        self.resize(theme.UNIT * 90, self.sizeHint().height() + 3 * self.fontMetrics().height())
        cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self._on_save_clicked)
        self._name.setFocus()

    @override
    def show_error(self, sentence: str) -> None:
        self._save.setEnabled(True)
        self._name.report_error(sentence)
        self._name.setFocus()

    @Slot()
    def _on_save_clicked(self) -> None:
        name = self._name.value()
        if name is None:
            self._name.focus_error()
        elif (other := named(self._taken, name)) is not None:
            self.show_error(view_text.taken(other.name))
        else:
            self._save.setEnabled(False)
            self._save_view(SavedView(name, self._settings))


def _tr(text: str) -> str:
    return QCoreApplication.translate("named.saved_views_dialog", text)
