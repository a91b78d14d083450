"""Campaigns of The Phantom in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.rules.campaign import new_campaign
from fatebox.kernel.keeping import CampaignError, Document
from fatebox.storage.campaigns import Campaigns, campaign_folder, campaign_text, import_file
from fatebox.storage.errors import StorageError
from tests.refusals import refuses

NEW = new_campaign().to_data()


@pytest.fixture
def campaigns(tmp_path: Path) -> Campaigns:
    """An empty data folder."""
    return Campaigns(GAME, campaign_folder(GAME, tmp_path))


def gaining(card: str) -> Document:
    """A campaign in which Diana owns a card."""
    campaign = new_campaign()
    campaign.holdings["diana"].owned.append(card)
    return campaign.to_data()


def test_several_campaigns_side_by_side(campaigns: Campaigns) -> None:
    campaigns.new("Ada")
    campaigns.put("Ben and Cleo", gaining("SD-4"))
    assert campaigns.names() == ["ada", "ben and cleo"]
    assert campaigns.get("ada").data == NEW
    assert campaigns.get("BEN AND CLEO").data == gaining("SD-4")


def test_a_name_is_taken_once(campaigns: Campaigns) -> None:
    campaigns.put("ada", gaining("SD-4"))
    with pytest.raises(StorageError, match="there is a campaign 'Ada' already"):
        campaigns.new("Ada")
    assert campaigns.get("ada").data == gaining("SD-4")


@pytest.mark.clause("PHA-CAMP.5")
def test_a_reset_starts_anew(campaigns: Campaigns) -> None:
    campaigns.put("ada", gaining("SD-4"))
    campaigns.restart("ada")
    assert campaigns.get("ada").data == NEW


def test_an_unknown_campaign_is_an_error_with_what_is_near(campaigns: Campaigns) -> None:
    campaigns.new("ada")
    with pytest.raises(StorageError, match="there is no campaign 'adda'; did you mean ada"):
        campaigns.get("adda")


def test_a_name_that_is_no_name_of_a_file_is_refused(campaigns: Campaigns) -> None:
    with pytest.raises(StorageError, match="cannot be the name of a campaign"):
        campaigns.new("../ada")


def test_a_change_that_fails_changes_nothing(campaigns: Campaigns) -> None:
    campaigns.put("ada", gaining("SD-4"))

    with refuses(CampaignError, match="30 are needed"):
        campaigns.choose_deck("ada", "", "diana", ["DI-11"] * 40)
    assert campaigns.get("ada").data == gaining("SD-4")


def test_what_a_stopped_program_left_over_does_not_matter(campaigns: Campaigns, tmp_path: Path) -> None:
    campaigns.put("ada", gaining("SD-4"))
    half = tmp_path / "campaigns" / ".ada.json.x1.new"
    half.write_text('{"format": 1, "ga', encoding="utf-8")
    assert campaigns.names() == ["ada"]
    campaigns.put("ada", gaining("SD-3"), replace=True)
    assert campaigns.get("ada").data == gaining("SD-3")
    assert not half.exists()


def test_a_campaign_travels_as_a_file(campaigns: Campaigns, tmp_path: Path) -> None:
    file = tmp_path / "gift.json"
    file.write_text(campaign_text(GAME, "ada", gaining("SD-4")), encoding="utf-8")
    assert import_file(campaigns, file, None) == "ada"
    assert campaigns.get(import_file(campaigns, file, "Ben")).name == "Ben"
    assert campaigns.get("ben").data == gaining("SD-4")
    with pytest.raises(StorageError, match="already"):
        import_file(campaigns, file, None)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("format", 2, "format: expected 1, got 2"),
        ("game", "outposts", "game: expected 'phantom', got 'outposts'"),
        ("name", None, "name: expected str, got null"),
        ("color", "red", "color: this field is unknown"),
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
    campaigns: Campaigns, tmp_path: Path, field: str, value: object, message: str
) -> None:
    data = json.loads(campaign_text(GAME, "ada", NEW))
    del data["checksum"]
    file = tmp_path / "gift.json"
    file.write_text(json.dumps(data | {field: value}), encoding="utf-8")
    with pytest.raises(StorageError) as refused:
        import_file(campaigns, file, None)
    assert str(file) in str(refused.value)
    assert message in str(refused.value)
    assert campaigns.names() == []


def test_a_campaign_that_is_kept_already_can_be_read_whatever_its_decks(campaigns: Campaigns) -> None:
    """It is mended by choosing another deck; an adventure with it is refused."""
    campaign = new_campaign()
    campaign.holdings["phantom"].deck = ["PH-11"]
    campaigns.put("ada", campaign.to_data())
    assert campaigns.get("ada").data == campaign.to_data()


def test_a_damaged_file_is_noticed(campaigns: Campaigns, tmp_path: Path) -> None:
    campaigns.new("ada")
    path = tmp_path / "campaigns" / "ada.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"owned": []', '"owned": ["SD-3"]', 1), encoding="utf-8")
    with pytest.raises(StorageError, match=r"checksum: expected .* the file is damaged or was edited"):
        campaigns.get("ada")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(StorageError, match="expected JSON"):
        campaigns.get("ada")
