"""Golden games: playthroughs and digests are written, compared and renewed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fatebox.kernel import Game
from fatebox.testkit import Fault, Subject, Variant, golden
from fatebox.testkit.golden import (
    digest_is_as_before,
    no_golden_game_is_left_over,
    playthrough_is_as_before,
    renewal,
)
from tests.kernel.toy import GAME
from tests.kernel.toy.state import ToyState


@pytest.fixture(autouse=True)
def kept_renewal() -> Iterator[None]:
    """These tests renew files of their own; whatever was asked for before is asked for again afterwards."""
    wanted, changes = renewal.wanted, list(renewal.changes)
    renewal.wanted = False
    yield
    renewal.wanted, renewal.changes = wanted, changes


def subject_of(game: Game[Any], folder: Path) -> Subject:
    return Subject(game, Variant(3), folder)


def accept(subject: Subject) -> list[str]:
    """Renew the files of a subject; the changes that are reported."""
    renewal.wanted, renewal.changes = True, []
    playthrough_is_as_before(subject)
    digest_is_as_before(subject)
    renewal.wanted = False
    return renewal.changes


def richer(only_last_round: bool = False) -> Game[Any]:
    """The toy game, in which the first player finds a coin in the evening."""
    dusk = GAME.segments["dusk"]

    def find_a_coin(s: ToyState) -> Any:
        s.players[0].coins += s.round == s.rounds or not only_last_round
        return dusk(s)

    return replace(GAME, segments={**GAME.segments, "dusk": find_a_coin})


def test_a_game_without_golden_files_says_how_to_write_them(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"3p\.txt: this variant has no playthrough yet; .*--accept"):
        playthrough_is_as_before(subject_of(GAME, tmp_path))
    with pytest.raises(Fault, match=r"digests\.txt: (.|\n)*- 3p: missing"):
        digest_is_as_before(subject_of(GAME, tmp_path))


def test_accepted_files_are_compared(tmp_path: Path) -> None:
    assert len(accept(subject_of(GAME, tmp_path))) == 2
    playthrough_is_as_before(subject_of(GAME, tmp_path))
    digest_is_as_before(subject_of(GAME, tmp_path))
    with pytest.raises(Fault, match=r"the game goes differently now(.|\n)*\n-(.|\n)*\n\+"):
        playthrough_is_as_before(subject_of(richer(), tmp_path))
    with pytest.raises(Fault, match=r"the game goes differently now.*\n- 3p: .*\n\+ 3p: "):
        digest_is_as_before(subject_of(richer(), tmp_path))


def test_accepting_again_changes_and_reports_nothing(tmp_path: Path) -> None:
    accept(subject_of(GAME, tmp_path))
    assert accept(subject_of(GAME, tmp_path)) == []


def test_accepting_reports_the_lines_that_changed(tmp_path: Path) -> None:
    accept(subject_of(GAME, tmp_path))
    playthrough, digest = accept(subject_of(richer(), tmp_path))
    assert "\n-3p: " in digest
    assert "\n+3p: " in digest
    assert playthrough.startswith(str(tmp_path / "3p.txt"))


def test_a_change_in_the_part_that_is_not_shown_changes_the_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "OPENING", 3)
    monkeypatch.setattr(golden, "ENDING", 0)
    subject = subject_of(GAME, tmp_path)
    accept(subject)
    answers = [line for line in (tmp_path / "3p.txt").read_text().splitlines() if line[:4].strip().isdigit()]
    assert len(answers) == 3 < len(subject.answers(0))
    with pytest.raises(Fault, match="the game goes differently now"):
        digest_is_as_before(subject_of(richer(only_last_round=True), tmp_path))


def test_a_playthrough_has_at_most_sixty_answers_with_tables_events_and_clauses(tmp_path: Path) -> None:
    subject = Subject(GAME, Variant(4, {"rounds": 9}), tmp_path)
    lines = list(golden.playthrough(subject))
    assert len(subject.answers(0)) > 60
    assert sum(line[:4].strip().isdigit() for line in lines) == 60
    assert sum(line.startswith("  | players:") for line in lines) == 3, "the table: start, later, end"
    assert any("drew-card card=Lamp [TOY-MKT.6] (only seen by " in line for line in lines)


def test_files_and_lines_that_belong_to_nothing_are_found(tmp_path: Path) -> None:
    subject = subject_of(GAME, tmp_path)
    accept(subject)
    no_golden_game_is_left_over([subject])
    with (tmp_path / "digests.txt").open("a") as file:
        file.write("9p: old\n")
    with pytest.raises(Fault, match=r"digests\.txt: this line belongs to no variant; delete it: 9p: old"):
        no_golden_game_is_left_over([subject])
    (tmp_path / "9p.txt").write_text("old", encoding="utf-8")
    with pytest.raises(Fault, match=r"9p\.txt: this playthrough belongs to no variant"):
        no_golden_game_is_left_over([subject])


def test_variants_have_names_that_make_files() -> None:
    assert Variant(2).name == "2p"
    assert Variant(4, {"rounds": 9, "short": True, "solo": False}, ("wares.lamp.worth=2",)).name == (
        "4p-9-short-no-solo-wares.lamp.worth"
    )
