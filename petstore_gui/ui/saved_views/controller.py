"""Shows the view that is chosen, knows whether it was changed since, and opens the dialogs to save and edit views."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from petstore_gui.inventory.saved_views import SavedView, named
from petstore_gui.ui.pet_list.view_settings import ListViewSettings
from petstore_gui.ui.saved_views import text as views_text
from petstore_gui.ui.saved_views.store import ViewStore
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.widgets.accessibility import announce

if TYPE_CHECKING:
    from petstore_gui.ui.saved_views.dialog import SavedViewsDialog
    from petstore_gui.ui.saved_views.name_dialog import ViewNameDialog

Memory = tuple[Callable[[], object], Callable[[object], object]]
"""What returns, and what remembers, which view of the open service was chosen."""


class SavedViewsController(QObject):
    """Has the user's own views of the open service, and then the administrator's."""

    changed = Signal()
    """There are other views, another one is chosen, or it is changed or no longer."""

    def __init__(self, context: FeatureContext, settings: ListViewSettings, memory: Memory) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._settings = settings
        self._remembered, self._remember = memory
        self._shared: tuple[SavedView, ...] = ()
        self.store = ViewStore(context.session, context.errors, self)
        self.active: SavedView | None = None
        """The view that was chosen last, as it is saved."""
        self.is_changed = False
        """Whether the list is not as the chosen view says any more."""
        self.dialog: ViewNameDialog | SavedViewsDialog | None = None
        settings.changed.connect(self._on_settings_changed)
        self.store.changed.connect(self._on_store_changed)
        self.store.loaded.connect(self._on_store_loaded)
        context.session.disconnected.connect(self._on_session_disconnected)

    @property
    def views(self) -> tuple[SavedView, ...]:
        """All views of the service that is open."""
        return (*self.store.views, *self._shared)

    @property
    def can_save(self) -> bool:
        """Whether the chosen view is one's own and was changed."""
        return self.active is not None and self.is_changed and not self.active.shared and not self.store.is_saving

    def begin(self) -> None:
        """Have the views of the service that was just opened, as far as they are known already."""
        connection = self._session.connection
        if connection is None:
            return
        if connection.service_id != self.store.service_id:
            self.active = None
        profile = connection.profile.name
        self._shared = tuple(each.view for each in connection.policy.views if each.profile in {None, profile})
        self.store.open(connection.service_id)
        self._on_store_changed()

    def choose(self, view: SavedView) -> None:
        """Show the list as ``view`` says, also where it is chosen already and was changed."""
        self._set_active(view)
        self._settings.show(view.settings)
        announce(self._window, views_text.chosen(view), assertive=True)

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
            views = tuple(after if view == before else view for view in self.store.views)
            self.store.save(views, self.store.service_id, lambda: None, self._on_save_failed)

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
        self.store.when_loaded(lambda: None)

    # --- the dialogs ---

    def _when_loaded(self, act: Callable[[], None]) -> None:
        if self.dialog is None:
            self.store.when_loaded(act)
        else:
            self.dialog.raise_()
            self.dialog.activateWindow()

    def _open_name_dialog(self) -> None:
        from petstore_gui.ui.saved_views.name_dialog import ViewNameDialog

        if self.dialog is None:
            settings = self._settings.current()
            shows = views_text.described(settings, self._session.category_names.by_id)
            dialog = ViewNameDialog(self._window, settings, shows, self.views)
            service_id = self.store.service_id

            def save(view: SavedView) -> None:
                self._save_from(dialog, (*self.store.views, view), service_id, lambda: self._on_named(dialog, view))

            dialog.save_requested.connect(save)
            self._show(dialog)

    def _on_named(self, dialog: "ViewNameDialog", view: SavedView) -> None:
        if view in self.store.views:
            self._set_active(view)
        self._close(dialog)

    def _open_dialog(self) -> None:
        from petstore_gui.ui.saved_views.dialog import SavedViewsDialog

        if self.dialog is None:
            names = self._session.category_names.by_id
            dialog = SavedViewsDialog(self._window, self._session, self.store.views, self._shared, names)
            service_id = self.store.service_id

            def save(views: tuple[SavedView, ...]) -> None:
                self._save_from(dialog, views, service_id, partial(self._close, dialog))

            dialog.save_requested.connect(save)
            self._show(dialog)

    def _save_from(
        self,
        dialog: "ViewNameDialog | SavedViewsDialog",
        views: tuple[SavedView, ...],
        service_id: str,
        done: Callable[[], object],
    ) -> None:
        def failed(reason: str) -> None:
            if self.dialog is dialog:
                dialog.show_error(self.tr("The views weren't saved. {reason}").format(reason=reason))

        if service_id == self.store.service_id:
            self.store.save(views, service_id, done, failed)
        else:
            failed(self.tr("Open the service again for which they are."))

    def _show(self, dialog: "ViewNameDialog | SavedViewsDialog") -> None:
        self.dialog = dialog
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    def _close(self, dialog: "ViewNameDialog | SavedViewsDialog") -> None:
        if self.dialog is dialog:
            dialog.accept()

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None

    def _on_save_failed(self, reason: str) -> None:
        self._errors.notify(self.tr("The view wasn't saved"), reason)

    # --- the one that is chosen ---

    @Slot()
    def _on_session_disconnected(self) -> None:
        self.active, self._shared = None, ()
        self._fit()
        self.changed.emit()

    @Slot()
    def _on_store_changed(self) -> None:
        before = self.active
        if before is not None and before not in self.views:
            views = self._shared if before.shared else self.store.views
            # Under its name, or else it was given another.
            renamed = next((view for view in views if view.settings == before.settings), None)
            self.active = named(views, before.name) or renamed
        self._fit()
        self.changed.emit()

    @Slot()
    def _on_store_loaded(self) -> None:
        """Tick the view that was chosen at the end of the last run, if the list is as it says."""
        match self._remembered():
            case [str(name), bool(shared)] if self.active is None:
                view = named(self._shared if shared else self.store.views, name)
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
