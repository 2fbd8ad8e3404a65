"""Every window and state of which a picture is made: what a user does until it looks like that."""

import ssl
from collections.abc import Callable
from typing import Final
from unittest.mock import patch

import httpx
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenuBar, QTableView

from petstore_gui.api.schema import Pet
from petstore_gui.connection.profile import ProfileName
from petstore_gui.inventory.label_sheets import SHEETS
from petstore_gui.runtime.tasks import TaskTimeoutError
from petstore_gui.ui.help.dialogs import LicencesDialog
from petstore_gui.ui.labels.dialog import LabelCell, LabelsDialog
from petstore_gui.ui.widgets.segments import Segments
from tests.pictures.cards import CARDS
from tests.pictures.imports import IMPORTS
from tests.pictures.offline import OFFLINE
from tests.pictures.pet_store import Answer, animals, answering, busy, error, failing, losing_adds, page, without_single
from tests.pictures.policies import POLICIES
from tests.pictures.questions import QUESTIONS
from tests.pictures.replays import SURE_ADDS
from tests.pictures.stage import Stage
from tests.pictures.views import VIEWS

Scene = Callable[[Stage], None]

_GATEWAY = "<html><body><h1>Bad Gateway</h1><p>The server is temporarily unable to answer.</p></body></html>"
_ODD = {18, 59, 102, 150, 204, 227}  # the edge cases among the sample animals
_LONG_NAME_ID = "102"


def readme(stage: Stage) -> None:
    stage.open()
    stage.select_row(2)


def _welcome(stage: Stage) -> None:
    stage.window.welcome()
    stage.wait_for_words("You need the address")


def _empty(stage: Stage) -> None:
    stage.open(answering([]))


def _none_of_a_status(stage: Stage) -> None:
    stage.open(answering([pet for pet in animals(30) if pet.status != "pending"]))
    stage.press("Pending")
    stage.wait_for_words("No animal has")


def _few(stage: Stage) -> None:
    stage.open(answering(animals(12)))
    stage.select_row(2)


def _cut_off(stage: Stage) -> None:
    stage.open()


def _edge_cases(stage: Stage) -> None:
    stage.open(answering([pet for pet in animals() if pet.status is None or pet.id in _ODD]))
    stage.select_row(1)


def _form_mistakes(stage: Stage) -> None:
    stage.open()
    stage.write("Category", "dog")
    stage.press("Add animal")


def _form_added(stage: Stage) -> None:
    stage.open()
    stage.write("Name", "Rex")
    stage.write("Category", "1")
    stage.enter("Category")
    stage.wait(lambda: bool(stage.table.selectionModel().selectedRows()))


def _added_today(stage: Stage) -> None:
    _form_added(stage)
    stage.choose("Added here today…")
    stage.wait_for_windows(2)


def _find_compact(stage: Stage) -> None:
    stage.open()
    stage.choose("Compact")
    stage.select_row(1)
    stage.write("Find in the list", "a")


def _form_undo(stage: Stage) -> None:
    stage.open()
    stage.choose("10 seconds")
    for name in ("Rex", "Bella"):
        stage.write("Name", name)
        stage.write("Category", "1")
        stage.enter("Category")
    stage.wait(stage.window.form.undo_notice.isVisible)


def _form_discarded(stage: Stage) -> None:
    _form_undo(stage)
    stage.select_row(0)
    QTest.keyClick(stage.table, Qt.Key.Key_Delete)
    stage.press("Send now")
    stage.wait(lambda: not stage.table.has_pending)


def _list_of_statuses(stage: Stage) -> None:
    stage.open()
    stage.window.findChildren(QComboBox)[0].showPopup()
    stage.wait_for_windows(2)


def _menu(stage: Stage) -> None:
    stage.open()
    bar = stage.window.findChildren(QMenuBar)[0]
    bar.setActiveAction(bar.actions()[0])
    QTest.keyClick(bar, Qt.Key.Key_Down)
    stage.wait_for_windows(2)


