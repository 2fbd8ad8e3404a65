"""Opens the service for a command, as the window does: with its profile, policy, keyring and journal."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AnswerError, StatusError
from petstore_gui.api.retry import asked_wait_s
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.connector import Connector, connector_of_user
from petstore_gui.connection.profile import ProfileName
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.inventory.named_format import NamedThingsError
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.terminal.console import Console
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.text import CommandError, error_text
from petstore_gui.terminal.workers import DeadlineError, Interruption, call_within

T = TypeVar("T")

KEYRING_S: Final = 10.0
_KEYRING_WITH_A_PERSON_S: Final = 60.0  # enough to type the password of the keyring
_SERVICE_S: Final = 60.0
_MOST_BUSY_ANSWERS: Final = 3
_LEAST_WAIT_S: Final = 5


class Store(NamedTuple):
    """The open service of a command, with its console and its interruption."""

    connection: Connection
    console: Console
    interruption: Interruption

    @property
    def client(self) -> PetStoreClient:
        """The client for the service; a signal closes it."""
        return self.connection.client

    def read(self, function: Callable[[PetStoreClient], T]) -> T:
        """Call ``function`` with the client and return its result; wait up to three times if the service asks to."""
        for _ in range(_MOST_BUSY_ANSWERS):
            try:
                return function(self.client)
            except (AnswerError, StatusError) as error:
                asked_s = asked_wait_s(error)
                if asked_s is None:
                    raise
                seconds = max(_LEAST_WAIT_S, asked_s)
                self.console.report(f"the service is busy. Trying again in {seconds} s.")
                self.client.pause(seconds)
        return function(self.client)

    def explain(self, error: Exception, *, is_add: bool = False) -> str:
        """Return a sentence about an error of this service; ``is_add`` says that an animal was sent."""
        address, is_embedded = self.connection.base_url, self.connection.is_embedded
        return error_text(error, address, is_add=is_add, is_embedded=is_embedded)

    def ask(self, question: str) -> bool:
        """Ask a question and return whether the answer is yes. Raise ``InterruptedCommandError``."""
        return call_within(None, lambda: self.console.ask(question), self.interruption)

    def category_names(self) -> Mapping[int, str]:
        """Return the names of the service's categories on this computer; none if they cannot be read."""
        try:
            text = self.connection.journal.note(self.connection.service_id, CATEGORY_NAMES.note)
            return {} if text is None else CATEGORY_NAMES.parse(text)
        except NamedThingsError as error:
            reason = str(error)
        except JournalError as error:
            reason = f"{error.reason}."
        self.console.report(f"the category names couldn't be loaded: {reason}")
        return {}


@contextmanager
def opened(
    profile: ProfileName | None, base_url: str | None, console: Console, interruption: Interruption
) -> Iterator[Store]:
    """Open a profile, or an address for this run, until the block ends; without both, what the window opens first.

    Does not count as opened for the next start of the window.
    Raise :class:`CommandError`, ``DeadlineError``, ``InterruptedCommandError`` or what ``Connector.open`` raises.
    """
    connector = connector_of_user()
    try:
        if base_url is not None:
            connection = connector.open_address(base_url)
        else:
            connection = _open(connector, profile, console, interruption)
        interruption.register(connection.client.close)
        for notice in connection.notices:
            console.report(notice)
        try:
            yield Store(connection, console, interruption)
        finally:
            connection.client.close()
    finally:
        connector.close()


def _open(
    connector: Connector, profile: ProfileName | None, console: Console, interruption: Interruption
) -> Connection:
    name = profile or connector.settings().first
    if name is None:
        names = ", ".join(connector.policy().profiles)
        raise CommandError(f"no profile has been opened yet. Name one with --profile: {names}.", ExitCode.BAD_ARGUMENTS)
    if name is ProfileName.THIS_COMPUTER:
        try:
            return call_within(_SERVICE_S, lambda: connector.open(name), interruption)
        except DeadlineError as error:
            raise CommandError("the store on this computer did not start in time.", ExitCode.NO_SERVICE) from error
    seconds = _KEYRING_WITH_A_PERSON_S if console.is_interactive else KEYRING_S
    console.show_progress("Waiting for the system keyring…")
    return call_within(seconds, lambda: connector.open(name), interruption)
