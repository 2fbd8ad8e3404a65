from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from types import MappingProxyType

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    AuthenticationError,
    BadRequestError,
    CancelledError,
    NoAnswerError,
    NotConnectedError,
    OtherStatusError,
    PetStoreError,
)
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.inventory.lookup import Answer, CannotTell, Found, FoundVia, LookupRun, NotThere
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from tests.support.fake_store import Act, FakeStore, failing, json_response, refusing
from tests.support.service import RunningService, running_service

SHOP = "https://pets.example.com/v1"
WANTED = 5000
REX = Pet(id=WANTED, name="Rex", category_id=1, status="sold")

no_such = refusing(404, "There is no such animal.", "not_found")
wrong_method = refusing(405, "The methods here are: POST.")
removed_for_good = refusing(410, "Getting one animal was removed.")


def page(status: int) -> Act:
    """Return an act that answers as something other than the service does."""
    return lambda _request: httpx.Response(status, html="<h1>Welcome to the hotel</h1>")


def waiting(status: int) -> Act:
    body = {"code": "busy", "message": "Too many.", "status": status}
    return lambda _request: httpx.Response(status, json=body, headers={"Retry-After": "5"})


def animals(count: int, status: str | None = "sold", *, begin: int = 1) -> list[Pet]:
    """Return so many animals, the newest (with the highest ID) first."""
    pets = [Pet(id=n, name=f"No. {n}", category_id=1, status=status) for n in range(begin, begin + count)]
    return pets[::-1]


class Shop(FakeStore):
    """A store that answers getPet by ``direct``, if told so, beside its lists.

    ``hidden`` are animals that only getPet knows; ``direct_ids`` are those it was asked for.
    """

    def __init__(self, pets: Sequence[Pet] = (), *, direct: Act | None = None, hidden: Sequence[Pet] = ()) -> None:
        super().__init__(pets)
        self.direct = direct
        self.special: dict[int, Act] = {}
        self.before_list: Callable[[int], object] = lambda _number: None
        self.hidden = hidden
        self.direct_ids: list[int] = []
        self.lists = 0

    def answer(self, request: httpx.Request) -> httpx.Response:
        last = request.url.path.rpartition("/")[2]
        if last == "pets":
            self.lists += 1
            self.before_list(self.lists)
            return super().answer(request)
        self.direct_ids.append(int(last))
        if act := self.special.get(int(last), self.direct):
            return act(request)
        for pet in self.hidden:
            if pet.id == int(last):
                return json_response(pet)
        return super().answer(request)


def look_up(client: PetStoreClient, pet_id: int, *, service_id: str, seen: Snapshot | None) -> Answer:
    run = LookupRun([pet_id], service_id=service_id, seen=seen, is_single=True)
    run.run(client)
    assert run.finished
    (answer,) = run.take_answers()
    assert answer.removed == run.removed
    return answer


def ask(store: FakeStore, pet_id: int = WANTED, *, seen: Snapshot | None = None) -> Answer:
    with store.connection().client as client:
        return look_up(client, pet_id, service_id=SHOP, seen=seen)


def screen(*pets: Pet, service_id: str = SHOP) -> Snapshot:
    """Return what has been on the screen for an hour."""
    cut_off = MappingProxyType(dict.fromkeys(PetStatus, Completeness.CUT_OFF))
    taken_at = datetime.now(UTC) - timedelta(hours=1)
    return Snapshot(pets, service_id, taken_at, whole=False, completeness_by_status=cut_off)


def said(answer: Answer) -> str:
    match answer:
        case Found(found_via=found_via):
            text = f"found {found_via}"
        case NotThere(evidence=evidence):
            text = f"not there, {evidence}"
        case CannotTell(error=None):
            text = "cut off"
        case _:
            text = "error"
    return text + (", gone" if answer.removed else "")


# ------------------------------------------------------------------------------------------------------ the truth table

