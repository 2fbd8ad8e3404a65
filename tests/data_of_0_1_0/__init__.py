"""The folders of a user of 0.1.0, written by 0.1.0 (see ``write.py``), and what is in them."""

from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parent / "home"

HOST: Final = "127.0.1.0"  # of this computer; nothing else listens there
PORT: Final = 8010
ADDRESS: Final = f"http://{HOST}:{PORT}/v1"
KEY: Final = "a-key-of-0-1-0"
PRODUCTION: Final = "https://pets.example.com/v1"
STAGING_ANIMALS: Final[list[dict[str, object]]] = [
    {"id": 11, "name": "Luna", "categoryId": 7, "status": "available"},
    {"id": 12, "name": "Milo", "categoryId": 8, "status": "sold"},
]
