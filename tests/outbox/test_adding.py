"""Adding: written down first, sent once, and afterwards never more said than is known."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from msgspec import UNSET, UnsetType

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    ArgumentError,
    AuthenticationError,
    BrokenAnswerError,
    CancelledError,
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    Outcome,
    PetStoreError,
    StatusError,
    TransportError,
)
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import LIMIT_MAX, PetStatus
from petstore_gui.inventory.snapshot import Completeness, Snapshot, begin_snapshot, take_snapshot
from petstore_gui.outbox import adding, states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, NotSent, Refused, Unknown, refusal_text
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import CouldBe, Finding, ListedPets, NotListed, ProbablyAdded, find, find_lost
from petstore_gui.translatable import detail_of
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, refusing
from tests.support.sending import send

SHOP = ADDRESS
REX = NewPet(name="Rex", category_id=1, status=PetStatus.AVAILABLE)
NO_STATUS = NewPet(name="Rex", category_id=1)


class Remembering(Journal):
    """A journal in memory that also tells what has happened to its adds since they were sent."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path)
        self.events: list[states.Event] = []

    def apply(self, number: int, *events: states.Event) -> Add:
        self.events += events
        return super().apply(number, *events)


class Unclosable(Journal):
    """A journal whose disk is full once an add was sent."""

    def apply(self, number: int, *events: states.Event) -> Add:  # noqa: ARG002
        raise JournalError("the disk is full")


class Heard(PetStoreClient):
    """A client whose service has answered before: the add is its first request here."""

    @property
    def was_heard(self) -> bool:
        return True


class Failing(Heard):
    """A client whose adds end in an error."""

    def __init__(self, error: PetStoreError) -> None:
        super().__init__(ADDRESS, KEY, transport=httpx.MockTransport(FakeStore()))
        self.error = error

    def create_pet(self, *_: object, **__: object) -> Pet:
        raise self.error


class Looking(Heard):
    """A client of a store in memory."""

    def __init__(self, store: FakeStore) -> None:
        super().__init__(ADDRESS, KEY, transport=httpx.MockTransport(store))


@pytest.fixture
def journal() -> Iterator[Remembering]:
    journal = Remembering()
    yield journal
    journal.shut()


def pet(number: int, new: NewPet = REX, **fields: object) -> Pet:
    status = None if new.status is UNSET else new.status.value
    return Pet(**{"id": number, "name": new.name, "category_id": new.category_id, "status": status} | fields)  # type: ignore[arg-type]


def others(count: int, status: str | None) -> list[Pet]:
    """Return animals that are not like any that the tests add."""
    return [Pet(id=number, name=f"No. {number}", category_id=9, status=status) for number in range(1001, 1001 + count)]


def snapshot_of(store: FakeStore) -> Snapshot:
    with Looking(store) as client:
        return take_snapshot(client, SHOP)


def lost(store: FakeStore) -> Callable[[httpx.Request], httpx.Response]:
    """Return an act that stores the animal, and whose answer is lost."""

    def act(request: httpx.Request) -> httpx.Response:
        store.answer(request)
        raise httpx.ReadError("reset")

    return act


def queued(journal: Journal, new_pet: NewPet = REX) -> Add:
    (entry,) = journal.enqueue(SHOP, [new_pet])
    return entry


def add(
    client: PetStoreClient, journal: Journal, new_pet: NewPet = REX, *, before: Snapshot | None
) -> adding.AddOutcome:
    """Write an add down and send it, as the outbox does."""
    return send(client, journal, queued(journal, new_pet), before=before, is_embedded=False)


def unknown(store: FakeStore, journal: Journal, new_pet: NewPet = REX, *, stored: bool, before: Snapshot | None) -> Add:
    """Add ``new_pet`` so that nobody knows what became of it; return its entry as the next start finds it."""
    store.next(lost(store) if stored else failing(httpx.ReadTimeout("hangs")))
    with Looking(store) as client:
        outcome = add(client, journal, new_pet, before=before)
    assert isinstance(outcome, Unknown)
    (entry,) = journal.open_adds(SHOP)
    assert entry == outcome.entry
    return entry


