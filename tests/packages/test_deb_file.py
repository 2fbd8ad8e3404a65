"""What is in each .deb, without installing it: what dpkg, lintian and the stores' own checkers say of it."""

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
SERVICE = "petstore-service"
MOST_MB = {NAME: 45, SERVICE: 12}
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


@pytest.fixture(scope="session")
def members(each_deb: Path) -> dict[str, tarfile.TarInfo]:
    """Return what will be installed, by its path."""
    with tarfile.open(fileobj=BytesIO(tar_of(each_deb, "fsys"))) as archive:
        return {member.name.removeprefix("."): member for member in archive}


@pytest.fixture(scope="session")
def unpacked(each_deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb") / "unpacked"
    subprocess.run(["dpkg-deb", "--extract", each_deb, folder], check=True)
    return folder


def fields_of(deb: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+): (.+)$", said("dpkg-deb", "--field", deb), re.MULTILINE))


def names_in(field: str) -> set[str]:
    return {each.split(" ")[0] for each in field.split(", ")}


def test_it_is_as_small_as_promised(name: str, each_deb: Path) -> None:
    assert each_deb.stat().st_size <= MOST_MB[name] * 1e6


def test_it_says_what_it_is(name: str, each_deb: Path) -> None:
    fields = fields_of(each_deb)
    assert (fields["Package"], fields["Version"]) == (name, __version__)


def test_the_desks_says_what_it_needs(deb: Path) -> None:
    fields = fields_of(deb)
    depends = names_in(fields["Depends"])
    # Of the program itself, of Qt, of the plugins that Qt loads by their name; nothing of what is carried.
    assert {"libc6", "libxcb-cursor0", "libxkbcommon0", "libwayland-client0", "libegl1", "libfontconfig1"} <= depends
    assert depends & {"libcups2", "libcups2t64"}  # of what speaks to printers
    assert not {name for name in depends if re.match(r"libssl|libffi|libsqlite3|libpython|libqt6|libicu", name)}
    assert "gnome-keyring | " in fields["Recommends"]
    assert "ca-certificates" in fields["Recommends"].split(", ")
    assert SERVICE in names_in(fields["Suggests"])


def test_the_services_needs_no_more_than_any_system_has(service_deb: Path) -> None:
    fields = fields_of(service_deb)
    assert names_in(fields["Depends"]) <= {"libc6", "libgcc-s1", "libstdc++6", "zlib1g"}
    assert "Recommends" not in fields


def test_it_runs_nothing_while_it_is_installed(each_deb: Path) -> None:
    with tarfile.open(fileobj=BytesIO(tar_of(each_deb, "ctrl"))) as archive:
        assert {name.removeprefix("./") for name in archive.getnames()} - {"", "."} == {"control", "md5sums"}


def test_everybody_can_read_it_and_only_root_can_change_it(name: str, members: dict[str, tarfile.TarInfo]) -> None:
    program = f"/opt/{name}/{name}"
    assert {(member.uname, member.gname, member.uid, member.gid) for member in members.values()} == {
        ("root", "root", 0, 0)
    }
    for path, member in members.items():
        if not member.issym():
            assert member.mode == (0o755 if member.isdir() or path == program else 0o644), path
    assert members[f"/usr/bin/{name}"].linkname == program


def test_it_keeps_to_its_places(name: str, members: dict[str, tarfile.TarInfo]) -> None:
    files = {path for path, member in members.items() if not member.isdir()}
    units = {path for path in files if path.startswith("/usr/lib/systemd/")}
    unit = {f"/usr/lib/systemd/system/{UNIT.name}"}  # and nothing that turns it on
    assert units == (unit if name == SERVICE else set())
    assert not {path for path in files - units if not path.startswith((f"/opt/{name}/", "/usr/bin/", "/usr/share/"))}
    icons = [re.fullmatch(rf"/usr/share/icons/hicolor/(\w+)/apps/{NAME}\.(png|svg)", path) for path in files]
    assert {found[1] for found in icons if found} == (ICONS if name == NAME else set())


def test_what_a_desktop_shows_is_not_in_the_services(service_deb: Path) -> None:
    with tarfile.open(fileobj=BytesIO(tar_of(service_deb, "fsys"))) as archive:
        shown = [path for path in archive.getnames() if path.startswith("./usr/share/")]
    assert {path.split("/")[3] for path in shown} == {"doc", "lintian", "man"}


def test_it_holds_the_whole_bundle_and_its_checksums(
    name: str, each_bundle: Path, unpacked: Path, each_deb: Path, tmp_path: Path
) -> None:
    said("diff", "--recursive", "--no-dereference", each_bundle.parent, unpacked / "opt" / name)
    subprocess.run(["dpkg-deb", "--control", each_deb, tmp_path], check=True)
    sums = (tmp_path / "md5sums").read_text()
    files = {path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file() and not path.is_symlink()}
    assert {Path(line.split("  ", 1)[1]) for line in sums.splitlines()} == files
    subprocess.run(["md5sum", "--check", "--quiet", "-"], cwd=unpacked, input=sums, text=True, check=True)


def test_it_is_the_same_whoever_builds_it(each_bundle: Path, each_deb: Path, tmp_path: Path) -> None:
    # dpkg-deb compresses the same way each time; what it compresses is compared, which takes a fifth of the time.
    script = ROOT / "packaging" / "debian" / "build.py"
    careless = ("sh", "-c", 'umask 077; exec "$@"', "sh")
    build = (sys.executable, "-B", str(script), str(each_bundle.parent), str(tmp_path), "--compression", "none")
    said(*careless, *build, TZ="Pacific/Chatham", LC_ALL="C", TMPDIR=str(tmp_path))
    (again,) = tmp_path.glob("*.deb")
    assert again.name == each_deb.name
    assert tar_of(again, "ctrl") == tar_of(each_deb, "ctrl")
    assert tar_of(again, "fsys") == tar_of(each_deb, "fsys")


def test_lintian_finds_nothing_but_what_is_listed_with_its_reason(each_deb: Path) -> None:
    command = ["lintian", "--allow-root", "--display-info", "--tag-display-limit", "0", "--fail-on", "none"]
    lines = said(*command, each_deb, LC_ALL="C").splitlines()
    assert [line for line in lines if not line.startswith(("I: ", "N: "))] == []
    kinds = {"unused-override", "mismatched-override"}
    unused = {line.split()[3] for line in lines if line.split()[2] in kinds}
    assert unused <= {"library-not-linked-against-libc"}  # it depends on whose Python the bundle was made from


def test_each_exception_for_lintian_has_its_reason(name: str, unpacked: Path) -> None:
    above = ""
    for line in (unpacked / "usr" / "share" / "lintian" / "overrides" / name).read_text("utf-8").splitlines():
        assert not line or line.startswith((f"{name}: ", "# "))
        if line.startswith(name):
            assert above, line
        above = line


def test_the_desktop_entry_and_the_metadata_are_valid(deb: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--extract", deb, tmp_path], check=True)
    share = tmp_path / "usr" / "share"
    assert said("desktop-file-validate", share / "applications" / f"{NAME}.desktop") == ""
    (metadata,) = (share / "metainfo").iterdir()
    found = said("appstreamcli", "validate", "--no-net", "--no-color", metadata)
    issues = {line.split(" ", 2)[2] for line in found.splitlines() if re.match(r"[EWIP]: ", line)}
    # “developer” is the tag of today; AppStream before 1.0, as in Debian 12, does not know it, and reads on.
    assert issues <= {"unknown-tag developer"}, found


def test_the_manual_page_is_well_formed(name: str, unpacked: Path) -> None:
    page = unpacked / "usr" / "share" / "man" / "man1" / f"{name}.1.gz"
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


def test_every_carried_licence_is_in_the_copyright_file(name: str, each_bundle: Path, unpacked: Path) -> None:
    text = (unpacked / "usr" / "share" / "doc" / name / "copyright").read_text("utf-8")
    bill = json.loads((each_bundle.parent / "_internal/petstore_gui/resources/sbom.cdx.json").read_text("utf-8"))
    paragraphs = text.split("\n\n")
    licences = {found[1]: each for each in paragraphs if (found := re.match(r"License: (\S+)\n", each))}
    files = [each for each in paragraphs if each.startswith("Files: ")]
    wanted = {licence for each in files for licence in each.rpartition("\nLicense: ")[2].split(" and ")}
    assert wanted == set(licences)  # each is given, and each has its owner
    parts = [bill["metadata"]["component"], *bill["components"]]
    assert len(parts) > (30 if name == NAME else 10)
    for part in parts:
        title = f"{part['name']} {part.get('version', '')}".rstrip()
        (under,) = (
            each for each in licences.values() if re.search(rf"[:,] {re.escape(title)}[,.]", each.split("\n")[1])
        )
        for each in part.get("evidence", {}).get("licenses", ()):
            lines = each["license"]["text"]["content"].replace("\f", "").splitlines()
            missing = [line for line in lines if line.strip() not in under]
            assert not missing or "/usr/share/common-licenses/" in under, title


def test_the_changelog_is_debians(name: str, unpacked: Path, tmp_path: Path) -> None:
    log = tmp_path / "changelog"
    log.write_bytes(gzip.decompress((unpacked / "usr" / "share" / "doc" / name / "changelog.gz").read_bytes()))
    assert said("dpkg-parsechangelog", "-l", log, "--show-field", "Version") == __version__
    assert said("dpkg-parsechangelog", "-l", log, "--show-field", "Source") == name


def test_the_administrators_example_comes_along_and_is_not_in_force(name: str, unpacked: Path) -> None:
    (example,) = (unpacked / "usr" / "share" / "doc" / name / "examples").iterdir()
    assert example.name == {NAME: "config.toml", SERVICE: "service.env"}[name]
    assert example.read_bytes() == (ROOT / "packaging" / "admin" / example.name).read_bytes()
    assert not (unpacked / "etc").exists()
