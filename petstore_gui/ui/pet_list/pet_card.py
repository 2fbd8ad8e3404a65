"""The card of one animal: what is known of it, as of when and how, and what can be copied."""

import re
from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFormLayout, QFrame, QPushButton

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import PetField, cell_text
from petstore_gui.ui.i18n.text import field_title, insert_break_points, sanitize
from petstore_gui.ui.pet_list.badges import StatusBadge
from petstore_gui.ui.pet_list.clipboard import reply_line
from petstore_gui.ui.pet_list.columns import cell_words
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import Part, column, row, stack_if_too_wide

_COPIED_MS: Final = 3000
_LONGEST: Final = 300  # characters


class PetCard(QFrame):
    """Name, ID, category and status, and what can be copied of them."""

    def __init__(self, *buttons: QPushButton, in_panel: bool = False) -> None:
        """Put ``buttons`` before those that copy.

        ``in_panel``: a panel is the frame around it and has a place for the ``name``; the keys that copy are those of
        the menu.
        """
        super().__init__()
        if not in_panel:
            self.setProperty("role", "card")
        self._reply = ""
        self._room = 0  # for the longest word of the name, if a panel has said it
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
        # The same keys as in the menu of the window, which does not get them while the look-up has the keys.
        copy_id = _copy_button(self.tr("Copy ID"), "" if in_panel else "Ctrl+Shift+C")
        copy_reply = _copy_button(self.tr("Copy for a reply"), "" if in_panel else "Ctrl+Shift+R")
        self._copied = NoteLabel()
        self._copied_end = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied_end.timeout.connect(self._copied.hide)

        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setHorizontalSpacing(theme.MARGIN)
        form.setVerticalSpacing(theme.UNIT if in_panel else theme.GAP)
        for field in others:
            form.addRow(PlainTextLabel(field_title(field), role="quiet"), self._texts.get(field, self._status))
        if in_panel:
            self._acts = row(copy_id, copy_reply, None)
            parts: tuple[Part, ...] = (form, self._source, self._acts, self._copied)
        else:
            self._acts = row(self._copied, None, *buttons, copy_id, copy_reply)
            stack_if_too_wide(self._acts)
            parts = (self.name, form, self._source, self._acts)
        self.setLayout(column(*parts, spacing=theme.GAP, margin=0 if in_panel else theme.MARGIN))
        copy_id.clicked.connect(self._on_copy_id_clicked)
        copy_reply.clicked.connect(self._on_copy_reply_clicked)

    def fit(self, width: int) -> None:
        """Put the buttons one below the other where the card is no wider than ``width`` and they are."""
        stack_if_too_wide(self._acts, width)
        self._room = width

    def _with_break_points(self, name: str) -> str:
        """Return ``name`` with break points in words that are too wide for the panel."""
        metrics = self.name.fontMetrics()
        room = self._room - theme.CONTROL_HEIGHT - theme.MARGIN  # beside the button that closes it

        def insert(word: str) -> str:
            wide = metrics.horizontalAdvance(word)
            every = max(1, len(word) * room // max(1, wide))
            return re.sub(rf"\S{{{every}}}", "\\g<0>\N{ZERO WIDTH SPACE}", word) if wide > room else word

        return " ".join(map(insert, name.split(" "))) if room > 0 else insert_break_points(name)

    def show_pet(self, pet: Pet, source: str, *, category: str) -> None:
        """Show an animal; ``source`` says as of when, and how it was found, ``category`` is what people call it."""
        # A label goes by the direction of its text, which is not that of the words beside it.
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
        self._reply = reply_line(pet, category=category, source=source)
        self._copied.hide()

    @Slot()
    def _on_copy_id_clicked(self) -> None:
        self._copy(self._texts[PetField.ID].text())

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
    if key:
        button.setShortcut(QKeySequence(key))
        button.setToolTip(button.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    return button
