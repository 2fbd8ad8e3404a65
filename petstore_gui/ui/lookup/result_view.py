"""The result of a look-up: a sentence or a card, and below it a notice about the end of looking up by ID."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import as_sentence, describe_pet, join_sentences
from petstore_gui.ui.pet_list.card import REPLY_KEY, CopiedNote, PetCard, copy_button
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row


class LookupResultView(QScrollArea):
    """Makes its window as high as its content; on a low screen, or with large letters, it scrolls.

    The window is wide enough for a card from the start, and never becomes lower, so that nothing moves below the mouse.
    """

    notice_hidden = Signal()
    list_requested = Signal(object)
    """An animal to show in the list."""

    def __init__(self, names: CategoryNames) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.category_names = names
        self._pending = ""
        """The sentence until the answer comes."""
        self._found: tuple[Pet, str, str] | None = None
        """An animal, its source and the sentence above it."""
        self._sentence = NoteLabel()
        show_in_list = QPushButton(self.tr("Show in list"), autoDefault=False)
        self._card = PetCard(show_in_list)
        self._card.hide()
        self._reply = ""
        """The text to copy if there is no animal."""
        self._copied = CopiedNote()
        self._copy_reply = copy_button(self.tr("Copy for a reply"), REPLY_KEY)
        self._copy_reply.hide()
        self._why_not_listed = NoteLabel(role="stale")
        self._notice = QFrame()
        self._notice_text = PlainTextLabel(role="banner")
        hide = QPushButton(self.tr("Hide"), autoDefault=False)
        hide.setAccessibleName(self.tr("Hide this notice"))
        self._notice.hide()

        notice = row(self._notice_text, hide)
        notice.setContentsMargins(0, 0, 0, 0)
        notice.setStretchFactor(self._notice_text, 1)
        notice.setAlignment(hide, Qt.AlignmentFlag.AlignTop)
        self._notice.setLayout(notice)
        reply = row(self._copied, None, self._copy_reply)
        self._inside = QWidget()
        self._inside.setLayout(
            column(self._sentence, reply, self._card, self._why_not_listed, None, self._notice, margin=0)
        )
        self.setWidget(self._inside)
        show_in_list.clicked.connect(self._on_show_in_list_clicked)
        hide.clicked.connect(self._notice.hide)
        hide.clicked.connect(self.notice_hidden)
        self._copy_reply.clicked.connect(self._on_copy_reply_clicked)
        names.changed.connect(self._on_names_changed)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)  # Qt adds room for two scroll bars (6.11)

    @override
    def sizeHint(self) -> QSize:
        """Return the size of the whole content, with room for the scroll bar on a low screen."""
        needed = max(each.minimumSizeHint().width() for each in (self._inside, self._card))
        width = max(needed + self.verticalScrollBar().sizeHint().width(), self.width())
        return QSize(width, max(0, self._inside.heightForWidth(width)))

    def show_sentence(self, sentence: str, reply: str = "") -> None:
        """Show a sentence in place of a card; the user can copy ``reply``."""
        self.show_pending(sentence)
        self._reply = reply
        self._copy_reply.setVisible(bool(reply))
        self._fit_window()

    def show_pending(self, sentence: str) -> None:
        """Show a sentence in place of a card; the window keeps its height, as the next card comes soon."""
        self._pending, self._found = sentence, None
        for widget in (self._card, self._copied, self._copy_reply):
            widget.hide()
        self._why_not_listed.show_text("")
        self._sentence.show_text(sentence)

    def show_meanwhile(self, pet: Pet, source: str) -> None:
        """Show an animal from the list, below the sentence that it is being looked up."""
        category = self.show_found(pet, source, self._pending)
        announce(self, join_sentences(as_sentence(source), as_sentence(describe_pet(pet, category))))

    def withdraw(self) -> None:
        """Hide the animal from the list, and continue to wait."""
        self.show_sentence(self._pending)

    def show_found(self, pet: Pet, source: str, sentence: str = "") -> str:
        """Show an animal, below ``sentence`` if there is one; return its category as it is shown."""
        self.show_pending(sentence)
        self._found = pet, source, sentence
        category = self.category_names.text(pet.category_id)
        self._card.show_pet(pet, source, category=category)
        self._card.show()
        self._fit_window()
        return category

    def show_why_not_listed(self, sentence: str) -> None:
        """Show below the card why its animal cannot be shown in the list."""
        self._why_not_listed.show_text(sentence)
        self._fit_window()
        announce(self, sentence)

    def show_notice(self, sentence: str) -> None:
        """Show how looking up by ID changes, until the user hides it; an empty sentence hides it, too."""
        self._notice_text.setText(sentence)
        self._notice.setVisible(bool(sentence))
        self._fit_window()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_window()

    @Slot()
    def _on_copy_reply_clicked(self) -> None:
        self._copied.copy(self._reply)

    @Slot()
    def _on_names_changed(self) -> None:
        if self._found is not None:
            self.show_found(*self._found)

    @Slot()
    def _on_show_in_list_clicked(self) -> None:
        if self._found is not None:
            self.list_requested.emit(self._found[0])

    def _fit_window(self) -> None:
        """Make the window at least as high and wide as its content, but no larger than the screen."""
        window, layout = self.window(), self.window().layout()
        if layout is None:
            return  # it is not in its dialog yet
        self.updateGeometry()
        layout.activate()  # widgets beside this one may have been shown or hidden
        width = window.width() + self.sizeHint().width() - self.width()
        wraps = layout.hasHeightForWidth()
        height = layout.totalHeightForWidth(width) if wraps else layout.totalSizeHint().height()
        frame = window.frameGeometry().size() - window.size()
        window.resize(QSize(width, max(height, window.height())).boundedTo(self.screen().availableSize() - frame))
