"""Activating abilities: what may be used, what it costs, whose consent it needs (PHA-ADV.5 to .9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from fatebox.games.phantom import events
from fatebox.games.phantom.content.designs import Ability, Trigger
from fatebox.games.phantom.content.moments import Use
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import COSTUMES_A_TURN, WEAPONS_A_TURN
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

from .instructions import follow
from .means import Means, means_of
from .resources import pay

Why: TypeAlias = tuple[str, str]
"""A reason why something may not be done, by the name of its message, and its clause."""

ALLOW: Option = ("allow",)
ALLOW_ALWAYS: Option = ("allow_always",)
REFUSE: Option = ("refuse",)
CONSENT = Prompt("consent", "PHA-COOP.1")

NOT_READY = ("not-ready", "PHA-GEN.10")
TOO_DEAR = ("too-dear", "PHA-ADV.4")
FORBIDDEN = ("forbidden", "PHA-DAM.3")
BOTH_ARTS = ("both-arts", "PHA-MA.2")
TOO_MANY_ITEMS = ("too-many-items", "PHA-VAR.IR")
NOT_LENT = ("not-lent", "PHA-COOP.1")
NO_CANCEL = ("no-cancel", "PHA-FAT.4")
REASONS: tuple[Why, ...] = (
    NOT_READY, TOO_DEAR, FORBIDDEN, BOTH_ARTS, TOO_MANY_ITEMS, NOT_LENT, NO_CANCEL,
)  # fmt: skip


def usable(s: PhantomState, player: Player, timing: Trigger, means: Means | None = None) -> list[Option]:
    """The options of a player to activate something at this moment."""
    uses = player.uses.get(timing)
    if uses is None or s.seats > 1:
        uses = candidates(s, player, timing)
    if not uses:
        return []
    if means is None:
        means = means_of(s, player)
    pays, banned = means.pays, means.standing.banned
    exhausted = player.exhausted
    limited = s.attacker is not None or s.seats > 1
    found: list[Option] = []
    for use in uses:
        ready = use.ready
        if not pays[use.cost] or (ready is not None and ready in exhausted) or use.card in banned:
            continue  # what is too dear, exhausted or forbidden has no need of other reasons
        if (use.plain and not limited) or why_not(s, player, means, use) is None:
            found.append(use.option)
    return found


def candidates(s: PhantomState, player: Player, timing: Trigger) -> list[Use]:
    """The abilities that a player might use: of the board, own cards, shared ones, the partner's.

    Nobody's hand is among them (PHA-COOP.2).
    """
    uses = player.uses.get(timing)
    if uses is None:
        uses = player.uses[timing] = own_uses(s, player, timing)
    if s.seats > 1 and s.phase == "adventure":  # PHA-COOP.1, R60
        partners = [other.play for other in s.playing() if other is not player]
        uses = uses + _printed(s, timing, partners)
    return uses


def own_uses(s: PhantomState, player: Player, timing: Trigger) -> list[Use]:
    """The abilities of a player's board and cards, and of shared cards (PHA-ADV.8)."""
    shared = (s.missions, s.objectives, s.row) if timing == "adventure" else ()
    return [*s.pack.board_uses[player.legend][timing], *_printed(s, timing, (player.play, *shared))]


def _printed(s: PhantomState, timing: Trigger, piles: Iterable[list[Card]]) -> list[Use]:
    """The abilities of cards."""
    uses = s.pack.moments[s.level].uses[timing]
    found: list[Use] = []
    for pile in piles:
        for card in pile:
            if card in uses:
                found += uses[card]
    return found


def ability_of(s: PhantomState, player: Player, card: Card | None, number: int) -> Ability:
    """An ability by its place in print."""
    return s.pack.boards[player.legend].abilities[number] if card is None else s.face(card).abilities[number]


def why_not(s: PhantomState, player: Player, means: Means, use: Use) -> Why | None:
    """The reason why a player may not activate an ability of a card, or of the board; None if they may."""
    card, ability = use.card, use.ability
    if card is not None:
        if card in s.refused:
            return NOT_LENT
        if card in means.standing.banned:
            return FORBIDDEN
        if s.activated and use.has_rivals and player.seat == s.active:  # R54
            reason = _why_not_item(s, card)
            if reason is not None:
                return reason
        if use.ready is not None and not s.is_ready(use.ready):
            return NOT_READY
    if not means.pays[use.cost]:
        return TOO_DEAR
    if ability.exhaust_named and _named(s, player, ability.exhaust_named) is None:
        return TOO_DEAR
    if s.attacker is not None and not cancels(s, player, use):
        return NO_CANCEL
    return None


