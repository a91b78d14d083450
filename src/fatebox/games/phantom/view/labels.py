"""Messages of questions and options, and what was done with which card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LoreCard, PlayerCard
from fatebox.games.phantom.content.texts import ability_message, board_messages, printed
from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.choices import Choose
from fatebox.games.phantom.effects.lore import path_message
from fatebox.games.phantom.effects.parts import parts
from fatebox.games.phantom.effects.printing import Printed, resources
from fatebox.games.phantom.effects.row import Peek
from fatebox.games.phantom.rules.activation import ability_of
from fatebox.games.phantom.rules.values import attack_damage, combat_cost, health, resource_limit
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Card, Decision, Event, Option
from fatebox.kernel.messages import CardName, DesignName, Message, Value, key_of

Arguments: TypeAlias = dict[str, Value]
"""The arguments of a message."""
OWN_CARD = "own_card"
"""The question for a card of one's own: to be exhausted, or to be discarded."""
OF_A_TEXT = (
    "wild_gain", "return", "who_draws", "effect_option", "enemy", "row_card", "resolved_card", "peek",
    "ready", "own_card", "recover", "heal", "restore",
)  # fmt: skip
"""The questions that the text of a card puts."""
PLAIN = ("done", "pass", "end", "heal_all", "ready_all", "allow", "allow_always", "refuse", "leave")
"""Verbs of options that say all."""
WITH_CARD = (
    "discard", "play", "next", "heal", "restore", "ready", "exhaust", "give_up", "recover", "drop", "enemy",
    "resolve", "choose",
)  # fmt: skip
WITH_RESOURCE = ("gain", "pay", "return", "symbol")

VERBS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(PLAIN, ()),
    **dict.fromkeys(WITH_CARD, ("card",)),
    **dict.fromkeys(WITH_RESOURCE, ("resource",)),
    "combat": (),
    "move": (),
    "activate": ("card", "number"),
    "board": ("number",),
    "wound": ("card", "number"),
    "cost": ("symbols",),
    "option": ("number",),
    "draws": ("seat",),
    "legend": ("legend",),
    "start": ("seat",),
    "promo": ("card", "legend"),
    "read": ("lore",),
    "loot": ("number",),
    "gain_to": ("place",),
}


def label(s: PhantomState, option: Option) -> Message:
    """The message of an option: `option-<verb>` with its arguments."""
    verb, *args = option
    return Message(key_of("option", verb), **_arguments(s, verb, args))


def _arguments(s: PhantomState, verb: str, args: list[Any]) -> Arguments:
    if verb in PLAIN:
        return {}
    if verb in WITH_CARD:
        return {"card": named(s, args[0])}
    if verb in WITH_RESOURCE:
        return {"resource": resources(args[0])}
    return ARGUMENTS[verb](s, *args)


def question(s: PhantomState, decision: Decision) -> Message:
    """The message of a question; one that a text puts opens with the name of its card."""
    prompt, arguments = decision.prompt.id, Arguments()
    if prompt in OF_A_TEXT:
        arguments["card"] = _asker(s, decision)
    if prompt in SITUATIONS:
        arguments |= SITUATIONS[prompt](s, decision)
    return Message(key_of("prompt", prompt), **arguments)


def _asker(s: PhantomState, decision: Decision) -> Value:
    """The card whose text is followed; the Legend, if that is the text of its board or the Loot card."""
    if s.following and s.following[-1] >= 0:
        return CardName(Card(s.following[-1]))
    return DesignName(s.players[decision.seat].legend)


def named(s: PhantomState, card: Card) -> Value:
    """A card by its name; on the row with its place and Wounds, in a Play area with its owner.

    Your own card needs no owner unless the partner has one of that name as well.
    """
    if card in s.row:
        name = s.pack.names[card]
        alike = [each for each in s.row if s.pack.names[each] == name]
        place = alike.index(card) + 1 if len(alike) > 1 else 0
        if card in s.pack.enemies:
            wounds = s.wounds.get(card, 0)
            return Message(
                "named-enemy", card=CardName(card), place=place, wounds=wounds, health=health(s, card)
            )
        return Message("named-row", card=CardName(card), place=place) if place else CardName(card)
    owner = s.owner(card)
    if owner is not None and (owner.seat != s.active or _partner_has_one(s, owner, card)):
        return Message("named-owner", card=CardName(card), legend=DesignName(owner.legend))
    return CardName(card)


def _partner_has_one(s: PhantomState, owner: Player, card: Card) -> bool:
    """Whether a card of the same name lies in the Play area of somebody else."""
    name = s.pack.names[card]
    others = (player for player in s.players if player is not owner)
    return any(s.pack.names[each] == name for player in others for each in (*player.play, *player.injuries))


def _to_do(s: PhantomState, decision: Decision) -> Arguments:
    """The means to act with, and the Enemies to act against (PHA-ADV.1)."""
    cards, enemies = len(s.players[decision.seat].hand), len(s.enemies())
    verbs = {verb for verb, *_ in decision.options}
    form = ("cards" if cards else "play") + ("-fight" if "combat" in verbs else "")
    return {"cards": cards, "enemies": enemies, "form": form}


def _excess(s: PhantomState, decision: Decision) -> Arguments:
    player = s.players[decision.seat]
    return {"count": player.total, "limit": resource_limit(s, player)}


def _attack(s: PhantomState, _: Decision) -> Arguments:
    assert s.attacker is not None
    return {"enemy": CardName(s.attacker), "damage": attack_damage(s, s.attacker)}


def _wish(s: PhantomState, _: Decision) -> Arguments:
    assert s.wished is not None
    return {"legend": DesignName(s.you.legend), "card": CardName(s.wished)}