def _chosen(action: str, *, windows: int = 1) -> Scene:
    """Choose an action of the menus, by its text without the mnemonic; wait for the window that it opens."""

    def scene(stage: Stage) -> None:
        stage.open()
        stage.choose(action)
        stage.wait_for_windows(windows)

    return scene


def _export_a_part(stage: Stage) -> None:
    stage.open()
    stage.select_row(2)
    stage.press("Available")
    stage.choose("Export…")
    stage.wait_for_windows(2)


def _export_counts(stage: Stage) -> None:
    stage.open()
    stage.choose("Overview")
    stage.choose("Export…")
    stage.wait_for_windows(2)


def _print(*actions: str) -> Scene:
    def scene(stage: Stage) -> None:
        stage.open()
        for action in actions:
            stage.choose(action)
        stage.choose("Print…")
        stage.wait_for_words("Page ")

    return scene


def _print_without_printer(stage: Stage) -> None:
    _print()(stage)
    with patch("petstore_gui.ui.printing.controller.has_printer", return_value=False):
        stage.press("Print…")
    stage.wait_for_windows(3)


def _print_with_silent_printers(stage: Stage) -> None:
    _print()(stage)
    with patch("petstore_gui.ui.printing.controller.has_printer", side_effect=TaskTimeoutError):
        stage.press("Print…")
        stage.wait_for_windows(3)


def _labels(stage: Stage) -> None:
    stage.open()
    stage.select_row(2)
    stage.choose("Labels…")
    stage.wait_for_windows(2)
    (dialog,) = stage.window.findChildren(LabelsDialog)
    QTest.mouseClick(dialog.findChildren(LabelCell)[5], Qt.MouseButton.LeftButton)
    stage.wait(lambda: dialog.preview.is_ready)


def _labels_on_a_roll(stage: Stage) -> None:
    _labels(stage)
    (dialog,) = stage.window.findChildren(LabelsDialog)
    QTest.mouseClick(dialog.findChildren(Segments)[0].buttons[1], Qt.MouseButton.LeftButton)
    sheets = next(each for each in dialog.findChildren(QComboBox) if each.count() == len(SHEETS))
    sheets.setCurrentIndex(len(SHEETS) - 1)
    stage.wait(lambda: dialog.preview.position.total > 100)


def _licences(stage: Stage) -> None:
    _chosen("About Pet Store", windows=2)(stage)
    stage.press("Licences…")
    stage.wait_for_windows(3)
    dialog = stage.window.findChildren(LicencesDialog)[0]
    stage.wait(lambda: dialog.findChildren(QTableView)[0].model().rowCount() > 0)


def _loading(stage: Stage) -> None:
    stage.hold()
    stage.begin_opening()
    stage.wait_for_words("Reading the animals…")


def _loading_again(stage: Stage) -> None:
    stage.open()
    stage.hold()
    stage.press("Refresh")
    stage.wait_for_words("Loading…")


def _staging(stage: Stage) -> None:
    stage.open(profile=ProfileName.STAGING)


def _profile_first(stage: Stage) -> None:
    _welcome(stage)
    stage.press("Connect to a service…")
    stage.wait_for_words("key is kept")


def _profile(stage: Stage) -> None:
    stage.open()
    stage.choose("Connection…")
    stage.wait_for_words("key is kept")


def _profile_mistake(stage: Stage) -> None:
    _profile(stage)
    stage.write("Service address", "http://pets.example.com")
    stage.write("API key", "a key")
    stage.press("Connect")
    stage.wait_for_words("must begin with")
    stage.wait(lambda: stage.button("Connect").isEnabled())


def _looking_up(text: str) -> Scene:
    def scene(stage: Stage) -> None:
        stage.open()
        stage.press("Look up ID…")
        stage.wait_for_windows(2)
        if text:
            stage.write("Animal ID", text)
            stage.enter("Animal ID")
            stage.wait_for_words("As of" if text.isdigit() else "digits only")

    return scene


