"""What stands in the table's place while there is nothing in it: a drawing, one sentence and what to do."""

from enum import StrEnum
from functools import cached_property
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import PlainTextLabel

# Within this time an answer needs no "please wait".
_PATIENCE_MS: Final = 200


class Kind(StrEnum):
    """Why there is no row."""

    EMPTY = "paw"
    """The store is empty; the value is the drawing's name."""
    NOTHING_FOUND = "search"
    """The filter or the search keeps them all out."""
    FAILED = "offline"
    LOADING = "clock"


class EmptyState(QWidget):
    """Lies over the table, as its neighbour: what lies inside a table's viewport no screen reader finds."""

    add_wanted = Signal()
    demo_wanted = Signal()
    """Sample animals are to be looked at, in a store that is thrown away."""
    all_wanted = Signal()
    """Neither filter nor search is to keep an animal out."""
    again_wanted = Signal()
    """The list is to be read once more."""
    cancel_wanted = Signal()
    """Whatever is waited for is to end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()

    def show_sentence(self, sentence: str, *, kind: Kind = Kind.EMPTY, add: bool = False, demo: bool = False) -> None:
        """Say why there is nothing, and offer what can be done about it; ``add`` and ``demo`` of an empty store."""
        self._stop_waiting()
        inside = self._inside
        inside.picture.show_icon(kind.value)
        inside.sentence.setText(sentence)
        inside.add.setVisible(add)
        inside.demo.setVisible(demo)
        inside.all.setVisible(kind is Kind.NOTHING_FOUND)
        inside.again.setVisible(kind is Kind.FAILED)
        inside.cancel.setVisible(kind is Kind.LOADING)
        self.show()

    def show_loading(self, sentence: str) -> None:
        """Say that the first rows are waited for, unless they come soon; call ``hide()`` when they are there."""
        self._loading = sentence
        if not self._patience.isActive():
            self._patience.start()

    @override
    def setVisible(self, visible: bool) -> None:
        if not visible:
            self._stop_waiting()
        super().setVisible(visible)

    @cached_property
    def _inside(self) -> "_Inside":
        """Made with the first sentence, after the first paint."""
        from petstore_gui.ui.widgets.layout import before, put_in_tab_order

        inside = _Inside(self)
        put_in_tab_order(before(self), inside)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(inside)
        column.addStretch(3)
        inside.add.clicked.connect(self.add_wanted)
        inside.demo.clicked.connect(self.demo_wanted)
        inside.all.clicked.connect(self.all_wanted)
        inside.again.clicked.connect(self.again_wanted)
        inside.cancel.clicked.connect(self.cancel_wanted)
        return inside

    @cached_property
    def _patience(self) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        timer.timeout.connect(self._on_patience_timeout)
        return timer

    def _stop_waiting(self) -> None:
        if "_patience" in self.__dict__:
            self._patience.stop()

    def _on_patience_timeout(self) -> None:
        self.show_sentence(self._loading, kind=Kind.LOADING)


class _Inside(QWidget):
    """The drawing, the sentence and the buttons, one below the other."""

    def __init__(self, parent: QWidget) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QHBoxLayout

        from petstore_gui.ui.theme.icons import Picture

        super().__init__(parent)
        self.picture = Picture(Kind.EMPTY)
        self.sentence = PlainTextLabel(role="quiet")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence.setFont(theme.scaled_font(self.font(), theme.Type.LEAD))
        self.add = QPushButton(self.tr("Add an animal"))
        self.demo = QPushButton(self.tr("Try it with sample animals"))
        self.all = QPushButton(self.tr("Show all animals"))
        self.again = QPushButton(self.tr("Try again"))
        self.cancel = QPushButton(self.tr("Cancel"))
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.GAP)
        buttons.addStretch()
        for button in (self.add, self.demo, self.all, self.again, self.cancel):
            button.setAccessibleName(button.text())
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.MARGIN)
        column.addWidget(self.picture, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.sentence)
        column.addLayout(buttons)
