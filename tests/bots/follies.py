"""Follies: what a beginner would see is wrong in an answer, by game; an empty text is none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fatebox.games.fantos.effects.cards import Attach
from fatebox.games.fantos.effects.shards import Gain, Lose, warded
from fatebox.games.fantos.effects.tasks import Disable, ForceTask
from fatebox.games.fantos.effects.turns import Duel
from fatebox.games.fantos.state.terms import DIE, ROLL, UNTASKED
from fatebox.games.phantom.effects.resources import CombatValue
from fatebox.games.phantom.effects.resources import Gain as Resources
from fatebox.games.phantom.rules.activation import ability_of
from fatebox.games.phantom.rules.combat import wounds_to_defeat
from fatebox.games.seven.effects.resources import Gain as Treasure
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.refresh import is_last_round
from fatebox.games.weaver.rules.renovate import BUY
from fatebox.games.weaver.state.terms import HOURS, READING
from fatebox.kernel import DONE, PASS, Decision, Event, Match, Option

OFF_THE_ROW = ("mimic-chest", "veilglass-orb")
"""The relics of Fate Weaver whose abilities leave a row as it is."""


def weaver(match: Match[Any], decision: Decision, option: Option) -> str:
    """A reading that fails is not ended while an ability can be paid; gold is spent while it still scores."""
    if option == ("finish",) and len(decision.options) > 1:
        trial = match.copy()
        trial.answer(option, decision.seat)
        if trial.result is not None and not trial.result.winners:
            return "ends a reading that fails, with abilities left (WEA-END.3)"
        uses = [each for each in decision.options if each[0] == "use"]
        if any(_leaves_more(match, (use, option), (option,)) for use in uses):
            return "loses shards with which the reading would pay more (WEA-REN.4, WEA-SCO.2)"
    if option[0] == "play" and len(match.state.row) == READING - 1:
        if _fails_for_certain(match, option):
            return "plays a last card of the wrong suit (WEA-REA.11)"
        others = [each for each in decision.options if each[:2] == option[:2]]
        close = ("finish",)
        if _stays(match) and any(_leaves_more(match, (each, close), (option, close)) for each in others):
            return "plays a last card where it pays less than elsewhere (WEA-RES.2)"
    if option[0] == "use" and option[-1] in HOURS and _brings_nothing(match, option):
        return "turns the hour for nothing (WEA-REL.15)"
    if option == DONE and decision.prompt.id == "renovate.buy":
        scores = [_score_after(match, choice) for choice in decision.options[1:]]
        if any(score > _score_after(match) for score in scores):
            return "leaves gold for a relic that scores (WEA-SCO.2)"
    return ""


def _brings_nothing(match: Match[Any], use: Option) -> bool:
    """Whether an ability could wait, or a reading that passes pays no more of anything with it."""
    if len(match.state.row) < READING:
        return True
    ends = []
    for answers in ((use, ("finish",)), (("finish",),)):
        trial = match.copy()
        for option in answers:
            trial.answer(option, 0)
        ends.append(trial)
    with_it, without = ends
    if without.result is not None and not without.result.winners:
        return False
    kinds = ("gold", "shards", "points")
    return not any(getattr(with_it.state, kind) > getattr(without.state, kind) for kind in kinds)


def _score_after(match: Match[Any], *purchase: Option) -> float:
    """The score of a game that ends after a purchase, or without one; 0 if the game goes on.

    Nobody is asked who has too little gold.
    """
    trial = match.copy()
    for option in (*purchase, DONE):
        if trial.decision is not None and trial.decision.prompt.id == BUY.id:
            trial.answer(option, 0)
    return trial.result.scores[0] if trial.result is not None else 0


def _stays(match: Match[Any]) -> bool:
    """Whether no ability could still change what a full row pays."""
    s = match.state
    relics = dict(zip(s.pack.relic_keys, s.relics, strict=True))
    return not s.shards or not any(rank for relic, rank in relics.items() if relic not in OFF_THE_ROW)


def _leaves_more(match: Match[Any], some: Sequence[Option], others: Sequence[Option]) -> bool:
    """Whether some answers leave more of something than others after the round, and less of nothing.

    In the last round only more points count.
    """
    one, other = _left(match, some), _left(match, others)
    if one is None or other is None or (is_last_round(match.state) and one[0] == other[0]):
        return False
    return one != other and all(ours >= theirs for ours, theirs in zip(one, other, strict=True))


def _left(match: Match[Any], answers: Sequence[Option]) -> tuple[int, ...] | None:
    """The points, gold and shards after a round that ends with these answers; none if the game is lost."""
    trial = match.copy()
    for answer in answers:
        trial.answer(answer, 0)
    if trial.decision is not None and trial.decision.prompt.id == BUY.id:
        trial.answer(DONE, 0)
    if trial.result is not None and not trial.result.winners:
        return None
    s = trial.state
    return s.points, s.gold, s.shards if trial.result is None else 0


def _fails_for_certain(match: Match[Any], option: Option) -> bool:
    """Whether a last card leaves no way to pass, while another one gives the visitor what it demands."""
    assert match.decision is not None
    wanted = demand(match.state)
    if wanted is None or option[1] == wanted or match.state.row_has(wanted):
        return False
    uses = [each for each in match.decision.options if each[0] == "use" and each[-1] in HOURS]
    return not uses and any(each[:2] == ("play", wanted) for each in match.decision.options)


def phantom(match: Match[Any], decision: Decision, option: Option) -> str:
    """Recovery is for what needs it."""
    player = match.state.players[decision.seat]
    if option == ("heal_all",) and not player.injuries and player.exhausted:
        return "heals nobody and leaves its cards exhausted (PHA-REC.1)"
    if option == ("ready_all",) and not player.exhausted and player.injuries:
        return "readies nothing and leaves its Injuries (PHA-REC.1)"
    if option == DONE and len(decision.options) > 1 and decision.prompt.id in ("ready", "restore"):
        return "leaves cards as they are that could be turned for nothing (PHA-GEN.10, PHA-DAM.4)"
    return (
        _phantom_fight(match, decision, option)
        or _phantom_waste(match, decision, option)
        or _phantom_exchange(match, decision, option)
        or _phantom_price(match, decision, option)
    )


def _phantom_waste(match: Match[Any], decision: Decision, option: Option) -> str:
    """No card is used in the Adventure phase of which nothing comes but its cost, or the same resource."""
    uses = decision.prompt.id == "action" and option[0] == "activate"
    if not uses and decision.prompt.id != "pay":
        return ""
    heard: list[Event] = []
    trial = match.copy()
    trial.state.listener = heard.append
    trial.answer(option, decision.seat)
    asked = trial.decision is None or trial.decision.prompt.id != "action"
    if asked or not {event.kind for event in heard} <= {"activated", "exhausted", "resources"}:
        return ""
    before, after = (each.state.players[decision.seat].resources for each in (match, trial))
    if before != after:
        return ""
    return "uses a card for nothing (PHA-GEN.6)" if uses else "pays for what it pays with (PHA-RES.2)"


def _phantom_exchange(match: Match[Any], decision: Decision, option: Option) -> str:
    """No resource is bought of which all costs in sight together ask for no more than is held."""
    if decision.prompt.id != "action" or option[0] != "activate":
        return ""
    state = match.state
    player = state.you
    bought = ability_of(state, player, option[1], option[2])
    effect = bought.effects[0]
    if not bought.spend or len(bought.effects) > 1 or not isinstance(effect, Resources):
        return ""
    kind = effect.resources
    in_play = [card for each in state.players for card in each.play]
    cards = [*state.missions, *state.objectives, *state.row, *in_play]
    texts = [state.pack.boards[player.legend].abilities, *(state.face(card).abilities for card in cards)]
    costs = [ability.spend for abilities in texts for ability in abilities if ability.spend]
    costs += [state.face(card).cost for card in player.hand if state.face(card).cost]
    purse = player.total + sum(len(state.face(card).reward) for card in player.hand)
    asked = sum(cost.count(kind) * max(1, purse // len(cost)) for cost in costs)
    return "buys a resource that nothing asks for (PHA-ADV.5)" if player.resources[kind] >= asked else ""


def _only_fights(state: Any, option: Option) -> bool:
    """Whether an ability gives Combat value alone."""
    ability = ability_of(state, state.you, None if option[0] == "board" else option[1], option[-1])
    return {type(effect) for effect in ability.effects} == {CombatValue}


def _phantom_fight(match: Match[Any], decision: Decision, option: Option) -> str:
    """No card is used for a fight that is won, and none saved that would prevent a Knock-out."""
    state = match.state
    if decision.prompt.id == "combat_window" and option != DONE:
        enough = sum(wounds_to_defeat(state, enemy) for enemy in state.enemies())
        if state.combat >= enough and _only_fights(state, option):
            return "uses a card for a combat that is won (PHA-COM.4)"
    if decision.prompt.id == "react" and option == PASS:
        trial = match.copy()
        trial.answer(option, decision.seat)
        saved = match.copy()
        saved.answer(decision.options[1], decision.seat)
        if trial.state.players[state.active].out and not saved.state.players[state.active].out:
            return "is Knocked Out, with a reaction left (PHA-DAM.2)"
    return ""


def _phantom_price(match: Match[Any], decision: Decision, option: Option) -> str:
    """Nothing is paid or lost for Combat value, or to stop the last attack, that exhausting a card brings."""
    if decision.prompt.id not in ("combat_window", "react") or option in (DONE, PASS):
        return ""
    state = match.state
    if decision.prompt.id == "react" and any(card in state.pack.enemies for card in _still_to_act(state)):
        return ""
    if option[0] == "activate" and len(ability_of(state, state.you, option[1], option[2]).effects) > 1:
        return ""
    mine, paid = _after_use(match, decision, option)
    rivals = [each for each in decision.options if each not in (option, DONE, PASS)]
    for rival in (each for each in rivals if _is_harmless(state, decision.seat, each)):
        theirs, cost = _after_use(match, decision, rival)
        if cost == 0 < paid and theirs >= mine:
            return f"pays where {state.pack.name(rival[1])} would do (PHA-COM.4, PHA-FAT.3)"
    return ""


def _still_to_act(state: Any) -> set[Any]:
    """The cards of the row behind the attacker."""
    return {*state.row[state.row.index(state.attacker) + 1 :]}


def _is_harmless(state: Any, seat: int, option: Option) -> bool:
    """Whether an option uses a card of one's own that is needed for nothing else in this turn (PHA-MA.2)."""
    own = state.players[seat]
    if option[0] != "activate" or option[1] not in own.play:
        return False
    arms = {"weapon", "martial arts"}
    if len({kind for card in own.play + own.hand for kind in arms & state.pack.traits[card]}) > 1:
        return False
    return state.attacker is not None or len(state.face(option[1]).abilities) == 1


