"""The columns of the table of animals: which are shown, their order and widths, and the sorting."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Final, NamedTuple, assert_never

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFont, QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.pet_list.badges import status_cell_width
from petstore_gui.ui.pet_list.columns import SortKey, section
from petstore_gui.ui.pet_list.table_model import PetTableModel
from petstore_gui.ui.theme import theme

_BARE: Final = 8  # digits
_STEP: Final = 6 * theme.UNIT
_WIDEST: Final = 10_000
_WIDEST_NAMES: Final = 120 * theme.UNIT  # else the other cells of a row are far from its name on a wide screen


class _ColumnSize(NamedTuple):
    """The width of a column, in digits. If not all fit, the one with the lowest ``rank`` narrows first."""

    digits: int
    rank: int
    fits_texts: bool = False
    """Whether it grows to the width of its longest text."""


def column_size(field: PetField) -> _ColumnSize:
    """Return the size of the column of a field."""
    match field:
        case PetField.ID:
            return _ColumnSize(12, 3, fits_texts=True)
        case PetField.NAME:
            return _ColumnSize(16, 4)  # it gets the width that the others leave
        case PetField.CATEGORY:
            return _ColumnSize(12, 1, fits_texts=True)
        case PetField.STATUS:
            return _ColumnSize(17, 2)
        case _:
            assert_never(field)


GIVE_WAY: Final = sorted(
    (each for each in PetField if each is not PetField.NAME), key=lambda each: column_size(each).rank
)


class ColumnHeader(QHeaderView):
    """The titles of the columns, with signals for the mouse, as ``sectionResized`` comes from layouts, too."""

    pressed = Signal()
    """A mouse button was pressed."""
    released = Signal()
    """A mouse button was released."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(True)
        self.setMinimumHeight(theme.ROW_HEIGHT)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mouseDoubleClickEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.released.emit()
        super().mouseReleaseEvent(event)


