"""Moves that a hero may not make now, and why."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.seven.effects.payment import can_pay
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, recruit_cost
from fatebox.games.seven.rules.atoning import ATONEMENT
from fatebox.games.seven.rules.buildings import for_sale
from fatebox.games.seven.rules.instants import USE, usable_special
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost, Player, Quest
from fatebox.games.seven.state.quests import Mark, open_marks, requirement
from fatebox.games.seven.state.terms import FREE, OPEN, ROWS
from fatebox.kernel import Card, Refusal
from fatebox.kernel.messages import CardName, Message, Value

from .labels import cost_parts, gift_parts


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
        yield Refusal(_card("card", card), _costs(cost), clause, (verb, card))


def _card(what: str, card: Card, **more: Value) -> Message:
    """Something that is refused with a card."""
    return Message(f"refused-{what}", card=CardName(card), **more)


def _costs(cost: Cost) -> Message:
    return Message("refusal-costs", cost=cost_parts(cost))


def _trade_refusals(s: SevenState, seat: int) -> Iterator[Refusal]:
    for card in s.tavern.shown():
        yield from _short(s, seat, card, recruit_cost(s, seat, card), "SEV-REC.1", "recruit")
    for card in s.store.shown():
        yield from _short(s, seat, card, elixir_cost(s, seat, card), "SEV-ELX.1", "buy")
    for card in for_sale(s):
        yield from _short(s, seat, card, building_cost(s, seat, card), "SEV-BLD.1", "found")


def _building_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    for card in player.buildings:
        what, price, option = _card("man", card), s.pack.man[card], ("man", card)
        if card in player.manned:
            yield Refusal(what, Message("refusal-manned"), "SEV-MAN.2", option)
        elif not player.markers:
            yield Refusal(what, Message("refusal-needs-marker"), "SEV-MAN.2", option)
        elif player.might < price:
            yield Refusal(what, _costs(Cost(might=price)), "SEV-MAN.2", option)


def _use_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    for card in player.manned:
        if not s.pack.is_temple[card] and not usable_special(s, player.seat, card):
            moment = s.pack.box.cards[card].special[0].moment()
            why = Message("refusal-waits", moment=moment) if moment else Message("refusal-nothing")
            yield Refusal(_card("use", card), why, "SEV-MAN.4", (USE, card))


def _hero_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    if player.tapped:
        yield Refusal(Message("refused-ability"), Message("refusal-tapped"), "SEV-HERO.5", ("ability",))
    if s.falling:
        atone = Message("refused-atone")
        if not player.corruption:
            yield Refusal(atone, Message("refusal-no-corruption"), "SEV-COR.14", ("atone",))
        elif not can_pay(s, player.seat, ATONEMENT):
            yield Refusal(atone, _costs(ATONEMENT), "SEV-COR.14", ("atone",))


def _fallen_refusals(player: Player) -> Iterator[Refusal]:
    """A corrupted hero has no part in quests, treasures, portals and artifacts (SEV-COR.7, .8)."""
    yield Refusal(Message("refused-quests"), Message("refusal-corrupted-quest"), "SEV-COR.7", ("quest",))
    yield Refusal(
        Message("refused-treasures"),
        Message("refusal-corrupted-treasure"),
        "SEV-COR.7",
        ("treasure",),
        ("treasure-top",),
    )
    yield Refusal(Message("refused-portals"), Message("refusal-corrupted-portal"), "SEV-COR.7", ("portal",))
    if player.artifacts:
        what, why = Message("refused-artifacts"), Message("refusal-corrupted-artifact")
        yield Refusal(what, why, "SEV-COR.8", ("artifact",))


def _quest_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    if player.corrupted:
        yield from _fallen_refusals(player)
        return
    if not player.markers:
        yield Refusal(Message("refused-quests"), Message("refusal-no-marker"), "SEV-QST.7", ("quest",))
    spaces = set(open_marks(s))
    for number, row in enumerate(s.rows):
        for quest in row:
            if number == ROWS - 1:
                what, option = _card("card", quest.card), ("quest", quest.card)
                yield Refusal(what, Message("refusal-row-3"), "SEV-QST.3", option)
                continue
            yield from _space_refusals(s, player, quest, spaces)
            if player.seat in quest.marks and not quest.treasures and not s.treasure_deck:
                options = ("treasure", quest.card), ("treasure-top", quest.card)
                what = _card("treasure", quest.card)
                yield Refusal(what, Message("refusal-no-treasure"), "SEV-TRS.5", *options)
    yield from _portal_refusals(s, player)


def _space_refusals(s: SevenState, player: Player, quest: Quest, spaces: set[Mark]) -> Iterator[Refusal]:
    for place, owner in enumerate(quest.marks):
        cost = requirement(s, quest.card, place)
        what, option = _card("space", quest.card, cost=cost_parts(cost)), ("quest", quest.card, place)
        if owner != FREE:
            yield Refusal(what, Message("refusal-marked"), "SEV-QST.2", option)
        elif (quest.card, place) not in spaces:
            yield Refusal(what, Message("refusal-last-space"), "SEV-QST.4", option)
        elif not can_pay(s, player.seat, cost):
            yield Refusal(what, _costs(cost), "SEV-QST.1", option)


def _portal_refusals(s: SevenState, player: Player) -> Iterator[Refusal]:
    for color, owner in enumerate(s.portals):
        what = Message("refused-portal", portal=s.pack.portals[color].name)
        needs, option = s.portal_needs(color), ("portal", color)
        if owner != OPEN:
            yield Refusal(what, Message("refusal-closed"), "SEV-PRT.5", option)
        elif not player.markers:
            yield Refusal(what, Message("refusal-needs-marker"), "SEV-PRT.2", option)
        elif any(has < need for has, need in zip(player.gifts, needs, strict=True)):
            yield Refusal(what, Message("refusal-needs-gifts", gifts=gift_parts(needs)), "SEV-PRT.2", option)
