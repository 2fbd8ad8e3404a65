"""What is said of a list is true of it."""

from dataclasses import replace as replace_snapshot
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Changes, Completeness, Snapshot
from petstore_gui.ui.pet_list.text import (
    count_words,
    empty_message,
    format_count,
    found_words,
    limits_notice,
    limits_tip,
    list_sentence,
    listed_source,
    service_faults,
)
from tests.support.fake_store import many
from tests.support.snapshots import snapshot_of

AVAILABLE, PENDING, SOLD = PetStatus
REX = Pet(id=3, name="Rex", category_id=1, status="available")
LUNA = Pet(id=2, name="Luna", category_id=2, status="pending")
NONE = Pet(id=1, name="Milo", category_id=1)
ADDRESS = "https://pets.example.com/v1"

WHOLE = snapshot_of(REX, LUNA, NONE, whole=True)
WITH_STATUS = snapshot_of(*many(99), *many(99, "pending", first=100), *many(99, "sold", first=200))
CUT_OFF = snapshot_of(*many(100), LUNA, available=Completeness.CUT_OFF)
BEGUN = snapshot_of(
    *many(100), available=Completeness.NOT_ASKED, pending=Completeness.NOT_ASKED, sold=Completeness.NOT_ASKED
)
EMPTY = snapshot_of(whole=True)
ONE = snapshot_of(REX)


def sentence(
    snapshot: Snapshot, status: PetStatus | None = None, reason: str = "", changes: Changes | None = None
) -> str:
    """Return the sentence without what is about the time."""
    parts = list_sentence(snapshot, status, changes, reason=reason).split(" · ")
    assert parts.pop(1).startswith("updated ")
    return " · ".join(parts)


@pytest.mark.parametrize(
    ("snapshot", "status", "wanted"),
    [
        (WHOLE, None, "3 animals"),
        (WHOLE, AVAILABLE, "Available: 1 animal"),
        (WHOLE, SOLD, "Sold: 0 animals"),
        (WITH_STATUS, None, "297+ animals"),
        (WITH_STATUS, SOLD, "Sold: 99 animals"),
        (ONE, None, "1+ animals"),
        (CUT_OFF, None, "101+ animals"),
        (CUT_OFF, AVAILABLE, "Available: 100+ animals"),
        (CUT_OFF, PENDING, "Pending: 1 animal"),
        (BEGUN, None, "100 animals so far"),
        (BEGUN, PENDING, "Pending: 0 animals so far"),
    ],
)
def test_how_many_there_are_is_said_with_what_is_known_of_it(
    snapshot: Snapshot, status: PetStatus | None, wanted: str
) -> None:
    assert sentence(snapshot, status) == f"{wanted}"


def test_what_is_old_keeps_its_number_and_says_why_it_is_old() -> None:
    assert sentence(WHOLE, reason="No answer in time") == "3 animals · No answer in time"
    assert sentence(CUT_OFF, reason="No answer in time") == "101+ animals · No answer in time"
    assert sentence(CUT_OFF, PENDING, reason="No answer in time") == "Pending: 1 animal · No answer in time"


@pytest.mark.parametrize("reason", ["", "No answer in time"])
def test_what_is_found_is_counted_within_the_filter_and_with_its_plus(reason: str) -> None:
    for snapshot, status, wanted in (
        (WHOLE, None, "1 of 3"),
        (WHOLE, AVAILABLE, "1 of 1"),
        (CUT_OFF, None, "1 of 101+"),
        (CUT_OFF, AVAILABLE, "1 of 100+"),
    ):
        assert list_sentence(snapshot, status, found=1, reason=reason).startswith(f"{wanted} · updated ")
    assert found_words(BEGUN, PENDING, 0) == found_words(None, None, 0) == "0 of 0"


def test_what_was_never_listed_says_why() -> None:
    assert list_sentence(None, None, reason="Cancelled") == "Cancelled"
    assert list_sentence(None, None, reason="") == ""


def test_a_time_of_today_is_a_time_of_day_in_minutes_and_any_other_says_its_day_spelled_out() -> None:
    today = list_sentence(replace_snapshot(WHOLE, taken_at=datetime.now(UTC)), None, reason="")
    assert today.startswith("3 animals · updated ")
    assert len(today) == len("3 animals · updated 12:34")
    old = Snapshot((), "here", datetime(2024, 2, 29, 12, tzinfo=UTC), True, WHOLE.completeness_by_status)
    assert "updated 29 Feb 2024, " in list_sentence(old, None, reason="")


