"""All actions of the window, in their menus; shortcuts, command palette and sheet of keys read them from there."""

import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMenuBar

from petstore_gui.ui import override
from petstore_gui.ui.i18n.languages import LANGUAGES, has_font
from petstore_gui.ui.pet_list.auto_refresh import INTERVALS_S
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.theme import appearance, icons
from petstore_gui.ui.theme.appearance import Scheme
from petstore_gui.ui.theme.theme import Density
from petstore_gui.ui.widgets.table_view import set_density
from petstore_gui.ui.window.ui_state import (
    ALLOW_LINKS,
    CONFIRM_PRODUCTION_WRITES,
    DENSITY,
    LANGUAGE,
    SCHEME,
    UNDO_TIME,
    UNDO_TIMES_S,
    UiState,
)

if TYPE_CHECKING:
    from petstore_gui.ui.help.dialogs import HelpDialogs
    from petstore_gui.ui.session.error_reporter import ErrorReporter


_ON_WINDOWS: Final = sys.platform == "win32"
_ALT_GR: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

T = TypeVar("T")

_INTERVAL: Final = "refresh_every_s"


@dataclass(frozen=True, kw_only=True, slots=True)
class Callbacks:
    """The functions of actions that concern more than one part of the window."""

    add_animal: Callable[[], object]
    undo: Callable[[], object]
    look_up: Callable[[], object]
    look_up_again: Callable[[], object]
    add_similar: Callable[[], object]
    show_category: Callable[[], object]
    find: Callable[[], object]
    export: Callable[[], object]
    print_: Callable[[], object]
    label_animals: Callable[[], object]
    import_animals: Callable[[], object]
    paste_animals: Callable[[], object]
    edit_categories: Callable[[], object]
    quit: Callable[[], object]
    toggle_overview: Callable[[], object]
    toggle_card: Callable[[], object]
    show_added_today: Callable[[], object]
    go_to_part: Callable[[int], object]
    """Moves the focus by this number of parts of the window, a negative one backwards."""
    choose_profile: Callable[[], object]


