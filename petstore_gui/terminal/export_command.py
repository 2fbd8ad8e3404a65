"""``export``: writes the animals that the service lists into a workbook, a CSV or a JSON file."""

import os
from argparse import Namespace
from typing import Final

from petstore_gui.files.export import Export, export_bytes
from petstore_gui.files.reading import path_text
from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.terminal.console import sanitize
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.list_command import Selection, animals, category_text, select, time_text
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError

KINDS: Final = ", ".join(f".{kind}" for kind in FileKind)


def run(options: Namespace, store: Store) -> ExitCode:
    """Write the file, completely or not at all, and say how complete the list is."""
    kind = FileKind.of(options.file)
    if kind is None:
        raise CommandError(f"the name of the file has to end in one of these: {KINDS}.", ExitCode.BAD_ARGUMENTS)
    _check_is_new(options)  # before the lists are read, which takes time
    selection = select(options, store)
    store.interruption.check()
    _check_is_new(options)
    export = Export(pets=tuple(selection.pets), category_names=selection.names, about=_about(selection, store))
    try:
        save(options.file, export_bytes(export, kind))
    except ExportError as error:
        raise CommandError(f"{options.file}: {error.reason}", ExitCode.NOT_DONE) from error
    count = len(selection.pets)
    document = {"file": path_text(options.file), "count": count, **selection.as_json()}
    sentence = sanitize(f"{animals(count)} exported to {options.file}.", 500)
    store.console.write_outcome(sentence, document if options.json else None)
    if selection.incompleteness and not options.json:
        store.console.report(selection.incompleteness)
    return ExitCode.DONE


def _check_is_new(options: Namespace) -> None:
    """Raise :class:`CommandError` if the file exists and is not to be replaced."""
    if not options.force and os.path.lexists(options.file):
        raise CommandError(f"{options.file} is there already. Replace it with --force.", ExitCode.BAD_ARGUMENTS)


def _about(selection: Selection, store: Store) -> tuple[tuple[str, str], ...]:
    """Return the rows of the second sheet of a workbook."""
    status, category_id = selection.pet_filter.status, selection.pet_filter.category_id
    parts = {
        "Service": store.connection.profile.label,
        "Address": "" if store.connection.is_embedded else store.connection.base_url,
        "Read at": time_text(selection.snapshot.taken_at),
        words_of(PetField.STATUS).title: "" if status is None else status.value,
        words_of(PetField.CATEGORY).title: "" if category_id is None else category_text(category_id, selection.names),
        "Animals": selection.incompleteness or f"{animals(len(selection.pets))}. These are all.",
    }
    return tuple((label, str(text)) for label, text in parts.items() if text)
