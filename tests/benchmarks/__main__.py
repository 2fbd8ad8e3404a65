"""``python -m tests.benchmarks``: prints every figure, good or bad; fails only where it could not measure."""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks import bundle
from tests.benchmarks.imports import import_figures, preview_figures, print_kills
from tests.benchmarks.offline import offline_figures
from tests.benchmarks.passing import passing
from tests.benchmarks.processes import NotMeasuredError, clean_environment
from tests.benchmarks.rates import print_rates
from tests.benchmarks.report import Figure, Value, environment, print_table
from tests.benchmarks.service import print_flatness
from tests.benchmarks.stores import make_store
from tests.benchmarks.tables import table_figures
from tests.benchmarks.windows import Windows
from tests.support.service import running_service

FIGURES = (
    "paint",
    "bundle",
    "rows",
    "offline",
    "filter",
    "memory",
    "service",
    "tables",
    "preview",
    "import",
    "passing",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("figures", nargs="*", metavar="FIGURE", help=f"of {', '.join(FIGURES)}; without any: all")
    parser.add_argument("--runs", type=int, default=15, help="starts of each program (default: %(default)s)")
    screen = Path(__file__).parents[1] / "pictures" / "screen.json"  # a usual one, on which no window begins maximised
    parser.add_argument(
        "--platform", default=f"offscreen:configfile={screen}", help="Qt's platform; xcb needs a display"
    )
    options = parser.parse_args()
    chosen: Sequence[str] = options.figures or FIGURES
    if unknown := set(chosen) - set(FIGURES):
        parser.error(f"there is no figure called {', '.join(unknown)}")
    print(environment(options.platform), flush=True)
    print(
        f"medians of {options.runs} starts and {4 * options.runs} clicks, ours and the bare one in turn\n", flush=True
    )
    try:
        with tempfile.TemporaryDirectory(prefix="petstore-gui-benchmark-") as folder:
            Path(folder).chmod(0o711)  # PostgreSQL runs as another user where this one is root
            _measure(Path(folder), chosen, options)
            if "service" in chosen:
                print_rates(Path(folder))
                print_flatness(Path(folder), options.runs)
            if "import" in chosen:
                print_kills(Path(folder))
            if "passing" in chosen:
                print("\n".join(passing(Path(folder), options.platform)), flush=True)
    except NotMeasuredError as error:
        print(f"not measured: {error}", file=sys.stderr)
        return 1
    return 0


def _measure(folder: Path, chosen: Sequence[str], options: argparse.Namespace) -> None:
    figures: list[Figure | Value] = []
    notes: list[str] = []
    with running_service(make_store(folder / "service.sqlite3", 3_000)) as service:
        windows = Windows(clean_environment(folder, options.platform), service.base_url, service.key, options.runs)
        if "paint" in chosen:
            figure, start = windows.first_paint()
            figures.append(figure)
            notes.append(
                f"{start.modules} modules were imported before the first paint; of those that must not be: "
                f"{', '.join(start.forbidden) or 'none'}"
            )
        if "bundle" in chosen:
            found, said = bundle.first_paint(clean_environment(folder, options.platform), options.runs)
            figures += found
            notes += said
        if "rows" in chosen:
            figures.append(windows.first_rows())
        if "offline" in chosen:
            figures += offline_figures(folder, clean_environment(folder, options.platform), service, options.runs)
        if "filter" in chosen:
            figures += windows.filter_clicks()
        if "memory" in chosen:
            sizes, strangers = windows.memory()
            figures += sizes
            notes.append(f"{strangers} other processes had Qt mapped, which raises the ratios of the PSS")
    if "tables" in chosen:
        figures += table_figures(folder, clean_environment(folder, options.platform), options.runs)
    figures += _measure_imports(folder, chosen, options)
    if figures:
        print_table(figures)
    for note in notes:
        print(note + "\n", flush=True)


def _measure_imports(folder: Path, chosen: Sequence[str], options: argparse.Namespace) -> list[Figure | Value]:
    figures: list[Figure | Value] = []
    for name, measure in (("preview", preview_figures), ("import", import_figures)):
        if name in chosen:
            with running_service(folder / f"{name}.sqlite3") as service:
                environment = clean_environment(folder, options.platform)
                figures += measure(environment, service.base_url, service.key, options.runs)
    return figures


if __name__ == "__main__":
    sys.exit(main())
