"""The figures as a table, and where they were measured."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median, quantiles


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """Something measured in pairs: ours and the bare one, one after the other. ``bar`` is the ratio not to exceed."""

    name: str
    unit: str
    ours: Sequence[float]
    bare: Sequence[float]
    bar: float | None = None

    @property
    def ratio(self) -> float:
        return median(self.ours) / median(self.bare)

    def row(self) -> tuple[str, ...]:
        low, _, high = quantiles([ours / bare for ours, bare in zip(self.ours, self.bare, strict=True)], n=4)
        return (
            f"{self.name} [{self.unit}]",
            f"{median(self.ours):.1f}",
            f"{median(self.bare):.1f}",
            f"{self.ratio:.2f}",
            f"{low:.2f}–{high:.2f}",
            *_judged(self.ratio, self.bar),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """Something measured that is not a ratio; ``bar`` is the value not to exceed."""

    name: str
    unit: str
    values: Sequence[float]
    bar: float | None = None

    def row(self) -> tuple[str, ...]:
        middle = median(self.values)
        spread = ""
        if len(self.values) > 1:
            low, _, high = quantiles(self.values, n=4)
            spread = f"{low:.1f}–{high:.1f}"
        return f"{self.name} [{self.unit}]", f"{middle:.1f}", "", "", spread, *_judged(middle, self.bar)


_HEAD = ("figure", "ours", "bare", "ratio", "quartiles", "bar", "")


def print_table(figures: Sequence[Figure | Value], head: Sequence[str] = _HEAD) -> None:
    print_rows([head, *(figure.row() for figure in figures)])


def print_rows(rows: Sequence[Sequence[str]]) -> None:
    """Print rows of texts under each other; the first column is of words, the others of numbers."""
    widths = [max(len(text) for text in column) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (
            text.ljust(width) if number in {0, len(row) - 1} else text.rjust(width)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        print("  ".join((first, *others)).rstrip())
    print(flush=True)


def environment(qt_platform: str) -> str:
    """Return one line about the machine and the versions."""
    parts = (
        f"Python {platform.python_version()}",
        f"PySide6 {version('PySide6_Essentials')}",
        f"Qt platform {qt_platform}",
        f"{os.cpu_count()} CPUs",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        f"load {os.getloadavg()[0]:.1f}",
    )
    return ", ".join(parts)


def _judged(value: float, bar: float | None) -> tuple[str, str]:
    return ("", "") if bar is None else (f"{bar:g}", "met" if value <= bar else "MISSED")
