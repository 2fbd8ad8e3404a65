"""Many look-ups as rows: an ID each, its animal, and its answer with how sure it is."""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Slot

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import CELL_MAX, PetField, cell_text, spoken_text
from petstore_gui.inventory.input_parsing import IdEntry
from petstore_gui.inventory.lookup import Answer, CannotTell, Found, FoundVia
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import describe_pet, field_title, join_list, sanitize, translate
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.pet_list.columns import COLUMNS, cell_status, cell_words
from petstore_gui.ui.pet_list.table_model import PENDING_ROLE, STATUS_ROLE
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets.row_model import Index, RowModel

_Role = Qt.ItemDataRole
_READS_CELLS: Final = sys.platform == "linux"
"""Whether the screen reader (Orca) reads every cell of a row, and not only the current one."""


ANSWER: Final = len(COLUMNS)
"""The column of answers, behind those of the animal."""


class LookupListModel(RowModel):
    """The rows stand in the order in which the IDs were typed; answers come to them in any."""

    column_count = ANSWER + 1

    def __init__(self, parent: QObject, reason: Callable[[Exception], str], names: CategoryNames) -> None:
        """``reason`` says in a few words what failed."""
        super().__init__(parent)
        self.entries: tuple[IdEntry, ...] = ()
        self.answers: dict[int, Answer] = {}
        """By ID, as far as they have come."""
        self._rows: dict[int, int] = {}
        self.category_names = names
        self._words = cell_words(names.text)
        names.changed.connect(self._on_names_changed)
        self._waits = False
        self._reason = reason

    # --- what is shown ---

    def show_entries(self, entries: Sequence[IdEntry]) -> None:
        """Show these IDs, without any answer yet, in place of those before."""
        self.beginResetModel()
        self.entries, self.answers = tuple(entries), {}
        self._rows = {entry.pet_id: row for row, entry in enumerate(entries) if entry.pet_id is not None}
        self.endResetModel()

    def show_answers(self, answers: Iterable[Answer]) -> None:
        """Put answers into their rows; a later one replaces an earlier one."""
        changed = []
        for answer in answers:
            pet_id = answer.pet.id if isinstance(answer, Found) else answer.pet_id
            self.answers[pet_id] = answer
            changed.append(self._rows[pet_id])
        if changed:
            self.tell_changed(range(min(changed), max(changed) + 1))

    def set_waiting(self, *, waits: bool) -> None:
        """Say of the rows without an answer that it is on its way, or that it is not."""
        if waits != self._waits:
            self._waits = waits
            self.tell_changed(range(len(self.entries)))

    # --- what is known ---

    def open_ids(self) -> list[int]:
        """Return the IDs that are worth asking for: without an answer, or with one that the service did not give."""
        return [pet_id for pet_id in self._rows if not _is_final(self.answers.get(pet_id))]

    def longest_id(self) -> str:
        """Return the ID with the most digits."""
        return max((str(pet_id) for pet_id in self._rows), key=len, default="")

    @property
    def done(self) -> int:
        """How many rows have their answer, or will never have one."""
        return len(self.entries) - len(self._rows) + len(self.answers)

    @override
    def shown_count(self) -> int:
        return len(self.entries)

    @override
    def titles(self) -> list[str]:
        return [*map(field_title, COLUMNS), self.tr("Answer")]

    def pet(self, row: int) -> Pet | None:
        """Return the animal that was found for a row."""
        answer = self._answer(row)
        return answer.pet if isinstance(answer, Found) else None

    def category(self, pet: Pet) -> str:
        """Return the category of an animal as it is shown."""
        return self.category_names.text(pet.category_id)

    def answer_text(self, row: int, *, with_day: bool = False) -> str:
        """Return what became of the ID of a row; with the day where it is passed on."""
        problem, answer = self.entries[row].problem, self._answer(row)
        if problem is not None:
            return lookup_text.problem_text(problem)
        if answer is not None:
            return lookup_text.answer_text(answer, self._reason, with_day=with_day)
        return self.tr("Waiting…") if self._waits else self.tr("Not looked up")

    # --- what Qt asks ---

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if column == ANSWER:
            return self.answer_text(row) if role == _Role.DisplayRole else None
        field = COLUMNS[column]
        if role == _Role.DisplayRole:
            return self._cell(row, field)
        if role == _Role.AccessibleTextRole:
            return self._spoken(row, field)
        if field is PetField.STATUS and role in {PENDING_ROLE, STATUS_ROLE}:
            pet = self.pet(row)
            return pet is None if role == PENDING_ROLE else pet and cell_status(pet)
        return None

    # --- how ---

    @Slot()
    def _on_names_changed(self) -> None:
        self.tell_changed(range(len(self.entries)))

    def _answer(self, row: int) -> Answer | None:
        pet_id = self.entries[row].pet_id
        return None if pet_id is None else self.answers.get(pet_id)

    def _cell(self, row: int, field: PetField) -> str:
        if field is PetField.ID:
            return sanitize(self.entries[row].text, CELL_MAX)
        pet = self.pet(row)
        return "" if pet is None else cell_text(pet, field, self._words)

    def _spoken(self, row: int, field: PetField) -> str | None:
        """Return the whole row at its ID, or the cell alone where a screen reader goes from cell to cell."""
        pet, answer = self.pet(row), self.answer_text(row)
        if field is not PetField.ID:
            spoken = None if pet is None or not _READS_CELLS else spoken_text(pet, field, self._words)
            return None if spoken is None else translate(spoken)
        name = self.tr("ID {id}").format(id=self._cell(row, field))
        if _READS_CELLS:
            return name
        return join_list([name, answer]) if pet is None else join_list([describe_pet(pet, self.category(pet)), answer])


def _is_final(answer: Answer | None) -> bool:
    """Whether the service itself has said it. An error, and what the screen showed meanwhile, are for now only."""
    match answer:
        case None:
            return False
        case Found():
            return answer.found_via is not FoundVia.SNAPSHOT
        case CannotTell():
            return answer.error is None
        case _:
            return True
