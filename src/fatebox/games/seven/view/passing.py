"""Passing on: the questions at which it is possible, and the concerns that stop it (SEV-FREE.2, R72).

Only what all can see counts here: neither a question nor its absence says anything about a hand.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.holdings import BuyElixir, Recruit
from fatebox.games.seven.rules.instants import BEFORE, FIRST, USE
from fatebox.games.seven.state.terms import COLORS, FREE, SIN_PILE
from fatebox.kernel import Card, View
from fatebox.kernel.messages import CardName, Message

PASSABLE = frozenset({BEFORE.id, FIRST.id})
"""Prompts at which one may pass on: windows before a step. After the phase all are asked (SEV-TURN.9)."""


def concerns(view: View, pack: SevenPack) -> dict[Hashable, Message]:
    """Things that a hero may lose by waiting: to another hero who takes them first, or to a cataclysm."""
    table, seat = view["table"], view["seat"]
    if view["decision"] is None:
        return {}
    window = _Window(table, seat, pack, view["decision"]["options"])
    return {("window", table["turn"], window.acting, *key): what for key, what in window.concerns()}


class _Window:
    """A window before a step, as one seat sees it."""

    def __init__(
        self, table: dict[str, Any], seat: int, pack: SevenPack, options: list[tuple[Any, ...]]
    ) -> None:
        self.table = table
        self.pack = pack
        self.options = options
        self.acting: int = table["order"][table["position"]]
        self.own_step = seat == self.acting
        self.rivals = [
            player
            for player in table["players"]
            if (player["seat"] != seat if self.own_step else player["seat"] == self.acting)
        ]
        """Heroes who may take something before this seat is asked again."""

    def concerns(self) -> Iterator[tuple[tuple[Hashable, ...], Message]]:
        """All reasons to use something now."""
        if not self.own_step:
            for card in self._waiting_buildings():
                yield (USE, card), Message("concern-use", card=CardName(card))
        for color in sorted(self._scarce()):
            yield ("gifts", color), Message("concern-gifts", color=COLORS[color])

    def _waiting_buildings(self) -> Iterator[Card]:
        """Manned buildings that may be worth less after this step: another hero could come first, or a
        cataclysm could ruin them. Unmanned ones and elixirs lose too little by waiting."""
        threat = self._cataclysm_threatens()
        for verb, *args in self.options:
            if verb == USE and (threat or self._contested(self.pack.box.cards[args[0]].special[0])):
                yield args[0]

    def _contested(self, special: Effect) -> bool:
        """Whether the acting hero could take a face-up card that this special rule could take."""
        hero = self.table["players"][self.acting]
        if isinstance(special, Recruit) and special.place == "tavern":
            return self._affords("tavern", hero["fame"])
        return isinstance(special, BuyElixir) and self._affords("store", hero["gold"])

    def _affords(self, board: str, money: int) -> bool:
        spaces = self.table[board]["spaces"]
        return any(self.pack.cost[card] <= money for space in spaces for card in space["card"])

    def _cataclysm_threatens(self) -> bool:
        """Whether the acting hero could play the seventh sin or finish the lowest row (SEV-CAT.1)."""
        hero = self.table["players"][self.acting]
        if hero["sins"] and len(self.table["sin_discard"]) == SIN_PILE - 1:
            return True
        free = sum(quest["marks"].count(FREE) for quest in self.table["rows"][0])
        return free == 1 and hero["markers"] > 0 and not hero["corrupted"]

    def _scarce(self) -> set[int]:
        """The colors of which an elixir of this hero would grant less after a rival has taken some."""
        pools = self.table["pools"]
        found = set()
        for verb, *args in self.options:
            if verb == "elixir":
                for color, amount in enumerate(self.pack.options[args[0]][args[1]][2]):
                    mine = min(amount, pools[color])
                    if mine and pools[color] - self._rivals_take(color) < mine:
                        found.add(color)
        return found

    def _rivals_take(self, color: int) -> int:
        """The most gifts of a color that a rival could take at once, with an elixir or in his step."""
        return max((amount for rival in self.rivals for amount in self._takes(rival, color)), default=0)

    def _takes(self, rival: dict[str, Any], color: int) -> Iterator[int]:
        if rival["seat"] == self.acting:
            for card in rival["characters"]:
                yield self.pack.grants[card][color]
        for card in rival["elixirs"]:
            yield from self._grants(card, rival["banners"], color)

    def _grants(self, elixir: Card, banners: list[int], color: int) -> Iterator[int]:
        """The gifts of a color in each option of an elixir that these banners allow (SEV-ELX.4)."""
        for banner, count, gifts in self.pack.options[elixir]:
            if not count or banners[banner] >= count:
                yield gifts[color]
