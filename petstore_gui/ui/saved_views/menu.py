"""The menu of saved views: each with its keys, the chosen one ticked, and what is done with them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from petstore_gui.inventory.saved_views import SavedView
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.saved_views.controller import SavedViewsController
from petstore_gui.ui.saved_views.text import key_of
from petstore_gui.ui.theme import icons


class SavedViewsMenu(QObject):
    """Fills ``menu``, and keeps it up to date with ``controller``."""

    def __init__(self, menu: QMenu, controller: SavedViewsController) -> None:
        super().__init__(controller)
        self._menu = menu
        self._controller = controller
        self._shown: tuple[SavedView, ...] = ()
        self._views: list[QAction] = []
        self._error = self._add("", controller.load_again)
        self._separator = menu.addSeparator()
        self._save = self._add(self.tr("&Save view"), controller.save)
        self._add(self.tr("Save view &as…"), controller.save_as)
        self._add(self.tr("&Edit saved views…"), controller.edit)
        controller.changed.connect(self.update)
        self.update()

    @Slot()
    def update(self) -> None:
        """Show what is so now."""
        controller = self._controller
        views = controller.views
        if views != self._shown:
            self._shown = views
            self._replace_actions()
        for view, action in zip(views, self._views, strict=True):
            action.setChecked(view == controller.active)
        self._error.setText(controller.store.error.replace("&", "&&"))
        self._error.setVisible(bool(controller.store.error))
        self._separator.setVisible(bool(views or controller.store.error))
        self._save.setEnabled(controller.can_save)

    def _replace_actions(self) -> None:
        for action in self._views:
            self._menu.removeAction(action)
            action.deleteLater()  # one of them may be the one that was just chosen
        self._views = []
        for number, view in enumerate(self._shown):
            action = QAction(sanitize(view.name).replace("&", "&&"), self)
            action.setCheckable(True)
            action.setShortcut(key_of(number))
            if view.shared:
                icons.set_themed_icon(action, "lock")
                action.setStatusTip(self.tr("Set by the administrator"))
            action.triggered.connect(partial(self._on_view_triggered, view))
            self._menu.insertAction(self._error, action)
            self._views.append(action)

    def _on_view_triggered(self, view: SavedView, _checked: object = None) -> None:
        self._controller.choose(view)
        self.update()  # a click takes the tick from the one that is chosen already

    def _add(self, text: str, act: Callable[[], object]) -> QAction:
        action = self._menu.addAction(text)
        action.triggered.connect(lambda _checked=False: act())  # without the argument of triggered()
        return action
