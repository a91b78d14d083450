"""The menu: numbered options, grouped by what they are about, and what is not possible, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.rules.decks import ready_decks
from fatebox.games.outposts.rules.play import DOWN
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import POSTS
from fatebox.games.outposts.state.terms import DECK_SIZE, DEFENSE, FACTIONS, OFFENSE, RESERVE
from fatebox.games.outposts.state.values import post_limit
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import Card, Option
from fatebox.kernel.messages import SeatName
from fatebox.terminal import menus
from fatebox.terminal.layout import flow, hanging, number, padded
from fatebox.terminal.menus import PLAIN, Section, refusals_by_reason, under_headings

from .actions import action_lines
from .drawing import (
    HIDDEN_STYLE,
    card_cell,
    card_line,
    card_name,
    creature_cell,
    creature_cells,
    hidden_words,
    names_of,
    post_head,
    zone_name,
    zone_word,
)
from .names import Names, letter
from .shares import share_lines

TALL = 40
"""From this height on there is room for all that the cards of the hand say."""
CREATURES = ("target", "doom", "rally", "join", "withdraw")
CARDS = ("keep", "drop", "bottom", "next", "take")
"""Options that have lines of their own, with all that the card says."""
REFUSING = ("moves", "attack_assign")
"""Questions at which one may wonder why something is not offered."""
PLAYERS = ("opponent", "spoils_of")
OTHER = "other"


class Menu(menus.Menu[OutpostsPack]):
    """The options of a decision with their numbers."""

    @cached_property
    def state(self) -> OutpostsState:
        """The table as the seat sees it."""
        return OutpostsState.from_view(self.view, self.pack)

    @cached_property
    def names(self) -> Names:
        """Names of seats and cards for this seat."""
        return Names(self.view, self.pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        group, prompt = self.decision["group"], self.decision["prompt"]
        if prompt == "play_action":
            tall = console.size.height >= TALL
            state, numbers = self.state, self.numbers
            yield from action_lines(state, self.seat, numbers, self.refusals, width, self.speaker, roomy=tall)
            return
        if group is not None and group["kind"] == "share":
            yield from share_lines(self.state, self.seat, group, self.numbers, width, self.speaker)
        elif prompt == "moves":
            yield from self.moves(width)
        else:
            yield from self.subject(width)
            yield from self.sections(width)
        if prompt in REFUSING:
            yield from refusals_by_reason(self.refusals, self.speaker)

    # --- questions of their own kind -----------------------------------------------------------

    def subject(self, width: int) -> Iterator[Text]:
        """The subject of the question, where it says only `it`."""
        s, prompt = self.state, self.decision["prompt"]
        if prompt in ("defend_assign", "reassign"):
            yield creature_cell(s, Card(next(iter(self.numbers))[1]), self.speaker)
        elif prompt == "group_up":
            leads = names_of(creature_cells(s, s.groups[-1], self.speaker))
            yield from flow([self._group(len(s.groups)), leads], width, 0)
        elif prompt == "attack_assign" and len(s.groups) > 1:
            current = next(option[1] for option in self.numbers if option[0] == "hold")
            group = names_of(creature_cells(s, s.groups[current], self.speaker))
            yield from flow([self._group(current + 1), group], width, 0)
        elif prompt == "assault_order":
            for _, number_ in self.numbers:
                group = names_of(creature_cells(s, s.groups[number_], self.speaker))
                yield from flow([self._group(number_ + 1), group], width, 0)
        elif prompt == "upgrade_place":
            (card,) = s.players[self.seat].placing
            yield from card_line(self.pack, card, Text(), width, self.speaker)

    def _group(self, number_: int) -> Text:
        return Text(f"{self.speaker.text('board-group', number=number_)}:", "bold")

    def moves(self, width: int) -> Iterator[Text]:
        """Each creature with its moves, by the zone it is in (OUT-WAR.1)."""
        by_card: dict[Card, list[tuple[Option, int]]] = {}
        others = []
        for option, n in self.numbers.items():
            if option[0] == "move":
                by_card.setdefault(option[1], []).append((option, n))
            else:
                others.append(Text.assemble(number(n), " ", self.speaker.text(f"terminal-moves-{option[0]}")))
        yield from flow(others, width, 0)
        zones: dict[Section, list[Text]] = {}
        for card, moves in by_card.items():
            cell = creature_cell(self.state, card, self.speaker)
            here, where = zone_name(self.state, card), zone_word(self.state, card, self.speaker)
            for (_, _, zone), n in moves:
                stays = zone == DEFENSE and here not in (RESERVE, OFFENSE)
                cell.append(" ").append_text(number(n))
                cell.append(f" {self.speaker.text(f'terminal-to-{OTHER if stays else zone}')}")
            zones.setdefault((where, "italic"), []).append(cell)
        yield from under_headings(zones, width)

    # --- options by what they are about --------------------------------------------------------

    def sections(self, width: int) -> Iterator[Text]:
        """Options that belong together on lines of their own."""
        found: dict[Section, list[Text]] = {PLAIN: []}
        lines: list[Text] = []
        shown: set[str] = set()
        for option, n in self.numbers.items():
            own_lines = self._lines(option, n, width)
            if own_lines is not None:
                lines += own_lines
                continue
            section, cell = self._cell(option)
            alike = f"{section[0]} {cell.plain}"
            if self.decision["group"] is None and alike in shown:
                continue  # two of a kind: one number is enough
            shown.add(alike)
            found.setdefault(section, []).append(Text.assemble(number(n), " ", cell))
        yield from flow(found.pop(PLAIN), width, 0)
        yield from lines
        yield from under_headings(found, width)

    def _lines(self, option: Option, n: int, width: int) -> list[Text] | None:
        """The lines of an option that needs them; None if a cell is enough."""
        head, pack = padded(number(n), 4) + Text(" "), self.pack
        match option:
            case (verb, card, *_) if verb in CARDS:
                return card_line(pack, Card(card), head, width, self.speaker)
            case ("spoil", _, key):
                return card_line(pack, pack.copies[key][0], head, width, self.speaker)
            case ("faction", key):
                head += padded(
                    Text(self._faction(key), "bold"), 2 + max(map(len, map(self._faction, FACTIONS)))
                )
                return hanging(head, self.speaker.text(f"about-{key}"), width, 5)
            case ("deck", key):
                own = self.state.players[self.seat]
                cards = ready_decks(pack, own.faction, own.owns, DECK_SIZE - own.shards)[key]
                words = ", ".join(f"{number} {pack.designs[card].name}" for card, number in cards.items())
                return hanging(head + Text(f"{self.labels[option]}: ", "bold"), words, width, 5)
            case ("mode", _):
                return hanging(head, self.labels[option], width, 5)
            case ("attack", group, post):
                return self._assault(head, group, post, width)
            case ("resolve", group):
                target = self.state.targets[group]
                assert target is not None
                return self._assault(head, group, target, width, own=True)
        return None

    def _faction(self, key: str) -> str:
        return self.speaker.text(f"word-{key}")

    def _assault(self, head: Text, group: int, post_id: int, width: int, own: bool = False) -> list[Text]:
        """A group's assault with what would come of it as the table lies."""
        s, post = self.state, self.state.post(post_id)
        if own:
            head = head + Text(f"{self.speaker.text('terminal-group-on', number=group + 1)} ")
        place = self.names.place(post_id, self.speaker)
        head.append_text(padded(Text(place, self.names.style(post.owner)), 11))
        if not (post.standing and s.groups[group]):
            return [head.append(f" {self.speaker.text('terminal-no-assault')}", "dim")]
        head.append_text(padded(Text(f"{post.counters}/{post_limit(s, post)}", "dim"), 6))
        defenders = names_of(creature_cells(s, post.defenders, self.speaker))
        forecast = clash(s, group, post)
        style = "bold green" if forecast.fells else "" if forecast.remaining else "red"
        lines = hanging(head, self.speaker.say(forecast.message()), width, head.cell_len, style)
        if defenders and lines[-1].cell_len + 2 + defenders.cell_len <= width:
            lines[-1].append("  ").append_text(defenders)
        return lines

    def _cell(self, option: Option) -> tuple[Section, Text]:
        """An option in short, and the section to which it belongs."""
        s = self.state
        match option:
            case (verb, card) if verb in CREATURES:
                return self._creature(verb, Card(card))
            case (verb, seat) if verb in PLAYERS:
                return PLAIN, self._player(seat)
            case ("target_post", post) | ("defend", _, post):
                return self._owner(post // POSTS), self._post(post)
            case ("place", post, side):
                return (letter(post), "bold"), Text(
                    self.speaker.text(f"terminal-{side}"), HIDDEN_STYLE if side == DOWN else ""
                )
            case ("raze", post, place):
                return self._owner(post // POSTS), self._upgrade(post, place)
            case ("hold", _):
                return PLAIN, Text(self.speaker.text("terminal-hold", groups=len(s.groups)))
            case ("shards", n):
                return PLAIN, Text(self.labels[option])
            case ("batter", post, n):
                return PLAIN, self._points(post, n)
        return PLAIN, Text(self.labels[option])

    def _owner(self, seat: int) -> Section:
        return self.speaker.text("terminal-owner", seat=SeatName(seat)), self.names.style(seat)

    def _creature(self, verb: str, card: Card) -> tuple[Section, Text]:
        """A creature under its owner, with its place."""
        place = zone_word(self.state, card, self.speaker)
        if verb == "withdraw":
            return PLAIN, Text(self.speaker.text("board-withdraw"))
        if not place:
            return PLAIN, card_cell(self.pack, card)
        where = f" ({place})" if verb in ("target", "doom") else ""
        owner = self._owner(self.state.controller(card).seat) if verb == "target" else PLAIN
        return owner, creature_cell(self.state, card, self.speaker).append(where, "dim")

    def _player(self, seat: int) -> Text:
        player, data = self.state.players[seat], self.view["table"]["players"][seat]
        name = Text(self.names.full(seat, self.speaker), self.names.style(seat))
        held = self.speaker.text("terminal-player", crystals=player.crystals, hand=len(data["hand"]))
        return Text.assemble(name, (f" ({held})", "dim"))

    def _post(self, number_: int) -> Text:
        """An Outpost with the number of its defenders."""
        s, post = self.state, self.state.post(number_)
        many = len(post.defenders)
        defenders = f" ({self.speaker.text('terminal-defenders', count=many)})" if many else ""
        return post_head(s, post, self.speaker).append(defenders, "dim")

    def _upgrade(self, number_: int, place: int) -> Text:
        """An upgrade on an Outpost; face-down ones stay nameless (OUT-INFO.5)."""
        data = self.view["table"]["players"][number_ // POSTS]["posts"][number_ % POSTS]
        upgrades = data["upgrades"]
        if place < len(upgrades):
            name = card_name(self.pack, upgrades[place])
        else:
            hidden = place - len(upgrades)
            words = hidden_words(self.pack, data["hidden"][hidden], data["bills"][hidden][0], self.speaker)
            name = Text(words, HIDDEN_STYLE)
        return Text.assemble(name, f" {self.speaker.text('terminal-on')} {letter(number_)}")

    def _points(self, number_: int, points: int) -> Text:
        """Points on the Outpost that is attacked, with what they come to (OUT-ASLT.7)."""
        s, post = self.state, self.state.post(number_)
        assert s.assault is not None
        if not points:
            return Text(self.speaker.text("board-batter-none"))
        if points < s.assault.remaining:
            return Text(self.speaker.text("terminal-only", points=points))
        counters, limit = post.counters + points + s.assault.siege, post_limit(s, post)
        key = "board-batter-falls" if counters >= limit else "board-batter-some"
        return Text(self.speaker.text(key, points=points, reached=counters, limit=limit))
