"""The line at the bottom: the service, the number of animals, the age of the list, and progress."""

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStatusBar, QWidget

from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableError
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import sanitize, tool_tip_html, translate
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.pet_list.text import how_many, list_announcement, list_sentence, retry_words, service_faults
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.controls import focus_passed_on
from petstore_gui.ui.widgets.labels import PlainTextLabel

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

_PATIENCE_MS: Final = 200
"""An answer within this time needs no "please wait"."""
_DAY_CHECK_MS: Final = 60_000
_SHORT_MESSAGE_MS: Final = 5000
_FIRST_WORDS: Final = 16 * theme.UNIT  # more would widen a narrow window if letters are large


class StatusBar(QStatusBar):
    """Shows one sentence, about the list of ``controller`` or, for a while, another; beside it the progress."""

    def __init__(
        self, controller: PetListController, reason_of: Callable[[Exception], str], take_focus: Callable[[], object]
    ) -> None:
        """``reason_of`` returns an error in a few words; ``take_focus`` is for a button with the focus that goes."""
        super().__init__()
        self._controller = controller
        self._reason_of = reason_of
        self._address = ""
        self._in_progress: list[Operation] = []
        self._found: int | None = None
        self._view = ""
        self._list_sentence = ""
        self._announced = ""
        """The last announcement of a list, without its changes and the number that a search has found."""
        self.profile = QPushButton()
        self.profile.setProperty("role", "profile")
        self.profile.setProperty("profile", "none")
        self.profile.setToolTip(self.tr("Connection…"))
        self._message = _ElidedLabel(role="quiet")
        self._progress = ProgressWidget(take_focus)
        self._progress.hide()
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._short_message = QTimer(self, singleShot=True, interval=_SHORT_MESSAGE_MS)
        self._day_check = QTimer(self, interval=_DAY_CHECK_MS)  # adds the day to a time that is now of yesterday
        self.setSizeGripEnabled(False)
        self.setContentsMargins(theme.MARGIN - theme.UNIT, 0, theme.MARGIN, theme.UNIT)
        self.addWidget(self.profile)
        self.addWidget(self._message, 1)
        self.addPermanentWidget(self._progress)
        self._progress.retry.clicked.connect(controller.reload)
        self._progress.cancel.clicked.connect(self._on_cancel_clicked)
        self._patience.timeout.connect(self._show_progress)
        self._short_message.timeout.connect(self._show_list)
        self._day_check.timeout.connect(self._update_list)
        controller.snapshot_changed.connect(self._on_controller_snapshot_changed)
        controller.filter_changed.connect(self._show_list)
        controller.loading_changed.connect(self._on_controller_loading_changed)
        controller.retry_in.connect(self._show_progress)
        controller.reading_ended.connect(self._on_controller_reading_ended)
        self.show_connection(None)

    def show_connection(self, connection: "Connection | None") -> None:
        """Show the name of the open profile, in its colour."""
        label = self.tr("Connection…") if connection is None else translate(connection.profile.label)
        self._address = "" if connection is None else connection.base_url
        self.profile.setText(label)
        self.profile.setAccessibleName(label if connection is None else self.tr("Profile: {name}").format(name=label))
        theme.set_style_property(
            self.profile, "profile", "none" if connection is None else str(connection.profile.name or "")
        )

    def begin(self, operation: Operation) -> None:
        """Show that this operation is in progress, unless it ends within 200 ms."""
        if operation not in self._in_progress:
            self._in_progress.append(operation)
        if self._progress.isVisible():
            self._show_progress()
        elif not self._patience.isActive():
            self._patience.start()

    def end(self, operation: Operation) -> None:
        """Stop showing that this operation is in progress."""
        if operation in self._in_progress:
            self._in_progress.remove(operation)
        if not self._in_progress:
            self._patience.stop()
        self._show_progress()

    def report(self, sentence: str, *, stale: bool = False) -> None:
        """Show and announce ``sentence``; ``stale`` marks that the list is out of date.

        Unless it is stale, the sentence about the list replaces it after 5 seconds.
        """
        self._show(sentence, stale=stale)
        if stale:
            self._short_message.stop()
        else:
            self._short_message.start()
        announce(self._message, sentence)

    def come_last(self) -> None:
        """Move the status bar to the end of the order of Tab, also behind pages that were made later."""
        for button in (self.profile, self._progress.retry, self._progress.cancel):
            last = self.window().previousInFocusChain()
            if last is not None:
                self.setTabOrder(last, button)

    def show_busy(self, operation: Operation, on: bool) -> None:  # noqa: FBT001  as the signals have it
        """Show whether this operation is in progress."""
        (self.begin if on else self.end)(operation)

    @Slot(object)
    def report_copied(self, count: int) -> None:
        """Report how many animals were copied to the clipboard."""
        self.report(self.tr("%Ln animal(s) copied", "", count))

    @Slot(object)
    def report_ids_copied(self, count: int) -> None:
        """Report how many IDs were copied to the clipboard."""
        self.report(self.tr("%Ln ID(s) copied", "", count))

    @Slot()
    def report_none_selected(self) -> None:
        """Report that a command needs a selected animal."""
        self.report(self.tr("Select an animal first."))

    def report_not_listening(self) -> None:
        """Report that no later start of the program can show this window."""
        self.report(self.tr("Opening Pet Store again can't show this window"))

    def report_save_failed(self, error: Exception) -> None:
        """Report that the state of the window cannot be saved."""
        reason = translate(error_text(error))
        self.report(self.tr("Your view can't be saved: {reason}").format(reason=reason))

    @Slot(object)
    def report_not_cached(self, error: Exception) -> None:
        """Report that no list can be cached for offline use."""
        reason = translate(error.reason if isinstance(error, TranslatableError) else error_text(error))
        self.report(self.tr("No list is kept for offline use: {reason}").format(reason=reason))

    @Slot(object)
    def report_quarantined(self, file: Path) -> None:
        """Report that the file of the offline cache was damaged, and was renamed to ``file``."""
        self.report(self.tr("The kept list was damaged. Its file was renamed."))
        self._message.setToolTip(tool_tip_html(str(file)))

    @Slot(object)
    def show_found(self, found: int | None) -> None:
        """Show how many animals a search has found; ``None`` without a search."""
        self._found = found
        self._update_list()

    def show_view(self, name: str) -> None:
        """Show the name of the saved view in use; an empty name for none."""
        self._view = "" if not name else self.tr("View “{name}”").format(name=sanitize(name))
        self._update_list()

    @Slot()
    def _on_cancel_clicked(self) -> None:
        of = self._controller
        (of.cancel if of.is_loading and of.retry_in_s is None else of.stop_waiting)()

    @Slot(object, object)
    @Slot(object)
    @Slot()
    def _show_list(self, *_what: object) -> None:
        """Show the sentence about the list in place of any other."""
        controller, reason = self._controller, self._reason()
        snapshot = controller.snapshot
        shown_reason = "" if controller.is_offline else reason  # the band over the list says it
        sentence = list_sentence(
            snapshot, controller.status, controller.changes, found=self._found, reason=shown_reason
        )
        self._list_sentence = " · ".join(each for each in (self._view, sentence) if each)
        if self._list_sentence or self._address:
            details = [self._address]
            if snapshot is not None:
                why = reason if controller.is_offline else ""  # otherwise the sentence has it
                details = [how_many(snapshot, controller.status), why, self._address, service_faults(snapshot)]
            self._show(self._list_sentence, stale=bool(reason), details="\n".join(each for each in details if each))

    @Slot()
    def _update_list(self) -> None:
        """Update the sentence about the list, unless another one is shown."""
        if self._message.text() == self._list_sentence:
            self._show_list()

    def _show(self, sentence: str, *, stale: bool, details: str = "") -> None:
        self._message.show_text(sentence, details)
        theme.set_style_property(self._message, "role", "stale" if stale else "quiet")

    def _reason(self) -> str:
        return "" if self._controller.error is None else self._reason_of(self._controller.error)

    @Slot(object)
    @Slot()
    def _show_progress(self, *_what: object) -> None:
        has_failed = self._controller.error is not None
        # Before a first list, the place of the table shows loading or the failure, with a button of its own.
        is_first = self._controller.snapshot is None
        # An automatic refresh at its regular time is not a retry.
        retry_in_s = self._controller.retry_in_s if has_failed else None
        is_quiet = retry_in_s is not None or (is_first and not has_failed)
        if is_offline := self._controller.is_offline:
            retry_in_s = None  # the band over the list shows it, with the buttons
        shown = [each for each in self._in_progress if each is not Operation.LOADING or not is_quiet]
        current = [] if self._patience.isActive() else shown
        text = ""
        if current:
            words = {
                Operation.LOADING: self.tr("Loading…"),
                Operation.EXPORTING: self.tr("Exporting…"),
                Operation.PRINTING: self.tr("Printing…"),
            }
            text = words.get(current[-1], self.tr("Opening…"))
        else:
            text = retry_words(retry_in_s)
        self._progress.show_state(
            text,
            can_retry=has_failed and not (is_first or is_offline) and Operation.LOADING not in current,
            can_cancel=retry_in_s is not None or Operation.LOADING in current,
            cancel_key="" if self._controller.retry_in_s is not None else "Esc",
        )

    @Slot(bool)
    def _on_controller_loading_changed(self, loading: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        self.show_busy(Operation.LOADING, loading)

    @Slot(object, object)
    def _on_controller_snapshot_changed(self, *_what: object) -> None:
        self._show_list_unless_noticed()
        if self._controller.is_offline:
            self._show_progress()

    def _show_list_unless_noticed(self) -> None:
        """Show the sentence about the list; after an automatic refresh, a short message stays for its time."""
        if self._controller.is_user_initiated or not self._short_message.isActive():
            self._show_list()

    @Slot()
    def _on_controller_reading_ended(self) -> None:
        """Announce the list that was read, if the user asked for it or it has changed."""
        self._show_list_unless_noticed()
        self._show_progress()
        self._day_check.start()
        of, reason = self._controller, self._reason()
        news = list_announcement(of.snapshot, of.status, of.changes, reason=reason)
        if of.is_user_initiated or news != self._announced:
            found = list_announcement(of.snapshot, of.status, of.changes, found=self._found, reason=reason)
            announce(self._message, found)
        self._announced = list_announcement(of.snapshot, of.status, reason=reason)


class _ElidedLabel(PlainTextLabel):
    """A label whose text ends in an ellipsis if it is too long; the tool tip has all of it, and details."""

    def __init__(self, *, role: str) -> None:
        super().__init__(role=role)
        self.setWordWrap(False)
        self.setMinimumWidth(1)  # a long sentence must not widen the window

    def show_text(self, text: str, details: str = "") -> None:
        self.setText(text)
        # The first words stay visible.
        first = self.fontMetrics().horizontalAdvance(text.partition(" · ")[0])
        self.setMinimumWidth(min(first, _FIRST_WORDS))
        whole = f"{text}\n{details}" if details else text
        plain = escape(whole, quote=False).replace("\n", "<br>")
        self.setToolTip(f"<qt>{plain}" if text else "")
        self.setAccessibleDescription(whole)  # else it is the tool tip, with its markup

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        rect, metrics = self.contentsRect(), self.fontMetrics()
        if metrics.horizontalAdvance(self.text()) <= rect.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)


class ProgressWidget(QWidget):
    """A few words and the buttons for retry and cancel. A click on them leaves the focus in the field being edited."""

    def __init__(self, take_focus: Callable[[], object]) -> None:
        """``take_focus`` is called when the button with the focus disappears, unless “Try now” is there to have it."""
        super().__init__()
        self._take_focus = take_focus
        self._text = PlainTextLabel(role="quiet")
        self._text.setWordWrap(False)
        self.retry = QPushButton(self.tr("Try now"))
        self.cancel = QPushButton(self.tr("Cancel"))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self._text)
        for button in (self.retry, self.cancel):
            button.setAccessibleName(button.text())
            button.setProperty("role", "small")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)

    def show_state(self, text: str, *, can_retry: bool, can_cancel: bool, cancel_key: str = "") -> None:
        """Show this text and these buttons, or hide all of it without a text and a retry.

        ``cancel_key`` is the key that also cancels, for the tool tip.
        """
        self.cancel.setToolTip(cancel_key)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        with focus_passed_on(self, self.retry.setFocus if can_retry else self._take_focus):
            self.retry.setVisible(can_retry)
            self.cancel.setVisible(can_cancel)
            self.setVisible(bool(text) or can_retry)
