"""Draws the parts of the program and the rooms of its window into docs/architecture.md, from the code itself.

``--check`` changes nothing; exit code 1 if the drawings in the file are not those of the code.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

_PAGE: Final = "docs/architecture.md"
_BEGIN: Final = "<!-- {name}: drawn by packaging/rooms.py -->\n"
_END: Final = "<!-- end of {name} -->\n"


class Part(NamedTuple):
    """A module or a package: what it says of itself, and which of its neighbours it imports."""

    name: str
    sentence: str
    imports: frozenset[str]


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--tree", type=Path, default=Path(__file__).resolve().parents[1], help=argparse.SUPPRESS)
    options = parser.parse_args()
    page = options.tree / _PAGE
    old = page.read_text("utf-8")
    new = drawn(old, options.tree)
    if options.check and new != old:
        print(f"{_PAGE} is not up to date: .venv/bin/python packaging/rooms.py")
        return 1
    if not options.check:
        page.write_text(new, "utf-8")
    return 0


def drawn(text: str, tree: Path) -> str:
    """Return the page with both drawings as the code is now."""
    settings = tomllib.loads((tree / "pyproject.toml").read_text("utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            (package,) = contract["containers"]
            begin, end = (mark.format(name=contract["id"]) for mark in (_BEGIN, _END))
            head, found_begin, rest = text.partition(begin)
            _, found_end, tail = rest.partition(end)
            if not (found_begin and found_end):
                sys.exit(f"{_PAGE} has no place for {contract['id']}: “{begin.strip()}” and “{end.strip()}”")
            text = f"{head}{begin}\n{picture(tree, package, contract['layers'])}\n{end}{tail}"
    return text


def picture(tree: Path, package: str, layers: list[str]) -> str:
    """Return a drawing of the parts of ``package``, and a table of its ``layers`` from the top."""
    found = {part.name: part for part in parts(tree, package)}
    lines = ["```mermaid", "flowchart TD"]
    lines += [f"    {part.name} --> {other}" for part in found.values() for other in direct(part, found)]
    lines += ["```", "", "| floor | part | what it is |", "|---|---|---|"]
    floors = [[name.strip(" ()") for name in re.split("[|:]", layer)] for layer in layers]
    aside = sorted(found.keys() - {name for names in floors for name in names})
    for number, names in [*zip(range(len(floors), 0, -1), floors, strict=True), ("", aside)]:
        lines += [f"| {number} | `{name}` | {found[name].sentence} |" for name in names if name in found]
    return "\n".join(lines) + "\n"


def parts(tree: Path, package: str) -> Iterator[Part]:
    """Yield each module and each package directly below ``package``."""
    folder = tree / package.replace(".", "/")
    for path in sorted(folder.iterdir()):
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        if path.name == "__init__.py" or not all(file.suffix == ".py" for file in files) or not files:
            continue
        trees = [ast.parse(file.read_text("utf-8")) for file in files]
        sentence = (ast.get_docstring(trees[0]) or "").split("\n\n")[0]
        names = frozenset(name for each in trees for name in imported(each, package))
        yield Part(path.stem, " ".join(sentence.replace("``", "`").split()), names - {path.stem})


def imported(tree: ast.Module, package: str) -> Iterator[str]:
    """Yield which parts of ``package`` a module imports, wherever it does, for its annotations too."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name.removeprefix(f"{package}.").split(".")[0] for name in names if name.startswith(f"{package}."))


def direct(part: Part, found: dict[str, Part]) -> list[str]:
    """Return what a part imports, without what it reaches through others as well."""
    own = part.imports & found.keys()
    reached: set[str] = set()
    ahead = [(name, other) for name in own for other in found[name].imports & found.keys()]
    while ahead:
        name, other = ahead.pop()
        if other not in reached | {name, part.name}:
            reached.add(other)
            ahead += [(name, further) for further in found[other].imports & found.keys()]
    return sorted(own - reached)


if __name__ == "__main__":
    sys.exit(main())