DIRECT: dict[str, Act | None] = {
    "found": None,
    "404": None,  # of this animal; any other one is found
    "404 for any ID": no_such,
    "404, a page": page(404),
    "405": wrong_method,
    "405, a page": page(405),
    "410": removed_for_good,
    "410, a page": page(410),
    "500": refusing(500, "Something went wrong."),
    "400": refusing(400, "Not an ID."),
    "502, a page": page(502),
    "no answer": failing(httpx.ReadTimeout("timed out")),
}
TABLE = """
direct answer  | listed, complete | listed, cut off  | not listed, complete   | not listed, cut off
found          | found getPet     | found getPet     | found getPet           | found getPet
404            | found list       | found list       | not there, getPet      | not there, getPet
404 for any ID | found list, gone | found list, gone | not there, lists, gone | cut off, gone
404, a page    | found list       | found list       | not there, lists       | error
405            | found list, gone | found list, gone | not there, lists, gone | cut off, gone
405, a page    | found list       | found list       | not there, lists       | error
410            | found list, gone | found list, gone | not there, lists, gone | cut off, gone
410, a page    | found list       | found list       | not there, lists       | error
500            | found snapshot   | found snapshot   | error                  | error
400            | found snapshot   | found snapshot   | error                  | error
502, a page    | found snapshot   | found snapshot   | error                  | error
no answer      | found snapshot   | found snapshot   | error                  | error
"""
HEAD, *ROWS = [[cell.strip() for cell in row.split("|")] for row in TABLE.strip().splitlines()]
CELLS = [(row[0], column, cell) for row in ROWS for column, cell in zip(HEAD[1:], row[1:], strict=True)]


def test_the_table_has_a_row_for_each_direct_answer() -> None:
    assert [row[0] for row in ROWS] == list(DIRECT)


@pytest.mark.parametrize(("direct", "column", "expected"), CELLS)
def test_the_answer_is_the_one_of_the_truth_table(direct: str, column: str, expected: str) -> None:
    listed, cut_off = not column.startswith("not listed"), column.endswith("cut off")
    others = animals(240 if cut_off else 7)
    store = Shop([REX, *others] if listed else others, direct=DIRECT[direct])
    if direct == "found" and not listed:
        store.hidden = [REX]
    if direct == "404":
        store.special = {WANTED: no_such}
    seen = screen(*store.pets[:100])
    before = datetime.now(UTC)

    answer = ask(store, seen=seen)

    assert said(answer) == expected
    match answer:
        case Found(pet=pet, found_via=found_via, as_of=as_of):
            assert pet == REX
            assert (
                (as_of == seen.taken_at) if found_via is FoundVia.SNAPSHOT else (before <= as_of <= datetime.now(UTC))
            )
        case NotThere(pet_id=pet_id, as_of=as_of):
            assert pet_id == WANTED
            assert before <= as_of <= datetime.now(UTC)
        case CannotTell(pet_id=pet_id):
            assert pet_id == WANTED


# ----------------------------------------------------------------------------------------------------- what proves what


def test_a_found_animal_costs_one_request() -> None:
    store = Shop([REX, *animals(240)])
    assert said(ask(store)) == "found getPet"
    assert store.requests == ["GET /v1/pets/5000"]


def test_a_404_counts_only_after_another_animal_was_found_the_same_way() -> None:
    store = Shop(animals(240))
    assert said(ask(store)) == "not there, getPet"
    assert store.requests == ["GET /v1/pets/5000", "GET /v1/pets?limit=100", "GET /v1/pets/240"]


def test_one_of_two_controls_is_enough() -> None:
    store = Shop(animals(240))
    store.special = {240: no_such}  # sold and taken out a moment ago
    assert said(ask(store)) == "not there, getPet"
    assert store.direct_ids == [WANTED, 240, 141]


def test_no_more_than_two_controls_are_asked() -> None:
    store = Shop(animals(7), direct=no_such)
    assert said(ask(store)) == "not there, lists, gone"
    assert store.direct_ids == [WANTED, 7, 1]


