"""A table of 7 in words, for tests that read as given, when, then.

    t = table(hero("red", fame=6), hero(), hero(), tavern="lance-captain")
    t.do("recruit", "lance-captain")
    assert (t.fame(A), t.might(A), t.characters(A)) == (1, 3, "lance-captain")

Seats are A to F; cards are called by their names in small letters with hyphens (`lions-breath`). Heroes have
nothing but what a test gives them, boards are empty unless it lays cards there, and nobody is asked for
instants before a step unless `passing` says so (`hero(passing="ask")`). After every answer the table checks
that no card, gift or marker was lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fatebox.games.seven import GAME
from fatebox.games.seven.effects.payment import Payment
from fatebox.games.seven.state import SevenState
from fatebox.kernel import DONE, PASS, Option, Options
from fatebox.kernel.passing import WhenToAsk, passes

from .lay import (
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    GivenHero,
    GivenQuest,
    GivenTable,
    Row,
    hero,
    lay,
    quest,
)
from .sight import Sight

__all__ = ["A", "B", "C", "D", "E", "F", "G", "GivenHero", "GivenQuest", "Table"]
__all__ += ["hero", "quest", "start", "table"]


class Table(Sight):
    """A match with words for its moves."""

    def __init__(
        self, s: SevenState, options: Options, segment: str, passing: Sequence[WhenToAsk] = ()
    ) -> None:
        self.passing = dict(enumerate(passing))
        """The setting of each hero for windows before steps; in a whole game they are always asked."""
        super().__init__(s, options, segment)
        self._pass_on()

    def answer(self, option: Option, by: int | None = None) -> None:
        """Give this very answer; then those pass who do not want to be asked."""
        super().answer(option, by)
        self._pass_on()

    def _pass_on(self) -> None:
        while self.asked is not None and passes(self.match, self.asked, self.passing.get(self.asked, "ask")):
            super().answer(PASS)

    def passes(self, *seats: int) -> None:
        """The asked seat passes, or these seats do one after the other."""
        for seat in seats or (self.asked,):
            self.answer(PASS, seat)

    def done(self) -> None:
        """No more."""
        self.answer(DONE)

    def all_pass(self) -> None:
        """Everybody passes until the Quest Phase is over and the first question after it is asked."""
        turn = self.s.turn
        while self.match.result is None and self.s.turn == turn and self.prompt in ("step", "unnamed"):
            self.passes()

    def chooses(self, *words: str) -> None:
        """Answer several questions with options that end like this: `chooses("red", "red", "blue")`."""
        for word in words:
            found = [option for option in self.options if self.in_words(option).split()[-1] == word]
            assert len(found) == 1, f"{word} is not offered, or not clear: {self}"
            self.answer(found[0])

    def pays(self, *helpers: str, gifts: str = "") -> None:
        """Pay with the help of just these cards, and with these gift cards if that is not clear."""
        found = []
        for option in self.options:
            if option[0] == "pay":
                way = Payment(*option[1])
                fits = not gifts or self.words(option)[0].endswith(gifts)
                if sorted(self._called(key) for key, _, _ in way.helps) == sorted(helpers) and fits:
                    found.append(option)
        assert len(found) == 1, f"paying with {helpers} is not offered, or not clear: {self}"
        self.answer(found[0])

    def _called(self, key: str) -> str:
        return self.name(self.s.pack.box.find(key)[0])

    def plays(self, sin: str, function: int, *choices: Any) -> None:
        """Play a sin with function 0 or 1; what is not asked because it is the only choice may be named."""
        self.do("sin", sin, function)
        self._choose(choices)

    def uses(self, verb: str, card: str, *choices: Any) -> None:
        """Use an artifact (`artifact`) or a manned building (`use`), with these choices."""
        self.do(verb, card)
        self._choose(choices)

    def ability(self, *choices: Any) -> None:
        """Tap the hero, with these choices."""
        self.do("ability")
        self._choose(choices)

    def _choose(self, choices: Sequence[Any]) -> None:
        for choice in choices:
            found = [option for option in self.options if self.words(option)[-1:] == (choice,)]
            if self.prompt in ("step", "") or not found:
                continue  # it was the only choice, and so it was not asked
            assert len(found) == 1, f"{choice} is not clear: {self}"
            self.answer(found[0])


def table(
    *heroes: GivenHero,
    at: str = "step",
    rows: Sequence[Row] = (),
    tavern: str = "",
    store: str = "",
    castles: str | None = None,
    estates: str | None = None,
    character_deck: str | int | None = None,
    elixir_deck: str | int | None = None,
    castle_deck: str | int | None = None,
    estate_deck: str | int | None = None,
    quest_deck: str | int | None = None,
    treasure_deck: str | int | None = None,
    treasure_discard: str = "",
    sin_deck: str | int | None = None,
    sin_discard: str | int = 0,
    artifact_deck: str | int | None = None,
    cataclysm_deck: str = "",
    cataclysms: int = 0,
    portals: Mapping[str, int] | None = None,
    falling: bool = False,
    unnamed: bool = False,
    unnamed_hand: str | None = None,
    chance: Mapping[str, Sequence[Any]] | None = None,
    changes: Sequence[str] = (),
    seed: int | str = 0,
    **fields: Any,
) -> Table:
    """A game in the middle of a Quest Phase: by default it is A's step, and A is First Player.

    `at` names the segment to begin with (`step`, `unnamed`, `closing`, `regroup.score`, `row.cataclysm`).
    `rows` are the quests of rows 1 to 3. Boards name their spaces from the left (`closed`, `empty`). A deck
    names the cards on its top; a number means that it has just that many cards (what is left over has left
    the game). `cataclysms` have struck before, `cataclysm_deck` names the next ones; `sin_discard=6` are six
    sins of any sort. `chance` scripts shuffles by the names of cards; `fields` are fields of the state
    (`order=[B, A, C]`, `armour=6`, `position=1`).
    """
    decks = {
        "characters": character_deck,
        "elixirs": elixir_deck,
        "castles": castle_deck,
        "estates": estate_deck,
        "quests": quest_deck,
        "treasures": treasure_deck,
        "sins": sin_deck,
        "artifacts": artifact_deck,
        "cataclysms": cataclysm_deck,
    }
    given = GivenTable(
        rows=rows,
        tavern=tavern,
        store=store,
        castles=castles,
        estates=estates,
        decks=decks,
        sin_discard=sin_discard,
        treasure_discard=treasure_discard,
        cataclysms=cataclysms,
        portals=portals or {},
        unnamed=unnamed,
        unnamed_hand=unnamed_hand,
    )
    s = lay(heroes, given, falling=falling, seed=seed, chance=chance or {}, changes=changes, fields=fields)
    options = {"fall_of_a_hero": falling, "unnamed_player": unnamed}
    return Table(s, GAME.complete(s.seats, options)[1], at, [hero.passing for hero in heroes])


def start(seats: int = 3, **how: Any) -> Table:
    """A game from its very set-up on."""
    return Table.start(seats, **how)
