"""Looking at a table of Fate of Fantos: what lies there, what must always be true."""

from __future__ import annotations

from typing import Any

from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Citadel, Legacy
from fatebox.games.fantos.state.terms import BOX_SHARDS, SETUP
from fatebox.kernel import Card, Option
from tests.games import sight


class Sight(sight.Sight[FantosState]):
    """A match, with words for what can be seen."""

    game = GAME

    # --- windows -------------------------------------------------------------------------------

    @property
    def in_window(self) -> bool:
        """Whether somebody is asked for an item."""
        return self.prompt.startswith("window.")

    @property
    def window(self) -> str:
        """The window in which somebody is asked now; nothing if none is."""
        return self.s.windows[-1].kind if self.in_window else ""

    def _ends(self, option: Option, words: tuple[Any, ...]) -> bool:
        spoken = (option[0], *self.words(option))
        return spoken[-len(words) :] == words

    def __str__(self) -> str:
        where = f" in {self.s.windows[-1].kind}" if self.s.windows else ""
        return f"{self.prompt or 'nothing'} of seat {self.asked}{where}, offered: {self.offered}"

    # --- what lies on the table ----------------------------------------------------------------

    def name(self, card: Card) -> str:
        """The key of a card; copies of one title have one name."""
        return self.s.pack.title[card]

    def citadel(self, seat: int) -> Citadel:
        """The Citadel of one player."""
        return self.s.citadels[seat]

    def reserve(self, seat: int) -> int:
        """The Reserve of a Citadel."""
        return self.s.citadels[seat].reserve

    @property
    def reserves(self) -> list[int]:
        """All Reserves."""
        return [each.reserve for each in self.s.citadels]

    def hand(self, seat: int) -> str:
        """The titles in a hand."""
        return self.names(self.s.citadels[seat].hand)

    def tableau(self, seat: int) -> str:
        """The Legacies of a Citadel, in order of hiring."""
        return self.names(self.s.citadels[seat].tableau)

    def legacy(self, name: str) -> Legacy:
        """A hired Legacy."""
        legacy = self.s.legacy(find(self.s, name))
        assert legacy is not None, f"{name} is not hired"
        return legacy

    def shards(self, name: str) -> int:
        """The Shards on a Legacy."""
        return self.legacy(name).shards

    def state(self, name: str) -> str:
        """`untasked`, `tasked`, `disabled`, `dormant`; or where it lies: `discarded`, `pool`, `deck`."""
        card = find(self.s, name)
        legacy = self.s.legacy(card)
        if legacy is not None:
            return legacy.state
        piles = {"discarded": self.s.legacy_discard, "pool": self.s.pool, "deck": self.s.legacy_deck}
        return next(where for where, pile in piles.items() if card in pile)

    def attached(self, name: str) -> str:
        """The Labor attached to a Legacy."""
        return self.names(self.legacy(name).attached)

    @property
    def stack(self) -> str:
        """The items that wait, the first one played first."""
        return self.names([item.source for item in self.s.stack])

    @property
    def labor_discard(self) -> str:
        """The Labor discard pile, the oldest card first."""
        return self.names(self.s.labor_discard)

    @property
    def trials(self) -> str:
        """The Trials in play, oldest first."""
        return self.names(self.s.trials)

    @property
    def reigning(self) -> str:
        """The Reigning Tribute; nothing if there is none."""
        return "" if self.s.reigning is None else self.name(self.s.reigning)

    @property
    def action(self) -> Action:
        """The innermost action in progress."""
        return self.s.actions[-1]

    @property
    def scores(self) -> list[int]:
        """The Scores of the innermost action as they stand now, by side."""
        return [score(self.s, self.action, side) for side in range(len(self.action.sides))]

    @property
    def final_scores(self) -> list[int]:
        """The Scores of the last action that became final, by side."""
        return list(self.emitted("scores")[-1][2])

    def check(self) -> None:
        """Check what is true whenever somebody is asked."""
        check(self.s)


def find(s: FantosState, name: str) -> Card:
    """The (first) card of this name."""
    return s.pack.box.find(name)[0]


def check(s: FantosState) -> None:
    """Check what is true whenever somebody is asked: Shards and cards are conserved, nothing is below 0."""
    assert s.total_shards() == BOX_SHARDS, "Shards are not conserved (FAN-GEN.4)"
    piles = [card for pile, _, _ in s.piles(None) for card in pile]
    assert len(piles) == len(set(piles)) == len(s.pack.box.keys), "a card lies nowhere or twice"
    for each in s.citadels:
        assert each.reserve >= 0
        assert each.tableau == [legacy.card for legacy in each.legacies]
        assert each.alive or not (each.reserve or each.legacies or each.hand)
        if s.phase > SETUP and each.alive and s.result is None:
            assert each.reserve > 0, "an exhausted Reserve eliminates at once (FAN-ELIM.1)"
        for legacy in each.legacies:
            assert legacy.shards >= 0
            assert legacy.shards > 0 or legacy.state == "dormant", "exhausted, but still there (FAN-LEG.6)"
