"""Many IDs at once: in as few requests as the lists allow, and nothing is said that a single look-up would not say."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    AuthenticationError,
    CancelledError,
    NotConnectedError,
    NotFoundError,
    OtherStatusError,
    PetStoreError,
    TransportError,
)
from petstore_gui.api.retry import asks_to_wait
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory import lookup
from petstore_gui.inventory.lookup import Answer, Found, FoundVia, LookupRun
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.service.storage.sqlite import SqliteStore
from tests.inventory.test_lookup import SHOP, Shop, animals, no_such, page, removed_for_good, said, screen, waiting
from tests.support.fake_store import Act, failing, refusing
from tests.support.patience import PATIENCE_S
from tests.support.service import RunningService, running_service
from tests.support.stored import stored

UNKNOWN = range(5000, 5100)
THE_DAY_BEFORE, THE_DAY = date(2030, 12, 4), date(2030, 12, 5)
broken = refusing(500, "Something went wrong.")


@pytest.fixture(autouse=True)
def _not_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no denial wait too long for its proof: on a busy machine a hundred requests take more than two seconds."""
    monkeypatch.setattr(lookup, "_PATIENCE_S", PATIENCE_S)


def run_of(pet_ids: Sequence[int], *, seen: Snapshot | None = None) -> LookupRun:
    return LookupRun(pet_ids, service_id=SHOP, seen=seen, is_single=False)


def answers(run: LookupRun) -> dict[int, Answer]:
    """Return the answers that have come, the last of each ID."""
    return {each.pet.id if isinstance(each, Found) else each.pet_id: each for each in run.take_answers()}


def ask(store: Shop, pet_ids: Sequence[int], *, seen: Snapshot | None = None) -> dict[int, str]:
    run = run_of(pet_ids, seen=seen)
    with store.connection().client as client:
        run.run(client)
    assert run.finished
    return {pet_id: said(answer) for pet_id, answer in answers(run).items()}


def fail(store: Shop, run: LookupRun, kind: type[PetStoreError]) -> PetStoreError:
    """Run until the error that ends it."""
    with store.connection().client as client, pytest.raises(kind) as raised:
        run.run(client)
    return raised.value


# ------------------------------------------------------------------------------------------------------ what it costs


def test_a_hundred_listed_animals_cost_one_request() -> None:
    store = Shop(animals(99))
    assert set(ask(store, range(1, 100)).values()) == {"found list"}
    assert store.requests == ["GET /v1/pets?limit=100"]


def test_what_the_list_of_all_does_not_show_is_looked_for_in_those_of_the_statuses() -> None:
    store = Shop([*animals(150, "available", begin=1000), *animals(50, "sold")])
    assert set(ask(store, range(1, 51)).values()) == {"found list"}
    assert (store.lists, store.direct_ids) == (4, [])


def test_a_whole_list_proves_what_is_missing_by_being_read_twice() -> None:
    store = Shop(animals(7))
    assert ask(store, [7, 8, 9, INT64_MAX, INT64_MIN]) == {7: "found list"} | dict.fromkeys(
        (8, 9, INT64_MAX, INT64_MIN), "not there, lists"
    )
    assert (store.lists, store.direct_ids) == (2, [])


def test_only_the_rest_is_asked_for_one_by_one_with_one_control_before_and_one_after() -> None:
    store = Shop(animals(240))
    asked = [240, 239, 1, *UNKNOWN]
    assert ask(store, asked) == {240: "found list", 239: "found list", 1: "found getPet"} | dict.fromkeys(
        UNKNOWN, "not there, getPet"
    )
    # An animal that is found proves the denials before it, and itself stands in for the first control.
    assert store.direct_ids == [1, *UNKNOWN, 1]
    assert store.lists == 4


def test_unknown_ids_alone_need_two_controls_however_many_they_are() -> None:
    store = Shop(animals(240))
    assert ask(store, UNKNOWN) == dict.fromkeys(UNKNOWN, "not there, getPet")
    assert [each for each in store.direct_ids if each not in UNKNOWN] == [240, 240]


