"""What the card of the form says of adds that are not settled, with the buttons for them; a part of it aloud."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.inventory.journal import JournalError
from petstore_gui.inventory.outbox import Outbox, State
from petstore_gui.ui.add_pet import text as add_pet_text
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets.accessibility import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.ui.add_pet.form import AddPetForm
    from petstore_gui.ui.add_pet.outbox_store import OutboxStore
    from petstore_gui.ui.session.error_reporter import ErrorReporter


class OutboxNotices(QObject):
    """What its buttons do comes from outside.

    ``retry`` is for adds that wait for the service or the disk, ``send`` and ``discard`` are for those that wait for
    the user, ``act`` is for one that was refused or lost.
    """

    def __init__(
        self,
        form: "AddPetForm",
        failures: "ErrorReporter",
        store: "OutboxStore",
        parent: QObject,
        *,
        retry: "Callable[[], None]",
        send: "Callable[[], None]",
        discard: "Callable[[], None]",
        act: "Callable[[int], None]",
    ) -> None:
        super().__init__(parent)
        self._form = form
        self._failures = failures
        self._store = store
        self._retry = retry
        self._send = send
        self._discard = discard
        self._act = act
        self._shows_waiting = self._shows_attention = False

    def show(self, box: Outbox | None, *, retry_in_s: int | None = None) -> None:
        """Show what there is to say of ``box``; ``retry_in_s``: in so many seconds it is tried again."""
        self._show_waiting(box, retry_in_s)
        self._show_attention(box)

    def _show_waiting(self, box: Outbox | None, retry_in_s: int | None) -> None:
        sentence, acts = "", {}
        if box is not None and (unsaved := self._store.not_saved(box)) and self._store.error is not None:
            sentence = add_pet_text.unsaved_sentence(unsaved, self._store.error)
            acts = {self.tr("Try again"): self._retry}
        elif box is not None and box.held:
            sentence = add_pet_text.held_sentence(box.held)
            acts = {self.tr("Send"): self._send, self.tr("Discard"): self._discard}
        elif box is not None and box.waiting and box.pause is not None:
            own = isinstance(box.pause, JournalError)
            reason = translate(box.pause) if own else self._failures.reason(box.pause)
            sentence = add_pet_text.waiting_sentence(box, reason, retry_in_s)
            acts = {self.tr("Send now"): self._retry}
            if not own:
                acts[self.tr("Details")] = partial(
                    self._failures.report, Failure(box.pause, Operation.LISTING, self._retry)
                )
        if sentence or self._shows_waiting:
            self._form.waiting_notice.show_sentence(sentence, acts)
        if box is not None and sentence and not self._shows_waiting:  # once, not again at each second
            announce(self._form, add_pet_text.heard_waiting(len(box.of(State.WAITING))))
        self._shows_waiting = bool(sentence)

    def _show_attention(self, box: Outbox | None) -> None:
        adds = [] if box is None else [*box.of(State.REFUSED), *box.of(State.NOT_CONFIRMED)]
        if adds:
            first = adds[0]
            sentence = add_pet_text.attention_sentence(adds)
            self._form.attention_notice.show_sentence(
                sentence, {add_pet_text.act_word(first): lambda: self._act(first.key)}
            )
        elif self._shows_attention:
            self._form.attention_notice.show_sentence("", {})
        self._shows_attention = bool(adds)
