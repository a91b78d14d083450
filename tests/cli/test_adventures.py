"""Campaigns of The Phantom as people play them in the terminal."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.rules.campaign import new_campaign
from fatebox.games.phantom.rules.turn import between_turns
from fatebox.storage.campaigns import Campaigns, campaign_folder, campaign_text
from tests.cli.program import Program


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program with a campaign called ada."""
    made = Program(tmp_path)
    assert made.here("campaign", "new", "ada").returncode == 0
    return made


def rich(program: Program) -> None:
    """Let The Phantom own 34 Player cards."""
    campaign = new_campaign()
    owned = ["SD-3", "SD-5", "SD-29", "SD-41", "SD-47", "JP-3", "JP-20", "JP-34", "Y1-3", "Y1-5", "Y1-28"]
    campaign.holdings["phantom"].owned = [*owned, *(f"SD-{n}" for n in (50, 51, 52, 53, 56, 58))]
    Campaigns(GAME, campaign_folder(GAME, program.folder)).put("ada", campaign.to_data(), replace=True)


def test_a_new_campaign_is_listed_and_shown(program: Program) -> None:
    assert "ada: 0 of 79 cards owned" in program.here("campaign", "list").stdout
    shown = program.here("campaign", "show", "ada").stdout
    assert "The Phantom has gained: nothing yet" in shown
    data = json.loads(program.here("campaign", "show", "ada", "--json").stdout)
    assert data["decks"]["diana"] == [f"DI-{number}" for number in range(11, 28)]
    assert data["plays"] == []


@pytest.mark.clause("PHA-GAIN.1", "PHA-CAMP.1")
def test_an_adventure_changes_its_campaign(program: Program) -> None:
    played = program.here(
        "play",
        "phantom",
        "--campaign",
        "ada",
        "--legend",
        "diana",
        "--seed",
        "1",
        lines=["give up", "y", "n"],
    )
    assert "Diana keeps for good: Thunder and Saddlebags (PHA-GAIN.1)." in played.stdout
    shown = program.here("campaign", "show", "ada").stdout
    assert "Story of Devil, Easy, Diana: lost in turn 1 (given up)" in shown
    assert "Diana has gained: Thunder (SD-3) and Saddlebags (SD-5)" in shown


@pytest.mark.clause("PHA-SAVE.3", "PHA-DECK.1")
def test_a_saved_adventure_belongs_to_its_campaign(program: Program) -> None:
    """R84."""
    play = ("play", "phantom", "--campaign", "ada", "--legend", "diana")
    program.here(*play, "--seed", "1", lines=[1, "q"])
    again = program.here(*play)
    assert again.returncode == 2
    assert "Diana cannot be used elsewhere before Story of Devil (phantom-1)" in again.stderr
    assert "fatebox play --resume phantom-1" in program.here("campaign", "show", "ada").stdout
    assert "not over yet (R84)" in program.here("campaign", "reset", "ada", "--yes").stderr
    program.here("play", "--resume", lines=["give up", "y", "n"])
    assert "Thunder" in program.here("campaign", "show", "ada").stdout


# --- saves that are copied or carried elsewhere -------------------------------------------------------


PLAY = ("play", "phantom", "--campaign", "ada", "--legend", "diana", "--seed", "1")
TO_THE_NEXT_TURN = ["good", "end", "done"]
"""Lines after which Diana is asked for her Recovery option in turn 2."""


def files(folder: Path) -> dict[str, str]:
    """All that has been written, but what is there while a program runs."""
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith((".lock", "folder-id"))
    }


def carried(program: Program, to: Path, *, campaign: bool = False) -> Program:
    """A data folder with a copy of the save, and perhaps with the campaign."""
    other = Program(to)
    (to / "saves").mkdir(parents=True)
    shutil.copy(program.folder / "saves" / "phantom-1.json", to / "saves")
    if campaign:
        file = str(to / "ada.json")
        program.here("campaign", "export", "ada", file)
        other.here("campaign", "import", file)
    return other


def saved_between_turns(program: Program) -> None:
    """Diana's first turn is over; her second has not begun."""
    program.here(*PLAY, lines=[*TO_THE_NEXT_TURN, "q"])
    match = program.save("phantom-1").replay(GAME)
    assert between_turns(match)
    assert match.state.turn == 2


