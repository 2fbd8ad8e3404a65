"""The line at the bottom: which service, how many animals, as of when, and what is under way."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QStatusBar, QWidget

from petstore_gui.ui import theme, words
from petstore_gui.ui.plain import PlainLabel

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connection
    from petstore_gui.inventory.snapshot import Snapshot

# Within this time an answer needs no "please wait".
_PATIENCE_MS: Final = 200


class StatusLine(QStatusBar):
    """Holds one sentence; one about something under way appears only when that takes long, and then steps back."""

    profile_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ""
        self._address = ""
        self._under_way = ""
        self._profile = QPushButton()
        self._profile.setProperty("role", "profile")
        self._profile.setProperty("profile", "none")
        self._profile.setToolTip(self.tr("Profile and key…"))
        self._news = PlainLabel(role="quiet")
        self._news.setWordWrap(False)
        self._news.setMinimumWidth(1)  # a long sentence must not widen the window
        self._waiting = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(theme.MARGIN - theme.UNIT, 0, theme.MARGIN, theme.UNIT)
        self.addWidget(self._profile)
        self.addWidget(self._news, 1)
        self._profile.clicked.connect(self.profile_wanted)
        self._waiting.timeout.connect(self._on_waiting_timeout)
        self.show_connection(None)

    def show_connection(self, connection: "Connection | None") -> None:
        """Name the profile that is open; the colour of Staging is its own."""
        label = self.tr("No service") if connection is None else connection.profile.label
        self._address = "" if connection is None else connection.base_url
        self._profile.setText(label)
        self._profile.setAccessibleName(self.tr("Profile: {name}").format(name=label))
        theme.mark(self._profile, "profile", "none" if connection is None else str(connection.profile.name or ""))

    def wait(self, under_way: str) -> None:
        """Say what is under way, unless something else is said soon."""
        self._under_way = under_way
        self._waiting.start()

    def say(self, sentence: str, *, stale: bool = False) -> None:
        """Say ``sentence``; ``stale`` marks that what is shown above is older than somebody wished."""
        self._waiting.stop()
        self._sentence = sentence
        self._news.setText(sentence)
        theme.mark(self._news, "role", "stale" if stale else "quiet")

    def say_again(self) -> None:
        """Go back to the last sentence: what was under way has ended."""
        self._waiting.stop()
        self._news.setText(self._sentence)

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """Say how many animals are listed, from where and as of when, and no more than is known."""
        if snapshot.cut_off:
            sentence = words.tr("{count} animals listed, there may be more · as of {time} · {address}")
        elif len(snapshot.pets) == 1:
            sentence = words.tr("{count} animal · as of {time} · {address}")
        else:
            sentence = words.tr("{count} animals · as of {time} · {address}")
        if snapshot.status is not None:
            sentence = f"{words.status_word(snapshot.status)}: {sentence}"
        taken_at = QDateTime.fromSecsSinceEpoch(int(snapshot.taken_at.timestamp()))
        self.say(
            sentence.format(
                count=QLocale().toString(len(snapshot.pets)),
                time=QLocale().toString(taken_at.time(), "HH:mm:ss"),
                address=self._address,
            )
        )

    def _on_waiting_timeout(self) -> None:
        self._news.setText(self._under_way)