def _looking_up_fails(answer: Answer, text: str = "204") -> Scene:
    def scene(stage: Stage) -> None:
        stage.open()
        stage.answer_with(answer)
        _look_up(stage, text)
        stage.wait_for_windows(3)

    return scene


def _adding_fails(answer: Answer) -> Scene:
    def scene(stage: Stage) -> None:
        stage.open()
        stage.write("Name", "Rex")
        stage.write("Category", "1")
        stage.answer_with(answer)
        stage.press("Add animal")
        stage.wait_for_windows(2)

    return scene


def _refreshing_fails(answer: Answer) -> Scene:
    def scene(stage: Stage) -> None:
        stage.open()
        stage.answer_with(answer)
        stage.press("Refresh")
        stage.wait_for_windows(2)

    return scene


def _opening_fails(answer: Answer, *, details: bool = False) -> Scene:
    def scene(stage: Stage) -> None:
        stage.begin_opening(answer)
        stage.wait_for_windows(2)
        if details:
            stage.press("Details")

    return scene


def _going_offline(answer: Answer) -> Scene:
    def scene(stage: Stage) -> None:
        stage.open()
        stage.answer_with(answer)
        stage.press("Refresh")
        stage.wait_for_words("trying again")

    return scene


def _changed(stage: Stage) -> None:
    pets = animals(12)
    stage.open(answering(pets))
    pets[:0] = [Pet(id=300, name="Momo", category_id=2, status="available")]
    pets[4] = replace(pets[4], status="sold")
    del pets[7]
    stage.press("Refresh")
    stage.wait_for_words("is new")


def _busy(stage: Stage) -> None:
    stage.open()
    stage.answer_with(busy(40))
    stage.press("Refresh")
    stage.wait_for_words("trying again")


def _look_up(stage: Stage, text: str) -> None:
    stage.press("Look up ID…")
    stage.write("Animal ID", text)
    stage.enter("Animal ID")


def _no_single_any_more(stage: Stage) -> None:
    stage.open(without_single(animals()))
    _look_up(stage, "204")
    stage.wait_for_words("doesn't work right now")


def _cannot_tell(stage: Stage) -> None:
    stage.open(without_single(animals()))
    _look_up(stage, "7")
    stage.wait_for_words("may be incomplete")


def _looking_up_seen(stage: Stage) -> None:
    stage.open()
    stage.answer_with(_NO_CONNECTION)
    _look_up(stage, "204")
    stage.wait_for_words("no newer answer yet")


def _looking_up_waits(stage: Stage) -> None:
    stage.open()
    stage.answer_with(busy(40))
    _look_up(stage, "204")
    stage.wait_for_words("again in")


def _losing(count: int | None, *, stored: bool, until: str, twice: bool = False) -> Scene:
    def scene(stage: Stage) -> None:
        pets = animals(count)
        stage.open(losing_adds(pets, stored=stored))
        if twice:  # another user adds the same at the same time
            pets.insert(0, Pet(id=900, name="Rex", category_id=1, status="available"))
        stage.write("Name", "Rex")
        stage.write("Category", "1")
        stage.press("Add animal")
        stage.wait_for_words(until)

    return scene


def _looked_for(stage: Stage) -> None:
    lose = losing_adds(animals(12), stored=False)

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            stage.hold()  # the list in which it is looked for does not come
        return lose(request)

    stage.open(answer)
    stage.write("Name", "Rex")
    stage.write("Category", "1")
    stage.press("Add animal")
    stage.wait_for_words("Looking for it in the list…")


def _decide(stage: Stage) -> None:
    _losing(12, stored=False, until="isn't in the list yet (")(stage)
    stage.press("Decide…")
    stage.wait_for_words("may still arrive")


def _keyring(stage: Stage) -> None:
    stage.hold_keyring()
    stage.window._connecting._on_patience_timeout()  # noqa: SLF001  a keyring that hangs takes its time
    stage.wait_for_words("Waiting for the system keyring…")
    stage.wait_for_words("Opening…")


