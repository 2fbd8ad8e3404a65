"""Finds out how near the removal of getPet is, from the interface and the headers of the service."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from email.utils import parsedate_to_datetime
from enum import StrEnum
from typing import Final

from petstore_gui.api.values import Lifecycle

REMOVAL: Final = date(2030, 12, 5)  # interface: "Versioning"


class Stage(StrEnum):
    """How much the user should know. A notice that was hidden returns with the next stage."""

    FAR = "far"  # nothing yet
    SOON = "soon"  # 90 days or less
    GONE = "gone"  # the day has come


@dataclass(frozen=True, slots=True)
class Retirement:
    """``day`` is the day (UTC) of getPet's removal, ``deprecated_since`` the one since when it is deprecated.

    ``deprecated_since`` is ``None`` if the service does not announce that.
    """

    day: date
    stage: Stage
    deprecated_since: date | None


_SOON: Final = timedelta(days=90)
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

# The three forms of RFC 9110, and a numeric zone. parsedate_to_datetime alone reads a day in nearly any text.
_YEAR: Final = "[1-9][0-9]{3}"
_TIME: Final = "[0-9]{2}:[0-9]{2}:[0-9]{2}"
_HTTP_DATE: Final = re.compile(
    rf"[A-Z][a-z]{{2}}, [0-9]{{2}} [A-Z][a-z]{{2}} {_YEAR} {_TIME} (GMT|UTC|[+-][0-9]{{4}})"
    rf"|[A-Z][a-z]{{5,8}}, [0-9]{{2}}-[A-Z][a-z]{{2}}-[0-9]{{2}} {_TIME} GMT"
    rf"|[A-Z][a-z]{{2}} [A-Z][a-z]{{2}} [ 0-9][0-9] {_TIME} {_YEAR}"
)
_RFC_9745_DATE: Final = re.compile(r"@(-?[0-9]{1,15})( *;.*)?", re.DOTALL)


def retirement(lifecycle: Lifecycle, *, today: date) -> Retirement:
    """Return how near the end of getPet is on ``today`` (a UTC day).

    If the service announces an earlier day than the interface in ``Sunset`` (RFC 8594), that one counts. Ignores
    invalid headers.
    """
    day = min(_http_day(lifecycle.sunset) or REMOVAL, REMOVAL)
    since = _deprecation_day(lifecycle.deprecation)
    return Retirement(day, _stage(day, today), since if since is not None and since <= today else None)


def _stage(day: date, today: date) -> Stage:
    if today >= day:
        return Stage.GONE
    return Stage.SOON if day - today <= _SOON else Stage.FAR


def _deprecation_day(text: str) -> date | None:
    """Return the day in ``Deprecation``: ``@seconds`` (RFC 9745) or the older HTTP date; ``None`` for ``true``."""
    seconds = _RFC_9745_DATE.fullmatch(text.strip())
    if seconds is None:
        return _http_day(text)
    try:
        return (_EPOCH + timedelta(seconds=int(seconds[1]))).date()
    except OverflowError:
        return None


def _http_day(text: str) -> date | None:
    """Return the UTC day of an HTTP date, ``None`` for anything else."""
    if not _HTTP_DATE.fullmatch(text.strip()):
        return None
    try:
        moment = parsedate_to_datetime(text)
        return (moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)).astimezone(UTC).date()
    except (ValueError, OverflowError):
        return None
