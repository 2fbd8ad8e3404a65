"""Asks once per start before the first animal is added to Production, if the user wants to be asked."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.ui.i18n.text import sanitize

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog, QWidget

    from petstore_gui.api.schema import NewPet
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.widgets.message_dialog import Box


class ProductionGuard(QObject):
    """``wanted`` says whether the user wants it, and is asked each time."""

    def __init__(
        self, session: "Session", failures: "ErrorReporter", parent: QObject, *, wanted: "Callable[[], bool]"
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._failures = failures
        self._wanted = wanted
        self._agreed = False

    @property
    def has_question(self) -> bool:
        """Whether there is something to ask before the service that is open is written to."""
        from petstore_gui.connection.profile import ProfileName

        connection = self._session.connection
        production = connection is not None and connection.profile.name is ProfileName.PRODUCTION
        return production and not self._agreed and self._wanted()

    def ask(
        self,
        new_pet: "NewPet",
        *,
        add: "Callable[[], None]",
        leave: "Callable[[], None]",
        is_current: "Callable[[], bool]",
    ) -> None:
        """Ask, and call one of the two; neither once it is not ``is_current`` any more."""

        def make(parent: "QWidget") -> "QDialog | None":
            return self._question(parent, new_pet) if is_current() else None

        def finished(result: int) -> None:
            if is_current():
                self._agreed = self._agreed or bool(result)
                (add if result else leave)()

        self._failures.dialogs.ask(make, finished)

    def _question(self, parent: "QWidget", new_pet: "NewPet") -> "Box":
        from petstore_gui.ui.widgets.message_dialog import question_box

        title = self.tr("This is Production. Add “{name}” to it?").format(name=sanitize(new_pet.name))
        text = self.tr(
            "Everybody who uses it will see the animal, and this program cannot remove it. You are asked until you "
            "agree, once each time the program is started."
        )
        return question_box(parent, title, text, {self.tr("Add to Production"): 1, self.tr("Do not add"): 0})
