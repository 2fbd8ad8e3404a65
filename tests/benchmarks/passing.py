"""How much of the program one has to read to follow what a person does: the files and functions that it passes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.benchmarks.processes import PATIENCE_S, ROOT, NotMeasuredError, clean_environment
from tests.benchmarks.stores import make_store
from tests.support.service import running_service

PROBE: Final = Path(__file__).parent / "probes" / "passing.py"
TREE: Final = "PETSTORE_GUI_TREE"  # another state of the program than this one
_SENTENCES: Final = {
    "filter": "files a filter click passes: {files}, functions {functions} (at most 22 files)",
    "add": "files an add passes: {files}, functions {functions} (at most 34 files)",
    "look-up": "files a look-up passes: {files}, functions {functions} (at most 20 files)",
}


def passing(folder: Path, platform: str) -> list[str]:
    """Return a sentence for each thing that is done in the window over the embedded service."""
    tree = os.environ.get(TREE, ROOT)
    with running_service(make_store(folder / "few.sqlite3", 30)) as service:
        ended = subprocess.run(
            [sys.executable, PROBE, "--base-url", service.base_url],
            cwd=tree,
            env=clean_environment(folder, platform)
            | {"PETSTORE_API_KEY": service.key, "PYTHONPATH": str(tree), "XDG_DATA_HOME": str(folder / "passing")},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    found = [line.split() for line in ended.stdout.splitlines()]
    if ended.returncode or [each[0] for each in found] != list(_SENTENCES):
        raise NotMeasuredError(ended.stderr)
    return [_SENTENCES[what].format(files=files, functions=functions) for what, files, functions in found]
