"""The help page about the numbers on the screen: what they leave open, and why."""

from typing import Final

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QFont, QStandardItem
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QWidget

from petstore_gui.inventory.deprecation import REMOVAL
from petstore_gui.ui.i18n.text import join_list, spell_date
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.table_view import BaseTableView

_WIDTH: Final = 170 * theme.UNIT


class LimitsDialog(Dialog):
    """A table of two columns: what stands on the screen, and what it means."""

    def __init__(self, parent: QWidget, faults: str = "") -> None:
        """``faults`` says in which ways the present list breaks the service's own rules."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About these numbers"))
        self._table = BaseTableView()
        self._table.setAccessibleName(self.windowTitle())
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setWordWrap(True)
        self._table.setStyleSheet(f"QTableView::item {{ padding: {theme.GAP}px; }}")
        self._table.verticalHeader().setMinimumSectionSize(theme.ROW_HEIGHT)
        self._model = self._table.set_up_columns((self.tr("On the screen"), self.tr("What it means")), {}, 1)
        self._table.horizontalHeader().setSectionsClickable(False)
        present = ((self.tr("Faults of the service"), faults),) if faults else ()
        for word, meaning in (*present, *self._limits()):
            self._add_row(word, meaning)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        layout = column(self._table, buttons)
        self.setLayout(layout)
        self._fit_columns()
        header = self._table.horizontalHeader()
        height = max(header.sizeHint().height(), header.minimumHeight()) + self._table.verticalHeader().length()
        margins = layout.contentsMargins()
        around = margins.top() + margins.bottom() + layout.spacing() + buttons.sizeHint().height()
        around += 2 * self._table.frameWidth()
        screen = self.screen().availableSize()
        self.resize(min(_WIDTH, screen.width()), min(height + around, screen.height() * 9 // 10))
        header.sectionResized.connect(self._table.resizeRowsToContents)
        self._table.select_row(0)
        self._table.setFocus()
        buttons.rejected.connect(self.reject)

    def _add_row(self, word: str, meaning: str) -> None:
        left, right = QStandardItem(word), QStandardItem(meaning)
        left.setFont(theme.scaled_font(self._table.font(), 1, QFont.Weight.DemiBold))
        left.setData(join_list([word, meaning]), Qt.ItemDataRole.AccessibleTextRole)  # the whole row
        self._model.appendRow([left, right])

    def _fit_columns(self) -> None:
        """Give the columns the widths that they will have, for the rows to have their heights before they are shown."""
        self._table.ensurePolished()
        self._table.resizeColumnToContents(0)
        rest = _WIDTH - 2 * theme.MARGIN - self._table.columnWidth(0) - 2 * self._table.frameWidth()
        self._table.setColumnWidth(1, rest)
        self._table.resizeRowsToContents()

    def _limits(self) -> tuple[tuple[str, str], ...]:
        removal = spell_date(QDate(REMOVAL.year, REMOVAL.month, REMOVAL.day))
        return (
            (
                self.tr("100+"),
                self.tr(
                    "There may be more. The service lists at most 100 animals at a time and gives no total. "
                    "An animal that isn't listed may still be there."
                ),
            ),
            (self.tr("Not set"), self.tr("An animal without a status. No filter finds these, so some may be missing.")),
            (self.tr("Updated"), self.tr("When the service sent the list. Others may have changed it since.")),
            (
                self.tr("Add animal"),
                self.tr(
                    "An added animal can't be changed or removed. If the reply is lost, the program looks for the "
                    "animal. It never adds it twice."
                ),
            ),
            (
                self.tr("Look up ID"),
                self.tr("Works until {day}. After that, only the lists are searched.").format(day=removal),
            ),
        )
