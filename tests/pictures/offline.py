"""The pictures of a day without the service: what was kept of it, and how it is forgotten."""

from collections.abc import Callable
from typing import Final

import httpx

from tests.pictures.pet_store import animals, failing
from tests.pictures.stage import Stage

_NO_CONNECTION: Final = failing(httpx.ConnectError("[Errno 111] Connection refused"))


def _list(stage: Stage) -> None:
    stage.keep_list(animals())
    stage.begin_opening(_NO_CONNECTION)
    stage.wait_for_words("Offline")
    stage.wait_for_words("trying again")


def _overview(stage: Stage) -> None:
    _list(stage)
    stage.choose("Overview")


def _given_up(stage: Stage) -> None:
    stage.keep_list(animals(12))
    stage.begin_opening(_NO_CONNECTION)
    stage.wait_for_words("trying again")
    stage.press("Cancel")


def _look_up(stage: Stage) -> None:
    _list(stage)
    stage.press("Look up ID…")
    stage.write("Animal ID", "204")
    stage.enter("Animal ID")
    stage.wait_for_words("no newer answer yet")


def _look_up_on_a_silent_line(stage: Stage) -> None:
    stage.open()
    stage.hold()
    stage.press("Look up ID…")
    stage.write("Animal ID", "204")
    stage.enter("Animal ID")
    stage.wait_for_words("from the list")


def _forget(stage: Stage) -> None:
    stage.open()
    stage.choose("Connection…")
    stage.wait_for_windows(2)
    stage.wait_for_words("The key is kept in {place}")
    stage.press("Forget…")
    stage.wait_for_windows(3)


OFFLINE: Final[dict[str, Callable[[Stage], None]]] = {
    "offline": _list,
    "offline-overview": _overview,
    "offline-given-up": _given_up,
    "offline-look-up": _look_up,
    "lookup-silent": _look_up_on_a_silent_line,
    "forget": _forget,
}
