"""Rules of sense one by one: a position in which each forbids something, and one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.games.fantos.effects.cancels import CancelLabor
from fatebox.games.fantos.effects.tasks import ForceTask, Untask
from fatebox.games.fantos.judgement.aiming import AT_ANY
from fatebox.games.fantos.rules.harvest import LENS
from fatebox.games.fantos.rules.negotiation import AMOUNT, COMPOSE, PROMISE
from fatebox.games.fantos.rules.windows import PRIORITY
from fatebox.games.fantos.state.pieces import Action, Item, Offer, Part, Promise, Side
from fatebox.games.fantos.state.terms import ABILITY, LABOR, TASKED
from fatebox.games.outposts.rules.damage import ATTACKER
from fatebox.games.outposts.rules.play import ACTION, FINISH
from fatebox.games.outposts.rules.turn import FIRST, SKIP
from fatebox.games.seven.effects.gifts import TAKE
from fatebox.games.seven.rules.performing import NAME
from fatebox.games.seven.rules.turn import STEP
from fatebox.games.seven.state.pieces import Declared
from fatebox.games.weaver.rules.reading import CLOSE
from fatebox.games.weaver.rules.reading import FINISH as END_READING
from fatebox.games.weaver.state.terms import ICONS, READING
from fatebox.kernel import DONE, PASS, Card, Decision, Option
from tests.games.phantom.table import Table, player, table


def wrong(game_id: str, state: Any, decision: Decision) -> list[Option]:
    """The options that make no sense."""
    return list(load_game(game_id).judgement.features.senseless(state, decision))


def wrong_here(t: Table) -> list[str]:
    """The options of an open decision of The Phantom that make no sense, by their verbs."""
    return [option[0] for option in wrong("phantom", t.s, t.decision())]


# --- The Phantom -----------------------------------------------------------------------------------


@pytest.mark.clause("PHA-COM.4")
@pytest.mark.parametrize(("row", "needless"), [("foe-1", ["activate"]), ("foe-5", [])])
def test_no_card_is_used_for_combat_value_that_is_not_needed(row: str, needless: list[str]) -> None:
    """Given a Combat value of 1, then Iron Fist adds to it only if an Enemy would survive."""
    t = table(player("iron-fist", resources="G", deck="old-jungle-saying"), row=row)
    t.do("combat")
    t.s.combat = 1
    assert t.prompt == "combat_window"
    assert wrong_here(t) == needless


@pytest.mark.clause("PHA-DAM.2")
@pytest.mark.parametrize(("injury_deck", "forbidden"), [("", ["pass"]), ("flesh-wound flesh-wound", [])])
def test_an_attack_that_knocks_a_legend_out_is_canceled(injury_deck: str, forbidden: list[str]) -> None:
    """Given a reaction that cancels the attack, then it is used if the Legend could not bear the damage."""
    t = table(player("phantoms-costume", injury_deck=injury_deck), row="foe-1", at="fate")
    assert t.prompt == "react"
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-ADV.2")
@pytest.mark.parametrize(
    ("hand", "resources", "forbidden"),
    [
        ("campfire guran", "G", ["end"]),
        ("campfire", "G", []),  # one card may be saved
        ("campfire guran", "GGGG", []),  # its reward would be lost
    ],
)
def test_rewards_of_idle_cards_are_taken(hand: str, resources: str, forbidden: list[str]) -> None:
    """Given several cards in hand, then the phase goes on while their rewards can be kept."""
    t = table(player(hand=hand, resources=resources))
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-COOP.1")
@pytest.mark.parametrize(
    ("card", "exhausted", "injuries", "forbidden"),
    [
        ("uncle-dave", "", "", ["refuse"]),
        ("uncle-dave", "", "flesh-wound", []),
        ("uncle-dave", "champion-diver", "flesh-wound", ["refuse"]),
        ("saddlebags", "", "", []),
    ],
)
def test_a_card_that_comes_back_ready_is_lent(
    card: str, exhausted: str, injuries: str, forbidden: list[str]
) -> None:
    """Given a partner who asks, then one may refuse who would rather heal than ready, or lose the card."""
    t = table(player(), player(f"{card} champion-diver", exhausted=exhausted, injuries=injuries))
    t.use(card)
    assert t.prompt == "consent"
    assert wrong_here(t) == forbidden


@pytest.mark.clause("PHA-COOP.1")
@pytest.mark.parametrize(("card", "asked"), [("uncle-dave", True), ("campfire", False)])
def test_a_partner_is_not_asked_for_a_card_that_would_be_lost(card: str, asked: bool) -> None:
    """Given a partner's card, then it is asked for unless its ability discards it."""
    t = table(player(), player(card))
    assert ("activate" not in wrong_here(t)) == asked


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


# --- Fate of Fantos --------------------------------------------------------------------------------


def hired() -> Any:
    """A table of Fantos after the setup: every Citadel has three Legacies."""
    match = load_game("fantos").start("hired", seats=3, options={"preset": "short", "negotiation": False})
    while match.decision is not None and match.decision.prompt.id == "setup.hire":
        match.answer(match.decision.options[0], match.decision.seat)
    return match.state


