"""Writes the bill of materials of a bundle: every part in it, with version, licence and the licence's text.

Use: .venv-tools/bin/python packaging/sbom.py BUNDLE_FOLDER OUTPUT…

CycloneDX 1.6 as JSON, the same bytes for the same bundle. cyclonedx-py lists the Python environment that the bundle
was made from; kept of it is what the bundle holds, and added is what no Python package knows. Exit code 1, with their
names, if it has files of unknown origin; on Linux only, where the packages can be asked.
There it also lists a bundle for Windows, with Windows' Python under Wine: --environment .venv-windows/package.

The shape: ``metadata.component`` is what the bundle is named for, ``components`` all others, by name, without
nesting. Each has ``name``; ``version`` and ``purl`` where there are such; ``licenses``, of which each is an
``expression`` or a ``license`` with ``id`` or ``name``; the texts, plain, in
``evidence.licenses[].license`` as ``name`` and ``text.content``; and in its own ``components`` one of the type ``file``
for each library that it brings, with its path in the bundle and its SHA-256.
"""

import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, Final

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from release import ROOT, source_date_epoch
from sbom_debian import Debian
from sbom_origins import BOOTLOADER, DEBIAN, EXECUTABLES, PROGRAM, Build, Origins, ask, is_library, normal, origins
from sbom_parts import TEXTS, Part, from_wheel, inside_of_wheel, others

_IDS: Final = re.compile(r"[\w.+-]+")


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path, metavar="BUNDLE_FOLDER")
    parser.add_argument("outputs", type=Path, nargs="+", metavar="OUTPUT")
    parser.add_argument("--environment", type=Path, default=ROOT / ".venv-package", help="what it was made from")
    options = parser.parse_args()
    python = python_of(options.environment)
    executables = [path for path in (options.bundle / name for name in EXECUTABLES) if path.is_file()]
    debian = Debian()
    build = ask(python, executables[0])
    found = origins(options.bundle, executables, build, debian)
    bill = document(options.bundle, python, build, found, debian)
    text = written(bill)
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if error is not None:
        raise SystemExit(f"what was written is no CycloneDX: {error}")
    for output in options.outputs:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text, "utf-8", newline="\n")
    for each in found.unknown:
        print(f"the origin of this is not known: {each}", file=sys.stderr)
    print(f"{len(bill['components'])} parts")
    return 1 if found.unknown and sys.platform == "linux" else 0


def python_of(environment: Path) -> tuple[str, ...]:
    """Return the command that runs the Python of an environment; it may be that of Windows, under Wine."""
    places = (environment / "bin" / "python", environment / "Scripts" / "python.exe")
    if place := next(filter(Path.exists, places), None):
        return (str(place),)
    return ("env", f"WINDOWS_PYTHON={environment.name}", "sh", str(ROOT / "packaging" / "windows" / "wine" / "python"))


def document(bundle: Path, python: tuple[str, ...], build: Build, found: Origins, debian: Debian) -> dict[str, Any]:
    """Return the whole bill."""
    listed = environment(python, build)
    installed = {normal(each.name): each for each in distributions(path=[str(build.site)])}
    program = listed["metadata"]["component"]
    program["version"] = installed[PROGRAM].version
    program["name"] = Path(found.files[BOOTLOADER][0]).stem  # the name of the executable
    program["purl"] = f"pkg:generic/{program['name']}@{program['version']}"
    parts = [
        from_wheel(part, installed[normal(part["name"])])
        for part in listed["components"]
        if normal(part["name"]) in found.files and normal(part["name"]) != BOOTLOADER
    ]
    for name in list(installed):
        if name in found.files:
            parts += inside_of_wheel(installed[name])
    for origin in found.files:
        if origin.startswith(DEBIAN):
            parts.append({**debian.component(origin.removeprefix(DEBIAN)), "origin": origin})
    parts += others(bundle, build, found, installed)
    parts += [unknown(each) for each in found.unknown]
    for part in (program, *parts):
        finish(part, bundle, found)
    parts.sort(key=lambda part: (part["name"].lower(), part["bom-ref"]))
    listed["metadata"]["tools"] = {"components": [tool(each) for each in listed["metadata"]["tools"]["components"]]}
    return listed | {"components": parts, "dependencies": dependencies(listed, parts)}


