"""Brings the catalogues in resources/translations up to date with the code, and says what is missing in them.

``--check`` changes nothing and says as well where catalogues and code differ. Exit code 1 if there is anything to say.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

import PySide6
from texts_in_code import Text, texts_in

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr", "es", "ja", "ar")  # as in petstore_gui.ui.i18n.languages; a test compares them

_TOOLS: Final = Path(PySide6.__file__).parent
_PLACE: Final = re.compile(r"\{\w*\}")
_NUMBER: Final = re.compile("%L?n")
_MNEMONIC: Final = re.compile(r"&(?=\w)")
_FORMS_WITHOUT_NUMBER: Final = {"ar": 3}  # none, one and two are words of their own

# English has forms for numbers only, and most of them follow from the "(s)" in the code.
_OPEN_PLURAL: Final = re.compile(
    r"(?P<source><source>(?P<text>[^<]*\(s\)[^<]*)</source>\s*(?:<comment>[^<]*</comment>\s*)?)"
    r"<translation type=\"unfinished\">(?P<gap>\s*)<numerusform></numerusform>\s*<numerusform></numerusform>"
)


class Message(NamedTuple):
    """One text in a catalogue; ``forms`` are its translations, one for each kind of number, or just one."""

    context: str
    source: str
    forms: tuple[str, ...]
    finished: bool
    numbered: bool


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--tree", type=Path, default=Path(__file__).resolve().parents[1], help=argparse.SUPPRESS)
    options = parser.parse_args()
    texts, problems = texts_in(options.tree / "petstore_gui")
    folder = options.tree / "resources" / "translations"
    if options.check:
        with tempfile.TemporaryDirectory() as place:
            fresh = Path(place) / "translations"
            shutil.copytree(folder, fresh)
            update(fresh, texts)
            problems += differences(folder, fresh)
            problems += [problem for language in LANGUAGES for problem in wrong_in(fresh, language)]
    else:
        folder.mkdir(exist_ok=True)
        update(folder, texts)
        problems += [problem for language in LANGUAGES for problem in wrong_in(folder, language)]
    for problem in problems:
        print(problem)
    plurals = sum(text.plural for text in texts)
    print(f"{len(texts)} texts, {plurals} of them with plurals, {len(LANGUAGES)} languages, {len(problems)} problems")
    return 1 if problems else 0


def update(folder: Path, texts: list[Text]) -> None:
    """Merge the texts into the catalogues in ``folder``, and compile them."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place) / "texts.cpp"
        source.write_text("".join(map(_as_code, texts)), "utf-8")
        for language in LANGUAGES:
            catalogue = folder / f"petstore_gui_{language}.ts"
            _merge(source, catalogue, language)
            if language == ENGLISH:
                _fill_in(catalogue)
            _run("lrelease", "-silent", str(catalogue), "-qm", str(catalogue.with_suffix(".qm")))


def differences(folder: Path, fresh: Path) -> Iterator[str]:
    """Yield the files in ``folder`` that are not as an update makes them."""
    names = {path.name for place in (folder, fresh) for path in place.iterdir()}
    for name in sorted(names):
        old, new = folder / name, fresh / name
        if not old.exists() or old.read_bytes() != new.read_bytes():
            yield f"{name} is not up to date: make translations"


def wrong_in(folder: Path, language: str) -> Iterator[str]:
    """Yield what is missing or wrong in the catalogue of a language."""
    for message in messages(folder / f"petstore_gui_{language}.ts"):
        source = message.source.replace("\n", "\\n")
        where = f"{language}: {message.context}: “{source}”"
        if not message.finished or not all(message.forms):
            yield f"{where} is not translated"
            continue
        for number, form in enumerate(message.forms):
            may_lack_number = number < _FORMS_WITHOUT_NUMBER.get(language, 0) and len(message.forms) > 1
            for fault in faults_of(message.source, form, may_lack_number=may_lack_number):
                yield f"{where} is “{form}”: {fault}"


def faults_of(source: str, form: str, *, may_lack_number: bool = False) -> Iterator[str]:
    """Yield in what a translation differs from its source although every language must have it alike."""
    if sorted(_PLACE.findall(source)) != sorted(_PLACE.findall(form)) or form.count("{") != source.count("{"):
        yield "its places are others"
    if sorted(_NUMBER.findall(source)) != sorted(_NUMBER.findall(form)) and not (
        may_lack_number and not _NUMBER.search(form)
    ):
        yield "its number is missing"
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        yield "its mnemonic (&) is missing, or one too many"
    if source.endswith("…") != form.endswith("…"):
        yield "its ellipsis is missing, or one too many"
    if [source[: -len(source.lstrip())], source[len(source.rstrip()) :]] != [
        form[: -len(form.lstrip())],
        form[len(form.rstrip()) :],
    ]:
        yield "the blanks around it are others"
    if source.count("\n") != form.count("\n"):
        yield "its line ends are others"


def messages(catalogue: Path) -> Iterator[Message]:
    """Yield the texts of a catalogue."""
    for context in ET.parse(catalogue).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None:
                forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
                yield Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    tuple(forms),
                    translation.get("type") is None,
                    message.get("numerus") == "yes",
                )


def _merge(source: Path, catalogue: Path, language: str) -> None:
    forms_only = ["-pluralonly"] if language == ENGLISH else []
    _run(
        "lupdate",
        *("-silent", "-no-obsolete", "-sort-messages", "-locations", "none", *forms_only),
        # What is new is empty, and not the translation of something similar.
        *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
        *("-source-language", ENGLISH, "-target-language", language),
        *(str(source), "-ts", str(catalogue)),
    )


def _fill_in(english: Path) -> None:
    """Write the forms of each new plural."""

    def filled(found: re.Match[str]) -> str:
        one, more = (found["text"].replace("(s)", ending) for ending in ("", "s"))
        gap = found["gap"]
        forms = f"{gap}<numerusform>{one}</numerusform>{gap}<numerusform>{more}</numerusform>"
        return f"{found['source']}<translation>{forms}"

    english.write_text(_OPEN_PLURAL.sub(filled, english.read_text("utf-8")), "utf-8")


def _as_code(text: Text) -> str:
    """Return a line of C++ that lupdate reads as ``text``."""
    parts = [_quoted(text.context), _quoted(text.source), _quoted(text.comment), *(["1"] if text.plural else [])]
    return f"void f() {{ QCoreApplication::translate({', '.join(parts)}); }}\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run([str(_TOOLS / tool), *arguments], check=False, capture_output=True, text=True)  # noqa: S603
    if done.returncode or done.stderr:
        sys.exit(f"{tool}: {done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
