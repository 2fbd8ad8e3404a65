"""The search field, the status buttons and the category filter of the list."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.pet_list.text import count_words, format_count, limits_tip
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.layout import row
from petstore_gui.ui.widgets.segments import Segments

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ANNOUNCE_AFTER_MS: Final = 600
_ICON_ROOM: Final = theme.ICON + theme.UNIT
_MIN_CHARACTERS: Final = 12

_STATUSES: Final = (None, *PetStatus)
_WIDEST: Final = 888  # no list is longer: four times 100 animals, and those just added


class SearchField(QLineEdit):
    """The search in the list, which is always visible. Escape clears and leaves it; Enter and Down go to the rows."""

    entered = Signal()
    """Enter was pressed."""
    rows_requested = Signal()
    """The focus should move to the rows that were found."""
    closed = Signal()
    """The user has ended the search; the field is empty."""

    def __init__(self) -> None:
        super().__init__(placeholderText=self.tr("Name, ID or category"))
        only_loaded = self.tr("Searches only the animals that are loaded. The service may have more.")
        self.setAccessibleName(self.tr("Find in the list"))
        self.setAccessibleDescription(only_loaded)
        key = QKeySequence(QKeySequence.StandardKey.Find).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{self.placeholderText()}\n{only_loaded}\n{key}")
        self._found = ""
        self._clear = QToolButton()
        self._clear.setAccessibleName(self.tr("Clear the search"))
        self._clear.setToolTip("Esc")
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Escape does the same
        self._clear.setCursor(Qt.CursorShape.ArrowCursor)
        self._clear.hide()
        self._magnifier = Picture("search", "quiet", theme.ICON)
        self._magnifier.hide()
        layout = row(self._magnifier, None, self._clear)
        layout.setContentsMargins(theme.GAP, 0, theme.UNIT, 0)
        self.setLayout(layout)
        before, after = _ICON_ROOM, theme.TARGET - theme.UNIT
        # Qt has left and right margins only, not leading and trailing ones.
        self.setTextMargins(*((after, 0, before, 0) if self.isRightToLeft() else (before, 0, after, 0)))
        # Announces once the user stops typing: a count for each letter would be noise.
        self._announcing = QTimer(self, singleShot=True, interval=_ANNOUNCE_AFTER_MS)
        self._announcing.timeout.connect(self._on_announcing_timeout)
        self._clear.clicked.connect(self._on_clear_clicked)
        self.textChanged.connect(self._on_text_changed)

    def show_icons(self) -> None:
        """Show the icons, which are drawn after the first paint."""
        icons.set_themed_icon(self._clear, "close", "quiet")
        self._magnifier.show()

    def start(self) -> None:
        """Take the focus; typing replaces the last search."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def show_found(self, words: str) -> None:
        """Set the text that is announced once the user stops typing: how many animals were found."""
        self._found = words

    @override
    def minimumSizeHint(self) -> QSize:
        width = _MIN_CHARACTERS * self.fontMetrics().averageCharWidth() + _ICON_ROOM + theme.TARGET + theme.MARGIN
        return QSize(width, super().minimumSizeHint().height())

    @override
    def event(self, event: QEvent) -> bool:
        # Before a menu gets it: while the search has the focus, Escape is for the search.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.closed.emit()
        elif event.key() in _ENTER:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.rows_requested.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_clear_clicked(self) -> None:
        self.clear()
        self.setFocus()

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        self._clear.setVisible(bool(text))
        if text:
            self._announcing.start()
        else:
            self._announcing.stop()

    @Slot()
    def _on_announcing_timeout(self) -> None:
        announce(self, self._found)


class StatusFilter(Segments):
    """The buttons All, Available, Pending and Sold; each follows an action, which a menu can have, too."""

    selected = Signal(object)
    """A status, or ``None`` for all. Also sent when the present one is selected again."""

    def __init__(self) -> None:
        super().__init__([self.tr("All"), *(status_text(status) for status in PetStatus)])
        self._is_pressed = False
        group = QActionGroup(self)
        bold = QFontMetrics(theme.heading_font(self.font(), theme.Type.BODY))
        count = f"{QLocale().toString(_WIDEST)}+"
        room = 2 * (theme.GAP + theme.UNIT) + theme.UNIT
        self.status_actions: list[QAction] = []
        """The actions that select all and each status, for the buttons and a menu."""
        for number, (status, button) in enumerate(zip(_STATUSES, self.buttons, strict=True)):
            name = button.accessibleName()
            action = QAction(self.tr("All animals") if status is None else name, group)
            action.setCheckable(True)
            action.setShortcut(f"Ctrl+{number + 1}")
            button.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
            # As wide as when it is checked, which is bold, and has a count, so that nothing moves. As one text: behind
            # Arabic letters the digits are drawn in the font of these (Qt 6.11), and may be wider.
            button.setMinimumWidth(bold.horizontalAdvance(f"{name} {count}") + room)
            action.toggled.connect(button.setChecked)
            action.triggered.connect(partial(self._on_action_triggered, status))
            self.status_actions.append(action)
        self.group.idPressed.connect(self._on_group_id_pressed)
        self.group.idReleased.connect(self._on_group_id_released)
        self.group.idToggled.connect(self._on_group_id_toggled)
        self.group.idClicked.connect(self._on_group_id_clicked)
        self.show_status(None)

    def show_status(self, status: PetStatus | None) -> None:
        """Check the button of ``status``, without sending ``selected``."""
        self.status_actions[_STATUSES.index(status)].setChecked(True)

    def show_counts(self, snapshot: Snapshot | None) -> None:
        """Show on each button how many of its animals are listed; the tool tip explains a plus."""
        for status, button, action in zip(_STATUSES, self.buttons, self.status_actions, strict=True):
            name, key = button.accessibleName(), action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
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


class CategoryFilter(QPushButton):
    """Names the only category that is shown; a press shows all again. Hidden while all are shown."""

    def __init__(self, names: CategoryNames) -> None:
        super().__init__()
        self.category: int | None = None
        """The only category to show, ``None`` for all."""
        self._names = names
        names.changed.connect(self._show_name)
        self.setAccessibleDescription(self.tr("Press to show all categories."))
        self.setToolTip(self.tr("Press to show all categories."))
        self.hide()

    def show_icons(self) -> None:
        """Show the icon, which is drawn after the first paint."""
        icons.set_themed_icon(self, "close")

    def select(self, category: int | None) -> None:
        """Set the only category to show, or ``None`` for all; the caller updates the rows."""
        self.category = category
        self._show_name()
        self.setVisible(category is not None)
        if category is not None:
            announce(self.window(), self.accessibleName())  # the announcement of the list does not name it

    @Slot()
    def _show_name(self) -> None:
        if self.category is not None:
            category = self._names.text(self.category)
            text = self.tr("Only category {category}").format(category=category)
            self.setText(text.replace("&", "&&"))
            self.setAccessibleName(text)
