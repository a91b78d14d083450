"""Looking at a table of The Phantom: what lies there, what must always be true."""

from __future__ import annotations

from collections import Counter

from fatebox.games.phantom import GAME
from fatebox.games.phantom.rules.values import attack_damage, hand_limit, health, resource_limit
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import RESOURCES
from fatebox.kernel import Card
from tests.games import sight

from .lay import A, spoken

SHARED = ("row", "resolved", "missions", "objectives", "set_aside", "at_hand", "destiny", "box", "unseen",
          "rewards", "promos", "story", "turned_up", "lore", "shelf")  # fmt: skip
OWN = ("play", "hand", "deck", "discard", "injuries", "injury_deck", "left_out")


class Sight(sight.Sight[PhantomState]):
    """A match, with words for what can be seen."""

    game = GAME

    # --- what lies on the table ----------------------------------------------------------------

    def name(self, card: Card) -> str:
        """The name of a card in tests."""
        return spoken(self.s.pack, card)

    def find(self, name: str) -> Card:
        """The (first) card of this name, on the row if there is one."""
        piles = [getattr(self.s, where) for where in SHARED[:6]]
        piles += [getattr(each, where) for each in self.s.players for where in OWN]
        piles += [getattr(self.s, where) for where in SHARED[6:]]
        found: list[Card] = [card for pile in piles for card in pile if self.name(card) == name]
        assert found, f"no {name} is on the table"
        return found[0]

    def player(self, seat: int = A) -> Player:
        """The pieces of one player."""
        return self.s.players[seat]

    def zone(self, name: str) -> str:
        """The place of a card: `row`, `resolved`, `box`, `play`, `hand`, `discard`, `injuries`..."""
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

    @property
    def read(self) -> list[int]:
        """The Lore cards read since the table was laid."""
        return self.s.path

    def wounds(self, name: str) -> int:
        """The Wounds on an Enemy."""
        return self.s.wounds.get(self.find(name), 0)

    def health(self, name: str) -> int:
        """The health of an Enemy now."""
        return health(self.s, self.find(name))

    def attack(self, name: str) -> int:
        """The damage of an Enemy's attack."""
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

    # --- what is always true -------------------------------------------------------------------

    def check(self) -> None:
        """No card is lost or doubled; PHA-GEN.9, PHA-DEF.2, PHA-UNI.1 and R14 hold."""
        super().check()
        s = self.s
        assert set(s.wounds) <= set(s.enemies()), "Wounds lie on cards that are no Enemies on the row"
        assert set(s.tokens) <= set(s.shared()), "tokens lie on cards that are not in play"
        assert all(number >= 0 for kinds in s.tokens.values() for number in kinds.values())
        for each in s.players:
            assert min(each.resources.values()) >= 0
            assert set(each.exhausted) <= set(each.play)
            assert len(each.exhausted) == len(set(each.exhausted))
            uniques = Counter(s.pack.names[card] for card in each.play if s.face(card).unique)
            assert not uniques or max(uniques.values()) == 1
