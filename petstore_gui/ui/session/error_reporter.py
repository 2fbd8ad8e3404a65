"""Reports what failed, as a message, once."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from petstore_gui.connection.error_text import KEY_REFUSED
from petstore_gui.ui.i18n.text import as_sentence, translate
from petstore_gui.ui.session.error_messages import message_for, reason_for
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import KeyNotGivenError, Session
from petstore_gui.ui.widgets.message import Action, Message
from petstore_gui.ui.widgets.message_dialog import DialogQueue, MessageDialog


class ErrorReporter(QObject):
    """Reports over ``window``; ``dialogs`` are the messages over it."""

    connection_requested = Signal()
    """Show the profile and the key."""
    key_refused = Signal(str)
    """In a sentence, that the service did not accept the key and no other was given."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._session = session
        self.dialogs = DialogQueue(window)
        session.opened.connect(self._on_session_opened)

    @property
    def address(self) -> str:
        """The address of the service that is open, or nothing."""
        connection = self._session.connection
        return "" if connection is None else connection.base_url

    def message(self, failure: Failure) -> Message:
        """Return the message about a failure of the open service."""
        connection = self._session.connection
        is_embedded = connection is not None and connection.is_embedded
        return message_for(failure.error, failure.operation, address=self.address, is_embedded=is_embedded)

    @Slot(object)
    def report(self, failure: Failure) -> None:
        """Report what failed, over the window."""
        if isinstance(failure.error, KeyNotGivenError):
            # The question for a key has said it, and the status line what it means for the list.
            if failure.operation is not Operation.LOADING:
                self.key_refused.emit(as_sentence(translate(KEY_REFUSED.title)))
            return
        message = self.message(failure)
        remedy, other = self.remedy(failure, message), self.connection_requested.emit
        self.dialogs.show(message, remedy, other=other, reason=failure.operation, automatic=failure.automatic)

    def remedy(self, failure: Failure, message: Message) -> Callable[[], None]:
        """Return the action of a failure's message: try again, or the way to a remedy."""
        if message.action is Action.CHECK_CONNECTION:
            return self.connection_requested.emit
        return self._session.reopen if message.action is Action.START_AGAIN else failure.retry

    def notify(
        self, title: str, sentence: str, details: str = "", *, icon: str = "warning", user_initiated: bool = False
    ) -> None:
        """Say something that has no remedy; with the icon “info” where it needs none.

        If it is ``user_initiated``, the answer to a command, it does not wait for the end of typing.
        """
        message = Message(title, translate(sentence), Action.NONE, details)
        if user_initiated:
            self.dialogs.ask(partial(MessageDialog, message=message, icon=icon), lambda _result: None)
        else:
            self.dialogs.show(message, lambda: None, icon=icon)

    def reason(self, error: Exception) -> str:
        """Return in a few words why the list could not be read."""
        connection = self._session.connection
        return reason_for(error, is_embedded=connection is not None and connection.is_embedded)

    @Slot(object)
    def _on_session_opened(self, _connection: object) -> None:
        self.dialogs.withdraw(Operation.CONNECTING, Operation.LOADING)  # the list is about to be read again
