"""The table of 7: the world above, the heroes below, one's own last with its hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state.terms import ARMOUR, COLORS, OPEN, SIN_PILE
from fatebox.kernel import Card, View
from fatebox.kernel.messages import Message, key_of
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
LABEL = 10


class Table:
    """All that a seat may see."""

    def __init__(self, view: View, pack: SevenPack, speaker: Speaker) -> None:
        self.speaker, self.say = speaker, speaker.text
        self.view, self.pack = view, pack
        self.t: dict[str, Any] = view["table"]
        self.names = Names(view, pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self._heading(width)
        for number, row in reversed(list(enumerate(self.t["rows"], start=1))):
            for i, quest in enumerate(row):
                head = Text((self.say("board-row", row=number) if i == 0 else "").ljust(LABEL), "bold")
                yield from wrapped(
                    head.append_text(quest_line(self.pack, quest, self.speaker)), width, LABEL + 2
                )
        yield from self._market(width)
        yield from self._world(width)
        seats = [p["seat"] for p in self.t["players"]]
        own = self.names.viewer
        for seat in [*(s for s in seats if s != own), *([own] if own in seats else [])]:
            yield from self._hero(seat, width)
        yield from self._hand(width)

    def _heading(self, width: int) -> list[Text]:
        t = self.t
        phase = Message(key_of("board-phase", t["phase"]))
        left = Text(self.say("terminal-turn", turn=t["turn"], phase=phase), "bold")
        right = self.say(
            "terminal-tracks",
            armour="■" * t["armour"] + "□" * (ARMOUR - t["armour"]),
            cataclysms=f"{len(t['cataclysms'])}/{CATACLYSMS}",
            sins=f"{len(t['sin_discard'])}/{SIN_PILE}",
        )
        return ruled(left, Text(right), width)

    def _market(self, width: int) -> Iterator[Text]:
        t, pack = self.t, self.pack
        for board in ("tavern", "store"):
            cells = [self._space(space) for space in t[board]["spaces"]]
            yield from self._labelled(f"word-{board}", cells, width)
        for pile in ("castles", "estates", "temples"):
            if t[pile]:
                cells = [priced(pack, Card(card), self.speaker) for card in t[pile]]
                yield from self._labelled(f"word-{pile}", cells, width)

    def _space(self, space: dict[str, Any]) -> Text:
        if space["closed"]:
            return Text(self.say("terminal-closed"), "dim strike")
        if not space["card"]:
            return Text(self.say("terminal-empty"), "dim")
        return priced(self.pack, Card(space["card"][0]), self.speaker)

    def _world(self, width: int) -> Iterator[Text]:
        portals = []
        for color, mark in enumerate(self.t["portals"]):
            sign = self.say("terminal-open") if mark == OPEN else SEATS[mark]
            name = self.say(f"word-{COLORS[color]}")
            portals.append(Text.assemble((name, STYLES[COLORS[color]]), f" {sign}"))
        yield from self._labelled("section-portals", portals, width)
        pools = gifts(self.t["pools"], self.speaker) or Text(self.say("terminal-none-left"), "dim")
        yield from self._labelled("section-gifts", [pools], width)

    def _hero(self, seat: int, width: int) -> Iterator[Text]:
        p = self.t["players"][seat]
        acting = self.t["phase"] == "quest" and self.t["order"][self.t["position"]] == seat
        head = Text.assemble(ACTING if acting else " ", " ", self.names.text(seat, self.speaker))
        if seat == self.names.viewer:
            head.append(f" ({self.say('terminal-you')})")
        if p["corrupted"]:
            head.append(f" {FALLEN} {self.say('terminal-fallen')}", "red")
        if p["tapped"]:
            head.append(f" ({self.say('terminal-tapped')})", "dim")
        if self.t["falling"]:
            head.append(f"  {self.say('terminal-corruption', count=p['corruption'])}")
        facts = [Text(self.say("terminal-might", might=p["might"]), "bold")]
        facts += [Text(f"{p['gold']}{GOLD_SIGN} {p['fame']}{FAME_SIGN}")]
        facts += [gifts(p["gifts"], self.speaker)] if any(p["gifts"]) else []
        facts += [Text(self.say("terminal-markers", count=p["markers"]), "dim")]
        held = self.say("terminal-held", sins=len(p["sins"]), artifacts=len(p["artifacts"]))
        facts += [Text(held, "dim")]
        first, *others = flow([head, *facts], width, 0)
        yield from (first, *(Text("    ").append_text(line) for line in others))
        holdings = [*self._characters(p), *self._elixirs(p), *self._buildings(p)]
        yield from flow(holdings, width, 4)

    def _characters(self, p: dict[str, Any]) -> list[Text]:
        cells = []
        for card in p["characters"]:
            cell = Text.assemble(self.pack.name(Card(card)), " ", gifts(self.pack.grants[card], self.speaker))
            cell.stylize(STYLES[COLORS[self.pack.banner[card]]], 0, len(self.pack.name(Card(card))))
            cells.append(Text.assemble("(", cell, ")") if card in p["tired"] else cell)
        return cells

    def _elixirs(self, p: dict[str, Any]) -> list[Text]:
        return [
            Text.assemble(
                ("~", "cyan"),
                self.pack.name(Card(card)),
                " ",
                gifts(self.pack.options[card][0][2], self.speaker),
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
            yield from self._labelled("terminal-cards", cards, width)
            return
        hand = [*players[seat]["sins"], *players[seat]["artifacts"]]
        if hand:
            yield from self._labelled(
                "terminal-hand", [Text(self.pack.name(Card(card))) for card in hand], width
            )

    def _labelled(self, key: str, cells: Sequence[Text], width: int) -> list[Text]:
        return labelled(self.say(key), cells, width, indent=LABEL)
