"""The one engine for the adds of form and terminal.

It has no thread of its own. :meth:`Worker.write` and :meth:`Sending.run` may take long: each is for a thread in the
background. All else but :meth:`Worker.drain` returns at once.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from enum import StrEnum
from functools import partial
from threading import Lock, RLock
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import UNSET, UnsetType

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, Sending, Unknown
from petstore_gui.outbox.journal import Journal, MissingAddError
from petstore_gui.outbox.journal_file import JournalMovedError
from petstore_gui.outbox.matching import Finding, ListedPets, find_lost
from petstore_gui.outbox.queue import Outbox, OutboxState
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.storage.sqlite_file import BUSY_SECONDS

DRAFT: Final = "draft"  # the name of the journal's note
SAVE_AGAIN_S: Final = 5.0
"""After how many seconds to try again to save what could not be."""
_PATIENCE_S: Final = BUSY_SECONDS + 1  # for a write that waits for another program

T = TypeVar("T")


class Happened(StrEnum):
    """What was done on the disk, or could not be."""

    LOADED = "loaded"  # what an earlier run left at a service is in its outbox
    CHANGED = "changed"  # adds were saved, or searched for
    RECORDED = "recorded"  # what the user has decided about an add
    DRAFT_SAVED = "draft saved"
    RESTORED = "restored"  # the file was moved or deleted; what was in it is in another one


class News(NamedTuple):
    """What was done on the disk at a service, unless there is an ``error``; ``add`` if it is about one."""

    what: Happened
    service_id: str
    error: Exception | None = None
    add: QueuedAdd | None = None


class _Write(NamedTuple):
    """Something to be done with the journal of ``box``, and what is done about its result, or its error."""

    box: Outbox
    function: Callable[[Journal], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]


class Worker:
    """The outboxes of all services that were opened; adds are sent at the one that is open.

    Nothing is sent before it is on the disk. The disk gets everything in the order in which it was asked for; what it
    could not take is tried again later. All but :meth:`write` and :meth:`Sending.run` is for one thread.
    """

    def __init__(self) -> None:
        self._boxes: dict[str, Outbox] = {}
        self._box = Outbox("")
        self._state: OutboxState | None = None  # until something changes
        self._sent: dict[int, tuple[Outbox, QueuedAdd, Sending]] = {}  # those on their way, by key
        self._writes: deque[_Write] = deque()
        self._failed: _Write | None = None  # nothing is written after it before :meth:`take_news` tells of it
        self._news: list[News] = []
        self._lock = Lock()  # guards what is in memory, and is held for no longer than a moment
        self._disk = RLock()  # is held by who writes
        self._writing = Lock()  # is held by the thread in :meth:`write`
        self._ends = False

    # --- what there is ---

    @property
    def service_id(self) -> str:
        """The service that is open, an empty text if none is."""
        return self._box.service_id

    @property
    def state(self) -> OutboxState:
        """The outbox of the service that is open, an empty one if none is."""
        with self._lock:
            if self._state is None:
                self._state = self._box.state()
            return self._state

    @property
    def outboxes(self) -> Sequence[OutboxState]:
        """The outboxes of all services that were opened."""
        with self._lock:
            return [box.state() for box in self._boxes.values()]

    @property
    def has_writes(self) -> bool:
        """Whether something is to be written or read by :meth:`write`."""
        return bool(self._writes)

    def take_news(self) -> list[News]:
        """Return what has happened on the disk since this was asked last."""
        with self._lock:
            news, self._news, self._failed = self._news, [], None
        return news

    # --- the service that is open ---

    def open(self, service_id: str, journal: Journal, earlier: Iterable[Add] | None = None) -> None:
        """Go on with the outbox of a service, kept in ``journal`` from now on.

        ``earlier`` are the adds of an earlier run to go on with, and no others are looked for; without it, all are read
        from the journal.
        """
        with self._changing():
            self._box = box = self._boxes.setdefault(service_id, Outbox(service_id))
            box.journal, box.snapshot = journal, None
            if earlier is not None:
                box.load(earlier)
                box.has_all = False
            elif not box.loaded:
                self._load(box)

    def close(self) -> None:
        """Send nothing: no service is open."""
        with self._changing():
            self._box = Outbox("")

    def use_list(self, snapshot: Snapshot, *, user_initiated: bool = False) -> None:
        """Use a new list of the service: it answers, and a lost add may be in it."""
        with self._changing():
            box = self._box
            box.service_answered(user_initiated=user_initiated)
            if snapshot.finished:
                box.snapshot = snapshot
                if box.loaded:
                    self._take_over(box)
                else:
                    self._load(box)

    # --- what the user does ---

    def change(self, function: Callable[[Outbox], None]) -> None:
        """Decide something in the outbox of the service that is open, such as ``Outbox.resume``."""
        with self._changing():
            function(self._box)

    def submit(self, new_pet: NewPet, *, hold_s: float = 0, draft: str | UnsetType | None = UNSET) -> QueuedAdd:
        """Take an animal, which can be taken back for ``hold_s`` seconds, and return it.

        ``draft`` is what stands in the form without it, and is saved with it.
        """
        with self._changing():
            box = self._box
            if draft is not UNSET:
                box.set_draft(draft)
            add = box.submit(new_pet, held_until_s=monotonic() + hold_s if hold_s else 0)
            self._save(box, add)
            return replace(add)

    def set_draft(self, service_id: str, draft: str | None) -> None:
        """Save what is typed: not over that of an earlier run before that was read."""
        with self._changing():
            box = self._boxes[service_id]
            box.set_draft(draft)
            if box.loaded:
                self._save_draft(box)

    def take_draft(self, service_id: str) -> str | None:
        """Return what is typed, and what an earlier run left: the form has both from now on."""
        with self._changing():
            box = self._boxes[service_id]
            box.left_draft = None
            return box.draft or None

    def take_out(self, keys: Iterable[int], event: states.Event) -> tuple[QueuedAdd, ...]:
        """Take adds out, as the user has decided, and return them; one on its way is cancelled by :meth:`cancel`.

        An add that waits to be sent anew becomes not confirmed again instead, as it was.
        """
        with self._changing():
            adds = tuple(add for key in keys if (add := self._box.with_key(key)) is not None)
            self._take_out(self._box, adds, event)
            return adds

    def undo(self, adds: Iterable[QueuedAdd]) -> None:
        """Have adds again that :meth:`take_out` has returned: they wait for the user."""
        with self._changing():
            adds = list(adds)
            self._box.undo(adds)
            for add in adds:
                if add.entry is not None or not add.is_saving:
                    self._save(self._box, add)

    def send_anew(self, key: int) -> None:
        """Send a lost add once more, as the user has agreed to, though it may be there twice then."""
        with self._changing():
            add = self._box.with_key(key)
            if add is not None:
                self._box.send_anew(add)
                self._save(self._box, add)

    def save_unsaved(self) -> None:
        """Try once more to save what could not be, and to read what could not be, of all services."""
        with self._changing():
            for box in self._boxes.values():
                for add in box.unsaved:
                    self._save(box, add)
                if not box.loaded:
                    self._load(box)

    # --- sending ---

    def begin_sending(self, *, is_embedded: bool) -> tuple[int, Sending] | None:
        """Begin to send the next add, if there is one, and return its key, too; :meth:`end` follows.

        ``is_embedded`` is whether the program runs the service itself.
        """
        with self._changing():
            box = self._box
            add = box.next_to_send()
            if add is None or add.entry is None or add.key in self._sent:
                return None
            add.state = State.SENDING
            if not add.is_repeated:
                add.sent_s = monotonic()
            sending = Sending(
                add.entry,
                partial(self._on_disk, box.journal),
                before=box.snapshot,
                is_embedded=is_embedded,
                is_repeat=add.is_repeated,
                unwritten=add.unwritten,
            )
            self._sent[add.key] = box, add, sending
            return add.key, sending

    def cancel(self, key: int) -> bool:
        """Return whether an add is on its way, for the caller to end that; it may have been stored all the same."""
        _box, _add, sending = self._sent.get(key, (None, None, None))
        if sending is not None:
            sending.is_cancelled = True
        return sending is not None

    def end(self, key: int, error: Exception | None = None) -> QueuedAdd | None:
        """Record what became of an add; return it as it is then, ``None`` if another service is open.

        ``error`` is for where the program itself has failed.
        """
        with self._changing():
            box, add, sending = self._sent.pop(key)
            outcome = sending.outcome
            if outcome is None:
                box.fail(add, sending.entry, error or RuntimeError("it was not run"))
            else:
                box.settle(add, outcome)
                if isinstance(outcome, Unknown) or add.unwritten:
                    add.entry = replace(add.entry or sending.entry, number=sending.entry.number)  # in a restored file
                else:
                    add.entry = sending.entry
            if outcome is not None and sending.is_cancelled:
                add.is_repeated = False  # nothing is done before the user has decided
                if add.state in {State.WAITING, State.REFUSED}:
                    self._take_out(box, [add], states.Discarded())
            if isinstance(outcome, Added) and add.unwritten:  # the disk could not take it at once
                self._record(box, add, states.Answered(outcome.pet.id))
            return replace(add) if box is self._box else None

    @contextmanager
    def _changing(self) -> Iterator[None]:
        with self._lock:
            self._state = None
            yield

    # --- the disk ---

    def write(self) -> None:
        """Write and read what was asked for, one after the other, until something fails: then tell of that first."""
        with self._writing:
            while self._writes and not self._ends and self._failed is None:
                write = self._writes.popleft()
                if not self._run(write):
                    self._failed = write

    def drain(self) -> None:
        """Write what is left, at the end of the program. What could not be written is tried once more, in its turn.

        It waits for a disk that hangs for some seconds at most.
        """
        self._ends = True
        if not self._writing.acquire(timeout=_PATIENCE_S):
            return  # the disk hangs: what follows would wait for it as well, and hold up the end
        if self._disk.acquire(timeout=_PATIENCE_S):
            with suppress(Exception):  # a fault of the program's own does not keep it from ending
                self._write_all()
            self._disk.release()
        self._writing.release()

    def _write_all(self) -> None:
        until_s = monotonic() + _PATIENCE_S  # each may wait for another program, but not one after the other for ever
        if self._failed is not None:
            self._writes.appendleft(self._failed)
        self.save_unsaved()
        while self._writes and monotonic() < until_s:
            write = self._writes.popleft()
            if not self._run(write):
                self._run(write)

    def _run(self, write: _Write) -> bool:
        """Return whether it has worked."""
        try:
            value = self._on_disk(write.box.journal, write.function)
        except Exception as error:  # noqa: BLE001  the user sees it
            with self._changing():
                write.failed(error)
            return False
        with self._changing():
            write.done(value)
        return True

    def _on_disk(self, journal: Journal, function: Callable[[Journal], T]) -> T:
        """Use the journal; first save what was in it, if its file was moved or deleted."""
        with self._disk:
            try:
                return function(journal)
            except JournalMovedError:
                self._restore(journal)
            return function(journal)

    def _tell(self, what: Happened, box: Outbox, error: Exception | None = None, add: QueuedAdd | None = None) -> None:
        self._news.append(News(what, box.service_id, error, None if add is None else replace(add)))

    def _save(self, box: Outbox, add: QueuedAdd) -> None:
        """Save a new add, together with the draft; or that the user wants a discarded one again, or a lost one anew."""
        add.saves += 1

        def write(journal: Journal) -> Add:
            if add.entry is not None:
                with suppress(MissingAddError):  # its file was lost after it was taken out
                    return journal.apply(add.entry.number, *add.unwritten, states.Undone(), states.SentAnew())
            state, draft = State.HELD if add.state is State.HELD else State.WAITING, box.draft
            # Not over a draft that was not read yet.
            notes = {} if draft is UNSET or not box.loaded else {DRAFT: draft}
            (entry,) = journal.enqueue(box.service_id, [add.new_pet], state=state, notes=notes)
            return entry

        def done(entry: Add) -> None:
            is_new, add.entry = add.entry is None, entry
            add.saves, add.save_error = add.saves - 1, None
            if not is_new:
                add.unwritten.clear()
            elif add not in box.adds:
                self._record(box, add, states.Discarded())  # it was taken out meanwhile
            self._tell(Happened.CHANGED, box)

        def failed(error: Exception) -> None:
            add.saves -= 1
            if add.entry is None or add.state is State.WAITING:  # else it is taken back: nothing is left to save
                add.save_error = error
            self._tell(Happened.CHANGED, box, error)

        self._writes.append(_Write(box, write, done, failed))

    def _take_out(self, box: Outbox, adds: Iterable[QueuedAdd], event: states.Event) -> None:
        for add in adds:
            if not (isinstance(event, states.Discarded) and box.take_back(add)):
                box.remove(add)
            self._record(box, add, event)
        self._search(box)  # what these were can be no other one

    def _record(self, box: Outbox, add: QueuedAdd, event: states.Event) -> None:
        if add.entry is None:
            return

        def write(journal: Journal) -> Add | None:
            with suppress(MissingAddError):  # the file was restored without it
                return None if add.entry is None else journal.apply(add.entry.number, *add.unwritten, event)
            return None

        def done(entry: Add | None) -> None:
            add.entry = entry
            add.unwritten.clear()

        def failed(error: Exception) -> None:
            add.unwritten.append(event)
            if not isinstance(event, states.Answered):  # else the next start finds it again, without the user
                self._tell(Happened.RECORDED, box, error, add)

        self._writes.append(_Write(box, write, done, failed))

    def _save_draft(self, box: Outbox) -> None:
        draft = box.draft or None

        def write(journal: Journal) -> bool:
            is_latest = (box.draft or None) == draft
            if is_latest:
                journal.set_note(box.service_id, DRAFT, draft)
            return is_latest

        def done(is_latest: bool) -> None:  # noqa: FBT001  what the write returned
            if is_latest:
                self._tell(Happened.DRAFT_SAVED, box)

        self._writes.append(_Write(box, write, done, partial(self._tell, Happened.DRAFT_SAVED, box)))

    def _load(self, box: Outbox) -> None:
        """Read what an earlier run left."""

        def read(journal: Journal) -> tuple[Sequence[Add], str | None]:
            return journal.take_over(box.service_id), journal.note(box.service_id, DRAFT)

        def done(found: tuple[Sequence[Add], str | None]) -> None:
            if box.loaded:
                return
            entries, draft = found
            box.load(entries)
            if box.draft is UNSET:
                box.draft = draft
            else:  # typed since it was opened
                box.left_draft = draft
                box.set_draft(box.draft)
                self._save_draft(box)
            for add in box.unsaved:
                self._save(box, add)
            self._search(box)
            self._tell(Happened.LOADED, box)

        self._writes.append(_Write(box, read, done, partial(self._tell, Happened.LOADED, box)))

    def _take_over(self, box: Outbox) -> None:
        """Go on with what programs have left that have ended since, then look for what is lost."""

        def take_over(journal: Journal) -> Sequence[Add]:
            return journal.take_over(box.service_id, new_only=True) if box.has_all else ()

        def done(entries: Sequence[Add]) -> None:
            if entries:
                box.load(entries)
                self._tell(Happened.CHANGED, box)
            self._search(box)

        self._writes.append(_Write(box, take_over, done, partial(self._tell, Happened.CHANGED, box)))

    def _search(self, box: Outbox) -> None:
        """Look for the lost adds in what was last listed, with what the journal knows of all others."""
        snapshot = box.snapshot
        lost = [add.entry for add in box.of(State.NOT_CONFIRMED) if add.entry is not None]
        if snapshot is None or not lost:
            return

        def find(journal: Journal) -> Mapping[int, Finding]:
            listed = ListedPets(snapshot)
            adds = lost
            if box.has_all:
                open_adds = [add for add in journal.open_adds(box.service_id) if add.is_lost]
                adds = open_adds + [add for add in lost if add.source is not None]
            # Apart from each other: what is sent again may turn out to be what is found.
            repeated = [add for add in adds if add.may_be_repeated]
            others = [add for add in adds if not add.may_be_repeated]
            return find_lost(journal, listed, repeated) | find_lost(journal, listed, others)

        def done(findings: Mapping[int, Finding]) -> None:
            box.take_findings(findings)
            self._tell(Happened.CHANGED, box)

        self._writes.append(_Write(box, find, done, partial(self._tell, Happened.CHANGED, box)))

    def _restore(self, journal: Journal) -> None:
        """Save all that is kept in ``journal`` anew: its file was moved or deleted, and another one is begun."""
        with self._lock:
            boxes = [box for box in self._boxes.values() if box.journal is journal]
            adds = [add for box in boxes for add in box.adds if add.entry is not None]
            sent = [self._sent[add.key][-1] if add.key in self._sent else add for add in adds]
            entries = [each.entry for each in sent if each.entry is not None]
        restored = journal.restore(entries)
        with self._changing():
            for add, way, before, entry in zip(adds, sent, entries, restored, strict=True):
                if entry.number != before.number:
                    add.entry = way.entry = entry
            for box in boxes:
                if box.draft is not UNSET and box.loaded:
                    self._save_draft(box)
            self._tell(Happened.RESTORED, self._box)
