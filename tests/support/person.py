"""A user with a keyboard and a screen reader, and nothing else: no mouse, no eyes, no word about the code."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Final, NamedTuple

from tests.support.at_spi import ENABLED, FOCUSABLE, FOCUSED, SHOWING, AtSpiError, Node
from tests.support.patience import PATIENCE_S
from tests.support.place import Place
from tests.support.program import Program
from tests.support.screen_reader import ScreenReader

_IN_A_CONTAINER: Final = {"cell", "table cell", "list item"}  # one of many: Tab comes to all of them together
_REACHED_OTHERWISE: Final = {*_IN_A_CONTAINER, "label"}  # a text to select with a mouse, which a screen reader reads
_SAYS_NOTHING: Final = {"filler", "panel", "layered pane", "unknown", "invalid", "redundant object", ""}
_MOST_STOPS: Final = 40
_MOST_ALTS: Final = 4


class Stop(NamedTuple):
    """A control that Tab comes to."""

    name: str
    role: str
    place: Place
    node: Node


class Person:
    """Hears only what was said since the last key: nothing that came before is taken for an answer."""

    def __init__(self, program: Program, reader: ScreenReader) -> None:
        self.program = program
        self.reader = reader

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self.reader.forget()
        self.program.press(*keys)

    def type(self, text: str) -> None:
        """Type where the focus is."""
        self.reader.forget()
        self.program.desktop.type(text)

    def type_into(self, name: str, text: str) -> None:
        """Type into the field with this name, which must have the focus by itself by now."""
        self.stands_at(name)
        self.type(text)

    def scan(self, text: str) -> None:
        """Let a scanner type: keys 5 ms apart, wherever the focus is, and Enter."""
        self.press(*({"#": "numbersign"}.get(sign, sign) for sign in text), "Return")

    def choose(self, menu: str, letter: str) -> None:
        """Choose from a menu by its letters, as they are underlined."""
        self._go_to_the_menus()
        self.press(menu)
        self.program.wait_for(lambda: len(self.reader.heard()) > 1, "the menu is open")
        self.press(letter)

    def _go_to_the_menus(self) -> None:
        # Held: each key goes over the bus first, and where its release is faster it counts as another Alt (Qt 6.11). On
        # a busy machine it may be so all the same: then the menus are left again, as after two, and it is pressed anew.
        for _number in range(_MOST_ALTS):
            self.reader.forget()
            self.program.press("alt", pace_ms=300)
            with suppress(AssertionError):
                self.hears("menu item", patience_s=PATIENCE_S / _MOST_ALTS)
                return
        raise AssertionError("Alt does not lead to the menus")

    def hears(self, *parts: str, patience_s: float = PATIENCE_S) -> str:
        """Return the first sentence since the last key that has all of these parts."""

        def found() -> list[str]:
            return [each for each in self.reader.heard() if all(part in each for part in parts)]

        try:
            self.program.wait_for(lambda: found() != [], "it is heard", patience_s)
        except AssertionError as error:
            raise AssertionError(f"{parts} is not heard, only {self.reader.heard()}") from error
        return found()[0]

    def hears_while_pressing(self, key: str, part: str) -> None:
        """Press ``key`` again and again, until a sentence with ``part`` is heard."""
        for _number in range(_MOST_STOPS):
            self.press(key)
            self.program.wait_for(lambda: self.reader.heard() != [], f"{key} is answered")
            if any(part in sentence for sentence in self.reader.heard()):
                return
        raise AssertionError(f"“{part}” is not heard")

    def stands_at(self, name: str) -> Node:
        """Return the control with this name, once it has the focus, and can be seen to have it."""

        def is_there() -> bool:
            self.reader.heard()
            node = self.reader.focus
            return node is not None and name in {node.name, node.label} and node.is_in(FOCUSED)

        self.program.wait_for(is_there, f"the focus is at “{name}”, not at {self.reader.focus_name()}")
        node = self.reader.focus
        assert node is not None
        assert node.is_in(SHOWING), f"“{name}” has the focus and is not on the screen"
        return node

    def go_to(self, name: str, *, key: str = "Tab") -> Node:
        """Press Tab until the control with this name has the focus."""
        for stop in self._stops(key):
            if stop.name == name:
                return stop.node
        raise AssertionError(f"Tab does not come to “{name}”")

    def go_round(self) -> list[Stop]:
        """Press Tab until it comes round, and return where it came to; it must come round."""
        found: list[Stop] = []
        for stop in self._stops("Tab"):
            if found and stop.node == found[0].node:
                return found
            assert stop.node not in [each.node for each in found], f"“{stop.name}” is a trap"
            found.append(stop)
        raise AssertionError(f"Tab does not come round: {[stop.name for stop in found]}")

    def _stops(self, key: str) -> Iterator[Stop]:
        for _number in range(_MOST_STOPS):
            node = self._after(key)
            yield Stop(node.label or node.name, node.role, node.place, node)

    def _after(self, key: str) -> Node:
        """Return where ``key`` has led to, which must be somewhere else."""
        before = self._stop()
        self.press(key)
        self.program.wait_for(lambda: self._stop() not in {before, None}, f"{key} leads on: no trap")
        node = self._stop()
        assert node is not None
        return node

    def _stop(self) -> Node | None:
        self.reader.heard()
        node = self.reader.focus
        try:
            return node.parent if node is not None and node.role in _IN_A_CONTAINER else node
        except AtSpiError:  # it has just gone
            return None


def faults_of(stops: list[Stop], window: Node) -> list[str]:
    """Return what is wrong with where Tab comes to: without a name or a role, out of sight, or out of order."""
    faults = []
    for stop in stops:
        if not stop.name.strip():
            faults.append(f"a {stop.role} has no name")
        if stop.role in _SAYS_NOTHING:
            faults.append(f"“{stop.name}” is a {stop.role}")
        if not stop.node.is_in(SHOWING) or not window.place.holds(stop.place):
            faults.append(f"“{stop.name}” is out of sight")
    first = min(range(len(stops)), key=lambda number: (stops[number].place.top, stops[number].place.left))
    in_order = [*stops[first:], *stops[:first]]
    faults += [
        f"“{other.name}” comes after “{one.name}”, which a reader sees later"
        for one, other in pairwise(in_order)
        if _is_backwards(one.place, other.place)
    ]
    return faults


def left_out(stops: list[Stop], window: Node) -> list[str]:
    """Return the names of what can have the focus and was not come to."""
    nodes = [stop.node for stop in stops]
    return [
        node.name
        for role, node in window.on_screen()
        if role not in _REACHED_OTHERWISE and node not in nodes and node.is_in(FOCUSABLE) and node.is_in(ENABLED)
    ]


def _is_backwards(one: Place, other: Place) -> bool:
    """Whether a step leads up, unless into the next column, or back along a row."""
    is_above, is_below = other.bottom <= one.top, other.top >= one.bottom
    leads_on, leads_back = other.left >= one.right, other.right <= one.left
    return (is_above and not leads_on) or (leads_back and not is_below)