def found(store: FakeStore, entry: Add, journal: Journal | None = None) -> Finding:
    listed = ListedPets(snapshot_of(store))
    return (find(listed, [entry]) if journal is None else find_lost(journal, listed, [entry]))[entry.number]


def is_not_listed(finding: Finding, entry: Add, reach: Completeness = Completeness.COMPLETE) -> bool:
    return isinstance(finding, NotListed) and (finding.entry, finding.completeness) == (entry, reach)


# ---------------------------------------------------------------------------------------------------- the four outcomes


def test_an_answered_add_is_closed_with_its_id(journal: Remembering) -> None:
    store = FakeStore([pet(41)])
    with Looking(store) as client:
        outcome = add(client, journal, before=None)
    assert outcome == Added(pet(42))
    assert journal.events == [states.Answered(42)]
    assert journal.open_adds(SHOP) == ()
    assert store.requests == ["POST /v1/pets"]


def answer(status: int) -> AnswerError:
    return AnswerError("strange", status=status, body="")


def says(status: int) -> StatusError:
    return StatusError.of(code="x", message="x", status=status)


OUTCOMES: Sequence[tuple[PetStoreError, type]] = [
    (ArgumentError("name", "blank"), Refused),
    (NotConnectedError("refused"), NotSent),
    (CertificateError("a stranger"), NotSent),
    (CancelledError("before it was sent", outcome=Outcome.NOT_SENT), NotSent),
    (CancelledError("while it was sent"), Unknown),
    (NoAnswerError("hangs"), Unknown),
    (BrokenAnswerError("reset"), Unknown),
    (TransportError("whatever"), Unknown),
    (PetStoreError("whatever"), Unknown),
    *((answer(status), Unknown) for status in (200, 201, 204, 302, 303, 408, 499, 500, 502, 503, 504)),
    # Something between here and the service has turned it away: it would do so with the next one, too.
    *((answer(status), NotSent) for status in (301, 307, 308, 400, 403, 404, 405, 413, 429)),
    *((says(status), NotSent) for status in (401, 404, 405, 410, 421, 425, 429)),
    *((says(status), Refused) for status in (400, 403, 409, 415, 418, 422)),
    *((says(status), Unknown) for status in (408, 499, 500, 502, 503, 504, 507, 599)),
]


@pytest.mark.parametrize(("error", "kind"), OUTCOMES, ids=lambda value: str(getattr(value, "__name__", repr(value))))
def test_what_an_error_leaves_behind(journal: Remembering, error: PetStoreError, kind: type) -> None:
    with Failing(error) as client:
        outcome = add(client, journal, before=None)
    assert type(outcome) is kind
    assert not isinstance(outcome, Added)
    assert outcome.error is error
    (entry,) = journal.open_adds(SHOP)  # whatever it is, it is not settled
    assert (entry.sent_at is not None, entry.refusal is not None) == (kind is Unknown, kind is Refused)


def test_the_table_of_outcomes_has_every_class_of_error() -> None:
    def kinds(root: type[PetStoreError]) -> set[type[PetStoreError]]:
        return {root}.union(
            *(kinds(kind) for kind in root.__subclasses__() if kind.__module__.startswith("petstore_gui.api"))
        )

    # The class between is never raised itself.
    assert {type(error) for error, _ in OUTCOMES} == kinds(PetStoreError) - {StatusError}


def test_with_a_refused_key_an_add_waits_for_another_one(journal: Remembering) -> None:
    store = FakeStore(key="another")
    entry = queued(journal)
    with Looking(store) as client:
        outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, NotSent)
    assert isinstance(outcome.error, AuthenticationError)
    assert journal.open_adds(SHOP) == (entry,)
    assert store.requests == ["POST /v1/pets"]


