"""The dialog for named things: a table of them, and files to share them. Nothing changes until they are saved."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMenu, QPushButton, QWidget

from petstore_gui.inventory.named_format import Merge, NamedFormat, NamedThingsError
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import join_sentences, sanitize, translate
from petstore_gui.ui.named.table import NamedTable
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.controls import MenuButton
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.file_chooser import choose_to_open, choose_to_save
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import Part, column
from petstore_gui.ui.widgets.message_dialog import question_box

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

_LOG_OUT_MS: Final = 60_000  # the user may have cancelled the log-out by then
_MAX_CHANGES: Final = 5


@dataclass(frozen=True, slots=True)
class DialogTexts(Generic[K, V]):
    """The texts of the dialog for one kind of named things; parameters are names of files, and counts of things."""

    title: str
    about: str
    unsaved: str
    file_type: str
    import_title: str
    export_title: str
    export_name: str
    """The suggested name of a file, without its suffix."""
    import_question: str
    imported: Callable[[int, str], str]
    exported: Callable[[int, str], str]
    nothing_new: Callable[[str], str]
    """Returns the sentence about a file without new things."""
    would_be_new: Callable[[int], str]
    would_change: Callable[[int], str]
    changes: Callable[[Merge[K, V]], Sequence[str]]
    """Returns a line for each thing that would change."""


class SavingDialog(Dialog):
    """Stays open while its owner saves the things and calls :meth:`accept` or :meth:`show_error`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def show_error(self, sentence: str) -> None:
        """Show why the things were not saved; the typed texts stay."""
        raise NotImplementedError


