"""A sentence with buttons, shown within the window in place of a dialog."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton

from petstore_gui.ui.i18n.text import insert_break_points
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.controls import focus_passed_on
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide

_MOST_ACTS: Final = 3
_ROOM: Final = 52 * theme.UNIT  # in the column beside the table, next to its scroll bar


class Notice(QFrame):
    """A sentence and up to three buttons; hidden while the sentence is empty."""

    def __init__(
        self, take_focus: Callable[[], object], *, role: str = "banner", picture: str = "", is_wide: bool = False
    ) -> None:
        """``take_focus`` is called when the button with the focus disappears; ``picture`` is the name of an icon.

        ``is_wide``: the buttons stand beside the sentence, not below it.
        """
        super().__init__()
        self._give_focus = take_focus
        self.setProperty("role", role)
        self._sentence = PlainTextLabel()
        self.buttons: list[QPushButton] = []
        self._acts: list[Callable[[], object]] = []
        for number in range(_MOST_ACTS):
            button = QPushButton()
            button.setProperty("role", "small")
            button.clicked.connect(partial(self._on_button_clicked, number))
            self.buttons.append(button)
        pictures = (Picture(picture, "available", theme.ICON),) if picture else ()
        sentence = row(*pictures, self._sentence, stretched=self._sentence)
        self._is_wide = is_wide
        self._row = row(*self.buttons) if is_wide else row(*self.buttons, None)
        whole = (
            row(sentence, self._row, stretched=sentence)
            if is_wide
            else column(sentence, self._row, spacing=theme.GAP, margin=0)
        )
        self.setLayout(whole)
        self.hide()

    def show_sentence(self, sentence: str, acts: Mapping[str, Callable[[], object]]) -> None:
        """Show ``sentence`` with a button for each of up to three acts; an empty sentence hides the notice."""
        with focus_passed_on(self, self._give_focus):
            self._sentence.setText(insert_break_points(sentence))
            self._acts = list(acts.values())
            for button, label in zip_longest(self.buttons, acts):
                button.setText(label or "")
                button.setVisible(bool(label))
            if not self._is_wide:
                self._row.setDirection(QBoxLayout.Direction.LeftToRight)
                stack_if_too_wide(self._row, _ROOM)
            self.setVisible(bool(sentence))

    @property
    def sentence(self) -> str:
        """The sentence that is shown."""
        return self._sentence.text()

    def take_focus(self) -> None:
        """Put the focus on the first button, so that Enter presses it."""
        self.buttons[0].setFocus()

    def _on_button_clicked(self, number: int, _checked: object = None) -> None:
        self._acts[number]()
