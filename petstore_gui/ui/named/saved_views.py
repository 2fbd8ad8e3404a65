"""Saved views in the window: the menu, the shown view and whether it was changed since, and the dialogs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QMenu, QPushButton, QWidget

from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.inventory.named_format import Merge
from petstore_gui.inventory.saved_views import (
    LONGEST_NAME,
    SAVED_VIEWS,
    SavedView,
    ViewSettings,
    merge,
    named,
    parse_view_name,
)
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, field_title, isolate, join_list, sanitize, status_text
from petstore_gui.ui.named.controller import LoadingTexts, NamedController, ServiceNotes
from petstore_gui.ui.named.dialog import DialogTexts, NamedDialog, SavingDialog
from petstore_gui.ui.named.table import NamedRow, NamedTable
from petstore_gui.ui.pet_list.columns import ASCENDING, DESCENDING
from petstore_gui.ui.pet_list.view_settings import ListViewSettings
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

MOST_KEYS: Final = 9
_CHOSEN: Final = "saved_view"
_SEARCH_MAX: Final = 40


def _key_of(number: int) -> QKeySequence:
    """Return the shortcut of the view at this index; an empty one if there is none left."""
    return QKeySequence(f"Ctrl+Alt+{number + 1}" if number < MOST_KEYS else "")


def _name_problem(problem: InputProblem) -> str:
    """Return the sentence about an invalid name."""
    if problem is InputProblem.TOO_LONG:
        return _tr("A name has at most {most} characters.").format(most=QLocale().toString(LONGEST_NAME))
    if problem is InputProblem.INVISIBLE:
        return _tr("The name contains hidden characters. Type it again.")
    return _tr("Give the view a name, for example Kittens for sale.")


def _taken(name: str) -> str:
    """Return the sentence about a name that another view has."""
    return _tr("There is a view called “{name}” already.").format(name=sanitize(name))


def _described(settings: ViewSettings, names: Mapping[int, str]) -> str:
    """Return the settings of a view in a few words; ``names`` are those of categories."""
    parts = [_tr("All animals") if settings.status is None else status_text(settings.status)]
    if settings.category_id is not None:
        parts.append(_tr("category {category}").format(category=category_text(settings.category_id, names)))
    if settings.search:
        parts.append(f"“{sanitize(settings.search, _SEARCH_MAX)}”")
    parts += [
        f"{field_title(field)} {DESCENDING if descending else ASCENDING}" for field, descending in settings.sort[:1]
    ]
    return join_list(parts)


Views = tuple[SavedView, ...]

_NAME: Final = 0  # the columns
_SHOWS: Final = 1
_KEYS: Final = 2
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SavedViewsTable(NamedTable[ViewSettings]):
    """The user's own views in their order, then those of the administrator, with a lock."""

    def __init__(
        self,
        category_names: Mapping[int, str],
        *,
        edited: Callable[[int], object],
        remove: Callable[[], object],
        move: Callable[[int], object],
    ) -> None:
        """Call ``move`` with the number of rows by which to move the current view."""
        titles = [_tr("Name"), _tr("Shows"), _tr("Keys")]
        digits = {_NAME: 28, _KEYS: 13}
        super().__init__(titles, digits, name_column=_NAME, stretched=_SHOWS, edited=edited, remove=remove)
        self.setAccessibleName(self.tr("Saved views"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._category_names = category_names
        self._move = move

    @property
    def own(self) -> list[NamedRow[ViewSettings]]:
        """The rows of the user's own views."""
        return [each for each in self.rows if not each.is_locked]

    @property
    def own_row(self) -> int | None:
        """The current row, if it is a view of the user's own."""
        number = self.currentIndex().row()
        return number if 0 <= number < len(self.own) else None

    @override
    def show_rows(self, rows: Sequence[NamedRow[ViewSettings]]) -> None:
        super().show_rows(rows)
        for number, each in enumerate(rows):
            if each.is_locked:
                item = self._model.item(number, _NAME)
                item.setIcon(icons.icon("lock", "quiet"))
                item.setToolTip(self.tr("Set by the administrator"))

    @override
    def cells(self, number: int) -> list[str]:
        each = self.rows[number]
        key = _key_of(number).toString(QKeySequence.SequenceFormat.NativeText)
        return [each.name, _described(each.thing, self._category_names), key]

    @override
    def spoken(self, number: int) -> str:
        name, shows, key = self.cells(number)
        locked = _tr("set by the administrator") if self.rows[number].is_locked else ""
        return join_list([each for each in (sanitize(name), shows, key, locked) if each])

    @override
    def editor_name(self, number: int) -> str:
        return self.tr("Name of the view")

    parse = staticmethod(parse_view_name)

    @override
    def problem_text(self, problem: InputProblem) -> str:
        return _name_problem(problem)

    @override
    def taken_text(self, row: NamedRow[ViewSettings]) -> str:
        return _taken(row.name)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if is_alt and event.key() in _STEPS and self.state() is not QAbstractItemView.State.EditingState:
            self._move(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class SavedViewsDialog(NamedDialog[Views, str, SavedView]):
    """The dialog for all views. Their order, which the user can change, decides about their shortcuts."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        own: Views,
        shared: Sequence[SavedView],
        category_names: Mapping[int, str],
        save: Callable[[Views], object],
    ) -> None:
        texts: DialogTexts[str, SavedView] = DialogTexts(
            title=_tr("Saved views"),
            about=_tr("A view keeps filter, search, category, sorting and columns. Views stay on this computer."),
            unsaved=_tr("The views are not saved yet."),
            file_type=_tr("Saved views (*.json)"),
            import_title=_tr("Import views"),
            export_title=_tr("Export views"),
            export_name=_tr("Views"),
            import_question=_tr("Import these views?"),
            imported=lambda count, file: self.tr(
                "%Ln view(s) imported from {file}. Save keeps them.", None, count
            ).format(file=file),
            exported=lambda count, file: self.tr("%Ln view(s) written to {file}.", None, count).format(file=file),
            nothing_new=lambda file: self.tr("No new views in {file}.").format(file=file),
            would_be_new=lambda count: self.tr("%Ln view(s) would be new.", None, count),
            would_change=lambda count: self.tr("%Ln view(s) would change.", None, count),
            changes=lambda merged: [
                self.tr("The view “{name}” changes.").format(name=sanitize(view.name))
                for view in merged.changed.values()
            ],
        )
        super().__init__(parent, session, own, SAVED_VIEWS, merge, texts, save)
        self._shared = [NamedRow(view.settings, view.name, is_locked=True) for view in shared]
        self._table = SavedViewsTable(
            category_names, edited=self.on_edited, remove=self.remove_selected, move=self._move
        )
        self._rename = self.button(self.tr("Re&name"), self._rename_current)
        self._up = self.button(self.tr("Move &up"), lambda: self._move(-1))
        self._down = self.button(self.tr("Move &down"), lambda: self._move(1))
        self.lay_out(self._table, row(self._rename, self._remove, self._up, self._down, None, self._files))
        self.resize(theme.UNIT * 180, theme.UNIT * 110)
        self._table.selectionModel().currentChanged.connect(self._fit)
        self._show([NamedRow(view.settings, view.name) for view in own], 0)
        self._table.setFocus()

    @property
    @override
    def things(self) -> Views:
        return tuple(SavedView(each.name, each.thing) for each in self._table.own)

    @override
    def remove_selected(self) -> None:
        number, rows = self._table.own_row, self._table.own
        if number is not None:
            self._show([*rows[:number], *rows[number + 1 :]], number)
            self.report("")

    @override
    def show_merged(self, merged: Merge[str, SavedView]) -> None:
        first = next(iter((*merged.new, *merged.changed)), None)
        rows = [NamedRow(view.settings, view.name) for view in merged.things.values()]
        self._show(rows, 0 if first is None else list(merged.things).index(first))

    def _show(self, own: Sequence[NamedRow[ViewSettings]], selected: int) -> None:
        self._table.show_rows([*own, *self._shared])
        if self._table.rows:
            self._table.show_row(min(selected, len(self._table.rows) - 1))
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Enable the buttons that apply to the current view."""
        own, last = self._table.own_row, len(self._table.own) - 1
        for button, can in (
            (self._rename, own is not None),
            (self._remove, own is not None),
            (self._up, own is not None and own > 0),
            (self._down, own is not None and own < last),
        ):
            if not can and button.hasFocus():
                self._table.setFocus()  # Qt would move the focus to the next widget
            button.setEnabled(can)
        self._export.setEnabled(last >= 0)

    def _rename_current(self) -> None:
        if self._table.own_row is not None:
            self._table.edit_name(self._table.own_row)

    def _move(self, by: int) -> None:
        number, rows = self._table.own_row, self._table.own
        if number is not None and 0 <= number + by < len(rows):
            rows.insert(number + by, rows.pop(number))
            self._show(rows, number + by)


class ViewNameDialog(SavingDialog):
    """Asks for the name of a new view; stays open until the view is saved."""

    def __init__(
        self,
        parent: QWidget,
        settings: ViewSettings,
        shows: str,
        taken: Sequence[SavedView],
        save: Callable[[SavedView], object],
    ) -> None:
        """Show ``shows``, which describes the view; refuse the names of the views that are ``taken``.

        ``save`` gets the view to save; its owner then calls :meth:`accept` or :meth:`show_error`.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save view as"))
        self._settings = settings
        self._taken = taken
        self._save_view = save
        self._name = FormField(self.tr("Name"), parse_view_name, _name_problem, self.tr("for example Kittens for sale"))
        about = PlainTextLabel(isolate(shows), role="quiet")
        cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._save = QPushButton(self.tr("Save"), default=True)
        for button in (cancel, self._save):
            button.setAccessibleName(button.text())
        buttons = QDialogButtonBox()
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self._save, QDialogButtonBox.ButtonRole.AcceptRole)
        self.setLayout(column(self._name, about, None, buttons))
        # With room for an error of two lines, so that the dialog need not grow later.
        self.resize(theme.UNIT * 90, self.sizeHint().height() + 3 * self.fontMetrics().height())
        cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self._on_save_clicked)
        self._name.setFocus()

    @override
    def show_error(self, sentence: str) -> None:
        self._save.setEnabled(True)
        self._name.report_error(sentence)
        self._name.setFocus()

    @Slot()
    def _on_save_clicked(self) -> None:
        name = self._name.value()
        if name is None:
            self._name.focus_error()
        elif (other := named(self._taken, name)) is not None:
            self.show_error(_taken(other.name))
        else:
            self._save.setEnabled(False)
            self._save_view(SavedView(name, self._settings))


class SavedViewsController(NamedController[tuple[SavedView, ...]]):
    """Has the user's own views of the open service, followed by the administrator's."""

    changed = Signal()
    """The views, the chosen view, or whether it is changed, are different now."""

    def __init__(self, context: FeatureContext, settings: ListViewSettings) -> None:
        texts = LoadingTexts(
            not_loaded=_tr("The saved views couldn't be loaded"),
            damaged=_tr("The saved views are damaged"),
            damaged_advice=_tr("They couldn't be read. Save them again, or import them from a file."),
            not_saved=_tr("The views weren't saved. {reason}"),
            no_service=_tr("No service is open."),
        )
        super().__init__(context, SAVED_VIEWS, texts)
        self._settings = settings
        self._preferences = context.preferences
        self._shared: tuple[SavedView, ...] = ()
        self.active: SavedView | None = None
        """The last chosen view as it is saved: the list shows it unless :attr:`is_changed`; then it can be updated."""
        self.updated: tuple[SavedView, SavedView] | None = None
        """The last updated view, before and after the update, while it exists."""
        self.is_changed = False
        """Whether the list differs from that view."""
        settings.changed.connect(self._on_settings_changed)
        context.session.disconnected.connect(self._on_session_disconnected)

    @property
    def views(self) -> tuple[SavedView, ...]:
        """All views of the open service."""
        return (*self.things, *self._shared)

    @property
    def current(self) -> SavedView | None:
        """The view that the list shows, or ``None``."""
        return None if self.is_changed else self.active

    @property
    def can_save(self) -> bool:
        """Whether the chosen view is the user's own, and the list differs from it."""
        return self.active is not None and self.is_changed and not self.active.shared and not self.is_saving

    @override
    def begin(self) -> None:
        connection = self._session.connection
        if connection is None:
            return
        if not self._is_open(connection.service_id):
            self.active = None
        profile = connection.profile.name
        self._shared = tuple(each.view for each in connection.policy.views if each.profile in {None, profile})
        super().begin()
        self._show_things()

    def choose(self, view: SavedView) -> None:
        """Apply ``view`` to the list, also if it is already chosen, but changed."""
        self._set_active(view)
        self._settings.show(view.settings)
        announce(self._window, _tr("View {name}").format(name=sanitize(view.name)), assertive=True)

    @Slot()
    def save(self) -> None:
        """Save the present settings of the list in the chosen view."""
        if self.active is not None and self.can_save:
            before = self.active
            after = replace(before, settings=self._settings.current())
            self._replace(before, after, lambda: self._set_updated((before, after)))

    @Slot()
    def undo_save(self) -> None:
        """Restore the view from before its last update, and apply it to the list."""
        if self.updated is not None:
            before, after = self.updated
            self._replace(after, before, partial(self._show_again, before))

    def _show_again(self, view: SavedView) -> None:
        if view in self.things:
            self.choose(view)
        self._set_updated(None)

    def _replace(self, before: SavedView, after: SavedView, done: Callable[[], object]) -> None:
        if self._notes is not None:
            views = tuple(after if view == before else view for view in self.things)
            self._save(views, self._notes, done, self._on_save_failed)

    def _set_updated(self, updated: tuple[SavedView, SavedView] | None) -> None:
        self.updated = updated if updated is not None and updated[1] in self.things else None
        self.changed.emit()

    @Slot()
    def save_as(self) -> None:
        """Ask for a name for the present settings of the list, as soon as the views are loaded."""
        self._when_loaded(self._open_name_dialog)

    @Slot()
    def edit(self) -> None:
        """Open the dialog with all views, or bring it to the front, as soon as they are loaded."""
        self._when_loaded(self._open_dialog)

    @Slot()
    def load_again(self) -> None:
        """Load the views again, and report another failure."""
        self._when_loaded(lambda _notes: None)

    # --- the dialogs ---

    def _open_name_dialog(self, notes: ServiceNotes) -> None:
        settings = self._settings.current()
        shows = _described(settings, self._session.category_names.by_id)

        def save(view: SavedView) -> None:
            def done() -> None:
                if view in self.things:
                    self._set_active(view)

            self._save_from_here(dialog, (*self.things, view), notes, done)

        dialog = ViewNameDialog(self._window, settings, shows, self.views, save)
        self._open(dialog)

    def _open_dialog(self, notes: ServiceNotes) -> None:
        def save(views: tuple[SavedView, ...]) -> None:
            self._save_from_here(dialog, views, notes, lambda: None)

        names = self._session.category_names.by_id
        dialog = SavedViewsDialog(self._window, self._session, self.things, self._shared, names, save)
        self._open(dialog)

    def _save_from_here(
        self,
        dialog: ViewNameDialog | SavedViewsDialog,
        views: tuple[SavedView, ...],
        notes: ServiceNotes,
        done: Callable[[], object],
    ) -> None:
        """Save the views of a dialog, unless another service is open: views are for the categories of their service."""
        if self._is_open(notes.service_id):
            self._save_from(dialog, views, notes, done)
        else:
            reason = _tr("Open the service again for which they are.")
            dialog.show_error(self._texts.not_saved.format(reason=reason))

    def _on_save_failed(self, reason: str) -> None:
        self._errors.notify(self.tr("The view wasn't saved"), reason)

    # --- the chosen view ---

    @Slot()
    def _on_session_disconnected(self) -> None:
        self.active, self._shared, self.updated = None, (), None
        self._fit()
        self.changed.emit()

    @override
    def _show_things(self) -> None:
        if self.updated is not None and self.updated[1] not in self.things:
            self.updated = None
        before = self.active
        if before is not None and before not in self.views:
            views = self._shared if before.shared else self.things
            # By its name; else it was renamed.
            renamed = next((view for view in views if view.settings == before.settings), None)
            self.active = named(views, before.name) or renamed
        self._fit()
        self.changed.emit()

    @override
    def _on_first_shown(self) -> None:
        """Choose the view of the end of the last run, if the list matches it."""
        match self._preferences.get_here(_CHOSEN):
            case [str(name), bool(shared)] if self.active is None:
                view = named(self._shared if shared else self.things, name)
                if view is not None and view.settings == self._settings.current():
                    self._set_active(view)

    def _set_active(self, view: SavedView) -> None:
        self.active = view
        self._preferences.put_here(_CHOSEN, [view.name, view.shared])
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
        self._save = self._add("", controller.save)
        self._undo = self._add("", controller.undo_save)
        self._add(self.tr("Save view &as…"), controller.save_as)
        self._add(self.tr("&Edit saved views…"), controller.edit)
        controller.changed.connect(self.update)
        self.update()

    @Slot()
    def update(self) -> None:
        """Show the present views."""
        controller = self._controller
        views = controller.views
        if views != self._shown:
            self._shown = views
            self._replace_actions()
        for view, action in zip(views, self._views, strict=True):
            action.setChecked(view == controller.current)
        self._error.setText(controller.error.replace("&", "&&"))
        self._error.setVisible(bool(controller.error))
        self._separator.setVisible(bool(views or controller.error))
        last = controller.active if controller.can_save else None
        name = "" if last is None else sanitize(last.name).replace("&", "&&")
        self._save.setText(self.tr("&Update “{name}”").format(name=name) if last else self.tr("&Update view"))
        self._save.setEnabled(controller.can_save)
        self._undo.setVisible(controller.updated is not None)
        if controller.updated is not None:
            name = sanitize(controller.updated[0].name).replace("&", "&&")
            self._undo.setText(self.tr("U&ndo the update of “{name}”").format(name=name))

    def _replace_actions(self) -> None:
        for action in self._views:
            self._menu.removeAction(action)
            action.deleteLater()  # one of them may have just been triggered
        self._views = []
        for number, view in enumerate(self._shown):
            action = QAction(sanitize(view.name).replace("&", "&&"), self)
            action.setCheckable(True)
            action.setShortcut(_key_of(number))
            if view.shared:
                icons.set_themed_icon(action, "lock")
                action.setStatusTip(self.tr("Set by the administrator"))
            action.triggered.connect(partial(self._on_view_triggered, view))
            self._menu.insertAction(self._error, action)
            self._views.append(action)

    def _on_view_triggered(self, view: SavedView, _checked: object = None) -> None:
        self._controller.choose(view)
        self.update()  # a click on the chosen view removes its check mark

    def _add(self, text: str, act: Callable[[], object]) -> QAction:
        action = self._menu.addAction(text)
        action.triggered.connect(lambda _checked=False: act())  # drops the argument of triggered()
        return action


def _tr(text: str) -> str:
    return QCoreApplication.translate("named.saved_views", text)
