"""The result of a look-up: a sentence or an animal's card, and below them what is going to change."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QPushButton, QScrollArea, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, insert_break_points, sanitize
from petstore_gui.ui.pet_list.badges import StatusBadge
from petstore_gui.ui.pet_list.clipboard import reply_line
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

_COPIED_MS: Final = 3000


class PetCard(QFrame):
    """Name, ID, category and status, and what can be copied of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._reply = ""
        self._name, self._id, self._category = PlainTextLabel(), PlainTextLabel(), PlainTextLabel()
        for label in (self._name, self._id, self._category):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._name.setFont(theme.heading_font(self.font()))
        self._id.setFont(theme.tabular_font(self.font()))
        self._id.setWordWrap(False)
        self._status = StatusBadge()
        self._source = PlainTextLabel(role="quiet")
        # The same keys as in the menu of the window, which does not get them while the look-up has the keys.
        copy_id = _copy_button(self.tr("Copy ID"), "Ctrl+Shift+C")
        copy_reply = _copy_button(self.tr("Copy for a reply"), "Ctrl+Shift+R")
        self._copied = NoteLabel()
        self._copied_end = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied_end.timeout.connect(self._copied.hide)

        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setHorizontalSpacing(theme.MARGIN)
        form.setVerticalSpacing(theme.GAP)
        form.addRow(PlainTextLabel(self.tr("ID"), role="quiet"), self._id)
        form.addRow(PlainTextLabel(self.tr("Category"), role="quiet"), self._category)
        form.addRow(PlainTextLabel(self.tr("Status"), role="quiet"), self._status)
        acts = row(self._copied, None, copy_id, copy_reply)
        self.setLayout(column(self._name, form, self._source, acts, spacing=theme.GAP))
        copy_id.clicked.connect(self._on_copy_id_clicked)
        copy_reply.clicked.connect(self._on_copy_reply_clicked)

    def show_pet(self, pet: Pet, source: str, *, category: str) -> None:
        """Show an animal; ``source`` says as of when, and how it was found, ``category`` is what people call it."""
        # A label goes by the direction of its text, which is not that of the words beside it.
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        side = right if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        for label in (self._name, self._id, self._category):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._name.setText(insert_break_points(sanitize(pet.name)))
        self._id.setText(str(pet.id))
        self._category.setText(insert_break_points(category))
        self._status.show_status(pet.status)
        self._source.setText(source)
        self._reply = reply_line(pet, category=category, source=source)
        self._copied.hide()

    @Slot()
    def _on_copy_id_clicked(self) -> None:
        self._copy(self._id.text())

    @Slot()
    def _on_copy_reply_clicked(self) -> None:
        self._copy(self._reply)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._copied.show_text(self.tr("Copied"))
        self._copied_end.start()
        announce(self, self._copied.text())


def _copy_button(text: str, key: str) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.setShortcut(QKeySequence(key))
    button.setToolTip(button.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    return button


class LookupResultView(QScrollArea):
    """Makes its window as high as what it shows; on a low screen, or with large letters, it is scrolled."""

    notice_hidden = Signal()

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._names: Mapping[int, str] = {}
        self._found: tuple[Pet, str] | None = None
        self._sentence = NoteLabel()
        self._card = PetCard()
        self._card.hide()
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
        self._inside = QWidget()
        self._inside.setLayout(column(self._sentence, self._card, None, self._notice, margin=0))
        self.setWidget(self._inside)
        hide.clicked.connect(self._notice.hide)
        hide.clicked.connect(self.notice_hidden)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)  # Qt's has room for two scroll bars (6.11)

    @override
    def sizeHint(self) -> QSize:
        """Return the size of all of it, beside the bar that a low screen brings."""
        width = max(self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), self.width())
        return QSize(width, max(0, self._inside.heightForWidth(width)))

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence in place of a card."""
        self.show_pending(sentence)
        self._fit_window()

    def show_pending(self, sentence: str) -> None:
        """Show a sentence in place of a card; the window stays as high as it is, for the next card comes soon."""
        self._found = None
        self._card.hide()
        self._sentence.show_text(sentence)

    def show_found(self, pet: Pet, source: str) -> str:
        """Show an animal, and return what its category is called here."""
        self.show_pending("")
        self._found = pet, source
        category = category_text(pet.category_id, self._names)
        self._card.show_pet(pet, source, category=category)
        self._card.show()
        self._fit_window()
        return category

    def show_category_names(self, names: Mapping[int, str]) -> None:
        """Call categories by these names, that of the animal on the screen, too."""
        self._names = names
        if self._found is not None:
            self.show_found(*self._found)

    def show_notice(self, sentence: str) -> None:
        """Say what is going to change, or has, until the user hides it; nothing for an empty sentence."""
        self._notice_text.setText(sentence)
        self._notice.setVisible(bool(sentence))
        self._fit_window()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_window()

    def _fit_window(self) -> None:
        """Make the window as high as all of it needs, and as wide at least, and no larger than the screen."""
        window, layout = self.window(), self.window().layout()
        if layout is None:
            return  # it is not in its dialog yet
        self.updateGeometry()
        layout.activate()  # what is beside this may have come or gone
        width = window.width() + self.sizeHint().width() - self.width()
        wraps = layout.hasHeightForWidth()
        height = layout.totalHeightForWidth(width) if wraps else layout.totalSizeHint().height()
        frame = window.frameGeometry().size() - window.size()
        window.resize(QSize(width, height).boundedTo(self.screen().availableSize() - frame))