class NamedDialog(SavingDialog, Generic[T, K, V]):
    """Changes nothing outside of itself, and asks before changes are lost.

    ``T`` is the type of all things together, ``K`` and ``V`` are those of a merge. Subclasses add the widgets that
    change them.
    """

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        things: T,
        named_format: NamedFormat[T],
        merge: Callable[[T, T], Merge[K, V]],
        texts: DialogTexts[K, V],
        save: Callable[[T], object],
    ) -> None:
        """Call ``save`` with the things to save."""
        super().__init__(parent)
        self._session = session
        self._saved_things = things
        self._format = named_format
        self._merge = merge
        self._texts = texts
        self._save_things = save
        self._saving = self._logging_out = False
        self._focus_before: QWidget | None = None  # before all widgets were disabled
        self.setWindowTitle(texts.title)
        self._changing = QWidget()
        """The widgets that change things; disabled during a save."""
        self._news = NoteLabel()
        self._remove = self.button(self.tr("&Remove"), self.remove_selected)
        menu = QMenu(self)
        menu.addAction(self.tr("&Import…")).triggered.connect(self._choose_import)
        self._export = menu.addAction(self.tr("&Export…"))
        self._export.triggered.connect(self._choose_export)
        self._files = MenuButton(self.tr("&File"), menu)
        self._save = self.button(self.tr("&Save"), self._request_save)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.commitDataRequest.connect(self._on_app_commit_data_request)

    # --- implemented by subclasses ---

    @property
    def things(self) -> T:
        """All things, with their typed names."""
        raise NotImplementedError

    def show_merged(self, merged: Merge[K, V]) -> None:
        """Show the things after an import, and select the first new one."""
        raise NotImplementedError

    def remove_selected(self) -> None:
        """Remove the selected things."""
        raise NotImplementedError

    def finish_entry(self) -> bool:
        """Whether the input is complete, so that the things can be saved; else show what is missing."""
        return True

    def has_entry(self) -> bool:
        """Whether there is typed text that is not yet part of the things."""
        return False

    # --- for subclasses ---

    def lay_out(self, table: NamedTable[Any], *changing: Part) -> None:
        """Lay out the table, below it the widgets that change it, then the messages and the buttons."""
        self.table = table
        self._changing.setLayout(column(table, *changing, margin=0, stretched=table))
        about = PlainTextLabel(self._texts.about, role="quiet")
        buttons = QDialogButtonBox()
        buttons.addButton(self.button(self.tr("Cancel"), self.reject), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self._save, QDialogButtonBox.ButtonRole.AcceptRole)
        self.setLayout(column(about, self._changing, self._news, buttons, stretched=self._changing))
        self._save.setDefault(True)

    def button(self, text: str, act: Callable[[], object]) -> QPushButton:
        """Return a button that calls ``act``."""
        button = QPushButton(text, autoDefault=False)
        button.setAccessibleName(text.replace("&", ""))
        button.clicked.connect(lambda _checked=False: act())
        return button

    def on_edited(self, number: int) -> None:
        """Show why an edited name is invalid."""
        problem = self.table.check(number)
        self.report(problem, failed=bool(problem))

    def report(self, sentence: str, *, failed: bool = False, busy: bool = False) -> None:
        """Show and announce a sentence; ``busy``: disable changes."""
        before, self._focus_before = self._focus_before, self.focusWidget() if busy else None
        self._saving = False
        for widget in (self._changing, self._save):
            widget.setEnabled(not busy)
        if before is not None:
            before.setFocus()
        theme.set_style_property(self._news, "role", "error" if failed else "quiet")
        self._news.show_text(sentence)
        announce(self._news, sentence, assertive=failed)

    # --- closing ---

    @override
    def show_error(self, sentence: str) -> None:
        self.report(sentence, failed=True)

    @override
    def reject(self) -> None:
        self.table.finish_editing()
        if self._logging_out or (self.things == self._saved_things and not self.has_entry()):
            super().reject()
        elif not self._saving:  # a save closes it in a moment, or fails
            answers = {self.tr("Discard"): 1, self.tr("Keep editing"): 0}
            box = question_box(self, self.tr("Discard the changes?"), self._texts.unsaved, answers)
            box.accepted.connect(self._on_box_accepted)
            box.open()

    @Slot()
    def _on_box_accepted(self) -> None:
        """Close without saving, as the user has agreed."""
        self.done(QDialog.DialogCode.Rejected)
        if (window := self.parentWidget()) is not None:
            window.activateWindow()  # else no window has the focus in openbox after two close at once

    @Slot()
    def _on_app_commit_data_request(self) -> None:
        self._logging_out = True  # a question would stop the log-out
        QTimer.singleShot(_LOG_OUT_MS, self, self._on_log_out_timeout)

    @Slot()
    def _on_log_out_timeout(self) -> None:
        self._logging_out = False

    # --- saving ---

    def _request_save(self) -> None:
        if self._are_names_usable() and self.finish_entry():
            self.report(self.tr("Saving…"), busy=True)
            self._saving = True
            self._save_things(self.things)

    def _are_names_usable(self) -> bool:
        """Whether all names are valid; else select the first invalid one, and show why."""
        self.table.finish_editing()
        for number, each in enumerate(self.table.rows):
            if each.error and (problem := self.table.check(number)):  # the error may have been due to another name
                self.table.show_row(number)
                self.table.setFocus()
                self.report(problem, failed=True)
                return False
        return True

    # --- the file ---

    @Slot()
    def _choose_import(self) -> None:
        if self._are_names_usable():
            choose_to_open(self, self._texts.import_title, [self._texts.file_type], self._import_file)

    @Slot()
    def _choose_export(self) -> None:
        if self._are_names_usable():
            texts, filters = self._texts, {"json": self._texts.file_type}
            choose_to_save(self, texts.export_title, filters, texts.export_name, self._export_file)

    def _import_file(self, path: Path) -> None:
        self.report(self.tr("Reading {file}…").format(file=sanitize(path.name)), busy=True)
        self._session.run_in_background(
            partial(self._format.read_file, path),
            owner=self,
            done=partial(self._on_imported, path),
            failed=partial(self._on_file_failed, path),
        )

    def _on_imported(self, path: Path, theirs: T) -> None:
        try:
            merged = self._merge(self.things, theirs)
        except NamedThingsError as error:
            self._on_file_failed(path, error)
            return
        self.report("")
        if merged.changed:
            texts, lines = self._texts, self._texts.changes(merged)
            new = [texts.would_be_new(len(merged.new))] if merged.new else []
            shown = [join_sentences(*new, texts.would_change(len(merged.changed))), "", *lines[:_MAX_CHANGES]]
            if len(lines) > _MAX_CHANGES:
                shown.append(_tr("And %Ln more.", len(lines) - _MAX_CHANGES))
            details = "\n".join(lines) if len(lines) > _MAX_CHANGES else ""
            answers = {self.tr("Cancel"): 0, self.tr("Import"): 1}
            box = question_box(self, texts.import_question, "\n".join(shown), answers, details)
            box.accepted.connect(partial(self._use_merged, merged, path))
            box.open()
        else:
            self._use_merged(merged, path)

    def _use_merged(self, merged: Merge[K, V], path: Path) -> None:
        self.show_merged(merged)
        file, count = sanitize(path.name), len(merged.new) + len(merged.changed)
        self.report(self._texts.imported(count, file) if count else self._texts.nothing_new(file))

    def _export_file(self, path: Path) -> None:
        things, file = self.things, sanitize(path.name)
        count = sum(bool(each.name) and not each.is_locked for each in self.table.rows)
        self.report(self.tr("Writing {file}…").format(file=file), busy=True)
        self._session.run_in_background(
            partial(self._format.write_file, path, things),
            owner=self,
            done=lambda _nothing: self.report(self._texts.exported(count, file)),
            failed=partial(self._on_file_failed, path),
        )

    def _on_file_failed(self, path: Path, error: Exception) -> None:
        self.report(f"{sanitize(path.name)}: {translate(error)}", failed=True)


def _tr(text: str, count: int) -> str:
    return QCoreApplication.translate("named.dialog", text, None, count)
