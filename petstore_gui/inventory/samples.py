"""The animals of the demo: always the same 240, believable, with the edge cases among them."""

from typing import Final

from msgspec import UNSET

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import INT64_MAX, PetStatus

COUNT: Final = 240

# One string each: names that suit a dog do not suit a fish. Category IDs are the position, from 1.
_NAMES: Final = (
    "Rex Luna Bruno Bella Charlie Maja Oskar Ruby Max Frieda Balu Nala Teddy Stella Rocky Emma Sam Lotte Finn Daisy",
    "Milo Minka Felix Cleo Simba Mia Whiskers Salem Tiger Molly Leo Shadow Peaches Otis Misty Garfield Kitty Oreo",
    "Bubbles Nemo Coral Goldie Splash Marlin Pearl Finley Dory Ripple Sushi Comet Azure Minnow Gill Sunny",
    "Coco Kiwi Rio Tweety Polly Sky Mango Piper Jay Robin Paco Chirpy Blue Phoenix Lilly Pepper",
    "Spike Draco Rango Iggy Yoshi Jade Slinky Basil Olive Godzilla Ziggy Cosmo Pebbles Sheldon Kaa Ember",
)

# Ten in a row: five available, two pending, three sold. With 240 animals that is more than the 100 that the
# service lists of one status, so that the demo shows the banner for a list that is cut off.
_STATUSES: Final = "aspaasapas"
_STATUS_OF: Final = {"a": PetStatus.AVAILABLE, "p": PetStatus.PENDING, "s": PetStatus.SOLD}

# Names and categories as they really turn up: accents, other scripts, a very long one, the ends of int64.
_SPECIAL: Final = {
    17: NewPet(name="Señor Zoë d'Artagnan", category_id=2),
    58: NewPet(name="小雪", category_id=2, status=PetStatus.AVAILABLE),
    101: NewPet(name="Maximilian Theodor Sebastian von der Hohen Tanne zu Birkenfeld", category_id=1),
    149: NewPet(name="Sir Hiss", category_id=INT64_MAX, status=PetStatus.PENDING),
    203: NewPet(name="=Rex+1", category_id=1),
    226: NewPet(name="Nala & Simba", category_id=2),
}


def sample_animals() -> tuple[NewPet, ...]:
    """Return the 240 animals, in the order in which they are added."""
    return tuple(_SPECIAL.get(position, _animal(position)) for position in range(COUNT))


def _animal(position: int) -> NewPet:
    # Multiples of a prime walk through a list without a visible pattern, and the same way every time.
    group = position * 7 % 23 % len(_NAMES)
    names = _NAMES[group].split()
    letter = _STATUSES[position * 13 % 101 % len(_STATUSES)]
    status = _STATUS_OF[letter] if position % 60 else UNSET
    return NewPet(name=names[position * 11 % len(names)], category_id=group + 1, status=status)
