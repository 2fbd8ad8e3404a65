"""list, get, add and export against the real service: what they print, and their exit codes."""

import csv
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import python_calamine

from petstore_gui import __main__ as program
from petstore_gui.api.schema import NewPet
from petstore_gui.connection.demo import DATABASE_NAME, JOURNAL_NAME
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.outbox.journal import Journal
from petstore_gui.storage.folders import config_folder, data_folder
from petstore_gui.terminal.command import COMMANDS, parse
from tests.support.commands import command, command_at, command_here, command_line, document, environment_of
from tests.support.interrupting import begin, interrupt
from tests.support.not_files import NOWHERE, put
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import Peer, RawServer, answer, answering
from tests.support.service import RunningService

pytestmark = pytest.mark.end_to_end

LARGEST = 9223372036854775807
HERE = ("--profile", "this-computer")
WITHOUT_QT = """
import sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
from petstore_gui.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def fill(service: RunningService, *animals: tuple[str, int, str | None]) -> None:
    with service.client() as client:
        for name, category_id, status in animals:
            body = {"name": name, "categoryId": category_id} | ({} if status is None else {"status": status})
            client.post("/pets", json=body).raise_for_status()


def name_categories(service_id: str, names: dict[int, str]) -> None:
    journal = Journal(data_folder() / JOURNAL_NAME)
    journal.set_note(service_id, CATEGORY_NAMES.note, CATEGORY_NAMES.serialise(names))
    journal.shut()


# --- list ---


def test_list_prints_a_table_for_people(service: RunningService) -> None:
    fill(service, ("Rex", 3, "available"), ("小雪", 12, "sold"), ("Bella", 3, None))
    name_categories(service.base_url, {3: "Dogs"})
    done = command("list", "--base-url", service.base_url, key=service.key)
    assert done.stdout.splitlines() == [
        "ID  Name   Category  Status",
        "3   Bella  Dogs (3)  not set",
        "2   小雪   12        sold",
        "1   Rex    Dogs (3)  available",
    ]
    assert (done.returncode, done.stderr) == (0, "")


def test_list_filters_and_sorts(service: RunningService) -> None:
    fill(service, ("Rex", 3, "available"), ("anna", 3, "available"), ("Bella", 4, "available"), ("Zoe", 3, "sold"))
    name_categories(service.base_url, {3: "Dogs", 4: "Cats"})

    def listed(*arguments: str) -> list[str]:
        return [animal["name"] for animal in document(command_at(service, "list", "--json", *arguments))["animals"]]

    assert listed() == ["Zoe", "Bella", "anna", "Rex"]
    assert listed("--reverse") == ["Rex", "anna", "Bella", "Zoe"]
    assert listed("--status", "available", "--sort", "name") == ["anna", "Bella", "Rex"]
    assert listed("--category", "dogs", "--sort", "id") == ["Rex", "anna", "Zoe"]
    assert listed("--category", "4") == ["Bella"]
    assert listed("--sort", "category", "--reverse")[-1] == "Bella"
    refused = command_at(service, "list", "--category", "Fish")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "petstore-gui list: no category is called “Fish” on this computer.\n"


def test_list_says_when_it_is_cut_off(service: RunningService) -> None:
    fill(service, *[(f"Rex {number}", 3, "available") for number in range(101)])
    done = command_at(service, "list")
    assert len(done.stdout.splitlines()) == 101
    assert done.stderr == (
        "petstore-gui list: 100 animals. There may be more: the service lists at most 100 at a time.\n"
    )
    told = document(command_at(service, "list", "--json"))
    assert (told["complete"], told["completeness"]) == (False, "cut off")
    whole = document(command_at(service, "list", "--json", "--status", "sold"))
    assert (whole["animals"], whole["complete"], whole["completeness"]) == ([], True, "complete")


def test_json_has_every_digit_and_the_objects_of_the_interface() -> None:
    pets = f'[{{"id":{LARGEST},"name":"\\u001b[31m\\u202eRex\\u009b","categoryId":{-LARGEST - 1}}}]'.encode()
    with RawServer(answering(answer(pets))) as server:
        done = command_here("list", "--json", "--base-url", server.url, key="any-key")
    assert f'"id": {LARGEST},' in done.stdout
    assert not re.search("[\x1b\u202e\x9b]", done.stdout)
    (animal,) = document(done)["animals"]
    assert animal == {"id": LARGEST, "name": "\x1b[31m\u202eRex\x9b", "categoryId": -LARGEST - 1}


def test_a_name_commands_no_terminal() -> None:
    with RawServer(
        answering(answer(b'[{"id":1,"name":"\\u001b]0;owned\\u0007\\u009b2J\\rRex\\u202e","categoryId":3}]'))
    ) as server:
        done = command_here("list", "--base-url", server.url, key="any-key")
    assert done.stdout.splitlines()[1:] == ["1   �]0;owned��2J�Rex�  3         not set"]


def test_a_reader_that_goes_away_is_no_error() -> None:
    # More than any pipe takes before it is read.
    pets = b",".join(b'{"id":%d,"name":"%s","categoryId":3}' % (number, b"Rex" * 20_000) for number in range(99))
    with (
        RawServer(answering(answer(b"[%s]" % pets))) as server,
        subprocess.Popen(
            command_line("list", "--json", "--base-url", server.url),
            env=environment_of("any-key"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process,
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().split() == [b"{"]
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE_S) == 0


def test_a_reader_that_was_never_there_is_no_error() -> None:
    with (
        RawServer(answering(answer(b'[{"id":1,"name":"Rex","categoryId":3}]'))) as server,
        subprocess.Popen(
            command_line("list", "--base-url", server.url),
            env=environment_of("any-key"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process,
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE_S) == 0


def without_output(service: RunningService, output: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command; ``output`` redirects its standard output."""
    word, *rest = arguments
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {output}', "sh", *command_line(word, "--base-url", service.base_url, *rest)],
        env=environment_of(service.key),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.posix("a device that is always full, and a stream that a shell closes")
