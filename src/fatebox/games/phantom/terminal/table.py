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
from fatebox.kernel.messages import Message
from fatebox.terminal.layout import flow, hanging, ruled
from fatebox.text.speaker import Speaker

from .drawing import TURN, Names, resources, row_head, says, tokens


class Table:
    """All that a seat may see."""

    def __init__(self, view: View, pack: PhantomPack, speaker: Speaker) -> None:
        self.speaker, self.say = speaker, speaker.text
        self.view, self.pack = view, pack
        self.s = PhantomState.from_view(view, pack)
        self.names = Names(view, pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self._heading(width)
        for card in (*self.s.missions, *self.s.objectives):
            yield from self._shared(card, width)
        if self.s.row:
            yield Text(self.say("board-row"), "bold underline")
        for card in self.s.row:
            yield from self._shared(card, width)
        for card in self.s.turned_up:
            yield Text.assemble(f"{self.say('terminal-turned-up')} ", (self.pack.names[card], "bold"))
        own = self.names.viewer
        seats = [p.seat for p in self.s.players]
        for seat in [*(s for s in seats if s != own), *([own] if own in seats else [])]:
            yield from self._player(seat, width)

    def _heading(self, width: int) -> list[Text]:
        s = self.s
        title = self.pack.adventures[s.adventure].title
        level, phase = Message(f"word-{LEVELS[s.level]}"), Message(f"terminal-phase-{s.phase}")
        left = self.say("terminal-heading", adventure=title, level=level, turn=s.turn, phase=phase)
        destiny, resolved = len(self.view["table"]["destiny"]), len(s.resolved)
        right = self.say("terminal-decks", destiny=destiny, resolved=resolved, combat=s.combat)
        return ruled(Text(left, "bold"), Text(right), width)

    def _shared(self, card: Card, width: int) -> list[Text]:
        s = self.s
        if card in s.row:
            head = row_head(s, card, self.speaker)
            if card == s.attacker:
                head.append(f" {self.say('terminal-attacks')}", "red")
        else:
            head = Text(self.pack.names[card], "bold yellow")
            lying = tokens(s, card, self.speaker)
            head.append(f" [{lying}]" if lying else "")
        return hanging(head.append(": "), says(self.pack, card, s.level, self.speaker) or "-", width, 2)

    def _player(self, seat: int, width: int) -> Iterator[Text]:
        s, player = self.s, self.s.players[seat]
        shown = self.view["table"]["players"][seat]
        mark = TURN if seat == s.active else " "
        head = Text.assemble(mark, " ", (self.speaker.seat(seat), "bold"))
        head.append(f" ({self.say('board-legend-you')})" if seat == self.names.viewer else "")
        if player.out:
            yield head.append(f": {self.say('board-legend-out')}", "red")
            return
        cells = [
            head,
            Text.assemble(
                resources(player.resources, self.speaker),
                (f" {self.say('terminal-limit', limit=resource_limit(s, player))}", "dim"),
            ),
            Text(self.say("terminal-injuries", taken=len(player.injuries), left=len(shown["injury_deck"]))),
            Text(self.say("terminal-held", cards=len(shown["hand"]), limit=hand_limit(s, player)), "dim"),
            Text(self.say("terminal-piles", deck=len(shown["deck"]), discards=len(player.discard)), "dim"),
        ]
        first, *others = flow(cells, width, 0)
        yield from (first, *(Text("    ").append_text(line) for line in others))
        yield from flow([self._in_play(seat, card) for card in player.play], width, 4)
        for card in player.injuries:
            yield from hanging(
                Text(f"    {self.pack.names[card]}: ", "red"),
                says(self.pack, card, s.level, self.speaker),
                width,
                6,
            )

    def _in_play(self, seat: int, card: Card) -> Text:
        name = self.pack.names[card]
        if card in self.s.players[seat].exhausted:
            return Text(f"({name})", "dim")
        return Text(name, "green")
