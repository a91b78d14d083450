"""The merits of plays and abilities, in the words of a hint."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.kernel import Option
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker

from .table import Table, table


def said(t: Table, option: Option) -> list[str]:
    """The merits of an option in English."""
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=0))
    assert option in t.options
    return [speaker.say(each) for each in GAME.judgement.merits(t.s, 0, option)]


@pytest.mark.clause("WEA-DTH.2")
@pytest.mark.parametrize(
    ("row", "tops", "option", "expected"),
    [
        (
            "L02",
            "WD2 P06 H01 L06",
            ("play", "wealth", 1),
            ["Caged Dragon can then conquer The Poisoned Coin."],
        ),
        ("L02", "WD2 P07 H01 L06", ("play", "wealth", 1), []),  # nothing open fits
        ("L02", "WD2 P06 H01 L06", ("play", "wealth", 0), []),  # nothing fits at that end
        ("L02 WD2", "W03 P06 H01 L06", ("play", "power", 2), ["Conquers The Poisoned Coin."]),
        ("L02:1 WD2:1 P06:1", "W03 P07 H01 L06", ("play", "power", 0), []),  # conquered before
        (
            "L02 WD2",
            "W03 P06 H01 L06",
            ("play", "happiness", 0),
            ["Caged Dragon can then conquer The Poisoned Coin."],
        ),
    ],
)
def test_a_play_says_what_it_does_about_death(
    row: str, tops: str, option: Option, expected: list[str]
) -> None:
    """Given a Death card in the row, then a play says that it conquers it, or which open card can."""
    assert said(table(row=row, tops=tops), option) == expected


@pytest.mark.clause("WEA-DTH.3")
def test_a_death_card_between_two_that_match_is_conquered_at_once() -> None:
    """Given two cards that match a Death card, when it is played between them, it conquers nothing else."""
    t = table(row="L02 P06", tops="WD2 H01 L06 P07")
    assert said(t, ("play", "wealth", 1)) == ["It is conquered as soon as it is played."]


@pytest.mark.clause("WEA-REL.11")
@pytest.mark.parametrize(
    ("power", "expected"), [("P07", ["No face-up card saves this reading."]), ("P06", [])]
)
def test_swallow_says_that_no_open_card_saves_the_reading(power: str, expected: list[str]) -> None:
    """Given a Death card that no open card conquers with the last play, then Swallow says so."""
    t = table(row="H01 L02 WD2", tops=f"W03 {power} H09 L06", shards=5)
    assert said(t, ("use", "mimic-chest", 1, "power")) == expected
    assert said(t, ("use", "mimic-chest", 1, "wealth")) == expected


@pytest.mark.clause("WEA-SCO.2")
def test_a_relic_of_the_last_round_is_bought_for_its_points() -> None:
    """Given the last round, then a relic says what it adds to the score; earlier, what it can do."""
    last = table(segment="renovate", gold=9, icon=10, relics={"veilglass-orb": 1})
    assert said(last, ("buy", "veilglass-orb")) == ["Adds 3 points to your score."]
    assert said(last, ("buy", "naga-stone")) == ["Adds 1 point to your score."]
    early = table(segment="renovate", gold=9, icon=9, relics={"veilglass-orb": 1})
    assert said(early, ("buy", "veilglass-orb")) == ["Gaze costs 2 shards instead of 3."]


@pytest.mark.clause("WEA-RES.2")
def test_what_completes_a_reading_says_what_it_pays() -> None:
    """Given three cards, then the last one says what the reading pays with it, if it passes."""
    t = table(row="H09:1 W06:1 L02:1", tops="W05 P07 H01 L06")
    (sentence,) = said(t, ("play", "wealth", 3))
    t.play("W05", at=3)
    assert said(t, ("finish",)) == [sentence.replace("then ", "")]
    t.finish()
    (paid,) = (event for event in t.events if event.kind == "paid")
    gold, shards, clairvoyance = paid.args
    assert sentence == f"The reading then pays {gold} gold, {shards} shards and {clairvoyance} clairvoyance."
    lacking = table(row="W06:1 L02:1", tops="W05 P07 H01 L06")
    assert said(lacking, ("play", "wealth", 2)) == []
