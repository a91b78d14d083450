"""The Second Step: playing cards (OUT-PLAY)."""

from __future__ import annotations

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.rules.play import ACTION, playable
from fatebox.kernel import Rng
from fatebox.text.speaker import Speaker

from .table import A, B, C, player, post, table

PLENTY = 50
"""Mana for everything that a test wants to play."""
TWO_FOR_MANA = (
    'cinder.cin_blood_price.abilities=[{on="cast",effects=[{do="pay_sac",creatures=2},{do="mana",amount=3}]}]'
)
"""Blood Price asks for two creatures, which no printed card does."""


def cost_of(card: str) -> int:
    """The printed cost of a card."""
    return table(player(hand=card), player()).cost(card)


@pytest.mark.clause("OUT-PLAY.1")
@pytest.mark.parametrize("card", ["great-bear", "arc-bolt", "great-moat"])
def test_a_card_is_played_for_mana_equal_to_its_cost(card: str) -> None:
    price = cost_of(card)
    t = table(player(mana=price - 1, hand=card), player(reserve="x=1/1/1"))
    assert not t.offers("play")
    t = table(player(mana=price, hand=card), player(reserve="x=1/1/1"))
    t.play(card, "a1", "up")
    assert t.mana == 0
    assert t.hand(A) == ""


@pytest.mark.clause("OUT-PLAY.1")
def test_any_number_of_cards_is_played_one_after_another() -> None:
    cards = ("thicket-wolf", "rebuild", "stone-wall", "bramble-boar", "thicket-wolf", "great-moat", "overrun")
    t = table(player(mana=PLENTY, hand=" ".join(cards)), player())
    for number, card in enumerate(cards, start=1):
        before, price = t.mana, t.cost(card)
        t.play(card, "a1", "up")
        if t.prompt == "effect_target":
            t.do("target_post", "a1")
        assert t.mana == before - price
        assert len(t.player(A).hand) == len(cards) - number
        assert t.prompt == "play_action"


@pytest.mark.clause("OUT-PLAY.1")
def test_nobody_has_to_play() -> None:
    t = table(player(mana=PLENTY, hand="thicket-wolf firebolt"), player())
    t.finish()
    assert t.hand(A) == "thicket-wolf firebolt"
    assert t.s.active == B


@pytest.mark.clause("OUT-PLAY.1")
def test_on_time_out_the_step_is_finished() -> None:
    t = table(player(mana=PLENTY, hand="thicket-wolf firebolt", reserve="x=1/1/1"), player())
    t.idles()
    assert (t.s.step, t.hand(A), t.zone("x")) == ("third", "thicket-wolf firebolt", "reserve")


@pytest.mark.clause("OUT-PLAY.2")
def test_a_creature_enters_the_reserve_of_its_controller() -> None:
    t = table(player(post(0, "p=1/1/1"), mana=1, hand="x=3/3/3", offense="y=1/1/1"), player())
    t.play("x")
    assert t.names(t.player(A).reserve) == "x"
    assert (t.zone("p"), t.zone("y")) == ("a1", "offense")


@pytest.mark.clause("OUT-PLAY.3")
def test_a_spell_is_resolved_and_then_discarded() -> None:
    t = table(player(mana=PLENTY, hand="firebolt"), player(reserve="x=1/1/1"), player(reserve="y=1/1/1"))
    t.play("firebolt")
    assert t.zone("firebolt") == "casting"  # in no zone
    t.do("mode", 0)
    assert (t.zone("firebolt"), t.discard(A)) == ("casting", "")
    t.do("target", "y")
    assert (t.zone("x"), t.zone("y")) == ("reserve", "discard")
    assert t.discard(A) == "firebolt"


@pytest.mark.clause("OUT-PLAY.3")
def test_what_a_spell_discards_lies_below_it() -> None:
    t = table(player(mana=PLENTY, hand="quick-bargain x=1/1/1"), player())
    t.play("quick-bargain")
    assert t.discard(A) == "x quick-bargain"


