"""The filter buttons: all animals, or those of one status, each with how many are listed."""

from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.pet_list.text import count_words, format_count, limits_tip
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.segments import Segments

_STATUSES: Final = (None, *PetStatus)
_WIDEST: Final = 888  # no list is longer: four times 100, and what was just added


class StatusFilter(Segments):
    """One button each for All, Available, Pending and Sold, which follow actions that a menu may have, too."""

    selected = Signal(object)
    """A status, or ``None`` for all. Also sent when the one in use is selected again."""

    def __init__(self) -> None:
        super().__init__([self.tr("All"), *(status_text(status) for status in PetStatus)])
        self._is_pressed = False
        group = QActionGroup(self)
        bold = QFontMetrics(theme.heading_font(self.font(), theme.Type.BODY))
        room = bold.horizontalAdvance(f" {QLocale().toString(_WIDEST)}+") + 2 * (theme.GAP + theme.UNIT) + theme.UNIT
        self.status_actions: list[QAction] = []
        """What selects all, and each status, for a menu as well."""
        for number, (status, button) in enumerate(zip(_STATUSES, self.buttons, strict=True)):
            name = button.accessibleName()
            action = QAction(self.tr("All animals") if status is None else name, group)
            action.setCheckable(True)
            action.setShortcut(f"Ctrl+{number + 1}")
            button.setToolTip(action.shortcut().toString())
            # As wide as it is when it is down and bold and has a count, so that nothing moves.
            button.setMinimumWidth(bold.horizontalAdvance(name) + room)
            action.toggled.connect(button.setChecked)
            action.triggered.connect(partial(self._on_action_triggered, status))
            self.status_actions.append(action)
        self.group.idPressed.connect(self._on_group_id_pressed)
        self.group.idReleased.connect(self._on_group_id_released)
        self.group.idToggled.connect(self._on_group_id_toggled)
        self.group.idClicked.connect(self._on_group_id_clicked)
        self.show_status(None)

    def show_status(self, status: PetStatus | None) -> None:
        """Show that ``status`` is in use, without sending the signal."""
        self.status_actions[_STATUSES.index(status)].setChecked(True)

    def show_counts(self, snapshot: Snapshot | None) -> None:
        """Show how many animals of each button are listed; its tool tip says what a plus means."""
        for status, button, action in zip(_STATUSES, self.buttons, self.status_actions, strict=True):
            name, key = button.accessibleName(), action.shortcut().toString()
            count = "" if snapshot is None else format_count(snapshot, status)
            tip = "" if snapshot is None else limits_tip(snapshot, status)
            button.setText(f"{name} {count}" if count else name)
            button.setAccessibleDescription("" if snapshot is None else count_words(snapshot, status))
            button.setToolTip(f"{tip}\n{key}" if tip else key)

    def _on_action_triggered(self, status: PetStatus | None, _checked: object = None) -> None:
        self.selected.emit(status)

    @Slot(int)
    def _on_group_id_pressed(self, _number: int) -> None:
        self._is_pressed = True

    @Slot(int)
    def _on_group_id_released(self, _number: int) -> None:
        self._is_pressed = False

    @Slot(int, bool)
    def _on_group_id_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        # A screen reader toggles the button without a click.
        action = self.status_actions[number]
        if checked and not self._is_pressed and not action.isChecked():
            action.trigger()

    @Slot(int)
    def _on_group_id_clicked(self, number: int) -> None:
        self.status_actions[number].trigger()
