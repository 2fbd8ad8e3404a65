"""``list``: prints the animals that the service lists, and how complete that is."""

from argparse import Namespace
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Final, NamedTuple

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.category_names import CategoryIndex, order_key
from petstore_gui.inventory.fields import CellWords, PetField, cell_text, sort_key, words_of
from petstore_gui.inventory.input_parsing import InputError, InputProblem
from petstore_gui.inventory.overview import PetFilter
from petstore_gui.inventory.snapshot import Completeness, Snapshot, take_snapshot
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError

TITLES: Final = tuple(words_of(field).title for field in PetField)
_NOT_A_CATEGORY: Final = {
    InputProblem.OUT_OF_RANGE: "a category is a number from -9223372036854775808 to 9223372036854775807",
    InputProblem.EMPTY: "the category is empty",
}


class Selection(NamedTuple):
    """The animals that the options select, in their order, with what they were selected from."""

    pets: list[Pet]
    pet_filter: PetFilter
    snapshot: Snapshot
    names: Mapping[int, str]

    @property
    def incompleteness(self) -> str:
        """A sentence about animals that may be missing; "" if none can be."""
        match self.snapshot.completeness_of(self.pet_filter.status):
            case Completeness.COMPLETE:
                return ""
            case Completeness.WITH_STATUS:
                return f"{animals(len(self.pets))}. There may be others without a status."
            case _:
                return f"{animals(len(self.pets))}. There may be more: the service lists at most 100 at a time."

    def as_json(self) -> dict[str, object]:
        """Return how complete the list is, and where it comes from."""
        completeness = self.snapshot.completeness_of(self.pet_filter.status)
        return {
            "complete": completeness is Completeness.COMPLETE,
            "completeness": completeness.value,
            "service": self.snapshot.service_id,
            "readAt": time_text(self.snapshot.taken_at),
        }


def run(options: Namespace, store: Store) -> ExitCode:
    """Print the list."""
    selection = select(options, store)
    if options.json:
        store.console.write_json({"animals": selection.pets, **selection.as_json()})
        return ExitCode.DONE
    store.console.write_table(TITLES, [tuple(cells(pet, selection.names).values()) for pet in selection.pets])
    if selection.incompleteness:
        store.console.report(selection.incompleteness)
    return ExitCode.DONE


def select(options: Namespace, store: Store) -> Selection:
    """Read the lists, and return the animals of the status and category in the options. Raise :class:`CommandError`."""
    names = store.category_names()
    category_id = None if options.category is None else parse_category(options.category, names)
    snapshot = store.read(lambda client: take_snapshot(client, store.connection.service_id))
    pets = [pet for pet in snapshot.of(options.status) if category_id in {None, pet.category_id}]
    in_order = ordered(pets, options.sort, names, reverse=options.reverse)
    return Selection(in_order, PetFilter(options.status, category_id), snapshot, names)


def parse_category(text: str, names: Mapping[int, str]) -> int:
    """Return the category with this number or name. Raise :class:`CommandError`."""
    try:
        return CategoryIndex(names, lambda number: category_text(number, names)).parse(text)
    except InputError as error:
        sentence = _NOT_A_CATEGORY.get(error.problem, f"no category is called “{text}” on this computer")
        raise CommandError(f"{sentence}.", ExitCode.BAD_ARGUMENTS) from error


def ordered(pets: Iterable[Pet], sort: str | None, names: Mapping[int, str], *, reverse: bool) -> list[Pet]:
    """Return the animals sorted by a column, categories by name; equal ones keep the order of the service."""
    if sort is None:
        return list(pets)[:: -1 if reverse else 1]
    if sort == PetField.CATEGORY:
        return sorted(pets, key=lambda pet: order_key(pet.category_id, names), reverse=reverse)
    return sorted(pets, key=sort_key(PetField(sort)), reverse=reverse)


def cells(pet: Pet | NewPet, names: Mapping[int, str], *, no_status: str = "not set") -> dict[PetField, str]:
    """Return the texts of an animal by field, unchanged."""
    words = CellWords(str, partial(category_text, names=names), lambda status: no_status if status is None else status)
    return {field: cell_text(pet, field, words) for field in PetField}


def category_text(category_id: int, names: Mapping[int, str]) -> str:
    """Return the number of a category, behind its name if it has one."""
    name = names.get(category_id)
    return str(category_id) if name is None else f"{name} ({category_id})"


def animals(count: int) -> str:
    """Return a number of animals as words, such as "1 animal"."""
    return "1 animal" if count == 1 else f"{count} animals"


def time_text(time: datetime) -> str:
    """Return a time for programs: UTC, to the second."""
    return f"{time.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
