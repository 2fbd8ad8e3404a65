"""The card of an animal: beside the table for the chosen one, and in the look-up."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFormLayout, QFrame, QPushButton

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import PetField, cell_text
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import (
    as_sentence,
    describe_pet,
    field_title,
    insert_break_points,
    join_sentences,
    sanitize,
)
from petstore_gui.ui.pet_list.badges import StatusBadge
from petstore_gui.ui.pet_list.clipboard import reply_line
from petstore_gui.ui.pet_list.columns import cell_words
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.text import listed_source, no_longer_listed
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import IconButton, NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import Part, column, row, stack_if_too_wide

_COPIED_MS: Final = 3000
REPLY_KEY: Final = "Ctrl+Shift+R"
_LONGEST: Final = 300  # characters


class CardController(QObject):
    """Shows the card beside the table, of the chosen animal and from the latest list. Made after the first list."""

    toggled = Signal(bool)
    """Whether the card is open."""

    def __init__(self, page: PetListPage, remember: Callable[[bool], object], look_up: Callable[[int], object]) -> None:
        """``remember`` is called when the user opens or closes the card, ``look_up`` with the ID of an animal."""
        super().__init__(page)
        self._page = page
        self._table = page.table
        self._remember = remember
        self._look_up = look_up
        self._names = page.category_names
        self._pet: Pet | None = None  # as it was last shown
        self._panel: CardPanel | None = None
        self._table.card_requested.connect(self.open)
        self._table.doubleClicked.connect(self._on_table_double_clicked)
        # Both: Ctrl with a click or an arrow key changes one without the other.
        self._table.selectionModel().selectionChanged.connect(self._on_table_choice_changed)
        self._table.selectionModel().currentRowChanged.connect(self._on_table_choice_changed)
        page.controller.snapshot_changed.connect(self._update)
        page.controller.confirmed.connect(self._update)
        self._names.changed.connect(self._update)

    @property
    def is_open(self) -> bool:
        """Whether the card is open, even while another page covers it."""
        return self._panel is not None and not self._panel.isHidden()

    @Slot()
    def open(self) -> None:
        """Show and announce the card of the chosen animal; the focus does not move."""
        if not self.is_open:
            self._remember(True)
        self.show_card()
        self._page.side.reveal_panel()
        if self._pet is not None:
            category = self._names.text(self._pet.category_id)
            source = listed_source(self._page.controller.snapshot, self._pet.id)
            sentence = as_sentence(describe_pet(self._pet, category))
            announce(self._table, join_sentences(sentence, as_sentence(source)))

    def show_card(self) -> None:
        """Show the card without an announcement, as at the start."""
        panel = self._made_panel()
        if panel.isHidden():
            self._pet = self._table.chosen_pet
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
        self._page.side.fit()
        self._remember(False)
        self.toggled.emit(False)

    def take_focus(self) -> None:
        """Put the focus into the card, which must be open."""
        if self._panel is not None:
            self._panel.close_button.setFocus()  # at the top of the card
            self._page.side.reveal_panel()  # to see the whole card, not only its button

    def holds_focus(self) -> bool:
        """Return whether the focus is in the card."""
        # isAncestorOf(None) is false.
        return self._panel is not None and self._panel.isAncestorOf(self._page.window().focusWidget())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Gets keys that no widget of the page has used, before the menu, where Escape cancels loading and search.
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and not event.modifiers():
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.close()
                return True
        return super().eventFilter(watched, event)

    def _made_panel(self) -> "CardPanel":
        if self._panel is None:
            self._panel = CardPanel()
            self._panel.close_button.clicked.connect(self.close)
            self._panel.lookup_button.clicked.connect(self._on_panel_lookup_clicked)
            self._page.side.add_panel(self._panel)
            self._panel.ensurePolished()
            self._panel.fit(self._page.side.width())
        return self._panel

    def _follow(self) -> None:
        self._pet = self._table.chosen_pet
        self._update()

    @Slot(QItemSelection, QItemSelection)
    @Slot(QModelIndex, QModelIndex)
    def _on_table_choice_changed(self, *_what: object) -> None:
        if self.is_open and not self._table.is_replacing:
            self._follow()
            if self._table.hasFocus():  # not while the user types in the form above it
                self._page.side.reveal_panel()

    @Slot(QModelIndex)
    def _on_table_double_clicked(self, _index: QModelIndex) -> None:
        if self._table.chosen_pet is not None:
            self.open()

    @Slot(object, object)
    @Slot(object)
    @Slot()
    def _update(self, *_what: object) -> None:
        """Update the card from the present list."""
        snapshot, panel = self._page.controller.snapshot, self._panel
        if snapshot is None:
            self._pet = None  # another service is open, or none
        elif self._pet is None and self.is_open:
            self._pet = self._table.chosen_pet  # selected again with the rows
        if panel is None:
            return
        if snapshot is None or self._pet is None:
            no_card = self.tr("This animal has no card before it is added.")
            select_one = self.tr("Select an animal to see its card.")
            panel.show_sentence(select_one if self._table.selected_pending is None else no_card)
            return
        now = next((pet for pet in snapshot.pets if pet.id == self._pet.id), None)
        if now is None:
            panel.show_sentence(no_longer_listed(self._pet), stale=True)
        else:
            self._pet = now
            panel.show_pet(now, listed_source(snapshot, now.id), category=self._names.text(now.category_id))

    @Slot()
    def _on_panel_lookup_clicked(self) -> None:
        if self._pet is not None:
            self._look_up(self._pet.id)


class CardPanel(QFrame):
    """Shows a card, or a sentence in place of it."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()
        self.setProperty("role", "card")
        self.setAccessibleName(self.tr("Animal card"))
        self._title = PlainTextLabel(self.tr("Animal card"), role="quiet")
        self.close_button = IconButton(self.tr("Close the card"))
        icons.set_themed_icon(self.close_button, "close", "quiet")
        self._sentence = PlainTextLabel()
        self._card = PetCard(in_panel=True)
        self.lookup_button = QPushButton(self.tr("Look up again"))
        self.lookup_button.setAccessibleName(self.lookup_button.text())
        for button in (self.close_button, self.lookup_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The name of the animal takes the place of the title.
        header = row(self._title, self._card.name, self.close_button)
        for label in (self._title, self._card.name):
            header.setStretchFactor(label, 1)
        header.setAlignment(self.close_button, Qt.AlignmentFlag.AlignTop)
        layout = column(header, self._sentence, self._card, self.lookup_button, spacing=theme.UNIT)
        # The close button is higher than the name, and has padding of its own above and below.
        layout.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN)
        self.setLayout(layout)

    def fit(self, width: int) -> None:
        """Break long words of the name so that they fit into a panel of ``width`` pixels."""
        self._card.fit(width - 2 * theme.MARGIN - 4 * theme.UNIT)

    def show_pet(self, pet: Pet, source: str, *, category: str) -> None:
        """Show the card of ``pet``, with ``source`` and ``category`` as in :meth:`PetCard.show_pet`."""
        self._sentence.hide()
        self._title.hide()
        self._card.show_pet(pet, source, category=category)
        for widget in (self._card, self._card.name):
            widget.show()
        self.lookup_button.show()

    def show_sentence(self, sentence: str, *, stale: bool = False) -> None:
        """Show a sentence in place of the card; ``stale``: its animal is no longer listed, but can be looked up."""
        theme.set_style_property(self._sentence, "role", "stale" if stale else "quiet")
        self._sentence.setText(insert_break_points(sentence))
        for widget in (self._card, self._card.name):
            widget.hide()
        self._title.show()
        self._sentence.show()
        self.lookup_button.setVisible(stale)