@pytest.mark.parametrize(
    "act",
    [
        failing(httpx.ConnectError("refused")),
        failing(httpx.ReadTimeout("hangs")),
        failing(httpx.ReadError("reset")),
        failing(httpx.WriteError("broken")),
        failing(httpx.RemoteProtocolError("garbage")),
        lambda _request: httpx.Response(502, html="<h1>Bad gateway</h1>"),
        lambda _request: httpx.Response(307, headers={"Location": "https://elsewhere.example.com/"}),
        refusing(503, "Come back later."),
        refusing(408, "Too slow."),
        refusing(429, "Too many."),
        refusing(400, "No."),
    ],
)
def test_the_program_never_sends_an_add_twice(
    journal: Remembering, act: Callable[[httpx.Request], httpx.Response]
) -> None:
    store = FakeStore()
    store.next(act)
    with Looking(store) as client:
        outcome = send(client, journal, queued(journal), before=None, is_embedded=False)
    if isinstance(outcome, Unknown):
        find_lost(journal, ListedPets(snapshot_of(store)), [outcome.entry])
    assert [request for request in store.requests if not request.startswith("GET")] == ["POST /v1/pets"]
    assert store.pets == []


# ---------------------------------------------------------------------------------------------------------- the journal


def test_what_cannot_be_written_down_is_not_sent(tmp_path: Path) -> None:
    store = FakeStore()
    journal = Journal(tmp_path)  # a folder
    entry = Add(1, SHOP, REX, datetime(2026, 3, 4, tzinfo=UTC))
    with Looking(store) as client:
        outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, NotSent)
    assert isinstance(outcome.error, JournalError)
    assert tmp_path.name in detail_of(outcome.error)
    assert store.requests == []


@pytest.mark.posix("limits of the process")
def test_on_a_full_disk_nothing_is_sent_and_once_there_is_room_again_it_is(tmp_path: Path) -> None:
    import resource

    store = FakeStore()
    journal = Journal(tmp_path / "journal.sqlite3")
    entry = queued(journal)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Looking(store) as client:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
        try:
            outcome = send(client, journal, entry, before=None, is_embedded=False)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert isinstance(outcome, NotSent)
        assert "the disk is full" in str(outcome.error)
        assert store.requests == []
        assert isinstance(send(client, journal, entry, before=None, is_embedded=False), Added)
    assert journal.open_adds(SHOP) == ()
    journal.shut()


@pytest.mark.parametrize("name", ["Rex\0", " "])
def test_what_the_interface_cannot_carry_is_not_sent(journal: Remembering, name: str) -> None:
    store = FakeStore()
    with Looking(store) as client:
        outcome = add(client, journal, NewPet(name=name, category_id=1), before=None)
    assert isinstance(outcome, Refused)
    assert isinstance(outcome.error, ArgumentError)
    assert (store.requests, journal.events) == ([], [states.Rejected(refusal_text(outcome.error))])


def test_the_answer_counts_when_the_journal_cannot_be_closed_and_the_next_start_finds_it() -> None:
    store = FakeStore([pet(3)])
    journal = Unclosable(None)
    before = snapshot_of(store)
    with Looking(store) as client:
        assert add(client, journal, before=before) == Added(pet(4))
        (entry,) = journal.open_adds(SHOP)
        assert found(store, entry) == ProbablyAdded(entry, pet(4))
    journal.shut()


@pytest.mark.parametrize("name", ["Rex\t3\nLuna\t4", "Rex\nLuna"])
def test_rows_that_an_older_version_took_for_a_name_are_never_sent(journal: Remembering, name: str) -> None:
    store = FakeStore()
    entry = queued(journal, NewPet(name=name, category_id=1))
    with Looking(store) as client:
        outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, Refused)
    assert str(outcome.error) == "The name holds a tab or a line end"
    assert store.requests == []
    (kept,) = journal.open_adds(SHOP)
    assert (kept.sent_at, kept.refusal) == (None, "The name holds a tab or a line end")


