"""The administrator's file: TOML that sets the addresses of Production and Staging for everybody."""

from pathlib import Path
from typing import Final

from petstore_gui.connection.profile import AddressError, ProfileName, parse_address
from petstore_gui.sentence import Sentence

_SECTIONS: Final = {"production": ProfileName.PRODUCTION, "staging": ProfileName.STAGING}


def read_system_addresses(file: Path | None) -> tuple[dict[ProfileName, str], tuple[str, ...]]:
    """Return the addresses that the administrator has set, and sentences for people about what was ignored.

    Never raises: the user can neither mend the file nor should be kept from working by it.
    """
    if file is None or not file.exists():
        return {}, ()
    import tomllib  # most computers have no such file

    try:
        content = tomllib.loads(file.read_bytes().decode("utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return {}, ()
    except OSError as error:
        sentence = Sentence(
            "The administrator's settings in {file} cannot be read: {reason}.", file=file, reason=error.strerror
        )
        return {}, (sentence,)
    except (ValueError, RecursionError):
        return {}, (
            Sentence("The administrator's settings in {file} cannot be read: it is not valid TOML.", file=file),
        )
    addresses: dict[ProfileName, str] = {}
    problems = []
    for section, members in content.items():
        name = _SECTIONS.get(section)
        text = members.get("base_url") if isinstance(members, dict) else None
        if name is None or not isinstance(text, str):
            sentence = Sentence(
                "In the administrator's settings in {file}, [{section}] is not used: not understood.",
                file=file,
                section=section,
            )
            problems.append(sentence)
            continue
        try:
            addresses[name] = parse_address(text).base_url
        except AddressError as error:
            sentence = Sentence(
                "In the administrator's settings in {file}, [{section}] is not used. {reason}",
                file=file,
                section=section,
                reason=error.reason,
            )
            problems.append(sentence)
    return addresses, tuple(problems)
