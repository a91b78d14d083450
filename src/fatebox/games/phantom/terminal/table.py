"""The table of The Phantom: Mission and row above, the Legends below with their cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.rules.values import hand_limit, resource_limit
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import LEVELS
from fatebox.kernel import Card, View
from fatebox.terminal.layout import flow, hanging, ruled
from fatebox.text.speaker import Speaker

from .drawing import TURN, Names, resources, row_head, says, tokens

PHASES = {
    "setup": "set-up",
    "recovery": "Recovery phase",
    "destiny": "Destiny phase",
    "preparation": "Preparation phase",
    "adventure": "Adventure phase",
    "fate": "Fate phase",
    "cleanup": "Cleanup phase",
}


class Table:
    """All that a seat may see."""

    def __init__(self, view: View, pack: PhantomPack, speaker: Speaker) -> None:
        self.speaker = speaker
        self.view, self.pack = view, pack
        self.s = PhantomState.from_view(view, pack)
        self.names = Names(view, pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self._heading(width)
        for card in (*self.s.missions, *self.s.objectives):
            yield from self._shared(card, width)
        if self.s.row:
            yield Text("Destiny row", "bold underline")
        for card in self.s.row:
            yield from self._shared(card, width)
        for card in self.s.turned_up:
            yield Text.assemble("Turned up: ", (self.pack.names[card], "bold"))
        own = self.names.viewer
        seats = [p.seat for p in self.s.players]
        for seat in [*(s for s in seats if s != own), *([own] if own in seats else [])]:
            yield from self._player(seat, width)

    def _heading(self, width: int) -> list[Text]:
        s = self.s
        title = self.pack.adventures[s.adventure].title
        left = Text(f"{title} · {LEVELS[s.level]} · turn {s.turn}, {PHASES.get(s.phase, s.phase)}", "bold")
        decks = f"Destiny deck {len(self.view['table']['destiny'])} · Resolved {len(s.resolved)}"
        combat = f" · Combat value {s.combat}" if s.combat else ""
        return ruled(left, Text(decks + combat), width)

    def _shared(self, card: Card, width: int) -> list[Text]:
        s = self.s
        if card in s.row:
            head = row_head(s, card)
            if card == s.attacker:
                head.append(" attacks", "red")
        else:
            head = Text(self.pack.names[card], "bold yellow")
            lying = tokens(s, card)
            head.append(f" [{lying}]" if lying else "")
        return hanging(head.append(": "), says(self.pack, card, s.level) or "-", width, 2)

    def _player(self, seat: int, width: int) -> Iterator[Text]:
        s, player = self.s, self.s.players[seat]
        shown = self.view["table"]["players"][seat]
        mark = TURN if seat == s.active else " "
        head = Text.assemble(mark, " ", (self.names.name(seat), "bold"))
        head.append(" (you)" if seat == self.names.viewer else "")
        if player.out:
            yield head.append(" is Knocked Out", "red")
            return
        limits = f"of at most {resource_limit(s, player)}"
        cells = [
            head,
            Text.assemble(resources(player.resources), (f" {limits}", "dim")),
            Text(f"Injuries {len(player.injuries)}, left {len(shown['injury_deck'])}"),
            Text(f"hand {len(shown['hand'])}/{hand_limit(s, player)}", "dim"),
            Text(f"deck {len(shown['deck'])}, discards {len(player.discard)}", "dim"),
        ]
        first, *others = flow(cells, width, 0)
        yield from (first, *(Text("    ").append_text(line) for line in others))
        yield from flow([self._in_play(seat, card) for card in player.play], width, 4)
        for card in player.injuries:
            yield from hanging(
                Text(f"    {self.pack.names[card]}: ", "red"), says(self.pack, card, s.level), width, 6
            )

    def _in_play(self, seat: int, card: Card) -> Text:
        name = self.pack.names[card]
        if card in self.s.players[seat].exhausted:
            return Text(f"({name})", "dim")
        return Text(name, "green")