def _payment(s: PhantomState, decision: Decision) -> Arguments:
    """The card that is paid for; the Legend, whose board asks for the rest."""
    card = decision.about
    return {"card": DesignName(s.players[decision.seat].legend) if card is None else CardName(card)}


def _turned_up(s: PhantomState, _: Decision) -> Arguments:
    """The card that was turned up last, and is in no zone yet (PHA-CHK.1, PHA-GAIN.3)."""
    return {"card": CardName(s.turned_up[-1])}


SITUATIONS: dict[str, Callable[[PhantomState, Decision], Arguments]] = {
    OWN_CARD: lambda _, decision: {"verb": decision.options[-1][0]},
    "action": _to_do,
    "cleanup": lambda s, decision: {"cards": len(s.players[decision.seat].hand)},
    "keep_resources": _excess,
    "combat_window": lambda s, _: {"combat": s.combat},
    "place_wounds": lambda s, _: {"combat": s.combat},
    "react": _attack,
    "consent": _wish,
    "pay": _payment,
    "discount": _payment,
    "wild_symbol": _turned_up,
    "gain_to": _turned_up,
    "loot": lambda s, _: {"card": CardName(Card(s.felled[-1]))},
    "promo": lambda _, decision: {"card": CardName(decision.options[0][1])},
}
"""The arguments that a question takes from the position, by the name of its prompt."""


def _followed(s: PhantomState, kind: type[Effect]) -> Iterator[Any]:
    """Parts of this kind in the text that is being followed."""
    card = s.following[-1]
    text: Any = s.pack.designs[card] if card >= 0 else s.pack.boards[s.you.legend]
    return (part for _, part in parts(text) if isinstance(part, kind))


def _combat(s: PhantomState) -> Arguments:
    return {"cost": combat_cost(s, s.you)}


def _activate(s: PhantomState, card: Card, number: int) -> Arguments:
    on = printed(s.pack.designs[card], s.level)
    return {"card": named(s, card), "text": ability_message(ability_of(s, s.you, card, number), on)}


def _board(s: PhantomState, number: int) -> Arguments:
    text = board_messages(s.pack.boards[s.you.legend])[number]
    return {"legend": DesignName(s.you.legend), "text": text}


def _wound(s: PhantomState, card: Card, number: int) -> Arguments:
    return {"card": named(s, card), "number": number}


def _cost(s: PhantomState, symbols: str) -> Arguments:
    del s
    return {"cost": resources(symbols)}


def _seat(s: PhantomState, seat: int) -> Arguments:
    return {"legend": DesignName(s.players[seat].legend)}


def _legend(s: PhantomState, legend: str) -> Arguments:
    del s
    return {"legend": DesignName(legend)}


def _promo(s: PhantomState, card: Card, legend: str) -> Arguments:
    form = "deck" if legend in s.pack.boards else "box"
    return {"form": form, "card": CardName(card), "legend": DesignName(legend)}


def _place(s: PhantomState, place: str) -> Arguments:
    del s
    return {"place": place}


def _option(s: PhantomState, number: int) -> Arguments:
    choice: Choose = next(_followed(s, Choose))
    card = s.following[-1]
    on = printed(s.pack.designs[card], s.level) if card >= 0 else Printed(s.level)
    return {"text": choice.options[number].message(on)}


def _move(s: PhantomState) -> Arguments:
    """The move of the card that all have seen."""
    peek: Peek = next(_followed(s, Peek))
    deck = s.destiny if peek.deck == "destiny" else s.you.deck
    return {"card": CardName(deck[0]), "place": peek.move}


def _branch(s: PhantomState, number: int) -> Arguments:
    """A way on, as the Lore card that has just been read words it."""
    for card in s.box[-1:]:
        lore = s.pack.designs[card]
        if isinstance(lore, LoreCard):
            for step in lore.steps:
                ways = dict(zip(getattr(step, "lore", ()), getattr(step, "paths", ()), strict=False))
                if number in ways:
                    return {"path": path_message(ways[number]), "number": number}
    return {"path": None, "number": number}


def _loot(s: PhantomState, row: int) -> Arguments:
    """A row of the Loot card: nothing, any resource, or a card of a range."""
    table = s.pack.loot[s.adventure]
    reward = table.columns[s.pack.names[Card(s.felled[-1])]][row]
    if isinstance(reward, str):
        return {"form": "resource" if reward else "nothing", "numbers": "", "name": "", "skill": ""}
    low, high = reward
    design = s.pack.designs[s.pack.of_set[s.adventure][low - 1]]
    skill = design.skill if isinstance(design, PlayerCard) else None
    return {
        "form": "card" if skill is None else "skill",
        "numbers": str(low) if low == high else f"{low}/{high}",
        "name": design.name,
        "skill": "" if skill is None else Message(key_of("skill", skill)),
    }


ARGUMENTS: dict[str, Callable[..., Arguments]] = {
    "combat": _combat,
    "activate": _activate,
    "board": _board,
    "wound": _wound,
    "cost": _cost,
    "option": _option,
    "move": _move,
    "draws": _seat,
    "start": _seat,
    "legend": _legend,
    "promo": _promo,
    "read": _branch,
    "loot": _loot,
    "gain_to": _place,
}
"""The arguments of verbs whose messages need more than a card or a resource."""


def deed(pack: PhantomPack, event: Event) -> tuple[int, str] | None:
    """A seat's deed with a card, in words that can be counted."""
    if event.kind in ("played", "activated", "gained", "defeated") and event.args[1] is not None:
        return event.args[0], f"{event.kind} {pack.names[event.args[1]]}"
    return None
