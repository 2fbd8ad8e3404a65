"""Asks once per start before the first animal is added to Production, if the user wants to be asked."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.api.schema import NewPet
from petstore_gui.connection.profile import ProfileName
from petstore_gui.inventory.outbox import Outbox
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.message_dialog import question_box


class ProductionGuard(QObject):
    """``is_enabled`` says whether the user wants to be asked, each time."""

    answered = Signal()
    """The user has agreed, or the adds are held back."""

    def __init__(
        self, session: Session, reporter: ErrorReporter, parent: QObject, *, is_enabled: Callable[[], bool]
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._reporter = reporter
        self._is_enabled = is_enabled
        self._agreed = False
        self._box: Outbox | None = None
        """The outbox that is being asked about."""

    @property
    def needs_consent(self) -> bool:
        """Whether to ask before the service that is open is written to."""
        connection = self._session.connection
        is_production = connection is not None and connection.profile.name is ProfileName.PRODUCTION
        return is_production and not self._agreed and self._is_enabled()

    @property
    def is_asking(self) -> bool:
        """Whether the user has not answered yet."""
        return self._box is not None

    def ask(self, box: Outbox, new_pet: NewPet) -> None:
        """Ask whether ``new_pet``, the next of ``box``, may be added."""
        self._box = box

        def make(parent: QWidget) -> QDialog | None:
            return self._question(parent, new_pet) if self._box is box else None

        def finished(result: int) -> None:
            if self._box is box:
                self._box = None
                if result:
                    self._agreed = True
                else:
                    box.hold_back()
                self.answered.emit()

        self._reporter.dialogs.ask(make, finished)

    def stop(self) -> None:
        """Forget the question: another service is open."""
        self._box = None

    def _question(self, parent: QWidget, new_pet: NewPet) -> QDialog:
        title = self.tr("This is Production. Add “{name}” to it?").format(name=sanitize(new_pet.name))
        text = self.tr(
            "Everybody who uses it will see the animal, and this program cannot remove it. You are asked until you "
            "agree, once each time the program is started."
        )
        return question_box(parent, title, text, {self.tr("Add to Production"): 1, self.tr("Do not add"): 0})
