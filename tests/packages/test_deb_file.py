"""What is in the .deb, without installing it: what dpkg, lintian and the stores' own checkers say of it."""

import gzip
import json
import os
import re
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.support.unit import UNIT
from tests.test_tree import ROOT

NAME = "petstore-gui"
MOST_MB = 45
ICONS = {"16x16", "22x22", "24x24", "32x32", "48x48", "64x64", "128x128", "256x256", "512x512", "scalable"}


def said(*command: str | Path, **environment: str) -> str:
    """Return all that a command says; it must not fail."""
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout.strip()


def tar_of(deb: Path, part: str) -> bytes:
    return subprocess.run(["dpkg-deb", f"--{part}-tarfile", deb], check=True, capture_output=True).stdout


@pytest.fixture(scope="module")
def members(deb: Path) -> dict[str, tarfile.TarInfo]:
    """Return what will be installed, by its path."""
    with tarfile.open(fileobj=BytesIO(tar_of(deb, "fsys"))) as archive:
        return {member.name.removeprefix("."): member for member in archive}


@pytest.fixture(scope="module")
def unpacked(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb") / "unpacked"
    subprocess.run(["dpkg-deb", "--extract", deb, folder], check=True)
    return folder


def test_it_is_as_small_as_promised(deb: Path) -> None:
    assert deb.stat().st_size <= MOST_MB * 1e6


def test_it_says_what_it_is_and_what_it_needs(deb: Path) -> None:
    fields = dict(re.findall(r"^([\w-]+): (.+)$", said("dpkg-deb", "--field", deb), re.MULTILINE))
    assert (fields["Package"], fields["Version"]) == (NAME, __version__)
    depends = {each.split(" ")[0] for each in fields["Depends"].split(", ")}
    # Of the program itself, of Qt, of the plugins that Qt loads by their name; nothing of what is carried.
    assert {"libc6", "libxcb-cursor0", "libxkbcommon0", "libwayland-client0", "libegl1", "libfontconfig1"} <= depends
    assert depends & {"libcups2", "libcups2t64"}  # of what speaks to printers
    assert not {name for name in depends if re.match(r"libssl|libffi|libsqlite3|libpython|libqt6|libicu", name)}
    assert "gnome-keyring | " in fields["Recommends"]
    assert "ca-certificates" in fields["Recommends"].split(", ")


def test_it_runs_nothing_while_it_is_installed(deb: Path) -> None:
    with tarfile.open(fileobj=BytesIO(tar_of(deb, "ctrl"))) as archive:
        assert {name.removeprefix("./") for name in archive.getnames()} - {"", "."} == {"control", "md5sums"}


def test_everybody_can_read_it_and_only_root_can_change_it(members: dict[str, tarfile.TarInfo]) -> None:
    program = f"/opt/{NAME}/{NAME}"
    assert {(member.uname, member.gname, member.uid, member.gid) for member in members.values()} == {
        ("root", "root", 0, 0)
    }
    for path, member in members.items():
        if not member.issym():
            assert member.mode == (0o755 if member.isdir() or path == program else 0o644), path
    assert members[f"/usr/bin/{NAME}"].linkname == program


def test_it_keeps_to_its_places(members: dict[str, tarfile.TarInfo]) -> None:
    files = {path for path, member in members.items() if not member.isdir()}
    units = {path for path in files if path.startswith("/usr/lib/systemd/")}
    assert units == {f"/usr/lib/systemd/system/{UNIT.name}"}  # and nothing that turns it on
    assert not {path for path in files - units if not path.startswith((f"/opt/{NAME}/", "/usr/bin/", "/usr/share/"))}
    icons = [re.fullmatch(rf"/usr/share/icons/hicolor/(\w+)/apps/{NAME}\.(png|svg)", path) for path in files]
    assert {found[1] for found in icons if found} == ICONS


def test_it_holds_the_whole_bundle_and_its_checksums(bundle: Path, unpacked: Path, deb: Path, tmp_path: Path) -> None:
    said("diff", "--recursive", "--no-dereference", bundle.parent, unpacked / "opt" / NAME)
    subprocess.run(["dpkg-deb", "--control", deb, tmp_path], check=True)
    sums = (tmp_path / "md5sums").read_text()
    files = {path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file() and not path.is_symlink()}
    assert {Path(line.split("  ", 1)[1]) for line in sums.splitlines()} == files
    subprocess.run(["md5sum", "--check", "--quiet", "-"], cwd=unpacked, input=sums, text=True, check=True)


def test_it_is_the_same_whoever_builds_it(deb: Path, tmp_path: Path) -> None:
    # dpkg-deb compresses the same way each time; what it compresses is compared, which takes a fifth of the time.
    script = ROOT / "packaging" / "debian" / "build.py"
    careless = ("sh", "-c", 'umask 077; exec "$@"', "sh")
    build = (sys.executable, "-B", str(script), str(tmp_path), "--compression", "none")
    said(*careless, *build, TZ="Pacific/Chatham", LC_ALL="C", TMPDIR=str(tmp_path))
    (again,) = tmp_path.glob("*.deb")
    assert again.name == deb.name
    assert tar_of(again, "ctrl") == tar_of(deb, "ctrl")
    assert tar_of(again, "fsys") == tar_of(deb, "fsys")


def test_lintian_finds_nothing_but_what_is_listed_with_its_reason(deb: Path) -> None:
    command = ["lintian", "--allow-root", "--display-info", "--tag-display-limit", "0", "--fail-on", "none"]
    lines = said(*command, deb, LC_ALL="C").splitlines()
    assert [line for line in lines if not line.startswith(("I: ", "N: "))] == []
    kinds = {"unused-override", "mismatched-override"}
    unused = {line.split()[3] for line in lines if line.split()[2] in kinds}
    assert unused <= {"library-not-linked-against-libc"}  # it depends on whose Python the bundle was made from


def test_each_exception_for_lintian_has_its_reason() -> None:
    above = ""
    for line in (ROOT / "packaging" / "debian" / "lintian-overrides").read_text("utf-8").splitlines():
        assert not line or line.startswith((f"{NAME}: ", "# "))
        if line.startswith(NAME):
            assert above, line
        above = line


def test_the_desktop_entry_and_the_metadata_are_valid(unpacked: Path) -> None:
    share = unpacked / "usr" / "share"
    assert said("desktop-file-validate", share / "applications" / f"{NAME}.desktop") == ""
    (metadata,) = (share / "metainfo").iterdir()
    found = said("appstreamcli", "validate", "--no-net", "--no-color", metadata)
    issues = {line.split(" ", 2)[2] for line in found.splitlines() if re.match(r"[EWIP]: ", line)}
    # “developer” is the tag of today; AppStream before 1.0, as in Debian 12, does not know it, and reads on.
    assert issues <= {"unknown-tag developer"}, found


def test_the_manual_page_is_well_formed(unpacked: Path) -> None:
    page = unpacked / "usr" / "share" / "man" / "man1" / f"{NAME}.1.gz"
    errors = subprocess.run(
        ["man", "--warnings", "--local-file", "--encoding=UTF-8", "-Tutf8", "--ditroff", page],
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80"},
        check=True,
        capture_output=True,
        text=True,
    ).stderr
    assert errors == ""
    heading = gzip.decompress(page.read_bytes()).decode().partition(".SH")[0]
    assert f'"Pet Store {__version__}"' in heading


def test_every_carried_licence_is_in_the_copyright_file(bundle: Path, unpacked: Path) -> None:
    text = (unpacked / "usr" / "share" / "doc" / NAME / "copyright").read_text("utf-8")
    bill = json.loads((bundle.parent / "_internal/petstore_gui/resources/sbom.cdx.json").read_text("utf-8"))
    paragraphs = text.split("\n\n")
    licences = {found[1]: each for each in paragraphs if (found := re.match(r"License: (\S+)\n", each))}
    files = [each for each in paragraphs if each.startswith("Files: ")]
    wanted = {name for each in files for name in each.rpartition("\nLicense: ")[2].split(" and ")}
    assert wanted == set(licences)  # each is given, and each has its owner
    parts = [bill["metadata"]["component"], *bill["components"]]
    assert len(parts) > 30
    for part in parts:
        title = f"{part['name']} {part.get('version', '')}".rstrip()
        (under,) = (
            each for each in licences.values() if re.search(rf"[:,] {re.escape(title)}[,.]", each.split("\n")[1])
        )
        for each in part.get("evidence", {}).get("licenses", ()):
            lines = each["license"]["text"]["content"].replace("\f", "").splitlines()
            missing = [line for line in lines if line.strip() not in under]
            assert not missing or "/usr/share/common-licenses/" in under, title


def test_the_changelog_is_debians(unpacked: Path, tmp_path: Path) -> None:
    log = tmp_path / "changelog"
    log.write_bytes(gzip.decompress((unpacked / "usr" / "share" / "doc" / NAME / "changelog.gz").read_bytes()))
    assert said("dpkg-parsechangelog", "-l", log, "--show-field", "Version") == __version__


@pytest.mark.parametrize("name", ["config.toml", "service.env"])
def test_the_administrators_examples_come_along_and_are_not_in_force(unpacked: Path, name: str) -> None:
    example = unpacked / "usr" / "share" / "doc" / NAME / "examples" / name
    assert example.read_bytes() == (ROOT / "packaging" / "admin" / name).read_bytes()
    assert not (unpacked / "etc").exists()
