"""The sentences of the look-up, which claim no more than is known. No widgets."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from petstore_gui.inventory.deprecation import Retirement, Stage
from petstore_gui.inventory.input_parsing import IdEntry, InputProblem
from petstore_gui.inventory.lookup import Answer, CannotTell, Evidence, Found, FoundVia, NotThere
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.i18n.text import as_sentence, join_list, join_sentences, spell_date, when
from petstore_gui.ui.pet_list.text import added_source, kept_source
from petstore_gui.ui.widgets.message import Action, Message


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("lookup.text", text, None, count)


def source_sentence(found: Found, *, with_day: bool = True) -> str:
    """Return when and how an animal was found; ``with_day`` for texts that leave the program."""
    sentences = {FoundVia.GET_PET: _tr("As of {time}"), FoundVia.LIST: _tr("As of {time}, from the list")}
    if found.found_via is FoundVia.SNAPSHOT:
        time = when(found.as_of, with_day=with_day)
        return added_source(time, is_kept=True) if found.is_added else kept_source(time)
    return sentences[found.found_via].format(time=when(found.as_of, with_day=with_day))


def listed_sentence(snapshot: Snapshot, pet_id: int) -> str:
    """Return the source of an animal from the list that is shown until the service answers."""
    time = when(snapshot.time_of(pet_id), with_day=True)
    if pet_id in snapshot.added_at:
        return added_source(time, is_kept=False)
    return _tr("As of {time}, from the list").format(time=time)


def not_there_sentence(pet_id: int) -> str:
    """Return the sentence that stays on the screen for an ID that no animal has."""
    return _tr("ID {id} was not found.").format(id=pet_id)


def reply(sentence: str, as_of: datetime) -> str:
    """Return the text to copy about an ID that was not found: a ``sentence`` and the time."""
    return join_sentences(sentence, _tr("As of {time}").format(time=when(as_of, with_day=True)))


def no_answer_sentence(pet_id: int, listed_at: datetime | None) -> str:
    """Return the sentence if the service did not answer; ``listed_at`` is the time of a list without the ID."""
    if listed_at is None:
        return _tr("No answer for ID {id}.").format(id=pet_id)
    time = when(listed_at, with_day=False)
    return _tr("ID {id} isn't in the list of {time}. The service doesn't answer.").format(id=pet_id, time=time)


def not_there_message(answer: NotThere, address: str) -> Message:
    """Return the message about an ID that no animal has; its details say how that is known."""
    evidence = {
        Evidence.GET_PET: _tr("The service at {address} has no animal with ID {id}."),
        Evidence.LISTS: _tr("The whole list of {address} has no animal with ID {id}."),
    }[answer.evidence]
    return Message(
        _tr("No animal found with ID {id}").format(id=answer.pet_id),
        _tr("Compare the number with the one you were given."),
        Action.NONE,
        join_sentences(
            evidence.format(address=address, id=answer.pet_id),
            as_sentence(_tr("As of {time}").format(time=when(answer.as_of, with_day=True))),
        ),
    )


def cannot_tell_sentence(pet_id: int) -> str:
    """Return the sentence about an ID that was not found, if the lists are incomplete or could not be read."""
    return _tr("ID {id} wasn't found, but the lists may be incomplete.").format(id=pet_id)


def answer_text(answer: Answer, reason: Callable[[Exception], str], *, with_day: bool) -> str:
    """Return an answer, and how certain it is, for a cell of the table; ``reason`` returns words about an error."""
    match answer:
        case Found():
            return source_sentence(answer, with_day=with_day)
        case NotThere():
            sentence = {
                Evidence.GET_PET: _tr("Not found. As of {time}"),
                Evidence.LISTS: _tr("Not found in the whole list. As of {time}"),
            }[answer.evidence]
            return sentence.format(time=when(answer.as_of, with_day=with_day))
        case CannotTell() if answer.error is None:
            return _tr("Not found, but the lists may be incomplete")
        case CannotTell() if answer.is_denied:
            sentence = _tr("Not found, but the lists may be incomplete: {reason}")
            return sentence.format(reason=reason(answer.error))
        case CannotTell():
            return _tr("No answer: {reason}").format(reason=reason(answer.error))


def problem_text(problem: InputProblem) -> str:
    """Return why an ID is not valid, for a cell of the table."""
    return _tr("Out of range") if problem is InputProblem.OUT_OF_RANGE else _tr("Not a number")


def progress_text(done: int, count: int) -> str:
    """Return how many of the IDs have answers, as words."""
    return _tr("{done} of {count}").format(done=QLocale().toString(done), count=QLocale().toString(count))


def summary(entries: Sequence[IdEntry], answers: Collection[Answer]) -> str:
    """Return how many IDs were found, and the outcome of the others, in a few words."""
    found = sum(isinstance(each, Found) for each in answers)
    missing = sum(isinstance(each, NotThere) for each in answers)
    unusable = sum(entry.pet_id is None for entry in entries)
    parts = (
        (found, _tr("%Ln found", found)),
        (missing, _tr("%Ln not found", missing)),
        (uncertain := len(answers) - found - missing, _tr("%Ln uncertain", uncertain)),
        (unusable, _tr("%Ln not an ID", unusable)),
        (rest := len(entries) - unusable - len(answers), _tr("%Ln not looked up", rest)),
    )
    return join_list([text for count, text in parts if count])


def retirement_sentence(retirement: Retirement, *, removed: bool, answers: bool) -> str:
    """Return the sentence about the end of looking up by ID; "" while that is far away or not known.

    ``removed``: the service answers for no single ID. ``answers``: it has just answered for one.
    """
    if removed and retirement.stage is not Stage.GONE:  # it may have ended earlier than planned, or be an outage
        return _tr("Looking up by ID doesn't work right now. Only the lists were searched.")
    if removed:
        return _tr("Looking up by ID has ended. The program searches the lists, which may be incomplete.")
    sentence = {
        Stage.FAR: "",
        Stage.SOON: _tr("Looking up by ID ends on {day}. From then on, only the lists are searched."),
        Stage.GONE: _tr("Looking up by ID was to end on {day}. It may stop any day.") if answers else "",
    }[retirement.stage]
    day = retirement.day
    return sentence.format(day=spell_date(QDate(day.year, day.month, day.day)))
