"""The line at the bottom: which service, how many animals, as of when, and what is under way."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStatusBar, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connection
    from petstore_gui.ui.main_window.progress_widget import ProgressWidget
    from petstore_gui.ui.pet_list.list_controller import Standing

# Within this time an answer needs no "please wait".
_PATIENCE_MS: Final = 200
_LOOK_AT_THE_DAY_MS: Final = 60_000
_SHORT_WORD_MS: Final = 6000


class StatusBar(QStatusBar):
    """Holds one sentence; beside it stands what is under way, when that takes long, and what can be done about it."""

    profile_wanted = Signal()
    cancel_wanted = Signal()
    """Whatever is under way, or counted down to, is to end."""
    try_wanted = Signal()
    """The list is to be read now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._address = ""
        self._under_way: list[Operation] = []
        self._standing: Standing | None = None
        self._reason = ""
        self._listed = ""
        self._heard = ""
        self._profile = QPushButton()
        self._profile.setProperty("role", "profile")
        self._profile.setProperty("profile", "none")
        self._profile.setToolTip(self.tr("Profile and key…"))
        self._news = _ElidedLabel(role="quiet")
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(theme.MARGIN - theme.UNIT, 0, theme.MARGIN, theme.UNIT)
        self.addWidget(self._profile)
        self.addWidget(self._news, 1)
        self._profile.clicked.connect(self.profile_wanted)
        self._patience.timeout.connect(self._show_activity)
        self.show_connection(None)

    def show_connection(self, connection: "Connection | None") -> None:
        """Name the profile that is open; the colour of Staging is its own."""
        label = self.tr("No service") if connection is None else translate(connection.profile.label)
        self._address = "" if connection is None else connection.base_url
        self._profile.setText(label)
        self._profile.setAccessibleName(self.tr("Profile: {name}").format(name=label))
        theme.set_style_property(
            self._profile, "profile", "none" if connection is None else str(connection.profile.name or "")
        )

    def begin(self, doing: Operation) -> None:
        """Say that this is under way, unless it ends soon."""
        if doing not in self._under_way:
            self._under_way.append(doing)
        if self._has_activity and self._activity.isVisible():
            self._show_activity()
        elif not self._patience.isActive():
            self._patience.start()

    def end(self, doing: Operation) -> None:
        """Say no longer that this is under way."""
        if doing in self._under_way:
            self._under_way.remove(doing)
        if not self._under_way:
            self._patience.stop()
        self._show_activity()

    def say(self, sentence: str, *, stale: bool = False) -> None:
        """Say ``sentence``, aloud, too; ``stale`` marks that what is shown above is older than somebody wished.

        What is not stale gives way to the sentence on the list after a while.
        """
        self._show(sentence, stale=stale)
        if not stale:
            self._short_word.start()
        elif "_short_word" in self.__dict__:
            self._short_word.stop()
        announce(self._news, sentence)

    def show_list(self, standing: "Standing", reason: str) -> None:
        """Say how many animals are listed, as of when, and no more than is known; ``reason``: why there is no newer."""
        before, self._standing, self._reason = self._standing, standing, reason
        if (
            before is None
            or standing.snapshot is not before.snapshot
            or standing.error is not before.error
            or standing.status != before.status
        ):
            self._listed = ""  # else a second, or a letter of a search, would take back what was said meanwhile
        self._say_list()
        self._announce_list(before)
        self._day.start()
        (self.begin if standing.under_way else self.end)(Operation.LOADING)

    def _say_list(self) -> None:
        from petstore_gui.ui.pet_list.text import list_sentence, service_faults

        if self._standing is not None:
            before, snapshot = self._listed, self._standing.snapshot
            self._listed = sentence = list_sentence(self._standing, address=self._address, reason=self._reason)
            if sentence != before and before in {"", self._news.text()}:
                details = "" if snapshot is None else service_faults(snapshot)
                self._show(sentence, stale=bool(self._reason), details=details)

    def _show(self, sentence: str, *, stale: bool, details: str = "") -> None:
        self._news.show_text(sentence, details)
        theme.set_style_property(self._news, "role", "stale" if stale else "quiet")

    def _announce_list(self, before: "Standing | None") -> None:
        """Say aloud what a reading of the list has brought: to whoever asked for it, and where it is news."""
        now = self._standing
        if before is None or now is None or now.under_way:
            return
        # Else a second was counted down, or an animal was added; or the search has found others, and says so itself.
        read = before.under_way or now.changes is not before.changes or now.error is not before.error
        if read or now.found != before.found:
            from petstore_gui.ui.pet_list.announcements import spoken

            sentence, with_changes = spoken(now, self._reason)
            if read and (with_changes != sentence or sentence != self._heard or not now.by_itself):
                announce(self._news, with_changes)
            self._heard = sentence

    @cached_property
    def _day(self) -> QTimer:
        """A time of day that has become yesterday's is said with its day."""
        timer = QTimer(self, interval=_LOOK_AT_THE_DAY_MS)
        timer.timeout.connect(self._say_list)
        return timer

    @cached_property
    def _short_word(self) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=_SHORT_WORD_MS)
        timer.timeout.connect(self._on_short_word_timeout)
        return timer

    @cached_property
    def _activity(self) -> "ProgressWidget":
        """Made when it is needed, which is after the first paint."""
        from petstore_gui.ui.main_window.progress_widget import ProgressWidget

        activity = ProgressWidget(self)
        activity.try_now.clicked.connect(self.try_wanted)
        activity.cancel.clicked.connect(self.cancel_wanted)
        self.addPermanentWidget(activity)
        return activity

    @property
    def _has_activity(self) -> bool:
        return "_activity" in self.__dict__

    def _show_activity(self) -> None:
        standing = self._standing
        failed = standing is not None and standing.error is not None
        # A first list says in the table's place that it is waited for, or has failed, with a button of its own.
        is_first = standing is not None and standing.snapshot is None
        # And one that is read by itself because its time has come is no second try.
        again_in = standing.again_in if standing is not None and failed else None
        quiet = again_in is not None or (is_first and not failed)
        by_hand = [each for each in self._under_way if each is not Operation.LOADING or not quiet]
        current = [] if self._patience.isActive() else by_hand
        if current:
            words = self._words(current[-1])
        elif again_in is None:
            words = ""
        else:
            seconds = QLocale().toString(again_in)
            words = self.tr("trying again in {count} s").format(count=seconds) if again_in else self.tr("trying again…")
        can_try = failed and not is_first and Operation.LOADING not in current
        can_cancel = again_in is not None or any(each is not Operation.CONNECTING for each in current)
        if words or can_try or self._has_activity:
            self._activity.show_state(words, can_try=can_try, can_cancel=can_cancel)

    def _on_short_word_timeout(self) -> None:
        self._listed = ""
        self._say_list()

    def _words(self, doing: Operation) -> str:
        return self.tr("Loading…") if doing is Operation.LOADING else self.tr("Opening…")


class _ElidedLabel(PlainTextLabel):
    """Ends in an ellipsis where there is no room for all of it; the tool tip has the whole, and details."""

    def __init__(self, *, role: str) -> None:
        super().__init__(role=role)
        self.setWordWrap(False)
        self.setMinimumWidth(1)  # a long sentence must not widen the window

    def show_text(self, text: str, details: str = "") -> None:
        self.setText(text)
        whole = f"{text}\n{details}" if details else text
        # Not html.escape: with it come the names of 2,000 signs, 2 ms before the first animals.
        plain = whole.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")
        self.setToolTip(f"<qt>{plain}" if text else "")
        self.setAccessibleDescription(whole)  # else it is the tool tip, with its markup

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        place, metrics = self.contentsRect(), self.fontMetrics()
        if metrics.horizontalAdvance(self.text()) <= place.width():
            super().paintEvent(event)
            return
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QPainter

        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