@pytest.mark.clause("FAN-LAB.1")
def test_labor_without_a_target_that_is_worth_it_stays_in_hand() -> None:
    """Given Labor that tasks a Legacy, then it is kept while all rivals' Legacies are tasked anyway."""
    state = hired()
    card = next(
        card
        for card, usage in enumerate(state.pack.labor)
        if usage is not None
        and len(usage.effects) == 1
        and isinstance(usage.first, ForceTask)
        and usage.first.target in AT_ANY
    )
    play: Option = ("play", card)
    window = Decision(0, next(iter(PRIORITY.values())), [PASS, play])
    assert wrong("fantos", state, window) == []
    for legacy in state.all_hired():
        legacy.state = TASKED
    assert wrong("fantos", state, window) == [play]


@pytest.mark.clause("FAN-LEG.12")
@pytest.mark.parametrize(("die", "foolish"), [(1, ["keep"]), (2, []), (3, ["reroll"])])
def test_a_harvest_is_rolled_again_when_it_can_only_get_better(die: int, foolish: list[str]) -> None:
    state = hired()
    card = state.citadels[0].legacies[0].card
    side = Side(seat=0, parts=[Part(card=card, die=die)])
    state.actions = [Action(kind="harvest", seat=0, then="", sides=[side])]
    lens = Decision(0, LENS, [("keep",), ("reroll", card)])
    assert [option[0] for option in wrong("fantos", state, lens)] == foolish


@pytest.mark.clause("FAN-CAN.10")
def test_nobody_cancels_labor_of_their_own() -> None:
    """Given Labor that cancels Labor, then it is kept while only Labor of its own waits."""
    state = hired()
    labor = enumerate(state.pack.labor)
    shell_game = next(
        card for card, usage in labor if usage is not None and isinstance(usage.first, CancelLabor)
    )
    payer = state.citadels[0].legacies[0].card
    waiting = next(card for card in state.pack.labor_cards if card != shell_game)
    play: Option = ("play", shell_game)
    window = Decision(0, next(iter(PRIORITY.values())), [PASS, play])
    for owner, foolish in ((0, [play]), (1, [])):
        state.stack = [Item(seat=owner, kind=LABOR, source=waiting, by=payer)]
        assert wrong("fantos", state, window) == foolish


@pytest.mark.clause("FAN-CAN.7")
def test_nobody_untasks_a_legacy_whose_ability_waits() -> None:
    """Given a Legacy that is tasked to its ability, then only others untask it, since that cancels it."""
    state = hired()
    march = next(
        card for card, usage in enumerate(state.pack.labor) if usage and usage.first == Untask(target="any")
    )
    using = state.citadels[0].legacies[0]
    using.state = TASKED
    source = next(card for card, usage in enumerate(state.pack.ability) if usage and usage.task)
    play: Option = ("play", march)
    for seat, idle, waiting in ((0, [], [play]), (1, [play], [])):
        window = Decision(seat, next(iter(PRIORITY.values())), [PASS, play])
        state.stack = []
        assert wrong("fantos", state, window) == idle
        state.stack = [Item(seat=0, kind=ABILITY, source=Card(source), by=using.card)]
        assert wrong("fantos", state, window) == waiting


@pytest.mark.clause("FAN-NEG.2")
def test_who_gives_nothing_asks_for_no_more() -> None:
    """Given an Offer that asks and does not give yet, then a promise of its own comes next, or its end."""
    parts: list[Option] = [("drop",), ("send",), ("add", "want-title"), ("add", "promise"), ("add", "ask")]
    for offer, foolish in (
        (Offer(seat=0, to=1), ["send", "ask"]),
        (Offer(seat=0, to=1, want=2), ["send", "want-title", "ask"]),
        (Offer(seat=0, to=1, give=3, want=2), []),
        (Offer(seat=0, to=1, give=1, want=2), ["send"]),
        (Offer(seat=0, to=1, give=4, want=1), ["send"]),
        (Offer(seat=0, to=1, want=3, promises=[promise(0, 1)]), ["promise"]),
        (Offer(seat=0, to=1, want=8, promises=[promise(0, 1)]), ["send", "promise"]),
    ):
        compose = Decision(0, COMPOSE, parts, about=offer)
        assert [option[-1] for option in wrong("fantos", hired(), compose)] == foolish


def promise(by: int, to: int) -> Promise:
    """A promise not to make War."""
    return Promise(seat=by, to=to, kind="no_war", number=to)


@pytest.mark.clause("FAN-NEG.3")
def test_nobody_deals_in_many_shards() -> None:
    amounts: list[Option] = [("amount", 1), ("amount", 5), ("amount", 6), ("more", 10)]
    assert wrong("fantos", hired(), Decision(0, AMOUNT, amounts)) == amounts[2:]


@pytest.mark.clause("FAN-NEG.7")
def test_promises_mean_something_to_the_other() -> None:
    """Given promises to the second Citadel, then those are made that it can care for."""
    good: list[Option] = [("promise", "vote", "yea", 0), ("promise", "no_war", "", 1)]
    good.append(("promise", "war_on", "", 2))
    idle: list[Option] = [("promise", "no_war", "", 2), ("promise", "war_on", "", 1)]
    idle.append(("promise", "free_text", "", 0))
    assert wrong("fantos", hired(), Decision(0, PROMISE, [*good, *idle], about=1)) == idle


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
