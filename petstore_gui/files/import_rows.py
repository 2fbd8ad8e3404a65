"""The rows of an import before they are sent: each has a state, or a problem."""

import re
from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.files import header_synonyms
from petstore_gui.files.category_parser import ROUNDED, CategoryError, CategoryParser, is_rounded
from petstore_gui.files.columns import ColumnMapping
from petstore_gui.files.header_synonyms import ImportField, ReportField, RowOutcome
from petstore_gui.files.table import Table, TableArea, TableRow
from petstore_gui.inventory.fields import EntryParsers, PetField, parse_new_pet
from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_name, parse_pet_id
from petstore_gui.inventory.name_keys import animal_key
from petstore_gui.outbox.imports import EarlierRow, ImportOutcome
from petstore_gui.translatable import TranslatableText


class KnownAnimals:
    """The known animals of one service: those in its list, and those that this computer has added."""

    def __init__(
        self,
        listed: Iterable[Pet] = (),
        *,
        is_whole: bool = False,
        added: Mapping[int, tuple[str, int]] = MappingProxyType({}),
        earlier_rows: Mapping[int, EarlierRow] = MappingProxyType({}),
    ) -> None:
        """Use the list ``listed``; ``is_whole``: the service had no other animals then.

        ``added`` has name and category of animals that were added, by ID. ``earlier_rows`` has the outcomes of rows in
        earlier imports, by number.
        """
        self.is_whole = is_whole
        self.earlier_rows = earlier_rows
        self._listed = {pet.id: animal_key(pet.name, pet.category_id) for pet in listed}
        self._added = {pet_id: animal_key(*pet) for pet_id, pet in added.items()}
        there = self._listed if is_whole else self._listed | self._added
        self._first_of = {key: pet_id for pet_id, key in reversed(there.items())}

    def listed_id(self, key: tuple[str, int]) -> int | None:
        """Return the ID of the first animal known to be there with this name and category, or ``None``."""
        return self._first_of.get(key)

    def has(self, pet_id: int, key: tuple[str, int]) -> bool:
        """Whether the animal with this ID certainly has this name and category."""
        there = self._listed if self.is_whole or pet_id in self._listed else self._added
        return there.get(pet_id) == key

    def has_added(self, pet_id: int | None, key: tuple[str, int]) -> bool:
        """Whether this computer has added an animal with this name and category that got this ID."""
        return pet_id is not None and self._added.get(pet_id) == key

    def lacks(self, pet_id: int, name: str, category_id: int) -> bool:
        """Whether the service certainly does not have this animal with this ID."""
        listed = self._listed.get(pet_id)
        return self.is_whole if listed is None else listed != animal_key(name, category_id)

    def cannot_have(self, pet_id: int) -> bool:
        """Whether the service certainly has no animal with this ID."""
        return self.is_whole and pet_id not in self._listed


_NAME_NEEDED: Final = TranslatableText("Give the animal a name.")
_ONE_LINE: Final = TranslatableText("Use one line without tabs.")
_SENDABLE: Final = TranslatableText("Some characters are damaged. Type the name again.")
_NO_ERROR_VALUE: Final = TranslatableText("The spreadsheet shows an error here.")
_NOT_CALCULATED: Final = TranslatableText(
    "This formula has no result. Save the workbook in a spreadsheet, then try again."
)
_TOO_WIDE: Final = TranslatableText("This row has more cells than there are columns. Correct the cells.")
_STATUS_NEEDED: Final = TranslatableText("Use Available, Pending or Sold, or leave it empty.")
_ID_NEEDED: Final = TranslatableText("Use an ID, or leave it empty.")
# NUL and halves of surrogate pairs, which cannot be sent, and the replacement character for lost text.
_UNUSABLE: Final = re.compile("[\0\ud800-\udfff\ufffd]")


class RowState(StrEnum):
    """Whether a row can be added."""

    READY = "ready"
    PROBLEM = "problem"
    POSSIBLE_DUPLICATE = "possible duplicate"
    """This service may have the animal: :class:`RowReason` says why."""
    DOUBTFUL = "doubtful"
    """It may be no animal, or have other values: :class:`RowReason` says why. The user has to check it."""
    NOT_CONFIRMED = "not confirmed"
    """An earlier import has sent the row and lost the answer: an import continues that add."""
    WAITING = "waiting"
    """The row waits in another import, which has not ended and will add it."""
    ADDED_BEFORE = "added before"
    """An earlier import has added the row, or it has the ID of an animal of this service."""


