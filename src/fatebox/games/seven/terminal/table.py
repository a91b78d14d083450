"""The table of 7: the world above, the heroes below, one's own last with its hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state.terms import ARMOUR, COLORS, OPEN, SIN_PILE
from fatebox.kernel import Card, View
from fatebox.terminal.layout import flow, labelled, ruled, wrapped
from fatebox.text.speaker import Speaker

from .drawing import (
    ACTING,
    FALLEN,
    FAME_SIGN,
    GOLD_SIGN,
    MANNED,
    SEATS,
    STYLES,
    Names,
    gifts,
    priced,
    quest_line,
)

CATACLYSMS = 14
PHASES = {"setup": "set-up", "quest": "Quest Phase", "regrouping": "Regrouping Phase"}
LABEL = 10


class Table:
    """All that a seat may see."""

    def __init__(self, view: View, pack: SevenPack, speaker: Speaker) -> None:
        self.speaker = speaker
        self.view, self.pack = view, pack
        self.t: dict[str, Any] = view["table"]
        self.names = Names(view, pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self._heading(width)
        for number, row in reversed(list(enumerate(self.t["rows"], start=1))):
            for i, quest in enumerate(row):
                head = Text((f"Row {number}" if i == 0 else "").ljust(LABEL), "bold")
                yield from wrapped(head.append_text(quest_line(self.pack, quest)), width, LABEL + 2)
        yield from self._market(width)
        yield from self._world(width)
        seats = [p["seat"] for p in self.t["players"]]
        own = self.names.viewer
        for seat in [*(s for s in seats if s != own), *([own] if own in seats else [])]:
            yield from self._hero(seat, width)
        yield from self._hand(width)

    def _heading(self, width: int) -> list[Text]:
        t = self.t
        left = Text(f"7 · turn {t['turn']}, {PHASES[t['phase']]}", "bold")
        armour = "■" * t["armour"] + "□" * (ARMOUR - t["armour"])
        right = (
            f"armour {armour} · cataclysms {len(t['cataclysms'])}/{CATACLYSMS} · "
            f"sins {len(t['sin_discard'])}/{SIN_PILE}"
        )
        return ruled(left, Text(right), width)

    def _market(self, width: int) -> Iterator[Text]:
        t, pack = self.t, self.pack
        for label, board in (("Tavern", t["tavern"]), ("Store", t["store"])):
            yield from self._labelled(label, [self._space(space) for space in board["spaces"]], width)
        for label, cards in (("Castles", t["castles"]), ("Estates", t["estates"]), ("Temples", t["temples"])):
            if cards:
                yield from self._labelled(label, [priced(pack, Card(card)) for card in cards], width)

    def _space(self, space: dict[str, Any]) -> Text:
        if space["closed"]:
            return Text("closed", "dim strike")
        return priced(self.pack, Card(space["card"][0])) if space["card"] else Text("empty", "dim")

    def _world(self, width: int) -> Iterator[Text]:
        portals = []
        for color, mark in enumerate(self.t["portals"]):
            sign = "open" if mark == OPEN else SEATS[mark]
            portals.append(Text.assemble((COLORS[color], STYLES[COLORS[color]]), f" {sign}"))
        yield from self._labelled("Portals", portals, width)
        yield from self._labelled("Gifts", [gifts(self.t["pools"]) or Text("none left", "dim")], width)

    def _hero(self, seat: int, width: int) -> Iterator[Text]:
        p = self.t["players"][seat]
        acting = self.t["phase"] == "quest" and self.t["order"][self.t["position"]] == seat
        head = Text.assemble(ACTING if acting else " ", " ", self.names.text(seat))
        if seat == self.names.viewer:
            head.append(" (you)")
        if p["corrupted"]:
            head.append(f" {FALLEN} fallen", "red")
        if p["tapped"]:
            head.append(" (tapped)", "dim")
        if self.t["falling"]:
            head.append(f"  corruption {p['corruption']}")
        facts = [Text(f"might {p['might']}", "bold"), Text(f"{p['gold']}{GOLD_SIGN} {p['fame']}{FAME_SIGN}")]
        facts += [gifts(p["gifts"])] if any(p["gifts"]) else []
        facts += [Text(f"markers {p['markers']}", "dim")]
        facts += [Text(f"sins {len(p['sins'])}, artifacts {len(p['artifacts'])}", "dim")]
        first, *others = flow([head, *facts], width, 0)
        yield from (first, *(Text("    ").append_text(line) for line in others))
        holdings = [*self._characters(p), *self._elixirs(p), *self._buildings(p)]
        yield from flow(holdings, width, 4)

    def _characters(self, p: dict[str, Any]) -> list[Text]:
        cells = []
        for card in p["characters"]:
            cell = Text.assemble(self.pack.name(Card(card)), " ", gifts(self.pack.grants[card]))
            cell.stylize(STYLES[COLORS[self.pack.banner[card]]], 0, len(self.pack.name(Card(card))))
            cells.append(Text.assemble("(", cell, ")") if card in p["tired"] else cell)
        return cells

    def _elixirs(self, p: dict[str, Any]) -> list[Text]:
        return [
            Text.assemble(
                ("~", "cyan"), self.pack.name(Card(card)), " ", gifts(self.pack.options[card][0][2])
            )
            for card in p["elixirs"]
        ]

    def _buildings(self, p: dict[str, Any]) -> list[Text]:
        return [
            Text(f"{MANNED if card in p['manned'] else ''}{self.pack.name(Card(card))}", "underline")
            for card in p["buildings"]
        ]

    def _hand(self, width: int) -> Iterator[Text]:
        seat, players = self.names.viewer, self.t["players"]
        if seat is None:
            return
        if seat >= len(players):
            cards = [Text(self.pack.name(Card(card))) for card in self.t["unnamed"]["hand"]]
            yield from self._labelled("Your cards", cards, width)
            return
        hand = [*players[seat]["sins"], *players[seat]["artifacts"]]
        if hand:
            yield from self._labelled("Hand", [Text(self.pack.name(Card(card))) for card in hand], width)

    def _labelled(self, label: str, cells: Sequence[Text], width: int) -> list[Text]:
        return labelled(label, cells, width, indent=LABEL)
