"""An open profile, and the errors for a missing address or key. Values only."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import Profile, ProfileName

if TYPE_CHECKING:  # they load httpx and SQLite, on a worker
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.inventory.offline_cache import CachedList
    from petstore_gui.outbox.journal import Journal


@dataclass(frozen=True, slots=True)
class Connection:
    """An open profile. The code that opened it closes ``client``. ``notices`` are sentences for people.

    ``journal`` holds the adds of this service and of others; the connector closes it. ``policy`` is the
    administrator's at the time of opening. ``cached_list`` is the last list of the service, for use offline; ``None``
    for the program's own services, for an address of one run, and if the administrator forbids it.
    """

    profile: Profile
    client: "PetStoreClient"
    base_url: str
    key_state: StoredKey
    journal: "Journal" = field(repr=False)
    notices: tuple[str, ...] = ()
    policy: Policy = field(default_factory=Policy)
    has_production_address: bool = False
    """Whether the address of this run is that of the profile Production."""
    cached_list: "CachedList | None" = field(default=None, repr=False)

    @property
    def is_production(self) -> bool:
        """Whether adds go to Production, whichever profile names its address."""
        return self.profile.name is ProfileName.PRODUCTION or self.has_production_address

    @property
    def service_id(self) -> str:
        """The identity of this service in every run: the program's own services have a new port each time."""
        if self.is_this_computer:
            return ProfileName.THIS_COMPUTER.value
        return "demo" if self.is_demo else self.base_url

    @property
    def is_this_computer(self) -> bool:
        """Whether it is the permanent store on this computer, not the demo."""
        return self.profile.name is ProfileName.THIS_COMPUTER

    @property
    def is_demo(self) -> bool:
        """Whether it is the store of samples, which is deleted at the end of the program."""
        return self.is_embedded and not self.is_this_computer

    @property
    def is_embedded(self) -> bool:
        """Whether the program runs the service itself, with a key made for this run."""
        return self.key_state.state is KeyState.THIS_RUN


class ServiceFeatures(NamedTuple):
    """The features of a service beyond the interface, as far as one list shows.

    ``idempotent_adds``: an add with a lost answer may be sent again. ``tags``: an unchanged list is not sent again.
    """

    idempotent_adds: bool = False
    tags: bool = False


class AddressNeeded(Exception):  # noqa: N818 - a wish to the user, not a failure
    """The profile has no address yet."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(f"{profile.label} has no address yet")
        self.profile = profile


class KeyNeeded(Exception):  # noqa: N818
    """There is no key for the profile's address; ``state`` says why, ``None`` that the keyring was not asked."""

    def __init__(self, profile: Profile, base_url: str, state: StoredKey | None) -> None:
        super().__init__(f"{profile.label} has no key: {'not given' if state is None else state.state}")
        self.profile = profile
        self.base_url = base_url
        self.state = state
