"""Uses of abilities: what an option to activate something costs and does."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.phantom.content.designs import Ability
from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.resources import CombatValue
from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.rules.activation import ability_of
from fatebox.games.phantom.rules.fate import is_held
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import PASS, Card, Decision, Option


def ability_used(s: PhantomState, seat: int, option: Option) -> Ability:
    """The ability of a card or of the Legend board that an option activates."""
    card = None if option[0] == "board" else option[1]
    return ability_of(s, s.players[seat], card, option[-1])


def effects_of(s: PhantomState, seat: int, option: Option) -> Sequence[Effect]:
    """The effects of an ability on a card or on the Legend board."""
    return ability_used(s, seat, option).effects


def only_fights(s: PhantomState, option: Option) -> bool:
    """Whether an ability gives Combat value and nothing else."""
    return all(isinstance(effect, CombatValue) for effect in effects_of(s, s.active, option))


def combat_value(s: PhantomState, option: Option) -> int:
    """The Combat value that an ability adds."""
    effects = effects_of(s, s.active, option)
    return sum(effect.bonus for effect in effects if isinstance(effect, CombatValue))


def only_exhausts(s: PhantomState, option: Option) -> bool:
    """Whether an ability of a card costs nothing but to exhaust it."""
    ability = ability_used(s, s.active, option)
    return ability.exhaust and not (ability.spend or ability.discard or ability.exhaust_named)


def cancels(s: PhantomState, seat: int, option: Option) -> bool:
    """Whether a reaction cancels the attack for certain (PHA-FAT.3)."""
    if option == PASS:
        return False
    return any(isinstance(effect, CancelAttack) for effect in effects_of(s, seat, option))


def free_reactions(s: PhantomState, decision: Decision) -> list[Option]:
    """The reactions of cards that cost nothing but to exhaust them."""
    cards = (option for option in decision.options if option[0] == "activate")
    return [option for option in cards if only_exhausts(s, option)]


def attackers_ahead(s: PhantomState) -> list[Card]:
    """The Enemies that attack later in this phase (PHA-FAT.1)."""
    assert s.attacker is not None
    ahead = s.row[s.row.index(s.attacker) + 1 :]
    return [enemy for enemy in ahead if enemy in s.pack.enemies and not is_held(s, enemy)]
