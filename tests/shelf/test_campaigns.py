"""Campaigns of The Phantom in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.campaign import Campaign, new_campaign
from fatebox.games.phantom.content import PhantomPack
from fatebox.shelf.campaigns import Campaigns, campaign_text
from fatebox.shelf.files import ShelfError

PACK: PhantomPack = GAME.pack()


@pytest.fixture
def shelf(tmp_path: Path) -> Campaigns:
    """An empty data folder."""
    return Campaigns(PACK, tmp_path)


def gaining(card: str) -> Campaign:
    """A campaign in which Diana owns a card."""
    campaign = new_campaign()
    campaign.holdings["diana"].owned.append(card)
    return campaign


def test_several_campaigns_side_by_side(shelf: Campaigns) -> None:
    shelf.new("Ada")
    shelf.put("Ben and Cleo", gaining("SD-4"))
    assert shelf.names() == ["ada", "ben and cleo"]
    assert shelf.get("ada") == new_campaign()
    assert shelf.get("BEN AND CLEO") == gaining("SD-4")


def test_a_name_is_taken_once(shelf: Campaigns) -> None:
    shelf.put("ada", gaining("SD-4"))
    with pytest.raises(ShelfError, match="there is a campaign 'Ada' already"):
        shelf.new("Ada")
    assert shelf.get("ada") == gaining("SD-4")


@pytest.mark.clause("PHA-CAMP.5")
def test_a_reset_starts_anew(shelf: Campaigns) -> None:
    shelf.put("ada", gaining("SD-4"))
    shelf.put("ada", new_campaign(), replace=True)
    assert shelf.get("ada") == new_campaign()


def test_an_unknown_campaign_is_an_error_with_what_is_near(shelf: Campaigns) -> None:
    shelf.new("ada")
    with pytest.raises(ShelfError, match="there is no campaign 'adda'; did you mean ada"):
        shelf.get("adda")


def test_a_name_that_is_no_name_of_a_file_is_refused(shelf: Campaigns) -> None:
    with pytest.raises(ShelfError, match="cannot be the name of a campaign"):
        shelf.new("../ada")


def test_a_change_that_fails_changes_nothing(shelf: Campaigns) -> None:
    shelf.put("ada", gaining("SD-4"))

    def fail(campaign: Campaign) -> Campaign:
        campaign.holdings["diana"].owned.clear()
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        shelf.change("ada", fail)
    assert shelf.get("ada") == gaining("SD-4")


def test_what_a_stopped_program_left_over_does_not_matter(shelf: Campaigns) -> None:
    shelf.put("ada", gaining("SD-4"))
    half = shelf.folder / ".ada.json.x1.new"
    half.write_text('{"format": 1, "ga', encoding="utf-8")
    assert shelf.names() == ["ada"]
    shelf.change("ada", lambda _: gaining("SD-3"))
    assert shelf.get("ada") == gaining("SD-3")
    assert not half.exists()


def test_a_campaign_travels_as_a_file(shelf: Campaigns, tmp_path: Path) -> None:
    file = tmp_path / "gift.json"
    file.write_text(campaign_text("ada", gaining("SD-4")), encoding="utf-8")
    assert shelf.import_file(file) == "ada"
    assert shelf.import_file(file, "Ben") == "Ben"
    assert shelf.get("ben") == gaining("SD-4")
    with pytest.raises(ShelfError, match="already"):
        shelf.import_file(file)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("format", 2, "format: expected 1, got 2"),
        ("game", "outposts", "game: expected 'phantom', got 'outposts'"),
        ("name", None, "name: expected a text, got None"),
        ("colour", "red", "colour: this field is unknown"),
        ("campaign", 7, "campaign: expected a table, got 7"),
        ("campaign", {"holdings": {}}, "campaign.holdings: expected phantom and diana"),
        (
            "campaign",
            {"holdings": {"phantom": {"owned": ["SD-3"]}, "diana": {"owned": ["SD-3"]}}},
            "campaign.holdings.diana.owned: SD-3 belongs to phantom too (PHA-CAMP.2)",
        ),
        (
            "campaign",
            {"holdings": {"phantom": {"deck": ["SD-3"]}, "diana": {}}},
            "campaign.holdings.phantom.deck: 'SD-3' is not owned",
        ),
        (
            "campaign",
            {"holdings": {"phantom": {"deck": ["PH-11"]}, "diana": {}}},
            "campaign.holdings.phantom.deck: The Phantom owns 17 Player cards, 30 are needed to choose",
        ),
        (
            "campaign",
            {"holdings": {"phantom": {"gold": 3}, "diana": {}}},
            "gold: unknown; expected one of owned, deck",
        ),
    ],
)
def test_a_file_that_is_not_sound_is_refused_and_nothing_changes(
    shelf: Campaigns, tmp_path: Path, field: str, value: object, message: str
) -> None:
    data = json.loads(campaign_text("ada", new_campaign()))
    del data["checksum"]
    file = tmp_path / "gift.json"
    file.write_text(json.dumps(data | {field: value}), encoding="utf-8")
    with pytest.raises(ShelfError) as refused:
        shelf.import_file(file)
    assert str(file) in str(refused.value)
    assert message in str(refused.value)
    assert shelf.names() == []


def test_a_campaign_that_is_kept_already_can_be_read_whatever_its_decks(shelf: Campaigns) -> None:
    """It is mended by choosing another deck; an adventure with it is refused."""
    campaign = new_campaign()
    campaign.holdings["phantom"].deck = ["PH-11"]
    shelf.put("ada", campaign)
    assert shelf.get("ada") == campaign


def test_a_damaged_file_is_noticed(shelf: Campaigns) -> None:
    path = shelf.new("ada")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"owned": []', '"owned": ["SD-3"]', 1), encoding="utf-8")
    with pytest.raises(ShelfError, match=r"checksum: expected .* the file is damaged or was edited"):
        shelf.get("ada")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(ShelfError, match="expected JSON"):
        shelf.get("ada")