def test_a_denial_waits_two_seconds_at_most_for_its_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "_PATIENCE_S", 0.0)
    store = Shop(animals(240))
    run = run_of(UNKNOWN)
    seen: list[int] = []

    def count(request: httpx.Request) -> httpx.Response:
        seen.append(len(run.take_answers()))
        return no_such(request)

    store.special = {5050: count}
    with store.connection().client as client:
        run.run(client)
    assert seen == [50]


def test_an_id_is_asked_for_once() -> None:
    store = Shop(animals(240))
    ask(store, [5000, 1, 5000, 1])
    assert (store.direct_ids.count(5000), store.direct_ids.count(1)) == (1, 1)


# ------------------------------------------------------------------------------------------------- what proves what


@pytest.mark.parametrize("denial", [no_such, removed_for_good])
def test_a_service_without_the_operation_is_noticed_at_the_first_id(denial: Act) -> None:
    store = Shop(animals(240), direct=denial)
    assert ask(store, [240, *UNKNOWN]) == {240: "found list"} | dict.fromkeys(UNKNOWN, "cut off, gone")
    assert store.direct_ids == [5000, 240, 141]


@pytest.mark.parametrize("denial", [page(404), page(410)])
def test_pages_instead_of_single_animals_leave_the_rest_open(denial: Act) -> None:
    store = Shop(animals(240), direct=denial)
    run = run_of([240, 1, *UNKNOWN])
    fail(store, run, AnswerError)
    assert {each: said(answer) for each, answer in answers(run).items()} == {240: "found list"}
    assert store.direct_ids == [1, 240, 141]
    store.direct = None
    with store.connection().client as client:
        run.run(client)
    told = {each: said(answer) for each, answer in answers(run).items()}
    assert told == {1: "found getPet"} | dict.fromkeys(UNKNOWN, "not there, getPet")


def test_denials_in_an_outage_are_not_proved_by_what_is_found_after_it() -> None:
    store = Shop(animals(240), hidden=[Pet(id=5001, name="Rex", category_id=1)])
    run = run_of([1, 5000, 5001])

    def begin(request: httpx.Request) -> httpx.Response:
        store.direct, store.special = no_such, {}
        return no_such(request)

    store.special = {5000: begin}
    fail(store, run, NotFoundError)
    assert {each: said(answer) for each, answer in answers(run).items()} == {1: "found getPet"}
    store.direct = None
    with store.connection().client as client:
        run.run(client)
    told = {each: said(answer) for each, answer in answers(run).items()}
    assert told == {5000: "not there, getPet", 5001: "found getPet"}


def test_denials_after_which_the_operation_ended_are_not_believed() -> None:
    store = Shop(animals(240))

    def end(request: httpx.Request) -> httpx.Response:
        store.direct, store.special = removed_for_good, {}
        return no_such(request)

    store.special = {5050: end}
    run = run_of([*UNKNOWN, 1])
    fail(store, run, OtherStatusError)
    with store.connection().client as client:  # still gone when it is asked again
        run.run(client)
    told = {pet_id: said(answer) for pet_id, answer in answers(run).items()}
    assert told[5000] == "not there, getPet"  # proved by the first control
    assert {told[each] for each in (5001, 5050, 5051, 5099, 1)} == {"cut off, gone"}


def test_an_odd_refusal_of_one_id_is_no_proof() -> None:
    store = Shop(animals(240))
    store.special = {5001: page(404), 5002: removed_for_good}
    assert ask(store, [5000, 5001, 5002]) == {5000: "not there, getPet", 5001: "error", 5002: "error"}


def test_a_store_that_grows_beyond_the_list_between_two_readings_is_asked_singly() -> None:
    store = Shop(animals(99))
    store.before_list = lambda number: store.pets.extend(animals(2, begin=500)) if number == 2 else None
    assert ask(store, [5000]) == {5000: "not there, getPet"}


