"""What the service says of the end of the direct look-up, kept as it was said."""

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import PetStoreError
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import Lifecycle

URL = "https://pets.example/v1"
KEY = "the-very-secret-key"
SUNSET = "Thu, 05 Dec 2030 00:00:00 GMT"
SAID = {"Sunset": SUNSET, "Deprecation": "@1767225600"}
ERROR = {"code": "no", "message": "because"}


class Service:
    """Gives every answer the headers of the moment."""

    def __init__(self, **headers: str) -> None:
        self.headers = headers
        self.status = 200
        self.html = False

    def __call__(self, request: httpx.Request) -> httpx.Response:
        if self.html:
            return httpx.Response(self.status, html="<h1>Gone</h1>", headers=self.headers)
        if self.status != 200:
            return httpx.Response(self.status, json={**ERROR, "status": self.status}, headers=self.headers)
        pet = {"id": 1, "name": "Rex", "categoryId": 1}
        if request.method == "POST":
            return httpx.Response(201, json=pet, headers=self.headers)
        return httpx.Response(200, json=[] if request.url.path == "/v1/pets" else pet, headers=self.headers)


def client(service: Service) -> PetStoreClient:
    return PetStoreClient(URL, KEY, transport=httpx.MockTransport(service))


def test_before_the_first_look_up_nothing_was_said() -> None:
    with client(Service(**SAID)) as pets:
        assert pets.lifecycle == Lifecycle(sunset="", deprecation="")


def test_a_look_up_says_it_and_the_last_one_counts() -> None:
    service = Service(**SAID)
    with client(service) as pets:
        pets.get_pet(1)
        assert pets.lifecycle == Lifecycle(sunset=SUNSET, deprecation="@1767225600")
        service.headers = {"Deprecation": "true"}
        pets.get_pet(1)
        assert pets.lifecycle == Lifecycle(sunset="", deprecation="true")
        service.headers = {}
        pets.get_pet(1)
        assert pets.lifecycle == Lifecycle()


@pytest.mark.parametrize("html", [False, True])
@pytest.mark.parametrize("status", [401, 404, 410, 503])
def test_a_look_up_that_fails_says_it_too(status: int, html: bool) -> None:  # noqa: FBT001
    service = Service(**SAID)
    service.status, service.html = status, html
    with client(service) as pets:
        with pytest.raises(PetStoreError):
            pets.get_pet(1)
        assert pets.lifecycle.sunset == SUNSET


def test_what_the_other_operations_say_is_not_about_the_look_up() -> None:
    with client(Service(**SAID)) as pets:
        pets.list_pets()
        pets.create_pet(NewPet(name="Rex", category_id=1))
        assert pets.lifecycle == Lifecycle()


def test_what_was_said_stays_when_no_answer_comes() -> None:
    service = Service(**SAID)

    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/2"):
            raise httpx.ReadTimeout("late")
        return service(request)

    with PetStoreClient(URL, KEY, transport=httpx.MockTransport(answer)) as pets:
        pets.get_pet(1)
        with pytest.raises(PetStoreError):
            pets.get_pet(2)
        assert pets.lifecycle.sunset == SUNSET


def test_a_branch_and_its_client_know_the_same() -> None:
    service = Service(**SAID)
    with client(service) as pets:
        branch, other = pets.branch(), pets.branch()
        branch.get_pet(1)
        assert [each.lifecycle.sunset for each in (pets, branch, other, branch.branch())] == [SUNSET] * 4
        service.headers = {"Sunset": "soon"}
        pets.get_pet(1)
        branch.close()
        assert [each.lifecycle.sunset for each in (pets, branch, other)] == ["soon"] * 3


def test_a_header_is_kept_as_it_came_but_for_its_length_and_the_key() -> None:
    with client(Service(Sunset="<b>soon</b> " + "x" * 60_000, Deprecation=f"Bearer {KEY}")) as pets:
        pets.get_pet(1)
        assert pets.lifecycle.sunset == ("<b>soon</b> " + "x" * 200)[:200]
        assert KEY not in repr(pets.lifecycle)
