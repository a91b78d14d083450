"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.choices import Cardcheck, Choose
from fatebox.games.phantom.effects.own import Heal, Ready
from fatebox.games.phantom.effects.resources import Draw, Gain
from fatebox.games.phantom.effects.row import Peek
from fatebox.games.phantom.rules.activation import REFUSE, ability_of, usable
from fatebox.games.phantom.rules.adventure import COMBAT, END
from fatebox.games.phantom.rules.combat import needed, wounds_to_defeat
from fatebox.games.phantom.rules.fate import is_held
from fatebox.games.phantom.rules.turn import HEAL, READY
from fatebox.games.phantom.rules.values import attack_damage, combat_start, ready_limit, resource_limit
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import DONE, PASS, Card, Decision, Option

from .peeking import danger_left_on_top
from .returns import poor_returns, undone_returns, vain_exchanges, vain_payments, vain_returns
from .thrift import dear_reactions, dear_uses, wasteful_help
from .uses import (
    attackers_ahead,
    cancels,
    combat_value,
    effects_of,
    free_reactions,
    only_exhausts,
    only_fights,
)


def senseless(s: PhantomState, decision: Decision) -> list[Option]:
    """Options that waste a recovery, Wounds, cards, resources or a fight, needless damage, no help."""
    match decision.prompt.id:
        case "recovery":
            return _useless_recovery(s, decision.seat)
        case "ready" | "restore":
            return _nothing_more(decision.options)
        case "heal" if not s.lingering_wounds:  # else a healed Injury is drawn again (PHA-VAR.LW1)
            return _nothing_more(decision.options)
        case "place_wounds":
            return [*_wasted_wounds(s, decision), *_scattered_wounds(s, decision)]
        case "combat_window":
            return _needless_help(s, decision) or [*_missed_defeat(s, decision), *wasteful_help(s, decision)]
        case "react":
            needless = _certain_fall(s, decision) or _needless_hit(s, decision)
            return [*needless, *dear_reactions(s, decision)]
        case "own_card":
            return _needed_cards(s, decision.options)
        case "action":
            wrong = _early_end(s, decision)
            wrong += [*_dear_favors(s, decision.options), *_vain_uses(s, decision)]
            wrong += [*dear_uses(s, decision), *_lost_remedies(s, decision)]
            wrong += [*vain_exchanges(s, decision), *vain_returns(s, decision)]
            return [*wrong, *undone_returns(s, decision)]
        case "pay":
            return vain_payments(s, decision)
        case "recover":
            return poor_returns(s, decision)
        case "peek":
            return danger_left_on_top(s)
        case "cleanup":
            return _unpaid_discards(s, decision.options)
        case "consent":
            return _needless_refusal(s, decision.seat)
    return []


def _useless_recovery(s: PhantomState, seat: int) -> list[Option]:
    """A recovery of what needs none, while the other one would do something (PHA-REC.1)."""
    player = s.players[seat]
    if player.exhausted and not player.injuries:
        return [HEAL]
    return [READY] if player.injuries and not player.exhausted else []


def _nothing_more(options: list[Option]) -> list[Option]:
    """Fewer cards readied (PHA-GEN.10) or Injuries healed (PHA-DAM.4) than may be, for nothing."""
    return [DONE] if len(options) > 1 else []


def _wasted_wounds(s: PhantomState, decision: Decision) -> list[Option]:
    """Wounds beyond what defeats one Enemy, while another gets fewer than it needs (PHA-COM.5)."""
    assert decision.group is not None
    own, *others = needed(s, decision).values()
    left, wanted = decision.group.least, sum(others)

    def wastes(wounds: int) -> bool:
        rest = left - wounds
        return (wounds > own and rest < wanted) or (wounds < own and rest > wanted)

    return [option for option in decision.options if wastes(option[2])]


def _scattered_wounds(s: PhantomState, decision: Decision) -> list[Option]:
    """The first Wounds of a fight, shared so that they defeat nobody though they could (PHA-COM.5).

    All of them may go to one Enemy, such as a Boss.
    """
    assert decision.group is not None
    own, *others = needed(s, decision).values()
    left, weakest = decision.group.least, min(others, default=0)
    if left < s.combat or not 0 < min(own, weakest) <= left:
        return []
    return [
        option for option in decision.options if 0 < option[2] < min(own, left) and left - option[2] < weakest
    ]


