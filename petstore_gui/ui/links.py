"""A link asks before it looks up an animal, one question at a time, unless the user has allowed it for good."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from petstore_gui.ui.failures import Failures
    from petstore_gui.ui.message_dialog import Box

_ALWAYS: Final = 2  # beside the results of every dialog: 1 for yes, 0 for no


class Links(QObject):
    """``allowed`` is the choice that it need not be asked; ``look_up`` is what is asked about."""

    def __init__(
        self, parent: QObject, failures: "Failures", allowed: "QAction", look_up: "Callable[[int], None]"
    ) -> None:
        super().__init__(parent)
        self._failures = failures
        self._allowed = allowed
        self._look_up = look_up
        self._asked: int | None = None
        """What is asked, or will be when its turn has come."""
        self._box: Box | None = None

    def open(self, pet_id: int) -> None:
        """Look up the animal that a link names, once that is allowed; a later link takes the question's place."""
        if self._allowed.isChecked():
            self._look_up(pet_id)
        elif pet_id != self._asked:
            self._asked = pet_id
            if self._box is not None:
                self._box.reject()
            self._failures.boxes.ask(partial(self._question, pet_id), partial(self._on_question_finished, pet_id))

    def _question(self, pet_id: int, parent: "QWidget") -> "Box | None":
        from petstore_gui.ui.message_dialog import question_box

        if pet_id != self._asked:
            return None
        title = self.tr("A link asks to look up the animal with ID {id}.").format(id=pet_id)
        text = self.tr(
            "Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all "
            "links can be changed in the menu Service."
        )
        answers = {self.tr("Always look up"): _ALWAYS, self.tr("Look up"): 1, self.tr("Do not look up"): 0}
        self._box = question_box(parent, title, text, answers)
        return self._box

    def _on_question_finished(self, pet_id: int, result: int) -> None:
        self._box = None
        if pet_id == self._asked:  # else a later link has taken its place
            self._asked = None
        if result == _ALWAYS:
            self._allowed.setChecked(True)
        if result:
            self._look_up(pet_id)
