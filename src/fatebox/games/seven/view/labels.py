"""Options as messages, made when somebody looks."""

from __future__ import annotations

from fatebox.games.seven.effects.payment import PAY, Payment
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, rating, recruit_cost
from fatebox.games.seven.effects.words import amount, amounts
from fatebox.games.seven.rules.atoning import ATONEMENT
from fatebox.games.seven.rules.cataclysms import WARD
from fatebox.games.seven.rules.instants import BEFORE
from fatebox.games.seven.rules.reactions import PROMPTS
from fatebox.games.seven.rules.verbs import EFFECT_VERBS
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import COLORS, FAME, GOLD, MIGHT, NOBODY, SIN
from fatebox.kernel import Card, Decision, Option
from fatebox.kernel.messages import CardName, Message, SeatName, Value, chain

from .effect_labels import effect_label, hero_name

ASKED_BY = ("name", "treasure", "hero", "effect", "loss", "demand", "cataclysm")
"""The kinds of questions that a card or an ability asks, by the first part of their names."""
STRIKING = ("cataclysm.ward", "cataclysm.strike")
"""The segments in which a cataclysm asks, whatever was declared before it."""


def question(s: SevenState, decision: Decision) -> Message:
    """The question, with the hero and the card that it is about."""
    prompt = decision.prompt
    if prompt == BEFORE:
        return Message(prompt.key, seat=SeatName(s.order[s.position]))
    if prompt == PAY:
        return Message(prompt.key, **_paid_for(s))
    if prompt == WARD or prompt.id.partition(".")[0] in ASKED_BY:
        return Message(prompt.key, card=_asker(s))
    return Message(prompt.key, **_reacted_to(s) if prompt in PROMPTS.values() else {})


def _asker(s: SevenState) -> Value:
    """The card that is being carried out, or the hero who uses his ability (SEV-ACT.3, SEV-CAT.2)."""
    declared = s.declared
    if s.segment in STRIKING or declared is None:
        return CardName(s.cataclysms[-1])
    return hero_name(s, declared.seat) if declared.card is None else CardName(declared.card)


def _paid_for(s: SevenState) -> dict[str, Value]:
    """The card that is paid for; atonement is the one thing to pay for without a card (SEV-COR.14)."""
    card = None if s.declared is None else s.declared.card
    return {"form": "plain", "card": None} if card is None else {"form": "of", "card": CardName(card)}


def _reacted_to(s: SevenState) -> dict[str, Value]:
    """The declared action: who acts with which card, and against whom (SEV-RCT.1)."""
    declared = s.declared
    assert declared is not None
    assert declared.card is not None
    about: dict[str, Value] = {"seat": SeatName(declared.seat), "card": CardName(declared.card)}
    if declared.kind != SIN:
        return about
    about["function"] = s.pack.box.cards[declared.card].functions[declared.number].title
    if declared.target == NOBODY:
        return about | {"form": "plain"}
    return about | {"form": "on", "target": SeatName(declared.target)}


def label(s: SevenState, option: Option) -> Message:
    """The message of an option."""
    verb, *args = option
    if verb in EFFECT_VERBS:
        return effect_label(s, option)
    match verb:
        case "pass" | "done":
            return Message(f"table-{verb}")
        case "atone":
            return Message("option-atone", cost=cost_parts(ATONEMENT))
        case "pay":
            return payment_label(s, Payment(*args[0]))
        case "hero":
            return Message("option-hero", hero=s.pack.heroes[args[0]].name)
        case "name":
            return Message("option-name", hero=hero_name(s, args[0]))
        case "ability":
            return _ability_label(s)
        case "portal":
            portal, gifts = s.pack.portals[args[0]].name, gift_parts(s.portal_needs(args[0]))
            return Message("option-portal", portal=portal, gifts=gifts)
        case "color":
            return Message("option-color", color=Message(f"word-{args[0]}"))
    return Message(f"option-{verb}", card=CardName(args[0]), **_about_card(s, verb, *args))


