"""The positions of the labels on the sheets and the roll that shops buy. All lengths are in millimetres.

Sizes are those printed on the packs. Margins and pitch are those of the makers' own templates: Avery's for Word
(L7160: 7.21 and 15.15, pitch 66.04; L7163: 4.65 and 15.15, pitch 101.6; 5160: 3/16 and 1/2 inch, pitch 2 3/4;
5163: 5/32 and 1/2 inch, pitch 4 3/16), each in the middle of its sheet. For the roll, Brother's command reference of
the QL series: 62 mm continuous tape has 696 printable dots at 300 dpi, which leaves 1.5 mm at each side, and 3 mm are
fed before and after. A label of it is cut as long as Brother's own label DK-11209.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

_INCH: Final = 25.4


class Paper(StrEnum):
    """The kinds of paper."""

    A4 = "A4"
    LETTER = "Letter"
    ROLL = "roll"


_PAPER_SIZES: Final = {Paper.A4: (210.0, 297.0), Paper.LETTER: (8.5 * _INCH, 11 * _INCH)}


class LabelRect(NamedTuple):
    """A place on the paper, from its upper left corner."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelSheet:
    """A sheet of equal labels, numbered from 1 line by line from the upper left; a roll is a sheet of one."""

    name: str
    """The name on the pack."""
    paper: Paper
    width: float
    height: float
    columns: int = 1
    rows: int = 1
    left: float = 0.0
    top: float = 0.0
    pitch_x: float = 0.0
    pitch_y: float = 0.0
    padding_x: float = 2.5
    """The white margin within a label: printers may pull a sheet in a millimetre or two askew."""
    padding_y: float = 2.0

    @property
    def count(self) -> int:
        """The number of labels on a sheet."""
        return self.columns * self.rows

    @property
    def paper_size(self) -> tuple[float, float]:
        """Width and height of the paper."""
        return _PAPER_SIZES.get(self.paper, (self.width, self.height))

    def rect(self, number: int) -> LabelRect:
        """Return the position of a label; raise :class:`ValueError` if the sheet has no label of that number."""
        if not 1 <= number <= self.count:
            raise ValueError(number)
        row, column = divmod(number - 1, self.columns)
        return LabelRect(self.left + column * self.pitch_x, self.top + row * self.pitch_y, self.width, self.height)

    def sheets_for(self, labels: int, first: int = 1) -> int:
        """Return the number of sheets for so many labels, if ``first`` is the first free one."""
        return -(-(labels + first - 1) // self.count) if labels else 0

    def next_free(self, labels: int, first: int = 1) -> int:
        """Return the first free label after so many were printed from ``first`` on; 1 means a new sheet."""
        return (first - 1 + labels) % self.count + 1


SHEETS: Final = (
    LabelSheet(
        name="Avery L7160", paper=Paper.A4, width=63.5, height=38.1, columns=3, rows=7,
        left=7.21, top=15.15, pitch_x=66.04, pitch_y=38.1,
    ),
    LabelSheet(
        name="Avery L7163", paper=Paper.A4, width=99.1, height=38.1, columns=2, rows=7,
        left=4.65, top=15.15, pitch_x=101.6, pitch_y=38.1,
    ),
    LabelSheet(
        name="Avery 5160", paper=Paper.LETTER, width=2.625 * _INCH, height=1 * _INCH, columns=3, rows=10,
        left=0.1875 * _INCH, top=0.5 * _INCH, pitch_x=2.75 * _INCH, pitch_y=1 * _INCH,
    ),
    LabelSheet(
        name="Avery 5163", paper=Paper.LETTER, width=4 * _INCH, height=2 * _INCH, columns=2, rows=5,
        left=0.15625 * _INCH, top=0.5 * _INCH, pitch_x=4.1875 * _INCH, pitch_y=2 * _INCH,
    ),
    LabelSheet(name="62 mm", paper=Paper.ROLL, width=62.0, height=29.0, padding_x=2.0, padding_y=3.0),
)  # fmt: skip