# -------------------------------------------------------------------------------------------------------- differences

BELLA = Pet(id=9, name="Bella", category_id=1, status="sold")


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        (Changes(), []),
        (Changes(new=frozenset({3})), ["Rex (ID 3) is new"]),
        (Changes(entered=frozenset({3})), ["Rex (ID 3) is now listed"]),
        (Changes(new=frozenset({1}), entered=frozenset({2, 3})), ["Milo (ID 1) is new, 2 now listed"]),
        (Changes(changed=dict.fromkeys({2}, BELLA)), ["Luna (ID 2) changed"]),
        (Changes(removed=(BELLA,)), ["Bella (ID 9) is no longer listed"]),
        (Changes(no_longer_listed=(BELLA,)), ["Bella (ID 9) is no longer listed"]),
        (
            Changes(
                new=frozenset({2, 3}),
                changed=dict.fromkeys({1}, BELLA),
                removed=(BELLA,),
                no_longer_listed=tuple(many(4, "sold", first=20)),
            ),
            ["2 new, Milo (ID 1) changed, 5 no longer listed"],
        ),
        (Changes(changed=dict.fromkeys({1, 2, 3}, BELLA), removed=(BELLA, REX)), ["3 changed, 2 no longer listed"]),
    ],
)
def test_what_changed_is_said_and_of_a_single_animal_which(changes: Changes, wanted: list[str]) -> None:
    assert sentence(WHOLE, changes=changes) == " · ".join(["3 animals", *wanted])


def test_of_one_status_only_its_own_changes_are_said() -> None:
    changes = Changes(new=frozenset({3}), changed=dict.fromkeys({2}, BELLA), removed=(BELLA,))
    assert sentence(WHOLE, PENDING, changes=changes) == "Pending: 1 animal · Luna (ID 2) changed"
    assert sentence(WHOLE, SOLD, changes=changes) == "Sold: 0 animals · Bella (ID 9) is no longer listed"


def test_a_long_or_strange_name_does_not_take_the_line() -> None:
    long = snapshot_of(replace(REX, name="x" * 500), replace(LUNA, name="a\u202eb\n"), whole=True)
    assert f"{'x' * 29}… (ID 3) is new" in sentence(long, changes=Changes(new=frozenset({3})))
    assert "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER} (ID 2) is new" in sentence(
        long, changes=Changes(new=frozenset({2}))
    )


# ------------------------------------------------------------------------------------------------ what may be missing


@pytest.mark.parametrize("status", [None, *PetStatus])
@pytest.mark.parametrize("snapshot", [WHOLE, WITH_STATUS, BEGUN, EMPTY], ids=["whole", "with status", "begun", "empty"])
def test_where_nothing_is_known_to_be_cut_off_there_is_no_notice(snapshot: Snapshot, status: PetStatus | None) -> None:
    assert limits_notice(snapshot, status) == ""


@pytest.mark.parametrize(
    ("status", "word"), [(AVAILABLE, "available"), (PENDING, "pending"), (SOLD, "sold"), (None, "available")]
)
def test_the_notice_names_the_status_that_is_cut_off(status: PetStatus | None, word: str) -> None:
    reaches = {word: Completeness.CUT_OFF}
    snapshot = snapshot_of(*many(100, word), whole=False, service_id="here", **reaches)
    assert limits_notice(snapshot, status) == f"Showing the first 100 {word} animals. There may be more."
    for other in PetStatus:
        assert status in {other, None} or limits_notice(snapshot, other) == ""


@pytest.mark.parametrize(
    ("snapshot", "wanted"),
    [
        (
            snapshot_of(
                *many(100), *many(100, "sold", first=101), available=Completeness.CUT_OFF, sold=Completeness.CUT_OFF
            ),
            "Showing at most 100 animals of each status. There may be more.",
        ),
        (snapshot_of(*many(99), NONE, LUNA), "There may be more animals without a status."),
        (
            snapshot_of(*many(100), NONE, available=Completeness.CUT_OFF),
            "Showing the first 100 available animals. There may be more.",
        ),
    ],
)
def test_the_notice_of_all_is_one_short_line(snapshot: Snapshot, wanted: str) -> None:
    assert limits_notice(snapshot, None) == wanted


