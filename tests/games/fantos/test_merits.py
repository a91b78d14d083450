"""The reasons for a vote, a first Legacy or sending nobody, in the words of a hint."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules.votes import NAY, YEA
from fatebox.kernel import DONE
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker

from .table import A, B, citadel, find, table

NONE: list[str] = []
ALIKE = ["It is open to all Citadels alike."]
UNUSED = ["No Reserve is below 10 now."]


@pytest.mark.clause("FAN-DIP.4")
@pytest.mark.parametrize(
    ("trial", "reserves", "for_yea", "for_nay"),
    [
        ("overtime", (20, 20, 20), ALIKE, ALIKE),
        ("iridium-levy", (30, 20, 20), NONE, ["You have the largest Reserve and would pay."]),
        ("iridium-levy", (20, 30, 20), ["Player 2 has the largest Reserve and would pay."], NONE),
        ("iridium-levy", (30, 30, 20), NONE, NONE),
        (
            "common-cause",
            (9, 20, 9),
            ["You would gain 3 Shards a turn."],
            ["Player 3 would gain 3 Shards a turn."],
        ),
        ("common-cause", (20, 20, 20), UNUSED, UNUSED),
        (
            "bad-blood",
            (20, 20, 20),
            ["Player 3 could no longer make War on you."],
            ["Player 2 could make War on you."],
        ),
        ("open-borders", (20, 20, 20), NONE, ["Player 2 could make War on you."]),
    ],
)
def test_a_vote_says_whom_the_trial_helps(
    trial: str, reserves: tuple[int, ...], for_yea: list[str], for_nay: list[str]
) -> None:
    """Given a Trial that is voted on, then its reasons are the Reserves and the Wars as they stand."""
    a, b, c = reserves
    t = table(citadel("bishop", reserve=a), citadel("cook", reserve=b), citadel("knight", reserve=c))
    t.s.revealed = [find(t.s, trial)]
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=A))
    for vote, expected in ((YEA, for_yea), (NAY, for_nay)):
        said = [speaker.say(each) for each in GAME.judgement.merits(t.s, A, vote)]
        assert said == expected


@pytest.mark.clause("FAN-SET.8")
@pytest.mark.parametrize(
    ("legacy", "said"),
    [
        ("vizier", "Its best Stat is Tribute: 3."),
        ("shirazad", "Its best Stats are War and Tribute: 3 each."),
        ("cook", "All its Stats are 1."),
    ],
)
def test_a_first_legacy_says_what_it_is_good_at(legacy: str, said: str) -> None:
    """Given the setup, then a Legacy to hire names its highest Stats; later there are other reasons."""
    t = table(citadel("bishop"), citadel("knight"), citadel("brigands"))
    option = ("hire", find(t.s, legacy))
    assert not GAME.judgement.merits(t.s, A, option)
    t.s.turn = 0
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=A))
    assert [speaker.say(each) for each in GAME.judgement.merits(t.s, A, option)] == [said]


@pytest.mark.clause("FAN-WAR.8")
def test_sending_nobody_says_what_would_be_lost() -> None:
    """Given an attack with War 3 and a die against a lone die, then about 3 Shards are at stake."""
    t = table(citadel("brigands"), citadel("cook"), citadel("knight"))
    assert not GAME.judgement.merits(t.s, B, DONE)
    t.war("brigands", at=B)
    t.to("war.defenders")
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=B))
    assert [speaker.say(each) for each in GAME.judgement.merits(t.s, B, DONE)] == [
        "Without defenders you would lose about 3 Shards, and your Legacies stay free."
    ]
    assert not GAME.judgement.merits(t.s, A, DONE)