@pytest.mark.clause("OUT-PLAY.3")
def test_a_spell_does_not_reach_itself() -> None:
    """While it resolves it is in no zone: not in the pile that it takes from."""
    t = table(player(mana=PLENTY, hand="fungal-bloom", discard="x=1/1/1", deck=5), player())
    t.play("fungal-bloom")
    assert t.offered == ["done", "take x"]
    t.picks("x")
    assert t.discard(A) == "fungal-bloom"


@pytest.mark.clause("OUT-PLAY.3")
def test_a_spell_is_not_shuffled_into_the_deck_that_it_makes_necessary() -> None:
    t = table(player(post(), mana=PLENTY, hand="bountiful-season", deck=0, discard=2), player())
    t.play("bountiful-season")
    assert t.counters(A) == [5]
    assert t.hand(A) == "recruit recruit"
    assert t.player(A).deck == []
    assert t.discard(A) == "bountiful-season"


@pytest.mark.clause("OUT-PLAY.4")
@pytest.mark.parametrize("side", ["up", "down"])
def test_an_upgrade_is_assigned_to_an_outpost(side: str) -> None:
    t = table(player(mana=PLENTY, hand="stone-wall"), player())
    t.play("stone-wall")
    assert (t.asked, t.prompt) == (A, "upgrade_place")
    t.do("place", "a2", side)
    assert t.zone("stone-wall") == f"a2 {side}"
    assert t.discard(A) == ""
    assert t.prompt == "play_action"


@pytest.mark.clause("OUT-PLAY.5")
def test_a_card_resolves_completely_before_the_next_action() -> None:
    """In the middle of a card only its own choices are offered, and nobody else is asked (R9)."""
    t = table(
        player(mana=PLENTY, hand="levelling-charge firebolt", reserve="x=1/1/1"),
        player(post(upgrades="stone-wall great-moat"), post(), hand="firebolt", mana=PLENTY),
        player(hand="firebolt", mana=PLENTY),
    )
    t.play("levelling-charge")
    assert t.asked == A
    assert {option[0] for option in t.options} == {"raze"}
    t.do("raze", "b1", 0)
    assert t.asked == A
    assert {option[0] for option in t.options} == {"target_post"}
    t.do("target_post", "c1")
    assert (t.asked, t.prompt) == (A, "play_action")


@pytest.mark.clause("OUT-PLAY.5")
def test_what_a_card_sets_off_belongs_to_it() -> None:
    """Scorch Adept arrives and destroys Burrow Kin, whose player draws: all before the next action."""
    t = table(player(mana=PLENTY, hand="scorch-adept x=1/1/1"), player(reserve="burrow-kin"))
    t.play("scorch-adept")
    assert t.zone("burrow-kin") == "discard"
    assert len(t.player(B).hand) == 1
    assert (t.asked, t.prompt) == (A, "play_action")


@pytest.mark.clause("OUT-PLAY.5")
def test_a_creature_that_is_destroyed_by_a_card_cannot_be_sacrificed_in_response() -> None:
    t = table(player(mana=PLENTY, hand="arc-bolt"), player(reserve="x=1/1/1 y=1/1/1", hand=3))
    t.play("arc-bolt")
    assert t.offered == ["target x", "target y"]
    t.do("target", "y")
    assert t.zone("y") == "discard"
    assert t.player(B).mana == 0


@pytest.mark.clause("OUT-PLAY.6")
def test_targets_are_chosen_as_each_part_resolves() -> None:
    """Levelling Charge takes Deep Foundations away: the Outpost falls, and its second part cannot hit it."""
    t = table(
        player(mana=PLENTY, hand="levelling-charge"),
        player(post(10, upgrades="deep-foundations"), post(), post(upgrades="stone-wall")),
    )
    t.play("levelling-charge")
    assert t.offered == ["raze b1 0", "raze b3 0"]
    t.do("raze", "b1", 0)
    assert t.offered == ["target_post b2", "target_post b3"]


@pytest.mark.clause("OUT-PLAY.6")
def test_the_player_of_the_card_chooses() -> None:
    """Also among the creatures of others."""
    t = table(
        player(mana=PLENTY, hand="royal-recall"), player(reserve="x=1/1/1 y=1/1/1"), player(reserve="z=1/1/1")
    )
    t.play("royal-recall")
    assert (t.asked, t.offered) == (A, ["target x", "target y", "target z"])
    t.do("target", "z")
    assert t.hand(C) == "z"


