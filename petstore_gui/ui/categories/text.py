"""What is said about names of categories. No widgets in it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.inventory.category_names import Merge
from petstore_gui.inventory.input_parsing import LONGEST_CATEGORY_NAME, InputProblem
from petstore_gui.ui.i18n.text import input_problem_text, join_sentences, sanitize, translate
from petstore_gui.ui.widgets.message import Action, Message

_CHANGES_IN_SIGHT: Final = 5


def name_problem(problem: InputProblem) -> str:
    """Return the sentence for a name that cannot be used."""
    if problem is InputProblem.TOO_LONG:
        return _tr("A name has at most {most} characters.").format(most=QLocale().toString(LONGEST_CATEGORY_NAME))
    if problem is InputProblem.INVISIBLE:
        return _tr("There is an invisible mark or a line end in it. Type the name anew.")
    if problem is InputProblem.ONLY_A_NUMBER:
        return _tr("A number alone would look like another category.")
    return _tr("Give the category a name, for example Dogs.")


def number_problem(problem: InputProblem) -> str:
    """Return the sentence for the number of a category that cannot be used."""
    if problem is InputProblem.EMPTY:
        return _tr("Give the number of a category, for example 3.")
    return input_problem_text(problem)


def taken(name: str, number: int) -> str:
    """Return the sentence for a name that another category has."""
    return _tr("Category {number} is called “{name}” already.").format(number=number, name=sanitize(name))


def imported(merge: Merge, path: Path) -> str:
    """Return what was taken over from a file."""
    file = sanitize(path.name)
    count = len(merge.new) + len(merge.changed)
    if not count:
        return _tr("{file} has nothing new.").format(file=file)
    text = QCoreApplication.translate(
        "categories.text", "%Ln name(s) taken over from {file}. Save keeps them.", None, count
    )
    return text.format(file=file)


def exported(count: int, path: Path) -> str:
    """Return what was written into a file."""
    text = QCoreApplication.translate("categories.text", "%Ln name(s) written to {file}.", None, count)
    return text.format(file=sanitize(path.name))


def question(merge: Merge, mine: Mapping[int, str]) -> Message:
    """Return what to ask before names of a file take the place of others."""
    new, changed = len(merge.new), len(merge.changed)
    sentences = [QCoreApplication.translate("categories.text", "%Ln name(s) would change.", None, changed)]
    if new:
        sentences.insert(0, QCoreApplication.translate("categories.text", "%Ln name(s) would be new.", None, new))
    changes = [_change(number, mine[number], name) for number, name in sorted(merge.changed.items())]
    left = changed - _CHANGES_IN_SIGHT
    lines = [join_sentences(*sentences), "", *changes[:_CHANGES_IN_SIGHT]]
    if left > 0:
        lines.append(QCoreApplication.translate("categories.text", "And %Ln more.", None, left))
    details = "\n".join(changes) if left > 0 else ""
    return Message(_tr("Take over the names of the file?"), "\n".join(lines), Action.NONE, details)


def discard() -> Message:
    """Return what to ask before changes are given up."""
    return Message(_tr("Discard the changes?"), _tr("The names are not saved yet."), Action.NONE)


def failure(error: Exception, path: Path) -> str:
    """Return why a file was neither read nor written."""
    return f"{sanitize(path.name)}: {translate(error)}"


def _change(number: int, before: str, after: str) -> str:
    sentence = _tr("Category {number}: “{before}” becomes “{after}”.")
    return sentence.format(number=number, before=sanitize(before), after=sanitize(after))


def _tr(text: str) -> str:
    return QCoreApplication.translate("categories.text", text)
