"""``add``: one animal, through the journal. One whose answer was lost is never sent as a second one.

It is sent again where the service knows its key, and looked for where not.
"""

from argparse import Namespace
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Final

from petstore_gui.api.errors import ArgumentError, AuthenticationError, CancelledError, PetStoreError
from petstore_gui.api.schema import NewPet
from petstore_gui.api.validation import checked_new_pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import EntryParsers, parse_new_pet
from petstore_gui.inventory.input_parsing import InputError, parse_name
from petstore_gui.inventory.snapshot import Snapshot, take_snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, AddOutcome, NotSent, Refused, Unknown
from petstore_gui.outbox.journal import sent_adds
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import CouldBe, Finding, NotListed, ProbablyAdded
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.worker import Happened, Worker
from petstore_gui.terminal.exit_codes import SIGNAL, ExitCode
from petstore_gui.terminal.list_command import parse_category, time_text
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError, exit_code

SEARCHED_FOR_S: Final = 10.0
"""For how long an add whose answer was lost is looked for: one that is stored late is found, too."""
PATIENCE_S: Final = 120.0
"""For how long an add whose answer was lost is sent again, before the window is left to finish it."""
_NEEDS_YES: Final = "adding to Production needs --yes where nobody can be asked."


def run(options: Namespace, store: Store) -> ExitCode:
    """Add the animal and print it."""
    new_pet = _new_pet(options, store)
    confirm_production(f"Add “{new_pet.name}” to Production?", store, agreed=options.yes)
    before = store.read(lambda client: take_snapshot(client, store.connection.service_id))
    lost = None if options.again else _sent_before(store, new_pet)
    worker = Worker()
    worker.open(store.connection.service_id, store.connection.journal, [] if lost is None else [lost])
    worker.use_list(before)
    if lost is None:
        return _print(options, store, _add(store, worker, new_pet, before))
    return _print(options, store, _go_on(store, worker, lost))


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
    journal = store.connection.journal
    sent = sent_adds(journal, store.connection.service_id)
    lost = next((each for each in sent if each.is_lost and each.new_pet == new_pet), None)
    if lost is not None and lost.state is State.SENDING and journal.lease.lives(lost.holder):
        raise CommandError("not added. Another window or command is adding this animal.", ExitCode.NOT_DONE)
    return lost


def _add(store: Store, worker: Worker, new_pet: NewPet, before: Snapshot) -> Added | Finding | None:
    """Add the animal; where its answer was lost, return what the lists have."""
    store.interruption.check()
    add = worker.submit(new_pet)
    outcome = _send(store, worker)
    if isinstance(outcome, Refused | NotSent):
        worker.take_out([add.key], states.Discarded())  # the command says that it was not added
        _write(store, worker)
        raise _not_added(outcome.error, store, was_refused=isinstance(outcome, Refused))
    if isinstance(outcome, Unknown) and outcome.may_be_repeated:
        store.console.report(f"the answer was lost. {store.explain(outcome.error, is_add=True)} Sending it again…")
        outcome = _send_again(store, worker, outcome)
    return outcome if isinstance(outcome, Added) else _search(store, worker, before, outcome)


def _go_on(store: Store, worker: Worker, lost: Add) -> Added | Finding | None:
    """Send an add of an earlier command, of the window, or of an import again; without its key only look for it."""
    sent = f"one like it was sent at {time_text(lost.sent_at or lost.began_at)}, and its answer was lost."
    if lost.may_be_repeated:
        store.console.report(f"{sent} That one is sent again.")
        outcome = _send_again(store, worker)
        if isinstance(outcome, Added):
            return outcome
    _write(store, worker)
    finding = worker.state.adds[0].finding
    rest = "" if lost.may_be_repeated else " Nothing was sent now."
    advice = "Decide about it in the window, or use --again."
    store.console.report(f"{sent} {_finding_text(finding)}{rest} {advice}")
    return finding


def _not_added(error: PetStoreError | JournalError, store: Store, *, was_refused: bool) -> CommandError:
    if isinstance(error, CancelledError):
        number = store.interruption.signal_number
        ended = ExitCode.NOT_DONE if number is None else SIGNAL + number
        return CommandError("not added: ended before it was sent.", ended)
    code = ExitCode.NOT_DONE if was_refused else exit_code(error)
    return CommandError(f"not added. {store.explain(error, is_add=True)}", code)


