"""What the first paint shows: the top bar, the list with its form, the status bar, and menus that are empty still."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.focused_button import press_focused_button
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.pages import Pages
from petstore_gui.ui.window.status_bar import StatusBar
from petstore_gui.ui.window.top_bar import TopBar
from petstore_gui.ui.window.ui_state import UiState
from petstore_gui.ui.window.view_state import ViewState

QUIET_S: Final = 2.0
"""How long nothing was typed into the page before something from outside may take the keys."""


class WindowFrame(QMainWindow):
    """Makes, arranges and remembers what is seen first. Nothing in it knows a feature that is made later."""

    first_painted = Signal()
    """The window is on the screen for the first time; whatever is slow may begin."""

    def __init__(self, session: Session, ui_state: UiState) -> None:
        super().__init__()
        self._is_painted = False
        self._typed_at = -QUIET_S
        self.form = AddPetForm(session.category_names)
        self.bar = TopBar()
        self.page = PetListPage(session, self.form, self.bar.search, self.bar.status_filter)
        self.bar.setEnabled(False)
        self.page.setEnabled(False)
        self.pages = Pages()
        self.pages.add(self.page)
        inside = QWidget()
        self._rows = column(self.bar, self.pages, spacing=0, margin=0, stretched=self.pages)
        inside.setLayout(self._rows)
        self.setCentralWidget(inside)
        self.pages.setFocus()  # until there is a table to have it
        self.status = StatusBar(self.page.controller, self._reason_of)
        self.setStatusBar(self.status)
        bar = self.menuBar()
        titles = (self.tr("&Animals"), self.tr("&View"), self.tr("&Service"), self.tr("&Help"))
        self.menus = tuple(bar.addMenu(title) for title in titles)
        self.view = ViewState(self, self.page.table, ui_state)
        if not self.view.restore_window():
            self.resize(1180, 720)

        self.status.retry_requested.connect(self.page.refresh)
        self.status.cancel_requested.connect(self.page.controller.cancel)
        self.page.controller.offline.failed.connect(self.status.report_not_kept)
        self.page.controller.offline.quarantined.connect(self.status.report_quarantined)
        self.page.controller.filter_changed.connect(self.view.save_filter)
        self.page.limits_dismissed.connect(self.view.save_limits_dismissed)
        self.bar.refresh_requested.connect(self.page.refresh)
        self.page.found_changed.connect(self.status.show_found)
        self.page.found_empty.connect(self.form.setFocus)
        self.page.search_edited.connect(self._on_edited)
        self.form.edited.connect(self._on_edited)

    @property
    def seconds_until_idle(self) -> float:
        """For how long what comes from outside should wait, so that it takes no keys from somebody who types."""
        return self._typed_at + QUIET_S - monotonic()

    def add_notice(self, notice: QWidget) -> None:
        """Put a notice between the bar and the pages; it takes no room while it is hidden."""
        self._rows.insertWidget(1, _Room(notice))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused_button(self, event):
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible and not self._is_painted:
            self.page.fit()
        super().setVisible(visible)

    def _enable(self, *, on: bool) -> None:
        """Let the list and the bar be used, or not; the focus leaves them first."""
        self.pages.set_enabled(self.page, enabled=on)
        if not on and self.bar.isAncestorOf(self.focusWidget()):
            self.pages.setFocus()
        self.bar.setEnabled(on)

    def _reason_of(self, error: Exception) -> str:
        """Put an error into a few words."""
        raise NotImplementedError

    @Slot()
    def _on_edited(self) -> None:
        self._typed_at = monotonic()


class _Room(QWidget):
    """The room around a notice, which comes and goes with it: margins of a layout stay when all in it is hidden."""

    def __init__(self, notice: QWidget) -> None:
        super().__init__()
        around = row(notice)
        around.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(around)
        self.setHidden(notice.isHidden())
        notice.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.setVisible(event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)
