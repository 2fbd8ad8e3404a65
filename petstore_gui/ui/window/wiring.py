"""Makes the features after the first paint, and wires each one to the window and to the others.

The window imports this module late, and once. A rare dialog is imported by the method that opens it.
"""

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Slot
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QStatusBar, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.input_parsing import table_size, without_line_end
from petstore_gui.outbox.journal import discard_import, unfinished_imports
from petstore_gui.ui import override
from petstore_gui.ui.add_pet.controller import AddPetController
from petstore_gui.ui.exporting.controller import ExportController
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.importing.text import unfinished_sentence
from petstore_gui.ui.labels.controller import LabelsController
from petstore_gui.ui.lookup.controller import LookupController
from petstore_gui.ui.named.category_names import CategoryNamesController
from petstore_gui.ui.named.saved_views import SavedViewsController, SavedViewsMenu
from petstore_gui.ui.pet_list.added_today import AddedTodayController
from petstore_gui.ui.pet_list.auto_refresh import AutoRefresh
from petstore_gui.ui.pet_list.card import CardController
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.row_menu import RowActions, RowMenu
from petstore_gui.ui.pet_list.text import service_faults, why_not_listed
from petstore_gui.ui.pet_list.view_settings import ListViewSettings
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.file_chooser import local_file
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box
from petstore_gui.ui.widgets.notice import Notice
from petstore_gui.ui.window.actions import Callbacks, MainWindowActions, PreferencesMenu
from petstore_gui.ui.window.banners import StagingBanner

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection
    from petstore_gui.outbox.imports import ImportRecord
    from petstore_gui.ui.connect.controller import ConnectionController
    from petstore_gui.ui.help.dialogs import HelpDialogs
    from petstore_gui.ui.importing.controller import ImportController
    from petstore_gui.ui.overview.controller import OverviewController
    from petstore_gui.ui.printing.controller import PrintController
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.window.main_window import MainWindow
    from petstore_gui.ui.window.ui_state import UiState

_ONE_CELL: Final = (1, 1)
_DRAGS: Final = frozenset({QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop})
_ALWAYS: Final = 2  # beside the results of every dialog: 1 for yes, 0 for no


class PendingAction(QObject):
    """Runs one action as soon as a service is open and no modal dialog is; of several, only the last."""

    def __init__(self, context: FeatureContext) -> None:
        super().__init__(context.window)
        self._session = context.session
        self._errors = context.errors
        self._action: Callable[[], object] | None = None
        context.session.opened.connect(self._resume)

    def run_when_connected(self, action: Callable[[], object]) -> None:
        """Run ``action``, in place of one that is still waiting."""
        self._action = action
        self._resume()

    @Slot()
    def _resume(self) -> None:
        if self._action is not None and self._session.connection is not None:
            if QApplication.activeModalWidget() is None:
                self._run()
            else:
                self._errors.dialogs.when_free(self._run)

    def _run(self) -> None:
        if self._action is not None and self._session.connection is not None:
            action, self._action = self._action, None
            action()


