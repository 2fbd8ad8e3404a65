"""What the board may truthfully say of its counts, in words. No widgets in it."""

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import Count, Overview, StatusCounts
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.ui.i18n.text import join_list, status_text
from petstore_gui.ui.pet_list.text import when

Statuses: TypeAlias = list[tuple[PetStatus | None, str]]
"""The statuses that are shown, ``None`` for what has none of them, with the words for them."""


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("overview.text", text, None, count)


def mark(count: Count) -> str:
    """Return a count as it is painted: with a plus where there may be more."""
    number = QLocale().toString(count.number)
    return number if count.complete else f"{number}+"


def spoken(count: Count) -> str:
    """Return what :func:`mark` means, for whoever hears it."""
    return QLocale().toString(count.number) if count.complete else _tr("%Ln or more", count.number)


def remark(count: Count) -> str:
    """Return how far a count can be relied on."""
    if count.complete and not count.number:
        return _tr("there are none")
    return {
        Completeness.COMPLETE: _tr("all of them are listed"),
        Completeness.WITH_STATUS: _tr("there may be more"),
        Completeness.CUT_OFF: _tr("there may be more"),
        Completeness.NOT_ASKED: _tr("counted so far"),
    }[count.reach]


def headline(overview: Overview) -> str:
    """Return the answer to "what is available?"."""
    count = overview.store.available
    return {
        Completeness.COMPLETE: _tr("%Ln animal(s) available", count.number),
        Completeness.WITH_STATUS: _tr("%Ln or more animals available", count.number),
        Completeness.CUT_OFF: _tr("%Ln or more animals available", count.number),
        Completeness.NOT_ASKED: _tr("%Ln animal(s) available so far", count.number),
    }[count.reach]


def how_many(overview: Overview) -> str:
    """Return of how many animals that is."""
    count = overview.store.total
    return {
        Completeness.COMPLETE: _tr("of %Ln animal(s) in all", count.number),
        Completeness.WITH_STATUS: _tr("of %Ln animal(s) listed, animals without a status may be missing", count.number),
        Completeness.CUT_OFF: _tr("of %Ln animal(s) listed, there may be more", count.number),
        Completeness.NOT_ASKED: _tr("of %Ln animal(s) listed so far", count.number),
    }[count.reach]


def as_of(overview: Overview) -> str:
    """Return as of when the counts are; with the day where that is not today."""
    return _tr("as of {time}").format(time=when(overview.taken_at))


def main_sentence(overview: Overview) -> str:
    """Return the picture in one sentence."""
    return join_list([headline(overview), how_many(overview), as_of(overview)])


def rest_word(overview: Overview) -> str:
    """Return what the animals are called that have none of the three statuses."""
    return status_text(None) if overview.unset else _tr("Other")


def category_title() -> str:
    """Return the title of the names of categories."""
    return _tr("Category")


def available_title() -> str:
    """Return the title of the numbers of available animals."""
    return status_text(PetStatus.AVAILABLE)


def total_title() -> str:
    """Return the title of the numbers of animals of whichever status."""
    return _tr("Total")


def all_categories() -> str:
    """Return the title of the row that has the animals of all categories."""
    return _tr("All categories")


def names_of(overview: Overview) -> Statuses:
    """Return the statuses that there is something to say about."""
    known: Statuses = [(status, status_text(status)) for status in PetStatus]
    return [*known, (None, rest_word(overview))] if overview.store.rest.number else known


def category_sentence(name: str, tally: StatusCounts, statuses: Statuses) -> str:
    """Return a whole row in words: "Dogs (3): Available 12, Pending 3, Sold 10; 25 in all"."""
    parts = join_list(
        [
            _tr("{status} {count}").format(status=word, count=spoken(count_of(tally, status)))
            for status, word in statuses
        ]
    )
    return _tr("{category}: {parts}; {total} in all").format(category=name, parts=parts, total=spoken(tally.total))


def part_sentence(name: str, word: str, count: Count) -> str:
    """Return one part of a row in words: "Dogs (3), Available: 12"."""
    return _tr("{category}, {status}: {count}").format(category=name, status=word, count=spoken(count))


def figure_sentence(word: str, count: Count) -> str:
    """Return one of the large figures in words: "Available: 100 or more"."""
    return _tr("{status}: {count}").format(status=word, count=spoken(count))


def count_of(tally: StatusCounts, status: PetStatus | None) -> Count:
    """Return the count of a status; ``None`` for the rest."""
    return tally.rest if status is None else tally.statuses[status]


def hint() -> str:
    """Return what pressing a row does."""
    return _tr("Shows these animals in the list.")
