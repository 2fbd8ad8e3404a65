"""What stands in the table's place while there is nothing in it: one sentence and what to do."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui import plain, theme
from petstore_gui.ui.plain import PlainLabel


class EmptyState(QWidget):
    """Lies over the table, as its neighbour: what lies inside a table's viewport no screen reader finds."""

    add_wanted = Signal()
    samples_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = PlainLabel(role="quiet")
        self._sentence.setProperty("alignment", plain.CENTRE)
        self._sentence.setFont(theme.scaled(self.font(), 1.2))
        self._add = QPushButton(self.tr("Add an animal"))
        self._samples = QPushButton(self.tr("Add sample animals"))
        self._progress = QProgressBar(textVisible=False)
        self._progress.setFixedWidth(theme.UNIT * 60)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.GAP)
        buttons.addStretch()
        buttons.addWidget(self._add)
        buttons.addWidget(self._samples)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setSpacing(theme.MARGIN)
        column.addStretch(2)
        column.addWidget(self._sentence)
        middle = QHBoxLayout()
        middle.addWidget(self._progress)  # alone in its row, it stands in the middle of it
        column.addLayout(middle)
        column.addLayout(buttons)
        column.addStretch(3)
        self._add.clicked.connect(self.add_wanted)
        self._samples.clicked.connect(self.samples_wanted)
        self.hide()

    def show_sentence(self, sentence: str, *, add: bool = False, samples: bool = False) -> None:
        """Say why there is nothing, and offer what can be done about it."""
        self._sentence.setText(sentence)
        self._add.setVisible(add)
        self._samples.setVisible(samples)
        self._progress.hide()
        self.show()

    def show_progress(self, sentence: str, done: int, total: int) -> None:
        """Say what is under way and how far it is."""
        self.show_sentence(sentence)
        self._progress.setMaximum(total)
        self._progress.setValue(done)
        self._progress.setAccessibleName(sentence)
        self._progress.show()