class LinkHandler(QObject):
    """Looks up the animals that links name. ``allowed`` is checked if that needs no question."""

    def __init__(
        self, pending: PendingAction, errors: ErrorReporter, allowed: QAction, lookup: LookupController
    ) -> None:
        super().__init__(pending)
        self._pending = pending
        self._errors = errors
        self._allowed = allowed
        self._lookup = lookup
        self._pending_id: int | None = None
        """The ID that the question is about, also while the question waits for its turn."""

    def open(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, once the user allows it; ``None`` for a link that names none."""
        if pet_id is None:
            sentence = self.tr("It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.")
            self._errors.notify(self.tr("This link cannot be used"), sentence)
        elif pet_id != self._pending_id:
            self._pending.run_when_connected(partial(self._look_up_or_ask, pet_id))

    def _look_up_or_ask(self, pet_id: int) -> None:
        if self._allowed.isChecked():
            self._lookup.look_up(pet_id)
            return
        is_asked, self._pending_id = self._pending_id is not None, pet_id
        if not is_asked:
            self._errors.dialogs.ask(self._question, self._on_question_finished)

    def _question(self, parent: QWidget) -> PlainMessageBox:
        title = self.tr("A link asks to look up the animal with ID {id}.").format(id=self._pending_id)
        text = self.tr(
            "Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all "
            "links can be changed in the menu Service."
        )
        answers = {self.tr("Always look up"): _ALWAYS, self.tr("Look up"): 1, self.tr("Do not look up"): 0}
        return question_box(parent, title, text, answers)

    def _on_question_finished(self, result: int) -> None:
        pet_id, self._pending_id = self._pending_id, None
        if result == _ALWAYS:
            self._allowed.setChecked(True)
        if result and pet_id is not None:
            self._lookup.look_up(pet_id)


class ImportRequests(QObject):
    """Receives requests to import, and makes the controller of imports at the first one.

    An event filter sees what is dropped on the window or on a field in it, before the field does.
    """

    def __init__(
        self,
        context: FeatureContext,
        pending: PendingAction,
        page: PetListPage,
        status: QStatusBar,
        take_focus: Callable[[], object],
    ) -> None:
        """``take_focus`` is called when the button of :attr:`notice` with the focus disappears."""
        window, session, pet_list = context.window, context.session, page.controller
        super().__init__(window)
        self._context = context
        self._window = window
        self._session = session
        self._pending = pending
        self._pet_list = pet_list
        self._status = status
        self._controller: ImportController | None = None
        self._seen: set[tuple[str, int]] = set()  # imports of earlier runs that the user has put off
        self._offered_at = ""
        self.notice = Notice(take_focus, is_wide=True)
        """Offers to continue an import of an earlier run."""
        window.setAcceptDrops(True)
        for widget in (window, *window.findChildren(QLineEdit)):
            widget.installEventFilter(self)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)
        pet_list.recovered.connect(self._on_pet_list_recovered)
        if pet_list.snapshot is not None:  # else the first list is still to come
            self._offer_again()

    # --- requests of the user ---

    @Slot()
    def choose_file(self) -> None:
        """Let the user choose a file, as soon as a service is open."""
        self._run(lambda importing: importing.choose_file())

    def import_file(self, file: str) -> None:
        """Show the rows of a file, as soon as a service is open."""
        self._run(lambda importing: importing.open_file(Path(file)))

    @Slot(object)
    def import_text(self, text: str) -> None:
        """Show the rows that were pasted or dropped."""
        self._run(lambda importing: importing.open_text(text))

    @Slot()
    def paste(self) -> None:
        """Show the rows on the clipboard, or those of a copied file."""
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()  # None if nothing was ever copied
        file = _file_of(data)
        if file is not None:
            self.import_file(file)
        elif data is not None and _has_rows(data):
            self.import_text(data.text())
        else:
            self._context.report(self.tr("There are no rows on the clipboard."))

    def _run(self, act: "Callable[[ImportController], object]") -> None:
        self._pending.run_when_connected(lambda: act(self._importing()))

    def _importing(self) -> "ImportController":
        if self._controller is None:
            from petstore_gui.ui.importing.controller import ImportController

            pet_list = self._pet_list
            self._controller = ImportController(
                self._context, self._status, listed=lambda: pet_list.fresh_snapshot, refresh=pet_list.refresh
            )
            pet_list.reading_ended.connect(self._controller.check_list)
            for listed in (pet_list.snapshot_changed, pet_list.confirmed):
                listed.connect(self._controller.runner.use_list)
            self._controller.runner.began.connect(self._on_import_began)
        return self._controller

    # --- drag and drop ---

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DRAGS:
            return False
        if not isinstance(event, QDropEvent) or self._session.connection is None:
            return False
        file = _file_of(event.mimeData())
        if file is None and (watched is not self._window or not _has_rows(event.mimeData())):
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            if file is not None:
                self.import_file(file)
            else:
                self.import_text(event.mimeData().text())
        return True

    # --- imports of earlier runs ---

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        if connection.service_id != self._offered_at:
            self._offered_at = connection.service_id
            self.notice.show_sentence("", {})  # that of the service before

    @Slot()
    def _on_session_disconnected(self) -> None:
        self.notice.show_sentence("", {})

    @Slot(object)
    def _on_import_began(self, _record: "ImportRecord") -> None:
        self._offer_again()  # a list that came while the user was asked may have offered this import again

    @Slot()
    def _on_pet_list_recovered(self) -> None:
        """Look, with each list, for an import of an earlier run, or one that a command has left meanwhile."""
        if self._controller is None or not self._controller.runner.is_active:
            self._offer_again()

    def _offer(self, service_id: str, records: "tuple[ImportRecord, ...]") -> None:
        """Offer to continue the latest unfinished import of a service, if it is still the open one."""
        if self._session.connection is None or self._session.connection.service_id != service_id:
            return
        running = None if self._controller is None else self._controller.runner.record
        record = next(
            (
                record
                for record in records
                if (service_id, record.number) not in self._seen
                and (running is None or running.number != record.number)
            ),
            None,
        )
        if record is None:
            self.notice.show_sentence("", {})
            return
        acts = {
            self.tr("Continue"): partial(self._continue, record),
            self.tr("Later"): partial(self._put_off, record),
            self.tr("Discard"): partial(self._discard, record),
        }
        self.notice.show_sentence(unfinished_sentence(record), acts)

    def _continue(self, record: "ImportRecord") -> None:
        self.notice.show_sentence("", {})
        self._run(lambda importing: importing.resume(record, self._offer_again))

    @Slot()
    def _offer_again(self) -> None:
        connection = self._session.connection
        if connection is not None:
            self._session.run_in_background(
                partial(unfinished_imports, connection.journal, connection.service_id),
                owner=self,
                done=partial(self._offer, connection.service_id),
                failed=lambda _error: None,  # the outbox reports it
            )

    def _put_off(self, record: "ImportRecord") -> None:
        self._seen.add((record.service_id, record.number))
        self._offer_again()  # there may be another one

    def _discard(self, record: "ImportRecord") -> None:
        self._put_off(record)
        connection = self._session.connection
        if connection is not None:
            self._session.run_in_background(
                partial(discard_import, connection.journal, record),
                owner=self,
                done=partial(self._on_discarded, record),
                failed=self._on_discard_failed,
            )

    def _on_discarded(self, record: "ImportRecord", _nothing: None) -> None:
        sentence = self.tr("The rest of the import was discarded.")
        if self._controller is not None:
            self._controller.show_discarded(record, sentence)
        self._context.report(sentence)

    def _on_discard_failed(self, error: Exception) -> None:
        sentence = self.tr("It stays as it is: {reason}.").format(reason=translate(getattr(error, "reason", error)))
        self._context.errors.notify(self.tr("The import couldn't be discarded"), sentence)


def _file_of(data: QMimeData | None) -> str | None:
    """Return the path of the local file that is dropped or pasted; ``None`` unless it is exactly one."""
    urls = data.urls() if data is not None and data.hasUrls() else []
    return local_file(urls[0]) if len(urls) == 1 and urls[0].isLocalFile() else None


def _has_rows(data: QMimeData) -> bool:
    return data.hasText() and table_size(without_line_end(data.text())) != _ONE_CELL


_CARD: Final = "card"


class Features(QObject):
    """All features. The window makes them once, after its first paint, or sooner if one of them is needed."""

    def __init__(
        self,
        window: "MainWindow",
        session: "Session",
        errors: ErrorReporter,
        connecting: "ConnectionController",
        ui_state: "UiState",
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._errors = errors
        page, form, status = window.page, window.form, window.status
        self._context = context = FeatureContext(window, session, errors, ui_state, partial(status.report))
        window.setWindowIcon(icons.app_icon())
        page.show_icons()
        window.bar.show_icons()
        self._banner = StagingBanner()
        window.addToolBar(self._banner)
        self._samples = Notice(window.focus_page, is_wide=True)
        window.add_notice(self._samples)
        window.bar.put_behind(self._samples.buttons)
        self._open_local = connecting.open_local
        self._has_own_store = False  # whether it was open before the samples
        self._preferences = PreferencesMenu(ui_state, errors, window)
        refresh = AutoRefresh(page.controller, self._may_refresh, window)
        self._preferences.interval_chosen.connect(refresh.set_interval)
        self.pending = PendingAction(context)
        self._categories = CategoryNamesController(
            context, lambda: page.controller.snapshot, form.names_error.show_text
        )
        form.category_number_requested.connect(self._categories.edit)
        self._animal = animal = AnimalCommands(window, ui_state)
        self.lookup = LookupController(context, page.controller, animal.show_in_list)
        self.links = LinkHandler(self.pending, errors, self._preferences.allow_links, self.lookup)
        self._exporting = ExportController(
            context, page, partial(status.show_busy, Operation.EXPORTING), lambda: self.shows_overview
        )
        self.labels = LabelsController(context, page, lambda: self._printing)
        animal.menu.add_entry(self.tr("La&bels…"), self.labels.choose)
        self.adding = AddPetController(
            context,
            page,
            form,
            confirm_production=self._preferences.confirm_production_writes.isChecked,
            undo_s=lambda: self._preferences.undo_s,
        )
        self.imports = ImportRequests(context, self.pending, page, status, window.focus_page)
        form.rows_pasted.connect(self.imports.import_text)
        window.add_notice(self.imports.notice)
        window.bar.put_behind(self.imports.notice.buttons)
        self._overview: OverviewController | None = None
        self._actions = MainWindowActions(
            window.menus, page, self._preferences, lambda: self._help, self._callbacks(connecting), window
        )
        self._views = SavedViewsController(context, ListViewSettings(page, window.bar.search))
        SavedViewsMenu(self._actions.saved_views_menu, self._views)
        self._views.changed.connect(self._on_views_changed)
        window.pages.current_changed.connect(self._on_pages_current_changed)
        animal.card.toggled.connect(self._actions.show_card)
        self._actions.show_card(animal.card.is_open)
        page.limits_requested.connect(lambda: self._help.show_limits())  # noqa: PLW0108  made when it is called
        for listed in (page.controller.snapshot_changed, page.controller.confirmed):
            listed.connect(self.adding.show_snapshot)
        page.table.copied.connect(status.report_copied)
        page.table.ids_copied.connect(status.report_ids_copied)
        page.table.selection_missed.connect(status.report_none_selected)
        page.table.change_refused.connect(self._refuse_change)
        self.show_connection(session.connection)
        self.begin()
        offer_reset_after_crashes(ui_state, errors)

    @property
    def shows_overview(self) -> bool:
        """Whether the overview is shown in place of the list."""
        return self._overview is not None and self._overview.is_shown

    def show_connection(self, connection: "Connection | None") -> None:
        """Enable the features for the open service, or for none, and show its banner and notice."""
        self._actions.enable(on=connection is not None)
        self._banner.show_profile(None if connection is None else connection.profile)
        is_demo = connection is not None and connection.is_demo
        if connection is not None and not is_demo:
            self._has_own_store = connection.is_this_computer
        self._samples.show_sentence(
            self.tr("These are samples. They are gone when you close Pet Store.") if is_demo else "",
            {self.tr("Back to my store"): self._open_local} if is_demo and self._has_own_store else {},
        )
        if connection is not None:
            self._categories.begin()
            self._views.begin()
            self._preferences.show_service(connection.policy.refresh_s, connection.policy.undo_s)

    def begin(self) -> None:
        """Restore the draft and the adds of the service that was just opened; close the look-up of another one."""
        self.lookup.close()
        self.adding.begin()
        self.adding.show_snapshot(self._window.page.controller.snapshot)

    def toggle_overview(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        if self._overview is None:
            from petstore_gui.ui.overview.controller import OverviewController

            window = self._window
            self._overview = OverviewController(window.pages, window.page, self._errors, window.show_list_page)
        self._overview.toggle(take_focus=take_focus)
        self._window.status.come_last()

    def _may_refresh(self) -> bool:
        """Whether the window is visible and the user is not typing."""
        window = self._window
        return window.isVisible() and not window.isMinimized() and not self._errors.dialogs.seconds_until_idle

    def _callbacks(self, connecting: "ConnectionController") -> Callbacks:
        """Return the functions for the menus and keys."""
        window, animal = self._window, self._animal
        return Callbacks(
            look_up_again=animal.look_up_again,
            add_similar=animal.add_similar,
            show_category=animal.show_category,
            toggle_card=animal.toggle_card,
            show_added_today=lambda: self._added_today.show(),  # noqa: PLW0108  made when it is called
            go_to_part=animal.go_to_part,
            add_animal=window.start_adding,
            undo=self._undo,
            look_up=window.look_up,
            find=window.page.start_searching,
            export=self._exporting.export,
            print_=self._print,
            label_animals=self.labels.choose,
            import_animals=self.imports.choose_file,
            paste_animals=self.imports.paste,
            edit_categories=self._categories.edit,
            quit=window.close,
            toggle_overview=self.toggle_overview,
            choose_profile=connecting.choose_profile,
        )

    @cached_property
    def _printing(self) -> "PrintController":
        """The controller that prints, made at its first use, as it loads Qt's support for printers."""
        from petstore_gui.ui.printing.controller import PrintController

        show_busy = partial(self._window.status.show_busy, Operation.PRINTING)
        return PrintController(self._context, show_busy, self.labels.remember_first_free)

    def _print(self) -> None:
        """Open the preview of the animals as they are now; of their counts while the overview is shown."""
        page, connection = self._window.page, self._session.connection
        snapshot = page.controller.snapshot
        if snapshot is None or not snapshot.pets or connection is None:
            return
        from petstore_gui.ui.reports import reports

        names = self._session.category_names.by_id
        if self.shows_overview:
            choices = [reports.overview_choice(snapshot, connection, names)]
        else:
            choices = reports.animal_choices(page, snapshot, connection, names)
        self._printing.preview(choices)

    @cached_property
    def _added_today(self) -> AddedTodayController:
        """The controller that shows the animals added today, made at its first use."""
        return AddedTodayController(self._context, self._window.look_up)

    @cached_property
    def _help(self) -> "HelpDialogs":
        """The help dialogs, made at their first use."""
        from petstore_gui.ui.help.dialogs import HelpDialogs

        window = self._window
        faults = lambda: service_faults(window.page.controller.snapshot)  # noqa: E731  it fits no line otherwise
        return HelpDialogs(window, self._session, faults, window.look_up, self._refuse_change)

    @Slot()
    def _on_pages_current_changed(self) -> None:
        self._actions.show_overview(on=self.shows_overview)

    @Slot()
    def _on_views_changed(self) -> None:
        view = self._views.current
        self._window.status.show_view("" if view is None else view.name)

    def _undo(self) -> None:
        if not self.adding.undo():
            self._window.status.report(self.tr("Nothing to undo."))

    @Slot()
    def _refuse_change(self) -> None:
        """Report that the service cannot change, delete or restore an animal."""
        self._window.status.report(self.tr("Animals in the store can't be changed from here."))


class AnimalCommands(QObject):
    """The commands for the selected animal. A card that was open at the end of the last run opens again."""

    def __init__(self, window: "MainWindow", ui_state: "UiState") -> None:
        super().__init__(window)
        self._window = window
        self._page = page = window.page
        self.card = CardController(page, partial(ui_state.put, _CARD), window.look_up)
        actions = RowActions(look_up=self.look_up_again, add_similar=self.add_similar, show_category=self.show_category)
        self.menu = RowMenu(page.table, actions)
        self.card.toggled.connect(self._on_card_toggled)
        if ui_state.get(_CARD) is True:
            self.card.show_card()

    def toggle_card(self) -> None:
        """Open the card of the chosen animal, or close it."""
        if self.card.is_open:
            self.card.close()
        else:
            self._window.show_list_page()
            self.card.open()

    def go_to_part(self, step: int) -> None:
        """Move the focus by ``step`` parts, around the circle of table, form, open card, status bar and top bar."""
        window, table = self._window, self._page.table
        window.show_list_page()
        focus = window.focusWidget()
        card = [(self.card.holds_focus(), self.card.take_focus)] if self.card.is_open else []
        parts = [
            (focus is table, table.setFocus),
            (window.form.isAncestorOf(focus), window.form.setFocus),
            *card,
            (window.status.isAncestorOf(focus), window.status.profile.setFocus),
            (window.bar.isAncestorOf(focus), window.bar.search.setFocus),
        ]
        here = next((number for number, (has_focus, _take) in enumerate(parts) if has_focus), None)
        _has_focus, take = parts[0 if here is None else (here + step) % len(parts)]
        take()

    def look_up_again(self) -> None:
        """Look up the selected animal."""
        if (pet := self._selected_pet()) is not None:
            self._window.look_up(pet.id)

    def add_similar(self) -> None:
        """Start to add another animal with the category and status of the selected one."""
        if (pet := self._selected_pet()) is not None:
            self._window.show_list_page()
            self._window.form.begin_similar(pet)

    def show_category(self) -> None:
        """Show only the category of the selected animal."""
        if (pet := self._selected_pet()) is not None:
            self._page.show_category(pet.category_id)

    def _selected_pet(self) -> Pet | None:
        """Return the selected animal; report if there is none."""
        pet = self._page.table.chosen_pet
        if pet is None:
            self._window.status.report_none_selected()
        return pet

    def show_in_list(self, pet: Pet) -> str:
        """Select an animal in the list; return an empty text, or the reason why that cannot be done."""
        of = self._page.controller
        if reason := why_not_listed(of.snapshot, pet, is_loading=of.is_loading):
            return reason
        self._window.activateWindow()
        self._window.show_list_page()
        if self._page.table.select_pet(pet.id):
            self._page.table.setFocus()
        else:
            self._page.show_pet(pet.id)
        return ""

    @Slot(bool)
    def _on_card_toggled(self, is_open: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        self._window.form.show_hint(shown=not is_open)  # so that form and card fit into a window of the usual size


def offer_reset_after_crashes(ui_state: "UiState", errors: ErrorReporter) -> None:
    """After bad starts, ask whether to forget the saved state of the window, which this start has not used."""

    def finished(result: int) -> None:
        if result:
            ui_state.forget()

    if ui_state.suspected:
        errors.dialogs.ask(_reset_question, finished)


def _reset_question(parent: QWidget) -> PlainMessageBox:
    title = _tr("Reset how the window looks?")
    text = _tr(
        "The program ended twice shortly after it was started. What it remembers of its window, columns, filters "
        "and choices was not used this time, in case that is why. No animal and no key is in it."
    )
    return question_box(parent, title, text, {_tr("Reset"): 1, _tr("Keep it for next time"): 0})


def _tr(text: str) -> str:
    return QCoreApplication.translate("window.wiring", text)
