"""Where a file is chosen: the one to import, and the one for a report."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from petstore_gui.ui.importing import text as importing_text


def file_chooser(parent: QWidget) -> QFileDialog:
    """Return what lets a file to import be chosen."""
    chooser = _chooser(parent, _tr("Import animals"))
    chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
    tables = f"{_tr('Tables')} (*.xlsx *.xls *.ods *.csv *.tsv *.txt *.json)"
    chooser.setNameFilters([tables, f"{_tr('All files')} (*)"])
    return chooser


def report_chooser(parent: QWidget, name: str) -> QFileDialog:
    """Return what lets a place be chosen for the report of an import of the file ``name``."""
    chooser = _chooser(parent, _tr("Save report"))
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    chooser.setNameFilters([f"{_tr('Workbook')} (*.xlsx)", "CSV (*.csv)"])
    chooser.setDefaultSuffix("xlsx")
    chooser.filterSelected.connect(lambda chosen: chooser.setDefaultSuffix("csv" if "csv" in chosen else "xlsx"))
    stem = Path(name).stem or importing_text.pasted_name()
    chooser.selectFile(_tr("{file} report").format(file=stem) + ".xlsx")
    return chooser


def _chooser(parent: QWidget, title: str) -> QFileDialog:
    chooser = QFileDialog(parent, title)
    chooser.setDirectory(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    chooser.finished.connect(chooser.deleteLater)
    return chooser


def _tr(text: str) -> str:
    return QCoreApplication.translate("importing.choosers", text)
