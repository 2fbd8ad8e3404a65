"""The filter buttons: all animals, or those of one status, each with how many are listed."""

from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.pet_list.text import count_words, format_count
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.layout import row

_STATUSES: Final = (None, *PetStatus)
_WIDEST: Final = 888  # no list is longer: four times 100, and what was just added


class StatusFilter(QWidget):
    """One button each for All, Available, Pending and Sold, which follow actions that a menu may have, too."""

    selected = Signal(object)
    """A status, or ``None`` for all. Also sent when the one in use is selected again."""

    def __init__(self) -> None:
        super().__init__()
        self._is_pressed = False
        self._buttons = QButtonGroup(self)  # one stop of the Tab key, and the arrow keys move within
        group = QActionGroup(self)
        bold = QFontMetrics(theme.heading_font(self.font(), theme.Type.BODY))
        room = bold.horizontalAdvance(f" {QLocale().toString(_WIDEST)}+") + 2 * (theme.GAP + theme.UNIT) + theme.UNIT
        # A style sheet knows left and right only.
        left, right = (len(PetStatus), 0) if self.isRightToLeft() else (0, len(PetStatus))
        edges = {left: "left", right: "right"}
        self.status_actions: list[QAction] = []
        """What selects all, and each status, for a menu as well."""
        for number, status in enumerate(_STATUSES):
            name = self.tr("All") if status is None else status_text(status)
            action = QAction(self.tr("All animals") if status is None else name, group)
            action.setCheckable(True)
            action.setShortcut(f"Ctrl+{number + 1}")
            button = QPushButton(name)
            button.setCheckable(True)
            button.setAccessibleName(name)
            button.setProperty("role", "filter")
            button.setProperty("edge", edges.get(number, ""))
            button.setToolTip(action.shortcut().toString())
            # As wide as it is when it is down and bold and has a count, so that nothing moves.
            button.setMinimumWidth(bold.horizontalAdvance(name) + room)
            self._buttons.addButton(button, number)
            action.toggled.connect(button.setChecked)
            action.triggered.connect(partial(self._on_action_triggered, status))
            self.status_actions.append(action)
        self.setLayout(row(*self._buttons.buttons(), spacing=0))
        self._buttons.idPressed.connect(self._on_buttons_id_pressed)
        self._buttons.idReleased.connect(self._on_buttons_id_released)
        self._buttons.idToggled.connect(self._on_buttons_id_toggled)
        self._buttons.idClicked.connect(self._on_buttons_id_clicked)
        self.show_status(None)

    def show_status(self, status: PetStatus | None) -> None:
        """Show that ``status`` is in use, without sending the signal."""
        self.status_actions[_STATUSES.index(status)].setChecked(True)

    def show_counts(self, snapshot: Snapshot | None) -> None:
        """Show how many animals of each button are listed, and with a plus that there may be more."""
        for status, button in zip(_STATUSES, self._buttons.buttons(), strict=True):
            name = button.accessibleName()
            button.setText(name if snapshot is None else f"{name} {format_count(snapshot, status)}")
            button.setAccessibleDescription("" if snapshot is None else count_words(snapshot, status))

    def _on_action_triggered(self, status: PetStatus | None, _checked: object = None) -> None:
        self.selected.emit(status)

    def _on_buttons_id_pressed(self, _number: int) -> None:
        self._is_pressed = True

    def _on_buttons_id_released(self, _number: int) -> None:
        self._is_pressed = False

    def _on_buttons_id_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        # A screen reader toggles the button without a click.
        action = self.status_actions[number]
        if checked and not self._is_pressed and not action.isChecked():
            action.trigger()

    def _on_buttons_id_clicked(self, number: int) -> None:
        self.status_actions[number].trigger()
