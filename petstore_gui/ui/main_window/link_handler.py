"""A link asks before it looks up an animal, unless the user has allowed it for good."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box

_ALWAYS: Final = 2  # beside the results of every dialog: 1 for yes, 0 for no


class LinkHandler(QObject):
    """``allowed`` is checked where no question is needed; ``look_up`` is what is asked about."""

    def __init__(
        self, parent: QObject, errors: ErrorReporter, allowed: QAction, look_up: Callable[[int], None]
    ) -> None:
        super().__init__(parent)
        self._errors = errors
        self._allowed = allowed
        self._look_up = look_up
        self.pending_id: int | None = None
        """What is asked about, or will be when the question's turn has come."""

    def open(self, pet_id: int) -> None:
        """Look up the animal that a link names, once that is allowed; not while the question is on the screen."""
        if self._allowed.isChecked():
            self._look_up(pet_id)
            return
        is_asked, self.pending_id = self.pending_id is not None, pet_id
        if not is_asked:
            self._errors.dialogs.ask(self._question, self._on_question_finished)

    def _question(self, parent: QWidget) -> PlainMessageBox:
        title = self.tr("A link asks to look up the animal with ID {id}.").format(id=self.pending_id)
        text = self.tr(
            "Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all "
            "links can be changed in the menu Service."
        )
        answers = {self.tr("Always look up"): _ALWAYS, self.tr("Look up"): 1, self.tr("Do not look up"): 0}
        return question_box(parent, title, text, answers)

    def _on_question_finished(self, result: int) -> None:
        pet_id, self.pending_id = self.pending_id, None
        if result == _ALWAYS:
            self._allowed.setChecked(True)
        if result and pet_id is not None:
            self._look_up(pet_id)
