"""Saved views in the window: the menu, which of them is shown and whether it was changed since, and their dialogs."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QVBoxLayout

from petstore_gui.inventory.saved_views import SAVED_VIEWS, SavedView, named
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.named import view_text
from petstore_gui.ui.named.controller import LoadingTexts, NamedController
from petstore_gui.ui.named.saved_views_dialog import SavedViewsDialog, ViewNameDialog
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.view_settings import ListViewSettings
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.notice import Notice

Memory = tuple[Callable[[], object], Callable[[object], object]]
"""What returns, and what remembers, which view of the open service was chosen."""


class SavedViewsController(NamedController[tuple[SavedView, ...]]):
    """Has the user's own views of the open service, and then the administrator's."""

    changed = Signal()
    """There are other views, another one is chosen, or it is changed or no longer."""

    def __init__(self, context: FeatureContext, settings: ListViewSettings, memory: Memory) -> None:
        texts = LoadingTexts(
            not_loaded=_tr("The saved views couldn't be loaded"),
            damaged=_tr("The saved views are damaged"),
            damaged_advice=_tr("They couldn't be read. Save them again, or import them from a file."),
            not_saved=_tr("The views weren't saved. {reason}"),
            no_service=_tr("No service is open."),
        )
        super().__init__(context, SAVED_VIEWS, texts)
        self._settings = settings
        self._remembered, self._remember = memory
        self._shared: tuple[SavedView, ...] = ()
        self.active: SavedView | None = None
        """The view that was chosen last, as it is saved."""
        self.is_changed = False
        """Whether the list is not as the chosen view says any more."""
        settings.changed.connect(self._on_settings_changed)
        context.session.disconnected.connect(self._on_session_disconnected)

    @property
    def views(self) -> tuple[SavedView, ...]:
        """All views of the service that is open."""
        return (*self.things, *self._shared)

    @property
    def can_save(self) -> bool:
        """Whether the chosen view is the user's own and was changed."""
        return self.active is not None and self.is_changed and not self.active.shared and not self.is_saving

    @override
    def begin(self) -> None:
        connection = self._session.connection
        if connection is None:
            return
        if connection.service_id != self._service_id:
            self.active = None
        profile = connection.profile.name
        self._shared = tuple(each.view for each in connection.policy.views if each.profile in {None, profile})
        super().begin()
        self._show_things()

    def choose(self, view: SavedView) -> None:
        """Show the list as ``view`` says, also where it is chosen already and was changed."""
        self._set_active(view)
        self._settings.show(view.settings)
        announce(self._window, view_text.chosen(view), assertive=True)

    @Slot()
    def leave(self) -> None:
        """Leave the list as it is, and follow no view any more."""
        self._set_active(None)

    @Slot()
    def save(self) -> None:
        """Save the chosen view as the list is now."""
        if self.active is not None and self.can_save:
            before = self.active
            after = replace(before, settings=self._settings.current())
            views = tuple(after if view == before else view for view in self.things)
            self._save(views, self._service_id, lambda: None, self._on_save_failed)

    @Slot()
    def save_as(self) -> None:
        """Ask for a name for the list as it is now, as soon as the views are loaded."""
        self._when_loaded(self._open_name_dialog)

    @Slot()
    def edit(self) -> None:
        """Open the dialog with all views, or bring it to the front, as soon as they are loaded."""
        self._when_loaded(self._open_dialog)

    @Slot()
    def load_again(self) -> None:
        """Load the views once more, and say it if that fails again."""
        self._when_loaded(lambda: None)

    # --- the dialogs ---

    def _open_name_dialog(self) -> None:
        settings, service_id = self._settings.current(), self._service_id
        shows = view_text.described(settings, self._session.category_names.by_id)

        def save(view: SavedView) -> None:
            def done() -> None:
                if view in self.things:
                    self._set_active(view)

            self._save_from_here(dialog, (*self.things, view), service_id, done)

        dialog = ViewNameDialog(self._window, settings, shows, self.views, save)
        self._open(dialog)

    def _open_dialog(self) -> None:
        service_id = self._service_id

        def save(views: tuple[SavedView, ...]) -> None:
            self._save_from_here(dialog, views, service_id, lambda: None)

        names = self._session.category_names.by_id
        dialog = SavedViewsDialog(self._window, self._session, self.things, self._shared, names, save)
        self._open(dialog)

    def _save_from_here(
        self,
        dialog: ViewNameDialog | SavedViewsDialog,
        views: tuple[SavedView, ...],
        service_id: str,
        done: Callable[[], object],
    ) -> None:
        """Save the views of a dialog, unless another service is open: a view fits the categories of its own."""
        if service_id == self._service_id:
            self._save_from(dialog, views, service_id, done)
        else:
            reason = _tr("Open the service again for which they are.")
            dialog.show_error(self._texts.not_saved.format(reason=reason))

    def _on_save_failed(self, reason: str) -> None:
        self._errors.notify(self.tr("The view wasn't saved"), reason)

    # --- the one that is chosen ---

    @Slot()
    def _on_session_disconnected(self) -> None:
        self.active, self._shared = None, ()
        self._fit()
        self.changed.emit()

    @override
    def _show_things(self) -> None:
        before = self.active
        if before is not None and before not in self.views:
            views = self._shared if before.shared else self.things
            # Under its name, or else it was given another.
            renamed = next((view for view in views if view.settings == before.settings), None)
            self.active = named(views, before.name) or renamed
        self._fit()
        self.changed.emit()

    @override
    def _on_first_shown(self) -> None:
        """Tick the view that was chosen at the end of the last run, if the list is as it says."""
        match self._remembered():
            case [str(name), bool(shared)] if self.active is None:
                view = named(self._shared if shared else self.things, name)
                if view is not None and view.settings == self._settings.current():
                    self._set_active(view)

    def _set_active(self, view: SavedView | None) -> None:
        self.active = view
        self._remember(None if view is None else [view.name, view.shared])
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        self.is_changed = self.active is not None and self.active.settings != self._settings.current()

    @Slot()
    def _on_settings_changed(self) -> None:
        before = self.is_changed
        self._fit()
        if self.is_changed != before:
            self.changed.emit()


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
        """Show the views as they are now."""
        controller = self._controller
        views = controller.views
        if views != self._shown:
            self._shown = views
            self._replace_actions()
        for view, action in zip(views, self._views, strict=True):
            action.setChecked(view == controller.active)
        self._error.setText(controller.error.replace("&", "&&"))
        self._error.setVisible(bool(controller.error))
        self._separator.setVisible(bool(views or controller.error))
        self._save.setEnabled(controller.can_save)

    def _replace_actions(self) -> None:
        for action in self._views:
            self._menu.removeAction(action)
            action.deleteLater()  # one of them may be the one that was just chosen
        self._views = []
        for number, view in enumerate(self._shown):
            action = QAction(sanitize(view.name).replace("&", "&&"), self)
            action.setCheckable(True)
            action.setShortcut(view_text.key_of(number))
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
            self._notice.show_sentence(view_text.changed(view), acts)


def _tr(text: str) -> str:
    return QCoreApplication.translate("named.saved_views", text)
