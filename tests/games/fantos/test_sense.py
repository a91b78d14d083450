"""Sense in Fate of Fantos: a position in which each rule forbids something, and one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.effects.aims import TARGET
from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.effects.cancels import CancelLabor
from fatebox.games.fantos.effects.scores import RECIPIENT, SCORE, WHICH_DIE, LegacyBonus, Reroll
from fatebox.games.fantos.effects.tasks import ForceTask, Untask
from fatebox.games.fantos.effects.turns import Duel
from fatebox.games.fantos.judgement.aiming import AT_ANY
from fatebox.games.fantos.judgement.deals import plans
from fatebox.games.fantos.rules.action import CHOOSE
from fatebox.games.fantos.rules.harvest import LENS
from fatebox.games.fantos.rules.negotiation import AMOUNT, ANSWER, COMPOSE, PROMISE
from fatebox.games.fantos.rules.windows import PRIORITY, REACTION
from fatebox.games.fantos.state.pieces import Action, Item, Offer, Parley, Part, Promise, Side, Timer, Window
from fatebox.games.fantos.state.terms import ABILITY, FA0, LABOR, ROLL, TASKED
from fatebox.kernel import PASS, Card, Decision, Option


def wrong(state: Any, decision: Decision) -> list[Option]:
    """The options that make no sense."""
    return list(GAME.judgement.features.senseless(state, decision))


def labor_with(state: Any, kind: type[Any]) -> Card:
    """A Labor card that does nothing but this."""
    return next(
        Card(card)
        for card, usage in enumerate(state.pack.labor)
        if usage is not None and len(usage.effects) == 1 and isinstance(usage.first, kind)
    )


def hired() -> Any:
    """A table of Fantos after the setup: every Citadel has three Legacies."""
    match = GAME.start("hired", seats=3, options={"preset": "short", "negotiation": False})
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
    assert wrong(state, window) == []
    for legacy in state.all_hired():
        legacy.state = TASKED
    assert wrong(state, window) == [play]


@pytest.mark.clause("FAN-LEG.12")
@pytest.mark.parametrize(("die", "foolish"), [(1, ["keep"]), (2, []), (3, ["reroll"])])
def test_a_harvest_is_rolled_again_when_it_can_only_get_better(die: int, foolish: list[str]) -> None:
    state = hired()
    card = state.citadels[0].legacies[0].card
    side = Side(seat=0, parts=[Part(card=card, die=die)])
    state.actions = [Action(kind="harvest", seat=0, then="", sides=[side])]
    lens = Decision(0, LENS, [("keep",), ("reroll", card)])
    assert [option[0] for option in wrong(state, lens)] == foolish


@pytest.mark.clause("FAN-CAN.10")
def test_nobody_cancels_labor_of_their_own() -> None:
    """Given Labor that cancels Labor, then it is kept while only Labor of its own waits or is attached."""
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
        assert wrong(state, window) == foolish
    state.stack = []
    for owner, foolish in ((0, [play]), (1, [])):
        bearer = state.citadels[owner].legacies[0]
        bearer.attached = [waiting]
        assert wrong(state, window) == foolish
        bearer.attached = []


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
        assert wrong(state, window) == idle
        state.stack = [Item(seat=0, kind=ABILITY, source=Card(source), by=using.card)]
        assert wrong(state, window) == waiting


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
        assert [option[-1] for option in wrong(hired(), compose)] == foolish


def promise(by: int, to: int) -> Promise:
    """A promise not to make War."""
    return Promise(seat=by, to=to, kind="no_war", number=to)


@pytest.mark.clause("FAN-NEG.3")
def test_nobody_deals_in_many_shards() -> None:
    amounts: list[Option] = [("amount", 1), ("amount", 5), ("amount", 6), ("more", 10)]
    assert wrong(hired(), Decision(0, AMOUNT, amounts)) == amounts[2:]


@pytest.mark.clause("FAN-NEG.7")
def test_promises_mean_something_to_the_other() -> None:
    """Given promises to the second Citadel, then those are made that it can care for."""
    good: list[Option] = [("promise", "vote", "yea", 0), ("promise", "no_war", "", 1)]
    good.append(("promise", "war_on", "", 2))
    idle: list[Option] = [("promise", "no_war", "", 2), ("promise", "war_on", "", 1)]
    idle.append(("promise", "free_text", "", 0))
    assert wrong(hired(), Decision(0, PROMISE, [*good, *idle], about=1)) == idle


@pytest.mark.clause("FAN-DUEL.2")
def test_nobody_challenges_a_legacy_of_their_own() -> None:
    """Given Legacies of two Citadels, then a Duel is fought against the other's."""
    state = hired()
    own, other = (("choose", state.citadels[seat].legacies[0].card) for seat in (0, 1))
    aim = Decision(0, TARGET, [own, other], about=Aiming(labor_with(state, Duel), Duel()))
    assert wrong(state, aim) == [own]
    assert wrong(state, Decision(1, TARGET, aim.options, about=aim.about)) == [other]