@pytest.mark.parametrize(
    ("error", "kind"), [(NotConnectedError("refused"), NotSent), (says(401), NotSent), (says(400), Refused)]
)
def test_a_refusal_counts_when_the_journal_cannot_be_closed(error: PetStoreError, kind: type) -> None:
    journal = Unclosable(None)
    with Failing(error) as client:
        assert type(add(client, journal, before=None)) is kind
    journal.shut()


def test_the_key_is_in_no_file(tmp_path: Path) -> None:
    secret = "a-key-that-must-be-nowhere-4711"
    store = FakeStore(key=secret)
    journal = Journal(tmp_path / "journal.sqlite3")
    store.next(store.answer, lost(store), refusing(400, "No."), failing(httpx.ConnectError("refused")))
    with PetStoreClient(ADDRESS, secret, transport=httpx.MockTransport(store)) as client:
        for _ in range(5):
            add(client, journal, before=None)
        store.key = "another"
        assert isinstance(add(client, journal, before=None), NotSent)

    def holding(text: str) -> set[str]:
        return {file.name for file in tmp_path.iterdir() if text.encode() in file.read_bytes()}

    assert (holding("Rex"), holding(secret)) == ({"journal.sqlite3-wal"}, set())
    journal.shut()
    assert (holding("Rex"), holding(secret)) == ({"journal.sqlite3"}, set())


# ------------------------------------------------------------------------------------------------ what was there before


@pytest.mark.parametrize("new_pet", [REX, NO_STATUS])
def test_equal_animals_that_were_listed_before_are_known_whatever_their_status(
    journal: Remembering, new_pet: NewPet
) -> None:
    store = FakeStore(
        [
            pet(1),
            pet(2, name="Mia"),
            pet(3, category_id=2),
            pet(4, status="sold"),
            pet(5, status=None),
            pet(6, name=" Rex "),
            pet(7, name="rex"),
        ]
    )
    entry = unknown(store, journal, new_pet, stored=False, before=snapshot_of(store))
    assert (entry.known, entry.knew_all) == ((1, 4, 5, 6), True)


def test_what_an_incomplete_list_shows_is_known_and_is_not_all(journal: Remembering) -> None:
    store = FakeStore([pet(1), *others(LIMIT_MAX, "sold")])
    entry = unknown(store, journal, stored=False, before=snapshot_of(store))
    assert (entry.known, entry.knew_all) == ((1,), False)


def test_without_the_lists_of_this_place_nothing_is_known(journal: Remembering) -> None:
    store = FakeStore([pet(1), *others(LIMIT_MAX, "sold")])
    with Looking(store) as client:
        begun = begin_snapshot(client, SHOP)
        elsewhere = take_snapshot(client, "https://elsewhere.example.com/v1")
    for before in (None, begun, elsewhere):
        entry = unknown(store, journal, stored=False, before=before)
        assert (entry.known, entry.knew_all) == (None, False)
        journal.apply(entry.number, states.GivenUp())


# --------------------------------------------------------------------------------------------------- the three findings


@pytest.mark.parametrize("status", [*PetStatus, UNSET])
@pytest.mark.parametrize("twins", [0, 1, 2])
@pytest.mark.parametrize("crowd", [0, 90])
def test_the_one_new_animal_is_probably_it(
    journal: Remembering, status: PetStatus | UnsetType, twins: int, crowd: int
) -> None:
    new_pet = NewPet(name="Rex", category_id=1, status=status)
    store = FakeStore([*(pet(number, new_pet) for number in range(2001, 2001 + twins)), *others(crowd, "sold")])
    entry = unknown(store, journal, new_pet, stored=True, before=snapshot_of(store))
    assert entry.known == tuple(range(2001, 2001 + twins))
    assert found(store, entry) == ProbablyAdded(entry, store.pets[0])
    assert store.pets[0] == pet(store.pets[0].id, new_pet)


