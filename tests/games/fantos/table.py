"""A table of Fate of Fantos in words, for tests that read as given, when, then.

    t = table(citadel("bishop cook", reserve=22), "shirazad", "", dice=[1, 2])
    t.harvest("bishop", "cook")
    t.to("W.FA9")
    assert t.reserve(A) == 29

Cards are called by their keys. Nobody has cards in hand unless a test says so, and negotiation is off, so
that a window asks only those whom the test has given something to play: a window in which nobody can do
anything cannot be stopped at. A Citadel with ASTROLOGERS, who may act at any time, is asked in every window.
After every answer the table checks that no Shard and no card was lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fatebox.games import load_rulebook
from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules import items
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import DONE, PASS, Match, Option, Rng

from .lay import PHASE_SEGMENT, A, B, C, D, E, F, Given, citadel, lay
from .sight import Sight, find

__all__ = [
    "CARDS",
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "Given",
    "Table",
    "citadel",
    "find",
    "start",
    "table",
    "wander",
]

CARDS = load_rulebook("fantos").cards
"""The number of cards of each kind in the box."""
NO = (PASS, DONE, ("keep",), ("decline",), ("vote", "nay"), ("fail",))
"""Answers that let something be."""


class Table(Sight):
    """A match with words for its moves."""

    # --- when: answers -------------------------------------------------------------------------

    def passes(self, by: int | None = None) -> None:
        """The asked seat lets it be."""
        options = self.decision(by).options
        found = [option for option in NO if option in options]
        assert found, f"this cannot be passed: {self}"
        self.answer(found[0], by)

    def idles(self, by: int | None = None) -> None:
        """The asked seat's time runs out: this question, with all its steps, gets its default."""
        prompt = self.decision(by).prompt
        while (now := self._question(by)) is not None and now.prompt is prompt:
            self.answer(now.default(self.s), by)

    def picks(self, *words: str) -> None:
        """Take just these out of several cards that are offered one after the other."""
        decision = self.decision()
        assert decision.group is not None, f"nothing is to be picked: {self}"
        prompt, wanted = decision.prompt, Counter(words)
        for item in decision.group.items:
            name = self.name(item)
            if wanted[name] and self.match.decision is not None and self.match.decision.prompt is prompt:
                wanted[name] -= 1
                self.answer(next(option for option in self.options if option[1:2] == (item,)))
        assert not +wanted, f"not offered: {list(+wanted)}"
        if self.match.decision is not None and self.match.decision.prompt is prompt and DONE in self.options:
            self.answer(DONE)

    def shares(self, **amounts: int) -> None:
        """Split Shards over Legacies, or over Citadels (`a=3, c=1`); what is not named gives nothing."""
        decision = self.decision()
        assert decision.group is not None, f"nothing is to be split: {self}"
        prompt = decision.prompt
        while (now := self.match.decision) is not None and now.prompt is prompt:
            item = now.options[0][1]
            verb = now.options[0][0]
            name = "abcdef"[item] if verb == "charge-reserve" else self.name(item).replace("-", "_")
            self.answer((verb, item, amounts.get(name, 0)))

    # --- windows and items ---------------------------------------------------------------

    def to(self, where: str, seat: int | None = None) -> None:
        """All let everything be until a window (`W.ROLL`) or a question (`hire.choose`) is reached."""
        for _ in range(500):
            if self.is_at(where, seat):
                return
            assert self.match.decision is not None, f"the game was over before {where}"
            self.passes()
        raise AssertionError(f"{where} was not reached")

    def is_at(self, where: str, seat: int | None = None) -> bool:
        """Whether somebody (or this seat) is asked this question, or is asked in such a window."""
        decision = self.match.decision
        if decision is None or (seat is not None and decision.seat != seat):
            return False
        return self.window == where if where.startswith("W.") else decision.prompt.id == where

    def play(self, by: int, labor: str, *choices: Any, pay: str = "") -> None:
        """At this seat's chance, play Labor, paid by a Legacy, with these choices in order."""
        self._item(by, "play", labor, choices, pay)

    def use(self, by: int, legacy: str, *choices: Any) -> None:
        """At this seat's chance, activate an ability (or an attached card), with these choices."""
        self._item(by, "use", legacy, choices)

    def _item(self, by: int, verb: str, name: str, choices: Sequence[Any], pay: str = "") -> None:
        self._chance(by, verb, name)
        noted = len(self.events)
        self.do(verb, name)
        left = [choice if isinstance(choice, tuple) else (choice,) for choice in choices]
        forced = []  # what was the only choice was not asked
        while not (item := self._played(noted)):
            if self.prompt == "labor.payer":
                self.do("pay", pay)
                continue
            while left and not self._choice(left[0]):
                forced.append(left.pop(0))
            assert left, f"{forced} cannot be chosen: {self}"
            self.answer(self._choice(left.pop(0))[0])
        assert not pay or item[0] == pay, f"{item[0]} paid"
        for words in forced + left:
            assert all(word in item[1:] for word in words), f"{words} was not chosen, but {item}"

    def _choice(self, words: tuple[Any, ...]) -> list[Option]:
        return [option for option in self.options if self._ends(option, words)]

    def _played(self, since: int) -> list[Any]:
        """Payer, targets and choices of the item that was played since then."""
        for event in self.events[since:]:
            if event.kind in ("played", "activated"):
                _, _, by, cards, numbers, *_ = event.args
                return [*map(self.name, (by, *cards)), *numbers]
        return []

    def _chance(self, by: int, verb: str, name: str) -> None:
        """The seats before it pass, within this window."""
        for _ in range(8):
            assert self.in_window, f"no window is open: {self}"
            if self.asked == by and self.offers(verb, name):
                return
            window = self.s.windows[-1]
            waiting = len(self.s.stack)
            self.passes()
            still = self.s.windows and self.s.windows[-1] is window and len(self.s.stack) == waiting
            assert still, f"the window closed before seat {by} could {verb} {name}"
        raise AssertionError(f"seat {by} cannot {verb} {name}: {self}")

    def resolve(self, down_to: int = 0) -> None:
        """All pass until at most `items` items wait."""
        while len(self.s.stack) > down_to and self.in_window:
            self.passes()

    def could(self, seat: int, verb: str, name: str) -> bool:
        """Whether this seat could play this in the open window, if it were asked."""
        assert self.in_window, f"no window is open: {self}"
        return any(self.fits(option, verb, (name,)) for option in items.options(self.s, seat))

    # --- when: actions -------------------------------------------------------------------------

    def harvest(self, *legacies: str) -> None:
        """Declare a Harvest with these Legacies."""
        self._declare("harvest", "harvest.legacies", legacies)

    def war(self, *legacies: str, at: int | None = None) -> None:
        """Declare War with these Legacies."""
        self._choose_action("war")
        if self.prompt == "war.target":
            self.do("attack", self.s.left_of(self.s.active) if at is None else at)
        self._task("war.attackers", legacies)
        assert at is None or self.action.sides[1].seat == at

    def tribute(self, nominee: str) -> None:
        """Declare a Tribute."""
        self._declare("tribute", "tribute.nominee", (nominee,))

    def defend(self, *legacies: str) -> None:
        """The defender tasks these Legacies."""
        self.to("war.defenders")
        self._task("war.defenders", legacies)

    def challenge(self, by: int, legacy: str) -> None:
        """This Citadel challenges the nominee; those before it decline."""
        self.to("tribute.challenge", by)
        self.do("task", legacy)

    def _choose_action(self, kind: str) -> None:
        self.to("action.choose")
        self.do("declare", kind)

    def _declare(self, kind: str, prompt: str, legacies: tuple[str, ...]) -> None:
        self._choose_action(kind)
        self._task(prompt, legacies)

    def _task(self, prompt: str, legacies: tuple[str, ...]) -> None:
        if self.prompt == prompt:
            if self.decision().group is None:
                self.do("task", *legacies)
            else:
                self.picks(*legacies)

    def hire(self, legacy: str) -> None:
        """Hire a card of the Pool."""
        if self.prompt != "setup.hire":
            self.to("hire.choose")
        self.do("hire", legacy)

    def dice(self, *faces: int) -> None:
        """The next dice fall like this."""
        assert self.s.rng.script is not None
        self.s.rng.script["die"] += faces


