"""What the program is: its version and what it runs on; the licences are behind a button."""

from platform import python_version
from typing import Final

import PySide6
from PySide6.QtCore import QSize, QSysInfo, Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLabel, QPushButton, QWidget

from petstore_gui import __version__
from petstore_gui.ui.help.licences_dialog import LicencesDialog
from petstore_gui.ui.i18n.text import join_sentences
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column

_PICTURE: Final = QSize(theme.PICTURE, theme.PICTURE)
_WIDTH: Final = 130 * theme.UNIT


class AboutDialog(Dialog):
    """Name, version and system; ``session`` reads the list of parts for the licences."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Pet Store"))
        self._session = session

        picture = QLabel(pixmap=icons.app_icon().pixmap(_PICTURE, self.devicePixelRatioF()))
        title = PlainTextLabel(f"Pet Store {__version__}")
        title.setFont(theme.heading_font(self.font(), theme.Type.TITLE))
        if self.isRightToLeft():  # Qt puts what is in Latin letters at the left there (6.11)
            title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        about = PlainTextLabel(
            join_sentences(
                self.tr("A desktop inventory for pet stores. MIT licence."),
                self.tr("It uses Qt under version 3 of the LGPL."),
            )
        )
        runs_on = PlainTextLabel(
            self.tr("It runs on {system}, with Python {python} and Qt {qt}.").format(**_versions()), role="quiet"
        )
        runs_on.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = QPushButton(self.tr("&Copy versions"), autoDefault=False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        licences = QPushButton(self.tr("&Licences…"), autoDefault=False)
        buttons.addButton(licences, QDialogButtonBox.ButtonRole.ActionRole)

        head = QGridLayout()
        head.setHorizontalSpacing(theme.MARGIN)
        head.setVerticalSpacing(theme.UNIT)
        head.addWidget(picture, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((title, about, runs_on)):
            head.addWidget(label, row, 1)
        head.setColumnStretch(1, 1)
        layout = column(head, None, buttons, spacing=theme.MARGIN)
        self.setLayout(layout)
        width = max(_WIDTH, layout.minimumSize().width())
        self.resize(width, layout.totalHeightForWidth(width))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

        self._copy.clicked.connect(self._on_copy_clicked)
        licences.clicked.connect(self._on_licences_clicked)
        buttons.rejected.connect(self.reject)

    @Slot()
    def _on_licences_clicked(self) -> None:
        LicencesDialog(self, self._session).open()

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(_for_whoever_helps())
        self._copy.setText(self.tr("&Copied"))
        announce(self._copy, self.tr("The versions are copied."))


def _versions() -> dict[str, str]:
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
    return {"system": system, "python": python_version(), "qt": qVersion()}


def _for_whoever_helps() -> str:
    versions = _versions()
    return (
        f"Pet Store {__version__}\nPython {versions['python']}\nQt {versions['qt']}, PySide6 {PySide6.__version__}\n"
        f"{versions['system']}, {QGuiApplication.platformName()}"
    )
