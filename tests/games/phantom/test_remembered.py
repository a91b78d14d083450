"""Answers that the rules remember until something changes them, beside answers worked out afresh."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.effects.numbers import DefeatedTest
from fatebox.games.phantom.effects.parts import names_in
from fatebox.games.phantom.judgement.shared import judge, shared, tables
from fatebox.games.phantom.rules.activation import own_uses
from fatebox.games.phantom.rules.means import means_of
from fatebox.games.phantom.rules.missions import first_condition
from fatebox.games.phantom.rules.values import combat_cost, health, speaking, standing
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import ADVENTURES, LEVELS
from fatebox.kernel import Rng
from tests.games.phantom.table import player, table

PACK: PhantomPack = GAME.pack()
RELUCTANT = ("end", "pass", "done", "drop")
"""Answers that random players give only now and then, so that more cards come into play."""


def moments(seed: int) -> Iterator[PhantomState]:
    """The table at every decision of a random game; the seed also says what is played."""
    options = {"adventure": ADVENTURES[seed % 3], "level": LEVELS[seed // 3 % 4], "loot_achievements": True}
    match, rng = GAME.start(seed, seats=1 + seed % 2, options=options), Rng.from_seed(seed)
    while match.decision is not None:
        if match.state.turn == 0:
            match.view(match.decision.seat)  # players look around before they have chosen their Legends
        yield match.state
        active = [option for option in match.decision.options if option[0] not in RELUCTANT]
        chosen = match.decision.options if rng.below(8) == 0 or not active else active
        match.answer(rng.choose("answer", chosen), match.decision.seat)


@pytest.mark.clause("PHA-SET.8")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_changes_nothing_for_the_next_that_begins_alike(seats: int) -> None:
    """Games with the same options begin with copies of one table."""
    laid = GAME.set_up("again", seats=seats)[0]
    match, rng = GAME.start("again", seats=seats), Rng.from_seed(seats)
    while match.decision is not None:
        match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
    anew = GAME.set_up("again", seats=seats)[0]
    assert anew.to_data() == laid.to_data() != match.state.to_data()
    assert [each.standing for each in anew.players] == [None] * seats


@pytest.mark.parametrize("seed", range(12))
def test_continuous_text_is_that_of_the_cards_in_play(seed: int) -> None:
    """Whatever brings such text into play, or out of it, has to say so."""
    remembered = 0
    for s in moments(seed):
        for each in s.players:
            if each.standing is not None:
                remembered += 1
                assert each.standing is s.pack.moments[s.level].standing(each.legend, speaking(s, each))
    assert remembered


@pytest.mark.parametrize("seed", range(12))
def test_abilities_within_reach_are_those_of_the_cards_in_play(seed: int) -> None:
    """Whatever brings a card with an ability into play, or out of it, has to say so."""
    remembered = 0
    for s in moments(seed):
        for each in s.players:
            for timing, uses in each.uses.items():
                remembered += 1
                assert uses == own_uses(s, each, timing)
    assert remembered


@pytest.mark.clause("PHA-RES.4", "PHA-COM.1")
@pytest.mark.parametrize("seed", range(6))
def test_means_are_those_of_the_resources_at_hand(seed: int) -> None:
    """All players with the same resources share them, so nobody may change them."""
    rich = 0
    for s in moments(seed):
        for each in s.players:
            means, barred = means_of(s, each), standing(s, each).barred
            assert means.held == {kind: 0 if kind in barred else n for kind, n in each.resources.items()}
            total = sum(means.held.values())
            assert means.pays_combat == (combat_cost(s, each) <= total)
            for cost, pays in means.pays.items():
                enough = all(number >= cost.count(kind) for kind, number in means.held.items())
                assert pays == (enough and total >= len(cost))
                rich += pays and cost != ""
    assert rich


@pytest.mark.clause("PHA-MIS.3")
@pytest.mark.parametrize("seed", range(12))
def test_no_condition_is_true_while_they_need_not_be_looked_at(seed: int) -> None:
    """Whatever makes a condition true has to say that something has changed."""
    skipped = 0
    for s in moments(seed):
        if not s.unsettled:
            skipped += 1
            assert first_condition(s.copy()) is None
    assert skipped


@pytest.mark.clause("PHA-MIS.3")
@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_conditions_are_looked_at_again_for_every_card_that_they_name(level: int) -> None:
    """Conditions that count defeats, or the cards of the row, do not wait for a card to come or go."""
    weighed, named = PACK.moments[level].weighed, set[str]()
    for card, face in enumerate(PACK.faces[level]):
        tests = [test for ability in face.on("check") for test in ability.tests] if face else []
        assert card in weighed or not tests
        named.update(name for test in tests if not isinstance(test, DefeatedTest) for name in names_in(test))
    assert named
    for card, face in enumerate(PACK.faces[level]):
        assert card in weighed or face is None or face.name not in named


@pytest.mark.clause("PHA-DEF.1")
@pytest.mark.parametrize("seed", range(12))
def test_no_enemy_has_fallen_while_wounds_need_not_be_looked_at(seed: int) -> None:
    """Whatever wounds an Enemy, or lowers its health, has to say so."""
    skipped = 0
    for s in moments(seed):
        if not s.struck:
            skipped += 1
            assert all(wounds < health(s, card) for card, wounds in s.wounds.items())
    assert skipped


@pytest.mark.clause("PHA-DEF.1")
def test_lower_health_is_noticed_though_all_wounds_were_looked_at() -> None:
    t = table(player(hand="campfire respect-of-the-pack", resources="GG"), row="beast-2:1 beast-1")
    t.do("discard", "campfire")
    assert not t.s.struck
    t.play("respect-of-the-pack")
    assert t.row == "beast-1"


@pytest.mark.clause("PHA-DEF.1")
def test_a_wound_is_noticed_though_all_wounds_were_looked_at() -> None:
    t = table(player("wolf-call", hand="campfire", resources="G"), row="beast-2:1")
    t.do("discard", "campfire")
    assert not t.s.struck
    t.use("wolf-call")
    assert t.row == ""


@pytest.mark.parametrize("seed", range(12))
def test_shared_cards_that_are_remembered_are_judged_as_afresh(seed: int) -> None:
    """Whatever makes a difference to the judgement is part of what these cards are known by."""
    again = 0
    for s in moments(seed):
        if s.missions:
            before = len(tables)
            assert shared(s) == judge(s)
            again += len(tables) == before
    assert again