_NO_CONNECTION: Final = failing(httpx.ConnectError("[Errno 111] Connection refused"))
_NO_ANSWER: Final = failing(httpx.ReadTimeout("timed out"))


def _certificate(_request: httpx.Request) -> httpx.Response:
    refusal = ssl.SSLCertVerificationError(1, "certificate verify failed")
    raise httpx.ConnectError("certificate verify failed") from refusal


SCENES: Final[dict[str, Scene]] = {
    "welcome": _welcome,
    "list-loading": _loading,
    "list-loading-again": _loading_again,
    "list-empty": _empty,
    "list-none-of-a-status": _none_of_a_status,
    "list-few": _few,
    "list-cut-off": _cut_off,
    "list-edge-cases": _edge_cases,
    "list-stale": _going_offline(_NO_CONNECTION),
    "list-changed": _changed,
    "list-busy": _busy,
    "staging": _staging,
    "form-mistakes": _form_mistakes,
    "form-added": _form_added,
    "form-undo": _form_undo,
    "form-discarded": _form_discarded,
    "form-statuses": _list_of_statuses,
    "menu": _menu,
    "about": _chosen("About Pet Store", windows=2),
    "licences": _licences,
    "profile-first": _profile_first,
    "profile": _profile,
    "profile-mistake": _profile_mistake,
    "lookup": _looking_up(""),
    "lookup-card": _looking_up("204"),
    "lookup-card-long": _looking_up(_LONG_NAME_ID),
    "lookup-gone": _no_single_any_more,
    "lookup-cannot-tell": _cannot_tell,
    "lookup-waits": _looking_up_waits,
    "lookup-mistake": _looking_up("12a"),
    "add-looked-for": _looked_for,
    "add-probably": _losing(12, stored=True, until="probably added, as ID"),
    "add-not-listed": _losing(12, stored=False, until="isn't in the list yet ("),
    "add-several": _losing(12, stored=True, until="Which of these", twice=True),
    "add-decide": _decide,
    "overview": _chosen("Overview"),
    "find": _chosen("Find in the list"),
    "find-compact": _find_compact,
    "added-today": _added_today,
    "export": _export_a_part,
    "export-counts": _export_counts,
    "print": _print(),
    "print-counts": _print("Overview"),
    "print-no-printer": _print_without_printer,
    "print-silent": _print_with_silent_printers,
    "labels": _labels,
    "labels-roll": _labels_on_a_roll,
    "category-names": _chosen("Category names…", windows=2),
    "commands": _chosen("Commands"),
    "keys": _chosen("Keys", windows=2),
    "limits": _chosen("What the numbers mean", windows=2),
    "keyring": _keyring,
    "error-400-adding": _adding_fails(error(400, "invalid_body", "categoryId is not one of this store's.")),
    "error-401": _refreshing_fails(error(401, "unauthorized", "The API key is missing or not valid.")),
    "error-404-looking-up": _looking_up_fails(answering(animals()), "9007199254740993"),
    "error-404-refreshing": _refreshing_fails(error(404, "not_found", "There is nothing at this address.")),
    "error-no-connection": _opening_fails(_NO_CONNECTION),
    "error-no-connection-looking-up": _looking_up_fails(_NO_CONNECTION, "9007199254740993"),
    "lookup-seen": _looking_up_seen,
    "error-no-answer": _opening_fails(_NO_ANSWER),
    "error-certificate": _refreshing_fails(_certificate),
    "error-broken": _opening_fails(failing(httpx.ReadError("connection reset"))),
    "error-unreadable": _opening_fails(page(502, _GATEWAY)),
    "error-unreadable-details": _opening_fails(page(502, _GATEWAY), details=True),
    "error-other-status": _opening_fails(error(500, "maintenance", "Back at 14:00.")),
    **CARDS,
    **IMPORTS,
    **OFFLINE,
    **QUESTIONS,
    **POLICIES,
    **SURE_ADDS,
    **VIEWS,
}
