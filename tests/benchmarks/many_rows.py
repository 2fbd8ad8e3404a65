"""Finding and sorting in 100,000 rows: from a keystroke or a click to what it leads to on the screen."""

from tests.benchmarks.processes import Program, running
from tests.benchmarks.report import Value

BAR_MS = 50.0
WORDS = ("rex", "luna1", "9007", "cafe", "zz")
COLUMNS = (0, 1, 2, 3)
TURNS = 3  # rising, falling, and back to the order of the service


def many_rows(environment: dict[str, str], runs: int) -> list[Value]:
    """Measure so many times, each time with animals that were never sorted or searched before."""
    keys: list[float] = []
    first_keys: list[float] = []
    clicks: list[float] = []
    first_clicks: list[float] = []
    with running(Program(function="many_rows:main", until="window", environment=environment)) as table:
        for run in range(runs + 1):
            table.ask("anew")
            found = [table.ask(order)[0] for order in _orders_to_find()]
            sorted_ = [[table.ask(f"click {column}")[0] for _ in range(TURNS)] for column in COLUMNS]
            if run:  # the first one does not count
                keys += found
                first_keys.append(found[0])
                clicks += [took for turns in sorted_ for took in turns]
                first_clicks += [turns[0] for turns in sorted_]
    return [
        Value(name="keystroke in 100,000 rows to painted", unit="ms", values=keys, bar=BAR_MS),
        Value(name="the same, the first one in new rows", unit="ms", values=first_keys),
        Value(name="click on a header of 100,000 rows to painted", unit="ms", values=clicks, bar=BAR_MS),
        Value(name="the same, the first one on each column", unit="ms", values=first_clicks),
    ]


def _orders_to_find() -> list[str]:
    """Return what types each word and takes it back."""
    return [order for word in WORDS for order in (*(f"type {sign}" for sign in word), *("back" for _ in word))]