def environment(python: tuple[str, ...], build: Build) -> dict[str, Any]:
    """Let the tool list an environment. It asks a Python for its path, and under Wine that has folders of Windows."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--no-validate"]
    command += ["--sv", "1.6", "--pyproject", str(ROOT / "pyproject.toml")]
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    variables["SOURCE_DATE_EPOCH"] = str(source_date_epoch())
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder, "python") if len(python) > 1 else Path(python[0])
        if len(python) > 1:
            asked.write_text(f"#!/bin/sh\nprintf %s {shlex.quote(json.dumps(['', str(build.site)]))}\n", "utf-8")
            asked.chmod(0o700)
        done = subprocess.run([*command, str(asked)], env=variables, check=False, capture_output=True, text=True)  # noqa: S603
    if done.returncode != 0:
        raise SystemExit(f"{done.stderr}\nThe environment could not be listed: cyclonedx-py's words are above.")
    listed: dict[str, Any] = json.loads(done.stdout)
    return listed


def unknown(what: str) -> Part:
    """Return the files of unknown origin, so that they stand in the bill."""
    return {"type": "file", "name": what, "licenses": [{"license": {"name": "unknown"}}]}


def finish(part: Part, bundle: Path, found: Origins) -> None:
    """Give a part its texts and its files, in the shape that is promised above."""
    texts, origin = part.pop("texts", None), part.pop("origin", "")
    if part["type"] == "application":  # the program: the tool knows its text from pyproject.toml
        part["licenses"] = [each for each in part["licenses"] if "id" in each["license"]]
        texts = [("LICENSE", (ROOT / "LICENSE").read_text("utf-8"))]
    if not texts:
        said = " ".join(each.get("expression") or each["license"].get("id", "") for each in part["licenses"])
        files = [(TEXTS / f"{each}.txt") for each in _IDS.findall(said)]
        texts = [(file.stem, file.read_text("utf-8")) for file in files if file.is_file()]
    part.setdefault("bom-ref", f"{part['name']}=={part.get('version', '')}")
    if texts:
        evidence = [{"license": {"name": name, "text": {"content": content}}} for name, content in texts]
        part["evidence"] = {"licenses": evidence}
    paths = [each for each in found.files.get(origin, ()) if is_library(each) or origin == BOOTLOADER]
    if paths:
        part["components"] = [carried_file(bundle, path) for path in sorted(paths)]


def carried_file(bundle: Path, path: str) -> Part:
    """Return a file of the bundle with its checksum."""
    checksum = hashlib.sha256((bundle / path).read_bytes()).hexdigest()
    return {"type": "file", "name": path, "hashes": [{"alg": "SHA-256", "content": checksum}]}


def tool(part: Part) -> Part:
    """Return what made the list, in short."""
    return {name: part[name] for name in ("type", "group", "name", "version")}


def dependencies(listed: Mapping[str, Any], parts: list[Part]) -> list[dict[str, Any]]:
    """Return what needs what, of what is carried; the program needs what nothing else does."""
    there = {part["bom-ref"] for part in parts}
    needs = {
        each["ref"]: sorted({*each.get("dependsOn", ())} & there)
        for each in listed["dependencies"]
        if each["ref"] in there
    }
    needed = {each for wanted in needs.values() for each in wanted}
    needs[listed["metadata"]["component"]["bom-ref"]] = sorted(there - needed)
    return [{"ref": ref, **({"dependsOn": wanted} if wanted else {})} for ref, wanted in sorted(needs.items())]


def written(bill: Mapping[str, Any]) -> str:
    """Return the bill as the bytes that are always the same."""
    return json.dumps(bill, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
