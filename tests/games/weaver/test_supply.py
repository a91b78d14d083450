"""WEA-SUP: empty decks, empty stacks, and tokens without number."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.kernel import IllegalAnswer
from fatebox.text.speaker import Speaker
from tests.games.weaver.table import table


@pytest.mark.clause("WEA-SUP.1")
def test_an_empty_deck_stays_empty_and_cannot_be_chosen() -> None:
    """R25."""
    t = table(row="H01 P01", tops="L01 W01", decks="W02 W03")
    t.play("L01", at=2)
    assert (t.top("love"), t.deck("love")) == (None, "")
    assert {option[1] for option in t.options} == {"wealth"}
    with pytest.raises(IllegalAnswer):
        t.match.answer(("play", "love", 0))


@pytest.mark.clause("WEA-SUP.2")
@pytest.mark.parametrize("hour_is_changed", [False, True])
def test_the_demand_stays_though_the_suit_is_used_up(hour_is_changed: bool) -> None:
    """R25: Yorri demands Happiness by day, and there is none left; only another hour helps."""
    decks = "L08 L09 P02 W02"
    t = table(row="L01 L04 P01", tops="L07 W01", decks=decks, relics={"twin-hourglass": 1}, shards=3)
    t.play("W01", at=3)
    if hour_is_changed:
        t.use("twin-hourglass", "moon")
    t.finish()
    assert (t.match.result is None) is hour_is_changed


@pytest.mark.clause("WEA-SUP.3", "WEA-END.3")
def test_a_reading_that_cannot_be_completed_is_lost_at_once() -> None:
    """R26: two cards are left for a row that has one."""
    t = table(row="P01", tops="H01 L01", decks="", gold=5, shards=9, relics={"veilglass-orb": 1})
    t.play("H01", at=0)
    assert t.match.result is None
    t.play("L01", at=0)
    assert t.ended == "loss: no_cards"
    assert t.options == [], "not even an ability can be used any more"


@pytest.mark.clause("WEA-SUP.3")
def test_the_game_is_lost_as_well_if_no_card_is_left_for_a_new_round() -> None:
    t = table(segment="refresh", icon=4, decks="")
    assert t.ended == "loss: no_cards"


@pytest.mark.clause("WEA-SUP.3")
def test_in_the_plain_game_forty_cards_are_enough() -> None:
    suits = [GAME.pack().normals[suit][:10] for suit in range(4)]
    decks = " ".join(GAME.pack().box.keys[card] for suit in suits for card in suit)
    t = table(segment="refresh", icon=0, decks=decks)
    while t.match.result is None:
        t.read_one_of_each()
        while t.prompt == "renovate.buy":
            t.done()
    assert t.ended == "win"
    assert t.s.decks == t.s.tops == [[], [], [], []], "all are used up, and none was missing"


@pytest.mark.clause("WEA-SUP.4")
def test_tokens_are_counters_not_a_limit() -> None:
    """R23: 25 is the value of all gold tokens, or of all shard tokens (R32)."""
    t = table(
        row="L01:2 L04:2 W10:3 P10:3", hour="blood_moon", visitor="brambel", gold=25, shards=25, points=50
    )
    assert len(t.tokens.split()) == 4
    t.finish()
    assert t.s.gold == 25 + 5
    assert t.s.shards == 25 + 1 + 1 + 4 + 8


@pytest.mark.clause("WEA-SUP.5")
def test_an_emptied_relic_stack_offers_nothing() -> None:
    t = table(segment="renovate", gold=100, relics={"naga-stone": 3})
    assert ("buy", "naga-stone") not in t.options
    assert ("buy", "mimic-chest") in t.options
    speaker = Speaker.of(GAME, t.s.pack)
    refused = {speaker.say(refusal.what): refusal.clause for refusal in GAME.display.refusals(t.s, 0)}
    assert refused == {"Alabaster Naga's Slithemani Stone": "WEA-SUP.5"}
