"""Sentences about category names. No widgets in it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.inventory.category_names import Merge
from petstore_gui.inventory.input_parsing import LONGEST_CATEGORY_NAME, InputProblem
from petstore_gui.ui.i18n.text import input_problem_text, join_sentences, sanitize, translate

_MAX_CHANGES: Final = 5


def name_problem(problem: InputProblem) -> str:
    """Return the sentence for a name that cannot be used."""
    if problem is InputProblem.TOO_LONG:
        return _tr("A name has at most {most} characters.").format(most=QLocale().toString(LONGEST_CATEGORY_NAME))
    if problem is InputProblem.INVISIBLE:
        return _tr("The name contains hidden characters. Type it again.")
    if problem is InputProblem.ONLY_A_NUMBER:
        return _tr("A number alone would look like another category.")
    return _tr("Give the category a name, for example Dogs.")


def id_problem(problem: InputProblem) -> str:
    """Return the sentence for a category ID that cannot be used."""
    if problem is InputProblem.EMPTY:
        return _tr("Give the number of a category, for example 3.")
    return input_problem_text(problem)


def without_name(number: int) -> str:
    """Return what a screen reader says of a category that has no name."""
    return _tr("Category {number}, no name").format(number=number)


def taken(name: str, number: int) -> str:
    """Return the sentence for a name that another category has."""
    return _tr("Category {number} is called “{name}” already.").format(number=number, name=sanitize(name))


def imported(merge: Merge, path: Path) -> str:
    """Return the sentence for names that came from a file."""
    file = sanitize(path.name)
    count = len(merge.new) + len(merge.changed)
    if not count:
        return _tr("No new names in {file}.").format(file=file)
    return _tr("%Ln name(s) imported from {file}. Save keeps them.", count).format(file=file)


def exported(count: int, path: Path) -> str:
    """Return the sentence for names that were written into a file."""
    return _tr("%Ln name(s) written to {file}.", count).format(file=sanitize(path.name))


def changes(merge: Merge, mine: Mapping[int, str]) -> tuple[str, str]:
    """Return what an import would change, and the details of it if there are too many changes."""
    new, changed = len(merge.new), len(merge.changed)
    sentences = [_tr("%Ln name(s) would change.", changed)]
    if new:
        sentences.insert(0, _tr("%Ln name(s) would be new.", new))
    lines = [_change(number, mine[number], name) for number, name in sorted(merge.changed.items())]
    text = [join_sentences(*sentences), "", *lines[:_MAX_CHANGES]]
    if changed <= _MAX_CHANGES:
        return "\n".join(text), ""
    return "\n".join([*text, _tr("And %Ln more.", changed - _MAX_CHANGES)]), "\n".join(lines)


def failure(error: Exception, path: Path) -> str:
    """Return why a file could not be read or written."""
    return f"{sanitize(path.name)}: {translate(error)}"


def _change(number: int, before: str, after: str) -> str:
    sentence = _tr("Category {number}: “{before}” becomes “{after}”.")
    return sentence.format(number=number, before=sanitize(before), after=sanitize(after))


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("categories.text", text, None, count)