@pytest.mark.parametrize(("output", "reason"), [(">/dev/full", "the disk is full"), (">&-", "it is closed")])
@pytest.mark.parametrize("how", [(), ("--json",)], ids=["for people", "json"])
def test_what_was_done_is_said_also_where_the_output_cannot_be_written(
    service: RunningService, tmp_path: Path, output: str, reason: str, how: tuple[str, ...]
) -> None:
    file = tmp_path / "animals.csv"
    file.write_text("Name,Category\nBella,3\nMomo,4\n", "utf-8")
    copy = tmp_path / "copy.csv"
    for arguments, sentences in (
        (("list",), []),
        (("add", "--name", "Rex", "--category", "3"), ["Added, ID 1."]),
        (("import", str(file)), ["2 added, 0 not added, 0 not confirmed."]),
        (("export", str(copy)), [f"3 animals exported to {copy}."]),
    ):
        done = without_output(service, output, *arguments, *how)
        assert done.returncode == 6
        said = [*sentences, f"the output could not be written: {reason}."]
        assert done.stderr.splitlines() == [f"petstore-gui {arguments[0]}: {sentence}" for sentence in said]


@pytest.mark.posix("streams that a shell closes")
def test_a_command_without_any_stream_to_write_to_ends_as_one_without_output(service: RunningService) -> None:
    assert without_output(service, ">&- 2>&-", "list").returncode == 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("list", "--status", "Gone"), "argument --status: 'Gone' is none of available, pending, sold\n"),
        (("add", "--status", "gone\x1b"), "argument --status: 'gone\\x1b' is none of available, pending, sold\n"),
        (("list", "--profile", "foo"), "argument --profile: 'foo' is none of production, staging, this-computer\n"),
        (("export", "--sort", "age"), "argument --sort: 'age' is none of id, name, category, status\n"),
    ],
)
def test_a_word_that_is_not_known_is_told_those_that_are(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments, program="petstore")
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(sentence)


def test_a_word_may_have_capitals_as_in_a_file() -> None:
    options = parse(["list", "--status", "Sold", "--sort", "NAME", "--profile", "This-Computer"], program="petstore")
    assert (options.status, options.sort, options.profile) == ("sold", "name", "this-computer")


# --- get ---


