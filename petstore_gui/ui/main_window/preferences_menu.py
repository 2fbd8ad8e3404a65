"""What is chosen once and remembered: colours, language, how often the list is read, when to ask first."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup

from petstore_gui.ui.i18n.languages import LANGUAGES
from petstore_gui.ui.main_window import preferences
from petstore_gui.ui.pet_list.auto_refresh import INTERVALS_S
from petstore_gui.ui.theme.appearance import Scheme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from petstore_gui.ui.main_window.ui_state import UiStateSaver

_INTERVAL: Final = "refresh_every_s"


class PreferencesMenu(QObject):
    """Fills menus with choices, one of each marked, and remembers them. What is in the memory's file is not trusted."""

    scheme_chosen = Signal(object)
    """A Scheme."""
    language_chosen = Signal(object)
    """A code of :mod:`petstore_gui.ui.languages`, or ``None`` for the system's; it holds from the next start on."""
    interval_chosen = Signal(object)
    """Every how many seconds the list is read by itself; 0 for never."""

    def __init__(self, remembering: "UiStateSaver", parent: QObject) -> None:
        super().__init__(parent)
        self._remembering = remembering
        self._intervals: QActionGroup | None = None
        self._set_interval_s: int | None = None
        memory = remembering.memory
        asks, links = self.tr("&Ask before adding to Production"), self.tr("Look up from &links without asking")
        self.ask_first = self._switch(asks, preferences.ASK_FIRST, on=preferences.confirms_production_writes(memory))
        """Whether Production asks before the first animal is added."""
        self.links = self._switch(links, preferences.LINKS, on=preferences.allows_links(memory))
        """Whether an animal that a link names is looked up without a question."""

    @property
    def interval_s(self) -> int:
        """Every how many seconds the list of the place that is open is to be read by itself; 0 for never."""
        if self._set_interval_s is not None:
            return self._set_interval_s
        remembered = self._remembering.get_here(_INTERVAL)
        return next((each for each in INTERVALS_S if each == remembered), 0)

    def fill_schemes(self, menu: "QMenu") -> None:
        """Offer the system's colours, light ones and dark ones."""
        names = (
            (self.tr("&System"), Scheme.SYSTEM),
            (self.tr("&Light"), Scheme.LIGHT),
            (self.tr("&Dark"), Scheme.DARK),
        )
        self._fill(menu, names, preferences.scheme(self._remembering.memory), self._on_scheme_triggered)

    def fill_languages(self, menu: "QMenu") -> None:
        """Offer the system's language, and each that there is under its own name."""
        names = [(self.tr("&System"), None), *((name, code) for code, name in LANGUAGES.items())]
        self._fill(menu, names, preferences.language(self._remembering.memory), self._on_language_triggered)

    def fill_intervals(self, menu: "QMenu") -> None:
        """Offer how often the list is read by itself."""
        texts = (self.tr("&Off"), self.tr("Every &30 seconds"), self.tr("Every &minute"), self.tr("Every &5 minutes"))
        entries = list(zip(texts, INTERVALS_S, strict=True))
        self._intervals = self._fill(menu, entries, self.interval_s, self._on_interval_triggered)
        self._interval_menu = menu
        self._interval_title = menu.title()

    def show_place(self, set_interval_s: int | None = None) -> None:
        """Mark what is remembered of the place that is open now, or what the administrator has set instead."""
        self._set_interval_s = set_interval_s
        if self._intervals is not None:
            locked = set_interval_s is not None
            for action in self._intervals.actions():
                action.setChecked(action.data() == self.interval_s)
            self._intervals.setEnabled(not locked)
            title = self.tr("&Refresh by itself (set by the administrator)")
            self._interval_menu.setTitle(title if locked else self._interval_title)

    def _switch(self, text: str, name: str, *, on: bool) -> QAction:
        """Return a choice between yes and no; it is remembered under ``name``."""
        action = QAction(text, self)
        action.setCheckable(True)
        action.setChecked(on)
        action.toggled.connect(partial(self._remembering.put, name))
        return action

    def _fill(
        self, menu: "QMenu", entries: Sequence[tuple[str, object]], value_now: object, on: Callable[[object], None]
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

    def _on_scheme_triggered(self, scheme: object) -> None:
        self._remembering.put(preferences.SCHEME, str(scheme))
        self.scheme_chosen.emit(scheme)

    def _on_language_triggered(self, code: object) -> None:
        if code != preferences.language(self._remembering.memory):
            self._remembering.put(preferences.LANGUAGE, code)
            self.language_chosen.emit(code)

    def _on_interval_triggered(self, seconds: object) -> None:
        self._remembering.put_here(_INTERVAL, seconds)
        self.interval_chosen.emit(seconds)
