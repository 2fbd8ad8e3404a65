"""The working page: the filter, the table of animals and the form that adds one."""

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.pet_list.active_filters import ActiveFilters
from petstore_gui.ui.pet_list.status_filter import StatusFilter
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.empty_state import EmptyState
from petstore_gui.ui.widgets.warning_banner import WarningBanner

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from petstore_gui.api.schema import Pet
    from petstore_gui.inventory.overview import PetFilter
    from petstore_gui.ui.pet_list.empty_list import EmptyListPresenter
    from petstore_gui.ui.pet_list.list_controller import PetListController, Standing
    from petstore_gui.ui.pet_list.table_model import PendingRow
    from petstore_gui.ui.session.session import Session

# That of the narrowest window in which nothing is to be cut off, less its margins and the icons that come later.
_WIDEST: Final = 200 * theme.UNIT - 2 * theme.MARGIN - 2 * (theme.ICON + theme.GAP)


class PetListPage(QWidget):
    """Shows one snapshot at a time and takes wishes: another filter, a refresh, a new animal."""

    listed = Signal(object)
    """A Snapshot that has just been read, or a first part of it."""
    stands = Signal(object)
    """The Standing of the list: what is shown, and what became of the last wish."""
    failed = Signal(object)
    """A Failure; what was shown and typed before is still there."""
    demo_wanted = Signal()
    """Sample animals are to be looked at, in a store that is thrown away."""
    lookup_wanted = Signal()
    add_requested = Signal()
    searched = Signal()
    """Somebody types what is to be found."""
    limits_wanted = Signal()
    """Somebody asks why there may be more animals than are listed."""

    def __init__(self, session: "Session", form: QWidget, parent: QWidget | None = None) -> None:
        """``form`` adds an animal; it stands beside the table."""
        super().__init__(parent)
        self._session = session
        self._standing: Standing | None = None
        self._to_select: int | None = None

        self._filter = StatusFilter()
        self._lookup = lookup = QPushButton(self.tr("Look up…"))
        lookup.setToolTip("Ctrl+L")
        lookup.setAccessibleName(self.tr("Look up…"))
        self._refresh = refresh = QPushButton(self.tr("Refresh"))
        refresh.setToolTip("F5")
        refresh.setAccessibleName(self.tr("Refresh"))
        self._narrowing = ActiveFilters()
        self._banner = WarningBanner()
        self.table = PetTableView()
        self._empty = EmptyState()
        self._form = form
        # In a low window, or with large letters, the form is moved up and down rather than squeezed.
        self._side = side = QScrollArea(widgetResizable=True)
        side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side.setProperty("role", "card")
        side.setFixedWidth(theme.UNIT * 70)
        side.setWidget(form)

        self._top = top = QHBoxLayout()
        top.setSpacing(theme.GAP)
        top.addWidget(self._filter)
        acts = QHBoxLayout()
        acts.setSpacing(theme.GAP)
        acts.addStretch()
        acts.addWidget(lookup)
        acts.addWidget(refresh)
        top.addLayout(acts, 1)
        place = QGridLayout()  # one cell for both: the one lies over the other
        place.addWidget(self.table, 0, 0)
        place.addWidget(self._empty, 0, 0)
        middle = QHBoxLayout()
        middle.setSpacing(theme.GAP + theme.UNIT)
        middle.addLayout(place, 1)
        middle.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.UNIT)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addLayout(top)
        column.addWidget(self._narrowing)
        column.addWidget(self._banner)
        column.addLayout(middle, 1)

        self._filter.chosen.connect(self._on_filter_chosen)
        lookup.clicked.connect(self.lookup_wanted)
        refresh.clicked.connect(self.refresh)
        self._empty.add_requested.connect(self.add_requested)
        self._empty.demo_requested.connect(self.demo_wanted)
        self._empty.show_all_requested.connect(self.show_all)
        self._empty.retry_requested.connect(self.refresh)
        self._empty.cancel_requested.connect(self.cancel)
        self._banner.details_requested.connect(self.limits_wanted)
        self._narrowing.searched.connect(self._on_narrowing_searched)
        self._narrowing.category_chosen.connect(self._on_narrowing_category_chosen)
        self._narrowing.rows_wanted.connect(self.table.enter_rows)
        self._narrowing.left.connect(self.table.setFocus)

    @cached_property
    def listing(self) -> "PetListController":
        """Made with the first service that is opened, after the first paint."""
        from petstore_gui.ui.pet_list.list_controller import PetListController

        listing = PetListController(self._session, self)
        listing.changed.connect(self._on_listing_changed)
        listing.failed.connect(self.failed)
        return listing

    @cached_property
    def _no_rows(self) -> "EmptyListPresenter":
        from petstore_gui.ui.pet_list.empty_list import EmptyListPresenter

        return EmptyListPresenter(self.table, self._empty)

    def begin(self, *, offers_demo: bool, status: PetStatus | None = None) -> None:
        """Start on a service that was just opened: list its animals, and forget those of another one."""
        self._no_rows.begin(offers_demo=offers_demo)
        self._to_select = None
        self._narrowing.clear()
        self.table.unmark_all()
        self.listing.begin(status)
        self.table.setFocus()  # while the service answers: this loads the Qt namespace

    def refresh(self) -> None:
        """List the animals anew; rows, selection and place stay until the answer is there."""
        self.listing.ask()

    def cancel(self) -> bool:
        """End the listing that is under way, or is about to be tried again by itself; or else the search.

        Answer whether it was the search.
        """
        standing = self._standing
        if standing is None:
            return False
        if standing.under_way or standing.again_in is not None:
            self.listing.cancel()
        elif self._narrowing.isVisible():
            self._narrowing.clear()
            self._show_again()
            return True
        return False

    def show_icons(self) -> None:
        """Put drawings on the buttons, which the first paint does not wait for."""
        from petstore_gui.ui.theme import icons

        icons.set_themed_icon(self._lookup, "search")
        icons.set_themed_icon(self._refresh, "refresh")

    def fit(self) -> None:
        """Find room for long words and large letters; before the window is shown, which would be as wide as they."""
        if self._top.minimumSize().width() > _WIDEST:
            self._top.setDirection(QBoxLayout.Direction.TopToBottom)
        wide = self._form.minimumSizeHint().width() + 4 * theme.UNIT  # with the scroll bar
        self._side.setFixedWidth(max(self._side.width(), wide))

    def start_finding(self) -> None:
        """Put the focus where one types what is to be found."""
        self._narrowing.start()
        self._tell()

    def show_status(self, status: PetStatus | None) -> None:
        """Show the animals of one status, or all, as the filter's button does."""
        self._on_filter_chosen(status)

    def show_rows(self, rows: "PetFilter") -> None:
        """Show the animals of one status and one category, ``None`` for any, and nothing else."""
        self._narrowing.clear()
        self._narrowing.choose(rows.category_id)
        self._on_filter_chosen(rows.status)
        self._on_narrowing_category_chosen(rows.category_id)

    def show_all(self) -> None:
        """Let neither filter nor search keep an animal out."""
        self._narrowing.clear()
        self._on_filter_chosen(None)

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Call categories as they are called here."""
        self._narrowing.show_category_names(names)
        self.table.show_category_names(names)
        self.fit()
        self._show_found()  # a search goes by the names, too

    def show_pending(self, rows: "Sequence[PendingRow]") -> None:
        """Show the adds that are not settled, on top of the table."""
        had_some = self.table.has_pending
        self.table.show_pending(rows)
        if self.table.has_pending != had_some and self._standing is not None:
            self._no_rows.show(self._standing)

    def show_added(self, pet: "Pet") -> None:
        """Bring an animal that the service has just added into sight, unless somebody works elsewhere on the page.

        It may be one that was typed long ago: nobody else's selection, filter, search or place is to change for it.
        """
        # That of the window: it stays where it is while a dialog, or another program, has the keys.
        focus = self.window().focusWidget()  # or none: Qt takes that for no one's child
        if self.isAncestorOf(focus) and not self._form.isAncestorOf(focus):
            self.listing.add(pet, in_sight=False)
            return
        self._to_select = pet.id
        self.listing.add(pet)
        standing = self.listing.standing
        if standing.snapshot is not None and self.table.selected_pets() != [pet]:
            self._narrowing.clear()  # which keeps it out
            self._to_select = pet.id
            self._show_again()

    def _on_narrowing_searched(self, text: str) -> None:
        self.searched.emit()
        self.table.find(text)
        self._show_found()

    def _on_narrowing_category_chosen(self, _category: int | None) -> None:
        self._show_again()
        self.table.setFocus()

    def _show_again(self) -> None:
        """Show what there is, of which something else is to be found now."""
        if self._standing is not None:
            self._show(self._standing)
            self._tell()

    def _tell(self) -> None:
        """Tell how it stands with the list, and how many of it are found."""
        standing = self._standing
        if standing is None:
            return
        snapshot, found = standing.snapshot, self.table.counts[0]
        self._narrowing.show_counts(found, 0 if snapshot is None else len(snapshot.pets))
        if snapshot is not None and found != len(snapshot.of(standing.status)):
            standing = replace(standing, found=found)
        self.stands.emit(standing)

    def _show_found(self) -> None:
        self._tell()
        if self._standing is not None:
            self._no_rows.show(self._standing)

    def _on_filter_chosen(self, status: PetStatus | None) -> None:
        self._to_select = None
        self.listing.choose(status)

    def _on_listing_changed(self, standing: "Standing") -> None:
        before, self._standing = self._standing, standing
        news = before is None or standing.snapshot is not before.snapshot
        if news or before is None or standing.status != before.status:
            self._show(standing)
        if standing.snapshot is None:
            self._no_rows.show(standing)
        if standing.changes is not None and (before is None or standing.changes is not before.changes):
            self.table.mark(standing.changes.new, standing.changes.changed, standing.changes.entered)
        self._tell()
        if news and standing.snapshot is not None:
            self.listed.emit(standing.snapshot)

    def _show(self, standing: "Standing") -> None:
        from petstore_gui.ui.pet_list.text import banner, copied_remark, listed_source

        snapshot, status = standing.snapshot, standing.status
        self._filter.choose(status)
        self._filter.show_counts(snapshot)
        limits = "" if snapshot is None else banner(snapshot, status)
        self._banner.show_sentence(limits)
        if snapshot is None:
            self.table.show_pets(())
        else:
            pets = [pet for pet in snapshot.of(status) if self._narrowing.category in {None, pet.category_id}]
            remark, source = partial(copied_remark, snapshot, status), partial(listed_source, snapshot)
            self.table.show_pets(pets, remark=remark, source=source)
        if self._to_select is not None and self.table.select_pet(self._to_select):
            self._to_select = None
        self._no_rows.show(standing)
