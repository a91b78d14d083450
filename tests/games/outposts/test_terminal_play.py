"""Playing Outposts in the terminal: whole games to their end, against bots and at one keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from fatebox.cli.saves import SaveFolder
from fatebox.cli.terminal.choices import numbered
from fatebox.cli.terminal.finish import finish
from fatebox.cli.terminal.gestures import carry_out, is_gesture
from fatebox.cli.terminal.screen import Terminal
from fatebox.cli.terminal.session import Session
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import DONE, PERSON, Decision, Match, Rng
from fatebox.kernel.cards import Eye
from fatebox.text.speaker import Speaker
from tests.cli.program import Program
from tests.games.outposts.screens import some_option
from tests.games.outposts.table import A, player, table

pytestmark = pytest.mark.slow

ENDLESS = 3000


class Typist(Terminal):
    """People at the terminal: a rule that says what to type at each question."""

    def __init__(self, rule: Callable[[Decision], str]) -> None:
        super().__init__()
        self.rule = rule
        self.match: Match[OutpostsState] | None = None
        self.session: Session | None = None
        self.typed: list[str] = []

    def ask(self, question: str) -> str | None:
        """The typed lines; the keyboard is passed on by Enter."""
        assert self.match is not None
        if question.startswith("Seat"):
            self.typed.append("")
            return ""
        decision = self.match.decision
        assert decision is not None
        assert len(self.typed) < ENDLESS, f"no end: {self.typed[-9:]}"
        self.typed.append(self.rule(decision))
        return self.typed[-1]

    def confirm(self, question: str) -> bool:
        """Warnings do not stop it."""
        self.typed.append("y")
        return True


def play(folder: Path, typist: Typist, seed: int, players: Sequence[str], **options: Any) -> Session:
    """Play a whole game to its result."""
    match = GAME.start(seed, seats=len(players), options=options)
    saves = SaveFolder(folder)
    session = Session(match, tuple(players), saves.open_new("outposts"), typist)
    typist.match, typist.session = match, session
    session.play()
    finish(session, saves)
    return session


def some_line(typist: Typist, decision: Decision, rng: Rng) -> str:
    """Something that answers the decision, larger choices at once."""
    assert typist.session is not None
    numbers, group = typist.session.numbers.of(decision), decision.group
    option = some_option(decision, rng)
    if group is None or group.kind == "share":
        return str(numbers[option])
    offered = [str(n) for o, n in numbers.items() if o != DONE and o in decision.options]
    if group.kind == "arrange":
        return " ".join(offered)
    least = group.least - len(group.chosen)
    return " ".join(offered[:least]) if least > 1 else str(numbers[option])


@pytest.mark.parametrize("bots", [["greedy"], ["random", "random", "random"]])
def test_a_person_plays_a_whole_game_against_bots_through_pipes(bots: list[str], tmp_path: Path) -> None:
    """Given what a person types in a game, when the program is given these lines, it plays the same game."""
    rng = Rng.from_seed("typist")
    typist = Typist(lambda decision: some_line(typist, decision, rng))
    session = play(tmp_path / "here", typist, 5, (PERSON, *bots), max_rounds=15)
    program = Program(tmp_path / "there")
    run = program.here(
        *("play", "outposts", "--seats", str(len(bots) + 1), "--bots", ",".join(bots), "--seed", "5"),
        *("--max-rounds", "15"),
        lines=[*typist.typed, "n"],
    )
    assert run.returncode == 0, run.stderr
    *_, match = program.record("outposts-1").steps(GAME)
    result = match.result
    assert result is not None
    assert result == session.match.result
    end = run.stdout[run.stdout.index("place  player") :]
    for seat, place in enumerate(result.places):
        name = GAME.pack().factions[result.details["factions"][seat]].name
        row = rf"^ *{place}  {name}(, you)? +{result.details['outposts'][seat]} "
        assert re.search(row, end, re.MULTILINE), end
    assert f"after {result.details['rounds']} rounds" in end
    assert max(map(len, run.stdout.splitlines())) <= 80


@pytest.mark.clause("OUT-INFO.1", "OUT-INFO.2", "OUT-INFO.5", "OUT-DRAFT.7")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_names_no_card_before_the_person_may_know_it(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In all that is printed, a card's name comes only after one of its cards lay open to the person."""
    rng, known, checked = Rng.from_seed(seed), set[str](), 0

    def rule(decision: Decision) -> str:
        nonlocal checked
        assert typist.match is not None
        s = typist.match.state
        known.update(names_in_sight(s))
        printed = capsys.readouterr().out
        for name in {s.pack.name(card) for each in s.players for card in each.deck + each.hand} - known:
            assert name not in printed, (name, printed)
            checked += 1
        return some_line(typist, decision, rng)

    typist = Typist(rule)
    match = GAME.start(seed, seats=3, options={"max_rounds": 12})
    session = Session(match, (PERSON, "random", "random"), SaveFolder(tmp_path).open_new("outposts"), typist)
    typist.match, typist.session, tell = match, session, match.state.listener
    assert tell is not None

    def listen(event: Any) -> None:
        """News that the person has read is not repeated."""
        known.update(names_in_sight(match.state))
        tell(event)

    match.state.listener = listen
    session.play()
    assert checked > 1_000


def names_in_sight(s: OutpostsState) -> set[str]:
    """The names of all cards that the first seat may see now, without those that nobody has chosen."""
    eye = Eye(0, s.seen)
    return {
        s.pack.name(card)
        for pile, audience, owner in s.piles()
        for card in pile
        if pile is not s.box and (eye.sees(audience, owner) or eye.knows(card))
    }


def test_four_people_play_at_one_keyboard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody sees only their own hand, after the screen was cleared for them."""
    rng = Rng.from_seed("four")
    hands = 0

    def rule(decision: Decision) -> str:
        nonlocal hands
        printed = capsys.readouterr().out
        if "Your hand:" in printed:
            assert typist.match is not None
            pack, own = typist.match.state.pack, typist.match.state.players[decision.seat].hand
            assert f"Your hand: {len(own)} card" in printed
            assert all(pack.name(card) in printed for card in own)
            hands += 1
        return some_line(typist, decision, rng)

    typist = Typist(rule)
    session = play(tmp_path, typist, 3, [PERSON] * 4, max_rounds=4)
    assert session.match.result is not None
    assert hands > 10
    assert "place  player" in capsys.readouterr().out


def test_moves_are_typed_as_one_line() -> None:
    """Given three creatures in reserve, when two moves are typed at once, two creatures have moved."""
    t = table(player(reserve="x=1/1/1 y=2/2/2 z=3/3/3"), player(), at="third_step")
    numbers = {t.in_words(option): number for option, number in numbered(t.decision()).items()}
    line = f"{numbers['move z offense']} {numbers['move x offense']}"
    assert is_gesture(line, t.decision(), Speaker())
    carry_out(t.match, A, line, t.match.answer, Speaker())
    assert {t.zone(name) for name in "xz"} == {"offense"}
    assert t.zone("y") == "reserve"
    assert t.prompt == "group_up"
