"""What seats may imagine, what deeds are counted, and why something may not be done (SEV-HID)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from fatebox.kernel import Card, Event, Refusal

from .content import SevenPack
from .corruption import ATONEMENT
from .instants import USE, usable_special
from .labels import cost_text
from .payment import can_pay
from .pieces import Cost, Player
from .prices import building_cost, elixir_cost, recruit_cost
from .quests import open_spaces, requirement
from .state import SevenState
from .terms import FREE, OPEN, ROWS
from .trade import for_sale


def kind(s: SevenState, card: Card) -> Hashable:
    """Which hidden cards could be one another: those of one deck with its discard pile (SEV-HID.1, .2)."""
    return str(s.pack.box.kinds[card])


DEEDS = {
    "recruited": "recruits",
    "bought": "buys",
    "founded": "founds",
    "manned": "mans",
    "special": "uses",
    "artifact-used": "uses",
    "unnamed-card": "plays",
    "treasure": "gains",
    "reaction": "reacts with",
}


def deed(pack: SevenPack, event: Event) -> tuple[int, str] | None:
    """What heroes do with cards, in words that can be counted."""
    if event.kind == "sin-played":
        seat, card, number = event.args
        return seat, f"plays {pack.name(card)}: {pack.box.cards[card].functions[number].name}"
    if event.kind == "elixir-discarded":  # by its owner's own will
        return (event.args[0], f"empties {pack.name(event.args[1])}") if "ELX" in event.clause else None
    if event.kind == "marked":
        return event.args[0], f"takes part in {pack.name(event.args[1])}"
    verb = DEEDS.get(event.kind)
    return None if verb is None else (event.args[0], f"{verb} {pack.name(event.args[1])}")


# --- why not -------------------------------------------------------------------------------------


def refusals(s: SevenState, seat: int) -> list[Refusal]:
    """What the asked hero may not do now, and why."""
    if s.segment not in ("window", "step", "closing") or s.declared is not None:
        return []
    player = s.players[seat]
    if s.segment != "step":
        return [*_use_refusals(s, player)]
    return [
        *_trade_refusals(s, seat),
        *_building_refusals(s, player),
        *_use_refusals(s, player),
        *_hero_refusals(s, player),
        *_quest_refusals(s, player),
    ]


def _short(s: SevenState, seat: int, card: Card, cost: Cost, clause: str, verb: str) -> Iterator[Refusal]:
    if not can_pay(s, seat, cost):
        yield Refusal(s.pack.name(card), f"costs {cost_text(cost)}", clause, (verb, card))


def _trade_refusals(s: SevenState, seat: int) -> Iterator[Refusal]:
    for card in s.tavern.shown():
        yield from _short(s, seat, card, recruit_cost(s, seat, card), "SEV-REC.1", "recruit")
    for card in s.store.shown():
        yield from _short(s, seat, card, elixir_cost(s, seat, card), "SEV-ELX.1", "buy")
    for card in for_sale(s):
        yield from _short(s, seat, card, building_cost(s, seat, card), "SEV-BLD.1", "found")


def _building_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    for card in player.buildings:
        name, price, option = f"Man {s.pack.name(card)}", s.pack.man[card], ("man", card)
        if card in player.manned:
            yield Refusal(name, "has a marker already", "SEV-MAN.2", option)
        elif not player.markers:
            yield Refusal(name, "needs a free marker", "SEV-MAN.2", option)
        elif player.might < price:
            yield Refusal(name, f"costs {price} might", "SEV-MAN.2", option)


def _use_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    for card in player.manned:
        if not s.pack.is_temple[card] and not usable_special(s, player.seat, card):
            moment = s.pack.box.cards[card].special[0].moment()
            why = f"waits: it works {moment}" if moment else "would do nothing now"
            yield Refusal(f"Use {s.pack.name(card)}", why, "SEV-MAN.4", (USE, card))


def _hero_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    if player.tapped:
        yield Refusal("Hero's ability", "your hero is tapped until Regrouping", "SEV-HERO.5", ("ability",))
    if s.falling:
        if not player.corruption:
            yield Refusal("Atone", "you have no corruption card", "SEV-COR.14", ("atone",))
        elif not can_pay(s, player.seat, ATONEMENT):
            yield Refusal("Atone", f"costs {cost_text(ATONEMENT)}", "SEV-COR.14", ("atone",))


def _quest_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    if player.corrupted:
        yield Refusal("Quests", "a corrupted hero takes no part in quests", "SEV-COR.7", ("quest",))
        yield Refusal(
            "Treasures", "a corrupted hero gains no treasures", "SEV-COR.7", ("treasure",), ("treasure-top",)
        )
        yield Refusal("Portals", "a corrupted hero closes no portals", "SEV-COR.7", ("portal",))
        if player.artifacts:
            yield Refusal("Artifacts", "a corrupted hero uses no artifacts", "SEV-COR.8", ("artifact",))
        return
    if not player.markers:
        yield Refusal("Quests", "you have no free marker", "SEV-QST.7", ("quest",))
    spaces = set(open_spaces(s))
    for number, row in enumerate(s.rows):
        for quest in row:
            name = s.pack.name(quest.card)
            if number == ROWS - 1:
                yield Refusal(name, "lies in row 3", "SEV-QST.3", ("quest", quest.card))
                continue
            for place, owner in enumerate(quest.marks):
                cost = requirement(s, quest.card, place)
                what, option = f"{name}: space for {cost_text(cost)}", ("quest", quest.card, place)
                if owner != FREE:
                    yield Refusal(what, "carries a marker already", "SEV-QST.2", option)
                elif (quest.card, place) not in spaces:
                    yield Refusal(what, "one space of a quest in row 2 must stay free", "SEV-QST.4", option)
                elif not can_pay(s, player.seat, cost):
                    yield Refusal(what, f"costs {cost_text(cost)}", "SEV-QST.1", option)
            if player.seat in quest.marks and not quest.treasures and not s.treasure_deck:
                options = ("treasure", quest.card), ("treasure-top", quest.card)
                yield Refusal(f"{name}: treasure", "no treasure is left", "SEV-TRS.5", *options)
    yield from _portal_refusals(s, player)


def _portal_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    for colour, owner in enumerate(s.portals):
        portal = s.pack.portals[colour]
        needs, option = s.pack.portal_needs[colour], ("portal", colour)
        if owner != OPEN:
            yield Refusal(portal.name, "is closed already", "SEV-PRT.5", option)
        elif not player.markers:
            yield Refusal(portal.name, "needs a free marker", "SEV-PRT.2", option)
        elif any(has < need for has, need in zip(player.gifts, needs, strict=True)):
            yield Refusal(
                portal.name, f"needs {cost_text(Cost(needs))} gift cards in hand", "SEV-PRT.2", option
            )