@pytest.mark.parametrize(
    ("control", "expected"),
    [
        (no_such, "cut off, gone"),
        (page(404), "error"),
        (wrong_method, "cut off, gone"),
        (removed_for_good, "cut off, gone"),
    ],
)
def test_a_control_that_is_refused_in_any_way_proves_nothing_of_the_animal(control: Act, expected: str) -> None:
    store = Shop(animals(240), direct=control)
    store.special = {WANTED: no_such}
    assert said(ask(store)) == expected


@pytest.mark.parametrize("listed", [False, True])
def test_a_page_beside_the_service_s_own_denials_is_no_end_of_the_operation(*, listed: bool) -> None:
    store = Shop([*[REX] * listed, *animals(240)], direct=no_such)
    store.special = {WANTED: page(404)}
    assert said(ask(store)) == ("found list" if listed else "error")


def test_the_only_animal_of_a_store_is_control_enough() -> None:
    assert said(ask(Shop(animals(1)))) == "not there, getPet"
    assert said(ask(Shop(animals(1), direct=no_such))) == "not there, lists, gone"


def test_the_only_animal_that_is_listed_but_not_found_directly_shows_that_the_operation_is_gone() -> None:
    store = Shop([REX], direct=no_such)
    assert said(ask(store)) == "found list, gone"
    assert store.direct_ids == [WANTED, WANTED]


def test_an_animal_added_between_the_404_and_the_list_is_found_and_nothing_is_taken_for_gone() -> None:
    store = Shop()
    store.before_list = lambda number: store.pets.append(REX) if number == 1 else None
    assert said(ask(store)) == "found list"


def test_an_empty_store_says_nothing_of_the_operation() -> None:
    store = Shop()
    assert said(ask(store)) == "not there, lists"
    assert store.requests == ["GET /v1/pets/5000", "GET /v1/pets?limit=100", "GET /v1/pets?limit=100"]


@pytest.mark.parametrize("direct", [wrong_method, removed_for_good])
def test_in_an_empty_store_other_refusals_are_of_the_operation(direct: Act) -> None:
    assert said(ask(Shop(direct=direct))) == "not there, lists, gone"
    assert said(ask(Shop(direct=page(404)))) == "not there, lists"


@pytest.mark.parametrize("denial", [page(404), wrong_method, removed_for_good, page(410)])
def test_an_odd_refusal_of_one_id_only_is_neither_proof_nor_remembered(denial: Act) -> None:
    store = Shop(animals(240))
    store.special = {WANTED: denial}
    answer = ask(store)
    assert said(answer) == "error"
    assert isinstance(answer, CannotTell)
    assert isinstance(answer.error, (AnswerError, OtherStatusError))
    store.pets = animals(7)
    assert said(ask(store)) == "not there, lists"


# ------------------------------------------------------------------------------------------------- the lists read twice


def test_an_animal_that_appears_in_the_second_reading_is_found() -> None:
    store = Shop(animals(7), direct=removed_for_good)
    store.before_list = lambda number: store.pets.insert(0, REX) if number == 2 else None
    answer = ask(store)
    assert said(answer) == "found list, gone"
    assert store.lists == 2


def test_the_whole_store_is_read_twice_before_it_is_said_to_be_without_the_animal() -> None:
    store = Shop(animals(7), direct=removed_for_good)
    assert said(ask(store)) == "not there, lists, gone"
    assert store.requests.count("GET /v1/pets?limit=100") == store.lists == 2


def test_a_store_that_grows_beyond_the_list_between_two_readings_proves_nothing() -> None:
    store = Shop(animals(99), direct=removed_for_good)
    store.before_list = lambda number: store.pets.extend(animals(3, begin=200)) if number == 2 else None
    assert said(ask(store)) == "cut off, gone"


def test_an_animal_without_a_status_may_be_missing_where_every_list_of_a_status_is_complete() -> None:
    store = Shop([*animals(60, "available", begin=61), *animals(60)], direct=removed_for_good)
    assert said(ask(store)) == "cut off, gone"


def test_an_animal_that_only_the_list_of_its_status_shows_is_found() -> None:
    rex = replace_id(3)
    store = Shop([*animals(150, "available", begin=100), rex], direct=removed_for_good)
    answer = ask(store, 3)
    assert said(answer) == "found list, gone"
    assert isinstance(answer, Found)
    assert answer.pet == rex


