"""The row of a reading, written a second time and straight from the clauses, to compare the game with.

`run_chain` is the procedure of WEA-ROT.7, line by line; the abilities follow WEA-REL.12 to WEA-REL.14.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Runes = tuple[str, str]


@dataclass(eq=False)
class OracleCard:
    """A card with its two faces; `T` and `B` are (left, right) as seen when that face is upright."""

    key: str
    T: Runes
    B: Runes
    death: bool
    rot: int = 0
    token: bool = False

    @property
    def left(self) -> str:
        return (self.T if self.rot in (0, 2) else self.B)[0]

    @property
    def right(self) -> str:
        return (self.T if self.rot in (0, 2) else self.B)[1]


def live(c: OracleCard) -> bool:
    return not c.death and c.rot < 3


def spent(c: OracleCard) -> bool:
    return not c.death and c.rot == 3


def open_death(c: OracleCard) -> bool:
    return c.death and c.rot == 0


@dataclass
class OracleRow:
    """The row, the Knots in it, and the waves of its chains."""

    row: list[OracleCard] = field(default_factory=list)
    knots: list[tuple[OracleCard, OracleCard]] = field(default_factory=list)
    waves: list[set[OracleCard]] = field(default_factory=list)

    def pairs(self) -> list[tuple[OracleCard, OracleCard]]:
        return [(self.row[i], self.row[i + 1]) for i in range(len(self.row) - 1)]

    def touching_equal(self, a: OracleCard, b: OracleCard) -> bool:
        return a.right == b.left or (a, b) in self.knots

    def left_of(self, c: OracleCard) -> OracleCard | None:
        i = self.row.index(c)
        return self.row[i - 1] if i > 0 else None

    def right_of(self, c: OracleCard) -> OracleCard | None:
        i = self.row.index(c)
        return self.row[i + 1] if i + 1 < len(self.row) else None

    def left_ok(self, d: OracleCard) -> bool:
        n = self.left_of(d)
        return n is not None and self.touching_equal(n, d) and not spent(n)

    def right_ok(self, d: OracleCard) -> bool:
        n = self.right_of(d)
        return n is not None and self.touching_equal(d, n) and not spent(n)

    def run_chain(self, moved: set[OracleCard]) -> None:
        """WEA-ROT.7."""
        while True:
            turn: set[OracleCard] = set()
            for a, b in self.pairs():
                if live(a) and live(b) and self.touching_equal(a, b):
                    if len(moved & {a, b}) == 1:
                        turn |= {a, b}
            for d in self.row:
                if open_death(d) and self.left_ok(d) and self.right_ok(d):
                    turn |= {d}
                    turn |= {n for n in (self.left_of(d), self.right_of(d)) if n is not None and live(n)}
            if not turn:
                return
            self.turn(turn)
            self.waves.append(turn)
            moved = turn

    def turn(self, cards: set[OracleCard]) -> None:
        for c in cards:
            c.rot += 1
            if not c.death and c.rot == 2:
                c.token = True
        self.knots = [(a, b) for a, b in self.knots if a not in cards and b not in cards]

    # --- what a player may do ------------------------------------------------------------------

    def play(self, card: OracleCard, place: int) -> None:
        """WEA-REA.2; a card put between two ends their Knot (WEA-REL.14)."""
        self.row.insert(place, card)
        self.knots = [knot for knot in self.knots if knot in self.pairs()]
        self.run_chain({card})

    def slither_targets(self) -> list[int]:
        """WEA-REL.12."""
        return [i for i, c in enumerate(self.row) if live(c)]

    def slither(self, place: int) -> None:
        self.turn({self.row[place]})
        self.run_chain({self.row[place]})

    def sever_targets(self, sides: int) -> list[int]:
        """WEA-REL.13."""
        matched = {c: self.left_ok(c) + self.right_ok(c) for c in self.row}
        return [i for i, c in enumerate(self.row) if open_death(c) and matched[c] >= sides]

    sever = slither

    def knot_targets(self) -> list[int]:
        """WEA-REL.14; the target is the place of the left one."""
        return [i for i, pair in enumerate(self.pairs()) if self._case_1(*pair) or self._case_2(*pair)]

    def _case_1(self, a: OracleCard, b: OracleCard) -> bool:
        return live(a) and live(b)

    def _case_2(self, a: OracleCard, b: OracleCard) -> bool:
        death = open_death(a) or open_death(b)
        return death and not spent(a) and not spent(b) and not self.touching_equal(a, b)

    def knot(self, place: int) -> None:
        a, b = self.pairs()[place]
        if self._case_1(a, b):
            self.turn({a, b})
            self.run_chain({a, b})
        else:
            self.knots.append((a, b))
            self.run_chain(set())
