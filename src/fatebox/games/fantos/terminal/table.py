"""The table of Fate of Fantos: the turn, decks, Trials, the Pool, the Citadels, your hand, what goes on.

On a small screen the Legacies of others stand side by side without their texts; where there is room each has
a line with what it can do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import TrialCard
from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import SETUP
from fatebox.kernel import Card, View
from fatebox.kernel.cards import known
from fatebox.kernel.messages import Message, SeatName, cards, key_of, seats
from fatebox.terminal.layout import cut, flow, hanging, labelled, padded, ruled, wrapped
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .bargains import offer_message, promise_list
from .drawing import (
    CROWN,
    INDENT,
    SHARD,
    ability,
    card_name,
    legacy_cell,
    legacy_lines,
    printed_stats,
    shards,
    trial_text,
)
from .ending import ranking
from .names import Names
from .progress import action_lines, stack_lines, vote_line

WIDE, TALL = 100, 40
"""From this size on there is room for what the Legacies of others can do."""
TITLE_WIDTH = 18
"""The longest title of a Labor card."""
ENDLESS = 1000
SETTLED = 3
"""The number of settled promises that stay in sight."""


class Table:
    """The whole table, as wide as the terminal allows."""

    def __init__(self, view: View, pack: FantosPack, speaker: Speaker, *, full: bool = False) -> None:
        self.speaker, self.say = speaker, speaker.text
        self.full = full
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.seat: int | None = view["seat"]
        self.names = Names(view, pack)
        self.state = FantosState.from_view(view, pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        roomy = width >= WIDE and console.size.height >= TALL
        yield from self.heading(width)
        yield from wrapped(self.decks(), width)
        yield from self.trials(width)
        if self.state.result is None and not self._hires():
            yield from self.pool(width)
        for seat in self._seats():
            yield from self.citadel(self.state.citadels[seat], width, roomy)
        if self.seat is not None and self.state.citadels[self.seat].alive and self.state.result is None:
            yield from self.hand(self.state.citadels[self.seat].hand, width)
        yield from self.bargains(width)
        yield from self.going_on(width)
        if self.state.result is not None:
            yield ranking(self.names, self.state.result, self.speaker)

    def _hires(self) -> bool:
        """Whether the menu below shows the Pool, with all that its cards say."""
        decision = self.view["decision"]
        return decision is not None and any(option[0] == "hire" for option in decision["options"])

    def _seats(self) -> list[int]:
        """Clockwise from the left of the one who looks, who comes last, next to the hand."""
        first = 0 if self.seat is None else self.seat + 1
        return [(first + i) % self.state.seats for i in range(self.state.seats)]

    # --- the middle of the table ---------------------------------------------------------------

    def heading(self, width: int) -> list[Text]:
        """Title, turn, phase and window."""
        s, active = self.state, SeatName(self.state.active)
        if s.result is not None:
            right = self.say("terminal-over", turns=s.turn)
        elif s.phase == SETUP:
            right = self.say("terminal-setup", seat=active)
        else:
            phase = Message(key_of("board-phase", str(s.phase)))
            right = self.say("terminal-turn", seat=active, turn=s.turn, number=s.phase, phase=phase)
            right += "".join(f" · {self.say(key)}" for key in self._window())
        return ruled(Text("Fate of Fantos", "bold"), self.names.colored(right), width)

    def _window(self) -> list[str]:
        """The message of the window that is open, if one is."""
        if self.state.parley is not None:
            return ["board-window-parley"]
        return [key_of("board-window", window.kind) for window in self.state.windows[-1:]]

    def decks(self) -> Text:
        """The number of cards in each pile (FAN-HID.2)."""
        s, table = self.state, self.table
        trials = [len(block) for block in table["trial_deck"]]
        text = Text(
            self.say(
                "terminal-decks",
                labor=len(table["labor_deck"]),
                labor_gone=len(s.labor_discard),
                legacies=len(table["legacy_deck"]),
                legacies_gone=len(s.legacy_discard),
                trials=sum(trials),
            )
        )
        coming = [card for block in s.trial_deck for card in block]
        return text.append(self._known(coming), "yellow")

    def _known(self, hidden: list[Card]) -> str:
        """The cards of a hidden pile that one knows."""
        return f" ({self.say('terminal-known', cards=cards(hidden))})" if hidden else ""

    def trials(self, width: int) -> Iterator[Text]:
        """The Trials in play, oldest first, and the one that was just revealed."""
        s, pack = self.state, self.state.pack
        for card in s.trials:
            yield from self._trial("trial", "bold", pack.box.cards[card], self._counters(card), width)
        for card in s.revealed:
            yield from self._trial("revealed", "bold yellow", pack.box.cards[card], "", width)

    def _trial(self, label: str, style: str, trial: TrialCard, more: str, width: int) -> list[Text]:
        head = Text.assemble((f"{self.say(f'terminal-{label}')} ", style), (f"{trial.name} ", "bold red"))
        return hanging(head, trial_text(trial, self.speaker) + more, width, INDENT)

    def _counters(self, card: Card) -> str:
        waiting = [seat for timer in self.state.timers if timer.card == card for seat in timer.waiting]
        return f" {self.say('board-trials-counters', who=seats(waiting))}." if waiting else ""

    def pool(self, width: int) -> list[Text]:
        """The Legacy Pool with what each would cost the one who looks (FAN-HIR.4)."""
        s = self.state
        cells = [self._pool_cell(card) for card in s.pool]
        for card in self.table["pool_down"]:
            down = self.say("terminal-face-down")
            cells.append(Text(down, "dim") if card is None else self._pool_cell(card) + Text(f" ({down})"))
        turned = f" ({self.say('terminal-turned-up')})"
        cells += [self._pool_cell(card) + Text(turned, "yellow") for card in s.turned_up]
        return labelled(self.say("terminal-pool"), cells, width) if cells else []

    def _pool_cell(self, card: Card) -> Text:
        return Text(" ").join(
            [card_name(self.state.pack, card), printed_stats(self.state.pack, card), self._cost(card)]
        )

    def _cost(self, card: Card) -> Text:
        """The Hiring Cost; a lower price for the one who looks stands behind it."""
        s, cost = self.state, self.state.pack.hiring_cost[card]
        if self.seat is None:
            return shards(cost)
        aid = s.hire_aid if self.seat == s.active else 0
        own = price(s, s.citadels[self.seat], card, aid)
        return (
            shards(cost)
            if own == cost
            else Text.assemble(shards(cost), ("→", "dim"), (f"{own}{SHARD}", "bold cyan"))
        )

    # --- Citadels ------------------------------------------------------------------------------

    def citadel(self, citadel: Citadel, width: int, roomy: bool) -> Iterator[Text]:
        """A Citadel with its Legacies; one's own have all their text."""
        s = self.state
        yield from wrapped(self._citadel_head(citadel), width)
        if self.full or citadel.seat == self.seat:
            for legacy in citadel.legacies:
                yield from legacy_lines(s, legacy, width, self.speaker)
        elif roomy:
            for legacy in citadel.legacies:
                yield cut(legacy_lines(s, legacy, ENDLESS, self.speaker)[0], width)
        else:
            yield from flow([legacy_cell(s, legacy, self.speaker) for legacy in citadel.legacies], width, 2)

    def _citadel_head(self, citadel: Citadel) -> Text:
        s, seat = self.state, citadel.seat
        mat = self.names.mats[seat]
        head = Text().append("▶ " if seat == s.active and s.result is None else "", "bold yellow")
        head.append(mat.name, f"bold {self.names.style(seat)}")
        you = f", {self.say('terminal-you')}" if seat == self.seat else ""
        head.append(f" {self.say(key_of('word', mat.race))}{you}", "dim")
        if not citadel.alive:
            return head.append(f", {self.say('terminal-eliminated')}", "red")
        hand = self.table["citadels"][seat]["hand"]
        head.append_text(
            Text.assemble(
                f"  {self.say('board-reserve')} ",
                shards(citadel.reserve),
                " + ",
                shards(citadel.on_legacies()),
                f", {self.say('terminal-hand-size', count=len(hand))}",
            )
        )
        if seat != self.seat:
            head.append(self._known(known(hand)), "yellow")
        if seat == s.first:
            head.append(f", {self.say('board-first')}", "yellow")
        if s.reign() == seat:
            head.append(f", {CROWN} {self.say('board-reigning')}", "yellow")
        return head

    def hand(self, held: list[Card], width: int) -> Iterator[Text]:
        """The own hand: cost, icon and text."""
        pack = self.state.pack
        yield Text(self.say("terminal-hand", count=len(held)), "bold")
        titles = {pack.name(card): card for card in held}
        for words, card in zip(totalled(map(pack.name, held)), titles.values(), strict=True):
            head = Text("  ") + padded(Text(words, "bold"), TITLE_WIDTH + 1)
            head.append_text(padded(shards(pack.labor_cost[card]), 3))
            yield from hanging(head, ability(pack, card, self.speaker), width, INDENT)

    # --- what goes on --------------------------------------------------------------------------

    def bargains(self, width: int) -> Iterator[Text]:
        """The Offer on the table and the list of promises."""
        if self.table["offer"] is not None:
            offer = self.speaker.say(offer_message(self.table["offer"]))
            label = Text(f"{self.say('terminal-offer')} ", "bold yellow")
            yield from wrapped(Text.assemble(label, self.names.colored(offer)), width)
        for line in promise_list(self.view, SETTLED):
            yield from wrapped(self.names.colored(self.speaker.say(line), "italic"), width)

    def going_on(self, width: int) -> Iterator[Text]:
        """The action in progress, what waits, the vote."""
        s, speaker = self.state, self.speaker
        for line in (*action_lines(s, self.names, speaker), *stack_lines(s.pack, s.stack, speaker)):
            yield from wrapped(line, width, 9)
        votes = vote_line(s, speaker)
        if votes is not None:
            yield votes