@pytest.mark.clause("FAN-TASK.11")
def test_a_legacy_that_a_card_will_task_waits_for_it() -> None:
    """Given Labor that tasks a Legacy for a gain, then no ability that tasks it too is used before."""
    state = hired()
    pilgrimage = next(
        Card(card)
        for card, usage in enumerate(state.pack.labor)
        if usage and isinstance(usage.first, ForceTask)
    )
    able = next(each for each in state.citadels[0].legacies if _has_task(state, each.card))
    use: Option = ("use", able.card)
    window = Decision(0, next(iter(REACTION.values())), [PASS, use])
    assert wrong(state, window) == []
    state.stack = [Item(seat=0, kind=LABOR, source=pilgrimage, by=able.card, cards=(able.card,))]
    assert wrong(state, window) == [use]
    state.stack[0].seat = 1
    assert wrong(state, window) == []


def _has_task(state: Any, card: Card) -> bool:
    """Whether a Legacy has an ability that tasks it and is not aimed at others."""
    usage = state.pack.ability[card]
    return usage is not None and usage.task


@pytest.mark.clause("FAN-ACT.1")
def test_an_action_that_costs_nothing_is_taken() -> None:
    """Given a Harvest that may be declared, then a Citadel does something."""
    state = hired()
    assert wrong(state, Decision(0, CHOOSE, [PASS, ("declare", "harvest"), ("declare", "war")])) == [PASS]
    assert wrong(state, Decision(0, CHOOSE, [PASS, ("declare", "war")])) == []


def rolled(state: Any, *sides: tuple[int, int]) -> None:
    """Lay an action whose dice have been rolled: a seat and a die for each side."""
    parts = [Side(seat=s, parts=[Part(card=state.citadels[s].legacies[0].card, die=d)]) for s, d in sides]
    state.actions = [Action(kind="war" if len(parts) > 1 else "harvest", seat=0, then="", sides=parts)]
    state.windows = [Window(kind=ROLL, then="", base=0, action=0)]


@pytest.mark.clause("FAN-RES.8")
@pytest.mark.parametrize(
    ("sides", "foolish"),
    [
        (((0, 3), (1, 3)), [0]),  # one's own best
        (((0, 2), (1, 1)), [1]),  # the worst of one's foe
        (((0, 1), (1, 2)), []),
        (((1, 1), (2, 2)), []),  # one may take sides between rivals
        (((0, 3), (1, 1)), []),  # nothing makes sense: it should not have been played
    ],
)
def test_dice_are_rerolled_only_to_ones_advantage(
    sides: tuple[tuple[int, int], ...], foolish: list[int]
) -> None:
    state = hired()
    rolled(state, *sides)
    dice: list[Option] = [("die", side, 0) for side in range(len(sides))]
    assert wrong(state, Decision(0, WHICH_DIE, dice)) == [dice[side] for side in foolish]
    play: Option = ("play", labor_with(state, Reroll))
    window = Decision(0, PRIORITY[ROLL], [PASS, play])
    assert wrong(state, window) == ([play] if sides == ((0, 3), (1, 1)) else [])


