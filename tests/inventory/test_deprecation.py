import time
from datetime import UTC, date, datetime, timedelta
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis.strategies import dates, datetimes, integers, sampled_from, text

from petstore_gui.api.values import Lifecycle
from petstore_gui.inventory.deprecation import REMOVAL, Retirement, Stage, retirement

LONG_AGO = date(2024, 1, 31)
FAR, SOON, GONE = Stage


def stage(today: date, *, sunset: str = "") -> Stage:
    return retirement(Lifecycle(sunset=sunset), today=today).stage


def day(sunset: str) -> date:
    return retirement(Lifecycle(sunset=sunset), today=LONG_AGO).day


def since(deprecation: str, *, today: date = date(2026, 6, 1)) -> date | None:
    return retirement(Lifecycle(deprecation=deprecation), today=today).deprecated_since


def test_without_a_word_from_the_service_the_interface_s_day_counts() -> None:
    assert retirement(Lifecycle(), today=LONG_AGO) == Retirement(date(2030, 12, 5), FAR, None)


# ---------------------------------------------------------------------------------------------- the clock, at each edge


@pytest.mark.parametrize(
    ("today", "expected"),
    [
        (date.min, FAR),
        (date(2029, 12, 4), FAR),
        (date(2030, 9, 5), FAR),  # 91 days
        (date(2030, 9, 6), SOON),  # 90 days
        (date(2030, 12, 4), SOON),
        (date(2030, 12, 5), GONE),
        (date(2030, 12, 6), GONE),
        (date.max, GONE),
    ],
)
def test_each_stage_begins_on_its_day(today: date, expected: Stage) -> None:
    assert stage(today) is expected


@pytest.mark.parametrize(
    ("today", "expected"),
    [
        (date(2027, 11, 30), FAR),  # 91 days
        (date(2027, 12, 1), SOON),  # 90 days
        (date(2028, 2, 28), SOON),
        (date(2028, 2, 29), GONE),
    ],
)
def test_a_leap_day_can_be_the_last(today: date, expected: Stage) -> None:
    assert stage(today, sunset="Tue, 29 Feb 2028 12:00:00 GMT") is expected


@given(dates(max_value=date.max - timedelta(days=1)), sampled_from(["", "Fri, 01 Mar 2030 00:00:00 GMT"]))
def test_stages_only_ever_go_forward(today: date, sunset: str) -> None:
    stages = list(Stage)
    tomorrow = today + timedelta(days=1)
    assert stages.index(stage(today, sunset=sunset)) <= stages.index(stage(tomorrow, sunset=sunset))


# --------------------------------------------------------------------------------------------------------------- Sunset


@pytest.mark.parametrize(
    ("sunset", "expected"),
    [
        ("Wed, 04 Dec 2030 23:59:59 GMT", date(2030, 12, 4)),
        ("Mon, 31 Dec 2029 00:00:00 GMT", date(2029, 12, 31)),
        ("  Mon, 31 Dec 2029 00:00:00 GMT\t", date(2029, 12, 31)),
        ("Monday, 31-Dec-29 23:59:59 GMT", date(2029, 12, 31)),  # RFC 850
        ("Mon Dec 31 23:59:59 2029", date(2029, 12, 31)),  # asctime
        ("Sat Dec  1 00:00:00 2029", date(2029, 12, 1)),
        ("Mon, 31 Dec 2029 23:30:00 -0100", date(2030, 1, 1)),  # days are UTC days
        ("Tue, 01 Jan 2030 00:30:00 +0100", date(2029, 12, 31)),
        ("Mon, 31 Dec 2029 00:00:00 -0000", date(2029, 12, 31)),
    ],
)
def test_an_earlier_day_of_the_service_counts(sunset: str, expected: date) -> None:
    assert day(sunset) == expected


