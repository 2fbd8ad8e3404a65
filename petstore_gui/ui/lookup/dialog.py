"""The dialog of the look-up: one ID shows a card, several show a table; it is ready for the next ID at once."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelectionModel,
    QKeyCombination,
    QLocale,
    QObject,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.input_parsing import (
    MOST_IDS,
    IdEntry,
    InputError,
    InputProblem,
    id_list_text,
    parse_pet_ids,
    table_size,
)
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import as_sentence, describe_pet, input_problem_text, isolate, join_sentences, qt_length
from petstore_gui.ui.lookup.result_view import LookupResultView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.message import Message
from petstore_gui.ui.widgets.message_dialog import MessageDialog

if TYPE_CHECKING:  # it is rarely needed
    from petstore_gui.ui.lookup.list_view import LookupListView

_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_WIDTH: Final = theme.UNIT * 105
_HANDOVER_MS: Final = 2000  # for a busy desktop to move the focus; meanwhile keys are forwarded
_SCANNED_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace, Qt.Key.Key_Space)
_LIST_LENGTH: Final = 20
_MOVES: Final = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
# Qt cuts a text that is too long for a line, perhaps within an ID. It does not lay out a refused text, but reading
# some megabytes takes time (Qt 6.11).
_LONGEST: Final = 40 * MOST_IDS
_LONGEST_PASTE: Final = 500_000
_ANY_LENGTH: Final = 2**30
_ONE_CELL: Final = (1, 1)


class LookupHistory:
    """The IDs of one service as text, in memory only. The latest is the last; equal neighbours are stored once."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._position = 0  # behind the last one: none is shown
        self._typed = ""

    @property
    def latest_first(self) -> list[str]:
        """The last 20 IDs, each once."""
        return list(dict.fromkeys(reversed(self._texts)))[:_LIST_LENGTH]

    @property
    def walking(self) -> bool:
        """Whether one of them is shown."""
        return self._position < len(self._texts)

    def add(self, pet_id: int) -> None:
        """Add an ID that is being looked up."""
        text = str(pet_id)
        if self._texts[-1:] != [text]:
            self._texts.append(text)
        self.stop()

    def stop(self) -> None:
        """End the walk, as something else was typed."""
        self._position = len(self._texts)

    def earlier(self, typed: str) -> str | None:
        """Return the previous ID, or ``None``; the walk ends at ``typed``, the present text of the line."""
        position = self._position
        if not self.walking:
            self._typed = typed
            position -= self._texts[-1:] == [typed]  # that one is shown already
        if position == 0:
            return None
        self._position = position - 1
        return self._texts[self._position]

    def later(self) -> str | None:
        """Return the next ID, at the end the text that was typed, or ``None``."""
        if not self.walking:
            return None
        self._position += 1
        if self._texts[self._position :] in ([], [self._typed]):
            self.stop()
            return self._typed
        return self._texts[self._position]