def test_get_says_of_each_id_how_sure_it_is(service: RunningService) -> None:
    fill(service, ("Rex", 3, "available"), ("Bella", 4, None))
    done = command_at(service, "get", "2", "99999", "1,2")
    assert done.stdout.splitlines() == [
        "ID     Name   Category  Status     Answer",
        "2      Bella  4         not set    found in a list",
        "99999                              does not exist: the whole list was read without it, twice",
        "1      Rex    3         available  found in a list",
    ]
    assert (done.returncode, done.stderr) == (1, "")
    found = command_at(service, "get", "--json", "#1")
    assert found.returncode == 0
    (told,) = document(found)["answers"]
    assert (told["id"], told["answer"], told["via"]) == (1, "found", "getPet")
    assert told["animal"] == {"id": 1, "name": "Rex", "categoryId": 3, "status": "available"}


def test_get_that_cannot_tell_says_so() -> None:
    full = b"[%s]" % b",".join(b'{"id":%d,"name":"Rex","categoryId":3}' % number for number in range(100))
    with RawServer(answering(answer(full))) as server:  # what getPet answers is not of the interface
        done = command_here("get", "--json", "--base-url", server.url, str(LARGEST), key="any-key")
    assert done.returncode == 3
    (told,) = document(done)["answers"]
    assert (told["id"], told["answer"]) == (LARGEST, "not known")


@pytest.mark.parametrize("text", [str(LARGEST + 1), "Rex", "1e3", "\x1b[2J", "", "１２"])
def test_get_takes_ids_only(text: str) -> None:
    done = command_here("get", *HERE, text)
    assert (done.returncode, done.stdout) == (2, "")
    assert "\x1b" not in done.stderr


# --- add ---


def test_add_stores_one_animal_and_says_its_id(service: RunningService) -> None:
    name_categories(service.base_url, {3: "Dogs"})
    animal = ("--name", " Rex ", "--category", "dogs", "--status", "pending")
    done = command_at(service, "add", *animal)
    assert (done.returncode, done.stdout, done.stderr) == (0, "Added, ID 1.\n", "")
    told = document(command_at(service, "add", "--json", "--name", "-5", "--category", str(LARGEST)))
    assert told == {
        "outcome": "added",
        "service": service.base_url,
        "animal": {"id": 2, "name": "-5", "categoryId": LARGEST},
    }
    journal = Journal(data_folder() / JOURNAL_NAME)
    assert journal.open_adds(service.base_url) == ()
    journal.shut()


def test_add_takes_what_can_be_added(service: RunningService) -> None:
    for arguments, sentence in (
        (("--name", "Rex\tBella", "--category", "3"), "a name has no tab and no line end"),
        (("--name", "  ", "--category", "3"), "--name: it is empty"),
        (("--name", "Rex", "--category", str(LARGEST + 1)), "a category is a number from -9223372036854775808"),
        (("--name", "Rex"), "required: --category"),
    ):
        done = command_at(service, "add", *arguments)
        assert (done.returncode, done.stdout) == (2, ""), arguments
        assert sentence in done.stderr
    assert document(command_at(service, "list", "--json"))["animals"] == []


def test_what_is_refused_stays_in_no_outbox(service: RunningService) -> None:
    at = ("--base-url", service.base_url)
    refused = command_here("add", *at, "--name", "Rex", "--category", "3", key="a-foreign-key")
    assert (refused.returncode, refused.stdout) == (5, "")
    key_text = f"The key for {service.base_url} is missing, mistyped or no longer valid."
    assert refused.stderr == f"petstore-gui add: The service did not accept the API key. {key_text}\n"
    unsendable = command(
        "add", "--base-url", service.base_url, "--name", "Rex\udc80", "--category", "3", key=service.key
    )
    assert (unsendable.returncode, unsendable.stdout) == (2, "")
    assert "not added" in unsendable.stderr
    journal = Journal(data_folder() / JOURNAL_NAME)
    assert journal.open_adds(service.base_url) == ()
    journal.shut()


def test_the_outbox_of_the_window_is_as_it_was(service: RunningService) -> None:
    journal = Journal(data_folder() / JOURNAL_NAME)
    journal.enqueue(service.base_url, [NewPet(name="Waiting", category_id=3), NewPet(name="Rex", category_id=3)])
    before = journal.open_adds(service.base_url)
    at, rex = ("--base-url", service.base_url), ("--name", "Rex", "--category", "3")
    assert command("add", *at, *rex, key=service.key).returncode == 0
    assert command("list", *at, key=service.key).returncode == 0
    assert journal.open_adds(service.base_url) == before
    journal.shut()


