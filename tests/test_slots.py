"""Every method that a class connects to itself has ``@Slot``; what others connect is seen by tests/ui/conftest.py."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def classes() -> dict[str, ast.ClassDef]:
    """Return every class by its name. Not where this is imported: each of the processes that test does that."""
    return {
        node.name: node
        for file in sorted((ROOT / "petstore_gui").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).partition("[")[0] for base in node.bases]


def is_qt(name: str) -> bool:
    return any(map(is_qt, bases(classes()[name]))) if name in classes() else name.startswith("Q")


def method_of(name: str, method: str) -> ast.FunctionDef | None:
    """Return the method as this class or one that it inherits from defines it."""
    if name not in classes():
        return None
    own = (each for each in classes()[name].body if isinstance(each, ast.FunctionDef) and each.name == method)
    inherited = (method_of(base, method) for base in bases(classes()[name]))
    return next((each for each in (*own, *inherited) if each is not None), None)


def connected(node: ast.ClassDef) -> Iterator[str]:
    """Give what is passed as ``self.name`` to connect() or singleShot()."""
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(attr="connect" | "singleShot")):
                arguments = map(ast.unparse, call.args)
                yield from (each.removeprefix("self.") for each in arguments if re.fullmatch(r"self\.[^.]*", each))
            case _:
                pass


def test_every_method_that_is_connected_is_a_slot() -> None:
    methods = [
        (name, method, method_of(name, method))
        for name, node in classes().items()
        if is_qt(name)
        for method in connected(node)
    ]
    found = [(name, method, each) for name, method, each in methods if each is not None]
    assert len(found) > 100
    assert [
        f"{name}.{method}"
        for name, method, each in found
        if not any(ast.unparse(decorator).startswith("Slot(") for decorator in each.decorator_list)
    ] == []