@pytest.mark.posix("the zone of a process cannot be set there")
@pytest.mark.parametrize("zone", ["UTC-12", "UTC+12"])
@pytest.mark.parametrize("sunset", ["Mon Dec 31 12:30:00 2029", "Mon, 31 Dec 2029 11:30:00 -0000"])
def test_the_computer_s_zone_does_not_move_the_day(sunset: str, zone: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        try:
            assert day(sunset) == date(2029, 12, 31)
        finally:
            patch.undo()
            time.tzset()


@pytest.mark.parametrize(
    "sunset", ["Thu, 05 Dec 2030 00:00:00 GMT", "Fri, 06 Dec 2030 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT"]
)
def test_a_later_day_of_the_service_does_not(sunset: str) -> None:
    assert day(sunset) == REMOVAL


MALFORMED = [
    "",
    " ",
    "soon",
    "true",
    "2029-12-31",
    "2029-12-31T00:00:00Z",
    "1893369600",
    "31 Dec 2029",
    "Mon, 31 Dec 2029",
    "Mon, 31 Dec 29 00:00:00 GMT",
    "Mon, 32 Dec 2029 00:00:00 GMT",
    "Mon, 31 Dez 2029 00:00:00 GMT",
    "Mon, 31 Dec 2029 24:00:00 GMT",
    "Mon, 31 Dec 2029 00:00:00",
    "Mon, 31 Dec 2029 00:00:00 CET",
    "Mon, 31 Dec ２０２９ 00:00:00 GMT",
    "Mon, 31 Dec 0000 00:00:00 GMT",
    "Mon, 01 Jan 0001 00:00:00 +0100",
    "Mon, 31 Dec 2029 00:00:00 +9999",
    "Fri, 31 Dec 9999 23:59:59 -0100",
    "Thu, 29 Feb 2029 00:00:00 GMT",
    "Mon, 31 Dec 2029 00:00:00 GMT, Tue, 01 Jan 2030 00:00:00 GMT",
    "Mon, 31 Dec 2029 00:00:00 GMT\x00",
    "Mon, 31 Dec 2029 00:00:00 GM",  # cut off
]


@pytest.mark.parametrize("sunset", MALFORMED)
def test_a_malformed_sunset_is_as_good_as_none(sunset: str) -> None:
    assert retirement(Lifecycle(sunset=sunset), today=LONG_AGO) == Retirement(REMOVAL, FAR, None)


@given(datetimes(min_value=datetime(1970, 1, 1), max_value=datetime(2030, 12, 4, 23, 59, 59)))  # noqa: DTZ001  UTC
def test_every_earlier_moment_is_taken_as_its_day(moment: datetime) -> None:
    assert day(format_datetime(moment.replace(tzinfo=UTC), usegmt=True)) == moment.date()


# ---------------------------------------------------------------------------------------------------------- Deprecation


@pytest.mark.parametrize(
    ("deprecation", "expected"),
    [
        ("@1688169599", date(2023, 6, 30)),  # the example of RFC 9745
        ("@1688169600", date(2023, 7, 1)),
        (" @1688169599 ", date(2023, 6, 30)),
        ('@1688169599;why="old"', date(2023, 6, 30)),
        ("@0", date(1970, 1, 1)),
        ("@-1", date(1969, 12, 31)),
        ("Fri, 30 Jun 2023 23:59:59 GMT", date(2023, 6, 30)),
        ("Friday, 30-Jun-23 23:59:59 GMT", date(2023, 6, 30)),
        ("Fri Jun 30 23:59:59 2023", date(2023, 6, 30)),
    ],
)
def test_the_day_of_the_deprecation_is_read_in_its_new_and_its_older_forms(deprecation: str, expected: date) -> None:
    assert since(deprecation) == expected


@pytest.mark.parametrize("deprecation", ["true", "True", "?1", "false"])
def test_the_word_alone_names_no_day(deprecation: str) -> None:
    assert since(deprecation) is None


@pytest.mark.parametrize(
    "deprecation",
    [
        *MALFORMED,
        "@",
        "@soon",
        "@1.5",
        "@1e9",
        "@+5",
        "@ 1688169599",
        "@168816959９",
        "@999999999999999",
        "@" + "9" * 5000,
    ],
)
def test_a_malformed_deprecation_names_no_day(deprecation: str) -> None:
    assert since(deprecation, today=date.max) is None


def test_a_deprecation_still_to_come_is_not_said_to_have_begun() -> None:
    assert since("@1688169600", today=date(2023, 6, 30)) is None
    assert since("@1688169600", today=date(2023, 7, 1)) == date(2023, 7, 1)


def test_the_deprecation_does_not_move_the_day() -> None:
    told = retirement(Lifecycle(deprecation="@1688169599"), today=LONG_AGO)
    assert told == Retirement(REMOVAL, FAR, date(2023, 6, 30))


# ------------------------------------------------------------------------------------------------------------- any text


DATE_LIKE = text(alphabet="MonTueWedFri, 0123456789:-+@;GMT JanFebDec", max_size=40)


@given(text(max_size=200) | DATE_LIKE, text(max_size=200) | DATE_LIKE, dates())
def test_no_text_of_a_service_raises_or_moves_the_day_back(sunset: str, deprecation: str, today: date) -> None:
    told = retirement(Lifecycle(sunset=sunset, deprecation=deprecation), today=today)
    assert told.day <= REMOVAL
    assert told.deprecated_since is None or told.deprecated_since <= today


@given(integers(), dates())
def test_no_number_of_seconds_raises(seconds: int, today: date) -> None:
    retirement(Lifecycle(deprecation=f"@{seconds}"), today=today)


@given(
    sampled_from(["{a}, {b:02} Dec {c:04} {d:02}:00:00 {e}", "{a}day, {b:02}-Dec-{d:02} {d:02}:00:00 GMT"]),
    sampled_from(["Mon", "Xyz"]),
    integers(0, 99),
    integers(0, 9999),
    integers(0, 99),
    sampled_from(["GMT", "+0000", "-9999", "+2359", "-2400"]),
)
def test_no_impossible_date_raises(form: str, a: str, b: int, c: int, d: int, e: str) -> None:
    assert day(form.format(a=a, b=b, c=c, d=d, e=e)) <= REMOVAL