# --- the service on this computer ---


def test_commands_share_the_store_on_this_computer() -> None:
    assert command("list", *HERE).returncode == 0
    adding = [
        subprocess.Popen(
            command_line("add", *HERE, "--name", f"Rex {number}", "--category", "3"),
            env=environment_of(),
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    assert sorted(process.communicate(timeout=PATIENCE_S)[0] for process in adding) == [
        f"Added, ID {number}.\n" for number in (1, 2, 3, 4)
    ]
    assert [process.returncode for process in adding] == [0, 0, 0, 0]
    listed = document(command("list", *HERE, "--json", "--sort", "name"))
    assert [animal["name"] for animal in listed["animals"]] == [f"Rex {number}" for number in range(4)]
    assert sorted(animal["id"] for animal in listed["animals"]) == [1, 2, 3, 4]
    assert (data_folder() / DATABASE_NAME).exists()


def test_the_first_profile_is_the_one_of_the_window() -> None:
    nowhere = command_here("list")
    assert nowhere.returncode == 2
    assert "production, staging, this-computer" in nowhere.stderr
    settings = config_folder() / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"version": 1, "last_profile": "this-computer"}')
    assert document(command_here("list", "--json"))["service"] == "this-computer"
    assert settings.read_text() == '{"version": 1, "last_profile": "this-computer"}'


@pytest.mark.posix("ps, which lists processes")
def test_a_command_ends_with_nothing_left_running(home: Path) -> None:
    assert command("list", *HERE).returncode == 0
    running = subprocess.run(["ps", "-eo", "args"], capture_output=True, encoding="utf-8", check=True).stdout
    assert str(home) not in running


# --- the terminal ---


def test_no_command_needs_qt(service: RunningService) -> None:
    for arguments in (("list",), ("get", "1"), ("add", "--name", "Rex", "--category", "3")):
        word, *rest = arguments
        done = subprocess.run(
            [sys.executable, "-c", WITHOUT_QT, word, "--base-url", service.base_url, *rest],
            env=environment_of(service.key),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.stderr == ""


def test_every_example_of_the_help_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert set(COMMANDS) == set(program.COMMANDS)
    (tmp_path / "animals.csv").write_text("Animal,Category\nMomo,4\n", "utf-8")
    for word, (_summary, examples, *_) in COMMANDS.items():
        shown = command_here(word, "--help")
        assert shown.returncode == 0
        for example in examples:
            typed = example.format(program="petstore-gui")
            assert f"  {typed}\n" in shown.stdout
            _, *arguments = shlex.split(typed)
            done = command_here(*arguments)
            assert done.returncode == (1 if word == "get" else 0), done.stderr  # the help's 99999 is not there


def test_the_command_for_a_console_calls_itself_what_was_typed() -> None:
    code = "from petstore_gui.terminal.command import main; main(['list', '--help'])"
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment_of(), capture_output=True, encoding="utf-8", check=True
    ).stdout
    assert said.startswith("usage: petstore list ")
    assert "  petstore list --profile this-computer" in said


def test_the_help_of_the_program_names_the_commands() -> None:
    said = command_here("--help").stdout
    assert [word for word in COMMANDS if word not in said] == []


def test_a_mistyped_command_is_told_those_that_there_are() -> None:
    done = command_here("exprot", "animals.csv")
    assert (done.returncode, done.stdout) == (2, "")
    commands = ", ".join(program.COMMANDS)
    assert done.stderr.endswith(
        f"'exprot' is neither a link of the form petstore:42 nor a command, which comes first: {commands} or serve\n"
    )


def test_help_as_a_word_is_the_help() -> None:
    for word in ((), ("list",), ("serve",)):
        asked = command_here("help", *word)
        assert (asked.returncode, asked.stdout, asked.stderr) == (0, command_here(*word, "--help").stdout, "")


def _silent(peer: Peer) -> None:
    peer.read_request()
    peer.wait_for_the_client_to_go()


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.posix("a signal of another program"))]
)
def test_a_signal_ends_a_command_in_order(number: int) -> None:
    with RawServer(_silent) as server:
        process = begin(command_line("list", "--base-url", server.url), env=environment_of("any-key"))
        assert server.arrived.acquire(timeout=PATIENCE_S)
        if number == signal.SIGINT:
            interrupt(process)
        else:
            process.send_signal(number)
        said = process.communicate(timeout=PATIENCE_S)
    assert said == ("", "petstore-gui list: ended before it was done.\n")
    assert process.returncode == 128 + number  # and not that of a request that was given up


