"""What is typed in the form that adds animals, as the journal keeps it."""

import json
from typing import NamedTuple


class FormDraft(NamedTuple):
    """What is typed in the fields, letter by letter; ``status`` is the row of the list.

    ``earlier`` is what was there before an animal was put back into the form, the next one to go on with last.
    """

    name: str = ""
    category: str = ""
    status: int = 0
    earlier: "tuple[FormDraft, ...]" = ()

    @classmethod
    def of_note(cls, note: str | None) -> "FormDraft":
        """Return the draft in a note of the journal; an empty one where it is none."""
        try:
            found = json.loads(note or "{}")
        except ValueError:
            return cls()
        earlier = found.get("earlier") if isinstance(found, dict) else None
        # Those of 0.1.0 have none.
        before = map(cls._of, earlier) if isinstance(earlier, list) else ()
        return cls._of(found)._replace(earlier=tuple(each for each in before if each.name or each.category))

    @classmethod
    def _of(cls, found: object) -> "FormDraft":
        if not isinstance(found, dict):
            return cls()
        name, category, status = found.get("name", ""), found.get("category", ""), found.get("status", 0)
        is_draft = (type(name), type(category), type(status)) == (str, str, int)
        return cls(name, category, status) if is_draft else cls()

    def after(self, left: "FormDraft") -> "FormDraft":
        """Return this draft where an earlier run had ``left`` another one: that is offered, too."""
        unfinished = (left._replace(earlier=()),) if left.name.strip() else ()  # an animal leaves its category
        return self._replace(earlier=(*left.earlier, *unfinished, *self.earlier))

    def as_note(self) -> str | None:
        """Return the journal's note for this draft; ``None`` where there is nothing to type again."""
        if not (self.name or self.category or self.earlier):
            return None  # the status alone is not worth it
        return json.dumps(self._asdict() | {"earlier": [earlier._asdict() for earlier in self.earlier]})