def _write(store: Store, worker: Worker) -> None:
    """Have written what waits for the disk. Raise what has kept an add from being saved or looked for."""
    while worker.has_writes:
        worker.write()
        for news in worker.take_news():
            if news.error is not None and news.what is not Happened.RECORDED:
                raise news.error
            if news.error is not None:
                store.console.report(str(news.error))


def _send(store: Store, worker: Worker) -> AddOutcome:
    """Send the next add, once."""
    _write(store, worker)
    begun = worker.begin_sending(is_embedded=store.connection.is_embedded)
    if begun is None:
        raise RuntimeError("there is nothing to send")
    key, sending = begun
    with suppress(AuthenticationError):  # no other key can be given here
        sending.run(store.client)
    worker.end(key)
    _write(store, worker)  # the answer, if the disk could not take it at once
    if sending.outcome is None:
        raise RuntimeError("an add has no outcome")
    return sending.outcome


def _send_again(store: Store, worker: Worker, outcome: Unknown | None = None) -> Added | Unknown:
    """Send a lost add until it is known to be added, for as long as that is safe, and sensible.

    ``outcome`` is that of sending it just now; one of an earlier command is sent at once.
    """
    until_s = monotonic() + PATIENCE_S
    while outcome is None or outcome.may_be_repeated:
        if outcome is not None:
            repeat_at_s = worker.state.repeat_at_s
            if repeat_at_s is None or repeat_at_s > until_s:
                break
            store.console.show_progress(f"Sending “{outcome.entry.new_pet.name}” again…")
            try:
                store.client.pause(max(0.0, repeat_at_s - monotonic()))
            except CancelledError:
                break
        worker.change(Outbox.resume)
        sent = _send(store, worker)
        if isinstance(sent, Added):
            return sent
        if not isinstance(sent, Unknown):
            raise TypeError("what becomes of a lost add is that it is added, or not known")
        outcome = sent
    return outcome


def _search(store: Store, worker: Worker, before: Snapshot, outcome: Unknown) -> Finding | None:
    """Look for the animal in the lists; ``None`` where they cannot be read now."""
    store.console.report(f"the answer was lost. {store.explain(outcome.error, is_add=True)}")
    finding: Finding | None = None
    searched_for_s = 0.0
    try:
        while not isinstance(finding, ProbablyAdded):
            worker.use_list(take_snapshot(store.client, store.connection.service_id, before=before))
            _write(store, worker)
            (add,) = worker.state.adds
            finding, after_s = add.finding, worker.state.search_after_s
            if after_s is None or searched_for_s + after_s > SEARCHED_FOR_S:
                break
            store.console.show_progress("Looking for it in the lists…")
            store.client.pause(after_s)
            searched_for_s += after_s
            worker.change(partial(Outbox.count_search, after_s=after_s))
    except (PetStoreError, JournalError) as error:
        if not store.interruption.is_set:
            store.console.report(f"it could not be looked for. {store.explain(error)}")
    rest = "It was not sent again, and the window goes on looking for it."
    if outcome.entry.may_be_repeated:
        rest = "The same command, or the window, goes on with it."
    name = outcome.entry.new_pet.name
    store.console.report(f"not known whether “{name}” was added. {_finding_text(finding)} {rest}")
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


def _print(options: Namespace, store: Store, result: Added | Finding | None) -> ExitCode:
    """Print the outcome: for a program always, for a person where the animal has an ID."""
    outcome = "added" if isinstance(result, Added) else "not confirmed"
    document: dict[str, Any] = {"outcome": outcome, "service": store.connection.service_id}
    match result:
        case Added(pet=pet):
            document["animal"] = pet
            store.console.write_outcome(f"Added, ID {pet.id}.", document if options.json else None)
            return ExitCode.DONE
        case ProbablyAdded(pet=pet):
            document["probably"] = pet
        case CouldBe(pets=pets):
            document["couldBe"] = pets
        case _:
            pass
    if options.json:
        store.console.write_json(document)
    return ExitCode.NOT_KNOWN
