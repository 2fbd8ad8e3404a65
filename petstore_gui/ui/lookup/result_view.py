"""What the look-up answers: a sentence, or an animal's card, and below them what is going to change."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.ui.i18n.text import category_text
from petstore_gui.ui.lookup.pet_card import PetCard
from petstore_gui.ui.theme import theme

if TYPE_CHECKING:
    from collections.abc import Mapping

    from petstore_gui.api.schema import Pet


class LookupResultView(QScrollArea):
    """On a low screen, or with large letters, it is moved up and down rather than squeezed."""

    notice_put_away = Signal()

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._names: Mapping[int, str] = {}
        self._found: tuple[Pet, str] | None = None
        self._news = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._news.setProperty("role", "quiet")
        self._card = PetCard()
        self._card.hide()
        self._notice = QFrame()
        self._notice_text = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        hide = QPushButton(self.tr("Hide"), autoDefault=False)
        hide.setAccessibleName(self.tr("Hide this notice"))
        self._notice.hide()

        notice = QHBoxLayout(self._notice)
        notice.setContentsMargins(0, 0, 0, 0)
        notice.setSpacing(theme.GAP)
        notice.addWidget(self._notice_text, 1)
        notice.addWidget(hide, alignment=Qt.AlignmentFlag.AlignTop)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addWidget(self._news)
        column.addWidget(self._card)
        column.addStretch()
        column.addWidget(self._notice)
        self.setWidget(self._inside)
        hide.clicked.connect(self._notice.hide)
        hide.clicked.connect(self.notice_put_away)

    def missing(self) -> QSize:
        """Return how much larger it would have to be to show all of it, beside the bar that a low screen brings."""
        width = max(self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), self.width())
        return QSize(width, self._inside.heightForWidth(width)) - self.size()

    def say(self, sentence: str) -> None:
        """Say something in the place of a card."""
        self._news.setText(sentence)
        self._news.setVisible(bool(sentence))
        self._found = None
        self._card.hide()

    def show_found(self, pet: "Pet", source: str) -> str:
        """Show an animal, and return what its category is called here."""
        self.say("")
        self._found = pet, source
        category = category_text(pet.category_id, self._names)
        self._card.show_pet(pet, source, category=category)
        self._card.show()
        return category

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let categories have these names, that of the animal on the screen, too."""
        self._names = names
        if self._found is not None:
            self.show_found(*self._found)

    def show_notice(self, sentence: str, *, strong: bool) -> None:
        """Say what is going to change, or has, until somebody puts it away; nothing for an empty sentence."""
        self._notice_text.setText(sentence)
        theme.set_style_property(self._notice_text, "role", "banner" if strong else "quiet")
        self._notice.setVisible(bool(sentence))
