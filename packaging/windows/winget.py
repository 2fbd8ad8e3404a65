"""Writes the manifest by which winget installs the program, from the facts of the release and the installer itself.

Use: python packaging/windows/winget.py INSTALLER FOLDER

Three files, as winget's repository wants them. A publisher first sets `downloads` and `winget` in publisher.toml; then
`winget validate FOLDER` on Windows checks them, and `winget install --manifest FOLDER` tries them.
"""

import argparse
import hashlib
import json
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from facts import COMMAND, COPYRIGHT, NAME, OLDEST_BUILD, PROGRAM, PUBLISHER
from release import ROOT, newest_release

SCHEMA: Final = "1.6.0"
LOCALE: Final = "en-US"
ANSWERS: Final = {1: "cancelledByUser", 3: "packageInUse", 4: "systemNotSupported"}
"""What the installer's exit codes mean in winget's words."""


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("installer", type=Path, metavar="INSTALLER")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, manifest in manifests(options.installer).items():
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in manifest.items()]
        (options.folder / name).write_text("".join(lines), "utf-8", newline="\n")  # JSON is YAML, too
    return 0


def manifests(installer: Path) -> dict[str, dict[str, Any]]:
    """Return what stands in each file."""
    release = newest_release()
    identity = {"PackageIdentifier": PUBLISHER["winget"], "PackageVersion": release.version}
    summary = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["description"]
    about = {
        "PackageLocale": LOCALE,
        "Publisher": PUBLISHER["name"],
        "PackageName": NAME,
        "License": "MIT",
        "Copyright": COPYRIGHT,
        "ShortDescription": f"{summary}.",
    }
    how = {
        "InstallerLocale": LOCALE,
        "MinimumOSVersion": f"10.0.{OLDEST_BUILD}.0",
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "ExpectedReturnCodes": [
            {"InstallerReturnCode": code, "ReturnResponse": answer} for code, answer in ANSWERS.items()
        ],
        "UpgradeBehavior": "install",
        "Commands": [PROGRAM, COMMAND],
        "Protocols": ["petstore"],
        "ProductCode": PROGRAM,
        "ReleaseDate": f"{release.day:%Y-%m-%d}",
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": f"{PUBLISHER['downloads']}/{release.version}/{installer.name}",
                "InstallerSha256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
            }
        ],
    }
    name = PUBLISHER["winget"]
    return {
        f"{name}.yaml": identity | {"DefaultLocale": LOCALE} | _kind("version"),
        f"{name}.locale.{LOCALE}.yaml": identity | about | _kind("defaultLocale"),
        f"{name}.installer.yaml": identity | how | _kind("installer"),
    }


def _kind(name: str) -> dict[str, str]:
    return {"ManifestType": name, "ManifestVersion": SCHEMA}


if __name__ == "__main__":
    sys.exit(main())
