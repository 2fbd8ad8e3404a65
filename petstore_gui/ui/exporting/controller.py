"""Exports the shown, selected or loaded animals: the dialog, writing the file, and the outcome."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton, QWidget

from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.translatable import detail_of
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.exporting.choices import Choice, animal_choices, overview_choice
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.file_chooser import choose_to_save, table_filters
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.segments import Segments

_KIND: Final = "export_kind"
_FOLDER: Final = "export_folder"
_WIDTH: Final = 100 * theme.UNIT
_KINDS: Final = tuple(FileKind)

Save: TypeAlias = Callable[[Choice, FileKind, Path], object]
"""Writes a choice into a file of this kind."""


class ExportDialog(Dialog):
    """Asks what to export; closes as soon as a file is chosen."""

    def __init__(
        self, parent: QWidget, choices: Sequence[Choice], *, kind: FileKind, folder: str, file_name: str, save: Save
    ) -> None:
        """Offer ``file_name``, without a suffix, in ``folder``; a single choice is not shown."""
        super().__init__(parent)
        self._save_choice = save
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Export"))
        self._choices = choices
        self._folder, self._file_name = folder, file_name
        self._animals = Segments([choice.label for choice in choices])
        self._animals.set_group_name(self.tr("Animals"))
        self._kinds = Segments([self.tr("Excel workbook"), self.tr("CSV"), self.tr("JSON")])
        self._kinds.set_group_name(self.tr("File"))
        self._sentence = PlainTextLabel()
        self._note = PlainTextLabel(role="quiet")
        cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        save_as = QPushButton(self.tr("Save as…"), default=True)
        save_as.setAccessibleName(save_as.text())
        buttons = QDialogButtonBox()
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(save_as, QDialogButtonBox.ButtonRole.AcceptRole)

        labels = [_title(self.tr("Animals")), _title(self.tr("File"))]
        self._layout = column(
            column(labels[0], self._animals, self._sentence, spacing=theme.GAP, margin=0),
            column(labels[1], self._kinds, self._note, spacing=theme.GAP, margin=0),
            None,
            buttons,
            spacing=theme.MARGIN,
        )
        self.setLayout(self._layout)
        for segments in (self._animals, self._kinds):
            segments.reserve_bold()
        for button, choice in zip(self._animals.buttons, choices, strict=True):
            button.setEnabled(choice.enabled)
        if len(choices) == 1:
            self._animals.hide()
            labels[0].hide()
        first = next((number for number, choice in enumerate(choices) if choice.enabled), 0)
        self._animals.group.idToggled.connect(self._on_group_toggled)
        self._kinds.group.idToggled.connect(self._on_group_toggled)
        first_kind = self._kinds.buttons[_KINDS.index(kind)]
        self._animals.buttons[first].setChecked(True)
        first_kind.setChecked(True)
        save_as.clicked.connect(self._on_save_clicked)
        cancel.clicked.connect(self.reject)
        (first_kind if len(choices) == 1 else self._animals.buttons[first]).setFocus()

    @property
    def _choice(self) -> Choice:
        return self._choices[self._animals.group.checkedId()]

    @property
    def _kind(self) -> FileKind:
        return _KINDS[self._kinds.group.checkedId()]

    @Slot(int, bool)
    def _on_group_toggled(self, _number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        if not checked or self._animals.group.checkedId() < 0 or self._kinds.group.checkedId() < 0:
            return
        for label, text in (
            (self._sentence, self._choice.sentence),
            (self._note, exporting_text.kind_note(self._kind, of_counts=self._choice.of_counts)),
        ):
            if label.text() != text:
                label.setText(text)
                if self.isVisible():  # when it opens, a screen reader reads all of it anyway
                    announce(label, text)
        self._fit()

    def _fit(self) -> None:
        """Make room for wrapped sentences, which the minimum height of a layout does not include."""
        self._layout.activate()  # else the layouts in it have the heights of the sentences before (Qt 6.11)
        width = max(self.width() if self.isVisible() else _WIDTH, self._layout.totalMinimumSize().width())
        height = self._layout.totalHeightForWidth(width)
        if not self.isVisible() or height > self.height():
            self.resize(width, height)

    @Slot()
    def _on_save_clicked(self) -> None:
        filters = table_filters(self._kind)
        choose_to_save(self, self.tr("Save as"), filters, self._file_name, self._save, self._folder, typed=FileKind)

    def _save(self, path: Path) -> None:
        suffix = path.suffix.lower().removeprefix(".")
        kind = next((each for each in FileKind if each == suffix), self._kind)  # a typed suffix counts
        self._save_choice(self._choice, kind, path)
        self.accept()


def _title(text: str) -> QLabel:
    label = PlainTextLabel(text)
    label.setFont(theme.heading_font(label.font(), theme.Type.BODY))
    return label


class ExportController(QObject):
    """Owns the dialog, at most one; writes files on a thread, with the content of the moment when it opened."""

    def __init__(
        self,
        context: FeatureContext,
        page: PetListPage,
        show_busy: Callable[[bool], object],
        shows_overview: Callable[[], bool],
    ) -> None:
        """Call ``show_busy`` with ``True`` while a file is being written.

        While ``shows_overview`` returns true, the counts of the overview are exported, else animals.
        """
        super().__init__(context.window)
        self._show_busy = show_busy
        self._context = context
        self._session = context.session
        self._page = page
        self._preferences = context.preferences
        self._shows_overview = shows_overview
        self._files_in_progress = 0
        self.dialog: ExportDialog | None = None
        context.session.disconnected.connect(self.close)

    @Slot()
    def export(self) -> None:
        """Open the dialog, if animals are loaded."""
        snapshot, connection = self._page.controller.snapshot, self._session.connection
        if snapshot is None or not snapshot.pets or connection is None:
            return
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        names, of_counts = self._session.category_names.by_id, self._shows_overview()
        if of_counts:
            choices = [overview_choice(snapshot, connection, names)]
        else:
            choices = animal_choices(self._page, snapshot, connection, names)
        self.dialog = ExportDialog(
            self._context.window,
            choices,
            kind=self._kind(),
            folder=self._folder(),
            file_name=exporting_text.file_name(of_counts=of_counts),
            save=self._save,
        )
        self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.open()

    @Slot()
    def close(self) -> None:
        """Close the dialog: its animals belong to the disconnected service."""
        if self.dialog is not None:
            self.dialog.close()

    def _kind(self) -> FileKind:
        remembered = self._preferences.get(_KIND)
        return next((kind for kind in FileKind if kind == remembered), FileKind.XLSX)

    def _folder(self) -> str:
        remembered = self._preferences.get(_FOLDER)
        return remembered if isinstance(remembered, str) else ""  # if it no longer exists, Qt shows another one

    def _save(self, choice: Choice, kind: FileKind, path: Path) -> None:
        self._preferences.put(_KIND, str(kind))
        self._preferences.put(_FOLDER, str(path.parent))
        self._write(choice, kind, path)

    def _write(self, choice: Choice, kind: FileKind, path: Path) -> None:
        self._count(1)
        self._session.run_in_background(
            lambda: save(path, choice.encode(kind)),
            owner=self,
            done=partial(self._on_written, choice, path),
            failed=partial(self._on_failed, choice, kind, path),
        )

    def _on_written(self, choice: Choice, path: Path, _nothing: None) -> None:
        self._count(-1)
        self._context.report(choice.notice(path))

    def _on_failed(self, choice: Choice, kind: FileKind, path: Path, error: Exception) -> None:
        self._count(-1)
        if isinstance(error, ExportError):
            title = self.tr("The file wasn't saved")
            self._context.errors.notify(title, exporting_text.failure(error, path), detail_of(error))
        else:
            self._context.errors.report(Failure(error, Operation.RUNNING, partial(self._write, choice, kind, path)))

    def _count(self, more: int) -> None:
        self._files_in_progress += more
        self._show_busy(self._files_in_progress > 0)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None
