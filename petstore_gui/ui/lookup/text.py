"""What the look-up may truthfully say, in words. No widgets in it."""

from PySide6.QtCore import QCoreApplication, QDate

from petstore_gui.inventory.deprecation import Retirement, Stage
from petstore_gui.inventory.lookup import Evidence, Found, FoundVia, NotThere
from petstore_gui.ui.i18n.text import as_sentence, join_sentences, spell_date
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


def not_there_sentence(pet_id: int) -> str:
    """Return what stays on the screen of an ID that no animal has."""
    return _tr("ID {id} was not found.").format(id=pet_id)


def not_there_message(answer: NotThere, address: str) -> Message:
    """Return what to say of an ID that no animal has; how that is known is in the details."""
    evidence = {
        Evidence.GET_PET: _tr("The service at {address} has no animal with ID {id}."),
        Evidence.LISTS: _tr("The whole list of {address}, read twice, has no animal with ID {id}."),
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
    """Return what to say of an ID that is in no list, where the lists are cut off."""
    return _tr("ID {id} wasn't found, but the lists may be incomplete.").format(id=pet_id)


def retirement_sentence(retirement: Retirement, *, removed: bool, answers: bool) -> str:
    """Return what to say of the end of looking up by ID; nothing while it is far, or where it is not known.

    ``removed``: it has come. ``answers``: the service has just answered for a single ID.
    """
    if removed:
        return _tr("Looking up by ID has ended. The program searches the lists, which may be incomplete.")
    sentence = {
        Stage.FAR: "",
        Stage.SOON: _tr("Looking up by ID ends on {day}. From then on, only the lists are searched."),
        Stage.GONE: _tr("Looking up by ID was to end on {day}. It may stop any day.") if answers else "",
    }[retirement.stage]
    day = retirement.day
    return sentence.format(day=spell_date(QDate(day.year, day.month, day.day)))
