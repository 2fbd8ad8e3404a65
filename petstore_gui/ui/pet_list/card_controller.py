"""Opens the card beside the table, and keeps it true: it follows the current row and what the list shows of it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from petstore_gui.api.schema import Pet
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import as_sentence, describe_pet, join_sentences
from petstore_gui.ui.pet_list.card_panel import CardPanel
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.text import listed_source, no_longer_listed
from petstore_gui.ui.widgets.accessibility import announce


class CardController(QObject):
    """Made after the first list. What a refresh no longer shows is never left on the card as if it were there."""

    toggled = Signal(bool)
    """Whether the card is open."""
    lookup_requested = Signal(object)
    """The ID of the animal on the card."""

    def __init__(self, page: PetListPage, remember: Callable[[bool], object]) -> None:
        """``remember`` is told whether the card is open, each time that the user opens or closes it."""
        super().__init__(page)
        self._page = page
        self._table = page.table
        self._remember = remember
        self._names = page.category_names
        self._pet: Pet | None = None  # as it was last shown
        self._panel: CardPanel | None = None
        self._table.card_requested.connect(self.open)
        self._table.doubleClicked.connect(self._on_table_double_clicked)
        self._table.selectionModel().currentRowChanged.connect(self._on_table_current_row_changed)
        page.controller.snapshot_changed.connect(self._update)
        page.controller.confirmed.connect(self._update)
        self._names.changed.connect(self._update)

    @property
    def is_open(self) -> bool:
        """Whether the card is in sight, or would be if it were not for another page."""
        return self._panel is not None and not self._panel.isHidden()

    @Slot()
    def open(self) -> None:
        """Show the card of the current row, and say it; the focus stays where it is."""
        if not self.is_open:
            self._remember(True)
        self.show_card()
        self._page.side.reveal_panel()
        if self._pet is not None:
            category = self._names.text(self._pet.category_id)
            source = listed_source(self._page.controller.snapshot)
            sentence = as_sentence(describe_pet(self._pet, category))
            announce(self._table, join_sentences(sentence, as_sentence(source)))

    def show_card(self) -> None:
        """Show the card without a word, as it was left by an earlier start."""
        panel = self._made_panel()
        if panel.isHidden():
            self._pet = self._table.current_pet
            self._update()
            panel.show()
            self._page.side.fit()
            self._page.installEventFilter(self)
            self.toggled.emit(True)
        else:
            self._follow()

    @Slot()
    def close(self) -> None:
        """Close the card; the focus goes to the table if the card had it."""
        panel = self._panel
        if panel is None or panel.isHidden():
            return
        if self.holds_focus():
            self._table.setFocus()
        self._page.removeEventFilter(self)
        panel.hide()
        self._remember(False)
        self.toggled.emit(False)

    @Slot()
    def toggle(self) -> None:
        """Open the card, or close it."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def take_focus(self) -> None:
        """Put the focus into the card, which must be open."""
        if self._panel is not None:
            self._panel.take_focus()
            self._page.side.reveal_panel()  # all of it, not the button alone

    def holds_focus(self) -> bool:
        """Return whether the focus is in the card."""
        # Qt takes no widget for no one's child.
        return self._panel is not None and self._panel.isAncestorOf(self._page.window().focusWidget())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What the focus in the page has not used itself. Ahead of the menu, where Escape ends reading and search.
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and not event.modifiers():
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.close()
                return True
        return super().eventFilter(watched, event)

    def _made_panel(self) -> CardPanel:
        if self._panel is None:
            self._panel = CardPanel()
            self._panel.closed.connect(self.close)
            self._panel.lookup_requested.connect(self._on_panel_lookup_requested)
            self._page.side.add_panel(self._panel)
            self._panel.ensurePolished()
            self._panel.fit(self._page.side.width())
        return self._panel

    def _follow(self) -> None:
        self._pet = self._table.current_pet
        self._update()

    @Slot(QModelIndex, QModelIndex)
    def _on_table_current_row_changed(self, _current: QModelIndex, _previous: QModelIndex) -> None:
        if self.is_open and not self._table.is_replacing:
            self._follow()
            if self._table.hasFocus():  # not while somebody types in the form above it
                self._page.side.reveal_panel()

    @Slot(QModelIndex)
    def _on_table_double_clicked(self, _index: QModelIndex) -> None:
        if self._table.current_pet is not None:
            self.open()

    @Slot(object, object)
    @Slot(object)
    @Slot()
    def _update(self, *_what: object) -> None:
        """Show what the list now shows of the animal on the card."""
        snapshot, panel = self._page.controller.snapshot, self._panel
        if snapshot is None:
            self._pet = None  # another service's, or none
        if panel is None:
            return
        if snapshot is None or self._pet is None:
            is_pending = self._table.currentIndex().isValid() and self._table.current_pet is None
            no_card = self.tr("This animal has no card before it is added.")
            panel.show_sentence(no_card if is_pending else self.tr("Select an animal to see its card."))
            return
        now = next((pet for pet in snapshot.pets if pet.id == self._pet.id), None)
        if now is None:
            panel.show_sentence(no_longer_listed(self._pet), stale=True)
        else:
            self._pet = now
            panel.show_pet(now, listed_source(snapshot), category=self._names.text(now.category_id))

    @Slot()
    def _on_panel_lookup_requested(self) -> None:
        if self._pet is not None:
            self.lookup_requested.emit(self._pet.id)
