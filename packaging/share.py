"""Writes what every package for Linux has under /usr/share: desktop entry, metadata, manual, completion and icons.

Its sources are in packaging/linux/. Use: python packaging/share.py FOLDER [--icons FOLDER]
"""

import argparse
import re
import shutil
import tomllib
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from changes import Changes, all_changes
from release import ROOT

SOURCES: Final = ROOT / "packaging" / "linux"
NAME: Final = "petstore-gui"

_LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="becomes /usr/share of the package")
    parser.add_argument("--icons", type=Path, default=ROOT / "build" / "icons", metavar="FOLDER")
    options = parser.parse_args()
    write(options.folder, options.icons)


def publisher() -> dict[str, str]:
    """Return what packaging/publisher.toml says."""
    return tomllib.loads((ROOT / "packaging" / "publisher.toml").read_text("utf-8"))


def write(share: Path, icons: Path) -> None:
    """Write all of it into ``share``; ``icons`` is what packaging/icons.py has made."""
    found = all_changes()
    names = (SOURCES / f"{NAME}.desktop").read_text("utf-8")
    _write(share / "applications" / f"{NAME}.desktop", names)
    _write(share / "metainfo" / f"{publisher()['id']}.metainfo.xml", metainfo(publisher(), names, found))
    _write(share / "bash-completion" / "completions" / NAME, (SOURCES / f"{NAME}.bash").read_text("utf-8"))
    write_manual(share, NAME)
    pictures = sorted((icons / "hicolor").glob("*/apps/*"))
    if not pictures:
        raise SystemExit(f"there are no icons in {icons}: python packaging/icons.py {icons}")
    for picture in pictures:
        place = share / "icons" / picture.relative_to(icons)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, place)


def write_manual(share: Path, command: str) -> None:
    """Write the manual page of ``command`` into ``share``."""
    _write(share / "man" / "man1" / f"{command}.1", manual(command, all_changes()[0]))


def metainfo(publisher: dict[str, str], desktop_entry: str, found: list[Changes]) -> str:
    """Return metainfo.xml with what stands elsewhere filled in."""
    root = ET.parse(SOURCES / "metainfo.xml").getroot()  # noqa: S314 - our own file
    first = [_element("id", publisher["id"]), *_named("name", "Name", desktop_entry)]
    first += _named("summary", "Comment", desktop_entry)
    for place, element in enumerate(first):
        root.insert(place, element)
    developer = ET.SubElement(root, "developer", id=publisher["id"].rpartition(".")[0])
    developer.append(_element("name", publisher["name"]))
    root.append(_element("launchable", f"{NAME}.desktop", type="desktop-id"))
    provides = ET.SubElement(root, "provides")
    provides.append(_element("binary", NAME))
    provides.append(_element("mediatype", _value("MimeType", desktop_entry).rstrip(";")))
    for image in root.iter("image"):
        image.text = f"{publisher['pictures']}/{image.text}"
    root.append(_releases(found))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def manual(command: str, release: Changes) -> str:
    """Return the manual page of ``command`` with the release in its heading, and with how the service is used."""
    heading = f'"{release.day:%Y-%m-%d}" "Pet Store {release.version}"'
    typed = {NAME: r"petstore\-gui serve", "petstore-service": r"petstore\-service"}[command]
    service = (SOURCES / "service.man").read_text("utf-8").partition("\n")[2].rstrip().replace("@SERVICE@", typed)
    page = (SOURCES / f"{command}.1").read_text("utf-8").replace("\n@SERVICE@\n", f"\n{service}\n")
    return page.replace('"@DAY@" "Pet Store @VERSION@"', heading)


def _releases(found: list[Changes]) -> ET.Element:
    element = ET.Element("releases")
    for release in found:
        each = ET.SubElement(element, "release", version=release.version, date=f"{release.day:%Y-%m-%d}")
        description = ET.SubElement(each, "description")
        for title, items in release.sections:
            description.append(_element("p", title))
            listing = ET.SubElement(description, "ul")
            listing.extend(_element("li", item) for item in items)
    return element


def _named(tag: str, key: str, desktop_entry: str) -> list[ET.Element]:
    """Return an element for each language in which the desktop entry has ``key``."""
    head = desktop_entry.partition("\n[Desktop Action")[0]
    found = re.findall(rf"^{key}(?:\[(\w+)\])?=(.+)$", head, re.MULTILINE)
    return [_element(tag, text, **({_LANG: language} if language else {})) for language, text in found]


def _value(key: str, desktop_entry: str) -> str:
    found = re.search(rf"^{key}=(.+)$", desktop_entry, re.MULTILINE)
    if found is None:
        raise SystemExit(f"{NAME}.desktop has no {key}")
    return found[1]


def _element(tag: str, text: str, **attributes: str) -> ET.Element:
    element = ET.Element(tag, attributes)
    element.text = text
    return element


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
