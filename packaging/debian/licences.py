"""Writes Debian's machine-readable copyright file from the bill of materials that the bundle carries."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

LIST: Final = "_internal/petstore_gui/resources/sbom.cdx.json"

Part = dict[str, Any]
"""A component; packaging/sbom.py says what is in it."""

_FORMAT: Final = "https://www.debian" + ".org/doc/packaging-manuals/copyright-format/1.0/"
_HOLDER: Final = re.compile(r"^\W*copyright\s+((?:\(c\)|©|\d{4}).*\w.*)$", re.IGNORECASE)
_DEBIAN_NAMES: Final = {"MIT": "Expat", "LGPL-3.0-only": "LGPL-3", "GPL-2.0-only": "GPL-2", "GPL-3.0-only": "GPL-3"}

# What every Debian holds, and its policy wants to be named and not repeated.
_COMMON: Final = Path("/usr/share/common-licenses")
_COMMON_NAMES: Final = ("GPL-1", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3", "MPL-2.0", "Apache-2.0", "Artistic")
_END: Final = "END OF TERMS AND CONDITIONS"
_SAME: Final = {"http": "https?", "Lesser": "(?:Lesser|Library)"}  # the same terms, as they were printed over the years


def copyright_file(bundle: Path) -> str:
    """Return the copyright file of the program and of all that ``bundle`` carries."""
    document = json.loads((bundle / LIST).read_text("utf-8"))
    program, carried = document["metadata"]["component"], document["components"]
    names, place = short_names([program, *carried]), f"opt/{bundle.name}"
    others = [program, *(part for part in carried if not part.get("components"))]
    paragraphs = [
        f"Format: {_FORMAT}\nUpstream-Name: Pet Store\nComment: Made from the bill of materials in /{place}/{LIST}.",
        f"Files: *\n{_field('Copyright', holders(program))}\nLicense: {names[_key(program)]}",
        _files_paragraph([f"{place}/*"], others, names),
        *(_files_paragraph(found, [part], names) for part in carried if (found := _files(part, place))),
        *(_licence_paragraph(name, key, [program, *carried]) for key, name in names.items()),
    ]
    return "\n\n".join(paragraphs) + "\n"


def short_names(parts: list[Part]) -> dict[str, str]:
    """Return a name for each licence that differs in its words, by :func:`_key`."""
    names: dict[str, str] = {}
    used: dict[str, int] = defaultdict(int)
    for part in parts:
        if _key(part) not in names:
            name = _DEBIAN_NAMES.get(expression(part), re.sub(r"[^A-Za-z0-9.+]+", "-", expression(part)).strip("-"))
            used[name] += 1
            names[_key(part)] = name if used[name] == 1 else f"{name}-{used[name]}"
    return names


def without_common(text: str) -> str:
    """Return ``text`` with a reference in place of each licence that every Debian holds."""
    for name, pattern in _common().items():
        text = pattern.sub(f"The terms of {name} are in {_COMMON / name}.", text)
    return text.replace("\f", "")


def holders(part: Part) -> list[str]:
    """Return who has the copyright, in the words of the licence's texts."""
    lines = (line for _name, text in texts(part) for line in without_common(text).splitlines())
    found = [" ".join(match[1].split()) for line in lines if (match := _HOLDER.match(line))]
    return list(dict.fromkeys(found)) or [f"the authors of {part['name']}"]


def texts(part: Part) -> Iterator[tuple[str, str]]:
    """Yield the names and the words of the texts that came with a part."""
    for each in part.get("evidence", {}).get("licenses", ()):
        yield each["license"]["name"], each["license"]["text"]["content"]


def expression(part: Part) -> str:
    """Return what a part is licensed under, by the names of SPDX."""
    said = (each.get("expression") or each["license"].get("id") or each["license"]["name"] for each in part["licenses"])
    return " AND ".join(said)


@cache
def _common() -> dict[str, re.Pattern[str]]:
    """Return what finds each licence, with or without the advice after its terms, with any line ends and commas."""
    found = {}
    for name in _COMMON_NAMES:
        terms, end, advice = (_COMMON / name).read_text("utf-8").partition(_END)
        found[name] = re.compile(
            rf"[ \t]*{_words(terms + end)}" + (rf"(?:\W+{_words(advice)})?" if advice else "") + r"[^\w\n]*"
        )
    return found


def _words(text: str) -> str:
    return r"\W+".join(_SAME.get(word, word) for word in re.findall(r"\w+", text))


def _files_paragraph(files: list[str], parts: list[Part], names: dict[str, str]) -> str:
    who = [f"{_title(part)}: {holder}" for part in parts for holder in holders(part)]
    licence = " and ".join(dict.fromkeys(names[_key(part)] for part in parts))
    return f"{_field('Files', files)}\n{_field('Copyright', who)}\nLicense: {licence}"


def _licence_paragraph(name: str, key: str, parts: list[Part]) -> str:
    under = [part for part in parts if _key(part) == key]
    lines = [f"License: {name}", f" {expression(under[0])}: {', '.join(map(_title, under))}."]
    for title, text in texts(under[0]):
        lines += [" .", f" {title}:", " ."]
        lines += [f" {line.rstrip() or '.'}" for line in without_common(text).strip("\n").splitlines()]
    return "\n".join(lines)


def _key(part: Part) -> str:
    return json.dumps([expression(part), *([title, " ".join(text.split())] for title, text in texts(part))])


def _files(part: Part, place: str) -> list[str]:
    return [f"{place}/{each['name']}" for each in part.get("components", ()) if each["type"] == "file"]


def _title(part: Part) -> str:
    return f"{part['name']} {part.get('version', '')}".rstrip()


def _field(name: str, lines: list[str]) -> str:
    return f"{name}: " + "\n ".join(lines)