def _why_not_item(s: PhantomState, card: Card) -> Why | None:
    """The item activated earlier in this turn that forbids this one (PHA-MA.2, PHA-VAR.IR)."""
    traits = s.pack.traits
    own = traits[card]
    used = [traits[number] for number in s.activated if number != card]
    for one, other in (("weapon", "martial arts"), ("martial arts", "weapon")):
        if one in own and any(other in each for each in used):
            return BOTH_ARTS
    if s.item_restrictions and _too_many_items(own, used):
        return TOO_MANY_ITEMS
    return None


def _too_many_items(own: frozenset[str], used: list[frozenset[str]]) -> bool:
    """Whether a card is one Weapon or Costume too many; different cards count, not activations (R79)."""
    if "costume" in own and sum("costume" in other for other in used) >= COSTUMES_A_TURN:
        return True
    weapons = [other for other in used if "weapon" in other]
    if "weapon" not in own or not weapons:
        return False
    return len(weapons) >= WEAPONS_A_TURN or any("two-handed" in one for one in (own, *weapons))


def cancels(s: PhantomState, player: Player, use: Use) -> bool:
    """Whether a reaction can cancel the attack that is being made; a Boss's never (PHA-FAT.4)."""
    assert s.attacker is not None
    if "boss" in s.pack.traits[s.attacker]:
        return False
    cause = Cause(player.seat, use.card, s.attacker)
    return all(attackers.matches(s, s.attacker, cause) for attackers in use.cancels)


def _named(s: PhantomState, player: Player, name: str) -> Card | None:
    """A Ready card of that name in the Play area."""
    return next((card for card in player.play if s.pack.names[card] == name and player.ready(card)), None)


def activate(s: PhantomState, player: Player, option: Option) -> Rules[bool]:
    """Activate the ability that an option names; returns whether an attack was canceled."""
    card: Card | None = None if option[0] == "board" else option[1]
    ability = ability_of(s, player, card, option[-1])
    if s.seats > 1 and card is not None and _is_lent(s, player, card) and not (yield from _consent(s, card)):
        return False
    if s.listener is not None:
        s.emit(events.Activated, player.seat, card, option[-1], clause="PHA-ADV.5")
    if card is not None and player.seat == s.active and "player" in s.pack.traits[card]:
        if card not in s.activated:  # R54
            s.activated.append(card)
    if ability.spend:
        yield from pay(s, player, ability.spend, card)
    _give_up(s, player, card, ability)
    cause = Cause(s.active, card, s.attacker)
    yield from follow(s, ability.effects, cause)
    return cause.canceled


def _give_up(s: PhantomState, player: Player, card: Card | None, ability: Ability) -> None:
    """Cards left of the colon (PHA-ADV.5): this one, unless it says otherwise (PHA-GEN.11)."""
    if ability.exhaust_named:
        named = _named(s, player, ability.exhaust_named)
        assert named is not None
        s.exhaust(named)
    if card is not None and ability.exhaust:
        s.exhaust(card)
    if card is not None and ability.discard:
        s.discard_from_play(card)


def _is_lent(s: PhantomState, player: Player, card: Card) -> bool:
    """Whether a card is the partner's, who has not allowed the use of all cards."""
    owner = s.owner(card)
    return owner is not None and owner is not player and not owner.consents


def _consent(s: PhantomState, card: Card) -> Rules[bool]:
    """A partner's card is used only if the partner allows it (PHA-COOP.1), for once or for the game."""
    owner = s.owner(card)
    assert owner is not None
    s.wished = card
    answer: Option = yield Decision(owner.seat, CONSENT, [ALLOW, ALLOW_ALWAYS, REFUSE])
    s.wished = None
    owner.consents = answer == ALLOW_ALWAYS
    if answer == REFUSE:
        s.refused.append(card)
    s.emit(events.Consent, owner.seat, card, answer != REFUSE, clause="PHA-COOP.1")
    return answer != REFUSE