class PetCard(QFrame):
    """Name, ID, category and status of an animal, with buttons that copy its ID or a line for a reply."""

    def __init__(self, *buttons: QPushButton, in_panel: bool = False) -> None:
        """``buttons`` stand before the copy buttons.

        ``in_panel``: a panel draws the frame and places the ``name``; the shortcuts for copying are those of the menu.
        """
        super().__init__()
        if not in_panel:
            self.setProperty("role", "card")
        self._reply: Callable[[], str] = lambda: ""
        self._room = 0  # for the longest word of the name, in pixels; 0 until a panel sets it
        self.name, self._status = PlainTextLabel(), StatusBadge()
        others = [field for field in PetField if field is not PetField.NAME]
        self._texts: dict[PetField, PlainTextLabel] = {
            field: PlainTextLabel() for field in others if field is not PetField.STATUS
        }
        for label in (self.name, *self._texts.values()):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.name.setFont(theme.heading_font(self.font()))
        self._texts[PetField.ID].setFont(theme.tabular_font(self.font()))
        self._texts[PetField.ID].setWordWrap(False)
        self._source = PlainTextLabel(role="quiet")
        # The same keys as in the menu of the window, which does not get them while the look-up has the focus.
        copy_id = copy_button(self.tr("Copy ID"), "" if in_panel else "Ctrl+Shift+C")
        copy_reply = copy_button(self.tr("Copy for a reply"), "" if in_panel else REPLY_KEY)
        acts = (*buttons, copy_id, copy_reply)
        self._acts = row(*acts, spacing=theme.UNIT if in_panel else theme.GAP)
        self._copied = CopiedNote()

        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setHorizontalSpacing(theme.MARGIN)
        form.setVerticalSpacing(theme.UNIT if in_panel else theme.GAP)
        for field in others:
            form.addRow(PlainTextLabel(field_title(field), role="quiet"), self._texts.get(field, self._status))
        if in_panel:
            parts: tuple[Part, ...] = (form, self._source, self._copied, self._acts)
        else:
            in_row = row(self._copied, None, self._acts)
            for each in (self._acts, in_row):
                stack_if_too_wide(each)
            parts = (self.name, form, self._source, in_row)
        self.setLayout(column(*parts, spacing=theme.GAP, margin=0 if in_panel else theme.MARGIN))
        copy_id.clicked.connect(self._on_copy_id_clicked)
        copy_reply.clicked.connect(self._on_copy_reply_clicked)

    def fit(self, width: int) -> None:
        """Break words of the name that are wider than ``width`` pixels, less the close button.

        The copy buttons stand in one row if that is not wider.
        """
        self._room = width
        stack_if_too_wide(self._acts, width)

    def _with_break_points(self, name: str) -> str:
        """Return ``name`` with break points in words that are too wide for the panel."""
        metrics = self.name.fontMetrics()
        room = self._room - theme.CONTROL_HEIGHT - theme.MARGIN  # beside the close button

        def insert(word: str) -> str:
            wide = metrics.horizontalAdvance(word)
            every = max(1, len(word) * room // max(1, wide))
            return re.sub(rf"\S{{{every}}}", "\\g<0>\N{ZERO WIDTH SPACE}", word) if wide > room else word

        return " ".join(map(insert, name.split(" "))) if room > 0 else insert_break_points(name)

    def show_pet(self, pet: Pet, source: str, *, category: str) -> None:
        """Show an animal; ``source`` is the time and the origin of the data, ``category`` the text to show."""
        # Qt aligns a label by the direction of its own text, not by that of the window.
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        side = right if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        for label in (self.name, *self._texts.values()):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.name.setText(self._with_break_points(sanitize(pet.name)))
        words = cell_words(lambda _category_id: category, _LONGEST)
        for field, label in self._texts.items():
            label.setText(insert_break_points(cell_text(pet, field, words)))
        self._status.show_status(pet.status)
        self._source.setText(source)
        self._reply = partial(reply_line, pet, category=category, source=source)
        self._copied.hide()

    @Slot()
    def _on_copy_id_clicked(self) -> None:
        self._copied.copy(self._texts[PetField.ID].text())

    @Slot()
    def _on_copy_reply_clicked(self) -> None:
        self._copied.copy(self._reply())


class CopiedNote(NoteLabel):
    """Copies texts to the clipboard, and says so for 3 seconds."""

    def __init__(self) -> None:
        super().__init__()
        self._end = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._end.timeout.connect(self.hide)

    def copy(self, text: str) -> None:
        """Copy ``text`` to the clipboard, and show and announce that."""
        QGuiApplication.clipboard().setText(text)
        self.show_text(self.tr("Copied"))
        self._end.start()
        announce(self, self.text())


def copy_button(text: str, key: str) -> QPushButton:
    """Return a button with a shortcut, which works while the button is visible; none if ``key`` is empty."""
    button = QPushButton(text, autoDefault=False)
    if key:
        button.setShortcut(QKeySequence(key))
        button.setToolTip(button.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    return button
