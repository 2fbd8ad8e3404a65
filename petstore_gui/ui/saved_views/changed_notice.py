"""The line below the table while the chosen view is not shown as it was saved."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QVBoxLayout

from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.saved_views.controller import SavedViewsController
from petstore_gui.ui.saved_views.text import changed
from petstore_gui.ui.widgets.notice import Notice


class ChangedNotice(QObject):
    """Below the table, not above it: no row and no title moves away from the mouse when it comes.

    Its widget is made when there is first something to say.
    """

    def __init__(self, page: PetListPage, controller: SavedViewsController) -> None:
        super().__init__(controller)
        self._page = page
        self._controller = controller
        self._notice: Notice | None = None
        controller.changed.connect(self._on_controller_changed)

    @Slot()
    def _on_controller_changed(self) -> None:
        controller, view = self._controller, self._controller.active
        if view is None or not controller.is_changed:
            if self._notice is not None:
                self._notice.show_sentence("", {})
            return
        layout = self._page.layout()
        if self._notice is None and isinstance(layout, QVBoxLayout):
            self._notice = Notice(self._page.table.setFocus, role="quiet", is_wide=True)
            layout.addWidget(self._notice)
        if self._notice is not None:
            save = {} if view.shared else {self.tr("Save"): controller.save}
            acts = {**save, self.tr("Save as…"): controller.save_as, self.tr("Not now"): controller.leave}
            self._notice.show_sentence(changed(view), acts)
