"""The filter buttons: all animals, or those of one status, each with how many are listed."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.theme import theme

if TYPE_CHECKING:
    from petstore_gui.inventory.snapshot import Snapshot

_WIDEST: Final = 888  # no list is longer: four times 100, and what was just added


class StatusFilter(QWidget):
    """One button each for All, Available, Pending and Sold; one of them is down. Their keys are the menus'."""

    chosen = Signal(object)
    """A status, or ``None`` for all. Also sent when the button that is down is pressed again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statuses: tuple[PetStatus | None, ...] = (None, *PetStatus)
        self._group = QButtonGroup(self)
        self._in_hand = False
        self._counted: Snapshot | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        bold = QFontMetrics(theme.heading_font(self.font(), theme.Type.BODY))
        room = bold.horizontalAdvance(f" {QLocale().toString(_WIDEST)}+") + 2 * (theme.GAP + theme.UNIT) + theme.UNIT
        # A style sheet knows left and right only.
        left, right = (len(PetStatus), 0) if self.isRightToLeft() else (0, len(PetStatus))
        edges = {left: "left", right: "right"}
        for number, status in enumerate(self._statuses):
            name = self.tr("All") if status is None else status_text(status)
            button = QPushButton(name)
            button.setCheckable(True)
            button.setChecked(status is None)
            button.setAccessibleName(name)
            button.setProperty("role", "filter")
            button.setProperty("edge", edges.get(number, ""))
            button.setToolTip(f"Ctrl+{number + 1}")
            # As wide as it is when it is down and bold and has a count, so that nothing moves.
            button.setMinimumWidth(bold.horizontalAdvance(name) + room)
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

    def show_counts(self, snapshot: "Snapshot | None") -> None:
        """Show how many animals of each button are listed, and with a plus that there may be more."""
        from petstore_gui.ui.pet_list.text import count_words, format_count

        if snapshot is not None and snapshot is self._counted:
            return
        self._counted = snapshot
        for number, status in enumerate(self._statuses):
            button = self._group.button(number)
            name = button.accessibleName()
            button.setText(name if snapshot is None else f"{name} {format_count(snapshot, status)}")
            button.setAccessibleDescription("" if snapshot is None else count_words(snapshot, status))

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
