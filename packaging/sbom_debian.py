"""What the packages of a Debian system say of the libraries that a bundle takes from it: name, version and licence."""

import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from platform import freedesktop_os_release
from typing import Any, Final

from cyclonedx import spdx

_CACHED: Final = re.compile(r"^\s+(\S+) \(.*\) => (/\S+)$", re.MULTILINE)
_MAIN: Final = re.compile(r"^Files: *\*[^\n]*\n(?:[^\n]+\n)*?License: *(?P<names>[^\n]+)$", re.MULTILINE)
_COMMON: Final = re.compile(r"/usr/share/common-licenses/([\w.+-]*\w)")
_GNU: Final = re.compile(r"\b(A?L?GPL|GFDL)-(\d)(\.\d)?(\+?)(?!\S)")
_SPDX: Final = {
    "Expat": "MIT",
    "BSD-2-clause": "BSD-2-Clause",
    "BSD-3-clause": "BSD-3-Clause",
    "or": "OR",
    "and": "AND",
}
_DOCUMENTS: Final = Path("/usr/share/doc")
_LICENCES: Final = Path("/usr/share/common-licenses")


class Debian:
    """Knows nothing on another system."""

    def __init__(self) -> None:
        self._is_here = shutil.which("dpkg-query") is not None
        self._libraries: dict[str, list[Path]] = defaultdict(list)
        if self._is_here:
            for name, path in _CACHED.findall(_said("/sbin/ldconfig", "-p")):
                self._libraries[name].append(Path(path).resolve())

    def owners(self, name: str) -> Iterator[tuple[str, Path]]:
        """Yield the packages with a library of this name, and where theirs lies."""
        for path in self._libraries.get(name, ()):
            for place in (path, Path("/", *path.parts[2:])):  # /usr/lib is /lib, too, and a package knows one of them
                for line in _said("dpkg-query", "--search", str(place)).splitlines():
                    yield line.rpartition(": ")[0], path

    def component(self, package: str) -> dict[str, Any]:
        """Return what is known of an installed package."""
        form = "${Package}\t${Version}\t${Architecture}\t${binary:Summary}"
        name, version, architecture, summary = _said("dpkg-query", "-W", f"-f={form}", package).split("\t")
        system = freedesktop_os_release()
        place = f"arch={architecture}&distro={system['ID']}-{system.get('VERSION_ID', 'unstable')}"
        text = (_DOCUMENTS / name / "copyright").read_text("utf-8", "replace")
        named = (_LICENCES / common for common in sorted(set(_COMMON.findall(text))))
        texts = [("copyright", text), *((each.name, each.read_text("utf-8")) for each in named if each.is_file())]
        return {
            "type": "library",
            "name": name,
            "version": version,
            "description": summary,
            "purl": f"pkg:deb/{system['ID']}/{name}@{version.replace('+', '%2B')}?{place}",
            "licenses": [licence_of(text, name)],
            "texts": texts,
        }


def licence_of(copyright_file: str, package: str) -> dict[str, Any]:
    """Return the licence of most of a package's files, where the file can be read by a machine."""
    main = _MAIN.search(copyright_file)
    if main is None:
        return {"license": {"name": f"see the copyright file of {package}"}}
    names = " ".join(_SPDX.get(each, each) for each in main["names"].split())
    names = _GNU.sub(lambda gnu: f"{gnu[1]}-{gnu[2]}{gnu[3] or '.0'}-{'or-later' if gnu[4] else 'only'}", names)
    if spdx.is_supported_id(names):
        return {"license": {"id": names}}
    return {"expression": names} if spdx.is_expression(names) else {"license": {"name": main["names"].strip()}}


def _said(*command: str) -> str:
    environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=environment).stdout  # noqa: S603