LIMIT = "The service lists at most 100 animals at a time."
UNSET = "There may be more animals without a status."


@pytest.mark.parametrize(
    ("snapshot", "status", "wanted"),
    [
        (WHOLE, None, ""),
        (CUT_OFF, PENDING, ""),
        (BEGUN, PENDING, ""),
        (CUT_OFF, AVAILABLE, LIMIT),
        (CUT_OFF, None, f"{LIMIT} {UNSET}"),
        (WITH_STATUS, None, UNSET),
        (BEGUN, None, UNSET),
    ],
)
def test_a_plus_is_explained(snapshot: Snapshot, status: PetStatus | None, wanted: str) -> None:
    assert limits_tip(snapshot, status) == wanted


# ---------------------------------------------------------------------------------------------- counts, rows, copies


@pytest.mark.parametrize(
    ("snapshot", "status", "mark", "words"),
    [
        (WHOLE, None, "3", "3 animals"),
        (WHOLE, AVAILABLE, "1", "1 animal"),
        (WITH_STATUS, None, "297+", "297 or more"),
        (WITH_STATUS, SOLD, "99", "99 animals"),
        (CUT_OFF, None, "101+", "101 or more"),
        (CUT_OFF, AVAILABLE, "100+", "100 or more"),
        (CUT_OFF, PENDING, "1", "1 animal"),
        (BEGUN, PENDING, "", ""),
    ],
)
def test_a_count_has_a_plus_where_there_may_be_more(
    snapshot: Snapshot, status: PetStatus | None, mark: str, words: str
) -> None:
    assert (format_count(snapshot, status), count_words(snapshot, status)) == (mark, words)


@pytest.mark.parametrize(
    ("snapshot", "status", "error", "wanted"),
    [
        (None, None, None, ""),
        (None, None, ValueError(), "The animals could not be listed yet."),
        (WHOLE, None, None, ""),
        (WHOLE, None, ValueError(), ""),
        (EMPTY, None, None, "There are no animals here yet."),
        (WHOLE, SOLD, None, "No animal has the status “Sold”."),
        (BEGUN, SOLD, None, "No animal with the status “Sold” was listed so far."),
    ],
)
def test_no_rows_are_explained_by_no_more_than_is_known(
    snapshot: Snapshot | None, status: PetStatus | None, error: Exception | None, wanted: str
) -> None:
    assert empty_message(snapshot, status, error) == wanted


def test_what_is_passed_on_says_its_day_today_too() -> None:
    day = QLocale().toString(QDate.currentDate(), "d MMM yyyy")
    assert listed_source(replace_snapshot(WHOLE, taken_at=datetime.now(UTC))).startswith(f"As of {day}, ")


# -------------------------------------------------------------------------------------- a service that breaks its rules

OVERSIZED = replace_snapshot(CUT_OFF, oversized=frozenset({AVAILABLE}))


@pytest.mark.parametrize("status", [None, AVAILABLE])
def test_a_list_that_is_larger_than_asked_is_said_in_the_limits_notice(status: PetStatus | None) -> None:
    assert (
        limits_notice(OVERSIZED, status)
        == "The service sent more than it should. There may be more animals than these."
    )


def test_the_banner_of_another_status_is_not_concerned() -> None:
    assert limits_notice(OVERSIZED, PENDING) == ""
    of_all = replace_snapshot(CUT_OFF, oversized=frozenset({None}))
    assert limits_notice(of_all, AVAILABLE).startswith("Showing the first 100")
    assert limits_notice(of_all, None).startswith("The service sent more")


def test_the_faults_of_the_service_are_counted_in_the_details_only() -> None:
    assert service_faults(CUT_OFF) == ""
    kept = QLocale().toString(1000)
    assert f"100 animals asked for. Of each list, the first {kept} are kept." in service_faults(OVERSIZED)
    twice = replace_snapshot(WHOLE, repeated=frozenset({1, 2}))
    assert "2" in service_faults(twice)
    assert "more than once" in service_faults(twice)
    assert sentence(twice) == "3 animals"
    assert limits_notice(twice, None) == ""
