"""A link asks before it looks up an animal, unless the user has allowed it for good."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.lookup.controller import LookupController
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box
from petstore_gui.ui.window.pending_action import PendingAction

_ALWAYS: Final = 2  # beside the results of every dialog: 1 for yes, 0 for no


class LinkHandler(QObject):
    """Looks up what links name. ``allowed`` is checked where no question is needed."""

    def __init__(
        self, pending: PendingAction, errors: ErrorReporter, allowed: QAction, lookup: LookupController
    ) -> None:
        super().__init__(pending)
        self._pending = pending
        self._errors = errors
        self._allowed = allowed
        self._lookup = lookup
        self._pending_id: int | None = None
        """What is asked about, or will be when the question's turn has come."""

    def open(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, once that is allowed; ``None`` for a link that names none."""
        if pet_id is None:
            sentence = self.tr("It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.")
            self._errors.notify(self.tr("This link cannot be used"), sentence)
        elif pet_id != self._pending_id:
            self._pending.run_when_connected(partial(self._look_up_or_ask, pet_id))

    def _look_up_or_ask(self, pet_id: int) -> None:
        if self._allowed.isChecked():
            self._lookup.look_up(pet_id)
            return
        is_asked, self._pending_id = self._pending_id is not None, pet_id
        if not is_asked:
            self._errors.dialogs.ask(self._question, self._on_question_finished)

    def _question(self, parent: QWidget) -> PlainMessageBox:
        title = self.tr("A link asks to look up the animal with ID {id}.").format(id=self._pending_id)
        text = self.tr(
            "Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all "
            "links can be changed in the menu Service."
        )
        answers = {self.tr("Always look up"): _ALWAYS, self.tr("Look up"): 1, self.tr("Do not look up"): 0}
        return question_box(parent, title, text, answers)

    def _on_question_finished(self, result: int) -> None:
        pet_id, self._pending_id = self._pending_id, None
        if result == _ALWAYS:
            self._allowed.setChecked(True)
        if result and pet_id is not None:
            self._lookup.look_up(pet_id)
