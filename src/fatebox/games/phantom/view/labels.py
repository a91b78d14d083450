"""Options in words, and what was done with which card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LootCard, LoreCard
from fatebox.games.phantom.content.texts import ability_text, printed_ability, reward_text
from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.choices import Choose
from fatebox.games.phantom.effects.parts import parts
from fatebox.games.phantom.effects.row import Peek
from fatebox.games.phantom.effects.words import at_level, plural, resources_text, roman
from fatebox.games.phantom.rules.activation import ability_of
from fatebox.games.phantom.rules.values import combat_cost, health
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import RESOURCE_NAMES
from fatebox.kernel import Card, Event, Option
from fatebox.text.words import sentence

PLAIN_LABELS = {
    "done": "Done",
    "pass": "Do not react",
    "end": "End the Adventure phase",
    "heal_all": "Heal all your Injuries",
    "ready_all": "Ready all your cards",
    "allow": "Allow it",
    "allow_always": "Allow it, now and for the rest of the game",
    "refuse": "Refuse",
    "leave": "Leave it where it is",
}
CARD_LABELS = {
    "discard": "Discard {} for its reward",
    "play": "Play {}",
    "next": "{} next",
    "heal": "Heal {}",
    "restore": "Put {} under your Injury deck",
    "ready": "Ready {}",
    "exhaust": "Exhaust {}",
    "give_up": "Discard {} from play",
    "recover": "Return {} to your hand",
    "drop": "Discard {}",
    "enemy": "{}",
    "resolve": "Put {} on the Resolved pile",
    "choose": "{}",
}
RESOURCE_LABELS = {
    "gain": "Gain {}",
    "pay": "Pay with {}",
    "return": "Return {}",
    "symbol": "It stands for {}",
}
PLACES = {"hand": "Into your hand", "deck": "On top of your deck", "discard": "On your Discard pile"}

VERBS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(PLAIN_LABELS, ()),
    **dict.fromkeys(CARD_LABELS, ("card",)),
    **dict.fromkeys(RESOURCE_LABELS, ("resource",)),
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


def label(s: PhantomState, option: Option) -> str:
    """An option in words."""
    verb, *args = option
    if verb in PLAIN_LABELS:
        return PLAIN_LABELS[verb]
    if verb in CARD_LABELS:
        return CARD_LABELS[verb].format(card_name(s, args[0]))
    if verb in RESOURCE_LABELS:
        return RESOURCE_LABELS[verb].format(RESOURCE_NAMES[args[0]])
    return WRITERS[verb](s, *args)


def legend_name(s: PhantomState, legend: str) -> str:
    """A Legend in words."""
    return s.pack.boards[legend].name


def card_name(s: PhantomState, card: Card) -> str:
    """A card in words; on the row with its Wounds, in a partner's Play area with its owner."""
    name = s.pack.names[card]
    if card in s.row:
        places = [each for each in s.row if s.pack.names[each] == name]
        place = f" {places.index(card) + 1}" if len(places) > 1 else ""
        if "enemy" in s.pack.traits[card]:
            return f"{name}{place} ({s.wounds.get(card, 0)}/{health(s, card)} Wounds)"
        return name + place
    owner = s.owner(card)
    if owner is not None and owner.seat != s.active:
        return f"{name} ({legend_name(s, owner.legend)})"
    return name


def _followed(s: PhantomState, kind: type[Effect]) -> Iterator[Any]:
    """Parts of this kind in the text that is being followed."""
    card = s.following[-1]
    text: Any = s.pack.designs[card] if card >= 0 else s.pack.boards[s.you.legend]
    return (part for _, part in parts(text) if isinstance(part, kind))


def _combat_label(s: PhantomState) -> str:
    return f"Fight for {plural(combat_cost(s, s.you), 'resource')}"


def _activate_label(s: PhantomState, card: Card, number: int) -> str:
    text = printed_ability(s.pack.designs[card], ability_of(s, s.you, card, number), s.level)
    return f"{card_name(s, card)}: {text}"


def _board_label(s: PhantomState, number: int) -> str:
    return f"{legend_name(s, s.you.legend)}: {ability_text(ability_of(s, s.you, None, number))}"


def _wound_label(s: PhantomState, card: Card, number: int) -> str:
    return f"{plural(number, 'Wound')} on {card_name(s, card)}"


def _cost_label(s: PhantomState, symbols: str) -> str:
    del s
    return sentence(f"pay {resources_text(symbols)}" if symbols else "pay nothing")


def _seat_label(s: PhantomState, seat: int) -> str:
    return legend_name(s, s.players[seat].legend)


def _promo_label(s: PhantomState, card: Card, legend: str) -> str:
    where = f"into the deck of {legend_name(s, legend)}" if legend in s.pack.boards else "stays away"
    return f"{s.pack.names[card]} {where}"


def _place_label(s: PhantomState, place: str) -> str:
    del s
    return PLACES[place]


def _option_label(s: PhantomState, number: int) -> str:
    choice: Choose = next(_followed(s, Choose))
    return sentence(at_level(choice.options[number].text(), s.level))


def _move_label(s: PhantomState) -> str:
    """The move of the card that all have seen."""
    peek: Peek = next(_followed(s, Peek))
    deck = s.destiny if peek.deck == "destiny" else s.you.deck
    where = "on the bottom" if peek.move == "bottom" else "on the Resolved pile"
    return f"Put {s.pack.names[deck[0]]} {where}"


def _branch_label(s: PhantomState, number: int) -> str:
    """A way on, as the Lore card that has just been read words it."""
    for card in s.box[-1:]:
        lore = s.pack.designs[card]
        if isinstance(lore, LoreCard):
            for step in lore.steps:
                ways = dict(zip(getattr(step, "lore", ()), getattr(step, "paths", ()), strict=False))
                if number in ways:
                    return sentence(f"{ways[number]} (read Lore {roman(number)})")
    return f"Read Lore {roman(number)}"


def _loot_label(s: PhantomState, row: int) -> str:
    table = s.pack.designs[s.pack.adventures[s.adventure].loot]
    assert isinstance(table, LootCard)
    numbered = [s.pack.designs[card] for card in s.pack.of_set[s.adventure]]
    enemy = s.pack.names[Card(s.felled[-1])]
    return sentence(reward_text(table.columns[enemy][row], numbered))


WRITERS: dict[str, Callable[..., str]] = {
    "combat": _combat_label,
    "activate": _activate_label,
    "board": _board_label,
    "wound": _wound_label,
    "cost": _cost_label,
    "option": _option_label,
    "move": _move_label,
    "draws": _seat_label,
    "start": _seat_label,
    "legend": legend_name,
    "promo": _promo_label,
    "read": _branch_label,
    "loot": _loot_label,
    "gain_to": _place_label,
}
"""The labels of verbs whose options need more than a pattern."""


def deed(pack: PhantomPack, event: Event) -> tuple[int, str] | None:
    """A seat's deed with a card, in words that can be counted."""
    if event.kind in ("played", "activated", "gained", "defeated") and event.args[1] is not None:
        return event.args[0], f"{event.kind} {pack.names[event.args[1]]}"
    return None
