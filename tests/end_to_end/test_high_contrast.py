"""High contrast is followed while the window is open, as a desktop's own portal tells it."""

from pathlib import Path

import pytest

from tests.support.portal import switched_on
from tests.support.secret_service import secret_service
from tests.test_app import run, said


@pytest.mark.end_to_end
def test_what_the_desktop_says_is_followed_while_the_window_is_open(tmp_path: Path) -> None:
    steps = """
    import os, signal
    from petstore_gui.ui.theme import theme
    from petstore_gui.ui.theme.tokens import LIGHT, LIGHT_CONTRAST
    print(theme.tokens() == LIGHT_CONTRAST)
    os.kill(int(os.environ["PORTAL"]), signal.SIGUSR1)
    yield lambda: theme.tokens() is LIGHT and LIGHT.accent in QApplication.instance().styleSheet()
    os.kill(int(os.environ["PORTAL"]), signal.SIGUSR1)
    yield lambda: theme.tokens() == LIGHT_CONTRAST and LIGHT.accent not in QApplication.instance().styleSheet()
    """
    with secret_service(tmp_path, "empty") as bus, switched_on(bus, "contrast") as environment:
        assert said(run(steps=steps, environment=environment)) == ["True"]
