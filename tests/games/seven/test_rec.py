"""SEV-REC: recruiting a character."""

from __future__ import annotations

import itertools

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.state.market import for_fame, for_gold
from fatebox.kernel import Rng
from tests.games.seven.table import A, B, C, hero, table

TAVERN = "lance-captain ember-squire toll-keeper"


@pytest.mark.clause("SEV-REC.1")
def test_one_of_the_face_up_characters_for_its_cost_in_fame() -> None:
    t = table(hero(fame=4), hero(), tavern=TAVERN)
    assert [words for words in t.offered if words.startswith("recruit")] == [
        "recruit ember-squire",
        "recruit toll-keeper",
    ]
    t.do("recruit", "toll-keeper")
    assert (t.fame(A), t.characters(A)) == (2, "toll-keeper")


@pytest.mark.clause("SEV-REC.2")
def test_it_stands_upright_and_is_his_from_now_on() -> None:
    """It can be used by nobody else, and it works in the next turn as well."""
    t = table(hero(fame=2), hero(), hero(), tavern=TAVERN)
    t.do("recruit", "ember-squire")
    assert (t.characters(A), t.offers("gifts")) == ("ember-squire", False)
    t.passes(B, C, A)
    t.to("step", A)
    assert (t.s.turn, t.characters(A), t.offers("gifts", "ember-squire")) == (2, "ember-squire", True)


@pytest.mark.clause("SEV-REC.3")
def test_its_might_is_gained_now() -> None:
    t = table(hero(fame=5, might=1), hero(), tavern=TAVERN)
    t.do("recruit", "lance-captain")
    assert t.mights == [4, 0]


@pytest.mark.clause("SEV-REC.4")
def test_the_space_is_refilled_at_once_from_the_deck() -> None:
    """The next player can recruit the new one."""
    t = table(hero(fame=2), hero(fame=3), tavern=TAVERN, character_deck="herb-wife pearl-diver")
    t.do("recruit", "ember-squire")
    assert (t.tavern, t.name(t.s.tavern.deck[0])) == ("lance-captain herb-wife toll-keeper", "pearl-diver")
    t.do("recruit", "herb-wife")
    assert t.tavern == "lance-captain pearl-diver toll-keeper"


@pytest.mark.clause("SEV-REC.5")
def test_any_number_of_characters() -> None:
    """R17: all but four, and another one."""
    t = table(hero(fame=2), hero(), tavern=TAVERN)
    all_but = t.names(t.s.tavern.deck[:-1])
    t = table(hero(characters=all_but, fame=2), hero(), tavern=TAVERN)
    t.do("recruit", "ember-squire")
    assert len(t.player(A).characters) == len(all_but.split()) + 1


@pytest.mark.clause("SEV-REC.6")
def test_a_later_action_of_the_same_turn_may_use_it() -> None:
    t = table(hero(fame=2), hero(), tavern=TAVERN, turn=1)
    t.do("recruit", "ember-squire")
    assert (t.gifts(A), t.asked) == ("", B)  # not by the same action
    t.passes(B)
    t.do("gifts", "ember-squire")
    assert (t.s.turn, t.gifts(A), t.characters(A)) == (1, "1 red", "ember-squire/tapped")


@pytest.mark.clause("SEV-REC.7")
def test_not_with_gold() -> None:
    t = table(hero(gold=20, fame=1, might=20, gifts="7 red"), hero(), tavern=TAVERN)
    assert not t.offers("recruit")


@pytest.mark.clause("SEV-REC.7")
def test_neither_from_the_deck_nor_from_a_closed_space() -> None:
    """And what lies in the discard pile is gone, too."""
    t = table(
        hero(fame=20, characters="forge-sister/tapped"),
        hero(),
        tavern="closed ember-squire closed",
        character_deck="herb-wife",
    )
    t.do("gifts", "forge-sister")
    t.passes(B)
    assert [words for words in t.offered if words.startswith("recruit")] == ["recruit ember-squire"]
    t.do("recruit", "ember-squire")
    assert t.tavern == "closed herb-wife closed"


@pytest.mark.parametrize("seed", range(3))
def test_the_market_is_what_lies_on_the_boards(seed: int) -> None:
    """Whatever takes or lays a card that is for sale has to say so: the market is remembered until then."""
    match, rng = GAME.start(seed, seats=3 + seed, options={"fall_of_a_hero": True}), Rng.from_seed(seed)
    remembered = 0
    while match.decision is not None:
        s = match.state
        fresh = s.copy()
        fresh.for_fame = fresh.for_gold = None
        if s.for_fame is not None and s.for_gold is not None:
            remembered += 1
            assert s.for_fame.cards == for_fame(fresh).cards
            assert s.for_gold.cards == for_gold(fresh).cards
            for offers, money in itertools.product((s.for_fame, s.for_gold), range(12)):
                within = [option for price, _, option in offers.cards if price <= money]
                assert [*offers[money]] == within
        match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
    assert remembered
