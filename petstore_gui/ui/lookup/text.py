"""What the look-up may truthfully say, in words. No widgets in it."""

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from petstore_gui.inventory.deprecation import Retirement, Stage
from petstore_gui.inventory.lookup import Evidence, Found, FoundVia, NotThere
from petstore_gui.ui.i18n.text import join_sentences
from petstore_gui.ui.pet_list.text import when
from petstore_gui.ui.widgets.message import Action, Message


def _tr(text: str) -> str:
    return QCoreApplication.translate("lookup.text", text)


def source_sentence(found: Found) -> str:
    """Return as of when an animal was as it is shown, and how it was found: with the day, for it is passed on."""
    sentences = {
        FoundVia.GET_PET: _tr("As of {time}"),
        FoundVia.LIST: _tr("As of {time}, from the list"),
        FoundVia.SNAPSHOT: _tr("The service did not answer. From the list as of {time}"),
    }
    return sentences[found.found_via].format(time=when(found.as_of, with_day=True))


def not_there_message(answer: NotThere, address: str) -> Message:
    """Return what to say of an ID that no animal has."""
    text = {
        Evidence.GET_PET: _tr("The service at {address} has no animal with ID {id}."),
        Evidence.LISTS: _tr("The list of {address} is complete, was read twice, and has no animal with ID {id}."),
    }[answer.evidence]
    return Message(
        _tr("No animal found with ID {id}").format(id=answer.pet_id),
        join_sentences(
            text.format(address=address, id=answer.pet_id), _tr("Compare the number with the one you were given.")
        ),
        Action.NONE,
        _tr("As of {time}").format(time=when(answer.as_of, with_day=True)),
    )


def cannot_tell_sentence(pet_id: int) -> str:
    """Return what to say of an ID that is in no list, where the lists are cut off."""
    return _tr(
        "It cannot be told whether there is an animal with ID {id}. It is in none of the lists, but the service lists "
        "at most 100 animals at a time, and there may be more."
    ).format(id=pet_id)


def retirement_sentence(retirement: Retirement, *, removed: bool, answers: bool) -> str:
    """Return what to say of the end of looking up by ID, which the interface announces; nothing where it is not known.

    ``removed``: it has come. ``answers``: the service has just answered for a single ID.
    """
    if retirement.stage is Stage.GONE and not removed:
        if not answers:
            return ""
        sentence = _tr("The service was to answer for a single ID until {day}. It still does, and may stop any day.")
        return sentence.format(day=_day(retirement))
    return {
        Stage.FAR: _tr("The service answers for a single ID until {day}."),
        Stage.YEAR: _tr(
            "From {day} on, the service will not answer for a single ID any more. This program then looks through the "
            "lists, which hold at most 100 animals of each status."
        ),
        Stage.SOON: _tr(
            "In less than 90 days, on {day}, the service stops answering for a single ID. This program then looks "
            "through the lists, which hold at most 100 animals of each status."
        ),
        Stage.GONE: _tr(
            "The service does not answer for a single ID any more (announced for {day}). This program looks through "
            "the lists, which hold at most 100 animals of each status."
        ),
    }[retirement.stage].format(day=_day(retirement))


def _day(retirement: Retirement) -> str:
    day = retirement.day
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
