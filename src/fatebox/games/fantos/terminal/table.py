"""The table of Fate of Fantos: the turn, decks, Trials, the Pool, the Citadels, the own hand, what goes on.

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
from fatebox.games.fantos.state.terms import PHASES, SETUP
from fatebox.kernel import Card, View
from fatebox.kernel.cards import known
from fatebox.terminal.layout import cut, flow, hanging, labelled, padded, ruled, wrapped
from fatebox.text.speaker import Speaker
from fatebox.text.words import sentence, totalled

from .bargains import offer_words, promise_list
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
    short,
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
        self.speaker = speaker
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
            yield ranking(self.names, self.state.result)

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
        s, names = self.state, self.names
        if s.result is not None:
            right = Text(f"the end, after {s.turn} turns")
        elif s.phase == SETUP:
            right = Text.assemble("setup: ", (names.does(s.active, "hire"), names.style(s.active)))
        else:
            whose = Text(names.whose(s.active), names.style(s.active))
            phase = f"phase {s.phase} {PHASES[s.phase]}"
            right = Text.assemble(whose, f" turn {s.turn}, {phase}{self._window()}")
        return ruled(Text("Fate of Fantos", "bold"), right, width)

    def _window(self) -> str:
        s = self.state
        if s.parley is not None:
            return ", negotiation"
        return f", {s.windows[-1].kind}" if s.windows else ""

    def decks(self) -> Text:
        """The number of cards in each pile (FAN-HID.2)."""
        s, table = self.state, self.table
        trials = [len(block) for block in table["trial_deck"]]
        text = Text.assemble(
            ("Decks ", "bold"),
            f"Labor {len(table['labor_deck'])} and {len(s.labor_discard)} discarded, "
            f"Legacies {len(table['legacy_deck'])} and {len(s.legacy_discard)}, "
            f"Trials {sum(trials)}",
        )
        coming = [card for block in s.trial_deck for card in block]
        if coming:
            text.append(f" (you know {self.names.cards(coming)})", "yellow")
        return text

    def trials(self, width: int) -> Iterator[Text]:
        """The Trials in play, oldest first, and the one that was just revealed."""
        s, pack = self.state, self.state.pack
        for card in s.trials:
            yield from self._trial("Trial ", "bold", pack.box.cards[card], self._counters(card), width)
        for card in s.revealed:
            yield from self._trial("Revealed ", "bold yellow", pack.box.cards[card], "", width)

    def _trial(self, label: str, style: str, trial: TrialCard, more: str, width: int) -> list[Text]:
        head = Text.assemble((label, style), (f"{trial.name} ", "bold red"))
        return hanging(head, short(trial.text()) + more, width, INDENT)

    def _counters(self, card: Card) -> str:
        waiting = [seat for timer in self.state.timers if timer.card == card for seat in timer.waiting]
        return f" Still to act: {', '.join(map(self.names.who, waiting))}." if waiting else ""

    def pool(self, width: int) -> list[Text]:
        """The Legacy Pool with what each would cost the one who looks (FAN-HIR.4)."""
        s = self.state
        cells = [self._pool_cell(card) for card in s.pool]
        for card in self.table["pool_down"]:
            cells.append(
                Text("face down", "dim") if card is None else self._pool_cell(card) + Text(" (down)")
            )
        cells += [self._pool_cell(card) + Text(" (turned up)", "yellow") for card in s.turned_up]
        return labelled("Pool", cells, width) if cells else []

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
                yield from legacy_lines(s, legacy, width)
        elif roomy:
            for legacy in citadel.legacies:
                yield cut(legacy_lines(s, legacy, ENDLESS)[0], width)
        else:
            yield from flow([legacy_cell(s, legacy) for legacy in citadel.legacies], width, 2)

    def _citadel_head(self, citadel: Citadel) -> Text:
        s, seat = self.state, citadel.seat
        mat = self.names.mats[seat]
        head = Text().append("▶ " if seat == s.active and s.result is None else "", "bold yellow")
        head.append(mat.name, f"bold {self.names.style(seat)}")
        head.append(f" {mat.race.title()}{', you' if seat == self.seat else ''}", "dim")
        if not citadel.alive:
            return head.append(", eliminated", "red")
        hand = self.table["citadels"][seat]["hand"]
        head.append_text(
            Text.assemble(
                "  Reserve ",
                shards(citadel.reserve),
                " + ",
                shards(citadel.on_legacies()),
                f", hand {len(hand)}",
            )
        )
        if seat != self.seat and known(hand):
            head.append(f" (you know {self.names.cards(known(hand))})", "yellow")
        if seat == s.first:
            head.append(", First Citadel", "yellow")
        if s.reign() == seat:
            head.append(f", {CROWN} Reigning Tribute", "yellow")
        return head

    def hand(self, cards: list[Card], width: int) -> Iterator[Text]:
        """The own hand: cost, icon and text."""
        pack = self.state.pack
        yield Text(f"Your hand: {len(cards) or 'no'} card{'' if len(cards) == 1 else 's'}", "bold")
        titles = {pack.name(card): card for card in cards}
        for words, card in zip(totalled(map(pack.name, cards)), titles.values(), strict=True):
            head = Text("  ") + padded(Text(words, "bold"), TITLE_WIDTH + 1)
            head.append_text(padded(shards(pack.labor_cost[card]), 3))
            yield from hanging(head, ability(pack, card), width, INDENT)

    # --- what goes on --------------------------------------------------------------------------

    def bargains(self, width: int) -> Iterator[Text]:
        """The Offer on the table and the list of promises."""
        if self.table["offer"] is not None:
            yield Text.assemble(
                ("Offer ", "bold yellow"),
                self.names.colored(sentence(offer_words(self.names, self.table["offer"]))),
            )
        for line in promise_list(self.names, self.view, SETTLED):
            yield from wrapped(self.names.colored(sentence(line), "italic"), width)

    def going_on(self, width: int) -> Iterator[Text]:
        """The action in progress, what waits, the vote."""
        s, names = self.state, self.names
        for line in (*action_lines(s, names), *stack_lines(names, s.stack)):
            yield from wrapped(line, width, 9)
        votes = vote_line(s, names)
        if votes is not None:
            yield votes
