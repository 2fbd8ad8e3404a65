"""The window as on every computer, for the tests of this folder that open it here."""

from tests.ui.conftest import _as_on_every_computer, _look

__all__ = ["_as_on_every_computer", "_look"]
