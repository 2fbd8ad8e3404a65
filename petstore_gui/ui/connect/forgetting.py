"""The button that removes a service's key, and the list kept of it, from this computer."""

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton

from petstore_gui.connection.api_key import StoredKey
from petstore_gui.connection.connection_form import forget, keeps_list
from petstore_gui.ui.connect.text import forgetting_question
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.message_dialog import question_box


class ForgetButton(QPushButton):
    """Can be pressed where there is a key or a list, and asks first."""

    began = Signal()
    """It was confirmed; ``forgotten`` or ``failed`` follows."""
    forgotten = Signal(object)
    """A Forgotten."""
    failed = Signal(object)
    """An exception."""

    def __init__(self, session: Session) -> None:
        super().__init__(autoDefault=False)
        self.setText(self.tr("Forget…"))
        self._session = session
        self._address = ""
        self.clicked.connect(self._on_clicked)

    def show_service(self, address: str | None, stored: StoredKey | None) -> None:
        """Offer to forget the service at ``address``; ``stored`` is what is known of its key, if anything is."""
        has_key = stored is not None and stored.key is not None
        self._address = "" if address is None or stored is None else address
        self.setEnabled(has_key)
        if self._address and not has_key:
            self._session.run_with_connector(
                partial(keeps_list, address=self._address),
                owner=self,
                done=partial(self._on_list_known, self._address),
                failed=_nothing,
            )

    def _on_list_known(self, address: str, is_kept: bool) -> None:  # noqa: FBT001  as it is handed over
        if is_kept and address == self._address:
            self.setEnabled(True)

    @Slot()
    def _on_clicked(self) -> None:
        title, text = forgetting_question(self._address)
        box = question_box(self.window(), title, text, {self.tr("Forget"): 1, self.tr("Cancel"): 0})
        box.accepted.connect(partial(self._forget, self._address))
        box.open()

    def _forget(self, address: str) -> None:
        self.began.emit()
        self._session.stop_opening()
        if self._session.connection is not None and self._session.connection.base_url == address:
            self._session.disconnect_service()  # it holds the key, too
        self._session.run_with_connector(
            partial(forget, address=address), owner=self, done=self.forgotten.emit, failed=self.failed.emit
        )


def _nothing(_error: Exception) -> None:
    pass
