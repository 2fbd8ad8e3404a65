"""``get``: prints the animals with these IDs, and how certain the answers are."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from petstore_gui.api.errors import AuthenticationError, PetStoreError
from petstore_gui.inventory.lookup import Answer, CannotTell, Evidence, Found, FoundVia, LookupRun, NotThere
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.list_command import TITLES, cells, time_text
from petstore_gui.terminal.opening import Store

_FOUND_VIA: Final = {
    FoundVia.GET_PET: "found",
    FoundVia.LIST: "found in a list",
    FoundVia.SNAPSHOT: "found in an earlier list",
}
_EVIDENCE: Final = {
    Evidence.GET_PET: "does not exist",
    Evidence.LISTS: "does not exist: the whole list was read without it, twice",
}

_NOTHING: Final = [""] * (len(TITLES) - 1)


def run(options: Namespace, store: Store) -> ExitCode:
    """Print an answer for each ID, once, in the order of the arguments."""
    pet_ids = list(dict.fromkeys(pet_id for ids in options.ids for pet_id in ids))
    answers = _look_up(store, pet_ids)
    if options.json:
        found = [_as_json(answer, store.explain) for answer in answers]
        store.console.write_json({"answers": found, "service": store.connection.service_id})
    else:
        names = store.category_names()
        rows = [_row(answer, names, store.explain) for answer in answers]
        store.console.write_table((*TITLES, "Answer"), rows)
    store.interruption.check()
    if any(isinstance(answer, CannotTell) for answer in answers):
        return ExitCode.NOT_KNOWN
    return ExitCode.NOT_DONE if any(isinstance(answer, NotThere) for answer in answers) else ExitCode.DONE


def _look_up(store: Store, pet_ids: Sequence[int]) -> list[Answer]:
    """Return an answer for each ID; after a lost connection or a signal, the rest is not known."""
    service_id = store.connection.service_id
    answers: dict[int, Answer] = {}
    is_single = len(pet_ids) == 1
    lookups = LookupRun(pet_ids, service_id=service_id, seen=None, is_single=is_single)
    if not is_single:
        store.console.show_progress(f"Looking up {len(pet_ids)} IDs…")
    try:
        store.read(lookups.run)
    except AuthenticationError:
        raise
    except PetStoreError as error:
        if is_single:  # cancelled, or the service is still busy
            raise
        answers = {pet_id: CannotTell(pet_id, error, lookups.removed) for pet_id in pet_ids}
    for answer in lookups.take_answers():
        answers[answer.pet.id if isinstance(answer, Found) else answer.pet_id] = answer
    return [answers[pet_id] for pet_id in pet_ids]


def _row(answer: Answer, names: Mapping[int, str], explain: Callable[[Exception], str]) -> tuple[str, ...]:
    match answer:
        case Found():
            return (*cells(answer.pet, names).values(), _FOUND_VIA[answer.found_via])
        case NotThere():
            return str(answer.pet_id), *_NOTHING, _EVIDENCE[answer.evidence]
        case CannotTell():
            return str(answer.pet_id), *_NOTHING, f"not known: {_why_not_known(answer, explain)}"


def _why_not_known(answer: CannotTell, explain: Callable[[Exception], str]) -> str:
    denied = "it wasn't found, but the lists may be incomplete"
    if answer.error is None:
        return denied
    reason = explain(answer.error)
    return f"{denied}. {reason}" if answer.is_denied else reason


def _as_json(answer: Answer, explain: Callable[[Exception], str]) -> dict[str, Any]:
    match answer:
        case Found():
            return {
                "id": answer.pet.id,
                "answer": "found",
                "animal": answer.pet,
                "via": answer.found_via.value,
                "asOf": time_text(answer.as_of),
            }
        case NotThere():
            return {
                "id": answer.pet_id,
                "answer": "not there",
                "evidence": answer.evidence.value,
                "asOf": time_text(answer.as_of),
            }
        case CannotTell():
            return {"id": answer.pet_id, "answer": "not known", "reason": _why_not_known(answer, explain)}
