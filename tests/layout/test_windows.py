"""Opens every window and state in every language, with large letters, on large and small screens, and finds faults.

Not all of it at once: words, direction and size of letters meet in pairs. Every window is seen in English and in Arabic
as it comes, and with large letters in the pseudo language and with each text in the language that makes it widest; the
windows of every day with large letters in each language.
"""

import json
from collections import defaultdict
from collections.abc import Collection, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

import pytest

from petstore_gui.ui.i18n.languages import LANGUAGES
from petstore_gui.ui.widgets.dialog import FRAME
from tests.layout.passes import SMALLEST_SCREEN, Pass, Seen
from tests.layout.process import printed
from tests.layout.widest import WIDEST
from tests.pictures.scenes import SCENES

AT_ONCE = 3  # half of the time they wait, as a person does; what else is tested meanwhile needs a processor, too

# The windows in which people spend their days: a scale changes how all of them are drawn, and none by itself. So do
# other colours while they are open, and a large screen, on which no text has less room than on a small one.
MAIN: Final = ("welcome", "list-cut-off", "form-mistakes", "menu", "profile-mistake", "lookup-card", "add-several")
RIGHT_TO_LEFT: Final = "ar"
# A text without Arabic letters has escaped translation. Letters of the usual size: what is to be hit is never smaller.
ALL_ARABIC: Final = Pass(RIGHT_TO_LEFT, scale=1.25, large=False)
# Each window once.
ARABIC: Final = replace(
    ALL_ARABIC,
    scenes=(
        *("welcome", "list-few", "list-cut-off", "staging", "form-mistakes", "menu", "about", "licences", "profile"),
        *("profile-mistake", "lookup-card", "lookup-list", "add-several", "add-decide", "overview", "overview-table"),
        *("find", "export", "print", "labels", "category-names", "commands", "keys", "limits", "error-401", "card"),
        *("row-menu", "form-duplicate", "import", "import-encoding", "import-running", "offline", "question-link"),
        *("views", "view-name", "policy-set"),
    ),
)
MATRIX: Final = (
    ALL_ARABIC,
    Pass("xx", letters=1.5),  # longer than any language: on a large screen, too
    Pass(large=False),
    # Titles of columns, dates, numbers and broken lines as one language has them.
    *(Pass(each, letters=1.5, large=False, scenes=(*MAIN, "card")) for each in LANGUAGES),
)
DAILY: Final = (
    # What has room with each text in the language that makes it widest, has room in all of them; letters after an
    # ampersand are those of each. Dark, as no colour depends on the language.
    Pass(WIDEST, letters=1.5, large=False, dark=True),
    ARABIC,
    Pass("ja", scale=2.0, scenes=MAIN, switched=True),  # its lines are the highest
    Pass("xx", scale=1.5, scenes=MAIN),
)
PASSES: Final = (*MATRIX, *DAILY)

each_pass = pytest.mark.parametrize(
    "wanted", [pytest.param(each, marks=[pytest.mark.matrix] * (each in MATRIX)) for each in PASSES], ids=str
)

Looked = dict[Pass, Future[dict[str, Seen]]]


def arabic_of(wanted: Collection[object]) -> Pass:
    """Return the Arabic pass that others are compared with: all of it, where any of the matrix is asked for."""
    return ARABIC if set(wanted) <= set(DAILY) else ALL_ARABIC


def look(wanted: Pass, home: Path) -> dict[str, Seen]:
    """Make a pass in a process of its own: nothing of it, neither language nor font, is left behind."""
    # As large at every scale as the layout of a window sees it: what a scale takes away is for test_screens.py.
    size = (SMALLEST_SCREEN + FRAME) * wanted.scale
    arguments = "tests.layout", json.dumps(asdict(wanted))
    seen_by_scene = printed(home, (size.width(), size.height()), wanted.scale, *arguments)
    return {name: Seen(**seen) for name, seen in seen_by_scene.items()}


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Looked]:
    """Begin all passes that are asked for, a few at a time; each test waits for its own."""
    home = tmp_path_factory.mktemp("home")
    items = [item for item in request.session.items if isinstance(item, pytest.Function)]
    wanted = {item.callspec.params["wanted"] for item in items if "looked" in item.fixturenames}
    with ThreadPoolExecutor(AT_ONCE) as processes:
        yield {each: processes.submit(look, each, home) for each in PASSES if each in {arabic_of(wanted), *wanted}}


@pytest.mark.slow
@each_pass
def test_nothing_is_cut_off_covered_nameless_out_of_order_or_untranslated(looked: Looked, wanted: Pass) -> None:
    scenes = defaultdict(list)
    for name, seen in looked[wanted].result().items():
        for fault in seen.faults:
            scenes[fault].append(name)
    said = [f"{fault}, in {', '.join(names[:3])}{', …' * (len(names) > 3)}" for fault, names in scenes.items()]
    assert not said, f"{len(said)} faults:\n" + "\n".join(said)


def scrolls(made: list[str]) -> bool:
    """Whether a dialog is made with a part that scrolls, as it is where its words leave too little room."""
    return any("_ScrolledPart" in line for line in made)


@pytest.mark.slow
@each_pass
def test_every_scene_is_made_alike_in_every_language_and_in_light_and_dark(looked: Looked, wanted: Pass) -> None:
    arabic = looked[arabic_of(looked)].result()
    for name, seen in looked[wanted].result().items():
        assert seen.made, f"{name} was not looked at"
        other = arabic[name].made if name in arabic and not scrolls(seen.made + arabic[name].made) else seen.made
        assert seen.made == other, name
        assert seen.made_switched == (seen.made if wanted.switched else []), f"{name}, in the other colours"


def test_every_scene_is_looked_at_in_the_dark_and_on_a_large_screen() -> None:
    for seen in ([each for each in DAILY if each.dark], [each for each in PASSES if each.large]):
        assert any(each.scenes == tuple(SCENES) for each in seen)
    assert any(each.switched for each in DAILY)


@pytest.mark.parametrize("language", [WIDEST, RIGHT_TO_LEFT])
def test_every_scene_is_looked_at_in_the_words_of_all_languages_and_from_the_right(language: str) -> None:
    assert any(each.language == language and each.scenes == tuple(SCENES) for each in PASSES)
