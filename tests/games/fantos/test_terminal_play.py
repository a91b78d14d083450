"""Playing Fate of Fantos in the terminal: whole games through pipes, passing on, choices in steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Left, Session
from fatebox.games.fantos import GAME, terminal
from fatebox.kernel import DONE, PASS, PERSON, Decision, Rng
from tests.cli.program import Program
from tests.games.fantos.test_terminal import positions

pytestmark = pytest.mark.slow


class Typist(Terminal):
    """A person at the terminal: a rule that says what to type at each question."""

    def __init__(self, rule: Callable[[Decision], str], turns: int = 400) -> None:
        super().__init__()
        self.rule = rule
        self.turns = turns
        """After this many turns it leaves."""
        self.session: Session | None = None
        self.typed: list[str] = []
        self.asked: list[str] = []

    def ask(self, question: str) -> str | None:
        """The next word that is typed."""
        assert self.session is not None
        decision = self.session.match.decision
        assert decision is not None
        if self.session.match.state.turn > self.turns:
            return None
        self.asked.append(decision.prompt.id)
        self.typed.append(self.rule(decision))
        return self.typed[-1]

    def confirm(self, question: str) -> bool:
        """Warnings do not stop it."""
        self.typed.append("y")
        return True


def play(folder: Path, typist: Typist, seed: int, bots: Sequence[str]) -> Session:
    """Play a whole game; the person sits first."""
    match = GAME.start(seed, seats=len(bots) + 1, options={"preset": "short"})
    session = Session(match, (PERSON, *bots), SaveFolder(folder).open_new("fantos"), typist)
    typist.session = session
    with suppress(Left):
        session.play()
    return session


def some_line(typist: Typist, decision: Decision, rng: Rng) -> str:
    """Something that answers the decision."""
    assert typist.session is not None
    numbers, group = typist.session.numbers.of(decision), decision.group
    if group is None:
        return str(rng.choose("number", list(numbers.values())))
    if group.kind == "share":
        return str(max(numbers.values()))
    items = [str(number) for option, number in numbers.items() if option != DONE]
    return " ".join(items if group.kind == "arrange" else items[: max(1, group.least)])


def test_a_person_plays_a_whole_game_against_bots_through_pipes(tmp_path: Path) -> None:
    """Given what a person types in a game, when the program is given these lines, it plays the same game."""
    rng = Rng.from_seed("typist")

    def rule(decision: Decision) -> str:
        return "ppp" if GAME.may_pass(decision.prompt.id) else some_line(typist, decision, rng)

    typist = Typist(rule)
    session = play(tmp_path / "here", typist, 3, ("random", "random"))
    program = Program(tmp_path / "there")
    run = program.run(
        *("play", "fantos", "--seats", "3", "--bots", "random,random", "--seed", "3", "--preset", "short"),
        lines=[*typist.typed, "n"],
    )
    assert run.returncode == 0, run.stderr
    *_, match = program.record("fantos-1").steps(GAME)
    result = match.result
    assert result is not None
    assert result == session.match.result
    end = run.stdout[run.stdout.index("place  Citadel") :]
    for seat, place in enumerate(result.places):
        mat = GAME.pack().mats[match.state.citadels[seat].mat]
        row = rf"^ *{place}  {mat.name}(, you)? +{result.scores[seat]} "
        assert re.search(row, end, re.MULTILINE), end
    assert f"after {result.details['turns']} turns" in end
    assert max(map(len, run.stdout.splitlines())) <= 80


@pytest.mark.parametrize("word", terminal.PASSES)
def test_who_passes_on_is_asked_again_only_when_that_is_over_or_touches_it(
    word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began: list[tuple[Any, ...]] = []
    asked = 0

    def moment() -> tuple[Any, ...]:
        assert typist.session is not None
        s = typist.session.match.state
        if word == "ppp":
            return (s.turn,) if s.active == 0 else ("others",)
        return (s.turn, s.phase, [a.kind for a in s.actions[:1]]) if word == "pa" else (s.turn,)

    def rule(decision: Decision) -> str:
        nonlocal asked
        printed = capsys.readouterr().out
        if not GAME.may_pass(decision.prompt.id):
            return some_line(typist, decision, rng)
        asked += 1
        assert "Decks: Labor" in printed, "the table is shown at every window"
        assert not began or began[-1] != moment() or "You stop passing: " in printed, printed
        began.append(moment())
        return word

    rng = Rng.from_seed(word)
    typist = Typist(rule, turns=9)
    play(tmp_path, typist, 8, ("random", "random"))
    assert asked > 5


def test_one_can_pass_on_in_all_windows_and_nowhere_else() -> None:
    """Of the questions that may be passed, those of windows are passed on; actions and hires are not."""
    prompts: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(3):
        for match in positions(seed):
            if match.decision is not None and PASS in match.decision.options:
                window = match.state.segment in ("window", "parley")
                prompts[window].add(match.decision.prompt.id)
    assert all(map(GAME.may_pass, prompts[True]))
    assert not any(map(GAME.may_pass, prompts[False]))
    assert len(prompts[True]) > 10
    assert {"action.choose", "hire.choose"} <= prompts[False]


def test_passing_on_declines_no_hire(tmp_path: Path) -> None:
    """Given the question whom to hire, when `pp` is typed, then it is asked again; `p` declines."""
    typed: list[str] = []

    def rule(decision: Decision) -> str:
        if decision.prompt.id != "hire.choose":
            return "pp" if GAME.may_pass(decision.prompt.id) else some_line(typist, decision, rng)
        typed.append("p" if typed[-1:] == ["pp"] else "pp")
        return typed[-1]

    rng = Rng.from_seed("declines")
    typist = Typist(rule, turns=9)
    play(tmp_path, typist, 3, ["random", "random"])
    assert typed[:2] == ["pp", "p"]
    assert len(typed) % 2 == 0


def test_passing_on_saves_a_person_most_of_the_questions(tmp_path: Path) -> None:
    """In the same game, `ppp` is typed a few times where `p` is typed very often."""
    assert questions(tmp_path / "ppp", "ppp") * 3 < questions(tmp_path / "p", "p")


def questions(folder: Path, word: str) -> int:
    """The number of times a person who always types this word to pass is asked where it could pass on."""
    rng = Rng.from_seed("careful")

    def rule(decision: Decision) -> str:
        if PASS not in decision.options:
            return some_line(typist, decision, rng)
        return word if GAME.may_pass(decision.prompt.id) else "p"

    typist = Typist(rule, turns=6)
    play(folder, typist, 9, ("random", "random"))
    return sum(map(GAME.may_pass, typist.asked))


def test_steps_of_one_play_do_not_show_the_table_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An Offer is put together with the way so far in sight."""
    words = ["make an offer", "1", "give shards", "u", "give shards", "2", "promise something", "1", "q"]
    shown: list[str] = []

    def rule(decision: Decision) -> str:
        shown.append(capsys.readouterr().out)
        if decision.prompt.id.startswith("deal.") and decision.prompt.id != "deal.answer":
            return words.pop(0)
        assert typist.session is not None
        return str(min(typist.session.numbers.of(decision).values()))

    typist = Typist(rule)
    play(tmp_path, typist, 2, ("random", "random"))
    assert "Make an Offer › To " in shown[-1]
    assert shown[-5].startswith("Undone.\nMake an Offer › To "), shown[-5]
    assert "Add to the Offer" in shown[-5]
    assert "› Give Shards › 2 › Promise something ›" in shown[-1].replace("\n", " ")
    assert "Your hand" not in shown[-1]
