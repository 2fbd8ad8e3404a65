"""The panel with the card of the animal in the current row."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton

from petstore_gui.api.schema import Pet
from petstore_gui.ui.i18n.text import insert_break_points
from petstore_gui.ui.pet_list.pet_card import PetCard
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row


class CardPanel(QFrame):
    """Shows a card, or a sentence in place of it."""

    closed = Signal()
    """The user wants it closed."""
    lookup_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hide()
        self.setProperty("role", "card")
        self.setAccessibleName(self.tr("Animal card"))
        self._title = PlainTextLabel(self.tr("Animal card"), role="quiet")
        self._close = QToolButton()
        self._close.setAccessibleName(self.tr("Close the card"))
        self._close.setToolTip(self._close.accessibleName())
        icons.set_themed_icon(self._close, "close", "quiet")
        self._sentence = PlainTextLabel()
        self._card = PetCard(in_panel=True)
        self._look_up = QPushButton(self.tr("Look up again"))
        self._look_up.setAccessibleName(self._look_up.text())
        for button in (self._close, self._look_up):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The name of the animal takes the place of the title.
        header = row(self._title, self._card.name, self._close)
        for label in (self._title, self._card.name):
            header.setStretchFactor(label, 1)
        header.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        acts = row(self._look_up, None)
        layout = column(header, self._sentence, self._card, acts, spacing=theme.UNIT)
        layout.insertSpacing(layout.indexOf(acts), theme.UNIT)
        # The button that closes it is higher than the name, and has air of its own above and below it.
        layout.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN)
        self.setLayout(layout)
        self._close.clicked.connect(self.closed)
        self._look_up.clicked.connect(self.lookup_requested)

    def fit(self, width: int) -> None:
        """Stack the buttons of the card where they do not fit into a column of ``width``."""
        self._card.fit(width - 2 * theme.MARGIN - 4 * theme.UNIT)

    def show_pet(self, pet: Pet, source: str, *, category: str) -> None:
        """Show the card of ``pet``; the rest as in :meth:`PetCard.show_pet`."""
        self._sentence.hide()
        self._title.hide()
        self._card.show_pet(pet, source, category=category)
        for widget in (self._card, self._card.name):
            widget.show()
        self._look_up.show()

    def show_sentence(self, sentence: str, *, stale: bool = False) -> None:
        """Show in place of a card why there is none; ``stale``: there was one, and its animal can be looked up."""
        theme.set_style_property(self._sentence, "role", "stale" if stale else "quiet")
        self._sentence.setText(insert_break_points(sentence))
        for widget in (self._card, self._card.name):
            widget.hide()
        self._title.show()
        self._sentence.show()
        self._look_up.setVisible(stale)

    def take_focus(self) -> None:
        """Put the focus on the first thing that can be done with the animal."""
        self._close.setFocus()