class RowReason(StrEnum):
    """Why a row is a possible duplicate or doubtful; or a remark on a row that is ready."""

    SAME_ANIMAL = "same animal"  # the list, an earlier add or an earlier row has this name and category
    ID_IN_FILE = "id in file"  # from this service, or from another one
    NOT_LISTED = "not listed"  # this computer has added it, and the service does not have it with that ID
    ADDED_IN_FILE = "added in file"  # the file says so, but no ID proves it
    NOT_CONFIRMED = "not confirmed"  # the file says so: it was sent, and its outcome is unknown
    NEW_ID = "new id"  # ready: this service certainly does not have the ID in the file
    TOTAL = "total"  # it may be the total of the rows above
    CORRECTED = "corrected"  # edited, and its original cells are not known


@dataclass(frozen=True, slots=True)
class RowProblem:
    """A problem of a row: the ``value`` of a ``field``, and a sentence about the ``expected`` values.

    Without a field, the problem concerns the row as a whole.
    """

    field: ImportField | None
    value: str
    expected: TranslatableText


@dataclass(frozen=True, slots=True)
class ImportRow:
    """A row of the table. ``texts`` are its cells by field; ``new_pet`` is ``None`` if there is a ``problem``."""

    number: int
    """As in :class:`~petstore_gui.files.table.TableRow`."""
    texts: dict[ImportField, str]
    new_pet: NewPet | None
    problem: RowProblem | None
    state: RowState
    pet_id: int | None = None
    """The ID that the animal got in this service, if it was added before."""
    file_id: int | None = None
    """The ID in the file, which may be of another service."""
    reason: RowReason | None = None
    earlier: EarlierRow | None = None
    """Its outcome in an earlier import."""
    same_id: int | None = None
    """The ID of a listed animal with its name and category."""
    same_row: int | None = None
    """Else the number of the first row with them."""


class RowChecker:
    """The rows of an import with their states, which change when a row is edited."""

    def __init__(
        self,
        table: Table,
        mapping: ColumnMapping,
        *,
        category_names: Mapping[int, str],
        known: KnownAnimals | None = None,
    ) -> None:
        """Check every row of ``table`` except its titles; compare the animals with ``known``."""
        self._known = known or KnownAnimals()
        self._parser = _RowParser(category_names, self._known)
        self._alike: dict[tuple[str, int], list[int]] = {}
        """The rows with the same name and category, in order."""
        self._own_reasons: dict[int, RowReason] = {}
        """The reasons that do not depend on other rows, by the index of the row."""
        self.area: TableArea = mapping.area(table)
        """The rows of the table, and the cells that are left out."""
        self._columns = [(field, index) for index, field in enumerate(mapping.fields) if field is not None]
        self._broken = set()
        """The rows whose cells may be wrong, as after quotes that do not match."""
        self.rows = []
        last = max((column for _field, column in self._columns), default=-1)
        for index, found in enumerate(_with_width_checked(table, self.area, last + 1)):
            if found.problem is not None:
                self._broken.add(index)
            self.rows.append(self._parse(found))
        for index, row in enumerate(self.rows):
            self._set_own_reason(index, row)
            if row.new_pet is not None:
                self._alike.setdefault(_key_of(row.new_pet), []).append(index)
        for key, indexes in self._alike.items():
            self._mark(key, indexes)

    @property
    def leaves_out_rows(self) -> bool:
        """Whether there may be animals in the cells around the table."""
        area = self.area
        return bool(area.outside or area.beside) or any(self._parse(row).new_pet is not None for row in area.above)

    def edit(self, indexes: Iterable[int], texts: Mapping[PetField, str]) -> list[int]:
        """Put ``texts`` into rows and check them again; return the indexes of all rows that have changed, in order.

        The state of rows with the same name and category may change, too: they may be duplicates no longer.
        """
        changed: set[int] = set()
        touched: set[tuple[str, int]] = set()
        for index in indexes:
            before = self.rows[index]
            after = dict(before.texts)
            after.update(texts.items())
            suspicion = RowReason.CORRECTED if index in self._broken else _total(after, after.get(PetField.NAME, ""))
            row = self._parser.parse(before.number, after, suspicion=suspicion)
            changed.add(index)
            self.rows[index] = row
            self._set_own_reason(index, row)
            if before.new_pet is not None:
                old = _key_of(before.new_pet)
                self._alike[old].remove(index)
                touched.add(old)
            if row.new_pet is not None:
                new = _key_of(row.new_pet)
                insort(self._alike.setdefault(new, []), index)
                touched.add(new)
        for key in touched:
            changed |= self._mark(key, self._alike[key])
        return sorted(changed)

    def _parse(self, row: TableRow) -> ImportRow:
        texts = {field: row.cells[index] if index < len(row.cells) else "" for field, index in self._columns}
        first, name = self._first_text(row.cells), texts.get(PetField.NAME, "")
        suspicion = _total(texts, name)
        if suspicion is None and first != name:
            suspicion = _total(texts, first)
        return self._parser.parse(row.number, texts, broken=row.problem, suspicion=suspicion)

    def _first_text(self, cells: Sequence[str]) -> str:
        """Return the first cell of the table that is not empty."""
        start = self.area.columns.start
        return cells[start] if start < len(cells) and cells[start] else next(filter(None, cells[start:]), "")

    def _set_own_reason(self, index: int, row: ImportRow) -> None:
        if row.reason is None:
            self._own_reasons.pop(index, None)
        else:
            self._own_reasons[index] = row.reason

    def _mark(self, key: tuple[str, int], indexes: list[int]) -> set[int]:
        """Set the states of the rows with one name and category; return the indexes of those that have changed."""
        changed = set()
        same_id, same_row = self._known.listed_id(key), None
        for index in indexes:
            row = self.rows[index]
            if row.state in {RowState.READY, RowState.POSSIBLE_DUPLICATE}:
                is_known = same_id is not None or same_row is not None
                reason = RowReason.SAME_ANIMAL if is_known else self._own_reasons.get(index)
                # Most rows do not change: a copy of each would take longer than everything else here.
                if (row.reason, row.same_id, row.same_row) != (reason, same_id, same_row):
                    self.rows[index] = replace(
                        row, state=_state(reason), reason=reason, same_id=same_id, same_row=same_row
                    )
                    changed.add(index)
            if same_id is None and same_row is None:
                same_row = row.number
        return changed


