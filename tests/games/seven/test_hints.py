"""Hints in 7: they say what the label of an option leaves open."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.coach.reason import compare, in_words
from fatebox.kernel import PASS, Option, Perspective, Rng

from .table import A, Table, hero, table


def reasons(t: Table, option: Option) -> list[str]:
    """The reasons for an option of A rather than for passing."""
    said = in_words(compare(Perspective(t.match, A), option, PASS, Rng.from_seed(1)))
    return [message.key for message in said]


@pytest.mark.clause("SEV-ART.3", "SEV-MAN.4", "SEV-SIN.1")
@pytest.mark.parametrize(
    ("own", "verb", "card"),
    [
        ({"artifacts": "hourglass-of-patience"}, "artifact", "hourglass-of-patience"),
        ({"buildings": "emberhold/manned", "fame": 3}, "use", "emberhold"),
    ],
)
def test_a_character_that_a_card_recruits_is_named(own: dict[str, Any], verb: str, card: str) -> None:
    """Given a card that recruits somebody, then the reason says whom, and what might that brings."""
    t = table(hero(**own), hero(), hero(), tavern="bell-ringer")
    assert reasons(t, (verb, t.find(card))) == ["event-gained", "event-recruited"]


@pytest.mark.clause("SEV-REC.2")
def test_a_character_that_the_option_names_is_not_named_again() -> None:
    t = table(hero(fame=3), hero(), hero(), tavern="bell-ringer")
    assert reasons(t, ("recruit", t.find("bell-ringer"))) == ["event-gained"]
