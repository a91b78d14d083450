"""Rules of sense one by one: a position in which each forbids something, and one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.games.outposts.rules.damage import ATTACKER
from fatebox.games.outposts.rules.play import ACTION, FINISH
from fatebox.games.outposts.rules.turn import FIRST, SKIP
from fatebox.games.seven.effects.gifts import TAKE
from fatebox.games.seven.rules.instants import BEFORE
from fatebox.games.seven.rules.instants import FIRST as FIRST_INSTANT
from fatebox.games.seven.rules.performing import NAME
from fatebox.games.seven.rules.reactions import REACT_SIN
from fatebox.games.seven.rules.turn import STEP
from fatebox.games.seven.state.pieces import Declared
from fatebox.games.seven.state.terms import FREE
from fatebox.games.weaver.rules.reading import CLOSE, PLAY, plays
from fatebox.games.weaver.rules.reading import FINISH as END_READING
from fatebox.games.weaver.state.terms import ICONS, READING, SUITS
from fatebox.kernel import DONE, PASS, Decision, Option, Prompt


def wrong(game_id: str, state: Any, decision: Decision) -> list[Option]:
    """The options that make no sense."""
    return list(load_game(game_id).judgement.features.senseless(state, decision))


# --- Fate Weaver -----------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.11")
def test_nothing_is_swallowed_behind_the_last_row() -> None:
    """Given a full row, then Swallow changes what the next round shows; after the last there is none."""
    state = load_game("weaver").start("swallow").state
    state.row = [card for card in range(len(state.pack.suit)) if not state.pack.death[card]][:READING]
    state.rots, state.shards = [0] * READING, 4
    swallow: Option = ("use", "mimic-chest", 1, "hearts")
    close = Decision(0, CLOSE, [END_READING, swallow])
    assert swallow not in wrong("weaver", state, close)
    state.icons = state.icons + [state.icons[0]] * (ICONS - len(state.icons))
    assert swallow in wrong("weaver", state, close)


@pytest.mark.clause("WEA-DTH.13")
def test_a_death_card_is_swallowed_before_harmless_ones() -> None:
    """Given a Death card that lies open before a reading, then Swallow takes it or waits."""
    state = load_game("weaver").start("death").state
    is_death = state.pack.death
    state.tops[0], state.tops[1] = (
        [next(card for card in range(len(is_death)) if is_death[card] is death)] for death in (True, False)
    )
    state.relics[state.pack.relic_keys.index("mimic-chest")] = 1
    deadly, harmless = (("use", "mimic-chest", 1, suit) for suit in SUITS[:2])
    play = Decision(0, PLAY, [*plays(state), deadly, harmless])
    assert wrong("weaver", state, play) == [harmless]
    state.tops[0] = state.tops[2]
    assert wrong("weaver", state, play) == []


# --- 7 ---------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SIN.1")
def test_gifts_that_cost_nothing_are_taken() -> None:
    state = load_game("seven").start("gifts", seats=3).state
    take: Option = ("take", 0)
    assert wrong("seven", state, Decision(0, TAKE, [DONE, take])) == [DONE]
    assert wrong("seven", state, Decision(0, TAKE, [DONE])) == []


@pytest.mark.clause("SEV-SIN.4")
def test_sins_that_change_nothing_stay_in_hand() -> None:
    """Given Wrath, then it is played while another hero has might, and names one who has some."""
    state = load_game("seven").start("wrath", seats=3).state
    wrath = state.pack.box.keys.index("sin_wrath.1")
    blow: Option = ("sin", wrath, 0)
    for hero in state.players:
        hero.might = 0
    assert wrong("seven", state, Decision(0, STEP, [PASS, blow])) == [blow]
    state.players[2].might = 1
    assert wrong("seven", state, Decision(0, STEP, [PASS, blow])) == []
    state.declared = Declared(seat=0, kind="sin", card=wrath, number=0)
    heroes: list[Option] = [("name", 1), ("name", 2)]
    assert wrong("seven", state, Decision(0, NAME, heroes)) == [("name", 1)]


@pytest.mark.clause("SEV-BLD.7")
@pytest.mark.parametrize("prompt", [STEP, BEFORE, FIRST_INSTANT])
def test_buildings_are_kept_until_they_pay_for_something(prompt: Prompt) -> None:
    """Given a castle, then it is not given up for fame alone before the phase is over."""
    state = load_game("seven").start("castle", seats=3).state
    cash: Option = ("cash", state.castles[0])
    assert wrong("seven", state, Decision(0, prompt, [PASS, cash])) == [cash]


@pytest.mark.clause("SEV-END.5")
def test_no_good_hero_calls_the_last_cataclysm() -> None:
    """Given one cataclysm to go and five pieces of the armor, then no seventh sin is used."""
    state = load_game("seven").start("doom", seats=3).state
    hero = state.players[0]
    sin: Option = ("sin", hero.sins[0], 0)
    react: Option = ("react", hero.sins[0])
    state.cataclysm_deck, state.armour = state.cataclysm_deck[:1], 5
    state.players[1].might = 5
    for pile, answers in ((4, []), (5, [react]), (6, [react])):
        state.sin_discard = state.sin_deck[:pile]
        state.declared = None
        assert (sin in wrong("seven", state, Decision(0, STEP, [PASS, sin]))) == (pile == 6)
        state.declared = Declared(seat=1, kind="sin", card=state.sin_deck[-1], number=0)
        assert wrong("seven", state, Decision(0, REACT_SIN, [PASS, react])) == answers
    state.armour = 6  # the last piece may still be found
    assert wrong("seven", state, Decision(0, REACT_SIN, [PASS, react])) == []


@pytest.mark.clause("SEV-CMP.11")
def test_no_row_is_finished_that_calls_the_last_cataclysm() -> None:
    """Given one free space in the lowest row, then it stays free if the cataclysm for the row is the last."""
    state = load_game("seven").start("row", seats=3).state
    *_, last = state.rows[0]
    for quest in state.rows[0]:
        quest.marks = [0] * len(quest.marks)
    last.marks[0] = FREE
    mark: Option = ("quest", last.card, 0)
    step = Decision(0, STEP, [PASS, mark])
    assert wrong("seven", state, step) == []
    state.cataclysm_deck = state.cataclysm_deck[:1]
    assert wrong("seven", state, step) == [mark]
    state.players[0].corrupted = True
    assert wrong("seven", state, step) == []


@pytest.mark.clause("SEV-END.1")
@pytest.mark.parametrize(("own", "best", "foolish"), [(64, 67, True), (65, 67, False), (2, 29, False)])
def test_nobody_finishes_the_armour_for_a_rival(own: int, best: int, foolish: bool) -> None:
    """Given the last space before the seventh piece, then whoever cannot win by it leaves it to others.

    The marker is worth a treasure of at most 2 might.
    """
    state = load_game("seven").start("armour", seats=3).state
    *_, last = state.rows[0]
    for quest in state.rows[0]:
        quest.marks = [1] * len(quest.marks)
    last.marks[0] = FREE
    state.armour, state.players[0].might, state.players[2].might = 6, own, best
    mark: Option = ("quest", last.card, 0)
    assert wrong("seven", state, Decision(0, STEP, [PASS, mark])) == [mark] * foolish


# --- Outposts --------------------------------------------------------------------------------------


def skirmish() -> Any:
    """A game of Outposts in its first turn."""
    match = load_game("outposts").start("skirmish", seats=2)
    while match.decision is not None and match.decision.prompt.id != "play_action":
        match.answer(match.decision.options[0], match.decision.seat)
    return match.state


@pytest.mark.clause("OUT-DRAW.1")
def test_free_cards_are_drawn() -> None:
    """Given a deck of two cards, then they are drawn; a smaller one may be left alone."""
    state = skirmish()
    seat, state.step = state.active, "first"
    draw = Decision(seat, FIRST, [("carry_out",), SKIP])
    assert wrong("outposts", state, draw) == [SKIP]
    state.players[seat].deck = state.players[seat].deck[:1]
    assert wrong("outposts", state, draw) == []


@pytest.mark.clause("OUT-ASLT.5")
def test_all_damage_is_used_where_nothing_else_takes_it() -> None:
    state = skirmish()
    post = state.players[1 - state.active].posts[0].id
    alone: list[Option] = [("batter", post, amount) for amount in (2, 1, 0)]
    state.assault = None
    assert wrong("outposts", state, Decision(state.active, ATTACKER, alone)) == alone[1:]


@pytest.mark.clause("OUT-MANA.7")
def test_mana_for_a_creature_is_spent() -> None:
    state = skirmish()
    player = state.players[state.active]
    creature = next(card for card in player.deck if state.pack.type[card] == "creature")
    end = Decision(state.active, ACTION, [("play", creature), FINISH])
    assert FINISH in wrong("outposts", state, end)
    assert FINISH not in wrong("outposts", state, Decision(state.active, ACTION, [FINISH]))


def cards_of(state: Any, kind: str, cost: int, count: int = 1) -> list[int]:
    """Cards of a kind and a cost without an ability that works as they fall."""
    pack = state.pack
    found = [
        card
        for card in range(len(pack.type))
        if pack.type[card] == kind and pack.cost[card] == cost and not pack.on["fall"][card]
    ]
    return found[:count]


@pytest.mark.clause("OUT-MANA.3")
def test_cards_are_discarded_only_if_the_mana_buys_something() -> None:
    """Given two cards in hand and no mana, then one is given up only for another that it can pay."""
    state = skirmish()
    player = state.players[state.active]
    player.mana = 0
    for costs, foolish in (((1, 3), [1]), ((3, 4), [3, 4])):
        hand = [card for cost in costs for card in cards_of(state, "creature", cost)]
        player.hand = hand
        raising = Decision(state.active, ACTION, [FINISH, *(("discard", card) for card in hand)])
        assert [state.pack.cost[option[1]] for option in wrong("outposts", state, raising)] == foolish


@pytest.mark.clause("OUT-MANA.4")
@pytest.mark.parametrize(("cost", "mana", "pays"), [(2, 1, False), (3, 2, True), (3, 1, False)])
def test_a_creature_is_given_up_for_a_dearer_one(cost: int, mana: int, pays: bool) -> None:
    """Given a creature of 2 and one card in hand, then it is given up for a dearer card within reach."""
    state = skirmish()
    player = state.players[state.active]
    (old,) = cards_of(state, "creature", 2)
    player.reserve, player.mana = [old], mana
    player.hand = [card for card in cards_of(state, "creature", cost, 2) if card != old][:1]
    give_up: Option = ("sacrifice", old)
    assert wrong("outposts", state, Decision(state.active, ACTION, [FINISH, give_up])) == (
        [] if pays else [give_up]
    )


@pytest.mark.clause("OUT-MANA.7")
def test_mana_that_was_raised_is_spent() -> None:
    """Given mana from a discard, then the step goes on while one more discard pays for a creature."""
    state = skirmish()
    player = state.players[state.active]
    player.hand = [*cards_of(state, "creature", 2), *cards_of(state, "creature", 4)]
    state.discarded = player.mana = 1
    end = Decision(state.active, ACTION, [FINISH, *(("discard", card) for card in player.hand)])
    assert FINISH in wrong("outposts", state, end)
    state.discarded = 0
    assert FINISH not in wrong("outposts", state, end)


@pytest.mark.clause("OUT-PLAY.7")
@pytest.mark.parametrize(("cost", "foolish"), [(1, False), (4, True)])
def test_a_dear_creature_is_no_price_for_mana(cost: int, foolish: bool) -> None:
    """Given Blood Price, which destroys a creature for 3 mana, then a creature of 4 is not its price."""
    state = skirmish()
    player = state.players[state.active]
    (spell,) = [card for card in range(len(state.pack.type)) if state.pack.extra_cost[card]][:1]
    player.reserve, player.mana = cards_of(state, "creature", cost), 0
    player.hand = [spell, *cards_of(state, "creature", 3)]
    assert (
        ("play", spell) in wrong("outposts", state, Decision(state.active, ACTION, [FINISH, ("play", spell)]))
    ) == foolish
