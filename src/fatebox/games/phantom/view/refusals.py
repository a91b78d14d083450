"""Refusals: moves that the asked player may not make, and why."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.phantom.content.designs import Trigger
from fatebox.games.phantom.content.texts import ability_message, printed
from fatebox.games.phantom.effects.printing import resources
from fatebox.games.phantom.rules.activation import NO_CANCEL, candidates, why_not
from fatebox.games.phantom.rules.combat import may_fight
from fatebox.games.phantom.rules.means import means_of
from fatebox.games.phantom.rules.playing import is_injury, outclassed, playable
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Card, Refusal
from fatebox.kernel.messages import CardName, Message, key_of

from .labels import named


def refusals(s: PhantomState, seat: int) -> list[Refusal]:
    """Moves that the active player may not make now, and why."""
    if seat != s.active:
        return []
    if s.segment == "adventure" and not s.combat:
        can_play = playable(s, s.you, means_of(s, s.you))
        unplayable = [card for card in s.you.hand if card not in can_play]
        found = [_card_refusal(s, s.you, card) for card in unplayable]
        return [*found, *_ability_refusals(s, "adventure"), *_combat_refusal(s)]
    if s.segment == "adventure":
        return list(_ability_refusals(s, "combat"))
    if s.attacker is not None:
        return list(_ability_refusals(s, "response"))
    return []


def _card_refusal(s: PhantomState, player: Player, card: Card) -> Refusal:
    """The reason why a card of the hand cannot be played."""
    what, option = Message("refused-card", card=CardName(card)), ("play", card)
    if is_injury(s, card):
        return Refusal(what, Message("refusal-injury"), "PHA-VAR.LW3", option)
    if outclassed(s, player, s.face(card)):
        return Refusal(what, Message("refusal-outclassed"), "PHA-MA.1", option)
    return Refusal(what, Message("refusal-cost", cost=resources(s.face(card).cost)), "PHA-ADV.4", option)


def _ability_refusals(s: PhantomState, timing: Trigger) -> Iterator[Refusal]:
    """Abilities of cards in play that cannot be used now."""
    means = means_of(s, s.you)
    for use in candidates(s, s.you, timing):
        why = None if use.card is None else why_not(s, s.you, means, use)
        if use.card is not None and why is not None and not (why == NO_CANCEL and s.attacker is None):
            text = ability_message(use.ability, printed(s.pack.designs[use.card], s.level))
            what = Message("refused-ability", card=named(s, use.card), text=text)
            reason, clause = why
            yield Refusal(what, Message(key_of("refusal", reason)), clause, use.option)


def _combat_refusal(s: PhantomState) -> Iterator[Refusal]:
    what, option = Message("refused-combat"), ("combat",)
    if not s.enemies():
        yield Refusal(what, Message("refusal-no-enemy"), "PHA-COM.5", option)
    elif not may_fight(s, means_of(s, s.you)):
        yield Refusal(what, Message("refusal-too-dear"), "PHA-COM.1", option)