class ColumnLayout(QObject):
    """Arranges the columns of ``table``. Names get the width that the others leave, up to a limit; the last, the rest.

    Columns that the user has not resized narrow first. There is always room for a scroll bar, so nothing moves for it.
    """

    arranged = Signal()
    """The user has shown, hidden, moved, resized or sorted columns."""

    def __init__(self, table: QTableView, header: ColumnHeader, model: PetTableModel) -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._header = header
        self._widest: dict[PetField, int] = {}
        """The widths of the longest texts, in pixels."""
        self._user_widths: dict[PetField, int] = {}
        self._pressed: dict[PetField, int] = {}
        """The widths of the columns when a mouse button was pressed."""
        self._header.setSectionsMovable(True)
        self._header.setFirstSectionMovable(True)
        self._header.setSectionResizeMode(section(PetField.NAME), QHeaderView.ResizeMode.Interactive)
        self._header.setStretchLastSection(True)
        self._header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._header.pressed.connect(self._on_header_pressed)
        self._header.released.connect(self._on_header_released)
        self._header.sectionMoved.connect(self._on_header_section_moved)
        self._header.sortIndicatorChanged.connect(self._on_header_sort_indicator_changed)

    # --- the present arrangement ---

    def make_room(self, widest: Mapping[PetField, str]) -> None:
        """Widen columns for their longest texts; with shorter ones they do not narrow again."""
        metrics = self._table.fontMetrics()
        wide = {
            column: max(metrics.horizontalAdvance(text), self._widest.get(column, 0)) for column, text in widest.items()
        }
        if wide != self._widest:
            self._widest = wide
            self.fit()

    def fit(self) -> None:
        """Give each column the width that it needs; if the table is too narrow for that, its least width, or less."""
        name = PetField.NAME
        widths = {field: self._user_widths.get(field) or self._needed(field) for field in self._visible(GIVE_WAY)}
        has_names, room = not self._is_hidden(name), self._room()
        least = {field: self._least(field) for field in PetField}
        bare = dict.fromkeys(PetField, self._digits(_BARE))  # at this width, titles may end in an ellipsis
        for names, at_least in ((self._digits(column_size(name).digits), least), (least[name], bare)):
            names_width = self._user_widths.get(name) or names
            missing = has_names * names_width + sum(widths.values()) - room
            for field, width in widths.items():
                if missing > 0 and field not in self._user_widths:
                    widths[field] = max(width - missing, min(width, at_least[field]))
                    missing -= width - widths[field]
        if has_names:
            left = max(self._header.minimumSectionSize(), room - sum(widths.values()))
            widths[name] = min(left, self._user_widths.get(name) or _WIDEST_NAMES)
        for field, width in widths.items():
            self._header.resizeSection(section(field), width)

    def first_shown(self) -> PetField:
        """Return the field whose cell becomes the current one of an animal: the name if shown, else the first."""
        shown = self.in_order()
        return PetField.NAME if PetField.NAME in shown else shown[0]

    def in_order(self) -> list[PetField]:
        """Return the fields of the columns that are shown, in their order on the screen."""
        return self._visible(self._all_in_order())

    @property
    def user_widths(self) -> Mapping[PetField, int]:
        """The widths that the user has set, in device-independent pixels."""
        return dict(self._user_widths)

    @property
    def sort_keys(self) -> tuple[SortKey, ...]:
        """The sort columns, the most significant first."""
        return self._model.sort_keys

    # --- the saved arrangement ---

    def state(self) -> dict[str, object]:
        """Return the present arrangement, as JSON values for :meth:`restore`."""
        return {
            "order": [field.name for field in self._all_in_order()],
            "hidden": [field.name for field in PetField if self._is_hidden(field)],
            "widths": {field.name: width for field, width in self._user_widths.items()},
            "sort": [[key.field.name, key.descending] for key in self._model.sort_keys],
        }

    def restore(self, state: Mapping[str, object]) -> None:
        """Arrange the columns by a value of :meth:`state`; what is missing or wrong in it gets its default."""
        self._widest = {}
        hidden, order, widths = _fields(state.get("hidden")), _fields(state.get("order")), state.get("widths")
        self._user_widths = {
            PetField[name]: width
            for name, width in (widths.items() if isinstance(widths, dict) else ())
            if name in PetField.__members__ and type(width) is int and 0 < width < _WIDEST
        }
        with QSignalBlocker(self):  # this is not a change by the user
            self._hide(hidden if len(hidden) < len(PetField) else ())
            for position, field in enumerate((*order, *(field for field in PetField if field not in order))):
                self._header.moveSection(self._visual_index(field), position)
            keys = _keys(state.get("sort"))
            # This sets the arrow in the header; the model then sorts by all keys.
            self.sort(section(keys[0].field) if keys else -1, descending=bool(keys) and keys[0].descending)
            self._model.sort_by(keys)
        self.fit()

    # --- changes by the user ---

    def toggle(self, field: PetField) -> None:
        """Hide the column of a field, which must not be the only visible one, or show it again."""
        self._hide({each for each in PetField if self._is_hidden(each)} ^ {field})
        self.fit()
        self.arranged.emit()

    def move(self, by: int) -> None:
        """Move the current column by a number of positions, a negative one towards the start."""
        shown, field = self.in_order(), self._current()
        position = shown.index(field) + by
        if 0 <= position < len(shown):
            self._header.moveSection(self._visual_index(field), self._visual_index(shown[position]))

    def widen(self, steps: int) -> None:
        """Make the current column wider by a number of steps, a negative one narrower."""
        field = self._current()
        self._user_widths[field] = max(self._least(field), self._header.sectionSize(section(field)) + steps * _STEP)
        self.fit()
        self.arranged.emit()

    def reset(self) -> None:
        """Restore the default arrangement."""
        self.restore({})
        self.arranged.emit()

    def sort(self, column: int, *, descending: bool = False) -> None:
        """Sort by the column with this logical index; -1 is the order of the service."""
        self._header.setSortIndicator(
            column, Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        )

    # --- how ---

    def _room(self) -> int:
        bar = self._table.verticalScrollBar().sizeHint().width()
        return self._table.width() - 2 * self._table.frameWidth() - bar

    def _visible(self, fields: Iterable[PetField]) -> list[PetField]:
        return [field for field in fields if not self._is_hidden(field)]

    def _is_hidden(self, field: PetField) -> bool:
        return self._header.isSectionHidden(section(field))

    def _visual_index(self, field: PetField) -> int:
        return self._header.visualIndex(section(field))

    def _all_in_order(self) -> list[PetField]:
        return sorted(PetField, key=self._visual_index)

    def _current(self) -> PetField:
        column = self._table.currentIndex().column()
        return next((field for field in self.in_order() if section(field) == column), self.first_shown())

    def _digits(self, count: int) -> int:
        return self._table.fontMetrics().horizontalAdvance("0") * count

    def _needed(self, field: PetField) -> int:
        size = column_size(field)
        if not size.fits_texts:
            return max(self._least(field), self._digits(size.digits))
        return max(self._least(field), self._digits(14), min(self._text(field), self._digits(30)))

    def _text(self, field: PetField) -> int:
        return self._widest.get(field, 0) + self._digits(4)

    def _least(self, field: PetField) -> int:
        """Return the least width of a column, for its title, and of the status for its longest word."""
        bold = QFontMetrics(theme.scaled_font(self._header.font(), 1, QFont.Weight.DemiBold))
        title = bold.horizontalAdvance(self._title(field)) + 2 * (theme.GAP + theme.UNIT)
        if field is not PetField.STATUS:
            return max(title, min(self._text(field), self._digits(_BARE)))
        return max(title, status_cell_width(self._table.fontMetrics()))

    def _title(self, field: PetField) -> str:
        """Return the title, with its arrow if it has one."""
        return str(self._model.headerData(section(field), Qt.Orientation.Horizontal))

    @Slot(int, int, int)
    def _on_header_section_moved(self, _section: int, _before: int, _now: int) -> None:
        self.fit()  # another column may be the last one now
        self.arranged.emit()

    @Slot(int, Qt.SortOrder)
    def _on_header_sort_indicator_changed(self, _column: int, _order: Qt.SortOrder) -> None:
        self.fit()  # the arrow is part of the title
        self.arranged.emit()

    def _hide(self, hidden: Collection[PetField]) -> None:
        for field in PetField:
            self._header.setSectionHidden(section(field), field in hidden)

    @Slot()
    def _on_header_pressed(self) -> None:
        self._pressed = self._sizes()

    @Slot()
    def _on_header_released(self) -> None:
        sized = {field: size for field, size in self._sizes().items() if size != self._pressed.get(field, size)}
        if sized:
            self._user_widths |= sized
            self.fit()
            self.arranged.emit()

    def _sizes(self) -> dict[PetField, int]:
        """Return the widths of the columns that the user can resize: all but the last, which gets the rest."""
        return {field: self._header.sectionSize(section(field)) for field in self.in_order()[:-1]}