def table(
    *citadels: Given | str,
    phase: int = 2,
    segment: str | None = None,
    pool: str | None = None,
    pool_down: str = "",
    legacy_deck: str | None = None,
    legacy_discard: str = "",
    labor_deck: str | None = None,
    labor_discard: str = "",
    trials: str = "",
    trial_deck: str = "",
    reigning: str = "",
    dice: Sequence[int] = (),
    changes: Sequence[str] = (),
    **fields: Any,
) -> Table:
    """A game at the start of a phase, or of a segment.

    Citadel A is active and the last one is First Citadel; `fields` are fields of the state (`active=B`,
    `first=A`, `negotiation=True`, `no_elimination=True`). Decks are named from the top: `legacy_deck=""` is
    an empty deck, by default all that is left lies there; `trial_deck` names the next Trials, the others
    follow tier by tier. Trials in play are named oldest first; Zodraz among them means the final round, and
    every Citadel still has its counter.
    """
    s = lay(
        citadels,
        pool=pool,
        pool_down=pool_down,
        legacy_deck=legacy_deck,
        legacy_discard=legacy_discard,
        labor_deck=labor_deck,
        labor_discard=labor_discard,
        trials=trials,
        trial_deck=trial_deck,
        reigning=reigning,
        dice=dice,
        fields=fields,
        changes=changes,
    )
    s.phase = phase
    if phase == 2 and segment is None:
        s.actions_left = 1
    options = GAME.complete(len(citadels), {})[1]
    return Table(s, options, segment or PHASE_SEGMENT[phase])


def start(seats: int = 3, *, script: Mapping[str, Sequence[Any]] | None = None, **how: Any) -> Table:
    """A game from its very set-up on; in the script, cards are called by their keys."""
    pack = GAME.pack()

    def spoken(outcome: Any) -> Any:
        if isinstance(outcome, list):
            return [spoken(each) for each in outcome]
        if isinstance(outcome, str) and outcome not in pack.mats:
            return pack.box.find(outcome)[0]
        return outcome

    scripted = {what: [spoken(each) for each in outcomes] for what, outcomes in (script or {}).items()}
    return Table.start(seats, script=scripted, **how)


def wander(match: Match[FantosState], seed: int | str) -> Iterator[Match[FantosState]]:
    """Random answers to the end of the game; yields before each answer and at the end."""
    rng = Rng.from_seed(f"wander {seed}")
    while match.decision is not None:
        yield match
        seat = rng.choose("seat", [decision.seat for decision in match.decisions])
        decision = match.decision_of(seat)
        assert decision is not None
        match.answer(rng.choose("answer", decision.options), seat)
    yield match
