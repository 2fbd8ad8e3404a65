"""Names, docstrings and comments say what a thing is, in plain words: those they had before do not come back."""

import ast
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import NamedTuple

import petstore_gui

PACKAGE = Path(petstore_gui.__file__).parent


class Kind(Enum):
    MODULE = auto()
    CLASS = auto()
    CALLABLE = auto()  # a function, a method or a signal
    VALUE = auto()


class Definition(NamedTuple):
    """A name that the package gives to something: names of Qt or Python are only used."""

    name: str
    kind: Kind
    owner: str  # the class around it, or ""
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.name}"

    @property
    def words(self) -> str:
        """The words in the name, with `_` before, between and after them."""
        return f"_{self.name.strip('_').lower()}_"


# In no name, as one of its words.
NOWHERE = """
board breakable breakables by_hand by_itself chip chips doubt doubted doubts falling folded fulfil fulfilled
harmless kept_selection listing look_again narrowing narrowings not_sure once_open own_service place placed places
profile_band quiet_in recolour rising samples_wanted say_fault set_aside standing standings trouble troubles
under_way wanted wish wished wishes
"""

# Of functions, methods and signals; elsewhere they are ordinary English.
NOT_CALLED = """
asks_first ask_about_bad_starts complain count_mark gone left listed look may_pass note nothing_shown remark said say
sentences shown stands time_of_day turn_where_too_wide
"""
NO_BEGINNING = ("keep_", "note_", "say_")
NOT_OF_A_SESSION = ("ask", "call", "left", "leave", "work", "write")

NO_CLASS = """
Activity Adds AddNews Bar BoardPage BoardPicture Box CategoryOffers Choices Chosen Closed Columns Connecting CrashNotes
Doing Drafts Extras Failures Figure FilterBar FindBar FindingDialog Heads Help How InventoryPage KeptSelection
KeyNote KeySheet Listing LookupAnswer Lookups Mark Marks Menus MessageBoxes Narrowing NoRows OpenAdd OpenAdds Palette
PetModel PetRows PetTable PlainLabel ProfileBand Proof Reach Remembering Row RowTable Rows Samples Sentence Standing
StatusLine Tally Typed Want WindowMemory Wish WriteCheck _OpenAdds
"""

# The journal's notes are notes; the field is one of a file that earlier versions wrote.
ALLOWED = {("JournalFile", "note"), ("Notes", "note"), ("Settings", "key_places"), ("_File", "key_places")}

# In no docstring and no comment: a subject, a verb and an object say it.
PLAIN = re.compile(
    r"\b(somebody|nobody|whoever|whatever|no one|mend(s|ed|ing)?|(take|takes|taken|taking|took) in)\b", re.IGNORECASE
)


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def definitions() -> list[Definition]:
    return list(_definitions())


def _definitions() -> Iterator[Definition]:
    for path in sorted(PACKAGE.rglob("*.py")):
        file = str(path.relative_to(PACKAGE.parent))
        yield Definition(path.parent.name if path.stem == "__init__" else path.stem, Kind.MODULE, "", file, 1)
        yield from _inside(parsed(path.read_text("utf-8")), file, "")


def _inside(node: ast.AST, file: str, owner: str) -> Iterator[Definition]:
    for child in ast.iter_child_nodes(node):
        inner = owner
        match child:
            case ast.ClassDef(name=name):
                yield Definition(name, Kind.CLASS, owner, file, child.lineno)
                inner = name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if not _overrides(child):
                    yield Definition(name, Kind.CALLABLE, owner, file, child.lineno)
                inner = ""
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="Signal"))):
                yield Definition(name, Kind.CALLABLE, owner, file, child.lineno)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield Definition(name, Kind.VALUE, owner, file, child.lineno)
            case ast.arg(arg=name):
                yield Definition(name, Kind.VALUE, owner, file, child.lineno)
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield Definition(name, Kind.VALUE, owner, file, child.lineno)
            case ast.alias(asname=str(name)):
                yield Definition(name, Kind.VALUE, owner, file, child.lineno)
            case _:
                pass
        yield from _inside(child, file, inner)


def _overrides(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "override" for each in function.decorator_list)


def is_old(definition: Definition) -> bool:
    """Whether the name is one that was given up."""
    if (definition.owner, definition.name) in ALLOWED:
        return False
    name, words = definition.name.strip("_").lower(), definition.words
    if any(f"_{old}_" in words for old in NOWHERE.split()):
        return True
    if definition.kind is Kind.CLASS:
        return definition.name in NO_CLASS.split()
    if definition.kind is not Kind.CALLABLE:
        return False
    of_a_session = definition.owner == "Session" and definition.name in NOT_OF_A_SESSION
    return name in NOT_CALLED.split() or name.startswith(NO_BEGINNING) or of_a_session


def test_no_name_is_one_that_was_given_up() -> None:
    assert [str(each) for each in definitions() if is_old(each)] == []


def test_no_two_classes_have_the_same_name() -> None:
    classes = [each for each in definitions() if each.kind is Kind.CLASS]
    names = Counter(each.name for each in classes)
    assert [str(each) for each in classes if names[each.name] > 1] == []


def words_about_the_code(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a module, each with its line."""
    for node in ast.walk(parsed(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)  # also the text below a constant
        ):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(iter(source.splitlines(keepends=True)).__next__):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def vague_words(source: str) -> list[str]:
    return [
        f"{line}: {match.group()}"
        for line, text in words_about_the_code(source)
        for match in PLAIN.finditer(" ".join(text.split()))
    ]


def test_docstrings_and_comments_are_in_plain_words() -> None:
    paths = sorted(PACKAGE.rglob("*.py"))
    assert [f"{path}:{word}" for path in paths for word in vague_words(path.read_text("utf-8"))] == []


def test_vague_words_would_be_found() -> None:
    source = '"""Take\n\nin an add."""\nX = 1  # whoever asks\n"""For nobody."""\nY = "whatever"\n'
    assert vague_words(source) == ["1: Take in", "5: nobody", "4: whoever"]
