"""Moves that a hero may not make now, and why."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.seven.effects.payment import can_pay
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, recruit_cost
from fatebox.games.seven.rules.atoning import ATONEMENT
from fatebox.games.seven.rules.buildings import for_sale
from fatebox.games.seven.rules.instants import USE, usable_special
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost, Player
from fatebox.games.seven.state.quests import open_spaces, requirement
from fatebox.games.seven.state.terms import FREE, OPEN, ROWS
from fatebox.kernel import Card, Refusal

from .labels import cost_text


def refusals(s: SevenState, seat: int) -> list[Refusal]:
    """Moves that the asked hero may not make now, and why."""
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
    for color, owner in enumerate(s.portals):
        portal = s.pack.portals[color]
        needs, option = s.pack.portal_needs[color], ("portal", color)
        if owner != OPEN:
            yield Refusal(portal.name, "is closed already", "SEV-PRT.5", option)
        elif not player.markers:
            yield Refusal(portal.name, "needs a free marker", "SEV-PRT.2", option)
        elif any(has < need for has, need in zip(player.gifts, needs, strict=True)):
            yield Refusal(
                portal.name, f"needs {cost_text(Cost(needs))} gift cards in hand", "SEV-PRT.2", option
            )
