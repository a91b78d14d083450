"""Files that players of version 0.1 kept still open, and go on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from fatebox.games import load_game
from fatebox.kernel import Record, RecordError
from tests.cli.program import Program

FILES = Path(__file__).parents[1] / "data" / "version-0.1" / "files"
SAVES = ("fantos-2", "outposts-2", "outposts-4", "phantom-2", "phantom-4", "seven-2", "weaver-2")
RECORDS = ("fantos-1", "outposts-1", "outposts-3", "phantom-1", "phantom-3", "seven-1", "weaver-1")


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program with a copy of the old data folder."""
    shutil.copytree(FILES, tmp_path / "data")
    return Program(tmp_path / "data")


def unchanged(record: Record) -> bool:
    """Whether rules and cards are still those that a record was made with."""
    game = load_game(record.game)
    return record.version == game.version and record.content in (game.pack().hash, *game.former_content)


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_or_says_what_has_changed(name: str) -> None:
    record = Record.from_json((FILES / "records" / f"{name}.json").read_text(encoding="utf-8"))
    game = load_game(record.game)
    if unchanged(record):
        match = record.replay(game)
        assert match.result is not None
        assert match.answers() == record.answers
    else:
        with pytest.raises(RecordError, match=r"these are|this is"):
            record.replay(game)


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_is_verified(program: Program, name: str) -> None:
    done = program.here("verify", str(program.folder / "records" / f"{name}.json"))
    fits = unchanged(program.record(name))
    assert done.returncode == (0 if fits else 1)
    assert ("all chance follows from the seed" if fits else "cannot be played again") in done.stdout


@pytest.mark.parametrize("name", SAVES)
def test_an_old_saved_game_goes_on(program: Program, name: str) -> None:
    before = program.save(name)
    match = before.replay(load_game(before.game))
    assert match.decision is not None
    match.answer(match.decision.options[0], match.decision.seat)
    assert program.here("play", "--resume", name, lines=["q"]).returncode == 0
    assert program.save(name).answers[: len(before.answers)] == before.answers


def test_old_campaigns_list_their_adventures_and_what_was_gained(program: Program) -> None:
    listed = json.loads(program.here("campaign", "list", "--json").stdout)
    assert listed["errors"] == []
    assert {each["name"].casefold() for each in listed["campaigns"]} == {"ada", "robin and kim"}
    shown = json.loads(program.here("campaign", "show", "ada", "--json").stdout)
    assert shown["holdings"]["diana"]["owned"] == ["SD-3", "SD-5"]
    assert [play["outcome"] for play in shown["plays"]] == ["loss"]
    assert "phantom-4" in program.here("campaign", "show", "ada").stdout, "the adventure that is not over"


def test_an_old_campaign_goes_on_with_its_saved_adventure(program: Program) -> None:
    program.here("play", "--resume", "phantom-4", lines=["give up", "y", "n"])
    shown = json.loads(program.here("campaign", "show", "ada", "--json").stdout)
    assert len(shown["plays"]) == 2


def test_old_collections_change_when_their_saved_game_is_over(program: Program) -> None:
    def collections() -> dict[str, tuple[int, int]]:
        found = json.loads(program.here("deck", "collection", "list", "--json").stdout)
        assert found["errors"] == []
        return {each["player"]: (each["size"], len(each["games"])) for each in found["collections"]}

    assert collections() == {"Ada": (44, 1), "Ben": (46, 1)}
    over = program.here("play", "--resume", "outposts-4", lines=["give up", "y", "n"])
    assert "After game 2 of at most 9: 1. Ben (2 wins), 2. Ada (0 wins)." in over.stdout
    after = collections()
    assert [games for _, games in after.values()] == [2, 2]
    assert sum(size for size, _ in after.values()) == 90


def test_old_decks_can_be_played_and_built_on(program: Program) -> None:
    found = {each["name"]: each for each in json.loads(program.here("deck", "list", "--json").stdout)}
    assert found["watch"]["problems"] == []
    assert found["half built"]["size"] == 0
    played = program.here("play", "outposts", "--deck", "watch", "--new", "--bots", "random", lines=["q"])
    assert played.returncode == 0, played.stderr


def test_old_best_scores_are_compared_with_new_games(program: Program) -> None:
    """Given results of version 0.1, when another game is over, then it is compared with them."""
    lines = (program.folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 7
    over = program.here("play", "phantom", "--legend", "diana", "--new", lines=["give up", "y", "n"])
    assert "Best score" in over.stdout
    after = (program.folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert after[:7] == lines
    assert len(after) == 8