@pytest.mark.parametrize("new_pet", [REX, NO_STATUS])
@pytest.mark.parametrize(("twins", "read_before"), [(0, True), (1, True), (2, True), (0, False)])
def test_without_a_new_animal_in_a_complete_list_no_more_is_said_than_that_it_is_not_listed(
    journal: Remembering, new_pet: NewPet, twins: int, *, read_before: bool
) -> None:
    store = FakeStore(
        [*(pet(number, new_pet) for number in range(1, 1 + twins)), pet(8, name="Mia"), *others(80, "sold")]
    )
    entry = unknown(store, journal, new_pet, stored=False, before=snapshot_of(store) if read_before else None)
    assert is_not_listed(found(store, entry), entry)


@pytest.mark.parametrize("stored", [True, False])
def test_when_nothing_was_read_before_an_animal_like_it_could_be_it(journal: Remembering, *, stored: bool) -> None:
    store = FakeStore([pet(3), pet(2, name="Mia")])
    entry = unknown(store, journal, stored=stored, before=None)
    expected = (pet(4), pet(3)) if stored else (pet(3),)
    assert found(store, entry) == CouldBe(entry, expected, may_be_older=True)


def test_of_several_new_animals_each_could_be_it(journal: Remembering) -> None:
    store = FakeStore([pet(3)])
    entry = unknown(store, journal, stored=True, before=snapshot_of(store))
    store.pets.insert(0, pet(5))  # a colleague's
    assert found(store, entry) == CouldBe(entry, (pet(5), pet(4)))


@pytest.mark.parametrize("stored_as", [None, "available", "retired"])
def test_an_add_without_a_status_may_have_been_given_any(journal: Remembering, stored_as: str | None) -> None:
    store = FakeStore()
    entry = unknown(store, journal, NO_STATUS, stored=False, before=snapshot_of(store))
    store.pets.insert(0, pet(1, status=stored_as))
    assert found(store, entry) == ProbablyAdded(entry, store.pets[0])


@pytest.mark.parametrize("status", ["sold", None])
def test_a_new_animal_of_another_status_could_be_it(journal: Remembering, status: str | None) -> None:
    # Somebody may have sold it before the next start looked for it: adding it again would make two.
    store = FakeStore()
    entry = unknown(store, journal, stored=True, before=snapshot_of(store))
    store.pets[0] = sold = pet(1, status=status)
    assert found(store, entry) == CouldBe(entry, (sold,))
    store.pets.insert(0, pet(2))
    assert found(store, entry) == ProbablyAdded(entry, pet(2))


def test_an_old_animal_that_came_to_the_same_status_is_not_it(journal: Remembering) -> None:
    store = FakeStore([pet(3, status="pending")])
    entry = unknown(store, journal, stored=False, before=snapshot_of(store))
    store.pets[0] = pet(3)
    assert is_not_listed(found(store, entry), entry)


def test_the_animal_of_a_later_add_is_not_it(journal: Remembering) -> None:
    store = FakeStore()
    unknown(store, journal, stored=False, before=snapshot_of(store))
    with Looking(store) as client:
        assert isinstance(add(client, journal, before=snapshot_of(store)), Added)
    (entry,) = journal.open_adds(SHOP)
    assert is_not_listed(found(store, entry, journal), entry)


def test_two_equal_adds_do_not_both_get_the_one_animal_that_came(journal: Remembering) -> None:
    store = FakeStore()
    before = snapshot_of(store)
    unknown(store, journal, stored=True, before=before)
    store.next(failing(httpx.ReadTimeout("hangs")))
    with Looking(store) as client:
        assert isinstance(add(client, journal, before=before), Unknown)
    first = journal.open_adds(SHOP)[0]
    assert found(store, first) == ProbablyAdded(first, pet(1))
    journal.apply(first.number, states.Decided(1))
    (second,) = journal.open_adds(SHOP)
    assert is_not_listed(found(store, second, journal), second)


@pytest.mark.parametrize(("sent", "listed"), [("Rene\u0301", "Ren\u00e9"), ("Rex  II", "Rex II"), ("Rex", "Rex\n")])
def test_a_name_that_the_service_has_tidied_is_recognised(journal: Remembering, sent: str, listed: str) -> None:
    store = FakeStore()
    entry = unknown(store, journal, NewPet(name=sent, category_id=1), stored=False, before=snapshot_of(store))
    store.pets.insert(0, renamed := pet(1, name=listed))
    assert found(store, entry) == ProbablyAdded(entry, renamed)