@pytest.mark.clause("FAN-RES.8")
@pytest.mark.parametrize(("seat", "foolish"), [(0, [1]), (1, [0])])
def test_of_several_dice_the_best_one_is_rerolled(seat: int, foolish: list[int]) -> None:
    """Given a War with a 1 and a 2 on one side, then its Citadel rerolls the 1, and its foe the 2."""
    state = hired()
    rolled(state, (0, 1), (1, 3))
    side = state.actions[0].sides[0]
    side.parts.append(Part(card=state.citadels[0].legacies[1].card, die=2))
    dice: list[Option] = [("die", 0, place) for place in range(2)]
    assert wrong(state, Decision(seat, WHICH_DIE, dice)) == [dice[place] for place in foolish]


@pytest.mark.clause("FAN-HAR.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_pays_to_reroll_a_two_of_a_harvest(seat: int) -> None:
    """Given a 2, then another throw gains nothing on average in a Harvest; a War may hang on a point."""
    state = hired()
    play: Option = ("play", labor_with(state, Reroll))
    window = Decision(seat, PRIORITY[ROLL], [PASS, play])
    rolled(state, (0, 2))
    assert wrong(state, window) == [play]
    rolled(state, (0, 2), (1, 2))
    assert wrong(state, window) == []


@pytest.mark.clause("FAN-CARD.10")
@pytest.mark.parametrize(
    ("sides", "foolish"),
    [
        ((0,), [("lower", 0)]),  # one's own Harvest
        ((1,), [("raise", 1)]),  # a rival's
        ((0, 1), [("lower", 0), ("raise", 1)]),  # one's own War
        ((1, 2), []),  # one may take sides between rivals
    ],
)
def test_scores_are_changed_only_to_ones_advantage(sides: tuple[int, ...], foolish: list[Any]) -> None:
    """Given an ability that raises or lowers any one Score, then it does so to one's own advantage."""
    state = hired()
    rolled(state, *((seat, 2) for seat in sides))
    scores: list[Option] = [(way, 0, seat) for seat in sides for way in ("raise", "lower")]
    assert wrong(state, Decision(0, SCORE, scores)) == [(way, 0, seat) for way, seat in foolish]


@pytest.mark.clause("FAN-LAB.6")
def test_nobody_supports_a_rival_for_nothing() -> None:
    """Given a bonus for a harvester, then it is for one's own; in a War of rivals one may take sides."""
    state = hired()
    play: Option = ("play", next(card for card, usage in enumerate(state.pack.labor) if _helps(usage)))
    window = Decision(0, PRIORITY[ROLL], [PASS, play])
    for seat, foolish in ((0, []), (1, [play])):
        rolled(state, (seat, 2))
        assert wrong(state, window) == foolish
    rolled(state, (0, 2), (1, 2))
    boosts: list[Option] = [("boost", 0, side.parts[0].card) for side in state.actions[0].sides]
    assert wrong(state, Decision(0, RECIPIENT, boosts)) == boosts[1:]
    assert wrong(state, Decision(2, RECIPIENT, boosts)) == []


def _helps(usage: Any) -> bool:
    """Whether Labor does nothing but support a harvester."""
    return (
        usage is not None
        and len(usage.effects) == 1
        and isinstance(usage.first, LegacyBonus)
        and usage.first.to == "harvester"
    )


@pytest.mark.clause("FAN-LAB.5")
def test_labor_is_not_worth_its_only_payer() -> None:
    """Given Labor that costs all its payer has, then it is kept until the final round."""
    state = hired()
    cheap = next(
        Card(card) for card, cost in enumerate(state.pack.labor_cost) if cost == 1 and _tasks(state, card)
    )
    play: Option = ("play", cheap)
    window = Decision(0, next(iter(PRIORITY.values())), [PASS, play])
    payer, *others = state.citadels[0].legacies
    for legacy in others:
        legacy.state = TASKED
    assert wrong(state, window) == []
    payer.shards = 1
    assert wrong(state, window) == [play]
    zodraz = next(card for card in state.pack.trial_cards if state.pack.final_round[card])
    state.timers = [Timer(card=zodraz, waiting=(0, 1))]
    assert wrong(state, window) == []


def _tasks(state: Any, card: int) -> bool:
    """Whether Labor tasks a Legacy."""
    usage = state.pack.labor[card]
    return usage is not None and isinstance(usage.first, ForceTask)


@pytest.mark.clause("FAN-NEG.7")
def test_nobody_pays_for_a_promise_twice() -> None:
    """Given a promise that has been made, then it is neither asked for nor sold again."""
    state = hired()
    state.parley = Parley(kind=FA0, then="")
    buyer = next(seat for seat in state.others(state.active) if plans(state, seat))
    ((*_, asked, _),) = plans(state, buyer)
    assert asked == ("promise", "no_war", "", buyer)
    promise = Promise(seat=state.active, to=buyer, kind="no_war", number=buyer)
    state.promises = [promise]
    assert plans(state, buyer) == []
    answer = Decision(buyer, ANSWER, [("decline",), ("accept",)])
    state.offer = Offer(seat=state.active, to=buyer, want=3, promises=[promise.copy()])
    assert wrong(state, answer) == [("accept",)]
    state.promises = []
    assert wrong(state, answer) == []


@pytest.mark.clause("FAN-NEG.7")
@pytest.mark.parametrize(
    ("given", "asked", "foolish"),
    [
        (("no_war", "", 2), ("war_on", "", 2), True),
        (("no_war", "", 2), ("war_on", "", 0), False),
        (("war_on", "", 2), ("war_on", "", 0), True),
        (("war_on", "", 2), ("no_war", "", 2), True),
        (("vote", "yea", 0), ("vote", "nay", 0), True),
        (("vote", "yea", 0), ("vote", "yea", 0), False),
        (("no_challenge", "", 0), ("challenge", "", 0), True),
        (("remove_trial", "overtime", 0), ("keep_trial", "overtime", 0), True),
        (("remove_trial", "overtime", 0), ("keep_trial", "stimulus", 0), False),
        (("remove_trial", "overtime", 0), ("remove_trial", "stimulus", 0), True),
    ],
)
def test_nobody_promises_the_opposite_of_a_promise(
    given: tuple[str, str, int], asked: tuple[str, str, int], foolish: bool
) -> None:
    """Given a promise to one Citadel, then no other sells one that cannot be kept as well."""
    state = hired()
    state.promises = [_word(1, 2, given)]
    answer = Decision(1, ANSWER, [("decline",), ("accept",)])
    state.offer = Offer(seat=0, to=1, give=2, promises=[_word(1, 0, asked)])
    assert wrong(state, answer) == ([("accept",)] if foolish else [])
    state.promises = [_word(2, 1, given)]
    assert wrong(state, answer) == []


def _word(by: int, to: int, promise: tuple[str, str, int]) -> Promise:
    kind, word, number = promise
    return Promise(seat=by, to=to, kind=kind, word=word, number=number)


@pytest.mark.clause("FAN-NEG.7")
def test_nobody_asks_for_a_promise_against_a_promise() -> None:
    """Given War promised to one Citadel, then the other does not try to buy peace."""
    state = hired()
    state.parley = Parley(kind=FA0, then="")
    buyer = next(seat for seat in state.others(state.active) if plans(state, seat))
    (third,) = (seat for seat in state.others(state.active) if seat != buyer)
    state.promises = [_word(state.active, third, ("war_on", "", buyer))]
    assert plans(state, buyer) == []


@pytest.mark.clause("FAN-TRB.11")
@pytest.mark.parametrize(("seats", "foolish"), [(3, True), (4, False)])
def test_nobody_spares_everybody(seats: int, foolish: bool) -> None:
    """Given a promise to spare one Citadel in the reward, then somebody has to be left to pay it."""
    match = GAME.start("spare", seats=seats)
    state = match.state
    state.promises = [_word(1, 2, ("spare_in_reward", "", 0))]
    answer = Decision(1, ANSWER, [("decline",), ("accept",)])
    state.offer = Offer(seat=0, to=1, give=2, promises=[_word(1, 0, ("spare_in_reward", "", 0))])
    assert wrong(state, answer) == ([("accept",)] if foolish else [])
