"""The names of categories: loaded for each service, and the dialog to edit them."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Slot
from PySide6.QtWidgets import QAbstractItemDelegate, QWidget

from petstore_gui.inventory.category_names import CATEGORY_NAMES, merge
from petstore_gui.inventory.input_parsing import (
    LONGEST_CATEGORY_NAME,
    InputError,
    InputProblem,
    parse_category_name,
    parse_int64,
)
from petstore_gui.inventory.named_format import Merge
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, input_problem_text, join_list, sanitize
from petstore_gui.ui.named.controller import LoadingTexts, NamedController, ServiceNotes
from petstore_gui.ui.named.dialog import DialogTexts, NamedDialog
from petstore_gui.ui.named.table import NamedRow, NamedTable
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
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
        """Offer the categories of the list that ``listed`` returns.

        ``show_error`` gets a sentence why the names are not known, and "" as soon as they are.
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

        ``new_name`` is a name for which the user then types the category.
        """
        self._when_loaded(partial(self._open_dialog, new_name))

    @override
    def _show_things(self) -> None:
        self._show_error(self.error)
        self._session.category_names.set(self.things)

    def _open_dialog(self, new_name: str, notes: ServiceNotes) -> None:
        listed = self._listed()
        is_of_service = listed is not None and listed.service_id == notes.service_id
        used = {pet.category_id for pet in listed.pets} if listed is not None and is_of_service else set()

        def save(names: Names) -> None:
            self._save_from(dialog, names, notes)

        dialog = CategoryNamesDialog(self._window, self._session, self.things, used, save)
        self._open(dialog)
        if new_name:
            dialog.begin_name(new_name)


class CategoryTable(NamedTable[int | None]):
    """ID and name, in the order of the IDs; the user can type the ID of another category into the last row."""

    may_lack_name = True

    def __init__(
        self, *, edited: Callable[[int], object], remove: Callable[[], object], added: Callable[[int, bool], object]
    ) -> None:
        """Call ``added`` with an ID that was typed into the last row, and whether the user types its name next.

        The other parameters are those of :class:`NamedTable`.
        """
        titles = [_tr("Category ID"), _tr("Name")]
        super().__init__(titles, {}, name_column=_NAME, stretched=_NAME, edited=edited, remove=remove)
        self.setAccessibleName(self.tr("Category names"))
        self.added: set[int] = set()
        """Categories whose IDs were typed, and which still need names."""
        self._add = added
        self._latest: int | None = None  # the last added category, until its name is typed

    @property
    def names(self) -> dict[int, str]:
        """The names by category, without empty ones."""
        return {row.thing: row.name for row in self.rows if row.name and row.thing is not None}

    @property
    def unnamed(self) -> int | None:
        """The number of the first added row without a name, or ``None``."""
        rows = enumerate(self.rows)
        return next((number for number, row in rows if row.thing in self.added and not row.name), None)

    def show_names(self, names: Names, used: Collection[int]) -> None:
        """Show these names, and rows for the ``used`` and the added categories without names."""
        before = {row.thing: row for row in self.rows}
        rows: list[NamedRow[int | None]] = []
        for category_id in sorted(names.keys() | set(used) | self.added):
            old, name = before.get(category_id), names.get(category_id, "")
            rows.append(old if old is not None and old.name == name else NamedRow(category_id, name))
        # An int64 has up to 20 characters, and must not be cut.
        digits = max((len(str(row.thing)) for row in rows), default=0)
        self.show_rows([*rows, before.get(None, NamedRow(None, ""))])
        self.clearSpans()
        self.setSpan(len(rows), _ID, 1, 2)  # so that a click anywhere in the row is on the editable cell
        width = self.fontMetrics().horizontalAdvance("0" * max(digits, _MIN_DIGITS)) + 2 * theme.MARGIN
        self.setColumnWidth(_ID, max(width, self.horizontalHeader().sectionSizeHint(_ID)))

    def go_to(self, category_id: int) -> int:
        """Select the row of a category, and return its number."""
        number = next(number for number, row in enumerate(self.rows) if row.thing == category_id)
        self.show_row(number)
        return number

    def go_to_new(self) -> None:
        """Select the last row, for the ID of another category."""
        self.show_row(len(self.rows) - 1)

    @property
    def is_in_new(self) -> bool:
        """Whether the last row is the current one."""
        return self.currentIndex().row() == len(self.rows) - 1

    def clear_new(self) -> None:
        """Clear the last row."""
        self.rows[-1] = NamedRow(None, "")
        self.show_rows(self.rows)
        self.go_to_new()

    def name_new(self, category_id: int) -> None:
        """Edit the name of a category that was just added; then the last row is next."""
        self._latest = category_id
        self.edit_name(self.go_to(category_id))

    @override
    def cells(self, number: int) -> list[str]:
        row = self.rows[number]
        return [row.name, ""] if row.thing is None else [str(row.thing), row.name]

    @override
    def spoken(self, number: int) -> str:
        row = self.rows[number]
        if row.thing is None:
            return join_list([text for text in (self.placeholder(number, _ID), row.name) if text])
        if row.name:
            return category_text(row.thing, {row.thing: row.name})
        return self.tr("Category {number}, no name").format(number=row.thing)

    @override
    def editor_name(self, number: int) -> str:
        row = self.rows[number]
        return _tr("Category ID") if row.thing is None else self.tr("Name of category {id}").format(id=row.thing)

    @override
    def placeholder(self, number: int, column: int) -> str:
        if column == _ID:
            return self.tr("New category ID")
        return "" if self.rows[number].thing is None else self.tr("Add a name")

    @override
    def edited_column(self, number: int) -> int:
        return _ID if self.rows[number].thing is None else _NAME

    @override
    def check(self, number: int) -> str:
        row = self.rows[number]
        if row.thing is not None and (row.name or row.thing not in self.added):
            return super().check(number)
        row.error = "" if row.thing is None else name_problem(InputProblem.EMPTY)
        if row.thing is None and row.name:
            try:
                parse_int64(row.name)
            except InputError as error:
                row.error = input_problem_text(error.problem)
        self.show_checked(number)
        return row.error

    parse = staticmethod(parse_category_name)

    @override
    def problem_text(self, problem: InputProblem) -> str:
        return name_problem(problem)

    @override
    def owner_of(self, name: str, but: NamedRow[int | None] | None = None) -> NamedRow[int | None] | None:
        owner = super().owner_of(name, but)
        return None if owner is None or owner.thing is None else owner

    @override
    def taken_text(self, row: NamedRow[int | None]) -> str:
        sentence = self.tr("Category {number} is called “{name}” already.")
        return sentence.format(number=row.thing, name=sanitize(row.name))

    @override
    def select_row(self, row: int) -> None:
        super().select_row(row)
        self.go_to_editable(row)  # which a screen reader then reads

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        step = _STEPS.get(hint)
        super().closeEditor(editor, hint if step is None else QAbstractItemDelegate.EndEditHint.NoHint)
        number = self.currentIndex().row()
        if number < 0 or step is None or self.rows[number].error:
            return
        latest, self._latest = self._latest, None
        if self.rows[number].thing is None:
            self._take_id(goes_on=step > 0)
        elif step > 0 and self.rows[number].thing == latest:
            self.go_to_new()
        else:  # to the next name, as in a spreadsheet
            self.select_row(max(0, min(number + step, len(self.rows) - 1)))

    @override
    def finish_editing(self) -> None:
        super().finish_editing()
        self._take_id(goes_on=False)

    def _take_id(self, *, goes_on: bool) -> None:
        """Add the category with the ID in the last row, if that is a valid one."""
        row = self.rows[-1]
        if row.name and not row.error:
            typed, row.name = row.name, ""
            self._add(parse_int64(typed), goes_on)


class CategoryNamesDialog(NamedDialog[Names, int, str]):
    """The dialog for the names of categories; everything is typed into the table."""

    def __init__(
        self, parent: QWidget, session: Session, names: Names, used: Collection[int], save: Callable[[Names], object]
    ) -> None:
        """Show a row for each of the ``used`` categories, those of the listed animals, with or without a name."""
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
        self._name_of_next = ""  # a name without an ID
        self._table = CategoryTable(edited=self.on_edited, remove=self.remove_selected, added=self._add)
        self.lay_out(self._table, row(self._remove, None, self._files))
        self.resize(theme.UNIT * 140, theme.UNIT * 115)
        self._table.selectionModel().selectionChanged.connect(self._update_remove)
        self._show(names)
        if used:
            self._table.select_row(0)
        else:
            self._table.go_to_new()
        self._table.setFocus()

    def begin_name(self, name: str) -> None:
        """Ask for the ID of the category that gets ``name``."""
        self._name_of_next = name
        self._table.go_to_new()
        self.report(self.tr("Type the ID of the category “{name}”.").format(name=sanitize(name)))

    @property
    @override
    def things(self) -> Names:
        return self._table.names

    @override
    def finish_entry(self) -> bool:
        unnamed = self._table.unnamed
        if self._name_of_next:
            self.begin_name(self._name_of_next)
        elif unnamed is not None:
            self._table.show_row(unnamed)
            self._table.setFocus()
            self.on_edited(unnamed)
        return not self._name_of_next and unnamed is None

    @override
    def has_entry(self) -> bool:
        return bool(self._table.rows[-1].name) or self._table.unnamed is not None  # the last row has only a typed ID

    @override
    def on_edited(self, number: int) -> None:
        super().on_edited(number)
        self._forget_given_name()
        self._export.setEnabled(bool(self.things))

    @override
    def remove_selected(self) -> None:
        selected = {self._table.rows[index.row()].thing for index in self._table.selectionModel().selectedRows()}
        selected.discard(None)
        if not selected:
            if self._table.is_in_new:
                self._table.clear_new()
                self._name_of_next = ""
                self.report("")
            return
        had_focus = self._remove.hasFocus()
        self._table.added.difference_update(selected)
        current = self._table.currentIndex().row()
        self._show({each: name for each, name in self.things.items() if each not in selected})
        self._table.select_row(max(0, min(current, len(self._table.rows) - 2)))  # that of a category, if one is left
        if had_focus and self._remove.isEnabled():  # it was disabled while the rows were replaced
            self._remove.setFocus()

    @override
    def show_merged(self, merged: Merge[int, str]) -> None:
        self._show(merged.things, next(iter({**merged.new, **merged.changed}), None))
        self._forget_given_name()

    def _forget_given_name(self) -> None:
        """Stop asking for the ID of a name that a category has by now."""
        if self._name_of_next and self._table.owner_of(self._name_of_next) is not None:
            self._name_of_next = ""

    def _changes(self, merged: Merge[int, str]) -> list[str]:
        names, line = self.things, self.tr("Category {number}: “{before}” becomes “{after}”.")
        return [
            line.format(number=number, before=sanitize(names[number]), after=sanitize(name))
            for number, name in sorted(merged.changed.items())
        ]

    def _show(self, names: Names, selected: int | None = None) -> None:
        self._table.show_names(names, self._used)
        if selected is not None:
            self._table.go_to(selected)
        self._update_remove()
        self._export.setEnabled(bool(names))

    def _add(self, category_id: int, goes_on: bool) -> None:  # noqa: FBT001  what the table says
        """Add a row for a category; ``goes_on``: edit its name next."""
        names, name = self.things, self._name_of_next
        if category_id not in {row.thing for row in self._table.rows}:
            self._table.added.add(category_id)
        if name and category_id not in names:
            self._show({**names, category_id: name}, category_id)
            self.on_edited(self._table.currentIndex().row())
            return
        self._show(names, category_id)
        number = self._table.currentIndex().row()
        if name:  # the category has another name already
            self.report(self._table.taken_text(self._table.rows[number]), failed=True)
            self._table.go_to_new()
        elif goes_on:
            self.report("")
            self._table.name_new(category_id)
        else:
            self.on_edited(number)

    @Slot()
    def _update_remove(self) -> None:
        rows = self._table.selectionModel().selectedRows()
        can_remove = any(self._table.rows[index.row()].thing is not None for index in rows)
        if not can_remove and self._remove.hasFocus():
            self._table.setFocus()  # Qt would move the focus to the next button
        self._remove.setEnabled(can_remove)


def name_problem(problem: InputProblem) -> str:
    """Return the sentence about an invalid name."""
    if problem is InputProblem.TOO_LONG:
        return _tr("A name has at most {most} characters.").format(most=QLocale().toString(LONGEST_CATEGORY_NAME))
    if problem is InputProblem.INVISIBLE:
        return _tr("The name contains hidden characters. Type it again.")
    if problem is InputProblem.ONLY_A_NUMBER:
        return _tr("A number alone would look like another category.")
    return _tr("Give the category a name, for example Dogs.")


def _tr(text: str) -> str:
    return QCoreApplication.translate("named.category_names", text)
