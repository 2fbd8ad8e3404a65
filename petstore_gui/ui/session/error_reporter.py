"""Reports what failed, as a message, once."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.pending import KeyNotGivenError

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.widgets.message import Message
    from petstore_gui.ui.widgets.message_dialog import DialogQueue


class ErrorReporter(QObject):
    """Reports over ``window``."""

    connection_requested = Signal()
    """Somebody wants to look at the profile and the key."""
    key_refused = Signal(str)
    """In a sentence, that the service did not accept the key and no other was given."""

    def __init__(self, window: "QWidget", session: "Session") -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    @cached_property
    def dialogs(self) -> "DialogQueue":
        """The messages over the window."""
        from petstore_gui.ui.widgets.message_dialog import DialogQueue  # not needed to paint the window

        return DialogQueue(self._window)

    @property
    def address(self) -> str:
        """The address of the service that is open, or nothing."""
        connection = self._session.connection
        return "" if connection is None else connection.base_url

    def message(self, failure: Failure) -> "Message":
        """Return what there is to say about a failure of the service that is open."""
        from petstore_gui.ui.session.error_messages import message_for
        from petstore_gui.ui.widgets.message import Action, Message  # with the first failure

        if isinstance(failure.error, KeyNotGivenError):
            reason = self.tr("The service did not accept the API key")
            return Message(reason, self.tr("No other key was given."), Action.NONE)
        connection = self._session.connection
        return message_for(
            failure.error,
            failure.doing,
            address=self.address,
            pet_id=failure.pet_id,
            is_embedded=connection is not None and connection.is_embedded,
        )

    def report(self, failure: Failure, *, over: "QWidget | None" = None) -> None:
        """Say what failed, over the window or a dialog of it; its action does it again, or what helps."""
        if isinstance(failure.error, KeyNotGivenError):
            # The question for a key has said it, and the status line what it means for the list.
            if failure.doing is not Operation.LISTING:
                self.key_refused.emit(self.tr("The service did not accept the API key."))
            return
        message = self.message(failure)
        self.dialogs.show(message, self.remedy(failure, message), over=over)

    def remedy(self, failure: Failure, message: "Message") -> "Callable[[], None]":
        """Return what the button of a failure's message does."""
        from petstore_gui.ui.widgets.message import Action

        acts = {Action.CHECK_CONNECTION: self.connection_requested.emit, Action.START_AGAIN: self._session.reopen}
        return acts.get(message.action, failure.retry)

    def notify(self, title: str, sentence: str, details: str = "", *, icon: str = "warning") -> None:
        """Say something that has no remedy; with the icon “info” where it needs none."""
        from petstore_gui.ui.widgets.message import Action, Message

        self.dialogs.show(Message(title, translate(sentence), Action.NONE, details), _nothing, icon=icon)

    def reason(self, error: Exception) -> str:
        """Return in a few words why the list could not be read."""
        return self.message(Failure(error, Operation.LISTING, _nothing)).title


def _nothing() -> None:
    pass
