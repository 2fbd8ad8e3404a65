"""``export``: writes the animals that the service lists into a workbook, a CSV or a JSON file."""

import os
from argparse import Namespace
from collections.abc import Mapping
from typing import Final

from petstore_gui.files.export import Export, export_bytes
from petstore_gui.files.reading import path_text
from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.inventory.overview import PetFilter
from petstore_gui.inventory.snapshot import Completeness, Snapshot, take_snapshot
from petstore_gui.terminal.console import sanitize
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.list_command import (
    animals,
    category_text,
    completeness_text,
    filtered,
    ordered,
    parse_filter,
    time_text,
)
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError

KINDS: Final = ", ".join(f".{kind}" for kind in FileKind)


def run(options: Namespace, store: Store) -> ExitCode:
    """Write the file, completely or not at all, and say how complete the list is."""
    kind = FileKind.of(options.file)
    if kind is None:
        raise CommandError(f"the name of the file has to end in one of these: {KINDS}.", ExitCode.BAD_ARGUMENTS)
    _check_is_new(options)
    names = store.category_names()
    pet_filter = parse_filter(options, names)
    snapshot = store.read(lambda client: take_snapshot(client, store.connection.service_id))
    pets = ordered(filtered(snapshot, pet_filter), options.sort, names, reverse=options.reverse)
    store.interruption.check()
    _check_is_new(options)  # before the lists are read, which takes time
    about = _about(len(pets), snapshot, pet_filter, names, store)
    try:
        save(options.file, export_bytes(Export(pets=tuple(pets), category_names=names, about=about), kind))
    except ExportError as error:
        raise CommandError(f"{options.file}: {error.reason}", ExitCode.NOT_DONE) from error
    completeness = snapshot.completeness_of(pet_filter.status)
    if options.json:
        store.console.write_json(
            {
                "file": path_text(options.file),
                "count": len(pets),
                "complete": completeness is Completeness.COMPLETE,
                "completeness": completeness.value,
                "service": store.connection.service_id,
                "readAt": time_text(snapshot.taken_at),
            }
        )
        return ExitCode.DONE
    store.console.write(sanitize(f"{animals(len(pets))} exported to {options.file}.", 500))
    if sentence := completeness_text(len(pets), snapshot, pet_filter.status):
        store.console.report(sentence)
    return ExitCode.DONE


def _check_is_new(options: Namespace) -> None:
    """Raise :class:`CommandError` if the file exists and is not to be replaced."""
    if not options.force and os.path.lexists(options.file):
        raise CommandError(f"{options.file} is there already. Replace it with --force.", ExitCode.BAD_ARGUMENTS)


def _about(
    count: int, snapshot: Snapshot, pet_filter: PetFilter, names: Mapping[int, str], store: Store
) -> tuple[tuple[str, str], ...]:
    """Return the rows of the second sheet of a workbook."""
    status, category_id = pet_filter.status, pet_filter.category_id
    parts = {
        "Service": store.connection.profile.label,
        "Address": "" if store.connection.is_embedded else store.connection.base_url,
        "Read at": time_text(snapshot.taken_at),
        words_of(PetField.STATUS).title: "" if status is None else status.value,
        words_of(PetField.CATEGORY).title: "" if category_id is None else category_text(category_id, names),
        "Animals": completeness_text(count, snapshot, status) or f"{animals(count)}. These are all.",
    }
    return tuple((label, str(text)) for label, text in parts.items() if text)
