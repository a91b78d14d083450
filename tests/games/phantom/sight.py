"""Looking at a table of The Phantom: what is asked, what lies there, what must always be true."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from fatebox.games.phantom import GAME
from fatebox.games.phantom.pieces import Player
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.terms import RESOURCES
from fatebox.games.phantom.values import attack_damage, hand_limit, health, resource_limit
from fatebox.kernel import Card, Decision, Event, Match, Option, Options, Refusal, Result

from .lay import A, spoken

SHARED = ("row", "resolved", "missions", "objectives", "set_aside", "at_hand", "destiny", "box", "unseen",
          "rewards", "promos", "story", "turned_up", "lore", "shelf")  # fmt: skip
OWN = ("play", "hand", "deck", "discard", "injuries", "injury_deck", "left_out")


class Sight:
    """A match, with words for what can be seen, and all that was told since it began."""

    def __init__(self, s: PhantomState, options: Options, segment: str) -> None:
        self.events: list[Event] = []
        self.cards = cards_of(s)
        s.listener = self.events.append
        self.match = Match(GAME, options, 0, s, segment)
        self.check()

    @property
    def s(self) -> PhantomState:
        """The state."""
        return self.match.state

    # --- what is asked -------------------------------------------------------------------------

    def decision(self) -> Decision:
        """What is asked now."""
        assert self.match.decision is not None, "nothing is asked"
        return self.match.decision

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return None if self.match.decision is None else self.match.decision.seat

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return "" if self.match.decision is None else self.match.decision.prompt.id

    @property
    def options(self) -> list[Option]:
        """What may be answered now; nothing when the game is over."""
        return [] if self.match.decision is None else self.match.decision.options

    @property
    def offered(self) -> list[str]:
        """All that is offered now, in words: `play campfire`, `activate colt-45 0`, `combat`."""
        return [self.in_words(option) for option in self.options]

    @property
    def default(self) -> str:
        """What is answered when time runs out, in words."""
        return self.in_words(self.decision().default(self.s))

    def offers(self, verb: str, *words: Any) -> bool:
        """Whether an option that begins like this is offered now."""
        return any(self._fits(option, verb, words) for option in self.options)

    def refusals(self) -> list[Refusal]:
        """What the asked seat may not do, and why."""
        return GAME.refusals(self.s, self.decision().seat)

    def words(self, option: Option) -> tuple[Any, ...]:
        """The arguments of an option in words: cards by name."""
        kinds = GAME.verbs[option[0]]
        return tuple(
            self.name(word) if kind == "card" else word for kind, word in zip(kinds, option[1:], strict=True)
        )

    def in_words(self, option: Option) -> str:
        """An option in words."""
        return " ".join(map(str, (option[0], *self.words(option))))

    def _fits(self, option: Option, verb: str, words: Sequence[Any]) -> bool:
        return option[0] == verb and self.words(option)[: len(words)] == tuple(words)

    def __str__(self) -> str:
        return f"{self.prompt or 'nothing'} is asked of seat {self.asked}, offered: {self.offered}"

    # --- what lies on the table ----------------------------------------------------------------

    def name(self, card: Card) -> str:
        """What a card is called."""
        return spoken(self.s.pack, card)

    def names(self, cards: Sequence[Card]) -> str:
        """What some cards are called, in their order."""
        return " ".join(map(self.name, cards))

    def find(self, name: str) -> Card:
        """The (first) card of this name, on the row if there is one."""
        piles = [getattr(self.s, where) for where in SHARED[:6]]
        piles += [getattr(each, where) for each in self.s.players for where in OWN]
        piles += [getattr(self.s, where) for where in SHARED[6:]]
        found: list[Card] = [card for pile in piles for card in pile if self.name(card) == name]
        assert found, f"no {name} is on the table"
        return found[0]

    def player(self, seat: int = A) -> Player:
        """What one player has."""
        return self.s.players[seat]

    def zone(self, name: str) -> str:
        """Where a card lies: `row`, `resolved`, `box`, `play`, `hand`, `discard`, `injuries`..."""
        card = self.find(name)
        for where in SHARED:
            if card in getattr(self.s, where):
                return where
        return next(where for each in self.s.players for where in OWN if card in getattr(each, where))

    @property
    def row(self) -> str:
        """The row from left to right, Wounds after a colon: `foe-2:1 python`."""
        wounds = self.s.wounds
        return " ".join(
            self.name(card) + (f":{wounds[card]}" if wounds.get(card) else "") for card in self.s.row
        )

    @property
    def resolved(self) -> str:
        """The Resolved pile from the top."""
        return self.names(self.s.resolved)

    def wounds(self, name: str) -> int:
        """The Wounds on an Enemy."""
        return self.s.wounds.get(self.find(name), 0)

    def health(self, name: str) -> int:
        """What it takes to defeat an Enemy now."""
        return health(self.s, self.find(name))

    def attack(self, name: str) -> int:
        """What an Enemy's attack deals."""
        return attack_damage(self.s, self.find(name))

    def tokens(self, kind: str, on: str = "mission") -> int:
        """The tokens of a kind on the Mission or a named card."""
        card = self.s.missions[0] if on == "mission" else self.find(on)
        return self.s.tokens.get(card, {}).get(kind, 0)

    def resources(self, seat: int = A) -> str:
        """The resources of a player: `GGS`."""
        held = self.player(seat).resources
        return "".join(symbol * held[symbol] for symbol in RESOURCES)

    def play_area(self, seat: int = A) -> str:
        """The cards in a Play area, the oldest first; exhausted ones in brackets: `guran (colt-45)`."""
        each = self.player(seat)
        return " ".join(
            f"({self.name(card)})" if card in each.exhausted else self.name(card) for card in each.play
        )

    def hand(self, seat: int = A) -> str:
        """The cards in a hand."""
        return self.names(self.player(seat).hand)

    def deck(self, seat: int = A) -> str:
        """A Player deck from the top."""
        return self.names(self.player(seat).deck)

    def discard(self, seat: int = A) -> str:
        """A Discard pile from the top."""
        return self.names(self.player(seat).discard)

    def injuries(self, seat: int = A) -> str:
        """The face up Injuries of a player, the oldest first."""
        return self.names(self.player(seat).injuries)

    def damage(self, seat: int = A) -> int:
        """The damage that a player has taken since the table was laid."""
        return self.player(seat).damage

    def limits(self, seat: int = A) -> tuple[int, int]:
        """The hand limit and the resource limit of a player."""
        return hand_limit(self.s, self.player(seat)), resource_limit(self.s, self.player(seat))

    @property
    def result(self) -> Result:
        """How the adventure ended."""
        assert self.match.result is not None, "the game goes on"
        return self.match.result

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """What was told of this kind since the beginning."""
        return [event.args for event in self.events if event.kind == kind]

    # --- what others know ----------------------------------------------------------------------

    def view(self, eye: int | None) -> str:
        """All that a seat (None: a spectator) may know now, byte for byte."""
        return json.dumps(self.match.view(eye), sort_keys=True)

    # --- what is always true -------------------------------------------------------------------

    def check(self) -> None:
        """No card is lost or doubled; PHA-GEN.9, PHA-DEF.2, PHA-UNI.1 and R14 hold."""
        s = self.s
        assert cards_of(s) == self.cards, "a card lies nowhere or twice"
        assert set(s.wounds) <= set(s.enemies()), "Wounds lie on cards that are no Enemies on the row"
        assert set(s.tokens) <= set(s.shared()), "tokens lie on cards that are not in play"
        assert all(number >= 0 for kinds in s.tokens.values() for number in kinds.values())
        for each in s.players:
            assert min(each.resources.values()) >= 0
            assert set(each.exhausted) <= set(each.play)
            assert len(each.exhausted) == len(set(each.exhausted))
            uniques = Counter(s.pack.names[card] for card in each.play if s.face(card).unique)
            assert not uniques or max(uniques.values()) == 1


def cards_of(s: PhantomState) -> list[Card]:
    """All cards on the table, sorted."""
    return sorted(card for pile, _, _ in s.piles() for card in pile)
