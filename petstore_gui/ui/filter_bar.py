"""The filter buttons: all animals, or those of one status."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import theme, words


class FilterBar(QWidget):
    """One button each for All, Available, Pending and Sold (Ctrl+1 to Ctrl+4); one of them is down."""

    chosen = Signal(object)
    """A status, or ``None`` for all. Also sent when the button that is down is pressed again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statuses: tuple[PetStatus | None, ...] = (None, *PetStatus)
        self._group = QButtonGroup(self)
        self._in_hand = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        bold = QFontMetrics(theme.scaled(self.font(), 1, QFont.Weight.DemiBold))
        for number, status in enumerate(self._statuses):
            name = self.tr("All") if status is None else words.status_word(status)
            button = QPushButton(name)
            button.setCheckable(True)
            button.setChecked(status is None)
            button.setAccessibleName(name)
            button.setProperty("role", "filter")
            button.setProperty("edge", {0: "first", len(PetStatus): "last"}.get(number, ""))
            button.setProperty("shortcut", f"Ctrl+{number + 1}")
            button.setToolTip(f"Ctrl+{number + 1}")
            # As wide as it is when it is down and bold, so that nothing moves.
            button.setMinimumWidth(bold.horizontalAdvance(name) + 2 * theme.MARGIN + theme.UNIT)
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.idPressed.connect(self._on_group_id_pressed)
        self._group.idReleased.connect(self._on_group_id_released)
        self._group.idToggled.connect(self._on_group_id_toggled)
        self._group.idClicked.connect(self._on_group_id_clicked)

    @property
    def status(self) -> PetStatus | None:
        """The status whose button is down; ``None`` for all."""
        return self._statuses[self._group.checkedId()]

    def choose(self, status: PetStatus | None) -> None:
        """Press the button of ``status`` without sending the signal."""
        with QSignalBlocker(self._group):
            self._group.button(self._statuses.index(status)).setChecked(True)

    def _on_group_id_pressed(self, _number: int) -> None:
        self._in_hand = True

    def _on_group_id_released(self, _number: int) -> None:
        self._in_hand = False

    def _on_group_id_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        # A screen reader toggles the button without a click.
        if checked and not self._in_hand:
            self.chosen.emit(self._statuses[number])

    def _on_group_id_clicked(self, number: int) -> None:
        self.chosen.emit(self._statuses[number])