# ----------------------------------------------------------------------------------------------- lists that are cut off


@pytest.mark.parametrize(
    ("new_pet", "crowd", "expected"),
    [
        (REX, others(99, "available"), None),
        (REX, others(100, "available"), Completeness.CUT_OFF),
        (REX, others(300, "available"), Completeness.CUT_OFF),
        (REX, others(300, "sold"), None),  # its own list is complete
        (NO_STATUS, others(99, "available"), None),
        (NO_STATUS, others(100, "available"), Completeness.CUT_OFF),
        (
            NO_STATUS,
            others(60, "available") + [pet(n, name="x", status="sold") for n in range(60)],
            Completeness.WITH_STATUS,
        ),
        (NO_STATUS, others(100, None), Completeness.CUT_OFF),
    ],
)
@pytest.mark.parametrize("read_before", [True, False])
def test_absence_from_a_list_that_is_cut_off_says_nothing(
    journal: Remembering, new_pet: NewPet, crowd: list[Pet], expected: Completeness | None, *, read_before: bool
) -> None:
    store = FakeStore(crowd)
    entry = unknown(store, journal, new_pet, stored=False, before=snapshot_of(store) if read_before else None)
    assert is_not_listed(found(store, entry), entry, expected or Completeness.COMPLETE)


@pytest.mark.parametrize("new_pet", [REX, NO_STATUS])
def test_an_old_animal_that_a_list_that_was_cut_off_lacked_is_not_said_to_be_it(
    journal: Remembering, new_pet: NewPet
) -> None:
    store = FakeStore([*others(LIMIT_MAX, "available"), old := pet(1)])
    entry = unknown(store, journal, new_pet, stored=False, before=snapshot_of(store))
    del store.pets[0]  # so that the list has the old one, too
    assert found(store, entry) == CouldBe(entry, (old,), may_be_older=True)


def test_among_lists_that_are_cut_off_what_could_be_it_is_shown(journal: Remembering) -> None:
    store = FakeStore([pet(2001), *others(200, "available")])
    entry = unknown(store, journal, stored=True, before=None)
    assert found(store, entry) == CouldBe(entry, (pet(2002), pet(2001)), may_be_older=True)


# ---------------------------------------------------------------------------------------------- those that wait in line


def test_what_is_not_listed_says_when_it_was_looked_for(journal: Remembering) -> None:
    store = FakeStore()
    entry = unknown(store, journal, stored=False, before=snapshot_of(store))
    snapshot = snapshot_of(store)
    finding = find(ListedPets(snapshot), [entry])[entry.number]
    assert isinstance(finding, NotListed)
    assert entry.sent_at is not None
    assert finding.as_of == snapshot.taken_at > entry.sent_at


def test_the_lost_adds_of_a_service_are_looked_for_together_and_none_is_closed(journal: Remembering) -> None:
    store = FakeStore()
    before = snapshot_of(store)
    first = unknown(store, journal, stored=True, before=before)
    second, waiting = queued(journal, NewPet(name="Mia", category_id=2)), queued(journal)
    store.next(failing(httpx.ReadTimeout("hangs")))
    with Looking(store) as client:
        lost_one = send(client, journal, second, before=before, is_embedded=False)
    assert isinstance(lost_one, Unknown)
    findings = find_lost(journal, ListedPets(snapshot_of(store)), [first, lost_one.entry])
    assert findings[first.number] == ProbablyAdded(first, pet(1))
    assert is_not_listed(findings[second.number], lost_one.entry)
    assert findings.keys() == {first.number, second.number}
    assert [each.number for each in journal.open_adds(SHOP)] == [first.number, second.number, waiting.number]


