"""The same file read with the library alone, and nothing done with its rows; prints the milliseconds."""

import sys
import time
from pathlib import Path
from typing import Any

path, expected = Path(sys.argv[1]), int(sys.argv[2])
rows: list[Any]
begun = time.perf_counter()
if path.suffix == ".csv":
    import csv

    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
else:
    from python_calamine import CalamineWorkbook

    with CalamineWorkbook.from_path(path) as workbook:
        rows = list(workbook.get_sheet_by_index(0).iter_rows())
ended = time.perf_counter()
if len(rows) != expected + 1:
    sys.exit("not every row was read")
print(1_000 * (ended - begun))