def test_a_keyring_that_is_given_up_in_the_middle_of_native_code_ends_with_the_command() -> None:
    code = """
import sys
from petstore_gui.connection.connector import Connector
from tests.support.native_code import stay_in_native_code
def open_slowly(*_):
    print("asked", flush=True)
    stay_in_native_code()
Connector.open = open_slowly
from petstore_gui.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
    for _ in range(5):  # each of them fails more often than not
        process = begin([sys.executable, "-c", code, "list", "--profile", "staging"], env=environment_of())
        assert process.stdout is not None
        assert process.stdout.readline() == "asked\n"
        interrupt(process)
        said = process.communicate(timeout=PATIENCE_S)
        assert said == ("", "petstore-gui list: ended before it was done.\n")
        assert process.returncode == 128 + signal.SIGINT


def test_a_fault_of_the_program_claims_nothing(service: RunningService) -> None:
    code = """
import sys
from petstore_gui.api.client import PetStoreClient
def fail(*_, **__):
    raise RuntimeError("a fault that repeats a-key-for-tests \\x1b")
PetStoreClient.create_pet = fail
from petstore_gui.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code, "add", "--base-url", service.base_url, "--name", "Rex", "--category", "3"],
        env=environment_of(service.key),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (3, "")
    assert "an unexpected error occurred" in done.stderr
    assert "RuntimeError: a fault that repeats … �" in done.stderr
    assert "\x1b" not in done.stderr


def test_ctrl_c_before_a_command_has_begun_shows_no_trace() -> None:
    code = """
import sys
def fail(*_, **__):
    raise KeyboardInterrupt
from petstore_gui.terminal import command
command.main = fail
from petstore_gui.__main__ import main
sys.exit(main(["list"]))
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment_of(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (130, b"")


def test_a_command_without_any_stream_does_its_work(service: RunningService) -> None:
    code = """
import sys
sys.stdout = sys.stderr = sys.stdin = None
from petstore_gui.__main__ import main
sys.exit(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", code, "add", "--base-url", service.base_url, "--name", "Rex", "--category", "3"],
        env=environment_of(service.key),
        capture_output=True,
        check=False,
    )
    expected = 0 if sys.platform == "win32" else 6  # a program of Windows with a window never has any
    assert (done.returncode, done.stdout, done.stderr) == (expected, b"", b"")
    assert len(document(command_at(service, "list", "--json"))["animals"]) == 1


