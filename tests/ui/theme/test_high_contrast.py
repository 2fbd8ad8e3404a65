"""Where the system has high contrast on, our colours give way; the sheet and all that is drawn take the others."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import appearance, icons, theme
from petstore_gui.ui.theme.tokens import DARK_CONTRAST, LIGHT, LIGHT_CONTRAST
from tests.support.ink import colours

# Much like Aquatic; the grey of what cannot be chosen is none of those at the edges of letters.
THEME = ("#202020", "#ffffff", "#a6a7a6", "#8ee3f0", "#263b50")
GROUND, INK, DISABLED, SELECTION, ON_SELECTION = THEME


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    appearance.apply(qapp, dark=False)
    yield qapp
    appearance.apply(qapp, dark=False)


@pytest.fixture
def contrast(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let the system want contrast, until the patch is undone: the offscreen platform never does."""
    kind = type(app.styleHints().accessibility())
    monkeypatch.setattr(kind, "contrastPreference", lambda _hints: Qt.ContrastPreference.HighContrast)
    return monkeypatch


@pytest.fixture
def aquatic(app: QApplication) -> QApplication:
    """Give the application the palette that Qt makes of a contrast theme of Windows."""
    role, palette = QPalette.ColorRole, QPalette()
    for ink in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(ink, QColor(INK))
        palette.setColor(QPalette.ColorGroup.Disabled, ink, QColor(DISABLED))
    for ground in (role.Window, role.Base, role.Button):
        palette.setColor(ground, QColor(GROUND))
    palette.setColor(role.Highlight, QColor(SELECTION))
    palette.setColor(role.HighlightedText, QColor(ON_SELECTION))
    app.setPalette(palette)
    appearance.apply_palette(app)
    return app


def system_palette(app: QApplication) -> QPalette:
    mine = app.palette()
    app.setPalette(QPalette())
    system = app.palette()
    app.setPalette(mine)
    return system


# ---------------------------------------------------------------------------------------------------- when, and whose


def test_in_a_contrast_theme_of_windows_the_palette_is_the_system_s(
    app: QApplication, contrast: pytest.MonkeyPatch
) -> None:
    contrast.setattr(appearance, "_HAS_CONTRAST_THEMES", True)
    for scheme in appearance.Scheme:
        appearance.set_scheme(app, scheme)
        assert app.palette() == system_palette(app)
        assert theme.tokens().text == app.palette().text().color().name() != LIGHT.text
    contrast.undo()
    appearance.set_scheme(app, appearance.Scheme.SYSTEM)
    assert theme.tokens() is LIGHT


def test_elsewhere_high_contrast_has_colours_of_ours_light_or_dark(
    app: QApplication, contrast: pytest.MonkeyPatch
) -> None:
    contrast.setattr(appearance, "_HAS_CONTRAST_THEMES", False)
    appearance.set_scheme(app, appearance.Scheme.DARK)
    assert theme.tokens() == DARK_CONTRAST
    appearance.set_scheme(app, appearance.Scheme.SYSTEM)
    assert theme.tokens() == LIGHT_CONTRAST
    contrast.undo()
    appearance.set_scheme(app, appearance.Scheme.SYSTEM)
    assert theme.tokens() is LIGHT


def test_one_contrast_theme_may_follow_another(aquatic: QApplication, contrast: pytest.MonkeyPatch) -> None:
    contrast.setattr(appearance, "_HAS_CONTRAST_THEMES", True)
    appearance.follow_system(aquatic)
    assert "#8ee3f0" in aquatic.styleSheet()
    palette = aquatic.palette()
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#d6b4fd"))
    aquatic.setPalette(palette)
    assert "#d6b4fd" in aquatic.styleSheet()
    assert "#8ee3f0" not in aquatic.styleSheet()
    aquatic.paletteChanged.disconnect()
    aquatic.styleHints().colorSchemeChanged.disconnect()


# ------------------------------------------------------------------------------------------------------ what is drawn


def test_no_colour_but_those_of_the_theme_is_in_the_sheet(aquatic: QApplication) -> None:
    assert set(re.findall("#[0-9a-f]{6}", aquatic.styleSheet())) == set(THEME)


def of_the_theme(image: QImage) -> set[str]:
    """Return the colours of the theme that are in a picture: between them are the soft edges of letters."""
    return colours(image) & set(THEME)


def inside(image: QImage) -> QImage:
    """Return a picture without its frame and its round corners."""
    return image.copy(image.rect().adjusted(4, 4, -4, -4))


@pytest.mark.usefixtures("aquatic")
def test_in_a_selected_row_all_is_drawn_on_the_theme_s_selection_but_for_the_badge(qtbot: QtBot) -> None:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.resize(700, 200)
    table.show_pets([Pet(id=number, name="Rex", category_id=1, status="sold") for number in (7, 8)])
    table.markers.add([8])
    table.selectRow(1)
    table.show()
    rects = [table.visualRect(table.model().index(1, column)) for column in range(4)]
    image = table.viewport().grab().toImage()
    cells = [inside(image.copy(rect)) for rect in rects]
    assert [of_the_theme(cell) for cell in cells[:3]] == [{SELECTION, ON_SELECTION}] * 3
    assert of_the_theme(cells[3]) == {SELECTION, GROUND, INK}
    inked = [
        x for x in range(cells[1].width()) if ON_SELECTION in of_the_theme(cells[1].copy(x, 0, 1, cells[1].height()))
    ]
    assert max(inked) - min(inked) > table.fontMetrics().horizontalAdvance("Rex") * 1.5  # the mark, too
    assert of_the_theme(inside(image.copy(table.visualRect(table.model().index(0, 1))))) == {GROUND, INK}


@pytest.mark.usefixtures("aquatic")
def test_words_and_icon_of_what_is_on_are_drawn_on_the_theme_s_selection(qtbot: QtBot) -> None:
    for on, wanted in ((True, {SELECTION, ON_SELECTION}), (False, {GROUND, INK})):
        button = QPushButton("List")
        button.setCheckable(True)
        button.setChecked(on)
        icons.set_themed_icon(button, "list")
        qtbot.addWidget(button)
        button.show()
        assert of_the_theme(inside(button.grab().toImage())) == wanted


@pytest.mark.usefixtures("aquatic")
def test_the_icon_of_the_chosen_entry_of_a_menu_has_the_ink_of_its_ground(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    action = menu.addAction("List")
    icons.set_themed_icon(action, "list")
    other = menu.addAction("Overview")
    for chosen, wanted in ((other, {GROUND, INK}), (action, {SELECTION, ON_SELECTION})):
        menu.setActiveAction(chosen)
        assert of_the_theme(inside(menu.grab(menu.actionGeometry(action)).toImage())) == wanted
