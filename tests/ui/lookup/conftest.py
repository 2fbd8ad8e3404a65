"""What the tests of the look-up share."""

import pytest

from petstore_gui.ui.lookup.dialog import LookupDialog


@pytest.fixture
def requested(dialog: LookupDialog) -> list[int]:
    """Return the IDs that were asked for, as they come; ``dialog`` is the module's."""
    requested: list[int] = []
    dialog.lookup_requested.connect(lambda entries: requested.append(entries[0].pet_id))
    return requested
