"""Keeps the outboxes in the journal, and what is typed and not submitted yet, so that both survive a crash."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import partial
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Attempt
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalMovedError
from petstore_gui.outbox.matching import Finding, ListedPets, find_lost
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.storage.sqlite_file import BUSY_SECONDS
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet.draft import FormDraft
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.add_pet.text import short_name
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.session import Session

DRAFT: Final = "draft"  # the name of the journal's note
_SAVE_AGAIN_MS: Final = 5000

T = TypeVar("T")

_PATIENCE_S: Final = BUSY_SECONDS + 1  # for a write that waits for another program


class _Write(NamedTuple):
    journal: Journal
    function: Callable[[Journal], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]

    def run(self) -> tuple[bool, Any]:
        """Return whether it worked, with its value or its exception."""
        try:
            return True, self.function(self.journal)
        except Exception as error:  # noqa: BLE001  it belongs to the caller of the write
            return False, error


class JournalWriter(QObject):
    """Keeps the order: a draft is never written over by an older one, nor an add saved after the next one."""

    moved = Signal(object)
    """A Journal whose file was moved or deleted, before the write that met this is told of it."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: deque[_Write] = deque()
        self._ended: deque[tuple[_Write, bool, Any]] = deque()  # no callback has heard of these yet
        self._running = Lock()  # is held by the thread that runs the writes
        self._has_worker = False
        self._ends = False

    def write(
        self,
        journal: Journal,
        function: Callable[[Journal], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run ``function(journal)`` after all that was asked for before; ``done`` or ``failed`` hears of it."""
        self._waiting.append(_Write(journal, function, done, failed))
        self._start()

    def drain(self) -> None:
        """Write what is left, on the calling thread, at the end of the program; no callback hears of it.

        What could not be written is tried once more, in its turn.
        """
        self._ends = True
        if not self._running.acquire(timeout=_PATIENCE_S):
            return  # the disk hangs: what follows would wait for it as well, and hold up the end
        until = monotonic() + _PATIENCE_S  # each may wait for another program, but not one after the other for ever
        for write, is_done, value in self._ended:
            if not is_done:
                self._try_again(write, value, until)
        while self._waiting and monotonic() < until:
            write = self._waiting.popleft()
            is_done, value = write.run()
            if not is_done:
                self._try_again(write, value, until)
        self._running.release()

    def _try_again(self, write: _Write, error: Exception, until: float) -> None:
        if isinstance(error, JournalMovedError):
            later, self._waiting = self._waiting, deque()
            self.moved.emit(write.journal)  # what was in the file is asked for anew, and comes first
            anew, self._waiting = self._waiting, later
            for each in anew:
                each.run()
        if monotonic() < until:
            write.run()

    def _start(self) -> None:
        if self._waiting and not self._has_worker and not self._ends:
            self._has_worker = True
            self._session.run_in_background(self._run, owner=self, done=self._on_ended, failed=_raise)

    def _run(self) -> None:
        """Run what waits, on a worker: no write waits for the window, unless one before it has failed."""
        with self._running:
            is_done = True
            while is_done and self._waiting and not self._ends:
                write = self._waiting.popleft()
                is_done, value = write.run()
                self._ended.append((write, is_done, value))

    def _on_ended(self, _nothing: None) -> None:
        self._has_worker = False
        self._start()
        self._tell()

    def _tell(self) -> None:
        while self._ended and not self._ends:
            write, is_done, value = self._ended.popleft()
            try:
                if isinstance(value, JournalMovedError):
                    self.moved.emit(write.journal)
                (write.done if is_done else write.failed)(value)
            except Exception:
                self._tell()  # a fault in one answer keeps no other from being heard
                raise


def _raise(error: Exception) -> None:
    raise error


class OutboxStore(QObject):
    """Nothing is sent before it is in here, and so on the disk. Each service has its outbox and its draft.

    A draft is written at every edit, but not over that of an earlier run before that was read, with the outbox.
    """

    changed = Signal()
    """An outbox was saved, restored or searched, or could not be."""
    loaded = Signal(object)
    """An Outbox that has the adds of an earlier run in it now."""
    load_failed = Signal(object, object)
    """An Outbox, and the exception that kept it from being read."""

    def __init__(self, session: Session, reporter: ErrorReporter, form: AddPetForm, parent: QObject) -> None:
        super().__init__(parent)
        self._reporter = reporter
        self._form = form
        self._writer = JournalWriter(session, self)
        self._boxes: dict[str, Outbox] = {}
        self._drafts: dict[Outbox, FormDraft] = {}
        """What was typed in this run, or was read."""
        self._box_of_form: Outbox | None = None
        self._reads = Counter[Outbox]()
        self._restoring: set[Journal] = set()
        self._save_again = QTimer(self, singleShot=True)
        self._save_again.timeout.connect(self._on_save_again_timeout)
        self._writer.moved.connect(self.restore)
        form.edited.connect(self._on_form_edited)

    @property
    def boxes(self) -> Iterable[Outbox]:
        """The outboxes of all services that were opened."""
        return self._boxes.values()

    def begin(self, service_id: str, journal: Journal) -> Outbox:
        """Return the outbox of a service, kept in ``journal`` from now on; the adds of an earlier run follow.

        The form gets what was typed for this service in this run, or is empty.
        """
        box = self._boxes.setdefault(service_id, Outbox(service_id))
        box.journal = journal
        first = self._box_of_form is None
        self._box_of_form = box
        if not first:
            self._fill_form(self._drafts.get(box, FormDraft()))
        elif self._form.draft != FormDraft():
            self._on_form_edited()  # typed before any service was open
        if not box.loaded:
            self.load(box)
        return box

    def load(self, box: Outbox) -> None:
        """Read what an earlier run left. Of several reads the last one counts: it has what was decided meanwhile."""
        self._reads[box] += 1
        self._writer.write(
            box.journal,
            lambda journal: (journal.open_adds(box.service_id), journal.note(box.service_id, DRAFT)),
            done=partial(self._on_loaded, box, self._reads[box]),
            failed=partial(self._on_load_failed, box),
        )

    def save(self, box: Outbox, add: QueuedAdd) -> None:
        """Save a new add, together with what stands in the form without it; or that one is wanted after all.

        That is one whose answer was lost, or one that was discarded.
        """
        add.is_saving = True
        entry, state = add.entry, State.HELD if add.state is State.HELD else State.WAITING
        draft = {DRAFT: self._drafts[box].as_note()} if box in self._drafts else {}

        def write(journal: Journal) -> Add:
            if entry is not None:
                return journal.apply(entry.number, *add.unwritten, states.Undone(), states.SentAnew())
            notes = draft if box.loaded else {}  # not over a draft that was not read yet
            (saved,) = journal.enqueue(box.service_id, [add.new_pet], state=state, notes=notes)
            return saved

        self._writer.write(
            box.journal, write, done=partial(self._on_saved, box, add), failed=partial(self._on_save_failed, box, add)
        )

    def save_unsaved(self, box: Outbox) -> None:
        """Try once more to save what could not be."""
        for add in box.unsaved:
            self.save(box, add)

    def is_restoring(self, box: Outbox) -> bool:
        """Return whether the file of ``box`` was lost, and another one is being begun."""
        return box.journal in self._restoring

    @Slot(object)
    def restore(self, journal: Journal) -> None:
        """Save all that is kept in ``journal`` anew: its file was moved or deleted, and another one is begun."""
        if journal in self._restoring:
            return
        self._restoring.add(journal)
        adds = [add for box in self.boxes if box.journal is journal for add in box.adds if add.entry is not None]
        lost = [(add.entry, add.attempt) for add in adds if add.entry is not None]

        def write(journal: Journal) -> tuple[Add, ...]:
            with ExitStack() as marking:
                for _entry, attempt in lost:
                    if attempt is not None:
                        marking.enter_context(attempt.lock)
                return journal.restore([_as_sent(entry, attempt) for entry, attempt in lost])

        self._writer.write(
            journal,
            write,
            done=partial(self._on_restored, journal, adds),
            failed=partial(self._on_restore_failed, journal),
        )
        for box in self._drafts:
            if box.journal is journal:
                self._save_draft(box)

    def record(self, box: Outbox, add: QueuedAdd, event: states.Event) -> None:
        """Write down what has happened to an add."""
        entry = add.entry
        if entry is not None:
            self._writer.write(
                box.journal,
                lambda journal: journal.apply(entry.number, *add.unwritten, event),
                done=partial(self._on_recorded, add),
                failed=partial(self._on_record_failed, add, event),
            )

    def forget(self, box: Outbox, adds: list[QueuedAdd], event: states.Event) -> None:
        """Take adds out of ``box``, as the user has decided; the journal keeps the decision.

        One that was to be sent anew is not confirmed again where that is taken back.
        """
        for add in adds:
            if not (isinstance(event, states.Discarded) and box.take_back(add)):
                box.remove(add)
            self.record(box, add, event)
        self.search(box)  # what these were can be no other one

    def undo(self, box: Outbox, adds: list[QueuedAdd]) -> None:
        """Have adds in ``box`` again that the user had discarded."""
        box.undo(adds)
        for add in adds:
            if not add.is_saving:
                self.save(box, add)

    def search(self, box: Outbox) -> None:
        """Look for the lost adds in what was last listed, with what the journal knows of all others."""
        snapshot = box.snapshot
        if snapshot is not None and box.of(State.NOT_CONFIRMED):

            def find(journal: Journal) -> Mapping[int, Finding]:
                listed = ListedPets(snapshot)
                lost = [add for add in journal.open_adds(box.service_id) if add.is_lost]
                settled_by_key = [add for add in lost if add.may_be_repeated]
                others = [add for add in lost if not add.may_be_repeated]
                # Apart from each other: what is sent again may turn out to be what is found.
                return find_lost(journal, listed, settled_by_key) | find_lost(journal, listed, others)

            self._writer.write(box.journal, find, done=partial(self._on_searched, box), failed=self._on_search_failed)

    def take_submitted(self) -> None:
        """Let the draft be what stands in the form without the animal that is just taken out of it."""
        if self._box_of_form is not None:
            self._drafts[self._box_of_form] = self._form.next_draft

    def save_now(self) -> None:
        """Save what was typed and submitted in the last moments, at the end of the program."""
        for box in self.boxes:
            self.save_unsaved(box)
        self._writer.drain()

    def _take_draft(self, box: Outbox, text: str | None) -> None:
        """Use the draft that an earlier run saved, unless something was typed since :meth:`begin`."""
        if box in self._drafts:
            self._save_draft(box)
            return
        self._drafts[box] = FormDraft.of_note(text)
        if box is self._box_of_form:
            self._fill_form(self._drafts[box])

    def _fill_form(self, draft: FormDraft) -> None:
        box, self._box_of_form = self._box_of_form, None  # the user does not type this
        self._form.set_draft(draft)
        self._box_of_form = box

    def _save_draft(self, box: Outbox) -> None:
        draft = self._drafts[box]

        def write(journal: Journal) -> bool:
            is_latest = self._drafts[box] == draft
            if is_latest:
                journal.set_note(box.service_id, DRAFT, draft.as_note())
            return is_latest

        if box.loaded:
            self._writer.write(box.journal, write, done=self._on_draft_saved, failed=self._on_draft_failed)

    @Slot()
    def _on_form_edited(self) -> None:
        box, draft = self._box_of_form, self._form.draft
        if box is not None and draft != self._drafts.get(box):
            self._drafts[box] = draft
            self._save_draft(box)

    def _on_draft_saved(self, is_latest: bool) -> None:  # noqa: FBT001  what the write returned
        if is_latest:
            self._form.show_warning("")

    def _on_draft_failed(self, error: Exception) -> None:
        # Said once and quietly: the next letter tries again.
        self._form.show_warning(
            self.tr("Your draft can't be saved right now"), detail=f"{translate(error)}\n{detail_of(error)}"
        )

    def _on_loaded(self, box: Outbox, number: int, found: tuple[tuple[Add, ...], str | None]) -> None:
        if not box.loaded and number == self._reads[box]:
            entries, draft = found
            box.load(entries)
            self._take_draft(box, draft)
            self.loaded.emit(box)

    def _on_saved(self, box: Outbox, add: QueuedAdd, entry: Add) -> None:
        is_new, add.entry = add.entry is None, entry
        add.is_saving, add.save_error = False, None
        if not is_new:
            add.unwritten.clear()
        elif add not in box.adds:
            self.record(box, add, states.Discarded())  # it was taken out meanwhile
        self.changed.emit()

    def _on_recorded(self, add: QueuedAdd, entry: Add) -> None:
        add.entry = entry
        add.unwritten.clear()

    def _on_save_failed(self, box: Outbox, add: QueuedAdd, error: Exception) -> None:
        add.is_saving = False
        if add.entry is not None and add.state is not State.WAITING:
            pass  # it was to be sent anew, and is taken back: nothing is left to save
        elif isinstance(error, JournalMovedError):
            self.save(box, add)
        else:
            add.save_error = error
            self._save_later()
        self.changed.emit()

    def _save_later(self) -> None:
        if not self._save_again.isActive():
            self._save_again.start(_SAVE_AGAIN_MS)

    @Slot()
    def _on_save_again_timeout(self) -> None:
        for box in self._boxes.values():
            self.save_unsaved(box)
            if not box.loaded:
                self.load(box)

    def _on_load_failed(self, box: Outbox, error: Exception) -> None:
        self._save_later()
        self.load_failed.emit(box, error)

    def _on_restored(self, journal: Journal, adds: Sequence[QueuedAdd], entries: Sequence[Add]) -> None:
        self._restoring.discard(journal)
        for add, entry in zip(adds, entries, strict=True):
            if add.entry is not None and entry.number != add.entry.number:
                add.entry = entry
        for box in self.boxes:
            if box.journal is journal and isinstance(box.pause, JournalMovedError):
                box.resume()
        self._reporter.notify(
            self.tr("The file of unfinished adds was moved or deleted"),
            self.tr("Another one was begun. What this window shows was saved again."),
        )
        self.changed.emit()

    def _on_restore_failed(self, journal: Journal, _error: Exception) -> None:
        self._restoring.discard(journal)  # the next write meets it again
        self.changed.emit()

    def _on_record_failed(self, add: QueuedAdd, event: states.Event, error: Exception) -> None:
        if isinstance(error, JournalMovedError):
            return  # what is restored does not have it
        add.unwritten.append(event)
        sentence = self.tr("You will be asked about {name} again at the next start. {reason}")
        self._reporter.notify(
            self.tr("Your decision could not be saved"),
            sentence.format(name=short_name(add), reason=translate(error)),
            detail_of(error),
        )

    def _on_searched(self, box: Outbox, findings: Mapping[int, Finding]) -> None:
        box.take_findings(findings)
        self.changed.emit()

    def _on_search_failed(self, _error: Exception) -> None:
        self.changed.emit()


def _as_sent(entry: Add, attempt: Attempt | None) -> Add:
    """Return an add of a lost file: that it is on its way may stand only there."""
    is_sent = attempt is not None and attempt.is_marked
    sent = states.Sent(datetime.now(UTC), None, None) if is_sent else states.Released()
    return states.step(entry, sent) or entry