@pytest.mark.clause("OUT-PLAY.6")
@pytest.mark.parametrize(("creature", "mode"), [("x=1/1/1", 0), ("", 1)])
def test_on_time_out_the_first_mode_that_does_something_and_the_first_target(
    creature: str, mode: int
) -> None:
    t = table(player(mana=PLENTY, hand="firebolt"), player(reserve=creature))
    t.play("firebolt")
    assert t.default == f"mode {mode}"
    assert sorted(t.offered) == ["mode 0", "mode 1"]  # but either may be chosen
    t.do("mode", 1)
    assert t.default == "target_post b1"


@pytest.mark.clause("OUT-PLAY.6")
@pytest.mark.parametrize("card", ["arc-bolt", "royal-recall", "judgement", "grand-deception", "regrowth"])
def test_a_card_without_a_legal_target_is_played_all_the_same(card: str) -> None:
    """R23: it costs its mana, does nothing and is discarded."""
    t = table(player(mana=PLENTY, hand=card), player())
    t.play(card)
    if t.prompt == "effect_target":  # an Outpost that nobody defends
        t.do("target_post", "b1")
    assert t.discard(A) == card
    assert t.mana == PLENTY - t.cost(card)
    assert (t.asked, t.prompt) == (A, "play_action")
    assert t.counters(B) == [0, 0, 0]


@pytest.mark.clause("OUT-PLAY.6")
def test_only_the_part_without_a_target_does_nothing() -> None:
    t = table(player(post(9), post(), mana=PLENTY, hand="natures-reproof break-the-gate"), player(post()))
    t.play("natures-reproof")  # B has no upgrade
    t.do("target_post", "a1")
    assert t.counters(A)[0] < 9
    t.play("break-the-gate")
    assert t.counters(B)[0] > 0
    assert t.prompt == "play_action"


@pytest.mark.clause("OUT-PLAY.6")
def test_an_ability_without_a_target_does_not_keep_a_creature_from_being_played() -> None:
    t = table(player(mana=PLENTY, hand="scorch-adept"), player())
    t.play("scorch-adept")
    assert t.zone("scorch-adept") == "reserve"
    assert t.prompt == "play_action"


@pytest.mark.clause("OUT-PLAY.7")
def test_an_extra_cost_that_cannot_be_paid_keeps_a_card_from_being_played() -> None:
    t = table(player(mana=PLENTY, hand="blood-price"), player(reserve="x=1/1/1"))
    assert not t.offers("play")
    english = Speaker.of(t.match.game, t.s.pack)
    refused = [(english.say(refusal.what), refusal.clause) for refusal in t.refusals()]
    assert refused == [("Blood Price", "OUT-PLAY.7")]


@pytest.mark.clause("OUT-PLAY.7")
def test_an_extra_cost_is_paid_by_choice() -> None:
    t = table(player(mana=PLENTY, hand="blood-price", reserve="x=1/1/1", offense="coin-golem"), player())
    t.play("blood-price")
    assert t.offered == ["doom x", "doom coin-golem"]
    assert t.mana == PLENTY - t.cost("blood-price")
    t.do("doom", "coin-golem")
    assert (t.zone("x"), t.zone("coin-golem")) == ("reserve", "discard")
    gained = t.mana - PLENTY + t.cost("blood-price")
    assert gained == t.effects("blood-price")[1].amount  # no Harvest
    assert t.s.sacrificed == 0  # it does not count as one of the three


@pytest.mark.clause("OUT-PLAY.7")
def test_an_extra_cost_is_paid_in_full() -> None:
    t = table(player(mana=PLENTY, hand="blood-price", reserve="x=1/1/1"), player(), changes=[TWO_FOR_MANA])
    assert not t.offers("play")
    t = table(
        player(mana=PLENTY, hand="blood-price", reserve="x=1/1/1 y=1/1/1 z=1/1/1"),
        player(),
        changes=[TWO_FOR_MANA],
    )
    t.play("blood-price")
    assert not t.offers("done")
    t.do("doom", "x")
    assert not t.offers("done")
    t.do("doom", "z")
    assert t.names(t.player(A).reserve) == "y"
    assert t.mana == PLENTY + 3


