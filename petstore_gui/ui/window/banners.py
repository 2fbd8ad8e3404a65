"""Bands over the pages: one while an older list is shown, as the service is unavailable, and one for Staging."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolBar

from petstore_gui.api.errors import CancelledError, NotConnectedError
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.ui.i18n.text import insert_break_points, tool_tip_html, translate
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.pet_list.text import offline_sentence, retry_words
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.controls import focus_passed_on
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import row
from petstore_gui.ui.window.status_bar import ProgressWidget

_FLASH_MS: Final = 400


class OfflineBand(QFrame):
    """Says that the list is an old one, as a reading has failed; hidden while ``controller`` has the latest list.

    It does not come while the first answer is late: a slow line is not offline. The status bar has the list's time.
    It flashes when a reading that the user asked for has failed again.
    """

    def __init__(self, controller: PetListController, errors: ErrorReporter, take_focus: Callable[[], object]) -> None:
        """``errors`` words what has failed; ``take_focus`` is called when the button with the focus disappears."""
        super().__init__()
        self._controller = controller
        self._errors = errors
        self._take_focus = take_focus
        self.setProperty("role", "banner")
        self._sentence = PlainTextLabel()
        self._progress = ProgressWidget(take_focus)
        self.buttons = (self._progress.retry, self._progress.cancel)
        picture = Picture("offline", "warning", theme.ICON)
        self.setLayout(row(picture, self._sentence, self._progress, stretched=self._sentence))
        self._is_new = False  # shown since the last reading
        self._flash_end = QTimer(self, singleShot=True, interval=_FLASH_MS)
        self._flash_end.timeout.connect(self._on_flash_end_timeout)
        self.hide()
        self._progress.retry.clicked.connect(controller.reload)
        self._progress.cancel.clicked.connect(controller.stop_waiting)
        controller.snapshot_changed.connect(self.follow)
        controller.retry_in.connect(self.follow)
        controller.reading_ended.connect(self._on_controller_reading_ended)

    @Slot()
    def _on_controller_reading_ended(self) -> None:
        self.follow()
        is_cancelled = isinstance(self._controller.error, CancelledError)
        if not (self._is_new or self.isHidden() or is_cancelled) and self._controller.is_user_initiated:
            theme.set_style_property(self, "flash", "true")
            self._flash_end.start()
        self._is_new = False

    @Slot()
    def _on_flash_end_timeout(self) -> None:
        theme.set_style_property(self, "flash", "false")

    @Slot(object, object)
    @Slot(object)
    @Slot()
    def follow(self, *_what: object) -> None:
        """Update or hide the band; called once the band is in its window, and by the controller."""
        snapshot, seconds, error = self._controller.snapshot, self._controller.retry_in_s, self._controller.error
        if snapshot is None or error is None or not self._controller.is_offline:
            with focus_passed_on(self, self._take_focus):
                self.hide()
            return
        reason = "" if isinstance(error, NotConnectedError) else self._errors.reason(error)
        sentence = insert_break_points(offline_sentence(snapshot, reason))
        self._is_new |= self.isHidden()
        is_news = self.isHidden() or sentence != self._sentence.text()
        self._sentence.setText(sentence)
        self._sentence.setToolTip(tool_tip_html(self._explain(error)))
        words = self.tr("asking once a minute") if self._controller.is_idle else retry_words(seconds)
        self._progress.show_state(words, can_retry=True, can_cancel=seconds is not None)
        self.show()
        if is_news and snapshot.is_cached:  # for a list of this run, the status bar announces the failure
            announce(self._sentence, sentence)

    def _explain(self, error: Exception) -> str:
        return self._errors.message(Failure(error, Operation.LOADING, self._controller.reload)).text


class StagingBanner(QToolBar):
    """Says below the menus that Staging is open: ``window.addToolBar(banner)``."""

    def __init__(self) -> None:
        super().__init__()
        words = translate(ProfileName.STAGING.label)
        self.setWindowTitle(words)
        self.setAccessibleName(self.tr("Profile: {name}").format(name=words))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        label = PlainTextLabel(words)
        label.setWordWrap(False)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(label)

    def show_profile(self, profile: Profile | None) -> None:
        """Show the banner if the open ``profile`` is Staging."""
        self.setVisible(profile is not None and profile.name is ProfileName.STAGING)
