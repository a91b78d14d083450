"""A table of The Phantom in words, for tests that read as given, when, then.

    t = table(player("colt-45", deck="bandar-warrior"), row="oscar satan")
    t.use("colt-45")
    assert (t.row, t.resolved) == ("satan", "oscar")
    assert t.discard() == "bandar-warrior colt-45"

A is The Phantom, B is Diana. Cards are called by their keys without the set (`lay.player`); `foe-3` is a
Common Human without text, `beast-2` an Animal, `blank` a Player card without text, `calm` an Event without
one. After every answer the table checks that no card was lost and that the limits of the rules hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fatebox.games.phantom import GAME
from fatebox.games.phantom.state.terms import LEVELS
from fatebox.kernel import DONE, PASS

from .lay import BLANK, CALM, SEGMENTS, A, B, GivenPlayer, lay, player
from .sight import Sight

__all__ = ["BLANK", "CALM", "A", "B", "GivenPlayer", "Table", "by_level", "player", "start", "table"]


class Table(Sight):
    """A match with words for its moves."""

    # --- answers of any kind ---------------------------------------------------------------------

    def to_turn(self, number: int) -> None:
        """Everybody takes the default until this turn has begun."""
        while self.s.turn < number and self.match.result is None:
            self.idles()

    def picks(self, *names: str) -> None:
        """Take these out of several cards that are offered one after the other; `done` is not said."""
        wanted = Counter(names)
        while +wanted:
            found = next((o for o in self.options if o != DONE and wanted[self.words(o)[0]]), None)
            assert found is not None, f"{list(+wanted)} cannot be taken: {self}"
            wanted[self.words(found)[0]] -= 1
            self.answer(found)

    def rewarded(self) -> list[str]:
        """All that is gained goes to the hand; the cards that were gained since the table was laid."""
        while self.prompt == "gain_to":
            self.do("gain_to", "hand")
        return [self.s.pack.names[card] for _, card, *_ in self.emitted("gained")]

    def loots(self) -> tuple[int, str]:
        """WOLF CALL defeats an Enemy: the points of its Loot, and what it brings; `W` is any resource."""
        self.use("wolf-call")
        points = self.emitted("loot")[0][2]
        if self.prompt == "loot":
            self.idles()
        if self.offers("gain", "M"):
            self.do("gain", "M")
            assert self.resources() == "M"
            return points, "W"
        return points, " ".join(self.rewarded())

    # --- the Adventure phase -----------------------------------------------------------------------

    def use(self, card: str, number: int = 0, pay: str = "") -> None:
        """Activate an ability of a card (the first is 0), or of the `board`; `pay` is what pays for Wilds."""
        if card == "board":
            self.do("board", number)
        else:
            self.do("activate", card, number)
        self.pays(pay)

    def can_use(self, card: str, number: int = 0) -> bool:
        """Whether an ability of a card can be activated now."""
        return self.offers("board", number) if card == "board" else self.offers("activate", card, number)

    def play(self, card: str, pay: str = "") -> None:
        """Play a card from hand."""
        self.do("play", card)
        self.pays(pay)

    def pays(self, resources: str) -> None:
        """Pay Wild symbols with these resources, where there is a choice."""
        for resource in resources:
            if self.prompt == "pay":
                self.do("pay", resource)

    def fight(self, *helpers: str, pay: str = "", **wounds: int) -> None:
        """Initiate combat, use these cards in the window, place Wounds (`_` for a hyphen).

        `fight("bandar-warrior", foe_2=2, python=1)`; a helper is the name of a card, of which the first
        ability that is offered is used, or `card/1` for the ability of that number.
        """
        self.do("combat")
        self.pays(pay)
        for helper in helpers:
            card, _, number = helper.partition("/")
            if card == "board":
                self.do("board")
            else:
                self.do("activate", card, *([int(number)] if number else []))
            self.pays(pay)
        if self.prompt == "combat_window":
            self.do("done")
        self.strikes(**wounds)

    def strikes(self, **wounds: int) -> None:
        """Place the Wounds of a combat: `strikes(foe_2=2)`; Enemies not named get none, if possible."""
        wanted = {name.replace("_", "-"): number for name, number in wounds.items()}
        while self.prompt == "place_wounds":
            name, _ = self.words(self.options[0])
            self.do("wound", name, wanted.pop(name, 0))

    def end(self) -> None:
        """End the Adventure phase."""
        self.do("end")

    # --- the Fate phase ----------------------------------------------------------------------------

    def endures(self) -> None:
        """React to nothing for the rest of the Fate phase."""
        while self.prompt == "react":
            self.answer(PASS)


def table(
    *players: GivenPlayer,
    row: str = "",
    mission: str = "",
    beside: str = "",
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    destiny: str | int = 10,
    resolved: str = "",
    set_aside: str = "",
    at_hand: str = "",
    level: str = "easy",
    adventure: str = "devil",
    at: str = "adventure",
    chance: Mapping[str, Sequence[Any]] | None = None,
    changes: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    **fields: Any,
) -> Table:
    """A game at the start of a segment: by default A, alone, is in the Adventure phase of turn 3.

    `row` names cards from left to right, with Wounds after a colon (`foe-3:1`); `beside` are Objectives
    beside the Mission; `tokens` are those on `mission` or a named card (`{"mission": {"Time": 1}}`). Without
    a Mission no condition is looked at. `at` is one of `SEGMENTS`; `chance` scripts shuffles and draws by the
    names of cards; `changes` are changes of the content; `fields` are fields of the state (`active=B`,
    `rewarding=True`, `lingering_wounds=True`).
    """
    assert at in SEGMENTS, f"expected one of {list(SEGMENTS)}"
    given = players or (player(),)
    s = lay(
        given,
        row=row,
        mission=mission,
        beside=beside,
        tokens=tokens or {},
        destiny=destiny,
        resolved=resolved,
        set_aside=set_aside,
        at_hand=at_hand,
        level=level,
        adventure=adventure,
        seed=seed,
        chance=chance or {},
        changes=changes,
        fields=fields,
    )
    return Table(
        s, GAME.complete(len(given), {"adventure": adventure, "level": level, **(options or {})})[1], at
    )


def start(seats: int = 1, **how: Any) -> Table:
    """A game from its very set-up on; options are those of the game: `adventure="patrol"`."""
    return Table.start(seats, **how)


def by_level(*columns: Sequence[Any]) -> list[tuple[Any, ...]]:
    """The four levels, each with its value of every column, for tests of all levels."""
    return list(zip(LEVELS, *columns, strict=True))