class _RowParser:
    """Turns the texts of a row into an animal; caches parsed statuses and categories."""

    def __init__(self, category_names: Mapping[int, str], known: KnownAnimals) -> None:
        self._categories = CategoryParser(category_names)
        self._known = known
        self._statuses: dict[str, PetStatus | None] = {"": None}
        self._parsers = EntryParsers(_name, self._category, self._status)

    def parse(
        self,
        number: int,
        texts: dict[ImportField, str],
        *,
        broken: TranslatableText | None = None,
        suspicion: RowReason | None = None,
    ) -> ImportRow:
        """Return the row without regard to the others; ``broken`` is a problem of the whole row."""
        known = self._known
        earlier = known.earlier_rows.get(number)
        pet_id = None if earlier is None or earlier.is_missing else earlier.pet_id
        file_id = new_pet = problem = None
        try:
            _check_whole(broken)
            file_id = self._pet_id(texts)
            if file_id is not None and pet_id is None:
                key = animal_key(_name(texts.get(PetField.NAME, "")), self._category(texts.get(PetField.CATEGORY, "")))
                pet_id = file_id if known.has(file_id, key) else None
            new_pet = parse_new_pet(lambda field: texts.get(field, ""), self._parsers)
        except _ProblemError as error:
            problem = error.problem
        if pet_id is not None:
            return ImportRow(number, texts, new_pet, problem, RowState.ADDED_BEFORE, pet_id, file_id)
        if earlier is not None and not earlier.is_missing:
            state = RowState.WAITING if earlier.outcome is ImportOutcome.WAITING else RowState.NOT_CONFIRMED
            return ImportRow(number, texts, new_pet, problem, state, None, file_id, earlier=earlier)
        if new_pet is None:
            return ImportRow(number, texts, new_pet, problem, RowState.PROBLEM, None, file_id)
        missing_id = file_id if earlier is None else earlier.pet_id
        if earlier is not None or known.has_added(missing_id, _key_of(new_pet)):
            state, why = RowState.POSSIBLE_DUPLICATE, RowReason.NOT_LISTED
            return ImportRow(number, texts, new_pet, None, state, missing_id, file_id, why, earlier)
        reason = suspicion or self._own_reason(texts, file_id)
        return ImportRow(number, texts, new_pet, None, _state(reason), None, file_id, reason)

    def _own_reason(self, texts: dict[ImportField, str], file_id: int | None) -> RowReason | None:
        """Return the reason for a row that is not known to be added, without regard to the others."""
        outcome = _outcome(texts)
        if outcome is RowOutcome.NOT_CONFIRMED:
            return RowReason.NOT_CONFIRMED
        if file_id is not None:
            return RowReason.NEW_ID if self._known.cannot_have(file_id) else RowReason.ID_IN_FILE
        return RowReason.ADDED_IN_FILE if outcome is RowOutcome.ADDED and not self._known.is_whole else None

    def _pet_id(self, texts: dict[ImportField, str]) -> int | None:
        text = texts.get(PetField.ID, "")
        if not text:
            return None
        try:
            return parse_pet_id(text)
        except InputError as error:
            if error.problem is InputProblem.EMPTY:
                return None
            expected = _error_value(text) or (ROUNDED if is_rounded(text) else _ID_NEEDED)
            raise _ProblemError(PetField.ID, text, expected) from error

    def _category(self, text: str) -> int:
        try:
            return self._categories.parse(text)
        except CategoryError as error:
            raise _ProblemError(PetField.CATEGORY, text, _error_value(text) or error.expected) from error

    def _status(self, text: str) -> PetStatus | None:
        if text not in self._statuses:
            try:
                self._statuses[text] = header_synonyms.parse_status(text)
            except KeyError as error:
                raise _ProblemError(PetField.STATUS, text, _error_value(text) or _STATUS_NEEDED) from error
        return self._statuses[text]


