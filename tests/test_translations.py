"""The catalogues hold every word of the program, and what escapes translation is found in the code."""

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.test_tree import ROOT

SCRIPT = ROOT / "packaging" / "translations.py"


@pytest.fixture
def translations(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    return importlib.import_module("translations")


@pytest.fixture
def texts_in_code(translations: ModuleType) -> ModuleType:
    assert translations.LANGUAGES
    return importlib.import_module("texts_in_code")


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(SCRIPT), "--tree", str(tree), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_word_is_translated_and_the_catalogues_are_up_to_date() -> None:
    check = run(ROOT, "--check")
    assert check.returncode == 0, check.stdout + check.stderr


def test_the_catalogues_are_those_of_the_languages(translations: ModuleType) -> None:
    assert list(translations.LANGUAGES) == list(LANGUAGES)
    names = {path.name for path in (ROOT / "resources" / "translations").iterdir()}
    assert names == {f"petstore_gui_{code}.{kind}" for code in LANGUAGES for kind in ("ts", "qm")}
    for code in LANGUAGES:
        assert QTranslator().load(str(ROOT / "resources" / "translations" / f"petstore_gui_{code}.qm")), code


# ------------------------------------------------------------------------------------------------- what is in the code


def tree_with(folder: Path, code: str, name: str = "ui/page.py") -> Path:
    module = folder / "petstore_gui" / name
    module.parent.mkdir(parents=True, exist_ok=True)
    module.write_text(code, "utf-8")
    (folder / "resources").mkdir(exist_ok=True)
    return folder


HELPER = """
from PySide6.QtCore import QCoreApplication
_CONTEXT: Final = "page"
def _tr(text, count=-1):
    return QCoreApplication.translate(_CONTEXT, text, None, count)
"""


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("class Page(QWidget):\n    def f(self):\n        self.tr('One')", ("Page", "One", "", False)),
        ("class Page(QWidget):\n    def f(self):\n        self.tr('One', 'verb')", ("Page", "One", "verb", False)),
        (
            "class Page(QWidget):\n    def f(self):\n        self.tr('%Ln pet(s)', '', 2)",
            ("Page", "%Ln pet(s)", "", True),
        ),
        (
            "class Page(QWidget):\n    def f(self):\n        self.tr('%Ln pet(s)', n=2)",
            ("Page", "%Ln pet(s)", "", True),
        ),
        (HELPER + "_tr('One')", ("page", "One", "", False)),
        (HELPER + "_tr('%Ln pet(s)', 2)", ("page", "%Ln pet(s)", "", True)),
        (HELPER + "_tr('One' if few else 'One')", ("page", "One", "", False)),
        (HELPER + "_tr('One ' \n'and two')", ("page", "One and two", "", False)),
        ("from petstore_gui.ui.i18n.text import tr as say_it\nsay_it('One')", ("words", "One", "", False)),
        ("from petstore_gui.ui.i18n import text\ntext.tr('One')", ("words", "One", "", False)),
        ("QCoreApplication.translate('a', '%Ln b', None, 3)", ("a", "%Ln b", "", True)),
        ("A = QT_TRANSLATE_NOOP('words', 'One')", ("words", "One", "", False)),
        ("A = TranslatableText('One: {two}', two=2)", ("sentences", "One: {two}", "", False)),
    ],
)
def test_a_text_is_found_with_its_context(
    texts_in_code: ModuleType, tmp_path: Path, code: str, wanted: tuple[str, str, str, bool]
) -> None:
    words = "def tr(text):\n    return QCoreApplication.translate('words', text)\n"
    tree_with(tmp_path, words, "ui/i18n/text.py")
    found = texts_in_code.texts_in(tree_with(tmp_path, code) / "petstore_gui")
    assert found.problems == []
    assert found.texts == [wanted]


def test_a_text_without_letters_is_translated_too(texts_in_code: ModuleType, tmp_path: Path) -> None:
    found = texts_in_code.texts_in(tree_with(tmp_path, "TranslatableText('“{reason}”', reason=1)") / "petstore_gui")
    assert [each.source for each in found.texts] == ["“{reason}”"]


PAGE = "class Page(QWidget):\n    def f(self):\n        "


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        (HELPER + "_tr(f'One {two}')", "not a literal"),
        (HELPER + "_tr(text)", "not a literal"),
        (HELPER + "_tr('One' if few else more)", "not a literal"),
        (HELPER + "_tr('One' + two)", "not a literal"),
        (PAGE + "self.tr('One'.format())", "not a literal"),
        ("TranslatableText(text)", "not a literal"),
        ("QCoreApplication.translate(context, 'One')", "context is not a literal"),
        ("class Page(QWidget):\n    def f(self, other):\n        other.tr('One')", "another object"),
        ("class Page:\n    def f(self):\n        self.tr('One')", "no QObject"),
        (PAGE + "self.tr('%Ln pet(s)', '', 2)\nclass Sub(Page):\n    pass", "subclasses"),
        (PAGE + "self.tr('%Ln pet(s)')", "not given its number"),
        (HELPER + "_tr('%n pet(s)')", "not given its number"),
        (PAGE + "self.tr('{} pets')", "without a name"),
        ("QPushButton('One')", "without being translated"),
        ("label.setText('One')", "without being translated"),
        ("label.setText('' if none else 'One')", "without being translated"),
        ("window.setWindowTitle(f'One: {two}')", "without being translated"),
        ("QLabel(toolTip='One')", "without being translated"),
        ("QLineEdit(placeholderText='One')", "without being translated"),
        ("menu.addAction('One')", "without being translated"),
        ("raise SettingsError('One')", "no TranslatableText"),
        ("raise SettingsError(f'One {two}')", "no TranslatableText"),
    ],
)
def test_what_would_not_be_translated_is_a_mistake(
    texts_in_code: ModuleType, tmp_path: Path, code: str, wanted: str
) -> None:
    (problem,) = texts_in_code.texts_in(tree_with(tmp_path, code) / "petstore_gui").problems
    assert wanted in problem


