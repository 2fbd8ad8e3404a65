"""Files of other programs, damaged ones and attacks: each is read right, or refused with its reason."""

from pathlib import Path

import pytest

from petstore_gui.files.reading import read_file
from petstore_gui.files.table import SheetNeededError, TableError
from tests.files.wild_files import Wild, wild_files

FILES = wild_files()


def test_there_are_as_many_as_were_promised() -> None:
    assert len(FILES) >= 40
    assert len({wild.what for wild in FILES}) == len(FILES)


@pytest.mark.parametrize("wild", FILES, ids=lambda wild: wild.what)
def test_a_file_is_read_right_or_refused_with_its_reason(wild: Wild, tmp_path: Path) -> None:
    path = tmp_path / wild.name
    path.write_bytes(wild.content)
    if wild.refused:
        with pytest.raises(TableError) as refused:
            read_file(path)
        assert refused.value.reason.startswith(wild.refused)
    elif wild.sheets:
        with pytest.raises(SheetNeededError) as needed:
            read_file(path)
        assert needed.value.names == wild.sheets
        assert [read_file(path, sheet=name).sheet for name in wild.sheets] == list(wild.sheets)
    else:
        table = read_file(path)
        assert [row.cells for row in table.rows] == list(wild.rows)
        assert table.name == wild.name
        if wild.numbers:
            assert tuple(row.number for row in table.rows) == wild.numbers