def test_an_empty_store_has_none_of_them() -> None:
    assert set(ask(Shop(), UNKNOWN).values()) == {"not there, lists"}


def test_lists_that_fail_leave_the_single_ids() -> None:
    store = Shop(animals(240))
    store.next(broken)
    assert ask(store, [1, 5000]) == {1: "found getPet", 5000: "not there, getPet"}  # the first is the control
    store = Shop(animals(240))
    store.next(broken)
    assert ask(store, [5000]) == {5000: "error"}  # there is nothing to try with


def test_an_error_of_one_id_is_its_own_and_the_screen_may_know_it() -> None:
    store = Shop(animals(240))
    store.special = {2: broken, 3: refusing(400, "Not an ID.")}
    seen = screen(Pet(id=3, name="Rex", category_id=1))
    assert ask(store, [1, 2, 3, 4], seen=seen) == {
        1: "found getPet",
        2: "error",
        3: "found snapshot",
        4: "found getPet",
    }


# ---------------------------------------------------------------------------------------------- ended, and gone on with


def test_a_refused_key_ends_it_and_with_another_one_nothing_is_asked_twice() -> None:
    store = Shop(animals(240))
    run = run_of([240, 1, 2, 5000])
    store.special = {2: refusing(401, "The API key is missing or invalid.")}
    fail(store, run, AuthenticationError)
    assert set(answers(run)) == {240, 1}
    store.special = {}
    with store.connection().client as client:
        run.run(client)
    assert {each: said(answer) for each, answer in answers(run).items()} == {
        2: "found getPet",
        5000: "not there, getPet",
    }
    assert store.lists == 4
    assert store.direct_ids.count(1) == 1


@pytest.mark.parametrize("busy", [waiting(429), waiting(503), refusing(429, "Busy."), refusing(503, "Busy.")])
@pytest.mark.parametrize("later", range(6))
def test_a_busy_service_ends_it_for_now_wherever_that_is(busy: Act, later: int) -> None:
    store = Shop(animals(240))
    store.next(*[store.answer] * later, busy)
    run = run_of([240, 1, 5000], seen=screen(Pet(id=1, name="Rex", category_id=1)))
    error = fail(store, run, OtherStatusError)
    assert asks_to_wait(error)
    before = answers(run)
    assert "found snapshot" not in map(said, before.values())
    with store.connection().client as client:
        run.run(client)
    assert run.finished
    told = before | answers(run)
    assert [said(told[each]) for each in (240, 1, 5000)] == ["found list", "found getPet", "not there, getPet"]


def test_an_animal_that_is_not_there_is_no_busy_service_also_with_a_time() -> None:
    store = Shop(animals(240))
    store.special = {5000: refusing(404, "No such animal.", Retry_After="5")}
    assert ask(store, [1, 5000]) == {1: "found getPet", 5000: "not there, getPet"}


def test_a_lost_connection_leaves_what_the_screen_shows_until_it_is_back() -> None:
    store = Shop(animals(240))
    run = run_of([1, 2, 5000], seen=screen(Pet(id=2, name="Rex", category_id=1)))
    store.special = {2: failing(httpx.ConnectError("refused"))}
    fail(store, run, TransportError)
    assert {each: said(answer) for each, answer in answers(run).items()} == {1: "found getPet", 2: "found snapshot"}
    assert not run.finished
    store.special = {}
    with store.connection().client as client:
        run.run(client)
    assert {each: said(answer) for each, answer in answers(run).items()} == {
        2: "found getPet",
        5000: "not there, getPet",
    }


def test_a_lost_connection_does_not_bring_back_from_the_screen_what_the_service_has_denied() -> None:
    store = Shop(animals(240))
    store.special = {2: failing(httpx.ConnectError("refused"))}
    run = run_of([1, 5000, 2], seen=screen(Pet(id=5000, name="Rex", category_id=1)))
    fail(store, run, TransportError)
    assert {each: said(answer) for each, answer in answers(run).items()} == {1: "found getPet"}