def _after_use(match: Match[Any], decision: Decision, option: Option) -> tuple[int, int]:
    """The gain of an ability, Combat value or a stopped attack, and its price in resources and cards."""
    heard: list[Event] = []
    trial = match.copy()
    trial.state.listener = heard.append
    trial.answer(option, decision.seat)
    while trial.decision is not None and trial.decision.prompt.id == "pay":
        trial.answer(trial.decision.options[0], decision.seat)
    brought = [number for number, event in enumerate(heard) if event.kind in ("combat-added", "cancelled")]
    if not brought:
        return 0, 0
    gain = sum(
        event.args[1] if event.kind == "combat-added" else 1 for event in map(heard.__getitem__, brought)
    )
    before = heard[: brought[0]]
    spent = sum(event.kind == "resources" for event in before)
    return gain, spent + sum(event.kind == "discarded" for event in before)


def seven(match: Match[Any], decision: Decision, option: Option) -> str:
    """Free gifts are taken, buildings kept; nobody falls in vain, turns a character for nothing or wins for
    a rival."""
    if option == ("penalty", "corruption") and len(decision.options) > 1:
        trial = match.copy()
        trial.answer(option, decision.seat)
        hero = trial.state.players[decision.seat]
        if hero.corrupted and not match.state.players[decision.seat].corrupted:
            return "falls where a sin card would do (SEV-COR.3)"
    if option[0] == "gifts" and len(decision.options) > 1:
        trial = match.copy()
        trial.answer(option, decision.seat)
        before, after = (sum(each.state.players[decision.seat].gifts) for each in (match, trial))
        if after == before:
            return "turns a character for nothing (SEV-GFT.5)"
    if option[0] == "portal":
        trial = match.copy()
        trial.answer(option, decision.seat)
        if trial.result is not None and decision.seat not in trial.result.winners:
            return "wins the game for somebody else (SEV-END.8)"
    if option[0] == "pick" and any(_richer(match, option, other) for other in decision.options):
        trial = match.copy()
        trial.answer(option, decision.seat)
        won = trial.result is not None and decision.seat in trial.result.winners
        return "" if won else "picks a treasure that gives less than another one (SEV-CMP.4)"
    if option[0] == "cash" and decision.prompt.id != "instants.closing":
        return "gives up a building for what it makes in a turn (SEV-BLD.7)"
    if decision.prompt.id == "loss.either" and not _costs_nothing(match, decision, option):
        free = any(_costs_nothing(match, decision, other) for other in decision.options)
        return "bears a loss where another one costs nothing (SEV-CAT.7)" if free else ""
    if option == DONE and decision.prompt.id in ("effect.take_gifts", "effect.steal_gifts"):
        return "leaves gifts that cost nothing (SEV-SIN.1)" if len(decision.options) > 1 else ""
    return ""


