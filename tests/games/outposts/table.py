"""A table of Outposts in words, for tests that read as given, when, then.

    t = table(player(offense="x=3/1/2 y=2/2/5"), player(post(2, "p=0/0/3")), at="fourth_step", groups=["x y"])
    t.attack("b1")
    t.damage(kill="p", outpost=2)
    assert t.zone("p") == "discard"
    assert t.counters(B) == [4]

Seats are A to F, Outposts `a1` to `f3`, cards are called by their names (`lay.player`). After every answer
the table checks that no card was lost and that the limits of the rules hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fatebox.games.outposts import GAME
from fatebox.kernel import DONE, Option

from .lay import DOWN, RECRUIT, STEP_OF, A, B, C, D, E, F, GivenPlayer, GivenPost, lay, player, post
from .sight import Sight

__all__ = ["DOWN", "RECRUIT", "A", "B", "C", "D", "E", "F", "GivenPlayer", "GivenPost", "Table"]
__all__ += ["player", "post", "start", "table"]


class Table(Sight):
    """A match with words for its moves."""

    # --- answers of any kind ---------------------------------------------------------------------

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self.match.concede(seat)
        self.check()

    def picks(self, *names: str, by: int | None = None) -> None:
        """Take just these out of several cards that are offered one after the other."""
        wanted = Counter(names)
        seat, prompt = self.decision(by).seat, self.decision(by).prompt
        while +wanted:
            options = self.decision(seat).options if self.match.decision_of(seat) else []
            found = next((o for o in options if o != DONE and wanted[self.words(o)[0]]), None)
            assert found is not None, f"{list(+wanted)} cannot be taken: {self}"
            wanted[self.words(found)[0]] -= 1
            self.answer(found, seat)
        now = self.match.decision_of(seat)
        if now is not None and now.prompt is prompt and DONE in now.options:
            self.answer(DONE, seat)

    # --- steps -----------------------------------------------------------------------------------

    def go(self) -> None:
        """Carry out the step."""
        self.do("go")

    def skip(self) -> None:
        """Skip the step."""
        self.do("skip")

    def finish(self) -> None:
        """Finish the Second Step."""
        self.do("finish")

    def pass_turn(self) -> None:
        """The active player draws and does nothing else, up to the next player's First Step."""
        seat, turn = self.s.active, self.player(self.s.active).turns
        while self.match.result is None and (self.s.active, self.player(seat).turns) == (seat, turn):
            self.idles()

    # --- First and Second Step ---------------------------------------------------------------------

    def burns(self, **points: int) -> None:
        """Place the damage of an empty deck: `burns(a1=3, a2=2)`; Outposts not named get nothing."""
        while self.prompt == "exhaust_damage":
            word = self.words(self.options[0])[0]
            self.do("burn", word, points.get(word, 0))

    def play(self, card: str, *at: str) -> None:
        """Play a card; an upgrade at an Outpost and on a side: `play("stone-wall", "a1", "down")`."""
        self.do("play", card)
        if at and self.prompt == "upgrade_place":
            self.do("place", *at)

    # --- Third and Fourth Step ---------------------------------------------------------------------

    def moves(self, **zones: str) -> None:
        """Move creatures (`_` for a hyphen): `moves(x="offense", ash_hound="a2")`; all others stay."""
        wanted = {name.replace("_", "-"): zone for name, zone in zones.items()}
        moving = {
            name: zone if zone in ("reserve", "offense") else "defense" for name, zone in wanted.items()
        }
        while moving:
            found = next((o for o in self.options if o[0] == "move" and self._moves(o, moving)), None)
            assert found is not None, f"{moving} are not offered: {self}"
            del moving[self.words(found)[0]]
            self.answer(found)
        if self.prompt == "moves":
            self.do("done")
        while self.prompt == "defend_assign":
            name = self.words(self.options[0])[0]
            self.do("defend", name, wanted[name])

    def _moves(self, option: Option, moving: Mapping[str, str]) -> bool:
        name, zone = self.words(option)
        return bool(moving.get(name) == zone)

    def groups(self, *groups: str) -> None:
        """Form these attacking groups out of all creatures in the offense zone: `groups("x y", "z")`."""
        for group in groups:
            if self.prompt == "group_up":
                chosen = {self.name(card) for card in self.s.groups[-1]}
                self.picks(*(name for name in group.split() if name not in chosen))

    def attack(self, *targets: str) -> None:
        """The groups attack these Outposts, in order; `""` holds one back."""
        for number, target in enumerate(targets):
            if target:
                self.do("attack", number, target)
            else:
                self.do("hold", number)

    def damage(self, kill: str = "", outpost: int | None = 0) -> None:
        """Whoever is asked distributes damage: these creatures are assigned what destroys them.

        `outpost`: the points on it; None means all that are left.
        """
        asked, doomed = (self.asked, self.prompt), Counter(kill.split())
        while (self.asked, self.prompt) == asked:
            verb, *words = self.options[0][0], *self.words(self.options[0])
            if verb == "batter":
                self.do("batter", words[0], words[1] if outpost is None else outpost)
                break
            if doomed[words[0]]:
                doomed[words[0]] -= 1
                self.answer(self.options[0])
            else:
                self.do("strike", words[0], 0)
        assert not +doomed, f"{list(+doomed)} could not be destroyed"


def table(
    *players: GivenPlayer,
    at: str = "action",
    groups: Sequence[str] = (),
    chance: Mapping[str, Sequence[Any]] | None = None,
    changes: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    **fields: Any,
) -> Table:
    """A game at the start of a segment: by default A is in the middle of their Second Step.

    `at` is one of `first_step`, `second_step` (before mana is gained), `action`, `third_step`, `fourth_step`
    (with the `groups` that were formed). `fields` are fields of the state (`active=B`, `start=A`, `round=1`);
    `chance` scripts shuffles and draws by the names of cards; `changes` are changes of the content.
    """
    assert at in STEP_OF, f"expected one of {list(STEP_OF)}"
    s = lay(players, at=at, groups=groups, seed=seed, chance=chance or {}, changes=changes, fields=fields)
    return Table(s, GAME.complete(len(players), options or {})[1], at)


def start(seats: int = 2, **how: Any) -> Table:
    """A game from its very set-up on; `script` scripts chance (`{"starting player": [B]}`)."""
    return Table.start(seats, **how)
