"""The names of categories: loaded for each service, and the dialog to edit them."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QWidget

from petstore_gui.inventory.category_names import CATEGORY_NAMES, merge
from petstore_gui.inventory.input_parsing import LONGEST_CATEGORY_NAME, InputProblem, parse_category_name, parse_int64
from petstore_gui.inventory.named_format import Merge
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, input_problem_text, isolate, sanitize
from petstore_gui.ui.named.controller import LoadingTexts, NamedController
from petstore_gui.ui.named.dialog import DialogTexts, NamedDialog
from petstore_gui.ui.named.table import NamedRow, NamedTable
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.layout import row

Names = Mapping[int, str]

_MIN_DIGITS: Final = 9
_ID: Final = 0  # the columns
_NAME: Final = 1
_STEPS: Final = {
    QAbstractItemDelegate.EndEditHint.SubmitModelCache: 1,  # Enter
    QAbstractItemDelegate.EndEditHint.EditNextItem: 1,  # Tab
    QAbstractItemDelegate.EndEditHint.EditPreviousItem: -1,
}


class CategoryNamesController(NamedController[Names]):
    """Fills ``session.category_names`` for the open service."""

    def __init__(
        self, context: FeatureContext, listed: Callable[[], Snapshot | None], show_error: Callable[[str], object]
    ) -> None:
        """Let ``listed`` return the list as it is now: its categories can be named.

        ``show_error`` gets a sentence that says why the names are not known, and an empty one once they are.
        """
        texts = LoadingTexts(
            not_loaded=_tr("The category names couldn't be loaded"),
            damaged=_tr("The category names are damaged"),
            damaged_advice=_tr("They couldn't be read. Type them again, or import them from a file."),
            not_saved=_tr("The names weren't saved. {reason}"),
            no_service=_tr("No service is open. Export the names, or open the service again."),
        )
        super().__init__(context, CATEGORY_NAMES, texts)
        self._listed = listed
        self._show_error = show_error

    @Slot(str)
    def edit(self, new_name: str = "") -> None:
        """Open the dialog, or bring it to the front, as soon as the names are loaded.

        ``new_name`` stands in it then, for a category that is to have it.
        """
        self._when_loaded(partial(self._open_dialog, new_name))

    @override
    def _show_things(self) -> None:
        self._show_error(self.error)
        self._session.category_names.set(self.things)

    def _open_dialog(self, new_name: str) -> None:
        listed, service_id = self._listed(), self._service_id
        is_of_service = listed is not None and listed.service_id == service_id
        used = {pet.category_id for pet in listed.pets} if listed is not None and is_of_service else set()

        def save(names: Names) -> None:
            self._save_from(dialog, names, service_id)

        dialog = CategoryNamesDialog(self._window, self._session, self.things, used, save)
        self._open(dialog)
        if new_name:
            dialog.begin_name(new_name)


class CategoryTable(NamedTable[int]):
    """ID and name, in the order of the IDs."""

    may_lack_name = True

    def __init__(self, *, edited: Callable[[int], object], remove: Callable[[], object]) -> None:
        titles = [_tr("Category ID"), _tr("Name")]
        super().__init__(titles, {}, name_column=_NAME, stretched=_NAME, edited=edited, remove=remove)
        self.setAccessibleName(self.tr("Category names"))
        self.placeholder = self.tr("Add a name")

    @property
    def names(self) -> dict[int, str]:
        """The names of the rows that have one."""
        return {row.thing: row.name for row in self.rows if row.name}

    def show_names(self, names: Names, used: Collection[int]) -> None:
        """Show these names, and the ``used`` categories that have none."""
        before = {row.thing: row for row in self.rows}
        rows = []
        for category_id in sorted(names.keys() | set(used)):
            old, name = before.get(category_id), names.get(category_id, "")
            rows.append(old if old is not None and old.name == name else NamedRow(category_id, name))
        self.show_rows(rows)
        # An int64 has up to 20 signs, and a cut one is no use.
        digits = max((len(str(row.thing)) for row in rows), default=0)
        width = self.fontMetrics().horizontalAdvance("0" * max(digits, _MIN_DIGITS)) + 2 * theme.MARGIN
        self.setColumnWidth(_ID, max(width, self.horizontalHeader().sectionSizeHint(_ID)))

    @override
    def cells(self, number: int) -> list[str]:
        row = self.rows[number]
        return [isolate(str(row.thing)), row.name]

    @override
    def spoken(self, number: int) -> str:
        row = self.rows[number]
        if row.name:
            return category_text(row.thing, {row.thing: row.name})
        return self.tr("Category {number}, no name").format(number=row.thing)

    @override
    def editor_name(self, number: int) -> str:
        return self.tr("Name of category {id}").format(id=self.rows[number].thing)

    parse = staticmethod(parse_category_name)

    @override
    def problem_text(self, problem: InputProblem) -> str:
        return name_problem(problem)

    @override
    def taken_text(self, row: NamedRow[int]) -> str:
        sentence = self.tr("Category {number} is called “{name}” already.")
        return sentence.format(number=row.thing, name=sanitize(row.name))

    @override
    def select_row(self, row: int) -> None:
        super().select_row(row)
        # Keys that are typed then go into the name.
        self.selectionModel().setCurrentIndex(
            self.model().index(row, _NAME), self.selectionModel().SelectionFlag.NoUpdate
        )

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        step = _STEPS.get(hint)
        super().closeEditor(editor, hint if step is None else QAbstractItemDelegate.EndEditHint.NoHint)
        row = self.currentIndex().row()
        # On to the next name, as in a spreadsheet, unless this one cannot be used.
        if step is not None and row >= 0 and not self.rows[row].error:
            self.select_row(max(0, min(row + step, len(self.rows) - 1)))


class CategoryNamesDialog(NamedDialog[Names, int, str]):
    """Below the table there are two fields for categories that are not in it."""

    def __init__(
        self, parent: QWidget, session: Session, names: Names, used: Collection[int], save: Callable[[Names], object]
    ) -> None:
        """Give each of the ``used`` categories, those of the animals that are listed, a row, named or not."""
        texts = DialogTexts(
            title=_tr("Category names"),
            about=_tr("Give your category numbers names. They stay on this computer."),
            unsaved=_tr("The names are not saved yet."),
            file_type=_tr("Category names (*.json)"),
            import_title=_tr("Import names"),
            export_title=_tr("Export names"),
            export_name=_tr("Categories"),
            import_question=_tr("Import these names?"),
            imported=lambda count, file: self.tr(
                "%Ln name(s) imported from {file}. Save keeps them.", None, count
            ).format(file=file),
            exported=lambda count, file: self.tr("%Ln name(s) written to {file}.", None, count).format(file=file),
            nothing_new=lambda file: self.tr("No new names in {file}.").format(file=file),
            would_be_new=lambda count: self.tr("%Ln name(s) would be new.", None, count),
            would_change=lambda count: self.tr("%Ln name(s) would change.", None, count),
            changes=self._changes,
        )
        super().__init__(parent, session, dict(names), CATEGORY_NAMES, merge, texts, save)
        self._used = used
        self._table = CategoryTable(edited=self.on_edited, remove=self.remove_selected)
        self._id = FormField(self.tr("Category ID"), parse_int64, _id_problem, self.tr("a number"))
        self._name = FormField(self.tr("Name"), parse_category_name, name_problem, self.tr("for example Dogs"))
        set_name = self.button(self.tr("Set &name"), self._set_name)
        fields = row(self._id, self._name)
        for field, stretch in ((self._id, 2), (self._name, 3)):
            fields.setAlignment(field, Qt.AlignmentFlag.AlignTop)
            fields.setStretchFactor(field, stretch)
        self.lay_out(self._table, fields, row(set_name, self._remove, None, self._import, self._export))
        self.resize(theme.UNIT * 140, theme.UNIT * 115)
        self._table.selectionModel().selectionChanged.connect(self._update_remove)
        self._show(names)
        if used:
            self._table.select_row(0)
            self._table.setFocus()
        else:
            self._id.setFocus()

    def begin_name(self, name: str) -> None:
        """Fill in ``name``, and let the user type the ID of its category."""
        self._name.line.setText(name)
        self._id.setFocus()

    @property
    @override
    def things(self) -> Names:
        return self._table.names

    @override
    def has_entry(self) -> bool:
        return bool(self._id.line.text() or self._name.line.text())

    @override
    def finish_entry(self) -> bool:
        return not self.has_entry() or self._set_name()

    @override
    def on_edited(self, number: int) -> None:
        super().on_edited(number)
        self._export.setEnabled(bool(self.things))

    @override
    def remove_selected(self) -> None:
        selected = {self._table.rows[index.row()].thing for index in self._table.selectionModel().selectedRows()}
        self._show({each: name for each, name in self.things.items() if each not in selected})

    @override
    def show_merged(self, merged: Merge[int, str]) -> None:
        self._show(merged.things, next(iter({**merged.new, **merged.changed}), None))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and self.focusWidget() in {self._id.line, self._name.line} and self.has_entry():
            self._set_name()
        else:
            super().keyPressEvent(event)

    def _changes(self, merged: Merge[int, str]) -> list[str]:
        names, line = self.things, self.tr("Category {number}: “{before}” becomes “{after}”.")
        return [
            line.format(number=number, before=sanitize(names[number]), after=sanitize(name))
            for number, name in sorted(merged.changed.items())
        ]

    def _show(self, names: Names, selected: int | None = None) -> None:
        self._table.show_names(names, self._used)
        if selected is not None:
            self._table.show_row(next(n for n, each in enumerate(self._table.rows) if each.thing == selected))
        self._update_remove()
        self._export.setEnabled(bool(names))

    def _set_name(self) -> bool:
        """Name a category after the fields, and return whether it worked; otherwise their text stays."""
        category_id, name = self._id.value(), self._name.value()
        if category_id is None or name is None:
            (self._id if category_id is None else self._name).setFocus()
            return False
        owner = self._table.owner_of(name)
        if owner is not None and owner.thing != category_id:
            self._name.set_error(self._table.taken_text(owner))
            self._name.setFocus()
            return False
        self._show({**self.things, category_id: name}, category_id)
        for field in (self._name, self._id):
            field.line.clear()
        self._id.setFocus()
        self.report("")
        return True

    @Slot()
    def _update_remove(self) -> None:
        self._remove.setEnabled(self._table.selectionModel().hasSelection())


def name_problem(problem: InputProblem) -> str:
    """Return the sentence for a name that cannot be used."""
    if problem is InputProblem.TOO_LONG:
        return _tr("A name has at most {most} characters.").format(most=QLocale().toString(LONGEST_CATEGORY_NAME))
    if problem is InputProblem.INVISIBLE:
        return _tr("The name contains hidden characters. Type it again.")
    if problem is InputProblem.ONLY_A_NUMBER:
        return _tr("A number alone would look like another category.")
    return _tr("Give the category a name, for example Dogs.")


def _id_problem(problem: InputProblem) -> str:
    if problem is InputProblem.EMPTY:
        return _tr("Give the number of a category, for example 3.")
    return input_problem_text(problem)


def _tr(text: str) -> str:
    return QCoreApplication.translate("named.category_names", text)
