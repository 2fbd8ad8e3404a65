"""The bar over the list and the overview: the search, the filters, the switch between these pages, and commands."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import field_title
from petstore_gui.ui.pet_list.filters import SearchField, StatusFilter
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.segments import Segments

_VIEW_ICONS: Final = ("list", "board")
_WIDEST_SEARCH: Final = 80 * theme.UNIT


class TopBar(QWidget):
    """The bar over the pages. In a narrow window first the search narrows, then the texts beside icons go.

    The texts of the most used buttons go last; then the filters get a row of their own.
    """

    view_toggled = Signal()
    """The user has switched to the overview, or back to the list."""

    def __init__(self) -> None:
        super().__init__()
        self.search = SearchField()
        self.search.setMaximumWidth(_WIDEST_SEARCH)
        self.status_filter = StatusFilter()
        self._view = Segments([self.tr("List"), self.tr("Overview")])
        self.look_up = self._button(self.tr("Look up ID…"), "Ctrl+L")
        self.add = self._button(self.tr("Add"), "Ctrl+N")
        self.refresh = self._button(self.tr("Refresh"), "F5")
        # Hidden over the list, whose form has such a button; its place stays, so that nothing moves.
        policy = self.add.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.add.setSizePolicy(policy)
        self._commands = [self.look_up, self.refresh]
        self._in_order = (self.add, *self._view.buttons, *self._commands)
        names = ("add", *_VIEW_ICONS, "search", "refresh")
        self._with_icons = list(zip(self._in_order, names, strict=True))
        self._has_icons = False
        self._steps = ([self.refresh], self._view.buttons, [self.add, self.look_up])
        """The groups of buttons whose texts go together, in the order in which they go."""
        self._steps_gone = 0
        self._behind: list[QWidget] = []
        self._widths: list[int] = []
        """The width of the buttons, after each number of steps; without the search and the filters."""
        key = QKeySequence("Ctrl+B").toString(QKeySequence.SequenceFormat.NativeText)
        for button in self._view.buttons:
            button.setToolTip(f"{button.accessibleName()}\n{key}")
        for button, _name in self._with_icons:
            icons.reserve_icon(button)
        self._view.buttons[0].setChecked(True)
        self._fit_view()

        self._first = row(self.search, self.status_filter, None, self.add, self._view, *self._commands)
        self._first.setStretchFactor(self.search, 1)
        self._second = row(None)
        layout = column(self._first, self._second, spacing=0, margin=0)
        layout.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, 0)
        self.setLayout(layout)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

        self._view.group.idToggled.connect(self._on_view_id_toggled)

    def show_icons(self) -> None:
        """Show the icons, which are drawn after the first paint."""
        self._has_icons = True
        self.search.show_icons()
        for button, name in self._with_icons:
            icons.set_themed_icon(button, name)

    def put_behind(self, buttons: Iterable[QWidget]) -> None:
        """Put these buttons of a notice into the order of Tab, behind this bar and before the page."""
        self._behind = [*buttons, *self._behind]  # the latest notice is on top
        self._order_tabs()

    def show_overview(self, *, on: bool) -> None:
        """Check the button of the shown page, without sending ``view_toggled``."""
        self._view.group.blockSignals(True)
        self._view.buttons[on].setChecked(True)
        self._view.group.blockSignals(False)

    @override
    def minimumSizeHint(self) -> QSize:
        in_first = self._widths_of_buttons()[-1] + self.search.minimumSizeHint().width()
        width = max(in_first, self.status_filter.sizeHint().width()) + 2 * theme.MARGIN
        return QSize(width, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        widths = self._widths_of_buttons()
        others = self.search.minimumSizeHint().width() + self.status_filter.sizeHint().width() + theme.GAP
        room = self.width() - 2 * theme.MARGIN - others
        self._show_texts(next((gone for gone, width in enumerate(widths) if width <= room), len(self._steps)))
        self._stack(on=widths[-1] > room)

    def _widths_of_buttons(self) -> list[int]:
        if not self._widths:
            before, parts = self._steps_gone, (self.add, self._view, *self._commands)
            for gone in range(len(self._steps) + 1):
                self._show_texts(gone)
                self._widths.append(sum(part.sizeHint().width() for part in parts) + theme.GAP * len(parts))
            self._show_texts(before)
        return self._widths

    def _show_texts(self, steps_gone: int) -> None:
        """Show all texts but those of the first steps; “ID” stays, as a magnifier alone would look like the search."""
        if steps_gone == self._steps_gone:
            return
        self._steps_gone = steps_gone
        short = {button: "" for step in self._steps[:steps_gone] for button in step}
        if self.look_up in short:
            short[self.look_up] = field_title(PetField.ID)
        for button, name in self._with_icons:
            button.setText(short.get(button, button.accessibleName()))
            if self._has_icons:
                icons.set_themed_icon(button, name)
        self._fit_view()

    def _fit_view(self) -> None:
        """Make the buttons of the switch as wide as when they are checked, which is bold, so that nothing moves."""
        bold = QFontMetrics(theme.heading_font(self.font(), theme.Type.BODY))
        room = theme.ICON + 2 * theme.UNIT + 2 * (theme.GAP + theme.UNIT) + theme.UNIT
        for button in self._view.buttons:
            button.setMinimumWidth(bold.horizontalAdvance(button.text()) + room if button.text() else 0)

    def _stack(self, *, on: bool) -> None:
        """Put the filters into a row of their own, or back; Tab stays in reading order."""
        if on is (self._second.indexOf(self.status_filter) >= 0):
            return
        before, after = (self._first, self._second) if on else (self._second, self._first)
        before.removeWidget(self.status_filter)
        after.insertWidget(0 if on else 1, self.status_filter)
        self._second.setContentsMargins(0, theme.GAP if on else 0, 0, 0)
        self._order_tabs()

    def _order_tabs(self) -> None:
        is_stacked = self._second.indexOf(self.status_filter) >= 0
        filters, others = self.status_filter.buttons, self._in_order
        order = (*others, *filters) if is_stacked else (*filters, *others)
        for one, other in pairwise([self.search, *order, *self._behind]):
            self.setTabOrder(one, other)

    def _button(self, text: str, key: str) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleName(text)
        button.setToolTip(f"{text}\n{key}")
        button.setAccessibleDescription(key)  # else it is the tool tip, which repeats the name
        button.setProperty("role", "tool")
        return button

    @Slot(int, bool)
    def _on_view_id_toggled(self, _number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        if checked:
            self.view_toggled.emit()
