"""``add``: one animal, through the journal. One whose answer was lost is never sent as a second one.

It is sent again where the service knows its key, and looked for where not.
"""

from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, Final

from petstore_gui.api.errors import ArgumentError, AuthenticationError, CancelledError, PetStoreError
from petstore_gui.api.retry import wait_s
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.validation import checked_new_pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import EntryParsers, parse_new_pet
from petstore_gui.inventory.input_parsing import InputError, parse_name
from petstore_gui.inventory.snapshot import Snapshot, take_snapshot
from petstore_gui.outbox import adding, states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.adding import Added, NotSent, Refused, Unknown
from petstore_gui.outbox.idempotency import REPEAT_AFTER_S
from petstore_gui.outbox.journal import sent_adds
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import CouldBe, Finding, ListedPets, NotListed, ProbablyAdded, find_lost
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.list_command import parse_category, time_text
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError, exit_code

SEARCH_AFTER_S: Final = (0, 3, 7)
"""How long to wait before each search for an add whose answer was lost: one that is stored late is found, too."""
PATIENCE_S: Final = 120.0
"""For how long an add whose answer was lost is sent again, before the window is left to finish it."""
_NEEDS_YES: Final = "adding to Production needs --yes where nobody can be asked."


def run(options: Namespace, store: Store) -> ExitCode:
    """Add the animal and print it."""
    new_pet = _new_pet(options, store)
    confirm_production(f"Add “{new_pet.name}” to Production?", store, agreed=options.yes)
    before = store.read(lambda client: take_snapshot(client, store.connection.service_id))
    journal, service_id = store.connection.journal, store.connection.service_id
    if not options.again and (lost := _sent_before(store, new_pet)):
        if lost.may_be_repeated and isinstance(again := _send_again(store, lost), Added):
            return _print(options, store, "added", pet=again.pet, code=ExitCode.DONE)
        found = find_lost(journal, ListedPets(before), [lost])[lost.number]
        rest = "" if lost.may_be_repeated else " Nothing was sent now."
        store.console.report(
            f"one like it was sent at {time_text(lost.sent_at or lost.began_at)}, and its answer was lost. "
            f"{_finding_text(found)}{rest} Decide about it in the window, or use --again."
        )
        return _print(options, store, "not confirmed", finding=found, code=ExitCode.NOT_KNOWN)
    store.interruption.check()
    (entry,) = journal.enqueue(service_id, [new_pet])
    unwritten: list[states.Event] = []
    is_embedded = store.connection.is_embedded
    outcome = adding.send(store.client, journal, entry, before=before, is_embedded=is_embedded, unwritten=unwritten)
    match outcome:
        case Added(pet=pet):
            return _print(options, store, "added", pet=pet, code=ExitCode.DONE)
        case Refused(error=error) | NotSent(error=error):
            _discard(store, entry, unwritten)
            raise _not_added(error, store, was_refused=isinstance(outcome, Refused))
        case Unknown(entry=sent, error=error):
            if outcome.may_be_repeated:
                repeated = _send_again(store, sent, error)
                if isinstance(repeated, Added):
                    return _print(options, store, "added", pet=repeated.pet, code=ExitCode.DONE)
                error = repeated.error
            finding = _search(store, sent, before, error)
            return _print(options, store, "not confirmed", finding=finding, code=ExitCode.NOT_KNOWN)


def confirm_production(question: str, store: Store, *, agreed: bool) -> None:
    """Ask before something is added to Production; raise :class:`CommandError` unless it may be."""
    if agreed or not store.connection.is_production:
        return
    if not store.console.is_interactive:
        raise CommandError(_NEEDS_YES, ExitCode.BAD_ARGUMENTS)
    if not store.ask(question):
        raise CommandError("nothing was added.", ExitCode.NOT_DONE)


def _new_pet(options: Namespace, store: Store) -> NewPet:
    category = partial(parse_category, names=store.category_names())
    parsers = EntryParsers(parse_name, category, lambda text: PetStatus(text) if text else None)
    try:
        return checked_new_pet(parse_new_pet(lambda field: getattr(options, field) or "", parsers))
    except InputError as error:
        sentence = f"--name: {'a name has no tab and no line end' if error.problem == 'table' else 'it is empty'}."
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS) from error
    except ArgumentError as error:
        raise CommandError(f"not added. {error}.", ExitCode.BAD_ARGUMENTS) from error


def _sent_before(store: Store, new_pet: NewPet) -> Add | None:
    """Return an add of this animal whose answer was lost: of an earlier command, of the window, or of an import."""
    sent = sent_adds(store.connection.journal, store.connection.service_id)
    return next((each for each in sent if each.is_lost and each.new_pet == new_pet), None)


