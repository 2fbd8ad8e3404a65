"""What is known of each field of an animal, for every view."""

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.inventory.fields import (
    ENTERED,
    CellWords,
    PetField,
    cell_text,
    file_value,
    sort_key,
    spoken_text,
    words_of,
)

REX = Pet(id=INT64_MAX, name="Rex", category_id=3, status="available")
WORDS = CellWords(text=str.upper, category=lambda number: f"no. {number}", status=lambda status: f"<{status}>")


def test_the_names_and_values_of_fields_are_those_in_the_files_of_earlier_versions() -> None:
    # window.json has the names; saved views, remembered columns of imports and journals have the values.
    assert {field.name: field.value for field in PetField} == {
        "ID": "id",
        "NAME": "name",
        "CATEGORY": "category",
        "STATUS": "status",
    }


def test_the_service_gives_the_id_and_people_enter_all_else() -> None:
    assert set(ENTERED) == set(PetField) - {PetField.ID}


def test_a_field_has_a_title_and_in_the_menu_the_same_one_with_one_mnemonic() -> None:
    for field in PetField:
        words = words_of(field)
        assert words.menu_entry.replace("&", "") == words.title
        assert words.sort_entry.replace("&", "").casefold() == f"sort by {words.title}".casefold()
        assert words.menu_entry.count("&") == words.sort_entry.count("&") == 1
    assert len({words_of(field).title for field in PetField}) == len(PetField)


def test_a_reader_writes_a_cell_in_its_own_words_and_an_id_to_the_last_digit() -> None:
    assert [cell_text(REX, field, WORDS) for field in PetField] == [str(INT64_MAX), "REX", "no. 3", "<available>"]


def test_a_new_animal_has_no_id_and_without_a_status_none() -> None:
    new_pet = NewPet(name="Rex", category_id=3)
    assert [cell_text(new_pet, field, WORDS) for field in PetField] == ["", "REX", "no. 3", "<None>"]
    sold = NewPet(name="Rex", category_id=3, status=PetStatus.SOLD)
    assert cell_text(sold, PetField.STATUS, WORDS) == "<sold>"


def test_a_file_has_each_value_as_the_service_has_it() -> None:
    assert [file_value(REX, field) for field in PetField] == [INT64_MAX, "Rex", 3, "available"]
    assert file_value(Pet(id=1, name="Bo", category_id=3), PetField.STATUS) is None


def test_a_screen_reader_says_what_a_bare_number_of_a_category_is() -> None:
    spoken = {field: spoken_text(REX, field, WORDS) for field in PetField}
    assert spoken.pop(PetField.CATEGORY) == "category no. 3"
    assert set(spoken.values()) == {None}


def test_numbers_are_sorted_as_numbers_names_without_case_and_no_status_comes_last() -> None:
    pets = [
        Pet(id=10, name="rex", category_id=9, status=None),
        Pet(id=9, name="Zoe", category_id=10, status="sold"),
        Pet(id=8, name="REX", category_id=1, status="available"),
    ]
    ids = {field: [pet.id for pet in sorted(pets, key=sort_key(field))] for field in PetField}
    assert ids == {
        PetField.ID: [8, 9, 10],
        PetField.NAME: [10, 8, 9],
        PetField.CATEGORY: [8, 10, 9],
        PetField.STATUS: [8, 9, 10],
    }
