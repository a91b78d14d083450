"""Options in words, made when somebody looks."""

from __future__ import annotations

from fatebox.games.seven.effects.gift_payment import SPEND, TAKE
from fatebox.games.seven.effects.payment import Payment
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, rating, recruit_cost
from fatebox.games.seven.effects.words import amounts
from fatebox.games.seven.rules.verbs import EFFECT_VERBS
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import COLORS, FAME, GOLD, MIGHT
from fatebox.kernel import Card, Option

from .effect_labels import effect_label, hero_name

PLAIN = {
    "pass": "Pass",
    "done": "Done",
    "atone": "Atone: discard a corruption card for 1 gold, 1 fame and 1 might",
}

BY_NAME = {
    "artifact": "Use {name}",
    "use": "Use {name}",
    "react": "React with {name}",
    "complete": "{name} first",
    "discard-sin": "Discard {name}",
    "unnamed": "Play {name}",
    "pick": "Take {name}",
    "treasure-top": "{name}: give up a marker for the top card of the treasure deck",
}
"""Options that need no more than the name of their card."""


def label(s: SevenState, option: Option) -> str:
    """An option in words."""
    verb, *args = option
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in EFFECT_VERBS:
        return effect_label(s, option)
    if verb == "pay":
        return payment_label(s, Payment(*args[0]))
    if verb == "hero":
        return s.pack.heroes[args[0]].name
    if verb == "name":
        return hero_name(s, args[0])
    if verb == "ability":
        return ability_label(s)
    if verb == "portal":
        return f"Close the {s.pack.portals[args[0]].name} with {gifts_text(s.pack.portal_needs[args[0]])}"
    if verb == "color":
        return str(args[0]).capitalize()
    return _card_label(s, verb, *args)


def _card_label(s: SevenState, verb: str, card: Card, *args: int) -> str:
    name = s.pack.name(card)
    seat = s.acting()
    match verb:
        case "recruit":
            return f"Recruit {name} for {recruit_cost(s, seat, card).fame} fame"
        case "buy":
            return f"Buy {name} for {elixir_cost(s, seat, card).gold} gold"
        case "found":
            return f"Found {name} for {building_cost(s, seat, card).gold} gold"
        case "man":
            return f"Man {name} for {s.pack.man[card]} might"
        case "sin":
            return f"Play {name}: {s.pack.box.cards[card].functions[args[0]].name}"
        case "gifts":
            return gain_label(s, card)
        case "quest":
            return f"{name}: space for {cost_text(s.pack.spaces[card][args[0]])}"
        case "treasure":
            return f"{name}: give up a marker for {s.pack.name(Card(args[0]))}"
        case "marker":
            return f"The marker on {cost_text(s.pack.spaces[card][args[0]])}"
        case "elixir":
            return f"Discard {name} for {gifts_text(s.pack.options[card][args[0]][2])}"
        case "cash":
            return cash_label(s, card)
    return BY_NAME[verb].format(name=name)


def ability_label(s: SevenState) -> str:
    """The ability of the hero whose step it is."""
    player = s.players[s.acting()]
    hero = s.pack.heroes[player.hero]
    effects = hero.evil.ability if player.corrupted else hero.ability
    return f"Tap {hero_name(s, player.seat)}: {', then '.join(effect.text() for effect in effects)}"


def gain_label(s: SevenState, card: Card) -> str:
    """Turning a character, in words."""
    player = s.owner_of_character(card)
    last = player is not None and card in player.tired
    return (
        f"Turn {s.pack.name(card)} for {gifts_text(s.pack.grants[card])}{' and discard it' if last else ''}"
    )


def cash_label(s: SevenState, card: Card) -> str:
    """Discarding a castle or an estate, in words."""
    player = s.owner_of_building(card)
    if player is None:
        return f"Discard {s.pack.name(card)}"
    what = FAME if s.pack.is_castle[card] else GOLD
    return f"Discard {s.pack.name(card)} for {rating(s, player, card)} {what}"


def gifts_text(gifts: tuple[int, ...]) -> str:
    """`2 red and 1 blue`."""
    return amounts({COLORS[color]: n for color, n in enumerate(gifts) if n})


def cost_text(cost: Cost | Payment) -> str:
    """`1 yellow, 1 purple and 1 gold`."""
    money = {GOLD: cost.gold, FAME: cost.fame, MIGHT: cost.might}
    gifts = {COLORS[color]: n for color, n in enumerate(cost.gifts) if n}
    everything = {**gifts, **{what: n for what, n in money.items() if n}}
    return amounts(everything) if everything else "nothing"


def payment_label(s: SevenState, payment: Payment) -> str:
    """A way to pay, in words."""
    parts = [_help_label(s, *each) for each in payment.helps]
    text = cost_text(payment)
    if text != "nothing" or not parts:
        parts.append(f"pay {text}")
    joined = ", ".join(parts)
    return joined[:1].upper() + joined[1:]


def _help_label(s: SevenState, key: str, how: str, granted: tuple[int, ...]) -> str:
    name = s.pack.name(s.pack.box.find(key)[0])
    gifts = f" for {gifts_text(granted)}" if any(granted) else ""
    if how == TAKE:
        return f"discard {name}{gifts} first"
    return f"{'spend' if how == SPEND else 'use'} {name}{gifts}"