def _discard(store: Store, entry: Add, unwritten: Sequence[states.Event]) -> None:
    """Leave nothing in the outbox of the window: the command has said that it was not added."""
    try:
        store.connection.journal.apply(entry.number, *unwritten, states.Discarded())
    except JournalError as error:
        store.console.report(str(error))


def _not_added(error: PetStoreError | JournalError, store: Store, *, was_refused: bool) -> CommandError:
    if isinstance(error, CancelledError):
        return CommandError("not added: ended before it was sent.", ExitCode.NOT_DONE)
    code = ExitCode.NOT_DONE if was_refused else exit_code(error)
    return CommandError(f"not added. {store.explain(error, is_add=True)}", code)


def _send_again(store: Store, entry: Add, error: PetStoreError | None = None) -> Added | Unknown:
    """Send an add whose answer was lost until it is known to be added, for as long as that is safe, and sensible.

    ``error`` is what has lost it; ``None`` where that was an earlier command, or the window.
    """
    if error is None:
        sent_at = time_text(entry.sent_at or entry.began_at)
        store.console.report(f"one like it was sent at {sent_at}, and its answer was lost. That one is sent again.")
    else:
        store.console.report(f"the answer was lost. {store.explain(error, is_add=True)} Sending it again…")
    until = monotonic() + PATIENCE_S
    journal, is_embedded = store.connection.journal, store.connection.is_embedded

    def send_again() -> Added | Unknown:
        outcome = adding.send_again(store.client, journal, entry, is_embedded=is_embedded)
        if isinstance(outcome, NotSent):
            raise CommandError("not added. Another window or command is adding this animal.", ExitCode.NOT_DONE)
        return outcome

    outcome = send_again() if error is None else Unknown(entry, error, may_be_repeated=True)
    for times in count(1):
        if isinstance(outcome, Added) or not outcome.may_be_repeated:
            break
        pause_s = wait_s(times, outcome.error, steps=REPEAT_AFTER_S)
        is_final = isinstance(outcome.error, AuthenticationError | CancelledError)
        if is_final or store.interruption.is_set or monotonic() + pause_s > until:
            break
        store.console.show_progress(f"Sending “{entry.new_pet.name}” again…")
        try:
            store.client.pause(pause_s)
        except CancelledError:
            break
        outcome = send_again()
    return outcome


def _search(store: Store, entry: Add, before: Snapshot, error: PetStoreError) -> Finding | None:
    """Look for the animal in the lists; ``None`` where they cannot be read now."""
    store.console.report(f"the answer was lost. {store.explain(error, is_add=True)}")
    finding: Finding | None = None
    try:
        for seconds in SEARCH_AFTER_S:
            if seconds:
                store.console.show_progress("Looking for it in the lists…")
                store.client.pause(seconds)
            snapshot = take_snapshot(store.client, store.connection.service_id, before=before)
            finding = find_lost(store.connection.journal, ListedPets(snapshot), [entry])[entry.number]
            if isinstance(finding, ProbablyAdded):
                break
    except (PetStoreError, JournalError) as search_error:
        if not store.interruption.is_set:
            store.console.report(f"it could not be looked for. {store.explain(search_error)}")
    rest = "It was not sent again, and the window goes on looking for it."
    if entry.may_be_repeated:
        rest = "The same command, or the window, goes on with it."
    store.console.report(f"not known whether “{entry.new_pet.name}” was added. {_finding_text(finding)} {rest}")
    return finding


def _finding_text(finding: Finding | None) -> str:
    match finding:
        case ProbablyAdded(pet=pet):
            return f"It probably was, as ID {pet.id}."
        case CouldBe(pets=pets):
            return f"It could be one of these IDs: {', '.join(str(pet.id) for pet in pets)}."
        case NotListed():
            return "It isn't in the list yet."
        case None:
            return ""


def _print(
    options: Namespace,
    store: Store,
    outcome: str,
    *,
    code: ExitCode,
    pet: Pet | None = None,
    finding: Finding | None = None,
) -> ExitCode:
    """Print the outcome: for a program always, for a person where the animal has an ID."""
    if not options.json:
        if pet is not None:
            store.console.write(f"Added, ID {pet.id}.")
        return code
    document: dict[str, Any] = {"outcome": outcome, "service": store.connection.service_id}
    if pet is not None:
        document["animal"] = pet
    match finding:
        case ProbablyAdded():
            document["probably"] = finding.pet
        case CouldBe():
            document["couldBe"] = finding.pets
        case _:
            pass
    store.console.write_json(document)
    return code
