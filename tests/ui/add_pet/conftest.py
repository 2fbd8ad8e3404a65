"""What the tests of adding share."""

import pytest

from petstore_gui.ui.add_pet import prompts


@pytest.fixture
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask as soon as no name stands in the form; how long somebody is left alone is a test of its own."""
    monkeypatch.setattr(prompts, "IDLE_AFTER_S", 0.01)
