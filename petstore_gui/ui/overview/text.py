"""The sentences of the overview, which claim no more than is known. No widgets."""

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import Count, Overview, StatusCounts
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.ui.i18n.text import join_list, rest_text, status_text, when
from petstore_gui.ui.pet_list.text import added_words

Statuses: TypeAlias = dict[PetStatus | None, str]
"""The names of the shown statuses; ``None`` is for animals with none of the three."""


def tr(text: str, count: int = -1) -> str:
    """Translate one of the texts of the overview."""
    return QCoreApplication.translate("overview.text", text, None, count)


def format_count(count: Count) -> str:
    """Return a count as it is painted: with a plus if there may be more; a dash if none is known."""
    number = QLocale().toString(count.number)
    if count.complete:
        return number
    return f"{number}+" if count.number else "–"


def spoken_count(count: Count) -> str:
    """Return the meaning of :func:`format_count` for a screen reader."""
    if count.complete:
        return QLocale().toString(count.number)
    return tr("%Ln or more", count.number) if count.number else tr("none listed")


def headline(overview: Overview) -> str:
    """Return the headline: the total number of animals. The tiles have the numbers by status."""
    count = overview.store.total
    return {
        Completeness.COMPLETE: tr("%Ln animal(s) in all", count.number),
        Completeness.WITH_STATUS: tr("%Ln+ animals in all", count.number),
        Completeness.CUT_OFF: tr("%Ln+ animals in all", count.number),
        Completeness.NOT_ASKED: tr("%Ln animal(s) listed so far", count.number),
    }[count.completeness]


def as_of(overview: Overview) -> str:
    """Return the time of the counts, and how many of the animals are newer.

    The time has its day, unless the counts come from the service and are of today.
    """
    words = tr("list of {time}") if overview.is_cached else tr("updated {time}")
    time = words.format(time=when(overview.taken_at, with_day=overview.is_cached))
    return join_list([each for each in (time, added_words(overview.added)) if each])


def summary(overview: Overview) -> str:
    """Return the chart in one sentence."""
    return join_list([headline(overview), as_of(overview)])


def shown_statuses(overview: Overview) -> Statuses:
    """Return the statuses to show; the rest only if there are such animals."""
    statuses: Statuses = {status: status_text(status) for status in PetStatus}
    if overview.store.rest.number:
        statuses[None] = rest_text(unset=overview.unset)
    return statuses


def category_sentence(name: str, counts: StatusCounts, statuses: Statuses) -> str:
    """Return a whole row in words: "Dogs (3): Available 12, Pending 3, Sold 10, 25 in all"."""
    parts = [
        tr("{status} {count}").format(status=word, count=spoken_count(counts.of(status)))
        for status, word in statuses.items()
    ]
    sentence = tr("{category}: {parts}, {total} in all")
    return sentence.format(category=name, parts=join_list(parts), total=spoken_count(counts.total))


def segment_sentence(name: str, word: str, count: Count) -> str:
    """Return one count of a row in words: "Dogs (3), Available: 12"."""
    return tr("{category}, {status}: {count}").format(category=name, status=word, count=spoken_count(count))


def tile_sentence(word: str, count: Count) -> str:
    """Return the count of a tile in words: "Available: 100 or more"."""
    return tr("{status}: {count}").format(status=word, count=spoken_count(count))
