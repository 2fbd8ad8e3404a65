"""Sentences on a list: its number of animals, its time, its changes. They claim no more than is known. No widgets."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.api.values import KEPT_MAX, LIMIT_MAX, PetStatus
from petstore_gui.inventory.snapshot import Changes, Completeness, Snapshot, completeness_for
from petstore_gui.ui.i18n.text import join_list, join_sentences, sanitize, status_text, when

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

_LONGEST_NAME: Final = 30
_STATUSES: Final = frozenset(PetStatus)


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("pet_list.text", text, None, count)


def list_sentence(
    snapshot: Snapshot | None,
    status: PetStatus | None,
    changes: Changes | None = None,
    *,
    found: int | None = None,
    reason: str,
) -> str:
    """Return one line on a list, the count first; at its end the ``reason`` if the list is not up to date.

    For a cached list, the line has its time instead of the ``reason``.
    """
    parts = []
    if snapshot is not None:
        parts.append(how_many(snapshot, status, found=found, short=True))
        kept, time = cached_words(snapshot), when(snapshot.taken_at)
        parts.append(_tr("list of {time}").format(time=kept) if kept else _tr("updated {time}").format(time=time))
        parts.append(added_since(snapshot, status))
        if kept:
            return " · ".join(part for part in parts if part)
        if changes is not None and not reason:
            parts.append(differences(snapshot, changes, status))
    parts.append(reason)
    return " · ".join(part for part in parts if part)


def list_announcement(
    snapshot: Snapshot | None,
    status: PetStatus | None,
    changes: Changes | None = None,
    *,
    found: int | None = None,
    reason: str = "",
) -> str:
    """Return how many animals there are and what has changed, or the ``reason`` why there is no newer list."""
    if reason:
        return _tr("The list could not be read: {reason}").format(reason=reason)
    if snapshot is None:
        return ""
    animals = how_many(snapshot, status, found=found)
    changed = "" if changes is None else differences(snapshot, changes, status)
    return _tr("{animals}. {changes}").format(animals=animals, changes=changed) if changed else animals


def cached_words(snapshot: Snapshot | None) -> str:
    """Return the day and the time of a cached list; an empty text for a list of this run."""
    return when(snapshot.taken_at, with_day=True) if snapshot is not None and snapshot.is_cached else ""


def offline_sentence(snapshot: Snapshot, reason: str) -> str:
    """Return the ``reason`` why there is no newer list, “Offline” if it is empty, and the time of this list."""
    time = when(snapshot.taken_at, with_day=True)
    if reason:
        return _tr("{reason} · list of {time}").format(reason=reason, time=time)
    return _tr("Offline · list of {time}").format(time=time)


def retry_words(seconds: int | None) -> str:
    """Return the words for the next automatic attempt in ``seconds``; an empty text for ``None``."""
    if not seconds:
        return "" if seconds is None else _tr("trying again…")
    return _tr("trying again in {count} s").format(count=QLocale().toString(seconds))


def limits_notice(snapshot: Snapshot | None, status: PetStatus | None) -> str:
    """Return one line that there may be more; an empty text if all are listed, or the list is still being read."""
    if snapshot is None or snapshot.completeness_of(status) is not Completeness.CUT_OFF:
        return ""
    if kept := cached_words(snapshot):
        return _tr("There may have been more animals than these in the list of {time}.").format(time=kept)
    if snapshot.oversized if status is None else status in snapshot.oversized:
        return join_sentences(
            _tr("The service sent more than it should."), _tr("There may be more animals than these.")
        )
    cut_off = [
        each
        for each in PetStatus
        if snapshot.completeness_by_status[each] is Completeness.CUT_OFF and status in {None, each}
    ]
    if not cut_off:
        return _tr("There may be more animals without a status.")
    first = {
        PetStatus.AVAILABLE: _tr("Showing the first {limit} available animals. There may be more."),
        PetStatus.PENDING: _tr("Showing the first {limit} pending animals. There may be more."),
        PetStatus.SOLD: _tr("Showing the first {limit} sold animals. There may be more."),
    }[cut_off[0]]
    if len(cut_off) > 1:
        first = _tr("Showing at most {limit} animals of each status. There may be more.")
    return first.format(limit=QLocale().toString(LIMIT_MAX))


def limits_tip(snapshot: Snapshot, status: PetStatus | None) -> str:
    """Return the meaning of the plus of :func:`format_count` and the date of a cached list, or an empty text."""
    kept = cached_words(snapshot)
    parts = [_tr("In the list of {time}.").format(time=kept)] if kept else []
    if not format_count(snapshot, status).endswith("+"):
        return join_sentences(*parts)
    if any(each is Completeness.CUT_OFF for each in snapshot.completeness_by_status.values()):
        limit = QLocale().toString(LIMIT_MAX)
        parts.append(_tr("The service lists at most {limit} animals at a time.").format(limit=limit))
    if status is None:
        parts.append(_tr("There may be more animals without a status."))
    return join_sentences(*parts) if len(parts) > bool(kept) else join_sentences(*parts, _tr("There may be more."))


def service_faults(snapshot: Snapshot | None) -> str:
    """Return sentences on the rules of the interface that the lists break; an empty text for none."""
    locale, parts = QLocale(), []
    if snapshot is None:
        return ""
    if snapshot.oversized:
        more = _tr("The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.")
        parts.append(more.format(limit=locale.toString(LIMIT_MAX), kept=locale.toString(KEPT_MAX)))
    if snapshot.repeated:
        parts.append(_tr("The service listed %Ln ID(s) more than once. Each is shown once.", len(snapshot.repeated)))
    return join_sentences(*parts)


def empty_message(snapshot: Snapshot | None, status: PetStatus | None, error: Exception | None) -> str:
    """Return why there are no rows; an empty text if there are some, or while the first are being read."""
    if snapshot is None:
        return "" if error is None else _tr("The animals could not be listed yet.")
    if snapshot.of(status):
        return ""
    if kept := cached_words(snapshot):
        return _tr("There is no such animal in the list of {time}.").format(time=kept)
    if status is None:
        return _tr("There are no animals here yet.")
    if snapshot.completeness_of(status) is Completeness.NOT_ASKED:
        return _tr("No animal with the status “{status}” was listed so far.").format(status=status_text(status))
    return _tr("No animal has the status “{status}”.").format(status=status_text(status))


def no_match_message(snapshot: Snapshot, status: PetStatus | None) -> str:
    """Return the sentence that no animal with ``status`` matches the search and the category."""
    if snapshot.completeness_of(status) is Completeness.COMPLETE or snapshot.is_cached:
        return _tr("No animal in the list matches.")
    none = _tr("None of the %Ln listed animal(s) matches.", len(snapshot.of(status)))
    return join_sentences(none, _tr("There may be more."))


def format_count(snapshot: Snapshot, status: PetStatus | None) -> str:
    """Return how many animals are listed, with a plus if there may be more; an empty text in place of “0+”."""
    count = len(snapshot.of(status))
    if snapshot.completeness_of(status) is Completeness.COMPLETE:
        return QLocale().toString(count)
    return f"{QLocale().toString(count)}+" if count else ""


def count_words(snapshot: Snapshot, status: PetStatus | None) -> str:
    """Return :func:`format_count` in words, for a screen reader."""
    count = len(snapshot.of(status))
    is_complete = snapshot.completeness_of(status) is Completeness.COMPLETE
    words = _tr("%Ln animal(s)", count) if is_complete else _tr("%Ln or more", count) if count else ""
    kept = cached_words(snapshot)
    return _tr("{count} in the list of {time}").format(count=words, time=kept) if kept and words else words


def added_since(snapshot: Snapshot, status: PetStatus | None = None) -> str:
    """Return how many of the animals were added after the list was read; an empty text for none."""
    return added_words(snapshot.count_added(status))


def added_words(count: int) -> str:
    """Return that ``count`` animals were added after the list was read; an empty text for none."""
    return _tr("%Ln added since", count) if count else ""


def listed_source(snapshot: Snapshot | None, pet_id: int | None = None) -> str:
    """Return the time and the origin of the data of a list, or of one animal in it.

    The time has its day, as the text may be read on another one.
    """
    if snapshot is None:
        return ""
    if pet_id is not None and pet_id in snapshot.added_at:
        return added_source(when(snapshot.added_at[pet_id], with_day=True), is_kept=snapshot.is_cached)
    if kept := cached_words(snapshot):
        return kept_source(kept)
    return _tr("As of {time}, from the list").format(time=when(snapshot.taken_at, with_day=True))


def added_source(time: str, *, is_kept: bool) -> str:
    """Return the origin of an animal that was added at ``time``; ``is_kept`` while there is no newer answer."""
    if is_kept:
        return _tr("As of {time}, when it was added – no newer answer yet").format(time=time)
    return _tr("As of {time}, when it was added").format(time=time)


def kept_source(time: str) -> str:
    """Return the origin of an animal in a list of ``time``, while there is no newer answer."""
    return _tr("In the list of {time} – no newer answer yet").format(time=time)


def no_longer_listed(pet: "Pet") -> str:
    """Return the sentence that an animal is no longer listed; the service may still have it if the list is cut off."""
    return _tr("{animal} is no longer in the list.").format(animal=_animal(pet))


def why_not_listed(snapshot: Snapshot | None, pet: "Pet", *, is_loading: bool) -> str:
    """Return why an animal that the service has is not in the list, which may be loading; an empty text if it is."""
    if snapshot is None:
        return _tr("The list has not been read yet.")
    if any(each.id == pet.id for each in snapshot.pets):
        return ""
    completeness = completeness_for(snapshot, pet)
    if completeness is Completeness.COMPLETE:
        return _tr("The list of {time} does not have it. Refresh the list.").format(time=when(snapshot.taken_at))
    if completeness is Completeness.NOT_ASKED:
        ended = _tr("The list was not read to its end. Refresh the list.")
        return _tr("The list is still being read.") if is_loading else ended
    limit = QLocale().toString(LIMIT_MAX)
    if pet.status in _STATUSES:
        sentence = _tr("It is not in the list. The service lists at most {limit} animals of a status.")
        return sentence.format(limit=limit)
    return _tr("It is not in the list. The service may not list animals without a status.")


def how_many(snapshot: Snapshot, status: PetStatus | None, *, found: int | None = None, short: bool = False) -> str:
    """Return how many animals are listed, or how many of them are ``found`` if that is given.

    ``short``: a plus stands for “there may be more”.
    """
    if found is not None:
        return found_words(snapshot, status, found)
    count, completeness = len(snapshot.of(status)), snapshot.completeness_of(status)
    plus = short and completeness not in {Completeness.COMPLETE, Completeness.NOT_ASKED}
    sentence = _tr("%Ln+ animals", count) if plus else _sentence(count, completeness)
    return (
        sentence if status is None else _tr("{status}: {animals}").format(status=status_text(status), animals=sentence)
    )


def found_words(snapshot: Snapshot | None, status: PetStatus | None, found: int) -> str:
    """Return how many of the animals with ``status`` are in the table."""
    locale = QLocale()
    of = "" if snapshot is None else format_count(snapshot, status)
    return _tr("{found} of {count}").format(found=locale.toString(found), count=of or locale.toString(0))


def _sentence(count: int, completeness: Completeness) -> str:
    return {
        Completeness.COMPLETE: _tr("%Ln animal(s)", count),
        Completeness.WITH_STATUS: _tr("%Ln animal(s), animals without a status may be missing", count),
        Completeness.CUT_OFF: _tr("%Ln animal(s) listed, there may be more", count),
        Completeness.NOT_ASKED: _tr("%Ln animal(s) so far", count),
    }[completeness]


def differences(snapshot: Snapshot, changes: Changes, status: PetStatus | None) -> str:
    """Return the differences of a list from the one before, in a few words."""
    now = snapshot.of(status)
    new = [pet for pet in now if pet.id in changes.new]
    entered = [pet for pet in now if pet.id in changes.entered]
    changed = [pet for pet in now if pet.id in changes.changed]
    removed = _of((*changes.removed, *changes.no_longer_listed), status)
    found = (
        (new, _tr("{animal} is new"), _tr("%Ln new", len(new))),
        (entered, _tr("{animal} is now listed"), _tr("%Ln now listed", len(entered))),
        (changed, _tr("{animal} changed"), _tr("%Ln changed", len(changed))),
        (removed, _tr("{animal} is no longer listed"), _tr("%Ln no longer listed", len(removed))),
    )
    return join_list(
        [one.format(animal=_animal(*pets)) if len(pets) == 1 else many for pets, one, many in found if pets]
    )


def _of(pets: "tuple[Pet, ...]", status: PetStatus | None) -> "list[Pet]":
    return [pet for pet in pets if status in {None, pet.status}]


def _animal(pet: "Pet") -> str:
    name = sanitize(pet.name)
    cut = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
    return _tr("{name} (ID {id})").format(name=cut, id=pet.id)
