"""Asks pip-audit whether any pinned version is known to be vulnerable, for every system: `make audit`.

Exit code 0: each one was checked, and none is. 1: some are, or pip-audit does not run. 3: it cannot be told,
because not each one was checked.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

PINS: Final = Path(__file__).resolve().parent / "requirements"

FOUND: Final = 1
CANNOT_BE_TOLD: Final = 3

_PIN: Final = re.compile(r"^(?P<name>[a-z0-9][a-z0-9-]*)==(?P<version>[^ ;\\]+) *(?:;[^\\]*)?", re.MULTILINE)


def main() -> int:
    """Check all pins at once, and say what came of it."""
    wanted: set[tuple[str, str]] = set()
    with tempfile.TemporaryDirectory() as folder:
        options: list[str] = []
        for path in sorted(PINS.glob("*.txt")):
            text = path.read_text("utf-8")
            wanted |= {(pin["name"], pin["version"]) for pin in _PIN.finditer(text)}
            # What is for another system or another Python would be passed over in silence.
            everywhere = Path(folder) / path.name
            everywhere.write_text(_PIN.sub(r"\g<name>==\g<version> ", text), "utf-8")
            options += ["--requirement", str(everywhere)]
        answer, words = ask(options)
    return say(wanted, answer, words)


def ask(options: list[str]) -> tuple[dict[tuple[str, str], list[str]], str]:
    """Return the vulnerabilities of each version that was checked, and what pip-audit said besides."""
    command = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--format=json", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode not in {0, FOUND} or "No module named pip_audit" in done.stderr:
        last_line = done.stderr.strip().rpartition("\n")[2]
        sys.exit(f"audit: pip-audit did not run: {last_line}")
    try:
        entries = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return {}, (done.stderr.strip() or done.stdout.strip()).rpartition("\n")[2]
    checked = {
        (entry["name"], entry["version"]): [vulnerability["id"] for vulnerability in entry["vulns"]]
        for entry in entries
        if "vulns" in entry
    }
    reasons = sorted({entry["skip_reason"].partition(": ")[0] for entry in entries if "skip_reason" in entry})
    return checked, "; ".join(reasons)


def say(wanted: set[tuple[str, str]], checked: dict[tuple[str, str], list[str]], words: str) -> int:
    """Print what is known of what is pinned, and what is not; return the exit code."""
    found = {pin: checked[pin] for pin in sorted(wanted) if checked.get(pin)}
    unchecked = sorted(wanted - checked.keys())
    for (name, version), vulnerabilities in found.items():
        print(f"audit: {name} {version} is known to be vulnerable: {', '.join(vulnerabilities)}")
    if unchecked:
        names = ", ".join(f"{name} {version}" for name, version in unchecked) if checked else "that is all"
        print(f"audit: {len(unchecked)} of {len(wanted)} pinned versions could not be checked: {names}")
        print(f"audit: pip-audit's words: {words or 'none'}")
    if found:
        return FOUND
    if unchecked:
        print("audit: whether anything is known to be vulnerable cannot be told here.")
        return CANNOT_BE_TOLD
    print(f"audit: none of {len(wanted)} pinned versions is known to be vulnerable, says pip-audit.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
