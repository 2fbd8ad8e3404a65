"""The dialog to give the view that is shown a name."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.inventory.saved_views import SavedView, ViewSettings, named, parse_view_name
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.saved_views import text as views_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row


class ViewNameDialog(Dialog):
    """Stays open until the view is saved."""

    save_requested = Signal(object)
    """The SavedView to save; call :meth:`accept` or :meth:`show_error` then."""

    def __init__(self, parent: QWidget, settings: ViewSettings, shows: str, taken: Sequence[SavedView]) -> None:
        """Let ``shows`` say what is saved; the names of the views that are ``taken`` cannot be given again."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Save view as"))
        self._settings = settings
        self._taken = taken
        self._name = FormField(
            self.tr("Name"), parse_view_name, views_text.name_problem, self.tr("for example Kittens for sale")
        )
        about = PlainTextLabel(isolate(shows), role="quiet")
        cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._save = QPushButton(self.tr("Save"), default=True)
        for button in (cancel, self._save):
            button.setAccessibleName(button.text())
        self.setLayout(column(self._name, about, None, row(None, cancel, self._save)))
        # With room for an error of two lines: no dialog grows for what comes later.
        self.resize(theme.UNIT * 90, self.sizeHint().height() + 3 * self.fontMetrics().height())
        cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self._on_save_clicked)
        self._name.setFocus()

    def show_error(self, sentence: str) -> None:
        """Say why the view was not saved; its name stays here."""
        self._save.setEnabled(True)
        self._name.report_error(sentence)
        self._name.setFocus()

    @Slot()
    def _on_save_clicked(self) -> None:
        name = self._name.value()
        if name is None:
            self._name.focus_error()
        elif (other := named(self._taken, name)) is not None:
            self.show_error(views_text.taken(other.name))
        else:
            self._save.setEnabled(False)
            self.save_requested.emit(SavedView(name, self._settings))