def _about_card(s: SevenState, verb: str, card: Card, *args: int) -> dict[str, Value]:
    """The further arguments of an option with a card."""
    seat = s.acting()
    match verb:
        case "recruit":
            price = recruit_cost(s, seat, card)
            return {"cost": amount(FAME, price.fame), "loss": _given_up(s, seat, price)}
        case "buy":
            price = elixir_cost(s, seat, card)
            return {"cost": amount(GOLD, price.gold), "loss": _given_up(s, seat, price)}
        case "found":
            price = building_cost(s, seat, card)
            return {"cost": amount(GOLD, price.gold), "loss": _given_up(s, seat, price)}
        case "man":
            return {"cost": amount(MIGHT, s.pack.man[card])}
        case "sin":
            return {"function": s.pack.box.cards[card].functions[args[0]].title}
        case "gifts":
            player = s.owner_of_character(card)
            last = player is not None and card in player.tired
            return {"gifts": _at_hand(s, s.pack.grants[card]), "last": last}
        case "quest":
            price = s.pack.spaces[card][args[0]]
            return {"cost": cost_parts(price), "loss": _given_up(s, seat, price)}
        case "marker":
            return {"cost": cost_parts(s.pack.spaces[card][args[0]])}
        case "treasure":
            return {"treasure": CardName(Card(args[0]))}
        case "elixir":
            return {"gifts": _at_hand(s, s.pack.options[card][args[0]][2])}
        case "cash":
            return {"amount": _cashed(s, card)}
    return {}


def _given_up(s: SevenState, seat: int, price: Cost) -> str:
    """The kind of building that goes for a price, where a hero has too little money (SEV-BLD.8)."""
    own = s.players[seat]
    castle, estate = own.fame < price.fame, own.gold < price.gold
    return "both" if castle and estate else "castle" if castle else "estate" if estate else "none"


def _at_hand(s: SevenState, gifts: tuple[int, ...]) -> Value:
    """The gifts that the pools have of these (SEV-DECK.11)."""
    return gift_parts(tuple(map(min, gifts, s.pools))) or Message("amount-nothing")


def _ability_label(s: SevenState) -> Message:
    """The ability of the hero whose step it is."""
    player = s.players[s.acting()]
    hero = s.pack.heroes[player.hero]
    effects = hero.evil.ability if player.corrupted else hero.ability
    ability = chain("then", (effect.message() for effect in effects))
    return Message("option-ability", hero=hero_name(s, player.seat), ability=ability)


def _cashed(s: SevenState, card: Card) -> Message:
    """The yield of a castle or an estate that is discarded (SEV-BLD.7)."""
    player = s.owner_of_building(card)
    what = FAME if s.pack.is_castle[card] else GOLD
    return amount(what, 0 if player is None else rating(s, player, card))


def gift_parts(gifts: tuple[int, ...]) -> tuple[Message, ...]:
    """`2 red`, `1 blue`."""
    return amounts({COLORS[color]: n for color, n in enumerate(gifts) if n})


def cost_parts(cost: Cost | Payment) -> Value:
    """`1 yellow`, `1 purple`, `1 gold`."""
    money = amounts({what: n for what, n in ((GOLD, cost.gold), (FAME, cost.fame), (MIGHT, cost.might)) if n})
    return (*gift_parts(cost.gifts), *money) or Message("amount-nothing")


def payment_label(s: SevenState, payment: Payment) -> Message:
    """A way to pay."""
    cost = cost_parts(payment)
    if not payment.helps:
        return Message("payment-plain", cost=cost)
    parts = [_help_label(s, *each) for each in payment.helps]
    if isinstance(cost, tuple):
        parts.append(Message("payment-last", cost=cost))
    return Message("payment-helped", helps=chain("payment-next", parts))


def _help_label(s: SevenState, key: str, how: str, granted: tuple[int, ...]) -> Message:
    (card,) = s.pack.box.find(key)
    gifts = gift_parts(granted)
    return Message("payment-help", how=how, card=CardName(card), granted=bool(gifts), gifts=gifts)
