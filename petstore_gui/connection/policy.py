"""The administrator's settings for all users of this computer. Values only; most computers have none."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from petstore_gui.connection.profile import ProfileName
from petstore_gui.translatable import TranslatableError, TranslatableText

if TYPE_CHECKING:
    from petstore_gui.inventory.saved_views import SharedView

REFRESH_S: Final = {"off": 0, "30 s": 30, "1 min": 60, "5 min": 300}
"""How the administrator writes each interval of the automatic refresh: in seconds, 0 for off."""
UNDO_S: Final = {"off": 0, "5 s": 5, "10 s": 10}
"""How the administrator writes for how long an animal can be taken back: in seconds, 0 for off."""


class NotOfferedError(TranslatableError):
    """The administrator does not offer this here."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Holds for all users of this computer; the defaults hold where nothing is set.

    ``addresses`` are set and cannot be changed. ``profiles`` are those that may be opened, in their usual order.
    ``refresh_s`` and ``undo_s`` are None where each user chooses. ``insecure_hosts`` may be used without encryption,
    each a host and, unless it is 80, a port, as :func:`~petstore_gui.connection.profile.parse_host` spells it.
    ``offline_copy`` says whether the last list of a service may be kept on this computer. ``views`` of the list are
    there for all users. ``problems`` are sentences for people about what was ignored.
    """

    addresses: Mapping[ProfileName, str] = field(default_factory=dict)
    profiles: tuple[ProfileName, ...] = tuple(ProfileName)
    refresh_s: int | None = None
    insecure_hosts: frozenset[str] = frozenset()
    views: "tuple[SharedView, ...]" = ()
    problems: tuple[str, ...] = ()
    offline_copy: bool = True
    undo_s: int | None = None

    @property
    def restricts(self) -> bool:
        """Whether not everything is offered: then no address of one's own is, either."""
        return self.profiles != tuple(ProfileName)

    def refusal(self, name: ProfileName | None) -> TranslatableText | None:
        """Return why this profile may not be opened, None if it may; the name None is an address for one run."""
        if name is None and self.restricts:
            return TranslatableText("Only profiles that the administrator of this computer offers can be opened here.")
        if name is not None and name not in self.profiles:
            return TranslatableText(
                "{profile} cannot be opened here: the administrator of this computer does not offer it.",
                profile=name.label,
            )
        return None

    def require(self, name: ProfileName | None) -> None:
        """Raise :class:`NotOfferedError` unless this may be opened."""
        if reason := self.refusal(name):
            raise NotOfferedError(reason)
