"""Looking at a table of Outposts: what lies there, what must always be true."""

from __future__ import annotations

from typing import Any

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import POSTS, Player, Post
from fatebox.games.outposts.state.values import post_limit, post_stats, stats_of
from fatebox.kernel import Card
from tests.games import sight

from .lay import spoken


class Sight(sight.Sight[OutpostsState]):
    """A match, with words for what can be seen."""

    game = GAME

    def spoken(self, kind: str, word: Any) -> Any:
        """Cards by name, Outposts as `a1`."""
        return post_word(word) if kind == "post" else super().spoken(kind, word)

    # --- what lies on the table ----------------------------------------------------------------

    def name(self, card: Card) -> str:
        """The short name of a card."""
        return spoken(self.s.pack, card)

    def find(self, name: str) -> Card:
        """The (first) card of this name on the table."""
        found = [card for pile, _, _ in self.s.piles() for card in pile if self.name(card) == name]
        assert found, f"no {name} is on the table"
        return found[0]

    def player(self, seat: int) -> Player:
        """One player's side of the table."""
        return self.s.players[seat]

    def post(self, word: str) -> Post:
        """An Outpost: `b2` is the second one of B."""
        return self.s.players["abcdef".index(word[0])].posts[int(word[1]) - 1]

    def zone(self, name: str) -> str:
        """The place of a card: `reserve`, `offense`, `b2` (it defends it), `b2 up`, `b2 down`, `hand`..."""
        card = self.find(name)
        for each in self.s.players:
            for where in ("reserve", "offense", "hand", "deck", "discard", "aside", "kept", "held", "spare"):
                if card in getattr(each, where):
                    return where
            for place in each.posts:
                word = post_word(place.id)
                piles = {word: place.defenders, f"{word} up": place.upgrades, f"{word} down": place.hidden}
                for where, pile in piles.items():
                    if card in pile:
                        return where
        return "casting" if card in self.s.casting else "placing"

    def counters(self, seat: int) -> list[int]:
        """The counters on all Outposts of a player."""
        return [place.counters for place in self.s.players[seat].posts]

    def standing(self, seat: int) -> str:
        """The face-up Outposts of a player: `a1 a3`."""
        return " ".join(post_word(place.id) for place in self.s.players[seat].standing())

    def stats(self, name: str) -> tuple[int, int, int]:
        """Current Attack, Defense and Health of a creature in play."""
        return stats_of(self.s, self.find(name))

    def post_stats(self, word: str) -> tuple[int, int]:
        """Current Attack and Defense of an Outpost."""
        return post_stats(self.s, self.post(word))

    def bonus(self, name: str) -> tuple[int, int]:
        """The Attack and Defense that an upgrade gives to its Outpost, whatever its player has."""
        (effect,) = self.s.pack.post_bonus[self.find(name)]
        assert isinstance(effect.attack, int)
        assert isinstance(effect.defense, int)
        return effect.attack, effect.defense

    def limit(self, word: str) -> int:
        """The counters that destroy an Outpost."""
        return post_limit(self.s, self.post(word))

    def cost(self, name: str) -> int:
        """The printed cost of a card."""
        return self.s.pack.cost[self.find(name)]

    def effects(self, name: str) -> list[Any]:
        """All effects of a card, in their order."""
        return [
            effect
            for ability in self.s.pack.box.cards[self.find(name)].abilities
            for effect in ability.effects
        ]

    @property
    def mana(self) -> int:
        """The active player's mana."""
        return self.s.players[self.s.active].mana

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return self.names(self.s.players[seat].hand)

    def discard(self, seat: int) -> str:
        """The cards in a discard pile, the oldest first."""
        return self.names(self.s.players[seat].discard)

    # --- what others know ----------------------------------------------------------------------

    def side(self, seat: int, eye: int | None) -> dict[str, Any]:
        """One player's side of the table as a seat (None: a spectator) sees it; unknown cards are None."""
        side: dict[str, Any] = self.match.view(eye)["table"]["players"][seat]
        return side

    # --- what is always true -------------------------------------------------------------------

    def check(self) -> None:
        """No card is lost or doubled; the limits of OUT-GEN.8, OUT-ZONE.4, OUT-UPG.2, OUT-DRAW.13 hold."""
        super().check()
        for each in self.s.players:
            assert len(each.posts) <= POSTS
            assert min(each.mana, each.crystals, each.tax) >= 0
            for place in each.posts:
                assert place.counters >= 0
                assert len(place.defenders) <= 3
                assert len(place.upgrades) + len(place.hidden) <= 3
                assert len(place.hidden) == len(place.bills)


def post_word(number: int) -> str:
    """An Outpost in a word: `a1` is the first one of A."""
    return f"{'abcdef'[number // POSTS]}{number % POSTS + 1}"
