"""The main page: the table of animals and the form that adds one."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.inventory.snapshot import Changes, Snapshot
from petstore_gui.ui import override
from petstore_gui.ui.pet_list.filters import CategoryFilter, SearchField, StatusFilter
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.pet_list.table_model import PendingRow
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.pet_list.text import empty_message, found_words, limits_notice, listed_source, no_match_message
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.controls import focus_passed_on
from petstore_gui.ui.widgets.labels import IconButton, LinkButton, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet
    from petstore_gui.inventory.overview import PetFilter

_SIDE_WIDTH: Final = 70 * theme.UNIT
# An answer within this time needs no "please wait".
_LOADING_DELAY_MS: Final = 200


class PetListPage(QWidget):
    """Shows the animals in the snapshot of its ``controller`` that match filter, category and search."""

    found_changed = Signal(object)
    """The number of animals in the table if a search or a category hides some; else ``None``."""
    rows_changed = Signal()
    """The animals in the table may have changed."""
    list_requested = Signal()
    """The user has used the search, a filter or the rows, so the list should replace another page."""
    add_requested = Signal()
    import_requested = Signal()
    look_up_requested = Signal(object)
    """The ID of an animal that is not in the list."""
    limits_requested = Signal()
    """The user wants to know why there may be more animals than are listed."""
    limits_dismissed = Signal()
    """The user has hidden the notice that this service may have more."""

    def __init__(
        self,
        session: Session,
        form: QWidget,
        search: SearchField,
        status_filter: StatusFilter,
        parent: QWidget | None = None,
    ) -> None:
        """``form``, which adds an animal, stands beside the table; ``search`` and ``status_filter`` stand elsewhere."""
        super().__init__(parent)
        self.controller = PetListController(session, self)
        self._to_select: int | None = None
        self._scrolls_to_selected = True
        self._found: int | None = None
        self._missing_id: int | None = None
        """The ID in the search, if it is one and not in the list."""
        self._offers_demo = False
        self.shows_limits = True
        """Whether the list and the overview say that there may be more animals."""
        self.search = search
        self._status_filter = status_filter
        self.status_actions = status_filter.status_actions
        self.category_names = session.category_names
        self.category_filter = CategoryFilter(self.category_names)
        self._limits_notice = LimitsNotice()
        self.table = PetTableView(self.category_names, listed_source=self._source_of)
        self.empty_state = EmptyState(self.table.setFocus)
        self._form = form
        self.side = SidePanel(form)

        cell = QGridLayout()  # both are in one cell, one above the other
        cell.addWidget(self.table, 0, 0)
        cell.addWidget(self.empty_state, 0, 0)
        middle = row(cell, self.side, spacing=theme.GAP + theme.UNIT, stretched=cell)
        notes = (self._limits_notice, row(self.category_filter, None))
        layout = column(*notes, middle, spacing=theme.GAP, stretched=middle)
        layout.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.UNIT)
        self.setLayout(layout)
        self.category_names.changed.connect(self._on_category_names_changed)

        status_filter.selected.connect(self._on_status_filter_selected)
        self.empty_state.spreadsheet.clicked.connect(self.import_requested)
        self.empty_state.look_up.clicked.connect(self._on_look_up_clicked)
        self.empty_state.show_all.clicked.connect(self.show_all)
        self.empty_state.retry.clicked.connect(self.refresh)
        self.empty_state.cancel.clicked.connect(self.cancel)
        self._limits_notice.details.clicked.connect(self.limits_requested)
        self._limits_notice.dismiss.clicked.connect(self.dismiss_limits)
        search.textChanged.connect(self._on_search_text_changed)
        search.entered.connect(self._on_search_entered)
        search.rows_requested.connect(self._on_search_rows_requested)
        search.closed.connect(self._on_search_closed)
        self.category_filter.clicked.connect(self._on_category_filter_clicked)
        self.controller.snapshot_changed.connect(self._on_controller_snapshot_changed)
        self.controller.filter_changed.connect(self._on_controller_filter_changed)
        self.controller.loading_changed.connect(self._show_why_empty)
        self.controller.reading_ended.connect(self._show_why_empty)

    def begin(self, *, offers_demo: bool, status: PetStatus | None = None, shows_limits: bool = True) -> None:
        """List the animals of a service that was just opened, and forget those of another one.

        ``offers_demo``: an empty list offers the demo. ``status`` is the first filter.
        """
        self._offers_demo, self.shows_limits = offers_demo, shows_limits
        self.empty_state.hide()
        self._to_select = None
        self._clear_filters()
        self.table.markers.clear()
        self.table.forget_selection()
        self.controller.begin(status)
        self.table.setFocus()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.fit()

    @Slot()
    def refresh(self) -> None:
        """Read the list again; rows, selection and scroll position stay until the answer arrives."""
        self.controller.reload()

    @Slot()
    def cancel(self) -> None:
        """Cancel the reading that the user waits for; else clear search and category."""
        if self.controller.is_loading and self.controller.retry_in_s is None:
            self.controller.cancel()
        elif self.search.text() or self.category_filter.category is not None:
            self._clear_filters()
            self._show_pets()

    def show_icons(self) -> None:
        """Show the icons of the buttons, which are drawn after the first paint."""
        self.category_filter.show_icons()
        self._limits_notice.show_icons()

    def start_searching(self) -> None:
        """Show the list, and put the focus into the search."""
        self.list_requested.emit()
        self.search.start()

    @Slot()
    def dismiss_limits(self) -> None:
        """Hide the notice that this service may have more animals, from now on."""
        self.shows_limits = False
        self._show_limits()
        self.limits_dismissed.emit()

    @Slot(object)
    def show_status(self, status: PetStatus | None) -> None:
        """Show the animals of one status, or all, and read the list again."""
        self._to_select = None
        self.controller.select_status(status)

    def show_rows(self, rows: "PetFilter") -> None:
        """Show only the animals of one status and one category, ``None`` for any, without a search."""
        self._clear_filters()
        self.category_filter.select(rows.category_id)
        self.show_status(rows.status)
        self.table.enter_rows()

    @Slot(object)
    def show_category(self, category_id: int) -> None:
        """Show only one category of the current rows; the selection stays."""
        self.category_filter.select(category_id)
        self._show_pets()
        self.table.setFocus()

    @Slot()
    def show_all(self) -> None:
        """Clear filter, category and search, and read the list again."""
        self._clear_filters()
        self.show_status(None)

    @Slot()
    def _on_category_names_changed(self) -> None:
        self.side.fit()
        self._show_counts()  # a search looks in the names, too

    def show_pending(self, rows: Sequence[PendingRow]) -> None:
        """Show the pending adds on top of the table."""
        self.table.show_pending(rows)
        self._show_why_empty()

    def show_added(self, pet: "Pet", *, scrolls: bool = True) -> None:
        """List an animal that the service has just added, and select it unless the user works elsewhere in the list.

        It may have been typed long ago; then selection and scroll position must not change. ``scrolls`` is whether to
        scroll to what is selected.
        """
        # The focus within the window, which stays the same while a dialog or another program has the keyboard.
        focus = self.window().focusWidget()  # or None: isAncestorOf(None) is false
        in_list = focus is self.search or self._status_filter.isAncestorOf(focus) or self.isAncestorOf(focus)
        if not in_list or self._form.isAncestorOf(focus):
            self._to_select, self._scrolls_to_selected = pet.id, scrolls
        self.table.markers.remove(pet.id)
        self.controller.add(pet)
        if self.controller.snapshot is not None:
            self._to_select = None  # if a filter hides it now, it is not selected later either

    def show_pet(self, pet_id: int) -> None:
        """Go to an animal of the list; filters and search that hide it are cleared."""
        self.table.setFocus()
        self.show_all()
        self.table.select_pet(pet_id)

    def why_hidden(self, pet: "Pet") -> str:
        """Return the sentence why an animal of the list is not in the table; an empty text if it is."""
        snapshot, category = self.controller.snapshot, self.category_filter.category
        if snapshot is None or pet not in snapshot.pets or self.table.has_pet(pet.id):
            return ""
        if pet not in snapshot.of(self.controller.status) or category not in {None, pet.category_id}:
            return self.tr("The filter hides it.")
        return self.tr("The search hides it.")

    @Slot(object, object)
    def _on_controller_snapshot_changed(self, snapshot: Snapshot | None, changes: Changes | None) -> None:
        in_table = self.window().focusWidget() is self.table
        self._status_filter.show_counts(snapshot)
        self._show_pets()
        if changes is not None:
            self.table.markers.add(changes.new, changes.changed, changes.entered)
        elif in_table and snapshot is not None and snapshot.whole and not (snapshot.pets or snapshot.is_cached):
            self._form.setFocus()  # the focus is in a table without a row, where it is of no use

    @Slot(object)
    def _on_controller_filter_changed(self, _status: PetStatus | None) -> None:
        self._show_pets()
        self.table.paint_now()  # before the request, which takes processor time

    @Slot(object)
    def _on_status_filter_selected(self, status: PetStatus | None) -> None:
        self.list_requested.emit()
        self.show_status(status)

    @Slot(str)
    def _on_search_text_changed(self, text: str) -> None:
        if text:
            self.list_requested.emit()
        self.table.find(text)
        self._show_counts()

    @Slot()
    def _on_look_up_clicked(self) -> None:
        self.look_up_requested.emit(self._missing_id)

    @Slot()
    def _on_search_entered(self) -> None:
        if self._missing_id is None:
            self._on_search_rows_requested()
        else:
            self._on_look_up_clicked()

    @Slot()
    def _on_search_rows_requested(self) -> None:
        self.list_requested.emit()
        self.table.enter_rows()

    @Slot()
    def _on_search_closed(self) -> None:
        self.list_requested.emit()
        self.table.setFocus()

    @Slot()
    def _on_category_filter_clicked(self) -> None:
        self.category_filter.select(None)
        self._show_pets()
        self.table.setFocus()

    def _source_of(self, pet: "Pet") -> str:
        return listed_source(self.controller.snapshot, pet.id)

    def _clear_filters(self) -> None:
        """Clear search and category, but not the status; the focus does not move."""
        self.search.clear()
        self.category_filter.select(None)

    def _show_limits(self) -> None:
        shown = self.controller.snapshot if self.shows_limits else None
        self._limits_notice.show_sentence(limits_notice(shown, self.controller.status))

    def _show_pets(self) -> None:
        snapshot, status = self.controller.snapshot, self.controller.status
        self._status_filter.show_status(status)
        self._show_limits()
        pets = () if snapshot is None else snapshot.of(status)
        category = self.category_filter.category
        self.table.show_pets(pet for pet in pets if category in {None, pet.category_id})
        scrolls = self._scrolls_to_selected
        if self._to_select is not None and self.table.select_pet(self._to_select, scrolls=scrolls):
            self._to_select = None
        self._show_counts()

    def _show_counts(self) -> None:
        """Update how many of the animals are in the table, and the reason if there is none."""
        snapshot, status, found = self.controller.snapshot, self.controller.status, self.table.count
        self.search.show_found(found_words(snapshot, status, found))
        all_found = snapshot is None or found == len(snapshot.of(status))
        before, self._found = self._found, None if all_found else found
        if self._found != before:
            self.found_changed.emit(self._found)
        self._show_why_empty()
        self.rows_changed.emit()

    @Slot()
    def _show_why_empty(self) -> None:
        """Show why there is no row, if that is known; for an empty store on this computer, offer the demo."""
        status, snapshot = self.controller.status, self.controller.snapshot
        sentence = empty_message(snapshot, status, self.controller.error)
        self._missing_id = None
        if self.table.has_pending:
            self.empty_state.hide()
        elif snapshot is None and sentence:
            self.empty_state.show_sentence(sentence, kind=Kind.FAILED)
        elif snapshot is None and self.controller.is_loading:
            self.empty_state.show_loading(self.tr("Reading the animals…"))
        elif snapshot is not None and not self.table.count:
            is_empty = status is None and not snapshot.pets
            kind = Kind.EMPTY if is_empty else Kind.NOTHING_FOUND
            searched = _pet_id(self.search.text())
            self._missing_id = None if any(pet.id == searched for pet in snapshot.pets) else searched
            sentence = sentence or no_match_message(snapshot, status)
            demo = is_empty and self._offers_demo
            self.empty_state.show_sentence(
                sentence, kind=kind, spreadsheet=is_empty, demo=demo, pet_id=self._missing_id
            )
        else:
            self.empty_state.hide()


def _pet_id(text: str) -> int | None:
    """Return the ID that is searched for; ``None`` if the text is none."""
    try:
        return parse_pet_id(text)
    except InputError:
        return None


class SidePanel(QScrollArea):
    """The column beside the table: the form and the open card. It scrolls in a low window, or with large letters."""

    def __init__(self, form: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedWidth(_SIDE_WIDTH)
        form.setProperty("role", "card")
        self._form = form
        self._panel: QWidget | None = None
        self._layout = column(form, spacing=theme.GAP, margin=0, stretched=form)
        inside = QWidget()
        self.setWidget(inside)
        inside.setLayout(self._layout)
        self._revealing = QTimer(self, singleShot=True, interval=0)
        self._revealing.timeout.connect(self._on_revealing_timeout)

    def fit(self) -> None:
        """Widen the column for long words and large letters; a narrow window leaves most of its width to the table."""
        parts = (self._form,) if self._panel is None or self._panel.isHidden() else (self._form, self._panel)
        wide = max(part.minimumSizeHint().width() for part in parts) + 4 * theme.UNIT  # with the scroll bar
        self.setFixedWidth(max(wide, min(_SIDE_WIDTH, self.window().width() * 3 // 8)))

    def add_panel(self, panel: QWidget) -> None:
        """Add a panel below the form; while the panel is hidden, the form has all of the height."""
        self._panel = panel
        self._layout.addWidget(panel)
        self._layout.addStretch()
        before = _tab_stops(self._form)[-1]
        for each in _tab_stops(panel):  # it was made last, so Tab would reach it last
            self.setTabOrder(before, each)
            before = each
        panel.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._panel and event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            is_shown = event.type() == QEvent.Type.ShowToParent
            for position, stretch in ((0, not is_shown), (self._layout.count() - 1, is_shown)):
                self._layout.setStretch(position, int(stretch))
        return super().eventFilter(watched, event)

    def reveal_panel(self) -> None:
        """Scroll to the panel once the layout has placed it."""
        self._revealing.start()

    @Slot()
    def _on_revealing_timeout(self) -> None:
        if self._panel is not None:
            # First to its end: if the panel is higher than the column, its beginning must be visible.
            bottom = self._panel.y() + self._panel.height()
            self.ensureVisible(0, bottom, 0, 0)
            self.ensureVisible(0, self._panel.y(), 0, 0)

    @Slot(QWidget, QWidget)
    def _on_app_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Qt scrolls to a widget that gets the focus by Tab, but not otherwise (6.11).
        if now is not None and self.isAncestorOf(now):
            self._revealing.stop()  # or the user would type out of sight
            self.ensureWidgetVisible(now, 0, theme.MARGIN)


def _tab_stops(part: QWidget) -> list[QWidget]:
    """Return the widgets of a part of the window that Tab reaches, in the order of Tab."""
    stops, each = [], part.nextInFocusChain()
    while each is not None and part.isAncestorOf(each):
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None:
            stops.append(each)
        each = each.nextInFocusChain()
    return stops


class Kind(StrEnum):
    """The reason why there is no row; the value is the name of its icon."""

    EMPTY = "paw"
    NOTHING_FOUND = "search"
    """The filter or the search hides all rows."""
    FAILED = "offline"
    LOADING = "clock"


class EmptyState(QWidget):
    """The message over an empty table. A sibling of the table: screen readers find no widget in a table's viewport."""

    def __init__(self, take_focus: Callable[[], object]) -> None:
        """``take_focus`` is called when the button with the focus disappears."""
        super().__init__()
        self._give_focus = take_focus
        self._loading_text = ""
        self._delay = QTimer(self, singleShot=True, interval=_LOADING_DELAY_MS)
        self._delay.timeout.connect(self._on_delay_timeout)
        self._picture = Picture(Kind.EMPTY)
        self._sentence = PlainTextLabel(role="quiet")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence.setFont(theme.scaled_font(self.font(), theme.Type.LEAD))
        self.add = QPushButton(self.tr("Add an animal"))
        self.spreadsheet = QPushButton(self.tr("Import a spreadsheet…"))
        self.demo = QPushButton(self.tr("Try it with sample animals"))
        self.look_up = QPushButton()
        self.show_all = QPushButton(self.tr("Show all animals"))
        self.retry = QPushButton(self.tr("Try again"))
        self.cancel = QPushButton(self.tr("Cancel"))
        buttons = (self.add, self.spreadsheet, self.demo, self.look_up, self.show_all, self.retry, self.cancel)
        for button in buttons:
            button.hide()
            button.setAccessibleName(button.text())
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.MARGIN)
        layout.addStretch(2)
        layout.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._sentence)
        layout.addLayout(row(None, *buttons, None))
        layout.addStretch(3)
        self._picture.hide()
        self.hide()

    def show_sentence(
        self,
        sentence: str,
        *,
        kind: Kind = Kind.EMPTY,
        add: bool = False,
        spreadsheet: bool = False,
        demo: bool = False,
        pet_id: int | None = None,
    ) -> None:
        """Show why there is no row, and the buttons for it.

        ``add``, ``spreadsheet`` and ``demo`` are for an empty store, ``add`` only if the form is not visible.

        ``pet_id`` is an ID that is not in the list; its button looks it up.
        """
        self._delay.stop()
        self._picture.show_icon(kind.value)
        self._picture.show()
        self._sentence.setText(sentence)
        if pet_id is not None:
            self.look_up.setText(self.tr("Look up ID {id}").format(id=pet_id))
            self.look_up.setAccessibleName(self.look_up.text())
        with focus_passed_on(self, self._give_focus):
            self.add.setVisible(add)
            self.spreadsheet.setVisible(spreadsheet)
            self.demo.setVisible(demo)
            self.look_up.setVisible(pet_id is not None)
            self.show_all.setVisible(kind is Kind.NOTHING_FOUND)
            self.retry.setVisible(kind is Kind.FAILED)
            self.cancel.setVisible(kind is Kind.LOADING)
        self.show()

    def show_loading(self, sentence: str) -> None:
        """Show after 200 ms that the first rows are loading; call ``hide()`` when they are there."""
        self._loading_text = sentence
        if not self._delay.isActive():
            self._delay.start()

    @override
    def setVisible(self, visible: bool) -> None:
        if not visible:
            self._delay.stop()
        with focus_passed_on(self, self._give_focus):
            super().setVisible(visible)

    @Slot()
    def _on_delay_timeout(self) -> None:
        self.show_sentence(self._loading_text, kind=Kind.LOADING)


class LimitsNotice(QFrame):
    """One quiet line that there may be more animals; hidden while its sentence is empty."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()
        self._sentence = PlainTextLabel(role="quiet")
        self.details = LinkButton(self.tr("Learn more"))
        self.dismiss = IconButton(self.tr("Hide this notice"))
        for button in (self.details, self.dismiss):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLayout(row(self._sentence, self.details, self.dismiss, None, stretched=self._sentence))

    def show_icons(self) -> None:
        """Show the icon, which is drawn after the first paint."""
        icons.set_themed_icon(self.dismiss, "close", "quiet")

    def show_sentence(self, sentence: str) -> None:
        """Show ``sentence``; an empty one hides the notice."""
        self._sentence.setText(sentence)
        # The buttons stand directly behind the sentence, which wraps only where there is no room.
        self._sentence.setMaximumWidth(self._sentence.fontMetrics().horizontalAdvance(sentence) + theme.UNIT)
        self.setVisible(bool(sentence))