def _fields(names: object) -> list[PetField]:
    """Return the fields with these names, each once; anything else is ignored."""
    known = PetField.__members__
    return list(dict.fromkeys(known[name] for name in _list(names) if isinstance(name, str) and name in known))


def _keys(state: object) -> tuple[SortKey, ...]:
    keys: dict[PetField, SortKey] = {}
    for each in _list(state):
        match each:
            case [str(name), bool(descending)] if name in PetField.__members__:
                keys.setdefault(PetField[name], SortKey(PetField[name], descending))
    return tuple(keys.values())


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


class ColumnActions(QObject):
    """The menu actions that arrange and sort ``columns``, and follow their changes; made with the first menu."""

    def __init__(self, columns: ColumnLayout, model: PetTableModel) -> None:
        super().__init__(columns)
        self._columns = columns
        self._model = model
        self._toggles = {
            field: self._action(translate(words_of(field).menu_entry), partial(columns.toggle, field), checkable=True)
            for field in PetField
        }
        self.layout_actions = [
            *self._toggles.values(),
            self._separator(),
            self._action(self.tr("Move column towards the &start"), lambda: columns.move(-1)),
            self._action(self.tr("Move column towards the &end"), lambda: columns.move(1)),
            self._action(self.tr("&Widen column"), lambda: columns.widen(1)),
            self._action(self.tr("Na&rrow column"), lambda: columns.widen(-1)),
            self._separator(),
            self._action(self.tr("Rese&t columns"), columns.reset),
        ]
        """Show and hide each column, move and resize the current one, and reset all."""
        self._sorters: dict[PetField | None, QAction] = {
            field: self._action(
                translate(words_of(field).sort_entry), partial(columns.sort, section(field)), checkable=True
            )
            for field in PetField
        }
        self._sorters[None] = self._action(self.tr("&Default order"), partial(columns.sort, -1), checkable=True)
        group = QActionGroup(self)
        for action in self._sorters.values():
            group.addAction(action)
        self._reverse = self._action(self.tr("&Reverse the order"), self._turn_round)
        self.sorting = [*self._sorters.values(), self._separator(), self._reverse]
        """Sort by each column or by none, and reverse the order."""
        columns.arranged.connect(self.show_arrangement)
        self.show_arrangement()

    @Slot()
    def show_arrangement(self) -> None:
        """Check and enable the actions by the present arrangement."""
        shown, keys = self._columns.in_order(), self._model.sort_keys
        for field, action in self._toggles.items():
            action.setChecked(field in shown)
            action.setEnabled(shown != [field])  # the last visible one stays
        self._sorters[keys[0].field if keys else None].setChecked(True)
        self._reverse.setEnabled(bool(keys))

    def _turn_round(self) -> None:
        first, *_others = self._model.sort_keys
        self._columns.sort(section(first.field), descending=not first.descending)

    def _action(self, text: str, act: Callable[[], None], *, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        action.setCheckable(checkable)
        action.triggered.connect(lambda _checked=False: act())  # without the argument that triggered() carries
        return action

    def _separator(self) -> QAction:
        action = QAction(self)
        action.setSeparator(True)
        return action
