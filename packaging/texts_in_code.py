"""Every text of the program that is translated, found in its syntax trees, and the words that escape translation."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SENTENCES: Final = "sentences"

# What puts its words on the screen: in petstore_gui/ui a bare literal there has escaped translation.
_SHOWING: Final = frozenset({
    "announce", "note", "notify", "say", "show_note", "show_text", "warn",
    "setAccessibleDescription", "setAccessibleName", "setDetailedText", "setHtml", "setInformativeText", "setLabelText",
    "setPlaceholderText", "setPlainText", "setStatusTip", "setTabText", "setText", "setTitle", "setToolTip",
    "setWhatsThis", "setWindowTitle", "showMessage",
    "addAction", "addButton", "addItem", "addMenu", "addRow", "addTab", "insertItem",
    "CheckBox", "Note", "PlainTextLabel", "QAction", "QCheckBox", "QGroupBox", "QLabel", "QMenu", "QMessageBox",
    "QPushButton", "QRadioButton", "QToolButton",
})  # fmt: skip
_SHOWN_KEYWORDS: Final = frozenset({
    "accessibleDescription", "accessibleName", "informativeText", "placeholderText", "text", "title", "toolTip",
    "windowTitle",
})  # fmt: skip
_SAME_EVERYWHERE: Final = re.compile(r"Pet Store|PETSTORE_API_KEY|https?://\S*|<[^>]*>|#[0-9a-f]{6}")
_KEYS: Final = re.compile(
    r"((Ctrl|Alt|Shift|Meta)\+)*(\S|F[0-9]+|Esc|Del|Ins|Return|Enter|Space|Tab|Home|End|PgUp|PgDown)?"
)

# Their reason is shown to people: they are given a TranslatableText, or what came from elsewhere.
_SPEAKING_ERRORS: Final = frozenset(
    [
        "AddressError",
        "DatabaseRefusedError",
        "JournalError",
        "KeyFormatError",
        "LocalServiceError",
        "NamedThingsError",
        "SettingsError",
    ]
)


class Text(NamedTuple):
    """A text in the code, with what tells it from equal ones; ``plural``: a number decides its form."""

    context: str
    source: str
    comment: str
    plural: bool


class Found(NamedTuple):
    """All texts, each once and in order, and what is wrong in the code, as sentences for the author."""

    texts: list[Text]
    problems: list[str]


def texts_in(package: Path) -> Found:
    """Return the texts of all modules below ``package``."""
    trees = {
        path.relative_to(package.parent).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in sorted(package.rglob("*.py"))
    }
    helpers = {name: _helpers(tree) for name, tree in trees.items()}
    nodes = {name: list(ast.walk(tree)) for name, tree in trees.items()}
    classes = [node for each in nodes.values() for node in each if isinstance(node, ast.ClassDef)]
    bases = {_last_name(base) for node in classes for base in node.bases}
    texts: set[Text] = set()
    problems = []
    for name, tree in trees.items():
        reader = _Reader(name, nodes[name], helpers, bases)
        reader.visit(tree)
        texts |= reader.texts
        problems += reader.problems
    problems += [f"“{text.source}”: a place without a name" for text in texts if "{}" in text.source]
    return Found(sorted(texts), sorted(problems))


class _Reader(ast.NodeVisitor):
    """Reads one module."""

    def __init__(self, name: str, nodes: list[ast.AST], helpers: dict[str, dict[str, str]], bases: set[str]) -> None:
        self.texts: set[Text] = set()
        self.problems: list[str] = []
        self._name = name
        self._helpers = helpers[name] | dict(_imported(nodes, helpers))
        self._own_helpers = helpers[name]
        self._bases = bases
        self._classes: list[ast.ClassDef] = []
        self._functions: list[str] = []
        self._noted = {
            argument.value
            for node in nodes
            if isinstance(node, ast.Call) and _last_name(node.func) == "QT_TRANSLATE_NOOP"
            for argument in node.args[:1]
            if isinstance(argument, ast.Constant)
        }

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._functions.append(node.name)
        self.generic_visit(node)
        self._functions.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called, name = ast.unparse(node.func), _last_name(node.func)
        if called == "self.tr":
            self._read_own(node)
        elif called in self._helpers:
            self._read(node, self._helpers[called], node.args[:1], None, counted=_is_counted(node, 1))
        elif name == "tr":
            self._complain(node, f"{called}() belongs to another object: its context is not known here")
        elif name == "QT_TRANSLATE_NOOP" or (
            called == "QCoreApplication.translate" and not set(self._functions) & set(self._own_helpers)
        ):
            self._read_direct(node)
        elif name == "TranslatableText":
            self._read(node, SENTENCES, node.args[:1], None, counted=False)
        elif name in _SPEAKING_ERRORS and node.args and _letters(node.args[0]):
            self._complain(node, f"{name}: its reason is no TranslatableText")
        elif self._name.startswith("petstore_gui/ui/"):
            self._look_for_bare_words(node, node.args if name in _SHOWING else [])

    def _read_own(self, node: ast.Call) -> None:
        owner, counted = self._classes[-1], _is_counted(node, 2)
        if not owner.bases:
            self._complain(node, f"{owner.name} is no QObject, so that nothing looks its words up")
        if counted and owner.name in self._bases:
            # Qt looks in the class of the object first, and takes the filled-in number for a translation.
            self._complain(node, f"{owner.name} has subclasses, in which its plurals are not found: use a helper")
        self._read(node, owner.name, node.args[:1], node.args[1] if len(node.args) > 1 else None, counted=counted)

    def _read_direct(self, node: ast.Call) -> None:
        context = node.args[0] if node.args else None
        if not isinstance(context, ast.Constant) or not isinstance(context.value, str):
            self._complain(node, "the context is not a literal")
            return
        comment = node.args[2] if len(node.args) > 2 else None
        self._read(node, context.value, node.args[1:2], comment, counted=_is_counted(node, 3))

    def _read(
        self, node: ast.Call, context: str, text: list[ast.expr], comment: ast.expr | None, *, counted: bool
    ) -> None:
        sources = _literals(text[0]) if text else None
        if sources is None:
            if not (text and isinstance(text[0], ast.Name | ast.Subscript) and context in self._noted):
                self._complain(node, "the text is not a literal, so that it cannot be found by its translation")
            return
        note = comment.value if isinstance(comment, ast.Constant) and isinstance(comment.value, str) else ""
        for source in sources:
            numbered = re.search("%L?n", source) is not None
            if numbered and not counted:
                self._complain(node, f"“{source}” is not given its number")
            if source:  # one without a letter, too: quotation marks, commas and colons are a language's own
                self.texts.add(Text(context, source, note, counted))

    def _look_for_bare_words(self, node: ast.Call, arguments: list[ast.expr]) -> None:
        shown = [*arguments, *(each.value for each in node.keywords if each.arg in _SHOWN_KEYWORDS)]
        for words in filter(None, map(_letters, shown)):
            self._complain(node, f"“{words}” is shown without being translated")

    def _complain(self, node: ast.Call, what: str) -> None:
        self.problems.append(f"{self._name}:{node.lineno}: {what}")


def _helpers(tree: ast.Module) -> dict[str, str]:
    """Return the context of each function of a module that does nothing but translate."""
    constants = {
        target.id: value.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(value := node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    found = {}
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
            if ast.unparse(call.func) == "QCoreApplication.translate":
                context, text = call.args[:2]
                if isinstance(text, ast.Name) and text.id == function.args.args[0].arg:
                    named = constants.get(context.id) if isinstance(context, ast.Name) else ast.literal_eval(context)
                    found[function.name] = str(named)
    return found


def _imported(nodes: list[ast.AST], helpers: dict[str, dict[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the helpers of other modules as they are called here: ``tr``, or ``words.tr``."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                own = helpers.get(f"{node.module.replace('.', '/')}.py", {})
                if alias.name in own:
                    yield alias.asname or alias.name, own[alias.name]
                module = helpers.get(f"{node.module.replace('.', '/')}/{alias.name}.py", {})
                yield from ((f"{alias.asname or alias.name}.{name}", helper) for name, helper in module.items())


def _is_counted(call: ast.Call, position: int) -> bool:
    """Whether a number is handed over, which stands at this position or by its name."""
    return len(call.args) > position or any(keyword.arg in {"n", "count"} for keyword in call.keywords)


def _literals(node: ast.expr) -> list[str] | None:
    """Return the texts that an expression can be, None where that cannot be told."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        either, other = _literals(node.body), _literals(node.orelse)
        return None if either is None or other is None else either + other
    return None


def _letters(node: ast.expr) -> str:
    """Return the words that stand in an expression itself, without those that are the same in every language."""
    if isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    else:
        text = " ".join(_literals(node) or [])
    text = _SAME_EVERYWHERE.sub("", text)
    return text if any(letter.isalpha() for letter in text) and not _KEYS.fullmatch(text) else ""


def _last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
