"""The columns of the table of animals by the numbers that Qt gives them."""

from typing import Final

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.pet_list.columns import COLUMNS, section

SECTIONS: Final = range(len(COLUMNS))
ID, NAME, CATEGORY, STATUS = map(section, (PetField.ID, PetField.NAME, PetField.CATEGORY, PetField.STATUS))