def _needless_help(s: PhantomState, decision: Decision) -> list[Option]:
    """Cards used for Combat value alone, while there is enough to defeat every Enemy (PHA-COM.4, .5)."""
    if s.combat < sum(wounds_to_defeat(s, enemy) for enemy in s.enemies()):
        return []
    return [option for option in decision.options if option != DONE and only_fights(s, option)]


def _missed_defeat(s: PhantomState, decision: Decision) -> list[Option]:
    """The end of a fight that defeats nobody, while cards that are only exhausted would do it (PHA-COM.4).

    A partner lends them, too, unless that would cost something (PHA-COOP.1).
    """
    weakest = min(wounds_to_defeat(s, enemy) for enemy in s.enemies())
    return [DONE] if s.combat < weakest <= s.combat + _free_help(s, decision.options) else []


def _free_help(s: PhantomState, options: list[Option]) -> int:
    """The Combat value of all cards that cost nothing but to exhaust them.

    Weapons and Martial Arts do not go together (PHA-MA.2).
    """
    bonuses = {option[1]: bonus for option in options if (bonus := _free_bonus(s, option))}
    weapons = sum(bonus for card, bonus in bonuses.items() if "weapon" in s.pack.traits[card])
    arts = sum(bonus for card, bonus in bonuses.items() if "martial arts" in s.pack.traits[card])
    return sum(bonuses.values()) - min(weapons, arts)


def _free_bonus(s: PhantomState, option: Option) -> int:
    """The Combat value of a card that costs nothing but to exhaust it."""
    if option[0] != "activate" or not only_fights(s, option):
        return 0
    owner = next((player for player in s.players if option[1] in player.play), None)
    if owner is None or (owner is not s.you and _needs_no_ready(owner)):
        return 0
    if not only_exhausts(s, option):
        return 0
    return combat_value(s, option)


def _certain_fall(s: PhantomState, decision: Decision) -> list[Option]:
    """No reaction to an attack that Knocks a Legend Out, while one cancels it (PHA-DAM.2, PHA-FAT.3)."""
    assert s.attacker is not None
    if attack_damage(s, s.attacker) <= len(s.you.injury_deck):
        return []
    return [PASS] if any(cancels(s, decision.seat, option) for option in decision.options) else []


def _needless_hit(s: PhantomState, decision: Decision) -> list[Option]:
    """No reaction to an attack that a card cancels by being exhausted alone (PHA-FAT.3, PHA-REC.1).

    It may be saved for a worse attack this turn, and who gains something by damage may want it.
    """
    assert s.attacker is not None
    texts = s.pack.moments[s.level].texts
    if decision.seat != s.active or not texts["hurt"].keys().isdisjoint(s.you.play):
        return []
    if any(_is_worse(s, enemy) for enemy in attackers_ahead(s)):
        return []
    return [PASS] if any(cancels(s, decision.seat, option) for option in free_reactions(s, decision)) else []


def _is_worse(s: PhantomState, enemy: Card) -> bool:
    """Whether an Enemy's attack does more harm than the one that is being made, and could be canceled."""
    assert s.attacker is not None
    if "boss" in s.pack.traits[enemy]:  # PHA-FAT.4
        return False
    hits = s.pack.moments[s.level].texts["hit"]
    adds = enemy in hits and s.attacker not in hits
    return adds or attack_damage(s, enemy) > attack_damage(s, s.attacker)


def _needed_cards(s: PhantomState, options: list[Option]) -> list[Option]:
    """Cards exhausted that are of use only while Ready, though another one is not (PHA-GEN.10)."""
    exhausted = [option for option in options if option[0] == "exhaust"]
    needed = [option for option in exhausted if _works_by_exhausting(s, option[1])]
    return needed if len(needed) < len(exhausted) else []


def _works_by_exhausting(s: PhantomState, card: Card) -> bool:
    """Whether a card has to be Ready for an ability of its own, or for one that names it."""
    faces = map(s.face, (*s.row, *s.missions, *s.objectives))
    named = {ability.exhaust_named for face in faces for ability in face.abilities}
    return s.pack.names[card] in named or any(ability.exhaust for ability in s.face(card).abilities)


