"""The file dialog of the system, to choose a file to open or a path to save to."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QStandardPaths,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFileSystemModel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from petstore_gui.ui import override
from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.controls import ignore_wheel

_SIZE: Final = QSize(800, 520)
_SCREEN_PART: Final = 0.9
_BUTTONS: Final = {
    "backButton": "previous",
    "forwardButton": "next",
    "toParentButton": "up",
    "newFolderButton": "folder-add",
    "listModeButton": "list",
    "detailModeButton": "rows",
}


def choose_to_open(parent: QWidget, title: str, filters: Sequence[str], use: Callable[[Path], object]) -> None:
    """Let the user choose a file, and call ``use`` with its path; ``filters`` are those of QFileDialog."""
    chooser = _chooser(parent, title, filters, use)
    chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
    chooser.open()


def choose_to_save(
    parent: QWidget,
    title: str,
    filters: Mapping[str, str],
    name: str,
    use: Callable[[Path], object],
    folder: str = "",
    *,
    typed: Iterable[str] = (),
) -> None:
    """Let the user choose a path to save to, and call ``use`` with it.

    ``filters`` are those of QFileDialog, by suffix; ``name``, without a suffix, is suggested, in ``folder`` or, if that
    is empty, in the user's documents. A name without one of these suffixes, nor one of ``typed``, gets that of the
    filter. It is shown for a second choice if there is such a file, which the dialog has not asked about, and in a
    Flatpak, which may write to no other name than the chosen one.
    """

    def complete(path: Path) -> None:
        if path.suffix.lower().removeprefix(".") in {*filters, *typed}:
            use(path)
            return
        suffix = chooser.defaultSuffix()
        whole = path.with_name(f"{path.name}.{suffix}")
        if os.path.lexists(whole) or "FLATPAK_ID" in os.environ:
            chosen_first = {suffix: filters[suffix], **filters}
            again = partial(choose_to_save, parent, title, chosen_first, path.name, use, str(path.parent), typed=typed)
            QTimer.singleShot(0, parent, again)  # after this dialog has closed
        else:
            use(whole)

    chooser = _chooser(parent, title, list(filters.values()), complete, folder)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    suffixes = {text: suffix for suffix, text in filters.items()}
    first = next(iter(filters))
    chooser.setDefaultSuffix(first)
    chooser.filterSelected.connect(lambda text: chooser.setDefaultSuffix(suffixes[text]))
    chooser.selectFile(f"{name}.{first}")
    chooser.open()


def local_file(url: QUrl) -> str:
    """Return the path of a file that was dropped or copied.

    Qt puts U+FFFD into names that are not UTF-8 (6.11), so these are decoded from the URL.
    """
    path = url.toLocalFile()
    if "\N{REPLACEMENT CHARACTER}" not in path:
        return path
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded).encode()
    return os.fsdecode(bytes(QByteArray.fromPercentEncoding(encoded).data()))


def table_filters(*suffixes: str) -> dict[str, str]:
    """Return the name filters of table files, by suffix: xlsx, csv or json."""
    words = {"xlsx": _tr("Excel workbook (*.xlsx)"), "csv": _tr("CSV (*.csv)"), "json": _tr("JSON (*.json)")}
    return {suffix: words[suffix] for suffix in suffixes}


def _chooser(
    parent: QWidget, title: str, filters: Sequence[str], use: Callable[[Path], object], folder: str = ""
) -> QFileDialog:
    chooser = QFileDialog(parent, title)
    chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    chooser.setNameFilters(filters)
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    chooser.setDirectory(folder or QStandardPaths.writableLocation(documents))
    chooser.fileSelected.connect(lambda file: use(Path(file)))
    if chooser.layout() is not None:  # Qt's own dialog, if neither a portal nor the desktop has one
        _dress(chooser)
    return chooser


def _dress(chooser: QFileDialog) -> None:
    """Give Qt's own dialog a size, our icons, and combo boxes that ignore the wheel."""
    chooser.resize(_SIZE.boundedTo(chooser.screen().availableSize() * _SCREEN_PART))
    for name, icon in _BUTTONS.items():
        button = chooser.findChild(QToolButton, name)
        if button is not None:
            icons.set_themed_icon(button, icon)
    delegate = _FileDelegate(chooser)
    chooser.setItemDelegate(delegate)
    sidebar = chooser.findChild(QListView, "sidebar")
    if sidebar is not None:
        sidebar.setItemDelegate(delegate)
    for box in chooser.findChildren(QComboBox):
        box.setIconSize(QSize(0, 0))
    ignore_wheel(chooser)


class _FileDelegate(QStyledItemDelegate):
    """Draws our icons. Not a QFileIconProvider: Qt calls that on a thread of its own (6.11)."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if not option.icon.isNull():
            is_file = isinstance(index.model(), QFileSystemModel) and not index.model().hasChildren(index)
            option.icon = icons.icon("file" if is_file else "folder", "quiet")


def _tr(text: str) -> str:
    return QCoreApplication.translate("widgets.file_chooser", text)