class _ProblemError(Exception):
    """A cell has an invalid value."""

    def __init__(self, field: ImportField | None, value: str, expected: TranslatableText) -> None:
        super().__init__(field)
        self.problem = RowProblem(field, value, expected)


def _check_whole(broken: TranslatableText | None) -> None:
    if broken is not None:
        raise _ProblemError(None, "", broken)


def _name(text: str) -> str:
    """Return the name of an animal; raise :class:`_ProblemError`."""
    try:
        # Most names are printable, so have no tab and no line end; this check takes a tenth of the time.
        name = text.strip() if text.isprintable() and not text.isspace() and text else parse_name(text)
    except InputError as error:
        expected = _NAME_NEEDED if error.problem is InputProblem.EMPTY else _ONE_LINE
        raise _ProblemError(PetField.NAME, text, expected) from error
    if not (name.isascii() and name.isprintable()) and _UNUSABLE.search(name):
        raise _ProblemError(PetField.NAME, text, _SENDABLE)
    if is_rounded(name):
        raise _ProblemError(PetField.NAME, text, ROUNDED)
    if error_value := _error_value(name):
        raise _ProblemError(PetField.NAME, text, error_value)
    return name


def _error_value(text: str) -> TranslatableText | None:
    """Return the sentence about an error value of a spreadsheet; ``None`` for any other text."""
    shown = text.strip()
    if shown == header_synonyms.UNCALCULATED:
        return _NOT_CALCULATED
    return _NO_ERROR_VALUE if shown in header_synonyms.ERROR_VALUES else None


def _outcome(texts: dict[ImportField, str]) -> RowOutcome | None:
    text = texts.get(ReportField.OUTCOME)
    return header_synonyms.parse_outcome(text) if text else None


def _total(texts: Mapping[ImportField, str], text: str) -> RowReason | None:
    """Return TOTAL if ``text``, the name or the first cell of a row, is a word for a total; else ``None``."""
    is_total = header_synonyms.is_total(text) and not texts.get(PetField.ID, "").strip()
    return RowReason.TOTAL if is_total else None


def _with_width_checked(table: Table, area: TableArea, known: int) -> Iterator[TableRow]:
    """Yield the rows; one with more cells than titles gets a problem: one of its cells may have been split in two.

    At least the first ``known`` cells are correct.
    """
    if area.titles is not None:
        most, usual = max(known, len(area.titles.cells)), max(known, _filled(area.titles))
    else:
        widths = Counter(len(row.cells) for row in area.rows)
        most = usual = max([known, *widths], key=lambda width: (width >= known, widths[width], width))
    for row in area.rows:
        count = _filled(row) if len(row.cells) > usual else 0
        is_wide = count > most or (count > usual and row.number in table.wide)
        yield row._replace(problem=_TOO_WIDE) if is_wide and row.problem is None else row


def _filled(row: TableRow) -> int:
    """Return the number of cells of a row up to the last one that is not empty."""
    return max((index for index, cell in enumerate(row.cells, 1) if cell.strip()), default=0)


def _key_of(new_pet: NewPet) -> tuple[str, int]:
    return animal_key(new_pet.name, new_pet.category_id)


def _state(reason: RowReason | None) -> RowState:
    """Return the state of a row without a problem that was not added before."""
    if reason in {None, RowReason.NEW_ID}:
        return RowState.READY
    return RowState.DOUBTFUL if reason in {RowReason.TOTAL, RowReason.CORRECTED} else RowState.POSSIBLE_DUPLICATE