def _costs_nothing(match: Match[Any], decision: Decision, loss: Option) -> bool:
    """Whether a hero has as much after a loss as before, and is not asked what to give up."""
    seat = decision.seat
    trial = match.copy()
    trial.answer(loss, seat)
    asked = trial.decision is not None and trial.decision.seat == seat
    before, after = (each.state.players[seat] for each in (match, trial))
    return not asked and (before.gifts, before.might) == (after.gifts, after.might)


def _richer(match: Match[Any], option: Option, other: Option) -> bool:
    """Whether another treasure gives more of the same."""
    less, more = (match.state.pack.box.cards[each[1]].effects[0] for each in (option, other))
    same = isinstance(less, Treasure) and isinstance(more, Treasure) and less.what == more.what
    return same and less.amount < more.amount


def fantos(match: Match[Any], decision: Decision, option: Option) -> str:
    """A harvest's die is rerolled when it can only get better; gifts are taken, and none made for nothing."""
    offer = match.state.offer
    if decision.prompt.id == "deal.answer" and ("accept",) in decision.options:
        promised = {promise.seat for promise in offer.promises}
        costs = bool(offer.want or offer.want_cards or offer.want_titles)
        goods = bool(offer.give or offer.cards)
        if option == ("accept",) and costs and not goods and offer.seat not in promised:
            return "pays for nothing (FAN-NEG.2)"
        if option != ("accept",) and goods and not costs and offer.to not in promised:
            return "declines a gift (FAN-NEG.2)"
    if option == PASS and ("declare", "harvest") in decision.options:
        return "does nothing, though a Harvest costs nothing (FAN-ACT.1)"
    if decision.prompt.id != "harvest.reroll":
        return _fantos_waste(match, decision, option) or _fantos_folly(match, decision, option)
    card = decision.options[1][1]
    die = next(part.die for part in match.state.actions[-1].sides[0].parts if part.card == card)
    if option == ("keep",) and die == 1:
        return "keeps a 1 that could be rerolled (FAN-LEG.12)"
    return "rerolls a 3 (FAN-LEG.12)" if option[0] == "reroll" and die == 3 else ""