def _early_end(s: PhantomState, decision: Decision) -> list[Option]:
    """The end of the phase, while something is left to do that costs nothing, or too little to count."""
    return (
        _wasted_resources(s, decision)
        or _idle_hand(s, decision.options)
        or _idle_sources(s, decision.options)
        or _missed_fight(s, decision.options)
    )


def _idle_sources(s: PhantomState, options: list[Option]) -> list[Option]:
    """The end of the phase with a Ready card that only draws or gains, while that can be kept (PHA-ADV.5)."""
    if s.you.total >= resource_limit(s, s.you):
        return []
    own = (option for option in options if option[0] == "activate" and option[1] in s.you.play)
    return [END] if any(_is_source(s, option) for option in own) else []


def _is_source(s: PhantomState, option: Option) -> bool:
    """Whether a card draws or gains for being exhausted, and can do nothing else at another moment."""
    if not only_exhausts(s, option) or len(s.face(option[1]).abilities) > 1:
        return False
    return _does_something(s, s.active, option) and all(map(_brings, effects_of(s, s.active, option)))


def _brings(effect: Effect) -> bool:
    """Whether an effect only draws or gains."""
    if isinstance(effect, Choose):
        return all(map(_brings, effect.options))
    return isinstance(effect, Draw | Gain)


def _missed_fight(s: PhantomState, options: list[Option]) -> list[Option]:
    """The end of the phase before a fight that surely defeats two Common Enemies (PHA-COM.1, .4, .5).

    What the Cardcheck adds is not counted, nor what costs more than to exhaust a card.
    """
    enemies = [enemy for enemy in s.enemies() if "common" in s.pack.traits[enemy] and not is_held(s, enemy)]
    if COMBAT not in options or len(enemies) < 2:
        return []
    weakest = sorted(wounds_to_defeat(s, enemy) for enemy in enemies)[:2]
    sure = combat_start(s, s.you) + _free_help(s, usable(s, s.you, "combat"))
    return [END] if sum(weakest) <= sure else []


def _wasted_resources(s: PhantomState, decision: Decision) -> list[Option]:
    """The end of the phase with resources that are lost (PHA-CLN.3) but pay for something (PHA-ADV.3, .5)."""
    excess = s.you.total - resource_limit(s, s.you)
    if excess <= 0:
        return []
    costs = [*_prices_of_cards(s, decision.options), *_prices_of_tasks(s, decision.options)]
    return [END] if any(cost <= excess for cost in costs) else []


def _prices_of_cards(s: PhantomState, options: list[Option]) -> list[int]:
    """The cost of each card that can be played; an old Unique card of its name would be lost (PHA-UNI.1)."""
    names = {s.pack.names[card] for card in s.you.play}
    cards = (option[1] for option in options if option[0] == "play")
    return [len(s.face(card).cost) for card in cards if s.pack.names[card] not in names]


def _prices_of_tasks(s: PhantomState, options: list[Option]) -> list[int]:
    """The cost of each task of the Mission, or of another card beside the players, that can be done now."""
    owned = {card for player in s.players for card in player.play}
    tasks = (option for option in options if option[0] == "activate" and option[1] not in owned)
    useful = (option for option in tasks if _does_something(s, s.active, option))
    return [len(ability_of(s, s.you, option[1], option[2]).spend or "") for option in useful]


def _idle_hand(s: PhantomState, options: list[Option]) -> list[Option]:
    """The end of the phase with several cards whose reward could be kept (PHA-ADV.2, PHA-CLN.3).

    Cards in hand only take the place of new ones (PHA-PRE.1); one may be saved for the next turn.
    """
    room = resource_limit(s, s.you) - s.you.total
    idle = [option for option in options if option[0] == "discard"]
    rewarded = [option for option in idle if 0 < len(s.face(option[1]).reward) <= room]
    return [END] if len(rewarded) > 1 else []


def _unpaid_discards(s: PhantomState, options: list[Option]) -> list[Option]:
    """Cards thrown away without a reward that there is room for: it can be had next turn (PHA-CLN.1)."""
    room = resource_limit(s, s.you) - s.you.total
    drops = (option for option in options if option != DONE)
    return [option for option in drops if 0 < len(s.face(option[1]).reward) <= room]


