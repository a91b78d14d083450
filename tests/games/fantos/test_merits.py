"""The reasons for a vote, an Offer, a discard, a first Legacy or sending nobody, in the words of a hint."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules.votes import NAY, YEA
from fatebox.games.fantos.state.pieces import Timer
from fatebox.games.fantos.state.terms import TASKED
from fatebox.kernel import DONE, PASS, Option
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker

from .bargain import market, offer
from .table import A, B, C, Table, citadel, find, table

NONE: list[str] = []
ALIKE = ["It treats all Citadels alike."]
TIED = ["Several Citadels share the largest Reserve, so nobody would pay now."]
UNUSED = ["No Reserve is below 10 now."]


@pytest.mark.clause("FAN-DIP.4")
@pytest.mark.parametrize(
    ("trial", "reserves", "for_yea", "for_nay"),
    [
        ("overtime", (20, 20, 20), ALIKE, ALIKE),
        ("iridium-levy", (30, 20, 20), NONE, ["If it passes, you pay: your Reserve is the largest."]),
        ("iridium-levy", (20, 30, 20), ["If it passes, Player 2 pays: its Reserve is the largest."], NONE),
        ("iridium-levy", (30, 30, 20), TIED, TIED),
        (
            "common-cause",
            (9, 20, 9),
            ["If it passes, you gain 3 Shards a turn."],
            ["If it passes, Player 3 gains 3 Shards a turn."],
        ),
        ("common-cause", (20, 20, 20), UNUSED, UNUSED),
        (
            "bad-blood",
            (20, 20, 20),
            ["If it passes, Player 3 can no longer make War on you."],
            ["If it passes, Player 2 can make War on you."],
        ),
        (
            "open-borders",
            (20, 20, 20),
            ["If it passes, you can make War on any Citadel."],
            ["If it passes, Player 2 can make War on you."],
        ),
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
def test_a_legacy_to_hire_says_what_it_is_good_at(legacy: str, said: str) -> None:
    """Given the setup or a later turn, then a Legacy to hire names its highest Stats."""
    t = table(citadel("bishop"), citadel("knight"), citadel("brigands"))
    option = ("hire", find(t.s, legacy))
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=A))
    for turn in (0, 3):
        t.s.turn = turn
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


def said(t: Table, seat: int, option: Option) -> list[str]:
    """The reasons for an option, as its seat reads them."""
    speaker = Speaker("en", GAME.package, PackNames(t.s.pack, viewer=seat))
    return [speaker.say(each) for each in GAME.judgement.merits(t.s, seat, option)]


OFFER: Option = ("offer",)
FREE = "An Offer that is declined costs nothing."


@pytest.mark.clause("FAN-NEG.9")
def test_an_offer_says_who_could_attack_whom() -> None:
    """Given the window before an action, then the neighbor on the left is in danger, and nobody else."""
    t = market()
    t.to("deal.offer", A)
    assert said(t, A, PASS) == ["It is your turn, so nobody can declare War on you."]
    assert said(t, B, OFFER) == ["Player 1 could declare War on you this turn.", FREE]
    assert said(t, B, PASS) == ["Nobody has to keep a promise."]
    assert said(t, C, OFFER) == [FREE]
    assert said(t, C, PASS) == ["Player 1 cannot declare War on you this turn."]


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize(
    ("parts", "for_accepting", "for_declining"),
    [
        ({"give": 2}, ["You give nothing for it."], NONE),
        ({"give": 3, "want": 1}, ["You gain 2 Shards at once."], NONE),
        ({"give": 1, "want": 4}, NONE, ["You keep 3 Shards."]),
        (
            {"give": 2, "ask": ["no_war 0"]},  # the event of what is given says enough
            NONE,
            ["You remain free to do as you like."],
        ),
        (
            {"want": 2, "promise": ["no_war 1"]},
            ["It helps you if Player 1 keeps the promise."],
            ["Player 1 offers only a promise and may break it."],
        ),
    ],
)
def test_an_answer_says_what_the_offer_brings(
    parts: dict[str, Any], for_accepting: list[str], for_declining: list[str]
) -> None:
    """Given an Offer, then Shards count at once, and promises only as far as they are kept."""
    t = market()
    offer(t, A, B, **parts)
    assert said(t, B, ("accept",)) == for_accepting
    assert said(t, B, ("decline",)) == for_declining
    assert said(t, B, ("counter",)) == ["You turn this Offer down and make your own."]
    assert not said(t, A, ("accept",))


@pytest.mark.clause("FAN-NEG.2")
def test_a_fair_trade_with_the_leader_is_said_to_help_it() -> None:
    """Given a Citadel with the most Shards, then a card for a card helps it, too."""
    t = market(
        citadel("freeman", reserve=30, hand="raid"), citadel("marquis", hand="alms"), citadel("pioneer")
    )
    offer(t, A, B, cards="raid", want_cards=1)
    assert said(t, B, ("decline",)) == ["Player 1 leads, and the deal would help both of you."]


@pytest.mark.clause("FAN-DSC.1")
def test_a_discard_says_when_a_new_card_comes() -> None:
    """Given the end of a turn, then kept cards can be played by a free Legacy, and others come next turn."""
    t = table(citadel("bishop", hand="raid duel"), citadel("cook"), citadel("knight"))
    t.to("discard.cards")
    option = ("discard", find(t.s, "raid"))
    assert said(t, A, option) == ["In your next turn you draw a new card for it."]
    assert said(t, A, DONE) == [
        "You can still play these cards in the others' turns; new ones come only in your next turn."
    ]
    t.s.citadels[A].legacies[0].state = TASKED
    assert said(t, A, DONE) == ["New cards come only in your next turn."]


@pytest.mark.clause("FAN-FIN.7")
def test_after_the_last_turn_no_card_is_drawn() -> None:
    """Given the final round, then cards come only to those who still have a turn."""
    t = table(citadel("bishop", hand="raid duel"), citadel("cook"), citadel("knight"))
    t.to("discard.cards")
    zodraz = next(card for card in t.s.pack.trial_cards if t.s.pack.final_round[card])
    for waiting, keeps in (((A, B), "You can still play"), ((B, C), "You draw no more cards")):
        t.s.timers = [Timer(card=zodraz, waiting=waiting)]
        (reason,) = said(t, A, DONE)
        assert reason.startswith(keeps)


@pytest.mark.clause("FAN-ACT.1")
def test_an_action_says_what_it_brings_and_who_could_stand_against_it() -> None:
    """Given free Legacies, then a Harvest counts its own, and a War and a Tribute those of the rivals."""
    t = table(citadel("bishop cook"), citadel("knight pioneer"), citadel("brigands"))
    harvest, war, tribute = (("declare", kind) for kind in ("harvest", "war", "tribute"))
    own = t.s.citadels[A].legacies
    likely = sum(t.s.stat(legacy, 0) + 2 for legacy in own)
    assert said(t, A, harvest) == [f"All your free Legacies together bring about {likely} Shards."]
    assert said(t, A, war) == ["Player 2 has 2 Legacies free to defend."]
    assert said(t, A, tribute) == NONE
    for seat in (B, C):
        for legacy in t.s.citadels[seat].legacies:
            legacy.state = TASKED
    assert said(t, A, war) == ["Player 2 has no Legacy free to defend."]
    assert said(t, A, tribute) == ["Nobody has a Legacy free to challenge yours."]
    t.s.trials = [find(t.s, "overtime"), find(t.s, "open-borders")]
    assert said(t, A, harvest) == [f"All your free Legacies together bring about {likely + 2} Shards."]
    assert said(t, A, war) == NONE  # whom to attack is asked next


@pytest.mark.clause("FAN-TRI.6")
@pytest.mark.parametrize(
    ("trial", "reserves", "reasons"),
    [
        ("long-night", (20, 20, 20), ["It treats all Citadels alike."]),
        ("iridium-levy", (30, 20, 20), ["You no longer pay for the largest Reserve."]),
        ("iridium-levy", (20, 30, 20), ["Player 2 no longer pays for the largest Reserve."]),
        ("iridium-levy", (30, 30, 20), NONE),
        (
            "common-cause",
            (9, 20, 9),
            ["You no longer gain Shards from it.", "Player 3 no longer gains Shards from it."],
        ),
        (
            "bad-blood",
            (20, 20, 20),
            ["Player 2 can no longer make War on you.", "Player 3 can make War on you then."],
        ),
        ("open-borders", (20, 20, 20), ["Player 2 can no longer make War on you."]),
    ],
)
def test_a_removal_says_what_ends_with_the_trial(
    trial: str, reserves: tuple[int, ...], reasons: list[str]
) -> None:
    """Given a Trial in play, then its removal says who no longer pays, gains or makes War."""
    a, b, c = reserves
    t = table(citadel("bishop", reserve=a), citadel("cook", reserve=b), citadel("knight", reserve=c))
    card = find(t.s, trial)
    t.s.trials = [card]
    assert said(t, A, ("remove", card)) == reasons