class MainWindowActions(QObject):
    """Fills the menus after the first paint, which a few dozen actions would delay."""

    def __init__(
        self,
        menus: tuple[QMenu, ...],
        page: PetListPage,
        preferences: "PreferencesMenu",
        help_: "Callable[[], HelpDialogs]",
        callbacks: Callbacks,
        parent: QObject,
    ) -> None:
        """``menus`` are Animals, View, Service and Help, all empty; ``help_`` makes the help when first called."""
        super().__init__(parent)
        self._needs_service: list[QAction] = []
        self._needs_rows: list[QAction] = []
        self._has_service = False
        self._menus = menus
        for line in parent.findChildren(QLineEdit):
            line.installEventFilter(self)
        QShortcut("F10", parent).activated.connect(self._on_menu_key_activated)
        QShortcut("Shift+F6", parent).activated.connect(lambda: callbacks.go_to_part(-1))
        animals, view, service, more = menus
        self._list = page.controller
        self._list.snapshot_changed.connect(self._fit)
        self._fill_animals(animals, page, callbacks)
        self._fill_view(view, page, preferences, callbacks)
        profile = self._add(service, self.tr("&Connection…"), callbacks.choose_profile, "Ctrl+,", icon="profile")
        profile.setMenuRole(QAction.MenuRole.PreferencesRole)
        service.addActions([preferences.confirm_production_writes, preferences.allow_links])
        self._add(more, self.tr("&Commands"), lambda: help_().show_commands(), "Ctrl+K", icon="command")
        self._add(more, self.tr("&Keys"), lambda: help_().show_keys(), "F1", icon="keyboard")
        self._add(more, self.tr("What the &numbers mean"), lambda: help_().show_limits(), icon="info")
        about = self._add(more, self.tr("&About Pet Store"), lambda: help_().show_about())
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def enable(self, *, on: bool) -> None:
        """Enable or disable the actions that need a service."""
        self._has_service = on
        self._fit()

    def show_overview(self, *, on: bool) -> None:
        """Check the action of the overview if the overview is shown."""
        self._overview.setChecked(on)
        self._fit()

    @Slot(bool)
    def show_card(self, on: bool) -> None:  # noqa: FBT001  a slot
        """Check the action of the card if the card is shown."""
        self._card.setChecked(on)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # A field has its own undo, as long as it has something to undo.
            if event.matches(QKeySequence.StandardKey.Undo) and not watched.property("undoAvailable"):
                event.ignore()
                return True
            # On X11 and Wayland Ctrl+E is a second key for End in every field (Qt 6.11).
            if self._export.shortcut() == QKeySequence(event.keyCombination()):
                event.ignore()
                return True
            # On Windows AltGr is Ctrl+Alt, and types [ with 8 on many keyboards: in a field this is no shortcut.
            if event.modifiers() & _ALT_GR == _ALT_GR and re.fullmatch(r"[^\W\d_]|[^\w\s\0-\x1f]", event.text()):
                event.accept()
                return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_menu_key_activated(self) -> None:
        first = self._menus[0]
        bar = first.parentWidget()
        if isinstance(bar, QMenuBar):
            bar.setActiveAction(first.menuAction())
            # Else a screen reader is silent.
            first.setActiveAction(next(action for action in first.actions() if action.isEnabled()))

    @Slot(object, object)
    @Slot()
    def _fit(self, *_what: object) -> None:
        has_animals = self._list.snapshot is not None and bool(self._list.snapshot.pets)
        for action in (self._export, self._print):
            action.setEnabled(self._has_service and has_animals)
        for action in self._needs_service:
            action.setEnabled(self._has_service)
        # The overview covers the rows, so the user does not mean their selection.
        for action in self._needs_rows:
            action.setEnabled(self._has_service and not self._overview.isChecked())
        self._labels.setEnabled(self._export.isEnabled() and not self._overview.isChecked())

    def _fill_animals(self, menu: QMenu, page: PetListPage, callbacks: Callbacks) -> None:
        self._needs_service += [
            self._add(menu, self.tr("&Add animal"), callbacks.add_animal, "Ctrl+N", icon="add"),
            self._add(menu, self.tr("&Look up ID…"), callbacks.look_up, "Ctrl+L", icon="search"),
            self._add(menu, self.tr("&Find in the list"), callbacks.find, "Ctrl+F", icon="search"),
            self._add(menu, self.tr("I&mport…"), callbacks.import_animals, "Ctrl+I", icon="import"),
            self._add(
                menu, self.tr("Paste ro&ws…"), callbacks.paste_animals, QKeySequence.StandardKey.Paste, icon="paste"
            ),
        ]
        self._needs_service[1].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # from dialogs, too
        menu.addSeparator()
        self._undo = self._add(menu, self.tr("Un&do"), callbacks.undo, QKeySequence.StandardKey.Undo)
        self._needs_service.append(self._undo)
        table = page.table
        self._needs_rows += [
            self._add(menu, self.tr("&Copy"), table.copy, QKeySequence.StandardKey.Copy, icon="copy"),
            self._add(menu, self.tr("Copy &ID"), table.copy_ids, "Ctrl+Shift+C"),
            self._add(menu, self.tr("Copy for a re&ply"), table.copy_for_reply, "Ctrl+Shift+R"),
            self._add(menu, self.tr("Look &up again"), callbacks.look_up_again, "Ctrl+Shift+L"),
            self._add(menu, self.tr("Add one like this"), callbacks.add_similar, "Ctrl+Shift+N"),
            self._add(menu, self.tr("&Only this category"), callbacks.show_category),
        ]
        menu.addSeparator()
        self._export = self._add(menu, self.tr("&Export…"), callbacks.export, "Ctrl+E", icon="export")
        self._print = self._add(menu, self.tr("Prin&t…"), callbacks.print_, "Ctrl+P", icon="print")
        self._labels = self._add(menu, self.tr("La&bels…"), callbacks.label_animals)
        menu.addSeparator()
        self._needs_service += [
            self._add(menu, self.tr("Cate&gory names…"), callbacks.edit_categories, icon="tag"),
            self._add(menu, self.tr("&Refresh"), page.refresh, "F5", icon="refresh"),
            self._add(menu, self.tr("Ca&ncel"), page.cancel, "Esc"),
        ]
        menu.addSeparator()
        quit_ = self._add(menu, self.tr("E&xit") if _ON_WINDOWS else self.tr("&Quit"), callbacks.quit, icon="quit")
        quit_.setMenuRole(QAction.MenuRole.QuitRole)
        if _ON_WINDOWS:  # not for the whole program: in a dialog, Alt+F4 closes the dialog
            quit_.setShortcuts([QKeySequence("Alt+F4"), QKeySequence("Ctrl+Q")])
        else:
            quit_.setShortcut(QKeySequence("Ctrl+Q"))
            quit_.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)

    def _fill_view(self, menu: QMenu, page: PetListPage, preferences: "PreferencesMenu", callbacks: Callbacks) -> None:
        menu.addActions(page.status_actions)
        self._overview = self._add(menu, self.tr("O&verview"), callbacks.toggle_overview, "Ctrl+B", icon="board")
        self._overview.setCheckable(True)
        # Only shown: Enter opens the card where the table has the focus.
        enter = QKeySequence("Enter").toString(QKeySequence.SequenceFormat.NativeText)
        self._card = self._add(menu, f"{self.tr('Animal car&d')}\t{enter}", callbacks.toggle_card)
        self._card.setCheckable(True)
        added_today = self._add(menu, self.tr("Added here toda&y…"), callbacks.show_added_today)
        next_part = self._add(menu, self.tr("Go to the ne&xt part"), lambda: callbacks.go_to_part(1), "F6")
        self._needs_service += [*page.status_actions, self._overview, self._card, added_today, next_part]
        menu.addSeparator()
        table = page.table
        columns = menu.addMenu(self.tr("&Columns"))
        columns.addActions(table.column_actions.layout_actions)
        sorting = menu.addMenu(self.tr("S&ort"))
        sorting.addActions(table.column_actions.sorting)
        self._needs_rows += [columns.menuAction(), sorting.menuAction()]
        self.saved_views_menu = menu.addMenu(self.tr("Saved vie&ws"))
        """Empty until the saved views are known."""
        self._needs_service.append(self.saved_views_menu.menuAction())
        menu.addSeparator()
        preferences.fill_schemes(menu.addMenu(self.tr("Co&lours")))
        preferences.fill_densities(menu.addMenu(self.tr("De&nsity")))
        preferences.fill_languages(menu.addMenu(self.tr("Lan&guage")))
        preferences.fill_intervals(menu.addMenu(self.tr("&Auto-refresh")))
        preferences.fill_undo_times(menu.addMenu(self.tr("Undo &time")))

    def _add(
        self,
        menu: QMenu,
        text: str,
        slot: Callable[[], object],
        key: str | QKeySequence.StandardKey = "",
        *,
        icon: str = "",
    ) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        action.setAutoRepeat(False)  # a key that is held down acts once: F5 would ask the service 20 times a second
        if icon:
            icons.set_themed_icon(action, icon)
        action.triggered.connect(lambda _checked=False: slot())  # without the argument that triggered() carries
        menu.addAction(action)
        return action


