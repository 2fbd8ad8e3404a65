"""Scenes of a service that honours idempotency keys: lost adds that are sent again, and what the test of it says."""

from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Final

import httpx

from petstore_gui.api.values import ErrorCode
from tests.pictures.pet_store import Answer, animals, answering, busy, error, losing_adds
from tests.pictures.stage import Stage


def _promising(answer: Answer) -> Answer:
    """Return a service that answers so, knows the keys of adds, and gives its lists tags."""

    def answer_and_promise(request: httpx.Request) -> httpx.Response:
        response = answer(request)
        now = format_datetime(datetime.now(UTC), usegmt=True)
        response.headers.update({"Idempotency-Retention": "172800", "Date": now, "ETag": '"a-list"'})
        return response

    return answer_and_promise


def _add(stage: Stage, name: str) -> None:
    stage.write("Name", name)
    stage.write("Category", "1")
    stage.press("Add animal")


def _again(stage: Stage) -> None:
    stage.open(_promising(losing_adds(animals(12), stored=False)))
    _add(stage, "Rex")
    stage.wait_for_words("Sending {name} again…")


def _again_and_busy(stage: Stage) -> None:
    """The first met a busy service, and may be there; the second waits."""
    pets = answering(animals(12))
    stage.open(_promising(lambda request: (busy(40) if request.method == "POST" else pets)(request)))
    _add(stage, "Rex")
    stage.wait_for_words("Sending {name} again…")
    _add(stage, "Momo")
    stage.wait_for_words("Trying again in")


def _decide(stage: Stage) -> None:
    _again(stage)
    stage.press("Stop…")
    stage.wait_for_words("{name} isn't in the list yet.")  # before that list the question is another one


def _key_reused(stage: Stage) -> None:
    stage.open()
    stage.answer_with(error(422, ErrorCode.KEY_REUSED, "The key was used before, for another animal."))
    _add(stage, "Rex")
    stage.wait_for_windows(2)


def _tested(answer: Answer) -> Callable[[Stage], None]:
    def scene(stage: Stage) -> None:
        stage.open(answer)
        stage.choose("Connection…")
        stage.wait_for_words("key is kept")
        stage.press("Test the connection")
        stage.wait_for_words("The service answers and accepts the key.")

    return scene


SURE_ADDS: Final[dict[str, Callable[[Stage], None]]] = {
    "add-again": _again,
    "add-again-busy": _again_and_busy,
    "add-again-decide": _decide,
    "error-key-reused": _key_reused,
    "profile-tested": _tested(_promising(answering(animals(12)))),
    "profile-tested-plain": _tested(answering(animals(12))),
}
