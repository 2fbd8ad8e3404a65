"""Makes resources/openapi.json, which the service sends, from resources/openapi.yaml, which people read."""

import json
from pathlib import Path

import yaml

RESOURCES = Path(__file__).parents[2] / "resources"


def rendered() -> str:
    """Return what openapi.json has to hold."""
    description = yaml.safe_load((RESOURCES / "openapi.yaml").read_text(encoding="utf-8"))
    return json.dumps(description, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    (RESOURCES / "openapi.json").write_text(rendered(), encoding="utf-8", newline="\n")