def test_pages_of_a_hotel_are_not_taken_for_the_end_of_the_operation() -> None:
    store = Shop(animals(240), direct=page(404))
    store.next(page(404))
    assert ask(store, [1, 2]) == {1: "error", 2: "error"}


def test_a_denial_that_is_not_proved_yet_is_not_asked_for_again() -> None:
    store = Shop(animals(240))
    run = run_of([1, 5000, 2])
    store.special = {2: failing(httpx.ConnectError("refused"))}
    fail(store, run, TransportError)
    assert set(answers(run)) == {1}
    store.special = {}
    with store.connection().client as client:
        run.run(client)
    assert [said(each) for each in answers(run).values()] == ["not there, getPet", "found getPet"]
    assert store.direct_ids == [1, 5000, 2, 2]


def test_a_service_that_only_fails_is_asked_five_times_and_not_a_thousand() -> None:
    store = Shop(animals(240), direct=broken)
    run = run_of(UNKNOWN)
    fail(store, run, OtherStatusError)
    assert len(store.direct_ids) == 5
    assert len(answers(run)) == 4
    store.direct = None
    with store.connection().client as client:
        run.run(client)
    assert run.finished


def test_a_cancelled_run_keeps_what_is_known() -> None:
    store = Shop(animals(240))
    run = run_of([240, 1, 2])
    with store.connection().client as client:

        def cancel(request: httpx.Request) -> httpx.Response:
            client.close()
            return Shop(animals(2)).answer(request)

        store.special = {1: cancel}
        with pytest.raises(CancelledError):
            run.run(client)
    assert {each: said(answer) for each, answer in answers(run).items()} == {240: "found list", 1: "found getPet"}


def test_the_screen_answers_only_for_its_own_service() -> None:
    store = Shop(animals(240), direct=failing(httpx.ConnectError("refused")))
    run = run_of([1, 2], seen=screen(Pet(id=1, name="Rex", category_id=1), service_id="https://other.example.com/v1"))
    fail(store, run, TransportError)
    assert answers(run) == {}


# ------------------------------------------------------------------------------------------- the real embedded service


class Counting(httpx.HTTPTransport):
    """Counts the requests of lists, and of single animals."""

    def __init__(self) -> None:
        super().__init__()
        self.lists = 0
        self.singles = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        is_list = request.url.path.endswith("/pets")
        self.lists += is_list
        self.singles += not is_list
        return super().handle_request(request)


@contextmanager
def embedded(
    folder: Path, count: int, *, today: date = THE_DAY_BEFORE
) -> Iterator[tuple[RunningService, PetStoreClient, Counting, list[int]]]:
    """Run the service over so many sold animals; their IDs come as well, the oldest first."""
    database = folder / "pets.sqlite3"
    with closing(SqliteStore(database)) as store:
        ids = [
            stored(store, NewPet(name=f"No. {number}", category_id=1, status=PetStatus.SOLD)).id
            for number in range(count)
        ]
    transport = Counting()
    with (
        running_service(database, today=today) as service,
        PetStoreClient(service.base_url, service.key, transport=transport) as client,
    ):
        yield service, client, transport, ids


@pytest.mark.end_to_end
def test_a_service_that_dies_half_way_leaves_what_is_known(tmp_path: Path) -> None:
    with embedded(tmp_path, 150) as (service, client, _, ids):
        run = run_of([*ids[-3:], *ids[:3]])
        get_pet: Callable[[int], Pet] = client.get_pet

        def die(pet_id: int) -> Pet:
            if pet_id == ids[2]:
                service.end()
            return get_pet(pet_id)

        client.get_pet = die  # type: ignore[method-assign]
        with pytest.raises(NotConnectedError):
            run.run(client)
        told = answers(run)
        assert [each for each in told if not isinstance(told[each], Found)] == []
        assert {each: answer.found_via for each, answer in told.items() if isinstance(answer, Found)} == dict.fromkeys(
            reversed(ids[-3:]), FoundVia.LIST
        ) | dict.fromkeys(ids[:2], FoundVia.GET_PET)
        assert not run.finished
