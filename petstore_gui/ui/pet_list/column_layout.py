"""The columns of the table of animals: which are shown, in which order, how wide, and what is sorted by."""

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QTableView

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.pet_list.columns import Column, SortKey
from petstore_gui.ui.theme import theme

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.table_model import PetTableModel

_GIVE_WAY: Final = (Column.CATEGORY, Column.STATUS, Column.ID)  # in this order, where there is no room for all
_BADGE: Final = 52  # what a badge takes beside its word
_NAME: Final = 16  # digits
_BARE: Final = 8
_STEP: Final = 6 * theme.UNIT
_WIDEST: Final = 10_000
_PRESSED: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_RELEASED: Final = QEvent.Type.MouseButtonRelease


class ColumnLayout(QObject):
    """Arranges the columns of ``table``. The names take what the others leave; those not sized by the user give way."""

    arranged = Signal()
    """The user has shown, hidden, moved, sized or sorted columns."""

    def __init__(self, table: QTableView, model: "PetTableModel") -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._header = table.horizontalHeader()
        self._widest: dict[Column, int] = {}
        """How wide the longest texts are."""
        self._user_widths: dict[Column, int] = {}
        self._pressed: dict[Column, int] = {}
        """How wide the columns were when a mouse button went down."""
        self._header.setSectionsMovable(True)
        self._header.setFirstSectionMovable(True)
        self._header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._header.viewport().installEventFilter(self)
        self._header.sectionMoved.connect(self.arranged)
        self._header.sortIndicatorChanged.connect(self._on_header_sort_indicator_changed)

    # --- how they lie ---

    def make_room(self, widest: Mapping[Column, str]) -> None:
        """Make columns as wide as their longest texts need; with fewer animals they stay as wide."""
        metrics = self._table.fontMetrics()
        wide = {
            column: max(metrics.horizontalAdvance(text), self._widest.get(column, 0)) for column, text in widest.items()
        }
        if wide != self._widest:
            self._widest = wide
            self.fit()

    def fit(self) -> None:
        """Give each column what it needs; where that is too much for the table, as much as it must have, or less."""
        widths = {column: self._user_widths.get(column) or self._needed(column) for column in self._visible(_GIVE_WAY)}
        has_names, room = not self._header.isSectionHidden(Column.NAME), self._table.viewport().width()
        least = {column: self._least(column) for column in Column}
        bare = dict.fromkeys(Column, self._digits(_BARE))  # here titles may end in an ellipsis
        for names, at_least in ((self._digits(_NAME), least), (least[Column.NAME], bare)):
            names_width = self._user_widths.get(Column.NAME) or names
            missing = has_names * names_width + sum(widths.values()) - room
            for column, width in widths.items():
                if missing > 0 and column not in self._user_widths:
                    widths[column] = max(width - missing, min(width, at_least[column]))
                    missing -= width - widths[column]
        for column, width in widths.items():
            self._header.resizeSection(column, width)

    def first_shown(self) -> Column:
        """Return the column in which an animal is pointed at: its name, where that is shown."""
        shown = self.in_order()
        return Column.NAME if Column.NAME in shown else shown[0]

    def in_order(self) -> list[Column]:
        """Return the columns that are shown, in the order in which they are."""
        return self._visible(sorted(Column, key=self._header.visualIndex))

    @property
    def user_widths(self) -> Mapping[Column, int]:
        """How wide the user has made columns, in device-independent pixels."""
        return dict(self._user_widths)

    @property
    def sort_keys(self) -> tuple[SortKey, ...]:
        """What is sorted by; the first before all."""
        return self._model.sort_keys

    # --- what is remembered ---

    def state(self) -> dict[str, object]:
        """Return how it was arranged, in values that JSON knows."""
        return {
            "order": [column.name for column in sorted(Column, key=self._header.visualIndex)],
            "hidden": [column.name for column in Column if self._header.isSectionHidden(column)],
            "widths": {column.name: width for column, width in self._user_widths.items()},
            "sort": [[key.column.name, key.descending] for key in self._model.sort_keys],
        }

    def restore(self, state: Mapping[str, object]) -> None:
        """Arrange the columns as ``state`` says; what it does not say, or not in a way that can be, is as at first."""
        self._widest = {}
        hidden, order, widths = _columns(state.get("hidden")), _columns(state.get("order")), state.get("widths")
        self._user_widths = {
            Column[name]: width
            for name, width in (widths.items() if isinstance(widths, dict) else ())
            if name in Column.__members__ and type(width) is int and 0 < width < _WIDEST
        }
        with QSignalBlocker(self):  # the user did not ask for it
            self._hide(hidden if len(hidden) < len(Column) else ())
            for position, column in enumerate((*order, *(column for column in Column if column not in order))):
                self._header.moveSection(self._header.visualIndex(column), position)
            keys = _keys(state.get("sort"))
            # The arrow in the header.
            self.sort(keys[0].column if keys else -1, descending=bool(keys) and keys[0].descending)
            self._model.sort_by(keys)
        self.fit()

    # --- what the user changes ---

    def toggle(self, column: Column) -> None:
        """Hide a column that is not the only one in sight, or show it again."""
        self._hide({each for each in Column if self._header.isSectionHidden(each)} ^ {column})
        self.fit()
        self.arranged.emit()

    def move(self, by: int) -> None:
        """Move the current column by so many places."""
        shown, column = self.in_order(), self._current()
        position = shown.index(column) + by
        if 0 <= position < len(shown):
            self._header.moveSection(self._header.visualIndex(column), self._header.visualIndex(shown[position]))

    def widen(self, steps: int) -> None:
        """Make the current column wider, or narrower."""
        column = self._current()
        self._user_widths[column] = max(self._least(column), self._header.sectionSize(column) + steps * _STEP)
        self.fit()
        self.arranged.emit()

    def reset(self) -> None:
        """Arrange everything as at first."""
        self.restore({})
        self.arranged.emit()

    def sort(self, column: int, *, descending: bool = False) -> None:
        """Sort by a column; with -1 take the order of the service."""
        self._header.setSortIndicator(
            column, Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        )

    # --- how ---

    def _visible(self, columns: Iterable[Column]) -> list[Column]:
        return [column for column in columns if not self._header.isSectionHidden(column)]

    def _current(self) -> Column:
        column = self._table.currentIndex().column()
        return Column(column) if column in self.in_order() else self.first_shown()

    def _digits(self, count: int) -> int:
        return self._table.fontMetrics().horizontalAdvance("0") * count

    def _needed(self, column: Column) -> int:
        if column is Column.STATUS:
            return max(self._least(column), self._digits(17))
        return max(self._least(column), self._digits(14), min(self._text(column), self._digits(30)))

    def _text(self, column: Column) -> int:
        return self._widest.get(column, 0) + self._digits(4)

    def _least(self, column: Column) -> int:
        """Return what a column must have: room for its title, and a status for its word."""
        bold = QFontMetrics(theme.scaled_font(self._header.font(), 1, QFont.Weight.DemiBold))
        title = bold.horizontalAdvance(self._title(column)) + 2 * (theme.GAP + theme.UNIT)
        if column is not Column.STATUS:
            return max(title, min(self._text(column), self._digits(_BARE)))
        metrics = self._table.fontMetrics()
        return max(title, _BADGE + max(metrics.horizontalAdvance(status_text(status)) for status in PetStatus))

    def _title(self, column: Column) -> str:
        """Return the title, with the arrow where it has one."""
        return str(self._model.headerData(column, Qt.Orientation.Horizontal))

    @Slot(int, Qt.SortOrder)
    def _on_header_sort_indicator_changed(self, _column: int, _order: Qt.SortOrder) -> None:
        self.fit()  # the arrow stands in the title
        self.arranged.emit()

    def _hide(self, hidden: Collection[Column]) -> None:
        for column in Column:
            self._header.setSectionHidden(column, column in hidden)
        self._header.setStretchLastSection(Column.NAME in hidden)  # one has to take the room

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not sectionResized: a header sends that when it lays itself out, too, even some time after.
        if event.type() in _PRESSED:
            self._pressed = self._sizes()
        elif event.type() == _RELEASED:
            sized = {column: size for column, size in self._sizes().items() if size != self._pressed.get(column, size)}
            if sized:
                self._user_widths |= sized
                self.arranged.emit()
        return super().eventFilter(watched, event)

    def _sizes(self) -> dict[Column, int]:
        """Return how wide those columns are that a person can size: all but the one that takes what is left."""
        stretched = self.in_order()[-1] if self._header.stretchLastSection() else Column.NAME
        return {column: self._header.sectionSize(column) for column in self.in_order() if column is not stretched}


def _columns(names: object) -> list[Column]:
    """Return the columns of a list that may be anything, each once."""
    known = Column.__members__
    return list(dict.fromkeys(known[name] for name in _list(names) if isinstance(name, str) and name in known))


def _keys(state: object) -> tuple[SortKey, ...]:
    keys: dict[Column, SortKey] = {}
    for each in _list(state):
        match each:
            case [str(name), bool(descending)] if name in Column.__members__:
                keys.setdefault(Column[name], SortKey(Column[name], descending))
    return tuple(keys.values())


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
