"""The help page on what this program can and cannot know: the interface's limits, and what they mean at the counter."""

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QGridLayout, QLabel, QScrollArea, QWidget

from petstore_gui.inventory.deprecation import REMOVAL
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.layout import column


class LimitsDialog(Dialog):
    """Two columns: what the service does not say or do, and what the program does about it."""

    def __init__(self, parent: QWidget, faults: str = "") -> None:
        """``faults`` says in which ways the present list breaks the service's own rules."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("What this program can and cannot know"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        grid.setHorizontalSpacing(2 * theme.MARGIN)
        grid.setVerticalSpacing(theme.MARGIN)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 3)
        present = ((self.tr("Faults of the service"), faults),) if faults else ()
        for row, (limit, meaning) in enumerate((*present, *self._limits())):
            left = QLabel(limit, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
            left.setFont(theme.scaled_font(self.font(), 1, left.font().weight().DemiBold))
            right = QLabel(meaning, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
            right.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(left, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(right, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(grid.rowCount(), 1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        scroll.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.setLayout(column(scroll, buttons, margin=theme.GAP))
        self.resize(theme.UNIT * 170, theme.UNIT * 125)
        buttons.rejected.connect(self.reject)

    def _limits(self) -> tuple[tuple[str, str], ...]:
        removal = QDate(REMOVAL.year, REMOVAL.month, REMOVAL.day)
        return (
            (
                self.tr("At most 100 animals a list"),
                self.tr(
                    "The service lists at most 100 animals at a time and has no next page. Of a larger store the "
                    "program also asks for each status alone. A count with a plus, such as “Sold 100+”, means that "
                    "there may be more than are shown."
                ),
            ),
            (
                self.tr("No total"),
                self.tr("The service does not say how many animals there are. What is counted is what was listed."),
            ),
            (
                self.tr("No order"),
                self.tr(
                    "Which 100 animals a list holds is the service's choice. One that was listed before can be missing "
                    "the next time although it is still there."
                ),
            ),
            (
                self.tr("Animals without a status"),
                self.tr(
                    "An animal may have no status, and no filter asks for those. In a store of 100 animals or more "
                    "some of them may be missing."
                ),
            ),
            (
                self.tr("No change, no removal"),
                self.tr("An animal can be added, and can be neither changed nor removed afterwards."),
            ),
            (
                self.tr("Looking up by ID ends"),
                self.tr(
                    "The service answers for a single ID until {day}. After that the program looks through "
                    "the lists. It says “No animal found” only where that is proved, and else that it cannot tell."
                ).format(day=QLocale().toString(removal, QLocale.FormatType.LongFormat)),
            ),
            (
                self.tr("An answer that is lost"),
                self.tr(
                    "If the answer to an add is lost, nobody knows at first whether the animal was added. The program "
                    "never sends it a second time by itself. It looks for the animal, says what it found, and leaves "
                    "the decision to you, after a crash or a power cut too."
                ),
            ),
            (
                self.tr("Every list has its time"),
                self.tr("What is shown is as the service said at the time below the table. Others go on working."),
            ),
        )
