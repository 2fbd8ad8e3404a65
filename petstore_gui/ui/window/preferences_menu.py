"""Preferences in the menus: colours, language, how often the list is read, when to ask first."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from petstore_gui.ui.i18n.languages import LANGUAGES
from petstore_gui.ui.pet_list.auto_refresh import INTERVALS_S
from petstore_gui.ui.theme import appearance
from petstore_gui.ui.theme.appearance import Scheme
from petstore_gui.ui.window.ui_state import ALLOW_LINKS, CONFIRM_PRODUCTION_WRITES, LANGUAGE, SCHEME, UiState

if TYPE_CHECKING:
    from petstore_gui.ui.session.error_reporter import ErrorReporter

T = TypeVar("T")

_INTERVAL: Final = "refresh_every_s"


class PreferencesMenu(QObject):
    """Fills menus with choices, marks the present one of each, and remembers a new one."""

    interval_chosen = Signal(object)
    """Every how many seconds the list is refreshed; 0 for never."""

    def __init__(self, ui_state: UiState, errors: "ErrorReporter", parent: QObject) -> None:
        super().__init__(parent)
        self._ui_state = ui_state
        self._errors = errors
        self._intervals: QActionGroup | None = None
        self._set_interval_s: int | None = None
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
        """Every how many seconds the list of the open service is to be refreshed; 0 for never."""
        if self._set_interval_s is not None:
            return self._set_interval_s
        remembered = self._ui_state.get_here(_INTERVAL)
        return next((each for each in INTERVALS_S if each == remembered), 0)

    def fill_schemes(self, menu: QMenu) -> None:
        """Offer the system's colours, light ones and dark ones."""
        names = (
            (self.tr("&System"), Scheme.SYSTEM),
            (self.tr("&Light"), Scheme.LIGHT),
            (self.tr("&Dark"), Scheme.DARK),
        )
        self._fill(menu, names, self._ui_state.scheme, self._on_scheme_triggered)

    def fill_languages(self, menu: QMenu) -> None:
        """Offer the system's language, and each that there is under its own name."""
        names = [(self.tr("&System"), None), *((name, code) for code, name in LANGUAGES.items())]
        self._fill(menu, names, self._ui_state.language, self._on_language_triggered)

    def fill_intervals(self, menu: QMenu) -> None:
        """Offer how often the list is refreshed."""
        texts = (self.tr("&Off"), self.tr("Every &30 seconds"), self.tr("Every &minute"), self.tr("Every &5 minutes"))
        entries = list(zip(texts, INTERVALS_S, strict=True))
        self._intervals = self._fill(menu, entries, self.interval_s, self._on_interval_triggered)
        self._interval_menu = menu
        self._interval_title = menu.title()

    def show_service(self, set_interval_s: int | None = None) -> None:
        """Mark what is remembered of the open service, or what the administrator has set instead."""
        self._set_interval_s = set_interval_s
        if self._intervals is not None:
            locked = set_interval_s is not None
            for action in self._intervals.actions():
                action.setChecked(action.data() == self.interval_s)
            self._intervals.setEnabled(not locked)
            title = self.tr("&Auto-refresh (set by the administrator)")
            self._interval_menu.setTitle(title if locked else self._interval_title)
        self.interval_chosen.emit(self.interval_s)

    def _switch(self, text: str, name: str, *, on: bool) -> QAction:
        """Return a choice between yes and no; it is remembered under ``name``."""
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

    def _on_language_triggered(self, code: str | None) -> None:
        if code != self._ui_state.language:
            self._ui_state.put(LANGUAGE, code)
            sentence = self.tr("The language changes when the program is started again.")
            self._errors.notify(self.tr("Language"), sentence, icon="info")

    def _on_interval_triggered(self, seconds: int) -> None:
        self._ui_state.put_here(_INTERVAL, seconds)
        self.interval_chosen.emit(seconds)
