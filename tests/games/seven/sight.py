"""Looking at a table of 7: what lies there, what must always be true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.games.seven import GAME
from fatebox.games.seven.effects.payment import Payment
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Player, Quest
from fatebox.games.seven.state.terms import COLORS, FREE, MARKERS, NEUTRAL
from fatebox.games.seven.view.labels import payment_label
from fatebox.kernel import Card, Option
from fatebox.kernel.messages import Message
from fatebox.text.speaker import Speaker
from tests.games import sight

from .lay import CLOSED, EMPTY, SEATS, spoken


class Sight(sight.Sight[SevenState]):
    """A match, with words for what can be seen."""

    game = GAME

    def words(self, option: Option) -> tuple[Any, ...]:
        """The arguments of an option; cards by name, payments as they are labelled."""
        if option[0] == "pay":
            return (self.say(payment_label(self.s, Payment(*option[1]))),)
        return super().words(option)

    def say(self, message: Message) -> str:
        """A message in English."""
        return Speaker.of(GAME, self.s.pack).say(message)

    def reasons(self, verb: str) -> list[str]:
        """The reasons why options with this verb are refused."""
        return [self.say(no.why) for no in self.refusals() if no.option[0] == verb]

    # --- what heroes have ------------------------------------------------------------------------

    def name(self, card: Card) -> str:
        """The name of a card in tests."""
        return spoken(self.s.pack, card)

    def find(self, name: str) -> Card:
        """The first card of this name."""
        return next(Card(i) for i in range(len(self.s.pack.box.keys)) if self.name(Card(i)) == name)

    def player(self, seat: int) -> Player:
        """All that a hero player has."""
        return self.s.players[seat]

    def gold(self, seat: int) -> int:
        """The gold of a hero."""
        return self.s.players[seat].gold

    def fame(self, seat: int) -> int:
        """The fame of a hero."""
        return self.s.players[seat].fame

    def might(self, seat: int) -> int:
        """The might of a hero."""
        return self.s.players[seat].might

    @property
    def mights(self) -> list[int]:
        """The might of all heroes, by seat."""
        return [player.might for player in self.s.players]

    def gifts(self, seat: int) -> str:
        """The gifts of a hero: `2 red 1 blue`."""
        return _gifts(self.s.players[seat].gifts)

    @property
    def pools(self) -> dict[str, int]:
        """The gifts that nobody has."""
        return dict(zip(COLORS, self.s.pools, strict=True))

    def characters(self, seat: int) -> str:
        """The characters of a hero, tapped ones marked."""
        player = self.s.players[seat]
        return " ".join(self.name(c) + "/tapped" * (c in player.tired) for c in player.characters)

    def elixirs(self, seat: int) -> str:
        """The elixirs of a hero."""
        return self.names(self.s.players[seat].elixirs)

    def buildings(self, seat: int) -> str:
        """The buildings of a hero, manned ones marked."""
        player = self.s.players[seat]
        return " ".join(self.name(c) + "/manned" * (c in player.manned) for c in player.buildings)

    def sins(self, seat: int) -> str:
        """The sins in a hand."""
        return self.names(self.s.players[seat].sins)

    def artifacts(self, seat: int) -> str:
        """The artifacts of a hero."""
        return self.names(self.s.players[seat].artifacts)

    # --- what lies on the boards -----------------------------------------------------------------

    @property
    def tavern(self) -> str:
        """The spaces of the tavern, left to right."""
        return self._board(self.s.tavern.spaces)

    @property
    def store(self) -> str:
        """The spaces of the store, left to right."""
        return self._board(self.s.store.spaces)

    def _board(self, spaces: Sequence[Any]) -> str:
        return " ".join(
            CLOSED if space.closed else self.name(space.card[0]) if space.card else EMPTY for space in spaces
        )

    def quest(self, name: str) -> Quest:
        """A quest on the board."""
        return self.s.quest(self.find(name))

    def marks(self, name: str) -> str:
        """The markers on a quest, space by space: `AB.n`."""
        return "".join({FREE: ".", NEUTRAL: "n"}.get(m) or SEATS[m] for m in self.quest(name).marks)

    def row(self, number: int) -> str:
        """The quests of row 1, 2 or 3."""
        return self.names([quest.card for quest in self.s.rows[number - 1]])

    # --- what is always true ---------------------------------------------------------------------

    def check(self) -> None:
        """Check what is true at every question: nothing is lost, nothing is below 0."""
        super().check()
        s = self.s
        assert self.cards == list(range(len(s.pack.box.keys))), "a card lies nowhere or twice"
        for color, copies in enumerate(s.pack.gift_copies):
            held = sum(player.gifts[color] for player in s.players)
            assert held + s.pools[color] == copies, f"{COLORS[color]} gifts are lost (SEV-DECK.11)"
        for quest in s.rows[1]:
            assert quest.free() or s.completing, "a quest of row 2 is full (SEV-QST.4)"
        for player in s.players:
            assert min(player.gold, player.fame, player.might, *player.gifts) >= 0
            assert set(player.tired) <= set(player.characters)
            assert set(player.manned) <= set(player.buildings)
            placed = sum(quest.marks.count(player.seat) for row in s.rows for quest in row)
            placed += s.portals.count(player.seat) + len(player.manned)
            assert player.markers + placed == MARKERS, "a marker is lost (SEV-TERM.5)"
            banners = [s.pack.banner[card] for card in player.characters]
            if player.hero:
                banners.append(s.pack.hero_banner[player.hero])
            assert player.banners == [banners.count(color) for color in range(len(COLORS))]


def _gifts(gifts: Sequence[int]) -> str:
    return " ".join(f"{n} {color}" for color, n in zip(COLORS, gifts, strict=True) if n)
