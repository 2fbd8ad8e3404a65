"""The system's dialog in which a file is chosen: one to open, or a place for one to save."""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QStandardPaths, Qt, QUrl
from PySide6.QtWidgets import QFileDialog, QWidget


def choose_to_open(parent: QWidget, title: str, filters: Sequence[str], use: Callable[[Path], object]) -> None:
    """Let a file be chosen, and call ``use`` with it; ``filters`` as those of QFileDialog."""
    chooser = _chooser(parent, title, filters, use)
    chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
    chooser.open()


def choose_to_save(
    parent: QWidget, title: str, filters: Mapping[str, str], name: str, use: Callable[[Path], object], folder: str = ""
) -> None:
    """Let a place for a file be chosen, and call ``use`` with it.

    ``filters`` are those of QFileDialog, by suffix; ``name`` is offered, without a suffix, in ``folder``, or among the
    user's documents. Who types no suffix gets that of the filter.
    """
    chooser = _chooser(parent, title, list(filters.values()), use, folder)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    suffixes = {text: suffix for suffix, text in filters.items()}
    first = next(iter(filters))
    chooser.setDefaultSuffix(first)
    chooser.filterSelected.connect(lambda text: chooser.setDefaultSuffix(suffixes[text]))
    chooser.selectFile(f"{name}.{first}")
    chooser.open()


def local_file(url: QUrl) -> str:
    """Return the path of a file that was dropped or copied.

    Qt knows no names that are not UTF-8, and puts U+FFFD into them (6.11): these are taken from the address.
    """
    path = url.toLocalFile()
    if "\N{REPLACEMENT CHARACTER}" not in path:
        return path
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded).encode()
    return os.fsdecode(bytes(QByteArray.fromPercentEncoding(encoded).data()))


def table_filters(*suffixes: str) -> dict[str, str]:
    """Return how tables are called in a chooser, by their suffixes: xlsx, csv or json."""
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
    return chooser


def _tr(text: str) -> str:
    return QCoreApplication.translate("widgets.file_chooser", text)
