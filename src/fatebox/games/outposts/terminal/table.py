"""The table of Outposts: the turn, each player's zones, your hand, what is going on.

A question that is about a part of the table shows that part alone (`SHOWN`); `full` shows everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.rules.play import income
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import DRAFT_PASSES
from fatebox.games.outposts.view.derived import is_pacified
from fatebox.kernel import Card, View
from fatebox.kernel.cards import known
from fatebox.kernel.messages import SeatName
from fatebox.terminal.layout import cut, flow, hanging, labelled, ruled
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .drawing import (
    CHANGED,
    INDENT,
    card_cell,
    card_line,
    card_name,
    card_text,
    creature_cells,
    crystals,
    post_head,
    together,
    upgrade_cells,
)
from .ending import ranking
from .names import Names
from .progress import progress_lines

TALL = 40
"""From this height on there is room for others again and again."""
STAGES = ("factions", "shard_counts", "decks")
"""The preparations before the Silver draft."""
OTHERS, SELF, HAND, HAND_TEXTS = "others", "self", "hand", "hand texts"
ALL = (OTHERS, SELF, HAND)
SHOWN: dict[str, tuple[str, ...]] = {
    "play_action": (OTHERS, SELF),  # the menu shows the hand
    "upgrade_place": (SELF,),
    "defend_assign": (SELF,),
    "reassign": (SELF,),
    "group_up": (OTHERS,),
    "exhaust_damage": (SELF,),
    "discard_forced": (SELF,),
    **dict.fromkeys(
        (
            "attack_assign", "assault_order", "attacker_damage", "defender_damage", "effect_target",
            "effect_mode", "opp_choice", "trigger_order", "upkeep_order", "ambush_order", "scry",
            "search_pick", "hand_pick", "rally_pick",
        ),
        (),
    ),
}  # fmt: skip
"""The parts of the table that each question needs; everybody else sees all of it."""


class Table:
    """The table, as wide as the terminal allows."""

    def __init__(self, view: View, pack: OutpostsPack, speaker: Speaker, *, full: bool = False) -> None:
        self.speaker, self.say = speaker, speaker.text
        self.full = full
        self.view = view
        self.seat: int | None = view["seat"]
        self.players: list[dict[str, Any]] = view["table"]["players"]
        self.names = Names(view, pack)
        self.state = OutpostsState.from_view(view, pack)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self.heading(width)
        if self.state.step == "setup":
            yield from self.preparations(width)
            return
        shown = self._shown(console.size.height >= TALL)
        for player in self._in_order():
            if (SELF if player.seat == self.seat else OTHERS) in shown:
                yield from self.side(player, width)
        if self.seat is not None and self.state.result is None:
            own = self.players[self.seat]["hand"]
            if HAND_TEXTS in shown and own:
                yield from self.hand_texts(own, width)
            elif HAND in shown and own:
                cells = together(card_cell(self.state.pack, card) for card in own)
                yield from labelled(self.say("board-label-hand"), cells, width)
        yield from progress_lines(self.state, self.names, width, self.speaker)
        if self.state.result is not None:
            yield ranking(self.names, self.state.result, self.speaker)

    def _shown(self, tall: bool) -> tuple[str, ...]:
        """The parts of the table that are shown; on a low screen others only once in a step."""
        s, decision = self.state, self.view["decision"]
        if self.full or decision is None:
            return (*ALL, HAND_TEXTS) if self.full else ALL
        prompt = decision["prompt"]
        if not tall and prompt == "play_action" and (s.discarded or s.sacrificed or s.fresh):
            return (SELF,)
        if not tall and prompt == "moves" and decision["group"]["chosen"]:
            return (SELF,)
        if prompt == "skip_step" and s.step == "second":
            return (HAND_TEXTS,)  # with the cards that were just drawn
        return SHOWN.get(prompt, ALL)

    def _in_order(self) -> list[Player]:
        """Clockwise from the left of the one who looks, who comes last, next to the hand."""
        first = 0 if self.seat is None else self.seat + 1
        seats = self.state.seats
        return [self.state.players[(first + i) % seats] for i in range(seats)]

    def heading(self, width: int) -> list[Text]:
        """Title, round, turn and step."""
        s, names, say = self.state, self.names, self.say
        if s.outcome:
            right = Text(say("terminal-end", round=s.round))
        elif s.step == "setup":
            stage = s.segment if s.segment in STAGES else "draft"
            number = min(s.draft_pass + 1, DRAFT_PASSES)
            right = Text(say("terminal-setup", stage=stage, number=number))
        else:
            turn = Text(say("terminal-turn", seat=SeatName(s.active)), names.style(s.active))
            right = Text.assemble(
                f"{say('terminal-round', round=s.round)}, ", turn, f", {say(f'terminal-step-{s.step}')}"
            )
        return ruled(Text("Outposts", "bold"), right, width)

    # --- before the game -----------------------------------------------------------------------

    def preparations(self, width: int) -> Iterator[Text]:
        """The factions, and the viewer's cards so far."""
        cells = []
        for seat in range(self.state.seats):
            you = f", {self.say('terminal-you')}" if seat == self.seat else ""
            cells.append(Text(f"{self.names.full(seat, self.speaker)}{you}", self.names.style(seat)))
        yield from labelled(self.say("terminal-players"), cells, width)
        if self.seat is None:
            return
        own = self.state.players[self.seat]
        if own.kept:
            label = "shards" if self.state.segment == "decks" else "kept"
            yield from labelled(
                self.say(f"terminal-{label}"), [card_cell(self.state.pack, card) for card in own.kept], width
            )

    # --- players -------------------------------------------------------------------------------

    def side(self, player: Player, width: int) -> Iterator[Text]:
        """One player: how things stand, then the Outposts with what is assigned to them, then the zones."""
        s, data = self.state, self.players[player.seat]
        yield from self._head(player, width)
        if player.out:
            return
        for bare, posts in groupby(zip(player.posts, data["posts"], strict=True), _is_bare):
            if bare:  # side by side
                yield from flow([post_head(s, post, self.speaker) for post, _ in posts], width, 2)
                continue
            for post, seen in posts:
                defenders = creature_cells(s, post.defenders, self.speaker)
                upgrades = upgrade_cells(s.pack, seen, self.speaker)
                head = post_head(s, post, self.speaker)
                first, *others = flow([head, *defenders, *upgrades], width - 4, 0)
                yield Text("  ") + first
                yield from (Text("    ") + line for line in others)
        for zone, cards in (("reserve", player.reserve), ("offense", player.offense)):
            if cards:
                yield from labelled(
                    f"  {self.say(f'terminal-{zone}')}",
                    creature_cells(s, cards, self.speaker),
                    width,
                    "italic",
                )
        if self.full:
            yield from self._texts(player, width)

    def _head(self, player: Player, width: int) -> list[Text]:
        """Name, Mana Crystals, mana and the sizes of piles on as few lines as they need."""
        s, data, seat = self.state, self.players[player.seat], player.seat
        name = Text.assemble(("▶ " if seat == s.active and s.result is None else "", "bold yellow"))
        name.append(self.names.full(seat, self.speaker), f"bold {self.names.style(seat)}")
        name.append(f", {self.say('terminal-you')}" if seat == self.seat else "", "dim")
        if player.out:
            return [name.append(f", {self.say('board-out')}", "red")]
        cells = [name, crystals(player.crystals, s.pack.crystal.to_win), self._mana(player)]
        cells += [
            Text(f"{self.say(f'terminal-pile-{pile}')} {len(data[pile])}", "" if len(data[pile]) else "red")
            for pile in ("hand", "deck", "discard")
        ]
        cells += self._notes(player)
        first, *others = flow(cells, width - 4, 0)
        return [first, *(Text("    ") + line for line in others)]

    def _mana(self, player: Player) -> Text:
        s = self.state
        if player.seat == s.active and s.step == "second" and s.segment != "second_step":
            return Text(self.say("terminal-mana", mana=player.mana), "bold cyan")
        return Text(self.say("terminal-income", mana=max(0, income(s, player) - player.tax)), "cyan")

    def _notes(self, player: Player) -> list[Text]:
        """Taxes and the like that await a player, and what the viewer knows of their cards."""
        s, data = self.state, self.players[player.seat]
        notes = []
        if player.tax:
            notes.append(Text(self.say("terminal-taxed", mana=player.tax), CHANGED))
        if is_pacified(s, player):
            notes.append(Text(self.say("board-pacified"), CHANGED))
        if not player.standing():
            notes.append(Text(self.say("terminal-exile"), "red"))
        if player.seat != self.seat and known(data["hand"]):
            held = totalled(map(s.pack.name, known(data["hand"])))
            notes.append(Text(f"{self.say('terminal-known')} {', '.join(held)}", "yellow"))
        coming = [card for card in data["deck"][:3] if card is not None]
        if player.seat == self.seat and data["deck"] and data["deck"][0] is not None:
            notes.append(Text(f"{self.say('terminal-next')} {', '.join(map(s.pack.name, coming))}", "yellow"))
        return notes

    def _texts(self, player: Player, width: int) -> Iterator[Text]:
        """The texts of a player's cards in play, each once."""
        pack = self.state.pack
        cards = player.creatures()
        for post in player.posts:
            cards = cards + post.upgrades + post.hidden
        for card in {pack.key[card]: card for card in cards}.values():
            if card_text(pack, card, self.speaker):  # else it is a plain creature
                head = Text.assemble("    ", card_name(pack, card), ": ")
                yield from hanging(
                    head, pack.text(pack.box.cards[card], self.speaker.language), width, INDENT, "dim"
                )

    def hand_texts(self, cards: list[Card], width: int) -> Iterator[Text]:
        """The own hand: cost, values and text."""
        pack = self.state.pack
        yield cut(Text(self.say("terminal-hand", cards=len(cards)), "bold"), width)
        names = [pack.key[card] for card in cards]
        for key, card in {pack.key[card]: card for card in cards}.items():
            yield from card_line(pack, card, Text("  "), width, self.speaker, names.count(key))


def _is_bare(pair: tuple[Post, dict[str, Any]]) -> bool:
    """Whether nothing is assigned to an Outpost."""
    post, _ = pair
    return not (post.defenders or post.upgrades or post.bills)
