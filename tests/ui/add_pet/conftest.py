"""What the tests of adding share."""

import pytest

from petstore_gui.ui.widgets import message_dialog


@pytest.fixture
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask as soon as no name stands in the form; how long somebody is left alone is a test of its own."""
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.01)
    monkeypatch.setattr(message_dialog, "ENTER_AFTER_S", 0)
