"""What an import is: the rows it is to add, how far it has come, and what became of each row. Values only."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from petstore_gui.api.schema import NewPet


class ImportOutcome(StrEnum):
    """What became of a row of an import."""

    ADDED = "added"
    REFUSED = "refused"
    NOT_CONFIRMED = "not confirmed"  # it was sent, and its answer was lost
    WAITING = "waiting"  # certainly not sent yet
    STOPPED = "stopped"  # certainly not sent, and never will be: the user stopped the import
    ADDED_BEFORE = "added before"  # by an earlier import, and so not by this one
    LEFT_OUT = "left out"  # it has a problem, or the user took it out


class UnconfirmedReason(StrEnum):
    """Why it is not known whether a row was added."""

    NO_ANSWER = "no answer"  # and no list was read since
    NOT_LISTED = "not listed"  # the list in which it would be is complete, and does not have it: it may still come
    LIST_INCOMPLETE = "list incomplete"  # it was not listed, but the service does not list all animals
    SEVERAL = "several"  # more than one animal could be it
    SIMILAR = "similar"  # one could be it: it has another status, may be an older one, or may be another add's


FOUND_IN_LIST: Final = "found in the list"
"""The detail of a row that counts as added because the list has it, as its answer was lost."""


class EarlierRow(NamedTuple):
    """A row as an earlier import of the file named ``file`` has left it.

    ``outcome`` is added, with the animal's ID; not confirmed; or waiting, in an import that has not ended.
    """

    outcome: ImportOutcome
    add_number: int
    """The number of its add in the journal."""
    file: str
    pet_id: int | None = None
    is_missing: bool = False
    """The animal was added, and is certainly not there."""


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """A row of the file. Without a ``new_pet`` it is not to be added, and ``reason`` says why, in the user's words.

    ``cells`` are as they were edited, ``original`` as they are in the file, where that differs. ``pet_id`` is the ID of
    the animal where this row was added before. ``add_number`` is that of an add that an earlier import has sent, and
    that is not confirmed: this import goes on with it, and makes no other one of the row. ``is_again``: the user wants
    the row though an earlier import has it.
    """

    number: int
    cells: tuple[str, ...]
    new_pet: NewPet | None = None
    reason: str = ""
    was_added_before: bool = False
    pet_id: int | None = None
    original: tuple[str, ...] | None = None
    add_number: int | None = None
    is_again: bool = False


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What an import is to do: every row of the file but that of the ``titles``, without the columns of a report.

    ``fields`` says what each column holds, an ``ImportField`` of :mod:`petstore_gui.files.header_synonyms`; ``None`` is
    nothing.
    """

    name: str
    rows: tuple[PlannedRow, ...]
    fields: tuple[str | None, ...] = ()
    titles: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ImportRecord:
    """An import, and how far it has come. Times are aware and UTC.

    ``total`` rows were to be added; they are now ``added``, ``refused``, ``not_confirmed``, ``waiting`` or ``stopped``.
    ``left_out`` are the other rows of the file, but those that were added before.
    """

    number: int
    service_id: str
    name: str
    began_at: datetime
    finished_at: datetime | None
    total: int
    added: int = 0
    refused: int = 0
    not_confirmed: int = 0
    waiting: int = 0
    stopped: int = 0
    left_out: int = 0

    @property
    def not_added(self) -> int:
        """How many that were to be added certainly were not: refused, or never sent."""
        return self.refused + self.waiting + self.stopped

    @property
    def rows_not_added(self) -> int:
        """How many rows of the file were certainly not added, for any reason, and are in the report as such."""
        return self.not_added + self.left_out


class RowResult(NamedTuple):
    """What became of a row: of one that was added the ID, and why it is so, as in :class:`ReportRow`."""

    outcome: ImportOutcome
    pet_id: int | None = None
    detail: str = ""


class ReportRow(NamedTuple):
    """A row of the file and what became of it. ``detail`` is the reason: the service's, the user's, or a code."""

    number: int
    cells: tuple[str, ...]
    outcome: ImportOutcome
    pet_id: int | None
    detail: str
    """Of a row that is not confirmed, an :class:`UnconfirmedReason`; empty where there is none."""
    add_number: int | None = None
    """The number of its add in the journal, ``None`` where it was not to be added."""

    def with_result(self, result: RowResult) -> "ReportRow":
        """Return this row as it is now."""
        return self._replace(outcome=result.outcome, pet_id=result.pet_id, detail=result.detail)


class ImportReport(NamedTuple):
    """All rows of an import. ``titles`` and ``fields`` are as in :class:`ImportPlan`."""

    record: ImportRecord
    titles: tuple[str, ...] | None
    fields: tuple[str | None, ...]
    rows: tuple[ReportRow, ...]


class Step(StrEnum):
    """What is to be done for an import now."""

    SEND = "send"  # in a call of its own; while it runs there may be a further one to make
    READ_LISTS = "read lists"
    FINISH = "finish"
    WAIT_FOR_CALLS = "wait for calls"  # nothing, before one of the calls returns
    WAIT = "wait"  # some seconds
    PAUSED = "paused"  # nothing, before the user goes on
    ENDED = "ended"


class PauseReason(StrEnum):
    """Why an import sends nothing."""

    USER = "user"
    KEY = "key"  # the service has refused it
    BUSY = "busy"  # the service has asked to wait
    CONNECTION = "connection"  # the service does not answer, or cannot take animals
    DISK = "disk"  # the journal cannot be written
    FAULT = "fault"  # of the program's own
    OTHER_SERVICE = "other service"  # another one was opened: the import is offered again when its own one is


@dataclass(frozen=True, slots=True)
class ImportPause:
    """An import sends nothing, because of ``error`` if there was one.

    It tries again after ``retry_in_s`` seconds; ``None``: when the user goes on.
    """

    reason: PauseReason
    error: Exception | None = None
    retry_in_s: float | None = None


@dataclass(frozen=True, slots=True)
class ImportProgress:
    """How many rows of those that are to be added have come how far.

    ``per_second`` is the pace of the last seconds, 0 while it is not known or nothing is sent; then ``seconds_left``,
    for the rows that wait, is ``None``.
    """

    total: int
    added: int
    refused: int
    not_confirmed: int
    waiting: int
    per_second: float
    seconds_left: float | None
