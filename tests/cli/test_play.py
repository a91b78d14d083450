"""`fatebox play` from outside: a process, typed lines, files."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from fatebox.games import game_ids, load_rulebook
from tests.cli.program import (
    NO_DEATH,
    WEAVER,
    Program,
    easy_game,
    last_reading,
    read_to_prompt,
    saved,
    type_in,
    with_changes,
)


@pytest.mark.clause("WEA-OPT.2")
def test_a_whole_game_is_played_to_its_end_and_its_record_kept(program: Program) -> None:
    expected, lines = easy_game(3)
    assert expected.result is not None
    run = program.run(*with_changes("play", "weaver", "--seed", "3"), lines=[*lines, "n"])
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert f"Score {expected.result.scores[0]}: " in run.stdout
    record = program.record("weaver-1")
    assert record.answers == expected.answers()
    assert record.replay(WEAVER).result == expected.result
    assert record.players == ("person",)
    assert not list((program.folder / "saves").iterdir())


def test_a_game_in_pieces_is_the_same_game(program: Program, tmp_path: Path) -> None:
    """Quitting and coming back changes nothing: the record is the same, byte for byte."""
    _, lines = easy_game(3)
    whole = Program(tmp_path / "whole")
    whole.run(*with_changes("play", "weaver", "--seed", "3"), lines=lines)
    first = program.run(*with_changes("play", "weaver", "--seed", "3"), lines=[*lines[:7], "q"])
    assert "Saved as weaver-1" in first.stdout
    assert len(program.save("weaver-1").answers) == 7
    second = program.run(
        "play", "--resume", lines=lines[7:30]
    )  # the end of the input is a polite way to leave
    assert second.returncode == 0
    assert len(program.save("weaver-1").answers) == 30
    program.run("play", "--resume", "weaver-1", lines=lines[30:])
    file = Path("records", "weaver-1.json")
    assert (program.folder / file).read_bytes() == (whole.folder / file).read_bytes()


def test_a_killed_game_goes_on_where_it_was(program: Program, tmp_path: Path) -> None:
    _, lines = easy_game(3)
    whole = Program(tmp_path / "whole")
    whole.run(*with_changes("play", "weaver", "--seed", "3"), lines=lines)
    process = program.start(*with_changes("play", "weaver", "--seed", "3"))
    read_to_prompt(process)
    for line in lines[:11]:
        type_in(process, line)
        read_to_prompt(process)
    process.kill()
    process.communicate()
    assert len(program.save("weaver-1").answers) == 11
    program.run("play", "weaver", "--resume", lines=lines[11:])
    file = Path("records", "weaver-1.json")
    assert (program.folder / file).read_bytes() == (whole.folder / file).read_bytes()


def test_ctrl_c_leaves_a_saved_game(program: Program) -> None:
    process = program.start("play", "weaver", "--seed", "3")
    read_to_prompt(process)
    type_in(process, 1)
    read_to_prompt(process)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Saved as weaver-1" in output
    assert "Traceback" not in errors
    assert len(program.save("weaver-1").answers) == 1


def test_a_game_in_which_nothing_was_played_leaves_nothing(program: Program) -> None:
    run = program.here("play", "weaver", lines=["q"])
    assert run.returncode == 0
    assert "nothing is saved" in run.stdout
    assert not list((program.folder / "saves").iterdir())


def test_what_cannot_be_understood_is_said_and_changes_nothing(program: Program) -> None:
    typed = ["99", "dance", "love 1", "play", "u", "c plugh", "r xyzzy", "u!", "q"]
    run = program.here("play", "weaver", "--seed", "3", lines=typed)
    assert "There is no number 99." in run.stdout
    assert '"dance" is neither an option nor a command' in run.stdout
    assert "may mean 1 Play" in run.stdout
    assert "The rules do not let you undo this (WEA-REA.2)." in run.stdout
    assert "no card is called 'plugh'" in run.stdout
    assert 'The rules say nothing about "xyzzy".' in run.stdout
    record = program.save("weaver-1")
    assert record.answers == []  # one card was played and taken back by force
    assert [undo.forced for undo in record.undos] == [True]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "there is no game 'chess'; the box has"),
        (["weaver", "--difficulty", "easy"], "difficulty: expected one of apprentice, adept"),
        (["weaver", "--option", "difficulty=easy"], "difficulty: expected one of apprentice, adept"),
        (["weaver", "--option", "dragons=2"], "dragons: no such option"),
        (["weaver", "--option", "dragons"], "expected name=value"),
        (["weaver", "--seats", "3"], "seats: Fate Weaver is for 1 player, got 3"),
        (["weaver", "--bots", "greedy"], "seats: Fate Weaver is for 1 player, got 2"),
        (["weaver", "--set", "fate.H01.color=3"], "fate.toml: H01: color"),
        (["--resume", "weaver-7"], "there is no saved game 'weaver-7'"),
        (["--resume", "--new"], "exclude each other"),
        (["weaver", "--resume", "--seed", "1"], "a saved game keeps its options"),
        (["--dance"], "No such option"),
    ],
)
def test_bad_arguments_are_refused_with_exit_code_2(
    program: Program, arguments: list[str], message: str
) -> None:
    run = program.here("play", *arguments)
    assert run.returncode == 2
    assert message in run.stderr
    assert not list(program.folder.rglob("*.json"))


def test_without_a_game_the_saved_and_the_new_ones_are_offered(program: Program) -> None:
    program.here("play", "weaver", "--seed", "3", "--difficulty", "adept", lines=["1", "2"])
    run = program.here("play", lines=["7", "1", "q"])
    assert "1 Continue weaver-1: Fate Weaver, difficulty Adept, 2 moves" in run.stdout
    assert "2 A new game of " in run.stdout
    assert "Type a number from 1 to" in run.stdout
    assert "Fate Weaver, Adept" in run.stdout
    new = program.here("play", "weaver", lines=["2", "1", "q"])
    assert "Saved as weaver-2" in new.stdout
    assert {path.name for path in (program.folder / "saves").iterdir()} == {"weaver-1.json", "weaver-2.json"}


def test_options_are_asked_for_when_the_game_was_chosen_from_the_list(program: Program) -> None:
    number = 1 + game_ids().index("weaver")
    run = program.here("play", lines=[number, "hard", "master", "q"])
    assert "Difficulty (Apprentice, Adept, Master, Fateweaver) [Apprentice]" in run.stdout
    assert "Type one of Apprentice, Adept, Master or Fateweaver." in run.stdout
    assert "Fate Weaver, Master" in run.stdout


def test_a_purchase_can_be_taken_back_freely(program: Program) -> None:
    saved(program, "weaver-1", last_reading(20, gold=20))
    run = program.here("play", "--resume", lines=["finish", "buy orb", "u", "buy stone", "q"])
    assert "Undone." in run.stdout
    record = program.save("weaver-1")
    assert [option for _, option in record.answers] == [("finish",), ("buy", "naga-stone")]
    assert [undo.forced for undo in record.undos] == [False]
    assert record.undos[0].dropped == ((0, ("buy", "veilglass-orb")),)


def test_a_hint_names_a_legal_option(program: Program) -> None:
    saved(program, "weaver-1", last_reading(20, gold=20))
    run = program.here("play", "--resume", lines=["1", "h", "q"])
    lines = run.stdout.splitlines()
    hint = lines[lines.index("What the coach would do, and your chance to win:") + 1]
    assert re.match(r" +\d+ +\d+%  (Buy |Done)", hint)
    assert len(program.save("weaver-1").answers) == 1  # a hint answers nothing


@pytest.mark.clause("OUT-DRAFT.2")
def test_a_hint_for_two_cards_is_typed_as_one_line(program: Program) -> None:
    """Given a draft hand of which two cards are kept, then the line of the best hint keeps both."""
    start = ("play", "outposts", "--bots", "easy", "--seed", "3", "--new")
    run = program.here(*start, lines=["1", "h", "q"])
    lines = run.stdout.splitlines()
    hint = lines[lines.index("What the coach would do, and your chance to win:") + 1]
    first, second, *_ = hint.split()
    program.here("play", "--resume", lines=[f"{first} {second}", "q"])
    answers = [option for seat, option in program.save("outposts-1").answers if seat == 0]
    assert [option[0] for option in answers] == ["faction", "keep", "keep"]


@pytest.mark.clause("WEA-REA.12")
def test_a_losing_reading_has_to_be_confirmed(program: Program) -> None:
    """Moves that lose are legal; the program warns and does not forbid (WEA-REA.12)."""
    saved(program, "weaver-1", last_reading(20, death=True))
    refused = program.here("play", "--resume", lines=["finish", "n", "q"])
    assert "This loses the game" in refused.stdout
    assert "not conquered (WEA-REA.11)" in refused.stdout
    lost = program.here("play", "--resume", lines=["", "y"])
    assert "The game is lost in round 10" in lost.stdout
    assert program.record("weaver-1").answers == [(0, ("finish",))]


@pytest.mark.clause("WEA-END.5")
def test_giving_up_is_a_loss(program: Program) -> None:
    run = program.here("play", "weaver", "--seed", "3", lines=["give up", "n", "give up", "y"])
    assert "you gave up (WEA-END.5)" in run.stdout
    assert program.record("weaver-1").answers == [(0, ("concede",))]


def test_another_game_has_the_same_options_and_another_seed(program: Program) -> None:
    run = program.here(*with_changes("play", "weaver", "--seed", "3"), lines=["give up", "y", "y", "1", "q"])
    assert "Saved as weaver-2" in run.stdout
    record = program.save("weaver-2")
    assert record.changes == NO_DEATH
    assert record.seed != 3


@pytest.mark.parametrize("game_id", game_ids())
def test_the_first_screen_says_the_goal_in_one_line_and_that_help_is_there(
    program: Program, game_id: str
) -> None:
    bots = [] if game_id in ("weaver", "phantom") else ["--bots", "random,random"]
    shown = program.here("play", game_id, "--seed", "3", *bots, lines=["", "q"]).stdout
    lines = shown.splitlines()
    assert lines[:2] == [f"Goal: {load_rulebook(game_id).goal}", "Type ? for help, q to stop."]
    assert shown.count("Goal: ") == 1, "it is said once"


def test_help_rules_cards_and_log_are_at_hand(program: Program) -> None:
    typed = ["1", "?", "r ROT.4", "c mimic chest", "c the", "l", "", "q"]
    run = program.here("play", "weaver", "--seed", "3", lines=typed)
    assert "a hint: the best options, their chances and why" in run.stdout
    assert "WEA-ROT.4 Combo: after a wave" in run.stdout
    assert "Troll Clan Mimic Chest (WEA-REL.11, WEA-SET.9)\nSwallow (4 shards at rank I, " in run.stdout
    assert " cards: Thief in the Rafters, " in run.stdout  # too many to show
    assert "at place 1. (WEA-REA.2)" in run.stdout
    assert run.stdout.count("Fate Weaver, Apprentice") == 3  # the last one because of the empty line


def test_all_lines_fit_into_80_columns_and_have_no_colors(program: Program) -> None:
    _, lines = easy_game(3)
    run = program.run(*with_changes("play", "weaver", "--seed", "3"), lines=[*lines[:30], "?", "q"])
    assert "\x1b" not in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80
