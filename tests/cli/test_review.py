"""`fatebox review`: graphs and costly decisions, for people and for programs."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from fatebox.cli.graphs import ROWS, text_graph
from fatebox.games import load_game
from fatebox.kernel import Record
from fatebox.terminal.face import Face
from tests.bots.games import play
from tests.cli.program import WEAVER, Program

BOT = ("--bot", "greedy:worlds=2")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of a person who plays anything: soon lost."""
    record = Record.of(play(WEAVER, "c2", "random"))
    record.players = ("person",)
    path = tmp_path_factory.mktemp("records") / "careless.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_the_graph_and_the_costliest_decisions_are_printed(program: Program, file: Path) -> None:
    run = program.here("review", str(file), *BOT)
    assert run.returncode == 0, run.stderr
    assert "Player 1 (person): win chance over the game" in run.stdout
    assert "100 %" in run.stdout
    data = json.loads(program.here("review", str(file), *BOT, "--json").stdout)
    worst = data["findings"][0]
    assert f"1  Move {worst['answer']}: a {worst['degree']}, " in run.stdout
    assert worst["chosen"]["label"] in run.stdout
    assert f"Better: {worst['best']['label']}" in run.stdout
    reasons = [reason for finding in data["findings"] for reason in finding["reasons"]]
    assert any(reason in run.stdout for reason in reasons)
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_json_holds_the_course_and_every_finding(program: Program, file: Path) -> None:
    answers = Record.from_json(file.read_text(encoding="utf-8")).answers
    data = json.loads(program.here("review", str(file), *BOT, "--json", "--seat", "1").stdout)
    assert len(data["course"]) == len(answers) + 1
    assert data["course"][-1] == [0.0]
    for finding in data["findings"]:
        seat, option = answers[finding["answer"] - 1]
        assert [seat, *option] == [finding["seat"], *finding["chosen"]["option"]]
        assert finding["cost"] == pytest.approx(
            finding["best"]["chance"] - finding["chosen"]["chance"], abs=1e-3
        )
    costs = [finding["cost"] for finding in data["findings"]]
    assert costs == sorted(costs, reverse=True)


def test_the_end_and_the_highlights_are_told(program: Program, file: Path, tmp_path: Path) -> None:
    """Given a game that was lost, then its end and the answers that changed the chance most are listed."""
    picture = tmp_path / "course.svg"
    data = json.loads(program.here("review", str(file), *BOT, "--json", "--image", str(picture)).stdout)
    course = [chances[0] for chances in data["course"]]
    largest = max(range(1, len(course)), key=lambda answer: abs(course[answer] - course[answer - 1]))
    assert largest in [found["answer"] for found in data["highlights"]]
    words = " ".join(program.here("review", str(file), *BOT).stdout.split())
    drawn = "".join(ElementTree.fromstring(picture.read_text(encoding="utf-8")).itertext())
    assert "Highlights" in words
    for each in data["highlights"]:
        swing = f"move {each['answer']}: Player 1 (person) from {each['before']:.0%} to {each['after']:.0%}"
        assert swing in words
        assert swing in drawn
        told = " ".join(each["story"]) or f"Player 1 (person): {each['what']}"
        assert f"{swing} {told}" in words  # what happened goes without the answer that led to it
    assert "1. Player 1 (person): " in drawn


def test_the_picture_is_svg_with_a_line_for_each_seat(program: Program, file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "course.svg"
    assert program.here("review", str(file), *BOT, "--image", str(picture)).returncode == 0
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{space}polyline")) == 1
    assert len(root.findall(f"{space}circle")) > 0
    title = root.find(f"{space}title")
    assert title is not None
    assert title.text == "Fate Weaver: win chance over the game"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "2"], "--seat: expected 1 to 1, got 2"),
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--most", "0"], "'--most'"),
        (["--image", "/nowhere/at/all.svg", *BOT], "--image: /nowhere/at/all.svg cannot be written"),
    ],
)
def test_bad_arguments_are_refused(program: Program, file: Path, arguments: list[str], message: str) -> None:
    run = program.here("review", str(file), *arguments)
    assert run.returncode == 2
    assert message in run.stderr
    assert run.stdout == ""


def test_a_game_that_is_not_over_is_not_reviewed(program: Program) -> None:
    """Its course comes from the true state, which the player must not know yet."""
    program.here("play", "weaver", "--seed", "3", lines=["1", "q"])
    run = program.here("review", "weaver-1")
    assert (run.returncode, run.stdout) == (2, "")
    assert "weaver-1: a game can be reviewed when it is over" in run.stderr


def test_a_text_graph_rises_with_the_chance_and_carries_marks() -> None:
    lines = text_graph([0.0] * 10 + [1.0] * 10, {0: "1", 19: "2"}, 80)
    graph, marks = lines[:ROWS], lines[ROWS]
    assert all(line[6:] == " " * 10 + "█" * 10 for line in graph)
    assert marks == " " * 6 + "1" + " " * 18 + "2"


def test_a_long_game_fits_into_the_width() -> None:
    assert {len(line) for line in text_graph([0.5] * 1000, {}, 60)} == {60}


@pytest.mark.parametrize("game_id", ["phantom", "seven"])
def test_seats_have_the_names_that_they_had_in_the_game(
    program: Program, tmp_path: Path, game_id: str
) -> None:
    """Given a finished game, then review, picture and replay call Legends and heroes by their names."""
    match = play(load_game(game_id), "names", "random", "random")
    record = Record.of(match)
    record.players = ("person", "hard")
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    names = [Face(match.game).onlooker(match).seat(seat) for seat in range(2)]
    assert not any(name.startswith("Player ") for name in names)
    picture = tmp_path / "course.svg"
    review = program.here("review", str(path), "--bot", "random", "--most", "1", "--image", str(picture))
    assert review.returncode == 0, review.stderr
    assert f"{names[0]} (person): win chance over the game" in review.stdout
    drawn = "".join(ElementTree.fromstring(picture.read_text(encoding="utf-8")).itertext())
    assert f"{names[1]} (hard)" in drawn
    replay = program.here("replay", str(path)).stdout
    assert f" {names[1]}: " in replay
    assert not re.search(r"(Player|seat) \d", review.stdout + drawn)
