"""Asks what only the user can decide, one question after the other, and never while something is being typed."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from petstore_gui.api.errors import StatusError
from petstore_gui.outbox.add import State
from petstore_gui.outbox.matching import CouldBe, ProbablyAdded
from petstore_gui.outbox.queue import Outbox, OutboxState
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.add_pet.outbox import OutboxBridge
from petstore_gui.ui.add_pet.resolve_dialog import ResolveAddDialog
from petstore_gui.ui.add_pet.text import repeat_sentence
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets import message_dialog
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box


class Prompts(QObject):
    """Asks before Production is written to, about refused adds, and about those whose answer was lost.

    About Production it asks once each time the program is started, if ``confirm_production`` returns that it should.
    """

    resolved = Signal(object, object, object)
    """The key of an add whose answer was lost, the user's Decision about it, and the Pet that it is, or ``None``."""
    edit_requested = Signal(object)
    """The key of a refused QueuedAdd."""

    def __init__(
        self,
        context: FeatureContext,
        form: AddPetForm,
        outbox: OutboxBridge,
        parent: QObject,
        *,
        confirm_production: Callable[[], bool],
    ) -> None:
        super().__init__(parent)
        self._window = context.window
        self._session = context.session
        self._reporter = context.errors
        self._form = form
        self._outbox = outbox
        self._confirm_production = confirm_production
        self._production_agreed = False
        self._production_asked: object = None  # while the user has not answered
        self._told: set[int] = set()  # the keys of the adds about which the user was asked
        self._to_ask: list[int] = []
        self._asked_for: int | None = None  # the key of the add that the user wants to decide about now
        self._asked: tuple[int, ResolveAddDialog] | None = None
        self._idle_timer = QTimer(self, singleShot=True)
        self._idle_timer.timeout.connect(self.ask)

    def begin(self) -> None:
        """Ask about the adds of another service from now on."""
        self._production_asked = self._asked_for = None
        self._to_ask = []
        asked, self._asked = self._asked, None
        if asked is not None:
            asked[1].reject()

    def may_send(self, add: QueuedAdd) -> bool:
        """Return whether ``add`` may be sent now; else the user is asked whether Production is to be written to."""
        if self._production_asked is not None:
            return False
        connection = self._session.connection
        is_production = connection is not None and connection.is_production
        if self._production_agreed or not is_production or not self._confirm_production():
            return True
        self._form.show_message("")
        if self._is_idle:
            self._ask_about_production(add)
        else:
            self.ask_when_idle()
        return False

    @Slot()
    def ask(self) -> None:
        """Ask about what was refused or lost, unless something is being typed; the rows show it at once.

        An open question that a newer list has changed is asked again a little later: an Enter was for the old one.
        """
        if self._close_outdated_question():
            self.ask_when_idle()
            return
        state = self._state
        refused = [add for add in state.of(State.REFUSED) if add.key not in self._told]
        lost = [
            add.key
            for add in state.unconfirmed
            if add.key not in self._told
            and add.key not in self._to_ask
            and isinstance(add.finding, (ProbablyAdded, CouldBe))
        ]
        to_send = state.next_to_send is not None and self._production_asked is None
        if not self._is_idle:
            if refused or lost or to_send or self._to_ask:
                self.ask_when_idle()
            return
        if to_send:
            self._outbox.go_on()
        for add in refused:
            self._told.add(add.key)
            if isinstance(add.error, StatusError):  # else it was refused, and reported, before this run
                retry = partial(self.edit_requested.emit, add.key)
                self._reporter.report(Failure(add.error, Operation.ADDING, retry, automatic=True))
        self._to_ask += lost
        self._ask_next(automatic=True)

    def ask_when_idle(self) -> None:
        """Ask a little later, or as soon as nothing is being typed."""
        self._idle_timer.start(round(message_dialog.IDLE_AFTER_S * 1000))

    def resolve(self, key: int) -> None:
        """Ask about this lost add now, as the user wants."""
        self._asked_for = key
        self._to_ask.insert(0, key)
        self._ask_next()

    def ask_anew(self, key: int) -> None:
        """Ask once more about an add about which the user was asked: it is sent anew."""
        self._told.discard(key)

    def close_question(self, key: int) -> None:
        """Take back the question about a lost add: it was sent again, and was added."""
        if self._asked is not None and self._asked[0] == key:
            self._asked[1].reject()

    @property
    def _state(self) -> OutboxState:
        return self._outbox.worker.state

    @property
    def _is_idle(self) -> bool:
        """Whether nothing is being typed, here or in another window; a message there has its turn first."""
        focus = QApplication.focusWidget()
        is_free = focus is None or focus.window() is self._window or isinstance(focus.window(), PlainMessageBox)
        return not self._form.draft.name and not self._reporter.dialogs.seconds_until_idle and is_free

    def _ask_about_production(self, add: QueuedAdd) -> None:
        question = self._production_asked = object()
        title = self.tr("This is Production. Add “{name}” to it?").format(name=sanitize(add.new_pet.name))
        text = self.tr(
            "Everyone who uses it will see the animal, and this program can't remove it. You are asked once each "
            "time the program starts, until you agree."
        )
        answers = {self.tr("Add to Production"): 1, self.tr("Do not add"): 0}

        def make(parent: QWidget) -> QDialog | None:
            return question_box(parent, title, text, answers) if self._production_asked is question else None

        def finished(result: int) -> None:
            if self._production_asked is question:
                self._production_asked = None
                if result:
                    self._production_agreed = True
                else:
                    self._outbox.worker.change(Outbox.hold_back)
                self._outbox.go_on()

        self._reporter.dialogs.ask(make, finished, automatic=True)

    def _close_outdated_question(self) -> bool:
        """Close the open question if a newer list has changed it; return whether it was closed."""
        if self._asked is None:
            return False
        key, dialog = self._asked
        add = self._state.with_key(key)
        if add is None or not add.is_lost or dialog.asks_what_it_would_with(add.finding):
            return False
        self._told.discard(key)
        dialog.reject()
        if key == self._asked_for:
            self._to_ask.insert(0, key)  # the user wants to decide about it now
        return True

    def _ask_next(self, *, automatic: bool = False) -> None:
        if self._asked is None and self._to_ask:
            self._reporter.dialogs.ask(self._make_dialog, self._on_dialog_finished, automatic=automatic)

    def _make_dialog(self, parent: QWidget) -> ResolveAddDialog | None:
        while self._to_ask and self._asked is None:
            add = self._state.with_key(self._to_ask.pop(0))
            if add is not None and add.is_lost and add.entry is not None:
                cause = None
                if add.error is not None:  # not as the failure of an add, which would speak of this one as settled
                    cause = self._reporter.message(Failure(add.error, Operation.LOADING, self._ask_next))
                repeat = repeat_sentence(add)
                names = self._session.category_names
                dialog = ResolveAddDialog(parent, add.entry, add.finding, cause, names, repeat=repeat)
                self._told.add(add.key)
                self._asked = add.key, dialog
                return dialog
        return None

    def _on_dialog_finished(self, _result: int) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:  # else another service was opened
            key, dialog = asked
            if self._state.with_key(key) is not None and dialog.decision is not None:
                self.resolved.emit(key, dialog.decision, dialog.chosen)
            if self._is_idle:
                self._ask_next(automatic=True)
            else:
                self.ask_when_idle()
