"""The texts about adds that are not settled: in their rows, below the form, and announced. No widgets."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.api.errors import StatusError
from petstore_gui.api.schema import Pet
from petstore_gui.api.values import ErrorCode
from petstore_gui.outbox.add import State
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import CouldBe, NotListed, ProbablyAdded
from petstore_gui.outbox.queue import OutboxState
from petstore_gui.outbox.queued_add import Hold, QueuedAdd, RefusedBeforeError
from petstore_gui.ui.i18n.text import as_sentence, join_sentences, sanitize, sanitize_multiline, status_text, translate
from petstore_gui.ui.pet_list.table_model import PendingRow

_SIGNS_IN_SIGHT: Final = 30
_LONGEST_REASON: Final = 200


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("add_pet.text", text, None, count)


def short_name(add: QueuedAdd) -> str:
    """Return the animal's name, cut to what a line has room for."""
    name = sanitize(add.new_pet.name)
    return name[:_SIGNS_IN_SIGHT] + "…" * (len(name) > _SIGNS_IN_SIGHT)


def row_of(add: QueuedAdd) -> PendingRow:
    """Return the row of an add in the table."""
    name = sanitize(add.new_pet.name)
    again = _tr("Sending again…")
    state = {
        State.HELD: _tr("Adding…"),
        State.WAITING: _tr("Not sent") if add.hold and not add.was_sent else _tr("Waiting"),
        State.SENDING: again if add.is_repeated else _tr("Adding…"),
        State.REFUSED: _tr("Not added: {reason}").format(reason=refusal(add.error)),
        State.NOT_CONFIRMED: again if add.is_repeated else _tr("Not confirmed"),
    }[add.state]
    spoken = _tr("{name}, {state}").format(name=name, state=state)
    return PendingRow(add.key, add.new_pet, state, spoken, act_word(add))


def act_word(add: QueuedAdd) -> str:
    """Return the word on the button in the row of an add; none while it is on its way for the first time."""
    if add.state is State.HELD:
        return _tr("Undo")
    if add.is_lost:
        return _tr("Stop…") if add.is_repeated else _tr("Decide…")  # what its key settles asks for nothing
    return "" if add.state is State.SENDING else _tr("Edit")


def refusal(error: Exception | None) -> str:
    """Return why an add was refused, in the service's own words."""
    if isinstance(error, StatusError) and error.code == ErrorCode.KEY_REUSED:
        return _tr("The service knows this add as another animal. Edit it, and add it again.")
    if isinstance(error, StatusError):
        return sanitize(error.message)
    if isinstance(error, RefusedBeforeError):
        return sanitize(str(error))
    return "" if error is None else translate(error)


def added_sentence(pet: Pet, why_hidden: str) -> str:
    """Return the text about an animal that the service has just added; ``why_hidden`` says why it is out of sight."""
    if why_hidden:
        return join_sentences(_tr("{name} was added.").format(name=sanitize(pet.name)), why_hidden)
    return _tr("{name} was added, ID {id}.").format(name=sanitize(pet.name), id=pet.id)


def heard_added(pet: Pet, why_hidden: str) -> str:
    """Return what is announced of an animal that the service has just added."""
    status = status_text(pet.status, in_sentence=True)
    sentence = _tr("{name}, {status}, was added, ID {id}.")
    return join_sentences(sentence.format(name=sanitize(pet.name), status=status, id=pet.id), why_hidden)


def recallable_sentence(adds: Sequence[QueuedAdd]) -> str:
    """Return the text about adds that can still be taken back."""
    if len(adds) > 1:
        return as_sentence(_tr("%Ln animals are being added", len(adds)))
    return _tr("{name} is being added.").format(name=short_name(adds[0]))


def discarded_sentence(adds: Sequence[QueuedAdd]) -> str:
    """Return the text about adds that were just discarded."""
    return as_sentence(_tr("%Ln animals discarded", len(adds)))


def held_sentence(held: Sequence[QueuedAdd]) -> str:
    """Return the text about adds that wait for the user."""
    repeated = next((add for add in held if add.hold is Hold.SENT_BEFORE), None)
    count = as_sentence(_tr("%Ln animals were not sent", len(held)))
    if repeated is None:
        return count
    risk = _tr("{name} was sent before, and we couldn't confirm it. Sending it again may add it twice.")
    return join_sentences(count if len(held) > 1 else "", risk.format(name=short_name(repeated)))


