"""What is done with one animal of the list: its card, its row's menu, and showing in the list what was looked up."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.add_pet.similar_notice import SimilarNotice
from petstore_gui.ui.pet_list.card_controller import CardController
from petstore_gui.ui.pet_list.row_menu import RowMenu
from petstore_gui.ui.pet_list.text import why_not_listed

if TYPE_CHECKING:
    from petstore_gui.ui.window.main_window import MainWindow
    from petstore_gui.ui.window.ui_state import UiState

_CARD: Final = "card"


class AnimalCommands(QObject):
    """Made after the first list, with the other features; a card that was open at the last end is open again."""

    def __init__(self, window: "MainWindow", ui_state: "UiState") -> None:
        super().__init__(window)
        self._window = window
        self._ui_state = ui_state
        self._page = page = window.page
        self.card = CardController(page, self._remember_card)
        self.menu = RowMenu(page.table)
        self._similar = SimilarNotice(window.form, page.controller)
        for part in (self.card, self.menu):
            part.lookup_requested.connect(window.look_up)
        self.menu.similar_requested.connect(self._on_menu_similar_requested)
        self.menu.category_requested.connect(page.show_category)
        self.card.toggled.connect(self._on_card_toggled)
        if ui_state.get(_CARD) is True:
            self.card.show_card()

    def toggle_card(self) -> None:
        """Open the card of the current row, or close it."""
        if self.card.is_open:
            self.card.close()
        else:
            self._window.show_list_page()
            self.card.open()

    def go_to_next_part(self) -> None:
        """Move the focus from the table to the form, to the open card, and back to the table."""
        self._window.show_list_page()
        focus = self._window.focusWidget()
        if self.card.holds_focus():
            self._page.table.setFocus()
        elif self._window.form.isAncestorOf(focus) and self.card.is_open:
            self.card.take_focus()
        elif self._window.form.isAncestorOf(focus):
            self._page.table.setFocus()
        elif focus is self._page.table:
            self._window.form.setFocus()
        else:
            self._page.table.setFocus()

    def show_in_list(self, pet: Pet) -> str:
        """Show an animal in the list, whatever keeps it out; return why that cannot be done, or nothing."""
        if reason := why_not_listed(self._page.controller.snapshot, pet):
            return reason
        self._window.activateWindow()
        self._page.list_requested.emit()
        if self._page.table.select_pet(pet.id):
            self._page.table.setFocus()
        else:
            self._page.show_pet(pet.id)
        return ""

    @Slot(bool)
    def _on_card_toggled(self, is_open: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        self._window.form.show_hint(shown=not is_open)  # in a window of the usual size both then fit

    def _remember_card(self, is_open: bool) -> None:  # noqa: FBT001  as the signal has it
        self._ui_state.put(_CARD, is_open)

    @Slot(object)
    def _on_menu_similar_requested(self, pet: Pet) -> None:
        self._window.show_list_page()
        self._window.form.begin_similar(pet)