@pytest.mark.clause("OUT-PLAY.8")
def test_cost_changes_add_up() -> None:
    t = table(player(mana=PLENTY, hand="heartgrove", reserve="master-architect master-architect"), player())
    each = t.s.pack.discount[t.find("master-architect")]
    assert each > 0
    t.play("heartgrove", "a1", "up")
    assert PLENTY - t.mana == max(0, t.cost("heartgrove") - 2 * each)


@pytest.mark.clause("OUT-PLAY.8")
@pytest.mark.parametrize("side", ["up", "down"])
def test_a_cost_never_falls_below_zero(side: str) -> None:
    crowd = " ".join(["master-architect"] * 6)
    t = table(player(mana=0, hand="heartgrove counterfeit-wards", reserve=crowd), player())
    for card in ("heartgrove", "counterfeit-wards"):
        t.play(card, "a1", side)
        assert t.mana == 0


@pytest.mark.clause("OUT-PLAY.8")
def test_a_discount_is_for_its_own_kind_of_card_and_its_own_player() -> None:
    t = table(player(mana=PLENTY, hand="stone-wall"), player(reserve="master-architect"))
    t.play("stone-wall", "a1", "up")
    assert PLENTY - t.mana == t.cost("stone-wall")
    t = table(player(mana=PLENTY, hand="great-bear", reserve="master-architect"), player())
    t.play("great-bear")
    assert PLENTY - t.mana == t.cost("great-bear")


@pytest.mark.clause("OUT-PLAY.9")
def test_a_creature_attacks_in_the_turn_it_is_played() -> None:
    """R24."""
    t = table(player(mana=1, hand="x=3/1/1"), player())
    t.play("x")
    t.finish()
    t.moves(x="offense")
    t.attack("b2")
    t.damage(outpost=3)
    assert t.counters(B) == [0, 3, 0]


@pytest.mark.clause("OUT-PLAY.9")
def test_a_creature_defends_from_the_turn_it_is_played() -> None:
    t = table(player(mana=1, hand="x=3/1/1"), player())
    t.play("x")
    t.finish()
    t.moves(x="a3")
    assert t.zone("x") == "a3"


@pytest.mark.clause("OUT-PLAY.10")
def test_cards_are_played_from_the_own_hand_only() -> None:
    t = table(
        player(mana=PLENTY, hand="x=1/1/1", deck="firebolt u=1/1/1", discard="rebuild v=1/1/1 stone-wall"),
        player(hand="w=1/1/1 arc-bolt", discard="y=1/1/1"),
    )
    assert [words for words in t.offered if words.startswith("play")] == ["play x"]


@pytest.mark.clause("OUT-PLAY.10")
def test_a_card_may_say_otherwise() -> None:
    """Regrowth brings a creature into play out of the discard pile."""
    t = table(player(mana=PLENTY, hand="regrowth", discard="x=1/1/1 firebolt"), player())
    assert not t.offers("play", "x")
    t.play("regrowth")
    t.picks("x")
    assert t.zone("x") == "reserve"


@pytest.mark.clause("OUT-PLAY.1")
def test_the_cards_offered_are_those_that_may_be_played() -> None:
    """Most cards are offered for their cost alone; looked at one by one, the same may be played."""
    refused = 0
    for seed in range(6):
        match = GAME.start(seed, options={"deck_mode": "custom", "shard_cards": True})
        rng = Rng.from_seed(seed)
        while match.decision is not None:
            decision, s = match.decision, match.state
            if decision.prompt is ACTION:
                active = s.players[decision.seat]
                offered = [option[1] for option in decision.options if option[0] == "play"]
                assert offered == [card for card in active.hand if playable(s, active, card)]
                affordable = [card for card in active.hand if s.pack.cost[card] <= active.mana]
                refused += len(set(affordable) - set(offered))
            match.answer(rng.choose("answer", decision.options), decision.seat)
    assert refused > 0
