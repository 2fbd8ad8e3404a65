"""What is said of a list: what it leaves out, in a line over it, and in its place why it is empty and what to do."""

from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QVBoxLayout, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import row

# An answer within this time needs no "please wait".
_LOADING_DELAY_MS: Final = 200


class Kind(StrEnum):
    """Why there is no row; the value is the name of the drawing."""

    EMPTY = "paw"
    NOTHING_FOUND = "search"
    """The filter or the search keeps all rows out."""
    FAILED = "offline"
    LOADING = "clock"


class EmptyState(QWidget):
    """Lies over the table as its sibling: screen readers do not find what lies inside a table's viewport."""

    add_requested = Signal()
    demo_requested = Signal()
    """Open a store of sample animals, which is not kept."""
    show_all_requested = Signal()
    """Drop the filter and the search."""
    retry_requested = Signal()
    cancel_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._loading_text = ""
        self._delay = QTimer(self, singleShot=True, interval=_LOADING_DELAY_MS)
        self._delay.timeout.connect(self._on_delay_timeout)
        self._picture = Picture(Kind.EMPTY)
        self._sentence = PlainTextLabel(role="quiet")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence.setFont(theme.scaled_font(self.font(), theme.Type.LEAD))
        self._add = self._button(self.tr("Add an animal"), self.add_requested)
        self._demo = self._button(self.tr("Try it with sample animals"), self.demo_requested)
        self._show_all = self._button(self.tr("Show all animals"), self.show_all_requested)
        self._retry = self._button(self.tr("Try again"), self.retry_requested)
        self._cancel = self._button(self.tr("Cancel"), self.cancel_requested)
        buttons = row(None, self._add, self._demo, self._show_all, self._retry, self._cancel, None)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.MARGIN)
        layout.addStretch(2)
        layout.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._sentence)
        layout.addLayout(buttons)
        layout.addStretch(3)
        self._picture.hide()
        self.hide()

    def show_sentence(self, sentence: str, *, kind: Kind = Kind.EMPTY, add: bool = False, demo: bool = False) -> None:
        """Say why there is nothing, and offer what can be done; ``add`` and ``demo`` are for an empty store."""
        self._delay.stop()
        self._picture.show_icon(kind.value)
        self._picture.show()
        self._sentence.setText(sentence)
        self._add.setVisible(add)
        self._demo.setVisible(demo)
        self._show_all.setVisible(kind is Kind.NOTHING_FOUND)
        self._retry.setVisible(kind is Kind.FAILED)
        self._cancel.setVisible(kind is Kind.LOADING)
        self.show()

    def show_loading(self, sentence: str) -> None:
        """Say that the first rows are loading, unless they come soon; call ``hide()`` when they are there."""
        self._loading_text = sentence
        if not self._delay.isActive():
            self._delay.start()

    @override
    def setVisible(self, visible: bool) -> None:
        if not visible:
            self._delay.stop()
        super().setVisible(visible)

    def _button(self, text: str, requested: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.hide()
        button.setAccessibleName(text)
        button.clicked.connect(requested)
        return button

    @Slot()
    def _on_delay_timeout(self) -> None:
        self.show_sentence(self._loading_text, kind=Kind.LOADING)


class LimitsNotice(QFrame):
    """One quiet line, hidden until there is something to say."""

    details_requested = Signal()
    dismissed = Signal()
    """The user does not want to read it again."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()
        self._sentence = PlainTextLabel(role="quiet")
        self._details = QToolButton()
        self._details.setText(self.tr("Learn more"))
        self._details.setAccessibleName(self.tr("Learn more"))
        self._details.setProperty("role", "link")
        self._dismiss = QToolButton()
        self._dismiss.setAccessibleName(self.tr("Hide this notice"))
        self._dismiss.setToolTip(self.tr("Hide this notice"))
        for button in (self._details, self._dismiss):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLayout(row(self._sentence, self._details, self._dismiss, None, stretched=self._sentence))
        self._details.clicked.connect(self.details_requested)
        self._dismiss.clicked.connect(self.dismissed)

    def show_icons(self) -> None:
        """Show the drawing, which the first paint does not wait for."""
        icons.set_themed_icon(self._dismiss, "close", "quiet")

    def show_sentence(self, sentence: str) -> None:
        """Show ``sentence``; an empty one hides the notice."""
        self._sentence.setText(sentence)
        # Its buttons stand right behind it, and it wraps only where there is no room.
        self._sentence.setMaximumWidth(self._sentence.fontMetrics().horizontalAdvance(sentence) + theme.UNIT)
        self.setVisible(bool(sentence))