class RecentList(QListWidget):
    """The recent IDs in one line, the latest first; the arrow keys move along it."""

    def __init__(self, name: str, choose: Callable[[str], object]) -> None:
        """Call ``choose`` with an ID, as text."""
        super().__init__()
        self._choose_id = choose
        self.setAccessibleName(name)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setFont(theme.tabular_font(self.font()))
        item_height = max(theme.TARGET, self.fontMetrics().height() + theme.UNIT)
        self.setStyleSheet(
            f"QListView {{ background: transparent; }}"
            f"QListView::item {{ padding: 0 {theme.GAP}px; min-height: {item_height}px; }}"
        )
        self.setFixedHeight(item_height + 2 * theme.UNIT)
        self.itemClicked.connect(self._choose)

    def show_ids(self, texts: list[str]) -> None:
        """Show these IDs in place of the present ones."""
        self.clear()
        for text in texts:
            item = QListWidgetItem(isolate(text), self)
            item.setData(Qt.ItemDataRole.UserRole, text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        self._hide_cut()

    def _hide_cut(self) -> None:
        """Hide the IDs that do not fit, as one that is cut reads as another ID."""
        end = 0
        for number in range(self.count()):
            end += self.sizeHintForIndex(self.indexFromItem(self.item(number))).width()
            self.setRowHidden(number, number > 0 and end > self.viewport().width())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_cut()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentItem() is None:
            self.setCurrentRow(0, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        announce(self, self.currentItem().data(Qt.ItemDataRole.UserRole))  # Qt announces only the list (6.11)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES:
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            self._choose(self.currentItem())
        else:
            event.ignore()  # keys that type go to the line

    @Slot(QListWidgetItem)
    def _choose(self, item: QListWidgetItem) -> None:
        self._choose_id(item.data(Qt.ItemDataRole.UserRole))


class _IdValidator(QValidator):
    """Makes commas of line ends and tabs, from the keyboard, the menu, the mouse or an input method.

    Makes Qt undo an entry that is too long as a whole, so that text and selection are as before.
    """

    @override
    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if len(text) > _LONGEST_PASTE or (len(text) > _LONGEST and _has_too_many(text)):
            return QValidator.State.Invalid, text, position
        if table_size(text) != _ONE_CELL:
            text = id_list_text(text)
            if len(text) > _LONGEST:
                return QValidator.State.Invalid, text, position
            position = qt_length(text)
        return QValidator.State.Acceptable, text, position


class LookupDialog(Dialog):
    """Stays open between two animals. Enter looks up the IDs in the line, typed, pasted or scanned.

    Its line gets all keys that type, wherever the focus is: a scanner needs no click between two animals.
    """

    lookup_requested = Signal(object)
    """A sequence of IdEntry to look up, in place of IDs without an answer yet."""
    cancelled = Signal()
    """The user waits no longer for the answer."""
    continued = Signal()
    """The user continues with another animal, so has read the message about the last one."""

    def __init__(self, parent: QWidget, history: LookupHistory, names: CategoryNames) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Look up an animal"))
        self._history = history
        self._pending: int | None = None
        self.is_edited = False  # since the last look-up; else the next scan replaces the ID
        self._was_selected = False  # whether the typed text was, when a walk through the history began
        button = QPushButton(self.tr("Look up"), self, default=True)  # a dialog only finds widgets already in it (6.11)
        button.setAccessibleName(self.tr("Look up"))
        self._line = QLineEdit(maxLength=_ANY_LENGTH)
        self._line.setValidator(_IdValidator(self._line))
        self._field = FormField(
            self.tr("Animal ID"),
            parse_pet_ids,
            self._problem,
            self.tr("for example 42"),
            line=self._line,
            button=button,
        )
        self._recent_label = QLabel(self.tr("Recent"))
        self._recent_label.setProperty("role", "quiet")
        self._recent = RecentList(self.tr("Recent"), self._submit)
        self._recent_label.setBuddy(self._recent)
        self._cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._cancel.hide()
        self.result_view = LookupResultView(names)
        self.list_view: LookupListView | None = None
        """Made when it is first needed."""

        bottom = row(self._recent_label, self._recent, self._cancel, stretched=self._recent)
        self._layout = column(self._field, self.result_view, bottom, stretched=self.result_view)
        self.setLayout(self._layout)
        self.resize(_WIDTH, 0)  # the result gives it its height
        self._line.textEdited.connect(self._on_line_text_edited)
        self._line.inputRejected.connect(self._on_line_input_rejected)
        self._field.edited.connect(self._on_field_edited)
        self._line.installEventFilter(self)
        button.clicked.connect(self._on_button_clicked)
        self._cancel.clicked.connect(self._on_cancel_clicked)
        self.result_view.show_sentence(self.tr("Type, paste or scan one ID or several, then press Enter."))
        self._show_recent()

    def start(self) -> None:
        """Get ready for an ID that replaces the text of the line."""
        self.continued.emit()
        self._select_line()

    def look_up(self, pet_id: int) -> None:
        """Look up an ID as if it was typed; unfinished input stays in the line."""
        if self.is_edited and self._line.text():
            self.continued.emit()
            self._request(pet_id)
        else:
            self._submit(str(pet_id))

    def show_found(self, pet: Pet, source: str, *, is_live: bool = True) -> None:
        """Show the animal and get ready for the next ID; ``source`` says when and how it was found.

        If it is not ``is_live``, there is no newer answer than a list; announce that first.
        """
        category = self.result_view.show_found(pet, source)
        self._end()
        sentence = describe_pet(pet, category)
        announce(self, sentence if is_live else join_sentences(as_sentence(source), as_sentence(sentence)))

    def show_failed(self, sentence: str, *, announced: bool = True, reply: str = "") -> None:
        """Say that there is no card for this ID and get ready for another one; the ID stays for comparison.

        Not ``announced``: a message with the same words follows at once. The user can copy ``reply``.
        """
        self.result_view.show_sentence(sentence, reply)
        self._end()
        announce(self, sentence if announced else "")

    def show_waiting(self, sentence: str) -> None:
        """Show why the answer takes time, and a button that cancels the wait."""
        self.result_view.show_sentence(sentence)
        self._cancel.show()

    def show_list(self, view: "LookupListView") -> None:
        """Show the table of answers in place of a result. It is made once and used for all later lists."""
        if self.list_view is None:
            self.list_view = view
            rows = (self.result_view.parentWidget() or self).layout()  # its parent's own, if the dialog scrolls
            if isinstance(rows, QBoxLayout):
                rows.insertWidget(rows.indexOf(self.result_view) + 1, view, 1)
            self.setTabOrder(view.last_button, self._recent)  # which exists already
            self.setTabOrder(self._recent, self._cancel)
        self.result_view.hide()
        view.show()
        self._layout.activate()
        self.resize(self.sizeHint().expandedTo(self.size()).boundedTo(self.room))

    def take_key(self, event: QKeyEvent) -> bool:
        """Type a key that was pressed elsewhere into the line, if it types something; return whether it did."""
        if _is_lookup_shortcut(event):
            self.start()
            return True
        if not _types(event):
            return False
        # The line may have lost its selection when another window got the focus.
        if self.focusWidget() is not self._line or not self.is_edited:
            self._select_line()
        self.send_key(event)
        return True

    def send_key(self, event: QKeyEvent) -> None:
        """Send a key to the line."""
        copy = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
        QCoreApplication.sendEvent(self._line, copy)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        refused_by_line = self.focusWidget() is self._line and not _is_lookup_shortcut(event)
        if refused_by_line or not self.take_key(event):
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            walks = event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down} and not event.modifiers() & ~_KEYPAD
            if watched is self._line and walks:  # before the line, which uses the two keys on macOS
                self._walk(up=event.key() == Qt.Key.Key_Up)
                return True
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # After a message, the next scan replaces the answered ID.
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and not self.is_edited:
            self._line.selectAll()

    def _submit(self, text: str) -> None:
        self._line.setText(text)
        self._on_button_clicked()

    def _request(self, pet_id: int) -> None:
        if pet_id == self._pending:
            return
        self._pending = pet_id
        self._hide_list()
        self._field.set_error("")  # the error of an unfinished ID, if this one comes from elsewhere
        self._history.add(pet_id)
        self._show_recent()
        self._cancel.hide()
        self.result_view.show_pending(self.tr("Looking up {id}…").format(id=pet_id))
        self.lookup_requested.emit((IdEntry(str(pet_id), pet_id),))

    def _request_list(self, entries: Sequence[IdEntry]) -> None:
        self._pending = None
        self._cancel.hide()
        self.lookup_requested.emit(entries)

    def _hide_list(self) -> None:
        if self.list_view is not None and not self.list_view.isHidden():
            self.list_view.hide()
            self.result_view.show()
            self.resize(_WIDTH, self.height())  # the result gives it its height

    def _clear_result(self) -> None:
        """Remove the result, so that a screen reader does not read the last animal below an error. A table stays."""
        if self.result_view.isHidden():
            return
        self._pending = None
        self._cancel.hide()
        self.result_view.show_sentence("")
        self.cancelled.emit()

    def _show_recent(self) -> None:
        texts = self._history.latest_first
        self._recent.show_ids(texts)
        for widget in (self._recent_label, self._recent):
            widget.setVisible(bool(texts))

    def _end(self) -> None:
        self._pending = None
        self._cancel.hide()
        if not self.is_edited:  # else the line has the beginning of the next ID
            self._select_line()

    def _select_line(self) -> None:
        """Select the text of the line, so that the next ID replaces it."""
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._line.selectAll()

    def _walk(self, *, up: bool) -> None:
        """Show an ID of the history, selected, so that the next scan replaces it."""
        if not self._history.walking:
            self._was_selected = self._line.selectedText() == self._line.text()
        text = self._history.earlier(self._line.text()) if up else self._history.later()
        if text is not None:
            self._line.setText(text)
            if self._history.walking or self._was_selected:
                self._line.selectAll()
            self._begin_edit()

    def _begin_edit(self) -> None:
        self.is_edited = True
        self.continued.emit()

    @Slot(str)
    def _on_line_text_edited(self, _text: str) -> None:
        self._history.stop()
        self._begin_edit()

    @Slot()
    def _on_field_edited(self) -> None:
        if self._field.error:
            self._clear_result()

    @Slot()
    def _on_button_clicked(self) -> None:
        self.continued.emit()
        entries = self._field.value()
        self.is_edited = False
        self._select_line()  # at once, as the next scan waits neither for an answer nor for a correction
        match entries:
            case None:
                self._clear_result()
                announce(self, self._field.error)
            case (IdEntry(pet_id=int(pet_id)),):
                self._request(pet_id)
            case _:
                self._request_list(entries)

    @Slot()
    def _on_line_input_rejected(self) -> None:
        self._field.report_error(self._problem(InputProblem.TOO_MANY))

    @Slot()
    def _on_cancel_clicked(self) -> None:
        self.cancelled.emit()
        self.show_failed(self.tr("Cancelled."))

    def _problem(self, problem: InputProblem) -> str:
        if problem is InputProblem.TOO_MANY:
            return self.tr("Look up at most {count} IDs at a time.").format(count=QLocale().toString(MOST_IDS))
        if problem is InputProblem.UNFINISHED:
            problem = InputProblem.NOT_A_NUMBER
        return self.tr("Type the ID of an animal.") if problem is InputProblem.EMPTY else input_problem_text(problem)


class LookupMessageDialog(MessageDialog):
    """A message that sends its keys to the line of ``dialog``, from the first key to the Enter that ends the ID.

    It is not modal: until the window system moves the focus to a modal box, Qt discards keys typed below it. For the
    same reason it stays until the look-up has the focus again, or has not got it in time. It forwards keys for a moment
    after that: with a screen reader they come over the bus, and Qt drops those for a window that was deleted (6.11).
    """

    def __init__(self, dialog: LookupDialog, message: Message) -> None:
        super().__init__(dialog, message)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self._dialog = dialog
        self._typed = dialog.is_edited  # the message came during a scan: its Enter is still to come
        self._end = QTimer(self, singleShot=True, interval=_HANDOVER_MS)
        self._end.timeout.connect(self.reject)
        dialog.continued.connect(self._on_dialog_continued)
        dialog.finished.connect(self.reject)

    @override
    def open(self) -> None:
        self.show()
        self.activateWindow()
        if self._typed:
            self.setFocus()

    @override
    def done(self, result: int) -> None:
        self._end.stop()
        if not self.isVisible():
            return  # it has ended already, for another reason
        if self.isActiveWindow() and self._dialog.isVisible():
            self._dialog.activateWindow()  # the window system does so only after a modal box
        super().done(result)
        QTimer.singleShot(_HANDOVER_MS, self, self.deleteLater)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._typed and event.key() in _SCANNED_KEYS:
            self._dialog.send_key(event)
        elif self._dialog.take_key(event):
            self._typed = True
            self.setFocus()  # away from the button, which an Enter would press
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._end.isActive() and not self.isActiveWindow():
            self._end.start(0)

    @Slot()
    def _on_dialog_continued(self) -> None:
        if self._dialog.isActiveWindow():
            self.reject()
        else:
            self._end.start()
            self._dialog.activateWindow()


def _is_lookup_shortcut(event: QKeyEvent) -> bool:
    """Whether it is the shortcut of the window's menu, which does not work while another window has the focus."""
    return event.keyCombination() == QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_L)


def _types(event: QKeyEvent) -> bool:
    text = event.text().strip()
    types = text.isprintable() and bool(text) and not event.modifiers() & ~(_KEYPAD | Qt.KeyboardModifier.ShiftModifier)
    return types or event.matches(QKeySequence.StandardKey.Paste)


def _has_too_many(text: str) -> bool:
    try:
        parse_pet_ids(text)
    except InputError as error:
        return error.problem is InputProblem.TOO_MANY
    return False
