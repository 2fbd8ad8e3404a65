"""The table of what can happen to one request, and what is then said: row of the list of faults, fault, act, words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tests.faults.scene import UNLISTED_ID, Act, Scene
from tests.support import faults
from tests.support.faulty_proxy import Fault

Arm = Callable[[Scene, Act], None]

LIST, ADD, LOOK_UP = Act
ALL_ACTS = tuple(Act)
GETS = (LIST, LOOK_UP)

# ------------------------------------------------------------------------------------------------------- what is said

NOT_CONNECTED = "No connection to the service"
SILENT_ADDRESS = "Nothing answers at {address}"
LATE = "No answer in time"
BROKEN = "The connection broke"
FOREIGN = "Unexpected reply"
UNREADABLE = "An answer this program cannot read"
SHORT = {UNREADABLE: "Unreadable reply", NOT_CONNECTED: "Offline"}  # of a title, for band and status line
WAITS = "1 animal waits for the service"
REFUSED = "was not added"
MOVED = "The service has moved"
UNKNOWN_ID = "No animal found with ID"


def found(*, stored: bool) -> tuple[str, ...]:
    """Return what is said of an add without an answer once the program has looked for it."""
    return ("was probably added, as ID",) if stored else ("We couldn't confirm that", "isn't in the list yet")


@dataclass(frozen=True, kw_only=True)
class Case:
    """One fault during one act: ``says`` is in sight afterwards, all of it at once; ``stored``: the store has it."""

    number: int
    fault: str
    act: Act
    arm: Arm
    says: tuple[str, ...]
    stored: bool = False

    @property
    def id(self) -> str:
        return f"{self.number} {self.fault}, {self.act}".replace(" ", "-")


def meets(fault: Fault, *, times: int = 1) -> Arm:
    """Arm a fault for the request of the act. A GET whose connection broke is repeated once, hence ``times``."""

    def arm(scene: Scene, act: Act) -> None:
        match act:
            case Act.LIST:
                scene.proxy.fault(fault, path="/pets?", times=times)
            case Act.ADD:
                scene.proxy.fault(fault, method="POST")
            case Act.LOOK_UP:
                scene.proxy.fault(fault, path="/pets/", times=times)

    return arm


def _each(
    number: int, fault: str, arm: Arm, title: str, acts: tuple[Act, ...] = ALL_ACTS, *, add: str = ""
) -> Iterator[Case]:
    """Yield a case for each act; ``add`` is what is said beside, or instead of, the title when adding."""
    for act in acts:
        says = (title, add) if act is ADD and add else (title,)
        yield Case(number=number, fault=fault, act=act, arm=arm, says=says)


def _unknown(number: int, fault: str, arm: Arm, *, stored: bool) -> Case:
    """Return the case of an add whose result is unknown; then the program looks for itself."""
    words = f"{fault}, {'stored' if stored else 'not stored'}"
    return Case(number=number, fault=words, act=ADD, arm=arm, says=found(stored=stored), stored=stored)


# ------------------------------------------------------------------------------------------------------------ the rows


def _no_connection() -> Iterator[Case]:
    arms: dict[str, Arm] = {
        "connection refused": lambda scene, _act: scene.proxy.refuse(),
        "name not found": lambda scene, _act: scene.resolve_to(None),
        "no route": lambda scene, _act: scene.resolve_to("255.255.255.255"),
    }
    for name, arm in arms.items():
        for case in _each(1, name, arm, NOT_CONNECTED, GETS):
            yield replace(case, says=(*case.says, SILENT_ADDRESS))
        yield from _each(1, name, arm, NOT_CONNECTED, (ADD,), add=WAITS)


def _silence() -> Iterator[Case]:
    def ignore(scene: Scene, _act: Act) -> None:
        scene.proxy.ignore()

    yield from _each(2, "silent before it was read", ignore, LATE, GETS)  # an add: see test_adds.py
    yield from _each(2, "silent after it was read", meets(faults.silence), LATE, GETS)
    yield _unknown(2, "silent after it was read", meets(faults.silence), stored=False)
    yield from _each(3, "head drips byte by byte", meets(faults.dripping_head), LATE, GETS)
    yield from _each(3, "body drips byte by byte", meets(faults.dripping_body), LATE, (LIST,))
    yield _unknown(3, "body drips byte by byte", meets(faults.dripping_body), stored=True)


BREAKS: dict[str, Fault] = {
    "reset": faults.reset,
    "closed early": faults.hang_up,
    "head cut": faults.cut_in_the_head,
    "body cut": faults.cut_in_the_body,
    "bad chunk": faults.bad_chunk,
    "two lengths": faults.two_lengths,
    "head of 200 kB": faults.huge_head,
    "no HTTP at all": faults.garbage,
}
STORING = {"head cut", "body cut"}  # those that pass the request on


def _breaks() -> Iterator[Case]:
    for name, fault in BREAKS.items():
        yield from _each(4, name, meets(fault, times=2), BROKEN, GETS)
        yield _unknown(4, name, meets(fault), stored=name in STORING)
    yield _unknown(5, "kept connection dies", meets(faults.hang_up), stored=False)


def _lost_answers() -> Iterator[Case]:
    for name, fault in {
        "silence": faults.silence,
        "reset": faults.reset,
        "closed": faults.hang_up,
        "a gateway's 502": faults.page("502 Bad Gateway"),
        "a gateway's 504": faults.page("504 Gateway Timeout"),
        "error 500": faults.refusing("500 Internal Server Error", "Something failed."),
    }.items():
        yield _unknown(6, f"answer lost: {name}", meets(faults.stored(fault)), stored=True)


def _sizes() -> Iterator[Case]:
    for name, fault, title in (
        ("300 MiB announced", faults.announced_300_mib, UNREADABLE),
        ("body without an end", faults.endless, UNREADABLE),
        ("gzip bomb", faults.bomb, UNREADABLE),
        ("length too small", faults.length_too_small, UNREADABLE),
        ("length too large", faults.length_too_large, BROKEN),
    ):
        yield from _each(7, name, meets(fault, times=2 if title == BROKEN else 1), title, GETS)
        yield _unknown(7, name, meets(fault), stored=False)
    yield _unknown(7, "body without an end", meets(faults.stored(faults.endless)), stored=True)


def _foreign_answers() -> Iterator[Case]:
    for name, fault in {
        "hotel's page": faults.page("200 OK"),
        "gateway's page": faults.page("502 Bad Gateway"),
        "empty body": faults.answering(""),
        "text instead of JSON": faults.answering("[]", content_type="text/plain"),
        "problem of RFC 9457": faults.problem("503 Service Unavailable"),
    }.items():
        yield from _each(9, name, meets(fault), FOREIGN, GETS)
        yield _unknown(9, name, meets(fault), stored=False)
    yield from _each(9, "gateway's 403", meets(faults.page("403 Forbidden")), FOREIGN, add=WAITS)


# Each with the ID that a look-up asks for, so that nothing but its strangeness is wrong with it.
STRANGE: dict[str, bytes] = {
    "NaN": b'{"id":%d,"name":"Rex","categoryId":NaN}',
    "1e400": b'{"id":%d,"name":"Rex","categoryId":1e400}',
    "true for an int": b'{"id":%d,"name":"Rex","categoryId":true}',
    "1.0": b'{"id":%d,"name":"Rex","categoryId":1.0}',
    "5,000 digits": b'{"id":%d,"name":"Rex","categoryId":' + b"9" * 5000 + b"}",
    "100,000 deep": b'{"id":%d,"name":"Rex","categoryId":1,"tail":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "lone surrogate": b'{"id":%d,"name":"\\ud800","categoryId":1}',
    "bad UTF-8": b'{"id":%d,"name":"\xff\xfe","categoryId":1}',
    "null name": b'{"id":%d,"name":null,"categoryId":1}',
    "missing field": b'{"id":%d,"name":"Rex"}',
    "id of 2^63": b'{"id":9223372036854775808,"name":"Rex","categoryId":1}',
}


STRANGE_ALONE = {"1.0", "100,000 deep", "bad UTF-8", "missing field"}  # as the answer of a look-up, too: one decoder


def strange(name: str) -> bytes:
    return STRANGE[name].replace(b"%d", str(UNLISTED_ID).encode())


def _strange_json() -> Iterator[Case]:
    for name in STRANGE:
        acts = GETS if name in STRANGE_ALONE else (LIST,)
        yield from _each(10, name, meets(faults.saying(strange(name))), UNREADABLE, acts)
    bom = faults.answering(b"\xef\xbb\xbf[]")
    yield from _each(10, "byte order mark", meets(bom), UNREADABLE, (LIST,))
    yield _unknown(10, "id of 2^63", meets(faults.stored(faults.saying(strange("id of 2^63")))), stored=True)
    yield _unknown(10, "null name", meets(faults.saying(strange("null name"))), stored=False)


def _refusals() -> Iterator[Case]:
    differs = meets(faults.refusing("403 Forbidden", "Not for you.", said=500))
    yield from _each(12, "its error object says 500", differs, "error 403", add=REFUSED)
    for status in ("403 Forbidden", "409 Conflict", "422 Unprocessable", "418 I'm a teapot"):
        fault = meets(faults.refusing(status, "Not for you."))
        for case in _each(14, status, fault, f"error {status[:3]}", add=REFUSED):
            yield replace(case, says=(*case.says, "Not for you."))


CASES: list[Case] = [
    *_no_connection(),
    *_silence(),
    *_breaks(),
    *_lost_answers(),
    *_sizes(),
    *_foreign_answers(),
    *_strange_json(),
    *_refusals(),
]