def replace_id(number: int) -> Pet:
    return Pet(id=number, name=REX.name, category_id=REX.category_id, status=REX.status)


@pytest.mark.parametrize("denial", [no_such, removed_for_good])
def test_an_animal_on_the_screen_that_the_lists_show_no_more_is_not_said_to_be_found(denial: Act) -> None:
    store = Shop(animals(7), direct=denial)
    assert said(ask(store, seen=screen(REX))) == "not there, lists, gone"
    store.pets = animals(240)
    assert said(ask(store, seen=screen(REX))) == "cut off, gone"


# --------------------------------------------------------------------------------------------------- what is remembered


@pytest.mark.parametrize("denial", [no_such, removed_for_good, page(404), page(410)])
def test_an_outage_of_single_ids_is_over_with_the_next_look_up(denial: Act) -> None:
    rex = replace_id(3)
    store = Shop(animals(240), hidden=[rex])
    store.direct = denial
    assert said(ask(store, 3)).removesuffix(", gone") in ("cut off", "error")
    store.direct = None
    assert said(ask(store, 3)) == "found getPet"


@pytest.mark.parametrize("status", [404, 405, 410])
def test_a_hotel_s_page_is_not_taken_for_the_end_of_the_operation(status: int) -> None:
    store = Shop([REX])
    store.next(page(status), page(status))
    answer = ask(store)
    assert isinstance(answer, CannotTell)
    assert isinstance(answer.error, AnswerError)
    assert not answer.removed
    assert said(ask(store)) == "found getPet"


def test_a_list_that_fails_after_the_first_one_leaves_it_open_whether_the_operation_is_gone() -> None:
    store = Shop(animals(240), direct=removed_for_good)

    def fail(number: int) -> None:
        if number == 3:
            raise httpx.ReadTimeout("timed out")

    store.before_list = fail
    answer = ask(store)
    assert isinstance(answer, CannotTell)
    assert isinstance(answer.error, NoAnswerError)
    assert not answer.removed


@pytest.mark.parametrize("control", [page(502), refusing(500, "No."), failing(httpx.ReadTimeout("timed out"))])
def test_a_control_that_fails_tells_nothing(control: Act) -> None:
    store = Shop(animals(240), direct=control)
    store.special = {WANTED: no_such}
    assert said(ask(store)) == "error"
    store.pets.insert(0, REX)
    assert said(ask(store)) == "found list"


# ------------------------------------------------------------------------------------- what the service does not answer


@pytest.mark.parametrize(
    ("direct", "kind"),
    [
        (refusing(400, "Not an ID."), BadRequestError),
        (refusing(403, "Not yours."), OtherStatusError),
        (refusing(500, "Something went wrong."), OtherStatusError),
        (page(200), AnswerError),
        (lambda _request: json_response(animals(1)[0]), AnswerError),  # about another animal
        (failing(httpx.ConnectError("refused")), NotConnectedError),
    ],
)
def test_the_reason_not_to_know_is_the_service_s_and_costs_no_further_request(
    direct: Act, kind: type[PetStoreError]
) -> None:
    store = Shop([REX], direct=direct)
    answer = ask(store)
    assert isinstance(answer, CannotTell)
    assert isinstance(answer.error, kind)
    assert not answer.removed
    assert store.lists == 0


def test_the_screen_answers_only_for_its_own_service() -> None:
    store = Shop(direct=refusing(500, "No."))
    assert said(ask(store, seen=screen(REX))) == "found snapshot"
    assert said(ask(store, seen=screen(REX, service_id="https://other.example.com/v1"))) == "error"


@pytest.mark.parametrize("later", range(3))
def test_a_refused_key_is_raised_wherever_it_happens(later: int) -> None:
    store = Shop([REX, *animals(240)], direct=no_such)
    store.next(*[store.answer] * later, refusing(401, "The API key is missing or invalid."))
    with pytest.raises(AuthenticationError):
        ask(store, 4000, seen=screen(REX))