def _fantos_waste(match: Match[Any], decision: Decision, option: Option) -> str:
    """No Legacy is lost or harmed where another would do, no rival helped, no one-sided Offer sent."""
    state, seat, about = match.state, decision.seat, decision.about
    if decision.prompt.id == "labor.payer":
        cost = state.pack.labor_cost[about.card]
        left = {each: state.legacy(each[1]).shards - cost for each in decision.options}
        if left[option] == 0 and any(left.values()):
            return "loses a Legacy that pays, while another could (FAN-LAB.5)"
    owed = any(each.seat == seat and each.kind == "play_for_you" for each in state.promises)
    if decision.prompt.id == "target.legacy" and about.effect is not None and not owed:
        effect = about.effect
        owners = {each: state.legacy(each[1]).seat for each in decision.options}
        own = owners[option] == seat
        if isinstance(effect, Lose | ForceTask | Disable) and own and any(o != seat for o in owners.values()):
            weak = [each for each, owner in owners.items() if owner != seat and _open_to(state, effect, each)]
            return "harms a Legacy of its own (FAN-RES.3)" if weak else ""
        if isinstance(effect, Gain | Attach) and not own and seat in owners.values():
            return "helps the Legacy of a rival (FAN-RES.3)"
    if option == ("send",):
        promised = {promise.seat for promise in about.promises}
        gives = bool(about.give or about.cards) or about.seat in promised
        wants = bool(about.want or about.want_cards or about.want_titles) or about.to in promised
        return "" if gives and wants else "sends a one-sided Offer (FAN-NEG.2)"
    return ""


def _fantos_folly(match: Match[Any], decision: Decision, option: Option) -> str:
    """Nobody fights themselves, rerolls their best die, or buys what they have."""
    state, seat, about = match.state, decision.seat, decision.about
    if decision.prompt.id == "target.legacy" and isinstance(about.effect, Duel):
        rivals = [each for each in decision.options if state.legacy(each[1]).seat != seat]
        if option not in rivals and rivals:
            return "challenges a Legacy of its own (FAN-DUEL.2)"
    if decision.prompt.id == "target.die":
        side = state.window_action(ROLL).sides[option[1]]
        if side.seat == seat and side.parts[option[2]].die == max(DIE) and len(decision.options) > 1:
            return "rerolls its own 3 (FAN-RES.8)"
    if option == ("accept",) and state.offer.want and not state.offer.give and not state.offer.cards:
        owed = {(each.seat, each.to, each.kind, each.number) for each in state.promises}
        offered = {(each.seat, each.to, each.kind, each.number) for each in state.offer.promises}
        return "pays for a promise that it has (FAN-NEG.7)" if offered <= owed else ""
    return ""


def _open_to(state: Any, effect: Any, option: Option) -> bool:
    """Whether an effect that harms would do something to a Legacy."""
    legacy = state.legacy(option[1])
    if isinstance(effect, Lose):
        return not warded(state, legacy)
    return not isinstance(effect, ForceTask) or legacy.state == UNTASKED


FOLLIES: dict[str, Callable[[Match[Any], Decision, Option], str]] = {
    "fantos": fantos,
    "seven": seven,
    "phantom": phantom,
    "weaver": weaver,
}
