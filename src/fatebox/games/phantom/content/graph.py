"""The story of an adventure as a graph: which Lore card can lead to which, and that it can be won and lost.

A node is a Lore card together with the Mission and the Objectives that are then in play. It leads on by its
own instruction to read another one, or by whatever Mission and Objectives say is read when a condition comes
true; a condition counts only if something in play, or dealt before, can make it true.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fatebox.games.phantom.effects.lore import (
    LoseAdventure,
    MakeActive,
    PlaceCard,
    ReadNext,
    ReturnCards,
    Win,
)
from fatebox.games.phantom.effects.numbers import DefeatedTest, TokensTest
from fatebox.games.phantom.effects.parts import parts
from fatebox.games.phantom.effects.tokens import Lose, MoveTokens, OnTokens, PutTokens, ReadLore
from fatebox.games.phantom.effects.words import roman
from fatebox.games.phantom.state.terms import LEVELS
from fatebox.kernel import ContentError

from .designs import AnyCard, Design, LoreCard, used_at

WIN = "win"
LOSS = "loss"
Table = tuple[str, frozenset[str]]
"""The Mission and the Objectives that a Lore card leaves in play, by name."""
Node = tuple[int, Table]


class Story:
    """The graph of an adventure on one level."""

    def __init__(self, cards: Sequence[AnyCard], level: int) -> None:
        self.level = level
        self.lore = {card.lore: card for card in cards if isinstance(card, LoreCard)}
        self.cards = cards
        self.sides = {
            card.name: Design(card, level)
            for number, card in enumerate(cards, 1)
            if used_at(card.level_of(number - card.number), level)
        }
        self.edges: dict[Node, set[Node | str]] = {}
        """The next steps of each Lore card, with the cards that it leaves in play."""
        self._explore((1, ("", frozenset())))

    def _explore(self, first: Node) -> None:
        waiting = [first]
        while waiting:
            node = waiting.pop()
            if node not in self.edges:
                self.edges[node] = set(self._next(node))
                waiting += [n for n in self.edges[node] if not isinstance(n, str)]

    def _next(self, node: Node) -> Iterator[Node | str]:
        """The ways on from a Lore card, read with this Mission and these Objectives in play."""
        lore, (mission, objectives) = node
        for step in self.lore[lore].steps:
            if isinstance(step, Win | LoseAdventure):
                yield WIN if isinstance(step, Win) else LOSS
                return
            if isinstance(step, ReadNext):
                yield from ((k, (mission, objectives)) for k in step.lore)
                return
            if isinstance(step, ReturnCards):
                objectives = objectives.difference(step.names)
            if isinstance(step, PlaceCard):
                objectives = objectives | {self.cards[step.card - 1].name}
            if isinstance(step, MakeActive):
                mission = self.cards[step.missions[0] - 1].name
        table = (mission, objectives)
        for effect in self._endings(table):
            yield (effect.lore, table) if isinstance(effect, ReadLore) else LOSS

    def _endings(self, table: Table) -> Iterator[ReadLore | Lose]:
        """The Lore cards, or the loss, that this Mission and these Objectives in play can lead to."""
        mission, objectives = table
        present = [self.sides[name] for name in (mission, *sorted(objectives)) if name]
        for side in present:
            for ability in side.abilities:
                possible = all(
                    not isinstance(test, TokensTest | DefeatedTest)
                    or self._can_hold(test, side, table, present)
                    for test in ability.tests
                )
                if possible:
                    yield from (p for _, p in parts(ability.effects) if isinstance(p, ReadLore | Lose))

    def _can_hold(
        self, test: TokensTest | DefeatedTest, side: Design, table: Table, present: Sequence[Design]
    ) -> bool:
        """Whether something in play can bring about what a test asks for."""
        mission, objectives = table
        if isinstance(test, DefeatedTest):
            return test.name in objectives
        where = _place(test.on, side, mission)
        if where not in (mission, *objectives):
            return False
        for source in present:
            for _, part in parts(source.abilities):
                if isinstance(part, OnTokens) and part.kind == test.kind:
                    puts = isinstance(part, PutTokens) and _place(part.on, source, mission) == where
                    puts = puts or (
                        isinstance(part, MoveTokens) and _place(part.to, source, mission) == where
                    )
                    takes = not isinstance(part, PutTokens) and _place(part.on, source, mission) == where
                    if puts if test.at_least is not None else takes:
                        return True
        return False

    def reach(self, node: Node) -> set[Node | str]:
        """Everything that can come after a Lore card."""
        found: set[Node | str] = set()
        waiting: list[Node] = [node]
        while waiting:
            for following in self.edges[waiting.pop()]:
                if following not in found:
                    found.add(following)
                    if not isinstance(following, str):
                        waiting.append(following)
        return found


def _place(where: str, side: Design, mission: str) -> str:
    return {"mission": mission, "self": side.name}.get(where, where)


def check_graph(set_: str, cards: Sequence[AnyCard]) -> None:
    """Every Lore card comes up on some way; from each that ends nothing, the adventure can go both ways."""
    for level, name in enumerate(LEVELS):
        story = Story(cards, level)
        for lore in story.lore:
            nodes = [node for node in story.edges if node[0] == lore]
            where = f"cards/{set_}.toml: Lore {roman(lore)}, {name}"
            if not nodes:
                raise ContentError(f"{where}: nothing leads to it")
            for node in nodes:
                ahead = story.reach(node)
                ends = story.edges[node] & {WIN, LOSS}
                for end in (WIN, LOSS):
                    if end not in ahead and not (ends and len(story.edges[node]) == 1):
                        raise ContentError(f"{where}: no {end} can come after it")
