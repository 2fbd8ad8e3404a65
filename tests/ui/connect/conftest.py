"""One real service for all tests of a file: they add nothing to it."""

from tests.connection.conftest import remote

__all__ = ["remote"]
