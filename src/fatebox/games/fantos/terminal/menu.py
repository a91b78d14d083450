"""The options with their numbers, Legacies under their owners; and the refusals with their reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import LaborCard, TrialCard
from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import ROLL, WAR
from fatebox.kernel import PASS, Card, Option
from fatebox.kernel.messages import key_of, seats
from fatebox.terminal import menus
from fatebox.terminal.layout import flow, hanging, labelled, number, padded
from fatebox.terminal.menus import PLAIN, Section, refusals_by_reason, under_headings

from .drawing import (
    INDENT,
    NAME_WIDTH,
    SHARD,
    ability,
    card_name,
    legacy_cell,
    printed_stats,
    shards,
    trial_text,
    who,
)
from .names import Names

ABOUT_SEATS = ("name", "to", "attack")
AMOUNT = "amount"
LINES = ("hire", "revive")
"""Options that have lines of their own, with all that the card says."""
ABOUT_CARDS = (
    "task", "pay", "choose", "nominate", "challenge", "free", "remove", "next", "recover", "discard",
    "give-card",
)  # fmt: skip


class Menu(menus.Menu[FantosPack]):
    """The options of a decision with their numbers."""

    @cached_property
    def state(self) -> FantosState:
        """The table as the seat sees it."""
        return FantosState.from_view(self.view, self.pack)

    @cached_property
    def names(self) -> Names:
        """Names of seats and cards for this seat."""
        return Names(self.view, self.pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        group = self.decision["group"]
        if group is not None and group["kind"] == "share":
            yield from self.share(width, group["items"], dict(group["chosen"]))
        else:
            yield from self.sections(width)
        if PASS in self.numbers:  # at later steps of a play it is too late to wonder
            yield from refusals_by_reason(self.refusals, self.speaker)

    def share(self, width: int, items: Sequence[int], given: Mapping[int, int]) -> Iterator[Text]:
        """To whom amounts go, in the order in which they are typed (FAN-WAR.11, FAN-TRB.10)."""
        verb, current = next(iter(self.numbers))[:2]
        cells = []
        for item in items[items.index(current) :]:
            if verb == "charge-reserve":
                cells.append(self._seat(item))
            else:
                legacy = self.state.legacy(Card(item))
                cells.append(
                    card_name(self.state.pack, Card(item))
                    if legacy is None
                    else legacy_cell(self.state, legacy, self.speaker)
                )
        yield from labelled(self.speaker.text("terminal-in-order"), cells, width)
        least, most = min(self.numbers.values()), max(self.numbers.values())
        yield Text(self.speaker.text("terminal-first-amount", least=least, most=most), "dim")

    def sections(self, width: int) -> Iterator[Text]:
        """Options that belong together on lines of their own."""
        found: dict[Section, list[Text]] = {PLAIN: []}
        lines = []
        shown: set[str] = set()
        for option, n in self.numbers.items():
            if option[0] in LINES:
                lines += self._card_lines(option, n, width)
                continue
            section, cell = self._cell(option)
            alike = f"{section[0]} {cell.plain}"
            if option[0] != AMOUNT and self.decision["group"] is None and alike in shown:
                continue  # two copies of a Labor card: one number is enough
            shown.add(alike)
            found.setdefault(section, []).append(Text.assemble(number(n), " ", cell))
        yield from flow(found.pop(PLAIN), width, 0)
        yield from lines
        yield from under_headings(found, width)

    def _cell(self, option: Option) -> tuple[Section, Text]:
        """An option in short, and the section to which it belongs."""
        verb = option[0]
        if verb == "use":
            return PLAIN, Text.assemble(self.labels[option], self._conditions(option[1]))
        if option == ("declare", WAR):
            return PLAIN, Text(self.speaker.text("terminal-war", targets=seats(targets(self.state))))
        if verb == AMOUNT:
            return PLAIN, Text()  # its number says it
        if verb in ABOUT_SEATS:
            return PLAIN, self._seat(option[1])
        if verb == "die":
            return self._die(option[1], option[2])
        card = self._card_of(option)
        return (PLAIN, Text(self.labels[option])) if card is None else self._card(card)

    def _card_of(self, option: Option) -> Card | None:
        """The card that an option is about, if it is about nothing else."""
        if option[0] in ABOUT_CARDS:
            return Card(option[1])
        return Card(option[2]) if option[0] == "boost" else None

    def _card(self, card: Card) -> tuple[Section, Text]:
        """A Legacy under its owner; any other card by its name."""
        legacy = self.state.legacy(card)
        if legacy is not None:
            heading = who(self.speaker, legacy.seat)
            return (heading, self.names.style(legacy.seat)), legacy_cell(self.state, legacy, self.speaker)
        definition = self.state.pack.box.cards[card]
        if isinstance(definition, LaborCard):
            return PLAIN, self._labor(card)
        if isinstance(definition, TrialCard):
            return PLAIN, Text.assemble(
                (definition.name, "bold red"), f" {trial_text(definition, self.speaker)}"
            )
        return PLAIN, Text.assemble(
            card_name(self.state.pack, card), " ", printed_stats(self.state.pack, card)
        )

    def _labor(self, card: Card) -> Text:
        return Text.assemble(self.state.pack.name(card), " ", shards(self.state.pack.labor_cost[card]))

    def _conditions(self, source: Card) -> Text:
        """The condition of an ability, of a Legacy or of attached Labor."""
        usage = self.state.pack.ability[source]
        assert usage is not None
        words = [self.speaker.text("terminal-task")] * usage.task + [f"{usage.spend}{SHARD}"] * bool(
            usage.spend
        )
        words += [self.speaker.text("terminal-discard")] * usage.discard
        return Text(f" ({', '.join(words)})" if words else "", "dim")

    def _seat(self, seat: int) -> Text:
        name = Text(who(self.speaker, seat), self.names.style(seat))
        return Text.assemble(name, " ", shards(self.state.citadels[seat].reserve))

    def _die(self, side: int, place: int) -> tuple[Section, Text]:
        action = self.state.window_action(ROLL)
        assert action is not None
        seat, part = action.sides[side].seat, action.sides[side].parts[place]
        alone = Text(self.speaker.text("terminal-die-alone"))
        name = alone if part.card is None else card_name(self.state.pack, part.card)
        return (who(self.speaker, seat), self.names.style(seat)), Text.assemble(name, f" [{part.die}]")

    def _card_lines(self, option: Option, n: int, width: int) -> list[Text]:
        """A Legacy with its price for this Citadel, its Stats and what it can do."""
        s, card = self.state, Card(option[1])
        own = price(s, s.citadels[self.seat], card, s.hire_aid if option[0] == "hire" else 0)
        cost = s.pack.hiring_cost[card]
        paid = f"{own}{SHARD}"
        if own != cost:
            paid = self.speaker.text("terminal-price", price=paid, cost=cost)
        race = self.speaker.text(key_of("word", s.pack.race[card]))
        head = Text.assemble(number(n), " ", padded(card_name(s.pack, card), NAME_WIDTH + 1))
        head.append_text(padded(Text(race, "dim"), 12))
        head.append_text(padded(Text(paid, "cyan"), 8)).append_text(printed_stats(s.pack, card)).append(" ")
        return hanging(head, ability(s.pack, card, self.speaker), width, INDENT)
