"""The packages of a Debian or Ubuntu: installing them, and what they bring to a program that runs."""

import os
import subprocess
from pathlib import Path

from tests.support.program import Program


def apt_get(*arguments: str) -> None:
    command = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120", *arguments]
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def state_of(package: str) -> str:
    """Return what dpkg says of a package: nothing when it does not know it."""
    command = ["dpkg-query", "--show", "--showformat", "${db:Status-Status} ${Version}", package]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def libraries_of_nobody(program: Program, package: str) -> set[str]:
    """Return the libraries that a program has loaded and that neither its package nor one it depends on brings."""
    loaded = set()
    for pid in (program.process.pid, *program.service_processes()):
        lines = Path(f"/proc/{pid}/maps").read_text().splitlines()
        loaded |= {line.split(maxsplit=5)[5] for line in lines if ".so" in line}
    assert any("libxcb" in path for path in loaded)
    files: set[str] = set()
    for each in needed(package):
        files.update(
            subprocess.run(["dpkg", "-L", each], capture_output=True, text=True, check=True).stdout.split("\n")
        )
    known = {str(Path(file).resolve()) for file in files if ".so" in file}
    return {path for path in loaded if str(Path(path).resolve()) not in known}


def needed(package: str) -> set[str]:
    """Return ``package`` and every installed one that it depends on, and these in turn."""
    listing = ["dpkg-query", "--show", "--showformat", "${binary:Package}\t${Provides}\t${Pre-Depends}, ${Depends}\n"]
    depends: dict[str, list[str]] = {}
    providers: dict[str, set[str]] = {}
    for line in subprocess.run(listing, capture_output=True, text=True, check=True).stdout.splitlines():
        name, provides, wanted = line.split("\t")
        depends[name] = names_in(wanted)
        for provided in (name.partition(":")[0], *names_in(provides)):
            providers.setdefault(provided, set()).add(name)
    found: set[str] = set()
    waiting = [*providers[package]]
    while waiting:
        this = waiting.pop()
        if this not in found:
            found.add(this)
            waiting += [each for name in depends[this] for each in providers.get(name, ())]
    return found


def names_in(field: str) -> list[str]:
    """Return the names in a field such as Depends, without versions."""
    names = (each.split("(")[0].split(":")[0].strip() for each in field.replace("|", ",").split(","))
    return [name for name in names if name]
