"""Combat (PHA-COM)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import WILD
from fatebox.games.phantom.state.wounds import place_wounds
from fatebox.kernel import DONE, Card, Decision, Option, Prompt, Rules, share

from .activation import activate, usable
from .instructions import defeats
from .means import Means
from .resources import pay
from .symbols import put_away, turn_up
from .values import combat_cost, combat_start, health


def needed(s: PhantomState, decision: Decision) -> dict[Card, int]:
    """The Wounds that would defeat the Enemy that is asked about, and each of those after it."""
    assert decision.group is not None
    enemies = decision.group.items
    waiting = enemies[enemies.index(decision.options[0][1]) :]
    return {enemy: wounds_to_defeat(s, enemy) for enemy in waiting}


def wounds_to_defeat(s: PhantomState, enemy: Card) -> int:
    """The Wounds that would defeat an Enemy now."""
    return max(1, health(s, enemy) - s.wounds.get(enemy, 0))


def weakest_first(s: PhantomState, decision: Decision) -> Option:
    """The Wounds that just defeat an Enemy, if it is the weakest one left; else none."""
    need = needed(s, decision)
    own = need[decision.options[0][1]]
    if own > min(need.values()):
        return decision.options[-1]
    return next((option for option in reversed(decision.options) if option[2] >= own), decision.options[0])


WINDOW = Prompt("combat_window", "PHA-COM.4")
WOUNDS = Prompt("place_wounds", "PHA-COM.5", default=weakest_first)


def may_fight(s: PhantomState, means: Means) -> bool:
    """Whether combat can be initiated: the cost can be paid (PHA-COM.1), and there is an Enemy (R40)."""
    return means.pays_combat and not s.pack.enemies.isdisjoint(s.row)


def combat(s: PhantomState, player: Player) -> Rules[None]:
    """Pay, check a card, add to the Combat value, place Wounds (PHA-COM.1 to .6).

    Nothing keeps a player from fighting again (PHA-COM.7), and no Enemy strikes back (PHA-COM.8).
    """
    if s.listener is not None:
        s.emit(events.Combat, player.seat, clause="PHA-COM.1")
    yield from pay(s, player, WILD * combat_cost(s, player), None)
    s.combat = combat_start(s, player)
    card = turn_up(s, player)
    if card is not None:
        cost = s.face(card).cost
        s.combat += cost.count("S") + cost.count(WILD)  # PHA-COM.3, R1, R6
        put_away(s, player, card)
    yield from _window(s, player)
    s.combat = max(0, s.combat)  # R42
    if s.listener is not None:
        s.emit(events.CombatValue, player.seat, s.combat, clause="PHA-COM.5")
    shares = dict.fromkeys(s.enemies(), s.combat)
    if len(shares) > 1 and s.combat:
        shares = yield from share(player.seat, WOUNDS, s.combat, list(shares.items()), verb="wound")  # R43
    s.combat = 0
    for enemy, number in shares.items():
        if number:
            place_wounds(s, enemy, number)
    yield from defeats(s)


def _window(s: PhantomState, player: Player) -> Rules[None]:
    """Abilities that add Combat value, as many as can be paid for (PHA-COM.4, R41)."""
    while options := usable(s, player, "combat"):
        option = yield Decision(player.seat, WINDOW, [DONE, *options])
        if option == DONE:
            return
        yield from activate(s, player, option)