def waiting_sentence(box: OutboxState, reason: str, retry_in_s: int | None) -> str:
    """Return the text about adds that wait for the service, or for this computer's disk, for this ``reason``."""
    number = len(box.waiting)
    is_of_disk = isinstance(box.pause, JournalError)
    count = (
        _tr("%Ln animals are still waiting", number) if is_of_disk else _tr("%Ln animals wait for the service", number)
    )
    again = "" if retry_in_s is None else _tr("Trying again in {count} s.").format(count=QLocale().toString(retry_in_s))
    return join_sentences(as_sentence(count), _in_sentences(reason), again)


def unsaved_sentence(adds: Sequence[QueuedAdd]) -> str:
    """Return the text about adds that could not be saved, and so are not sent."""
    *_, error = (add.save_error for add in adds if add.save_error is not None)
    count = _tr("%Ln animals are not sent yet: they can't be saved on this computer", len(adds))
    reason = error.reason if isinstance(error, JournalError) else error
    return _tr("{sentence} ({reason}).").format(sentence=count, reason=translate(reason))


def heard_waiting(adds: Sequence[QueuedAdd], reason: str) -> str:
    """Return what is announced when adds begin to wait, for this ``reason``."""
    shown = sanitize_multiline(reason, _LONGEST_REASON)
    if len(adds) == 1:
        return as_sentence(_tr("{name} is waiting: {reason}").format(name=short_name(adds[0]), reason=shown))
    return as_sentence(_tr("%Ln animals are waiting: {reason}", len(adds)).format(reason=shown))


def attention_sentence(adds: Sequence[QueuedAdd]) -> str:
    """Return the text about the first of these adds, all of which wait for a decision."""
    add = adds[0]
    more = sum((each.is_lost, each.is_repeated) == (add.is_lost, add.is_repeated) for each in adds) - 1
    and_more = _tr("%Ln more like this.", more) if more else ""
    if add.state is State.REFUSED:
        title = _tr("{name} was not added").format(name=short_name(add))
        return join_sentences(as_sentence(title), _in_sentences(refusal(add.error)), and_more)
    if add.is_repeated:
        return join_sentences(repeat_sentence(add), and_more)
    title = _tr("We couldn't confirm that {name} was added").format(name=short_name(add))
    return join_sentences(as_sentence(title), _finding_sentence(add), and_more)


def repeat_sentence(add: QueuedAdd) -> str:
    """Return the text about an add that is being sent again; nothing about another one."""
    return _tr("Sending {name} again…").format(name=short_name(add)) if add.is_repeated else ""


def _finding_sentence(add: QueuedAdd) -> str:
    match add.finding:
        case ProbablyAdded(pet=pet):
            return _tr("It is probably ID {id}.").format(id=pet.id)
        case CouldBe():
            return _tr("The list has animals like it.")
        case NotListed():
            seconds = add.missing_for_s
            if seconds is None:
                return _tr("{name} isn't in the list yet.").format(name=short_name(add))
            sentence = _tr("{name} isn't in the list yet ({time}).")
            return sentence.format(name=short_name(add), time=duration(seconds))
        case None:
            return _tr("Looking for it in the list…")


def duration(seconds: int) -> str:
    """Return a time span in the largest unit that fits."""
    units = ((86_400, _tr("{count} d")), (3_600, _tr("{count} h")), (60, _tr("{count} min")), (1, _tr("{count} s")))
    unit, text = next((each for each in units if seconds >= each[0]), units[-1])
    return text.format(count=QLocale().toString(seconds // unit))


def quit_question(adds: Sequence[QueuedAdd]) -> tuple[str, str]:
    """Return what to ask, in a title and a sentence, before the program ends while these adds are not sent."""
    if unsaved := [add for add in adds if add.save_error is not None]:
        text = _tr("They can't be saved on this computer. If you quit now, they are lost.")
        return _tr("%Ln animals are still waiting", len(unsaved)), text
    return _tr("%Ln animals are still waiting", len(adds)), _tr("They are kept, and offered at the next start.")


def _in_sentences(text: str) -> str:
    """Return a text from elsewhere with a full stop, cut to what the card has room for."""
    return as_sentence(sanitize_multiline(text, _LONGEST_REASON).rstrip()) if text else ""