@pytest.mark.parametrize(
    "code",
    [
        HELPER + "WORDS = QT_TRANSLATE_NOOP('page', 'One')\n_tr(WORDS)",
        "QLabel('')",
        "window.setWindowTitle(f'Pet Store – {profile}')",
        "action.setShortcut('Ctrl+N')",
        "QAction('Ctrl+,')",
        "label.setText('· 12 ·')",
        "label.setToolTip(f'<qt>{text}</qt>')",
        "raise SettingsError(text)",
        "widget.setObjectName('list')",
        "Colours(text='#1a2230')",
    ],
)
def test_what_needs_no_translation_is_none(texts_in_code: ModuleType, tmp_path: Path, code: str) -> None:
    assert texts_in_code.texts_in(tree_with(tmp_path, code) / "petstore_gui").problems == []


# ------------------------------------------------------------------------------------------------------ the catalogues


@pytest.mark.parametrize(
    ("source", "form", "fault"),
    [
        ("{name} is new", "{nam} ist neu", "places"),
        ("{name} is new", "ist neu", "places"),
        ("{name} is new", "{name} {name} ist neu", "places"),
        ("{name} is new", "{name} ist neu }{", "places"),
        ("%Ln new", "neu", "number"),
        ("%Ln new", "%n neu", "number"),
        ("&Add", "Hinzu", "mnemonic"),
        ("&Add", "&Hin&zu", "mnemonic"),
        ("Add", "&Hinzu", "mnemonic"),
        ("Open…", "Auf", "ellipsis"),
        ("Open", "Auf…", "ellipsis"),
        ("One ", "Eins", "blanks"),
        ("One", " Eins", "blanks"),
        ("One\n\nTwo", "Eins Zwei", "line ends"),
    ],
)
def test_a_translation_that_lacks_what_its_source_has_is_a_mistake(
    translations: ModuleType, source: str, form: str, fault: str
) -> None:
    (found,) = translations.faults_of(source, form)
    assert fault in found


@pytest.mark.parametrize(
    ("source", "form"),
    [("{a} of {b}", "{b}の{a}"), ("&Add…", "追加(&A)…"), ("Nala & Simba", "Nala und Simba"), ("%Ln new", "%Ln neu")],
)
def test_a_translation_that_says_the_same_is_none(translations: ModuleType, source: str, form: str) -> None:
    assert list(translations.faults_of(source, form)) == []


def test_only_arabic_has_words_for_none_one_and_two(translations: ModuleType) -> None:
    assert list(translations.faults_of("%Ln new", "جديدان", may_lack_number=True)) == []


OLD = HELPER + "_tr('%Ln pet(s)', 2)\n_tr('Old')\n_tr('Kept')\n"
NEW = HELPER + "_tr('%Ln pet(s)', 2)\n_tr('Kept')\n_tr('Said \"so\"\\n– \\\\ {here}')\n"


def test_an_update_keeps_what_is_translated_drops_what_is_gone_and_names_what_is_missing(
    translations: ModuleType, tmp_path: Path
) -> None:
    folder = tmp_path / "resources" / "translations"
    assert run(tree_with(tmp_path, OLD)).returncode == 1
    german = folder / "petstore_gui_de.ts"
    text = german.read_text("utf-8")
    for source, form in (("Kept", "Bleibt"), ("Old", "Alt")):
        empty = f'<source>{source}</source>\n        <translation type="unfinished"></translation>'
        assert empty in text
        text = text.replace(empty, f"<source>{source}</source>\n        <translation>{form}</translation>")
    german.write_text(text, "utf-8")
    update = run(tree_with(tmp_path, NEW))
    assert update.returncode == 1
    assert 'de: page: “Said "so"\\n– \\ {here}” is not translated' in update.stdout
    assert "Kept" not in "".join(line for line in update.stdout.splitlines(keepends=True) if line.startswith("de"))
    assert "en: " not in update.stdout
    said = {message.source: message.forms for message in translations.messages(german)}
    assert said == {"%Ln pet(s)": ("", ""), "Kept": ("Bleibt",), 'Said "so"\n– \\ {here}': ("",)}
    english = list(translations.messages(folder / "petstore_gui_en.ts"))
    assert [message.forms for message in english] == [("%Ln pet", "%Ln pets")]
    assert str(tmp_path) not in german.read_text("utf-8")
    assert "location" not in german.read_text("utf-8")


def test_the_check_tells_when_code_and_catalogues_differ_and_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "resources" / "translations"
    run(tree_with(tmp_path, OLD))
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert "not up to date" not in run(tmp_path, "--check").stdout
    check = run(tree_with(tmp_path, NEW), "--check")
    assert "petstore_gui_de.ts is not up to date" in check.stdout
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    tree_with(tmp_path, OLD)
    (folder / "petstore_gui_en.qm").write_bytes(b"")
    assert "petstore_gui_en.qm is not up to date" in run(tmp_path, "--check").stdout


def test_a_plural_that_english_does_not_form_with_s_is_left_to_a_person(tmp_path: Path) -> None:
    assert "en: page: “%Ln mouse” is not translated" in run(tree_with(tmp_path, HELPER + "_tr('%Ln mouse', 2)")).stdout