def test_a_refused_key_is_raised_even_when_the_animal_was_found_in_the_list() -> None:
    store = Shop([REX, *animals(3)])
    store.next(no_such, store.answer, refusing(401, "The API key is missing or invalid."))
    with pytest.raises(AuthenticationError):
        ask(store)


def test_a_cancelled_look_up_is_raised() -> None:
    client = Shop([REX]).connection().client
    client.close()
    with pytest.raises(CancelledError):
        look_up(client, WANTED, service_id=SHOP, seen=screen(REX))


@pytest.mark.parametrize("later", range(3))
@pytest.mark.parametrize("status", [429, 503])
def test_a_service_that_asks_to_wait_is_not_answered_for_by_the_screen(status: int, later: int) -> None:
    store = Shop([REX, *animals(240)], direct=no_such)
    store.next(*[store.answer] * later, waiting(status))
    with pytest.raises(OtherStatusError) as raised:
        ask(store, 4000, seen=screen(replace_id(4000)))
    assert raised.value.retry_after == 5


def test_a_service_that_asks_to_wait_after_the_animal_was_found_is_not_waited_for() -> None:
    store = Shop([REX, *animals(3)])
    store.next(no_such, store.answer, waiting(503))
    assert said(ask(store)) == "found list"


def test_a_busy_service_without_a_time_to_wait_is_answered_for_by_the_screen() -> None:
    store = Shop(direct=refusing(503, "Busy."))
    assert said(ask(store, seen=screen(REX))) == "found snapshot"
    assert said(ask(store)) == "error"


# ------------------------------------------------------------------------------------------- the real embedded service

THE_DAY_BEFORE, THE_DAY = date(2030, 12, 4), date(2030, 12, 5)
SUNSET = "Thu, 05 Dec 2030 00:00:00 GMT"


@contextmanager
def embedded(database: Path, today: date) -> Iterator[tuple[RunningService, PetStoreClient]]:
    with running_service(database, today=today) as service, PetStoreClient(service.base_url, service.key) as client:
        yield service, client


@pytest.mark.end_to_end
def test_the_embedded_service_is_asked_until_the_day_before_and_looked_through_from_that_day_on(tmp_path: Path) -> None:
    database = tmp_path / "pets.sqlite3"
    with embedded(database, THE_DAY_BEFORE) as (_, client):
        look = partial(look_up, client, service_id=SHOP, seen=None)
        assert said(look(1)) == "not there, lists"
        rex = client.create_pet(NewPet(name="Rex", category_id=1, status=PetStatus.SOLD))
        found = look(rex.id)
        assert isinstance(found, Found)
        assert (said(found), found.pet) == ("found getPet", rex)
        assert said(look(INT64_MAX)) == "not there, getPet"
        assert client.lifecycle.sunset == SUNSET
    with embedded(database, THE_DAY) as (_, client):
        look = partial(look_up, client, service_id=SHOP, seen=None)
        found = look(rex.id)
        assert isinstance(found, Found)
        assert (said(found), found.pet) == ("found list, gone", rex)
        assert client.lifecycle.sunset == SUNSET
        assert said(look(INT64_MAX)) == "not there, lists, gone"
        for number in range(100):
            client.create_pet(NewPet(name=f"No. {number}", category_id=1))
        assert said(look(rex.id)) == "found list, gone"
        assert said(look(INT64_MAX)) == "cut off, gone"


@pytest.mark.end_to_end
def test_a_service_that_has_stopped_is_answered_for_by_the_screen(tmp_path: Path) -> None:
    with embedded(tmp_path / "pets.sqlite3", THE_DAY_BEFORE) as (service, client):
        service.end()
        seen = screen(REX)
        answer = look_up(client, WANTED, service_id=SHOP, seen=seen)
        assert isinstance(answer, Found)
        assert (answer.found_via, answer.as_of) == (FoundVia.SNAPSHOT, seen.taken_at)
        answer = look_up(client, 1, service_id=SHOP, seen=seen)
        assert isinstance(answer, CannotTell)
        assert isinstance(answer.error, NotConnectedError)