@pytest.mark.clause("PHA-SAVE.1")
def test_a_save_in_the_middle_of_a_turn_goes_on_where_it_was_made_and_nowhere_else(
    program: Program, tmp_path: Path
) -> None:
    """R86: with the campaign or without it, and also as a copy beside the original."""
    program.here(*PLAY, lines=[1, "q"])
    for campaign in (False, True):
        other = carried(program, tmp_path / f"other-{campaign}", campaign=campaign)
        before = files(other.folder)
        refused = other.here("play", "--resume", "phantom-1", lines=["give up", "y", "n"])
        assert refused.returncode == 2
        assert "phantom-1 was saved elsewhere in the middle of a turn" in refused.stderr
        assert "(PHA-SAVE.1, R86)" in refused.stderr
        assert files(other.folder) == before
    shutil.copy(program.folder / "saves" / "phantom-1.json", program.folder / "saves" / "phantom-2.json")
    assert "middle of a turn" in program.here("play", "--resume", "phantom-2").stderr
    (program.folder / "saves" / "phantom-2.json").unlink()
    assert "Thunder" in program.here("play", "--resume", "phantom-1", lines=["give up", "y", "n"]).stdout


@pytest.mark.clause("PHA-SAVE.1")
def test_an_adventure_outside_a_campaign_is_not_carried_in_the_middle_of_a_turn_either(
    program: Program, tmp_path: Path
) -> None:
    program.here("play", "phantom", "--legend", "diana", "--seed", "1", lines=[1, "q"])
    refused = carried(program, tmp_path / "other").here("play", "--resume")
    assert "phantom-1 was saved elsewhere in the middle of a turn" in refused.stderr


@pytest.mark.clause("PHA-SAVE.1", "PHA-SAVE.3")
def test_a_save_between_two_turns_is_carried_elsewhere_with_its_campaign(
    program: Program, tmp_path: Path
) -> None:
    saved_between_turns(program)
    other = carried(program, tmp_path / "other", campaign=True)
    left = other.here("play", "--resume", lines=["heal", "q"])
    assert "Saved as phantom-1" in left.stdout
    ended = other.here("play", "--resume", lines=["give up", "y", "n"])
    assert "Diana keeps for good: Thunder and Saddlebags (PHA-GAIN.1)." in ended.stdout


@pytest.mark.clause("PHA-SAVE.1")
def test_a_save_without_its_campaign_is_refused_before_anything_is_written(
    program: Program, tmp_path: Path
) -> None:
    """R84."""
    saved_between_turns(program)
    other = carried(program, tmp_path / "other")
    before = files(other.folder)
    refused = other.here("play", "--resume", lines=["give up", "y", "n"])
    assert refused.returncode == 2
    assert "phantom-1 belongs to the campaign 'ada' and cannot go on here" in refused.stderr
    assert "there is no campaign 'ada'" in refused.stderr
    assert files(other.folder) == before


def test_a_copy_of_a_save_counts_no_second_time(program: Program) -> None:
    """R84: neither while the adventure is being played, nor when it is over."""
    saved_between_turns(program)
    copy = program.folder / "saves" / "phantom-2.json"
    shutil.copy(program.folder / "saves" / "phantom-1.json", copy)
    resume = ("play", "--resume", "phantom-2")
    assert "before Story of Devil (phantom-1) is played to its end" in program.here(*resume).stderr
    program.here("play", "--resume", "phantom-1", lines=["give up", "y", "n"])
    assert "the campaign has counted it already (R84)" in program.here(*resume).stderr
    copy.unlink()
    assert "Story of Devil, Easy, Diana: lost in turn 2" in program.here("campaign", "show", "ada").stdout


def test_a_campaign_stays_as_long_as_an_adventure_of_it_is_not_over(program: Program, tmp_path: Path) -> None:
    """R84."""
    file = str(tmp_path / "ada.json")
    program.here("campaign", "export", "ada", file)
    program.here(*PLAY, lines=[1, "q"])
    for change in (("reset", "ada", "--yes"), ("delete", "ada", "--yes"), ("import", file, "--replace")):
        refused = program.here("campaign", *change)
        assert refused.returncode == 2
        assert "An adventure of ada is not over yet (R84)." in refused.stderr
    assert "ada: 0 of 79" in program.here("campaign", "list").stdout


def test_who_plays_alone_names_the_legend(program: Program) -> None:
    refused = program.here("play", "phantom", "--campaign", "ada")
    assert refused.returncode == 2
    assert "legend: a campaign that is played alone needs the Legend" in refused.stderr


def test_a_campaign_that_is_not_there(program: Program) -> None:
    refused = program.here("play", "phantom", "--campaign", "adda", "--legend", "diana")
    assert refused.returncode == 2
    assert "there is no campaign 'adda'; did you mean ada?" in refused.stderr


def test_a_campaign_is_played_with_printed_cards(program: Program) -> None:
    refused = program.here(
        "play", "phantom", "--campaign", "ada", "--legend", "diana", "--set", "legends.diana.hand_limit=9"
    )
    assert "--set: a campaign is played with the cards as they are printed" in refused.stderr


