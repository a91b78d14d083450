"""Settings over HTTP: every device of a person has them, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.visitor import ServerProcess, Visitor

PATH = "/api/me/settings"
WANTED = {
    "speed": "fast",
    "motion": "reduced",
    "sound": True,
    "volume": 25,
    "text": 130,
    "theme": "dark",
    "hints": "off",
    "confirm": True,
    "lines": False,
    "language": "sv",
}


def test_another_device_of_the_same_person_has_the_settings(server: ServerProcess) -> None:
    """Given settings of Ida, when she follows her link elsewhere, then they are there; Ben has none."""
    ida, ben = Visitor(server.address, "Ida"), Visitor(server.address, "Ben")
    assert ida.ask("GET", PATH) == {"settings": None}
    assert ida.ask("PUT", PATH, WANTED) == {"settings": WANTED}
    phone = Visitor(server.address)
    phone.ask("POST", "/api/me/follow", {"secret": ida.ask("POST", "/api/me/link")["secret"]})
    assert phone.ask("GET", PATH) == {"settings": WANTED}
    phone.ask("PUT", PATH, {**WANTED, "speed": "slow"})
    assert ida.ask("GET", PATH)["settings"]["speed"] == "slow"
    assert ben.ask("GET", PATH) == {"settings": None}


def test_the_file_of_all_data_has_them_and_they_are_deleted_with_the_rest(server: ServerProcess) -> None:
    ida = Visitor(server.address, "Ida")
    assert ida.ask("GET", "/api/me/data")["settings"] is None
    ida.ask("PUT", PATH, WANTED)
    assert ida.ask("GET", "/api/me/data")["settings"] == WANTED
    ida.ask("DELETE", "/api/me/data")
    assert ida.ask("GET", PATH) == {"settings": None}


def test_without_a_name_nothing_is_kept(server: ServerProcess) -> None:
    nobody = Visitor(server.address)
    assert nobody.ask("GET", PATH) == {"settings": None}
    nobody.ask("PUT", PATH, WANTED, status=401)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"speed": "warp"}, "$.speed"),
        ({"volume": 101}, "$.volume"),
        ({"volume": True}, "$.volume"),
        ({"text": 117}, "$.text"),
        ({"language": "klingon"}, "$.language"),
        ({"sound": "yes"}, "$.sound"),
        ({"color": "red"}, "unknown field `color`"),
    ],
    ids=str,
)
def test_wrong_settings_are_refused_by_field_and_change_nothing(
    ann: Visitor, wrong: dict[str, Any], says: str
) -> None:
    ann.ask("PUT", PATH, WANTED)
    assert says in ann.ask("PUT", PATH, {**WANTED, **wrong}, status=400)["error"]
    assert ann.ask("GET", PATH) == {"settings": WANTED}


def test_settings_that_are_too_large_are_refused(ann: Visitor) -> None:
    refused = ann.ask("PUT", PATH, {**WANTED, "language": "x" * 2000}, status=413)
    assert "at most 1000 bytes" in refused["error"]
