"""Asks once per start before the first animal is added to Production, if the user wants to be asked."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from petstore_gui.api.schema import NewPet
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


class ProductionGuard(QObject):
    """``is_enabled`` says whether the user wants to be asked, each time."""

    def __init__(
        self, session: "Session", reporter: "ErrorReporter", parent: QObject, *, is_enabled: "Callable[[], bool]"
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._reporter = reporter
        self._is_enabled = is_enabled
        self._agreed = False

    @property
    def needs_consent(self) -> bool:
        """Whether to ask before the service that is open is written to."""
        connection = self._session.connection
        is_production = connection is not None and connection.profile.name is ProfileName.PRODUCTION
        return is_production and not self._agreed and self._is_enabled()

    def ask(
        self,
        new_pet: "NewPet",
        *,
        is_current: "Callable[[], bool]",
        agreed: "Callable[[], None]",
        declined: "Callable[[], None]",
    ) -> None:
        """Ask, and call one of the two; neither once it is not ``is_current`` any more."""

        def make(parent: "QWidget") -> PlainMessageBox | None:
            return self._question(parent, new_pet) if is_current() else None

        def finished(result: int) -> None:
            if is_current():
                self._agreed = self._agreed or bool(result)
                (agreed if result else declined)()

        self._reporter.dialogs.ask(make, finished)

    def _question(self, parent: "QWidget", new_pet: "NewPet") -> PlainMessageBox:
        title = self.tr("This is Production. Add “{name}” to it?").format(name=sanitize(new_pet.name))
        text = self.tr(
            "Everybody who uses it will see the animal, and this program cannot remove it. You are asked until you "
            "agree, once each time the program is started."
        )
        return question_box(parent, title, text, {self.tr("Add to Production"): 1, self.tr("Do not add"): 0})