def test_a_queued_add_is_marked_as_sent_on_the_disk_before_it_leaves(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    store = FakeStore([pet(3)])
    seen: list[Add] = []

    def look(request: httpx.Request) -> httpx.Response:
        other = Journal(path)
        seen.extend(other.open_adds(SHOP))
        other.shut()
        return store.answer(request)

    before = snapshot_of(store)
    store.next(look)
    journal = Journal(path)
    entry = queued(journal)
    assert entry.sent_at is None
    with Looking(store) as client:
        assert send(client, journal, entry, before=before, is_embedded=False) == Added(pet(4))
    (on_disk,) = seen
    assert on_disk.sent_at is not None
    assert (on_disk.number, on_disk.new_pet, on_disk.known) == (entry.number, REX, (3,))
    assert journal.open_adds(SHOP) == ()
    journal.shut()


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (NotConnectedError("refused"), NotSent),
        (says(401), NotSent),
        (says(429), NotSent),
        (says(400), Refused),
        (says(503), Unknown),
        (NoAnswerError("hangs"), Unknown),
    ],
)
def test_what_becomes_of_a_queued_add_is_in_the_journal(journal: Remembering, error: PetStoreError, kind: type) -> None:
    with Failing(error) as client:
        outcome = send(client, journal, queued(journal), before=None, is_embedded=False)
    assert type(outcome) is kind
    (entry,) = journal.open_adds(SHOP)  # whatever it is, it is not settled
    assert (entry.sent_at is not None, entry.refusal) == (kind is Unknown, "x" if kind is Refused else None)
    states_of = {NotSent: State.WAITING, Refused: State.REFUSED, Unknown: State.NOT_CONFIRMED}
    assert (entry.state, entry.maybe) == (states_of[kind], kind is Unknown)


@pytest.mark.parametrize("code", ["storage_full", "storage_moved", "storage_busy", "storage_damaged"])
def test_only_the_service_of_this_program_is_believed_that_it_stored_nothing(journal: Remembering, code: str) -> None:
    error = StatusError.of(code=code, message="x", status=503)
    for is_embedded, kind in ((True, NotSent), (False, Unknown)):
        with Failing(error) as client:
            assert type(send(client, journal, queued(journal), before=None, is_embedded=is_embedded)) is kind


def test_another_error_of_the_service_of_this_program_tells_nothing(journal: Remembering) -> None:
    with Failing(StatusError.of(code="internal_error", message="x", status=500)) as client:
        assert type(send(client, journal, queued(journal), before=None, is_embedded=True)) is Unknown


@pytest.mark.parametrize("error", [NotConnectedError("refused"), says(400)])
def test_what_could_not_be_written_of_an_add_is_written_before_it_is_discarded(error: PetStoreError) -> None:
    journal, unwritten = Unclosable(None), list[states.Event]()
    entry = queued(journal)
    with Failing(error) as client:
        send(client, journal, entry, before=None, is_embedded=False, unwritten=unwritten)
    assert [each.state for each in journal.open_adds(SHOP)] == [State.SENDING], "all that the disk knows"
    assert Journal.apply(journal, entry.number, *unwritten, states.Discarded()).state is State.DISCARDED
    journal.shut()


def test_what_could_not_be_written_of_an_add_is_written_before_it_is_sent_again() -> None:
    journal, unwritten = Unclosable(None), list[states.Event]()
    entry = queued(journal)
    with Failing(NotConnectedError("refused")) as client:
        send(client, journal, entry, before=None, is_embedded=False, unwritten=unwritten)
    with Looking(FakeStore()) as client:
        assert isinstance(send(client, journal, entry, before=None, is_embedded=False, unwritten=unwritten), Added)
    assert unwritten == [states.Answered(1)]
    journal.shut()


def test_one_that_another_program_has_settled_is_not_sent(journal: Remembering) -> None:
    store = FakeStore()
    entry = queued(journal)
    journal.apply(entry.number, states.Discarded())
    with Looking(store) as client:
        outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, Unknown)
    assert "another window or command" in str(outcome.error)
    assert [request for request in store.requests if request.startswith("POST")] == []