@pytest.mark.posix("a folder that cannot be made, by its variable")
def test_what_only_reads_needs_no_folder_to_write_to(
    service: RunningService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(service, ("Rex", 3, "available"))
    monkeypatch.setenv("XDG_DATA_HOME", str(NOWHERE))
    for arguments in (("list",), ("list", "--json"), ("get", "1"), ("export", str(tmp_path / "animals.csv"))):
        done = command_at(service, *arguments)
        said = f"petstore-gui {arguments[0]}: the category names couldn't be loaded: its folder can't be used.\n"
        assert (done.returncode, done.stderr) == (0, said)
        assert done.stdout
    done = command_at(service, "add", "--name", "Rex", "--category", "3")
    assert (done.returncode, done.stdout) == (1, "")
    assert "Nothing can be saved on this computer: its folder can't be used." in done.stderr


@pytest.mark.posix("a folder in place of a file, by its variable")
def test_what_only_reads_needs_no_journal(
    service: RunningService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(service, ("Rex", 3, "available"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    put("folder", data_folder() / JOURNAL_NAME)
    done = command_at(service, "list")
    assert (done.returncode, "Rex" in done.stdout) == (0, True)
    assert done.stderr.splitlines() == [
        "petstore-gui list: Nothing can be added now: it is not a file.",
        "petstore-gui list: the category names couldn't be loaded: it is not a file.",
    ]


# --- export ---


def test_export_writes_what_is_asked_for(service: RunningService, tmp_path: Path) -> None:
    fill(service, ("Rex", 3, "available"), ("=Bella", LARGEST, "available"), ("Zoe", 3, "sold"))
    name_categories(service.base_url, {3: "Dogs"})
    for kind in ("xlsx", "csv", "json"):
        file = tmp_path / f"animals.{kind.upper()}"
        done = command_at(service, "export", str(file), "--status", "available", "--sort", "id")
        assert (done.returncode, done.stdout, done.stderr) == (0, f"2 animals exported to {file}.\n", "")
        if kind == "json":
            assert json.loads(file.read_bytes()) == [
                {"id": 1, "name": "Rex", "categoryId": 3, "status": "available"},
                {"id": 2, "name": "=Bella", "categoryId": LARGEST, "status": "available"},
            ]
        elif kind == "csv":
            rows = list(csv.reader(io.StringIO(file.read_text("utf-8-sig"))))
            assert rows[1] == ["1", "Rex", "3", "Dogs", "Available"]
            assert rows[2][2] == str(LARGEST)
        else:
            book = python_calamine.load_workbook(str(file))
            rows_of = {name: book.get_sheet_by_name(name).to_python() for name in book.sheet_names}
            assert rows_of["Animals"][2][2] == str(LARGEST)
            assert ["Address", service.base_url] in rows_of["About"]
            assert ["Animals", "2 animals. These are all."] in rows_of["About"]


def test_export_says_when_it_is_cut_off(service: RunningService, tmp_path: Path) -> None:
    fill(service, *[(f"Rex {number}", 3, "available") for number in range(101)])
    done = command_at(service, "export", str(tmp_path / "animals.json"), "--json")
    told = document(done)
    assert (done.returncode, told["count"], told["complete"]) == (0, 100, False)
    assert "There may be more" in command_at(service, "export", str(tmp_path / "animals.csv")).stderr


@pytest.mark.posix("elsewhere a name is no bytes")
def test_export_says_the_path_of_a_file_whose_name_is_no_utf_8(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"M\xe4use.csv")
    done = command("export", "--base-url", service.base_url, str(file), "--json", key=service.key)
    assert (done.returncode, done.stderr) == (0, "")
    assert document(done)["file"] == str(tmp_path / "M\\xe4use.csv")
    assert file.is_file()


def test_export_keeps_a_file_that_is_there_unless_forced(service: RunningService, tmp_path: Path) -> None:
    fill(service, ("Rex", 3, "available"))
    file = tmp_path / "animals.csv"
    file.write_text("mine", "utf-8")
    kept = command_at(service, "export", str(file))
    assert (kept.returncode, kept.stdout) == (2, "")
    assert kept.stderr.endswith(f"{file} is there already. Replace it with --force.\n")
    assert file.read_text("utf-8") == "mine"
    done = command_at(service, "export", str(file), "--force")
    assert (done.returncode, done.stdout) == (0, f"1 animal exported to {file}.\n")
    assert "Rex" in file.read_text("utf-8-sig")
    assert command_at(service, "export", str(tmp_path / "new.csv"), "--force").returncode == 0


@pytest.mark.posix("only some users may make links there")
def test_export_replaces_no_link_that_leads_nowhere(service: RunningService, tmp_path: Path) -> None:
    link = tmp_path / "link.csv"
    link.symlink_to(tmp_path / "nowhere.csv")
    assert command_at(service, "export", str(link)).returncode == 2


def test_export_replaces_a_file_wholly_or_not_at_all(service: RunningService, tmp_path: Path) -> None:
    unknown = command_at(service, "export", str(tmp_path / "animals.doc"))
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert ".xlsx, .csv, .json" in unknown.stderr
    nowhere = command_at(service, "export", str(tmp_path / "missing" / "animals.csv"))
    assert (nowhere.returncode, nowhere.stdout) == (1, "")
    assert "its folder can't be used" in nowhere.stderr
    assert list(tmp_path.glob("*")) == []
