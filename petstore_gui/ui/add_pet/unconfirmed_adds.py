"""Asks the user about adds whose answer was lost, one after the other, and carries out what they decide."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from petstore_gui.inventory.adding import CouldBe, ProbablyAdded
from petstore_gui.inventory.journal import Resolution
from petstore_gui.inventory.outbox import Outbox, QueuedAdd, State
from petstore_gui.ui.session.failure import Failure, Operation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from petstore_gui.ui.add_pet.controller import AddPetController
    from petstore_gui.ui.add_pet.resolve_dialog import ResolveAddDialog
    from petstore_gui.ui.session.error_reporter import ErrorReporter


class UnconfirmedAdds(QObject):
    """Asks by itself only where the list has something to choose from, and nobody is in the middle of typing."""

    def __init__(self, window: QWidget, failures: "ErrorReporter", outbox: "AddPetController") -> None:
        super().__init__(outbox)
        self._window = window
        self._failures = failures
        self._outbox = outbox
        self._box: Outbox | None = None
        self._to_ask: list[QueuedAdd] = []
        self._asked: tuple[QueuedAdd, ResolveAddDialog] | None = None
        self._category_names: Mapping[int, str] = {}

    def begin(self, box: Outbox | None) -> None:
        """Ask about the adds of another service from now on, or of none."""
        self._box = box
        self._to_ask = []
        asked, self._asked = self._asked, None
        if asked is not None:
            asked[1].reject()

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let categories have these names, from the next question on."""
        self._category_names = names

    @property
    def has_questions(self) -> bool:
        """Whether a list has something for an add that was not asked about yet."""
        return bool(self._new())

    def ask(self) -> None:
        """Ask about each add that a list has something for and that was not asked about yet."""
        if self.is_free:
            self._to_ask += [add for add in self._new() if add not in self._to_ask]
            self._ask_next()

    def decide(self, add: QueuedAdd) -> None:
        """Ask about this add now: the user wishes it."""
        self._to_ask.insert(0, add)
        self._ask_next()

    def _new(self) -> list[QueuedAdd]:
        lost = [] if self._box is None else self._box.of(State.NOT_CONFIRMED)
        return [add for add in lost if not add.asked and isinstance(add.finding, (ProbablyAdded, CouldBe))]

    @property
    def is_free(self) -> bool:
        """Whether nobody is busy in another window of the program; a message there has its turn first."""
        from petstore_gui.ui.widgets.message_dialog import Box

        focus = QApplication.focusWidget()
        return focus is None or focus.window() is self._window or isinstance(focus.window(), Box)

    def _ask_next(self) -> None:
        if self._asked is None and self._to_ask:
            self._failures.dialogs.ask(self._make_dialog, self._on_dialog_finished)

    def _make_dialog(self, parent: QWidget) -> "ResolveAddDialog | None":
        from petstore_gui.ui.add_pet.resolve_dialog import ResolveAddDialog, question

        while self._to_ask and self._box is not None and self._asked is None:
            add = self._to_ask.pop(0)
            if add in self._box.of(State.NOT_CONFIRMED) and add.entry is not None:
                cause = None
                if add.error is not None:  # not as the failure of an add, which would speak of this one as settled
                    cause = self._failures.message(Failure(add.error, Operation.LISTING, self._ask_next))
                dialog = ResolveAddDialog(
                    parent, question(add.entry, add.finding, cause, self._category_names), self._category_names
                )
                add.asked = True
                self._asked = add, dialog
                return dialog
        return None

    def _on_dialog_finished(self, _result: int) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:  # else another service was opened
            self._decided(*asked)
            self._ask_next()

    def _decided(self, add: QueuedAdd, dialog: "ResolveAddDialog") -> None:
        from petstore_gui.ui.add_pet.resolve_dialog import Decision

        if self._box is None or add not in self._box.adds:
            return
        match dialog.decision:
            case Decision.IT_IS if dialog.chosen is not None:
                self._outbox.say_added(dialog.chosen.name, dialog.chosen.id)
                self._outbox.close(add, Resolution.ADDED_PROBABLY, dialog.chosen.id)
                self._outbox.added.emit(dialog.chosen)
            case Decision.LEAVE:
                self._outbox.close(add, Resolution.LEFT)
            case Decision.AGAIN:
                self._outbox.add_again(add)
            case _:
                pass
