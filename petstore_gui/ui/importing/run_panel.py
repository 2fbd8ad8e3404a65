"""The progress of a running import, why it waits, and its outcome."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QProgressBar, QPushButton, QWidget

from petstore_gui.ui.i18n.text import insert_break_points
from petstore_gui.ui.importing.preview_page import ImportActions
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column


class RunPanel(QWidget):
    """A bar, a sentence, and the buttons that apply now."""

    def __init__(self, actions: ImportActions, close: Callable[[], object]) -> None:
        super().__init__()
        self._is_held = False  # on a sentence that progress does not replace
        self._note = NoteLabel()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress of the import"))
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(2 * theme.UNIT)
        self._sentence = PlainTextLabel()
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sentence.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pause = plain_button(self.tr("&Pause"))
        self._go_on = plain_button(self.tr("&Go on"))
        self._stop = plain_button(self.tr("S&top"))
        self._report = plain_button(self.tr("Save &report…"))
        self._close = plain_button(self.tr("&Close"))
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        for button in (self._pause, self._go_on):
            buttons.addButton(button, role.AcceptRole)
        buttons.addButton(self._stop, role.DestructiveRole)
        buttons.addButton(self._report, role.ActionRole)
        buttons.addButton(self._close, role.RejectRole)
        self.setLayout(column(self.bar, self._sentence, self._note, buttons, spacing=theme.GAP, margin=0))
        for button, act in (
            (self._pause, actions.pause),
            (self._go_on, actions.go_on),
            (self._stop, actions.stop),
            (self._report, actions.save_report),
            (self._close, close),
        ):
            button.clicked.connect(lambda _checked=False, act=act: act())

    @property
    def is_paused(self) -> bool:
        """Whether it shows why nothing is sent."""
        return not self._go_on.isHidden()

    @property
    def sentence(self) -> str:
        """The shown sentence."""
        return self._sentence.text()

    def show_progress(self, settled: int, total: int, sentence: str) -> None:
        """Show the progress."""
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(settled)
        if not self._is_held:
            self._sentence.setText(insert_break_points(sentence))

    def show_starting(self) -> None:
        """Show that the rows are being saved, before the first one is sent."""
        self.show_progress(0, 1, self.tr("Saving the rows…"))
        self._show()

    def show_running(self) -> None:
        """Show the buttons to pause and to stop."""
        self._is_held = False
        self._show(self._pause, self._stop)

    def show_paused(self, sentence: str) -> None:
        """Show why it waits, and the buttons to continue and to stop."""
        self._is_held = True
        self._sentence.setText(insert_break_points(sentence))
        self._show(self._go_on, self._stop)

    def show_ended(self, sentence: str) -> None:
        """Show the outcome."""
        self._sentence.setText(insert_break_points(sentence))
        self._show(self._report, self._close)
        self._close.setDefault(True)

    def show_left(self, sentence: str) -> None:
        """Show why it cannot continue here."""
        self._sentence.setText(insert_break_points(sentence))
        self._show(self._close)

    def report(self, sentence: str) -> None:
        """Show a further sentence."""
        self._note.show_text(sentence)
        announce(self._note, sentence)

    def show_stopping(self) -> None:
        """Show that it ends as soon as the calls in flight are answered."""
        self._is_held = True
        self._sentence.setText(self.tr("Stopping…"))
        self._show()

    def _show(self, *buttons: QPushButton) -> None:
        had_focus = any(each.hasFocus() for each in (self._pause, self._go_on, self._stop, self._report, self._close))
        for button in (self._pause, self._go_on, self._stop, self._report, self._close):
            button.setVisible(button in buttons)
        if had_focus and buttons and not any(button.hasFocus() for button in buttons):
            buttons[0].setFocus()  # Qt would move the focus to the next widget


def plain_button(text: str) -> QPushButton:
    """Return a button that Enter presses only while it has the focus."""
    button = QPushButton(text, autoDefault=False)
    button.setAccessibleName(text.replace("&", ""))
    return button
