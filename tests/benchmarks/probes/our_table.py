"""A file read as the import reads it, its columns found and every row checked; prints the milliseconds."""

import sys
import time
from pathlib import Path

begun = time.perf_counter()
# What reads loads late in the program, too: its imports count.
from petstore_gui.files.columns import find_columns  # noqa: E402
from petstore_gui.files.import_rows import RowChecker, RowState  # noqa: E402
from petstore_gui.files.reading import read_file  # noqa: E402

path, expected = Path(sys.argv[1]), int(sys.argv[2])
table = read_file(path)
rows = RowChecker(table, find_columns(table, category_names={}), category_names={}).rows
ended = time.perf_counter()
if sum(row.state is RowState.READY for row in rows) != expected:
    sys.exit("not every row is ready")
print(1_000 * (ended - begun))