@pytest.mark.clause("PHA-DECK.1", "PHA-DECK.2", "PHA-DECK.5")
def test_a_deck_of_ones_own(program: Program) -> None:
    few = program.here("campaign", "deck", "ada", "phantom", "--leave-out", "PH-11")
    assert "The Phantom owns 17 Player cards, 30 are needed to choose" in few.stderr
    rich(program)
    changed = program.here("campaign", "deck", "ada", "phantom", "--leave-out", "PH-11,sd-3")
    assert changed.stdout.startswith("The Phantom: 32 cards")
    assert "left out:\n  PH-11  Guran\n  SD-3   Thunder\n" in changed.stdout
    refused = program.here("campaign", "deck", "ada", "phantom", "--leave-out", "JP-3")
    assert "JP-20 Zobaba: nothing in the deck allows the keyword Jungle Patrol (PHA-DECK.5)" in refused.stderr
    assert "--leave-out: SD-3 is not in the deck" in program.here(
        "campaign", "deck", "ada", "phantom", "--leave-out", "SD-3"
    ).stderr  # fmt: skip
    back = program.here("campaign", "deck", "ada", "phantom", "--put-in", "SD-3")
    assert back.stdout.startswith("The Phantom: 33 cards")
    everything = json.loads(program.here("campaign", "deck", "ada", "phantom", "--all", "--json").stdout)
    assert len(everything["deck"]) == 34
    assert everything["left_out"] == []


@pytest.mark.clause("PHA-DECK.2")
def test_a_deck_that_breaks_the_rules_is_refused_in_a_file_a_campaign_and_an_option(
    program: Program, tmp_path: Path
) -> None:
    """R74."""
    campaign = new_campaign()
    campaign.holdings["diana"].deck = ["DI-11", "DI-12"]
    file = tmp_path / "gift.json"
    file.write_text(campaign_text(GAME, "Gift", campaign.to_data()), encoding="utf-8")
    why = "diana.deck: Diana owns 17 Player cards, 30 are needed to choose"
    refused = program.here("campaign", "import", str(file))
    assert (refused.returncode, program.here("campaign", "list").stdout.count("\n")) == (2, 1)
    assert f"{file}: campaign.holdings.{why}" in refused.stderr
    Campaigns(GAME, campaign_folder(GAME, program.folder)).put("ada", campaign.to_data(), replace=True)
    played = program.here("play", "phantom", "--campaign", "ada", "--legend", "diana", lines=["q"])
    assert (played.returncode, why in played.stderr) == (2, True)
    holdings = json.dumps({"diana": {"deck": ["DI-11", "DI-12"]}})
    option = program.here("play", "phantom", "--legend", "diana", "--option", f"holdings={holdings}")
    assert (option.returncode, why in option.stderr) == (2, True)
    mended = program.here("campaign", "deck", "ada", "diana", "--all")
    assert mended.stdout.startswith("Diana: 17 cards")


def test_export_import_reset_delete(program: Program, tmp_path: Path) -> None:
    rich(program)
    file = tmp_path / "ada.json"
    assert program.here("campaign", "export", "ada", str(file)).returncode == 0
    assert "--replace writes over it" in program.here("campaign", "export", "ada", str(file)).stderr
    assert "17 of 79" in program.here("campaign", "import", str(file), "--as", "Ben").stdout
    assert "17 of 79" in program.here("campaign", "list").stdout
    program.here("campaign", "reset", "ada", "--yes")
    assert "ada: 0 of 79" in program.here("campaign", "list").stdout
    program.here("campaign", "delete", "ada", "--yes")
    assert "ada:" not in program.here("campaign", "list").stdout


def test_a_damaged_campaign_is_reported_beside_the_others(program: Program) -> None:
    (program.folder / "campaigns" / "ben.json").write_text("{", encoding="utf-8")
    listed = program.here("campaign", "list")
    assert listed.returncode == 2
    assert "ada: 0 of 79" in listed.stdout
    assert "ben.json: expected JSON" in listed.stderr


@pytest.mark.clause("PHA-HID.5")
def test_the_card_browser_shows_what_has_come_to_light_in_a_campaign(program: Program) -> None:
    play = ("play", "phantom", "--campaign", "ada", "--legend", "diana", "--seed", "1")
    program.here(*play, lines=["give up", "y", "n"])
    shown = program.here("cards", "phantom", "--campaign", "ada").stdout
    assert "Python" in shown
    assert "Little Devil" not in shown
    refused = program.here("cards", "phantom", "satan", "--campaign", "ada")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "'satan' gives a story away; --spoilers shows it" in refused.stderr


@pytest.mark.clause("PHA-HID.5")
def test_at_the_table_only_cards_and_examples_of_the_story_so_far_are_looked_up(program: Program) -> None:
    asked = ["c python", "c satan", "r WE14", "q"]
    shown = program.here("play", "phantom", "--legend", "diana", "--seed", "1", lines=asked).stdout
    assert "exhaust 1 of your Ready cards" in shown
    assert "no card is called 'satan'" in shown
    assert "Bagshot" not in shown
