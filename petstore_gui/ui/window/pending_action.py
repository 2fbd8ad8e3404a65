"""What is asked for before it can be done: it waits for a service, and for a dialog that has the keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.session.context import FeatureContext

if TYPE_CHECKING:
    pass


class PendingAction(QObject):
    """Runs one action as soon as a service is open and no dialog has the keys; of several, the last."""

    def __init__(self, context: FeatureContext) -> None:
        super().__init__(context.window)
        self._session = context.session
        self._errors = context.errors
        self._action: Callable[[], object] | None = None
        context.session.opened.connect(self._resume)

    def run_when_connected(self, action: Callable[[], object]) -> None:
        """Run ``action``, in place of one that waits still."""
        self._action = action
        self._resume()

    @Slot()
    def _resume(self) -> None:
        if self._action is not None and self._session.connection is not None:
            if QApplication.activeModalWidget() is None:
                self._run()
            else:
                self._errors.dialogs.when_free(self._run)

    def _run(self) -> None:
        if self._action is not None and self._session.connection is not None:
            action, self._action = self._action, None
            action()