def _vain_uses(s: PhantomState, decision: Decision) -> list[Option]:
    """Abilities of which nothing can be carried out now: they only cost something (PHA-ADV.5, PHA-GEN.6)."""
    uses = (option for option in decision.options if option[0] in ("activate", "board"))
    return [option for option in uses if not _does_something(s, decision.seat, option)]


def _does_something(s: PhantomState, seat: int, option: Option) -> bool:
    cause = Cause(seat, None if option[0] == "board" else option[1])
    return any(_can_help(s, cause, effect) for effect in effects_of(s, seat, option))


def _can_help(s: PhantomState, cause: Cause, effect: Effect) -> bool:
    """Whether an effect can be carried out; of a Cardcheck, an outcome that does no harm (PHA-CHK.1).

    A look at a card that was seen before and left there changes nothing (PHA-GEN.14).
    """
    match effect:
        case Cardcheck(outcomes=outcomes):
            effects = (each for outcome in outcomes for each in outcome.effects)
            return any(each.possible(s, cause) and not each.harms for each in effects)
        case Peek(deck=deck):
            cards = s.destiny if deck == "destiny" else s.players[cause.seat].deck
            return bool(cards) and cards[0] not in s.seen  # PHA-HID.4: all have seen it
    return effect.possible(s, cause)


def _lost_remedies(s: PhantomState, decision: Decision) -> list[Option]:
    """A card that heals, discarded without an Injury only to draw, or to ready what is idle (PHA-DAM.4)."""
    if s.players[decision.seat].injuries:
        return []
    uses = (option for option in decision.options if option[0] == "activate")
    working = (option for option in uses if _does_something(s, decision.seat, option))
    return [option for option in working if _heals_at_the_cost_of_itself(s, decision.seat, option)]


def _heals_at_the_cost_of_itself(s: PhantomState, seat: int, option: Option) -> bool:
    """Whether an ability discards its card to heal, and does little else."""
    ability = ability_of(s, s.players[seat], option[1], option[2])
    heals = any(isinstance(effect, Heal) for effect in ability.effects)
    return ability.discard and heals and all(_comes_by_itself(s, seat, effect) for effect in ability.effects)


def _comes_by_itself(s: PhantomState, seat: int, effect: Effect) -> bool:
    """Whether an effect draws, heals, or readies cards that are of no use before they are readied anyway."""
    if not isinstance(effect, Ready):
        return isinstance(effect, Heal | Draw)
    player = s.players[seat]
    limit = ready_limit(s, player)
    if limit is not None and limit < len(player.exhausted):  # PHA-REC.1
        return False
    return not any(_serves_this_turn(s, card) for card in effect.targets(s, Cause(seat)))


def _serves_this_turn(s: PhantomState, card: Card) -> bool:
    """Whether a card, if it were Ready, could do something in this turn."""
    purse = s.you.total + sum(len(s.face(other).reward) for other in s.you.hand)
    cause = Cause(s.active, card)
    return any(
        bool(s.enemies())
        if ability.on != "adventure"
        else len(ability.spend or "") <= purse and any(_can_help(s, cause, e) for e in ability.effects)
        for ability in s.face(card).abilities
    )


def _dear_favors(s: PhantomState, options: list[Option]) -> list[Option]:
    """Uses of a partner's card that would cost the partner the card: whoever owns it uses it (PHA-COOP.1)."""
    lent = {card for player in s.players if player.seat != s.active for card in player.play}
    uses = (option for option in options if option[0] == "activate" and option[1] in lent)
    return [option for option in uses if s.face(option[1]).abilities[option[2]].discard]


def _needless_refusal(s: PhantomState, seat: int) -> list[Option]:
    """A card that the partner may not use, though it costs the owner nothing (PHA-COOP.1).

    Whoever uses it pays for it, and the owner readies all cards before needing it again (PHA-REC.1,
    PHA-TURN.2), unless there are Injuries to heal and nothing else to ready. Only a card that its own ability
    discards would be lost.
    """
    assert s.wished is not None
    owner = s.players[seat]
    lost = any(ability.discard for ability in s.face(s.wished).abilities)
    return [] if lost or _needs_no_ready(owner) else [REFUSE]


def _needs_no_ready(owner: Player) -> bool:
    """Whether a player heals next, because all cards are ready: one that is lent would be in the way."""
    return bool(owner.injuries and not owner.exhausted)
