"""The rows of an import in progress: which waits, which is on its way, and what became of it."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, SentPromise, State
from petstore_gui.outbox.adding import Added, AddOutcome, NotSent, Refused, Unknown, event_of, refusal_text
from petstore_gui.outbox.idempotency import is_honoured
from petstore_gui.outbox.imports import FOUND_IN_LIST, ImportOutcome, ImportRecord, RowResult, UnconfirmedReason
from petstore_gui.outbox.matching import Finding, ProbablyAdded, unconfirmed_reason


class ImportQueue:
    """Every row is in one place: it waits, is marked, is in flight, is not confirmed, or is settled and counted."""

    def __init__(self, record: ImportRecord, entries: Iterable[Add]) -> None:
        self._record = record
        self.waiting: deque[Add] = deque()
        """Certainly not sent."""
        self.being_marked = 0
        """How many are just written down as sent."""
        self.marked: deque[Add] = deque()
        """On the disk as sent, and not on their way yet."""
        self.in_flight = 0
        self.unconfirmed: dict[int, Add] = {}
        """Sent, and their answers were lost, by number."""
        self.repeated: dict[int, Add] = {}
        """Those of them that are to be sent again, as the same adds."""
        self._in_repeat: dict[int, Add] = {}
        self._lost_again: set[int] = set()
        self.reasons: dict[int, UnconfirmedReason] = {}
        """Why rows are not confirmed; of those that were not looked for there is none."""
        self.results: list[tuple[Add, states.Event]] = []
        """What has happened to adds, as they were before, and the disk does not have yet."""
        self.outcomes: dict[int, RowResult] = {}
        """What became of rows since this was made, by number."""
        self._news: dict[int, RowResult] = {}
        self._added, self._refused = record.added, record.refused
        for entry in entries:
            if entry.state is State.WAITING:
                self.waiting.append(entry)
            elif entry.may_be_repeated:
                self.repeated[entry.number] = entry
            else:
                self.unconfirmed[entry.number] = entry

    @property
    def answered(self) -> int:
        """How many rows the service has answered to."""
        return self._added + self._refused

    def record(self, *, has_ended: bool) -> ImportRecord:
        """Return how far the import has come; once it has ended, nothing waits any more."""
        marked = self.being_marked + len(self.marked)
        waiting = len(self.waiting) + marked + self.in_flight - len(self._in_repeat)
        return replace(
            self._record,
            added=self._added,
            refused=self._refused,
            not_confirmed=len(self.unconfirmed) + len(self.repeated) + len(self._in_repeat),
            waiting=0 if has_ended else waiting,
            stopped=self._record.stopped + (waiting if has_ended else 0),
        )

    # --- from the journal to the service ---

    def to_mark(self, count: int) -> list[Add]:
        """Take out at most ``count`` rows that are to be marked as sent on the disk."""
        self.being_marked = min(count, len(self.waiting))
        return [self.waiting.popleft() for _ in range(self.being_marked)]

    def give_back(self, entries: Sequence[Add]) -> None:
        """Let rows wait again, in the order of the file."""
        rows = list(entries)
        last = max((entry.number for entry in rows), default=0)
        while self.waiting and self.waiting[0].number < last:
            rows.append(self.waiting.popleft())
        self.waiting.extendleft(sorted(rows, key=lambda entry: entry.number, reverse=True))

    def unmark(self) -> None:
        """Let rows wait again that were marked, and are not sent after all."""
        self.results += ((entry, states.NotStored()) for entry in self.marked)
        self.give_back(tuple(self.marked))
        self.marked.clear()

    def next_marked(self) -> Add | None:
        """Take out the next row to be sent, if one is marked."""
        if not self.marked:
            return None
        self.in_flight += 1
        return self.marked.popleft()

    def next_repeated(self, *, is_careful: bool) -> Add | None:
        """Take out the next row to be sent again, if there is one.

        One that was lost again waits for all others: it may be the only one that the way to the service cannot carry.
        While nothing has come through since (``is_careful``), a new row goes first, too.
        """
        others_wait = bool(self.waiting or self.marked)
        first = (each for each in self.repeated if not (others_wait and (is_careful or each in self._lost_again)))
        number = next(first, None)
        if number is None:
            return None
        entry = self.repeated.pop(number)
        self.in_flight += 1
        self._in_repeat[entry.number] = entry
        return entry

    def is_repeat(self, entry: Add) -> bool:
        """Return whether a row in flight is being sent again."""
        return entry.number in self._in_repeat

    def give_up_repeats(self, promise: SentPromise | None = None) -> None:
        """Send no row again but those that the service still knows by its ``promise``: what was lost is looked for."""
        now = datetime.now(UTC)
        given_up = {number: add for number, add in self.repeated.items() if not is_honoured(add, promise, now)}
        self.unconfirmed |= given_up
        for number in given_up:
            del self.repeated[number]

    @property
    def lost(self) -> dict[int, Add]:
        """All rows whose answers were lost, by number, in flight again or not."""
        return self.unconfirmed | self.repeated | self._in_repeat

    def take(self, entry: Add, outcome: AddOutcome) -> None:
        """Record what became of a row that was in flight."""
        self.in_flight -= 1
        if self._in_repeat.pop(entry.number, None) is not None:
            self._lost_again.add(entry.number)  # unless it is added now
        self.results.append((entry, event_of(outcome)))
        match outcome:
            case Added(pet=pet):
                self._added += 1
                self._record_result(entry.number, RowResult(ImportOutcome.ADDED, pet.id))
            case Refused(error=error):
                text = refusal_text(error)
                self._refused += 1
                self._record_result(entry.number, RowResult(ImportOutcome.REFUSED, detail=text))
            case NotSent():
                self.give_back([entry])
            case Unknown(entry=lost, may_be_repeated=True):
                self.repeated[entry.number] = lost
                self._record_unconfirmed(entry.number, UnconfirmedReason.NO_ANSWER)
            case Unknown(entry=lost):
                self.unconfirmed[entry.number] = lost
                self._record_unconfirmed(entry.number, UnconfirmedReason.NO_ANSWER)

    def take_findings(self, findings: Mapping[int, Finding]) -> None:
        """Record what the list has of rows that are not confirmed, by number."""
        for number, finding in findings.items():
            if isinstance(finding, ProbablyAdded):
                self._added += 1
                self.results.append((self.unconfirmed.pop(number), states.Matched(finding.pet.id)))
                self._record_result(number, RowResult(ImportOutcome.ADDED, finding.pet.id, FOUND_IN_LIST))
            else:
                self.reasons[number] = unconfirmed_reason(finding)
                self._record_unconfirmed(number, self.reasons[number])

    def take_results(self) -> list[tuple[Add, states.Event]]:
        """Take out what the disk does not have yet."""
        results, self.results = self.results, []
        return results

    def take_news(self) -> dict[int, RowResult]:
        """Take out what became of rows since this was asked last, by number."""
        news, self._news = self._news, {}
        return news

    def _record_unconfirmed(self, number: int, reason: UnconfirmedReason) -> None:
        self._record_result(number, RowResult(ImportOutcome.NOT_CONFIRMED, detail=reason.value))

    def _record_result(self, number: int, result: RowResult) -> None:
        self.outcomes[number] = self._news[number] = result
