"""The notices about adds that are not settled, in the card of the form, with their buttons; a part is announced."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from petstore_gui.inventory.journal import JournalError
from petstore_gui.inventory.outbox import Outbox, State
from petstore_gui.ui.add_pet import text as add_pet_text
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.add_pet.outbox_store import OutboxStore
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets.accessibility import announce


class OutboxNotices(QObject):
    """One notice for adds that wait, and one for those that the user has to decide about."""

    retry_requested = Signal()
    """What waits for the service or the disk is to be tried again."""
    send_requested = Signal()
    discard_requested = Signal()
    """What waits for the user is to be sent, or discarded."""
    edit_or_resolve_requested = Signal(object)
    """The key of a QueuedAdd that was refused or lost."""

    def __init__(self, form: AddPetForm, reporter: ErrorReporter, store: OutboxStore, parent: QObject) -> None:
        super().__init__(parent)
        self._form = form
        self._reporter = reporter
        self._store = store

    def show(self, box: Outbox, *, retry_in_s: int | None) -> None:
        """Show the notices about ``box``; ``retry_in_s``: in so many seconds it is tried again."""
        self._show_waiting(box, retry_in_s)
        self._show_attention(box)

    def _show_waiting(self, box: Outbox, retry_in_s: int | None) -> None:
        sentence, acts = "", {}
        if (unsaved := self._store.not_saved(box)) and self._store.error is not None:
            sentence = add_pet_text.unsaved_sentence(unsaved, self._store.error)
            acts = {self.tr("Try again"): self.retry_requested.emit}
        elif box.held:
            sentence = add_pet_text.held_sentence(box.held)
            acts = {self.tr("Send"): self.send_requested.emit, self.tr("Discard"): self.discard_requested.emit}
        elif box.waiting and box.pause is not None:
            is_own = isinstance(box.pause, JournalError)
            reason = translate(box.pause) if is_own else self._reporter.reason(box.pause)
            sentence = add_pet_text.waiting_sentence(box, reason, retry_in_s)
            acts = {self.tr("Send now"): self.retry_requested.emit}
            if not is_own:
                failure = Failure(box.pause, Operation.LOADING, self.retry_requested.emit)
                acts[self.tr("Details")] = partial(self._reporter.report, failure)
        notice = self._form.waiting_notice
        if sentence and notice.isHidden():  # once, not again at each second
            announce(self._form, add_pet_text.heard_waiting(len(box.of(State.WAITING))))
        notice.show_sentence(sentence, acts)

    def _show_attention(self, box: Outbox) -> None:
        adds = box.of(State.REFUSED) + box.of(State.NOT_CONFIRMED)
        sentence, acts = "", {}
        if adds:
            sentence = add_pet_text.attention_sentence(adds)
            acts = {add_pet_text.act_word(adds[0]): partial(self.edit_or_resolve_requested.emit, adds[0].key)}
        self._form.attention_notice.show_sentence(sentence, acts)