class TimeMenu:
    """A menu of times; if the administrator has set one, it is disabled, and has the title ``locked_title``."""

    def __init__(self, menu: QMenu, choices: QActionGroup, locked_title: str) -> None:
        self._menu = menu
        self._choices = choices
        self._title, self._locked_title = menu.title(), locked_title

    def show(self, seconds: int, *, locked: bool) -> None:
        """Check the time in use; disable the choices if it is ``locked``."""
        for action in self._choices.actions():
            action.setChecked(action.data() == seconds)
        self._choices.setEnabled(not locked)
        self._menu.setTitle(self._locked_title if locked else self._title)


class PreferencesMenu(QObject):
    """Fills menus with choices, checks the present one of each, and remembers a new one."""

    interval_chosen = Signal(object)
    """The seconds between two refreshes of the list; 0 for never."""

    def __init__(self, ui_state: UiState, errors: "ErrorReporter", parent: QObject) -> None:
        super().__init__(parent)
        self._ui_state = ui_state
        self._errors = errors
        self._intervals: TimeMenu | None = None
        self._undo_times: TimeMenu | None = None
        self._set_interval_s: int | None = None
        self._set_undo_s: int | None = None
        self.confirm_production_writes = self._switch(
            self.tr("&Ask before adding to Production"),
            CONFIRM_PRODUCTION_WRITES,
            on=ui_state.confirm_production_writes,
        )
        """Whether Production asks before the first animal is added."""
        self.allow_links = self._switch(
            self.tr("Look up from &links without asking"), ALLOW_LINKS, on=ui_state.allow_links
        )
        """Whether an animal that a link names is looked up without a question."""

    @property
    def interval_s(self) -> int:
        """The seconds between two refreshes of the list of the open service; 0 for never."""
        if self._set_interval_s is not None:
            return self._set_interval_s
        remembered = self._ui_state.get_here(_INTERVAL)
        return next((each for each in INTERVALS_S if each == remembered), 0)

    @property
    def undo_s(self) -> int:
        """The seconds for which an add can be undone before it is sent; 0 for not at all."""
        return self._ui_state.undo_s if self._set_undo_s is None else self._set_undo_s

    def fill_schemes(self, menu: QMenu) -> None:
        """Offer the system's colours, light ones and dark ones."""
        names = (
            (self.tr("&System"), Scheme.SYSTEM),
            (self.tr("&Light"), Scheme.LIGHT),
            (self.tr("&Dark"), Scheme.DARK),
        )
        self._fill(menu, names, self._ui_state.scheme, self._on_scheme_triggered)

    def fill_densities(self, menu: QMenu) -> None:
        """Offer high rows, which suit fingers, and low ones."""
        names = ((self.tr("&Comfortable"), Density.COMFORTABLE), (self.tr("C&ompact"), Density.COMPACT))
        self._fill(menu, names, self._ui_state.density, self._on_density_triggered)

    def fill_languages(self, menu: QMenu) -> None:
        """Offer the language of the system, and each language of the program under its own name."""
        names = [(self.tr("&System"), None), *((name, code) for code, name in LANGUAGES.items())]
        self._languages = self._fill(menu, names, self._ui_state.language, self._on_language_triggered)

    def fill_intervals(self, menu: QMenu) -> None:
        """Offer the intervals at which the list is refreshed."""
        texts = (self.tr("&Off"), self.tr("Every &30 seconds"), self.tr("Every &minute"), self.tr("Every &5 minutes"))
        entries = list(zip(texts, INTERVALS_S, strict=True))
        choices = self._fill(menu, entries, self.interval_s, self._on_interval_triggered)
        self._intervals = TimeMenu(menu, choices, self.tr("&Auto-refresh (set by the administrator)"))

    def fill_undo_times(self, menu: QMenu) -> None:
        """Offer the times for which an add can be undone before it is sent."""
        texts = (self.tr("&Off"), self.tr("&5 seconds"), self.tr("&10 seconds"))
        entries = list(zip(texts, UNDO_TIMES_S, strict=True))
        choices = self._fill(menu, entries, self.undo_s, partial(self._ui_state.put, UNDO_TIME))
        self._undo_times = TimeMenu(menu, choices, self.tr("Undo &time (set by the administrator)"))

    def show_service(self, set_interval_s: int | None = None, set_undo_s: int | None = None) -> None:
        """Check the times that are remembered for the open service, or that the administrator has set."""
        self._set_interval_s, self._set_undo_s = set_interval_s, set_undo_s
        if self._intervals is not None:
            self._intervals.show(self.interval_s, locked=set_interval_s is not None)
        if self._undo_times is not None:
            self._undo_times.show(self.undo_s, locked=set_undo_s is not None)
        self.interval_chosen.emit(self.interval_s)

    def _switch(self, text: str, name: str, *, on: bool) -> QAction:
        """Return a checkable action, whose state is remembered under ``name``."""
        action = QAction(text, self)
        action.setCheckable(True)
        action.setChecked(on)
        action.toggled.connect(partial(self._ui_state.put, name))
        return action

    def _fill(
        self, menu: QMenu, entries: Sequence[tuple[str, T]], value_now: T, on: Callable[[T], None]
    ) -> QActionGroup:
        group = QActionGroup(self)
        for text, value in entries:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setData(value)
            action.setChecked(value == value_now)
            action.triggered.connect(lambda _checked=False, value=value: on(value))
            group.addAction(action)
        if group.checkedAction() is None:
            group.actions()[0].setChecked(True)
        return group

    def _on_scheme_triggered(self, scheme: Scheme) -> None:
        self._ui_state.put(SCHEME, scheme.value)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            appearance.set_scheme(app, scheme)

    def _on_density_triggered(self, density: Density) -> None:
        self._ui_state.put(DENSITY, density.value)
        set_density(density)

    def _on_language_triggered(self, code: str | None) -> None:
        if code is not None and not has_font(code):
            for action in self._languages.actions():
                action.setChecked(action.data() == self._ui_state.language)
            self._errors.notify(self.tr("Language"), self._no_font(code), user_initiated=True)
        elif code != self._ui_state.language:
            self._ui_state.put(LANGUAGE, code)
            sentence = self.tr("The language changes when the program is started again.")
            self._errors.notify(self.tr("Language"), sentence, icon="info", user_initiated=True)

    def _no_font(self, code: str) -> str:
        if code == "ja":
            return self.tr("No font for Japanese on this computer.")
        return self.tr("No font for Arabic on this computer.")

    def _on_interval_triggered(self, seconds: int) -> None:
        self._ui_state.put_here(_INTERVAL, seconds)
        self.interval_chosen.emit(seconds)
