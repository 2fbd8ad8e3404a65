"""The security check of the pins never says more than was checked: of nothing that was passed over, that it is well."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_tree import PINS, ROOT, pinned

TOOLS = ROOT / ".venv-tools" / "bin" / "python"

# Stands in for pip-audit, whose data is not to be had everywhere and changes by the day. Like the real one it passes
# over what its marker rules out here; `changed` is what a test makes of the other answers.
MADE_UP = """
import json, re, sys
text = "".join(open(path).read() for option, path in zip(sys.argv, sys.argv[1:]) if option == "--requirement")
pins = set(re.findall(r"^([a-z0-9-]+)==([^ ;]+) \\\\", text, re.MULTILINE))
answers = {name: {"name": name, "version": version, "vulns": []} for name, version in sorted(pins)}
assert "--require-hashes" in sys.argv and text.count("--hash=sha256:") > len(pins)
def changed(answers):
    CHANGED
changed(answers)
print(json.dumps({"dependencies": list(answers.values()), "fixes": []}))
"""


def audit(python: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(python), str(ROOT / "packaging" / "audit.py")]
    variables = {**os.environ, **environment}
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


def audit_with(folder: Path, changed: str) -> subprocess.CompletedProcess[str]:
    package = folder / "pip_audit"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(MADE_UP.replace("CHANGED", changed))
    return audit(sys.executable, PYTHONPATH=str(folder))


def count() -> int:
    pins = [pinned(path.stem) for path in PINS.glob("*.txt")]
    return len({(name, str(pin.specifier)) for file in pins for name, pin in file.items()})


def test_where_the_data_is_out_of_reach_nothing_is_called_well() -> None:
    closed = "http://127.0.0.1:1"
    told = audit(TOOLS, HTTPS_PROXY=closed, https_proxy=closed, NO_PROXY="", no_proxy="")
    assert told.returncode == 3
    assert f"{count()} of {count()} pinned versions could not be checked" in told.stdout
    assert "cannot be told" in told.stdout
    assert "none of" not in told.stdout
    assert "Unable to connect to proxy" in told.stdout


@pytest.mark.parametrize("why", ["it is not installed", "it does not know an option"])
def test_where_pip_audit_does_not_run_the_check_has_failed(tmp_path: Path, why: str) -> None:
    told = audit(sys.executable) if why == "it is not installed" else audit_with(tmp_path, "sys.exit(2)")
    assert told.returncode == 1
    assert told.stderr.startswith("audit: pip-audit did not run: ")


def test_all_is_well_where_every_pin_was_checked_for_every_system(tmp_path: Path) -> None:
    told = audit_with(tmp_path, "pass")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"audit: none of {count()} pinned versions is known to be vulnerable, says pip-audit.\n"


def test_what_is_known_to_be_vulnerable_is_named(tmp_path: Path) -> None:
    told = audit_with(tmp_path, "answers['httpx']['vulns'] = [{'id': 'CVE-1'}, {'id': 'CVE-2'}]")
    assert told.returncode == 1
    assert told.stdout.startswith("audit: httpx ")
    assert told.stdout.endswith(" is known to be vulnerable: CVE-1, CVE-2\n")


@pytest.mark.parametrize(
    "changed",
    [
        "answers['httpx'] = {'name': 'httpx', 'skip_reason': 'Not found: httpx'}",
        "del answers['httpx']",
        "answers['httpx']['version'] = '0.0.1'",
    ],
)
def test_what_was_not_checked_is_named_and_not_called_well(tmp_path: Path, changed: str) -> None:
    told = audit_with(tmp_path, changed)
    assert told.returncode == 3
    assert f"audit: 1 of {count()} pinned versions could not be checked: httpx " in told.stdout
    assert "cannot be told" in told.stdout
    assert "none of" not in told.stdout


def test_what_was_found_is_told_though_not_everything_was_checked(tmp_path: Path) -> None:
    told = audit_with(tmp_path, "answers['httpx']['vulns'] = [{'id': 'CVE-1'}]; del answers['keyring']")
    assert told.returncode == 1
    assert "known to be vulnerable: CVE-1" in told.stdout
    assert "could not be checked: keyring " in told.stdout
