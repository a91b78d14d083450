"""Collections: what players own in campaigns, whatever happens to the program."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.campaigns.collections import campaign_of
from fatebox.games.outposts.rules.campaign import Campaign, is_over
from fatebox.kernel import Result
from fatebox.kernel.keeping import Finished, Settlement
from fatebox.kernel.messages import Message
from fatebox.storage.collections import (
    Collection,
    Collections,
    Played,
    collection_folder,
    fresh,
    parse_collection,
)
from fatebox.storage.errors import StorageError
from fatebox.storage.files import write_atomically
from tests.refusals import in_english, refuses

PACK = GAME.pack()
PLAYERS = ("Ada", "Ben")
FACTIONS = ("cinder", "bastion")
REBUILD = {"from": 1, "card": "bas_rebuild"}


@pytest.fixture
def collections(tmp_path: Path) -> Collections:
    return Collections(GAME, collection_folder(GAME, tmp_path))


def ended(*winners: int, reward: dict[str, Any] | None = None) -> Result:
    """The end of a game."""
    return Result(
        outcome="conquest", winners=winners, places=(1, 2), scores=(0, 0), details={"reward": reward}
    )


def settle(
    collections: Collections,
    game_id: str,
    result: Result,
    players: Sequence[str] = PLAYERS,
    factions: Sequence[str] = FACTIONS,
) -> Settlement:
    """Settle a game between these players."""
    result.details["factions"] = list(factions)
    settled = collections.settle(players, Finished(game_id, GAME.id, {}, [], result, True))
    assert settled is not None
    return settled


def standing(*owned: Collection, **options: int) -> Campaign:
    """The progress of these players' campaign."""
    return campaign_of([each.data() for each in owned], options)


def total(collections: Collections) -> int:
    """All cards that somebody owns."""
    return sum(sum(each.cards.values()) for each in collections.all()[0])


@pytest.mark.clause("OUT-CAMP.2", "OUT-CAMP.3")
def test_a_game_gives_new_players_their_collections_and_moves_the_card(collections: Collections) -> None:
    settled = settle(collections, "g1", ended(0, reward=REBUILD))
    assert settled.refused is None
    ada, ben = collections.get("ada"), collections.get("BEN")
    assert ada.cards == PACK.faction_deck("cinder") | {"bas_rebuild": 1}
    assert ben.cards == PACK.faction_deck("bastion") | {"bas_rebuild": 1}
    assert ada.games == ben.games == (Played("g1", ["Ada", "Ben"], "Ada", "Rebuild", "Ben"),)


@pytest.mark.clause("OUT-CAMP.3")
def test_a_game_counts_once_however_often_it_is_settled(collections: Collections, tmp_path: Path) -> None:
    settle(collections, "g1", ended(0, reward=REBUILD))
    before = [path.read_bytes() for path in sorted(tmp_path.glob("collections/*.toml"))]
    again = settle(collections, "g1", ended(0, reward=REBUILD))
    assert again.collections is None
    assert [path.read_bytes() for path in sorted(tmp_path.glob("collections/*.toml"))] == before
    settle(collections, "g2", ended(0, reward=REBUILD))
    assert collections.get("Ada").cards["bas_rebuild"] == 2
    assert "bas_rebuild" not in collections.get("Ben").cards


@pytest.mark.parametrize("stops_after", range(4))
def test_a_program_that_stops_between_any_two_writes_leaves_all_or_nothing(
    stops_after: int, collections: Collections, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three files are written: what is to be done, Ada's, Ben's. Whoever looks next sees both or neither."""
    settle(collections, "g1", ended(1))
    writes: list[Path] = []

    def stopping(path: Path, text: str) -> None:
        if len(writes) == stops_after:
            raise KeyboardInterrupt
        writes.append(path)
        write_atomically(path, text)

    monkeypatch.setattr("fatebox.storage.folders.write_atomically", stopping)
    if stops_after < 3:
        with pytest.raises(KeyboardInterrupt):
            settle(collections, "g2", ended(0, reward=REBUILD))
    else:
        settle(collections, "g2", ended(0, reward=REBUILD))
    monkeypatch.undo()

    done = stops_after > 0
    ada, ben = collections.get("Ada"), collections.get("Ben")
    assert ("bas_rebuild" in ada.cards) is done
    assert ben.cards["bas_rebuild"] == (1 if done else 2)
    assert len(ada.games) == len(ben.games) == (2 if done else 1)
    # settled once more, as when the game is gone on with, it is there exactly once
    assert (settle(collections, "g2", ended(0, reward=REBUILD)).collections is None) is done
    assert collections.get("Ada").cards["bas_rebuild"] == 1
    assert total(collections) == 90


SETTLER = """
import sys
from pathlib import Path
from tests.storage.test_collections import GAME, ended, settle
from fatebox.storage.collections import Collections, collection_folder
collections, number = Collections(GAME, collection_folder(GAME, Path(sys.argv[1]))), int(sys.argv[2])
while True:  # the card goes to and fro
    number += 1
    loser = number % 2
    settle(collections, f"g{number}", ended(1 - loser, reward={"from": loser, "card": "bas_rebuild"}))
    print(number, flush=True)
"""


def test_killing_the_program_at_any_time_loses_nothing(collections: Collections, tmp_path: Path) -> None:
    """Both collections are there, complete, with the same games; no card is lost or doubled."""
    reached = 0
    for after in (1, 2, 4):
        arguments = [sys.executable, "-c", SETTLER, str(tmp_path), str(reached)]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as process:
            assert process.stdout is not None
            for _ in range(after):
                assert process.stdout.readline()
            process.kill()
            process.stdout.read()
        found, troubles = collections.all()
        assert troubles == []
        ada, ben = found
        assert ada.games == ben.games
        assert total(collections) == 90
        ids = [game.id for game in ada.games]
        assert ids == [f"g{number}" for number in range(1, len(ids) + 1)]
        assert len(ids) >= reached + after
        assert ada.cards.get("bas_rebuild", 0) == len(ids) % 2
        reached = len(ids)


def test_a_card_that_is_gone_in_the_meantime_is_not_taken_again(collections: Collections) -> None:
    """Two games were under way at once, and both winners took the last copy."""
    collections.put(Collection("Ben", "bastion", PACK.faction_deck("bastion") | {"bas_rebuild": 1}))
    settle(collections, "g1", ended(0, reward=REBUILD))
    settled = settle(collections, "g2", ended(0, reward=REBUILD), ("Cy", "Ben"), ("veil", "bastion"))
    assert settled.refused == Message("reward-not-owned", player="Ben", card="Rebuild")
    assert collections.get("Cy").cards == PACK.faction_deck("veil")
    assert settled.news == []
    assert len(collections.get("Ben").games) == 2


@pytest.mark.clause("OUT-CAMP.4")
def test_a_collection_that_has_shrunk_to_thirty_loses_nothing_more(collections: Collections) -> None:
    collections.put(Collection("Ben", "bastion", PACK.starter("bastion")))
    settled = settle(collections, "g1", ended(0, reward=REBUILD))
    assert settled.refused == Message("reward-too-few", player="Ben", number=30)
    assert collections.get("Ben").cards == PACK.starter("bastion")


@pytest.mark.clause("OUT-TEAR.7")
def test_a_dealt_shard_card_leaves_the_losers_collection_alone(collections: Collections) -> None:
    reward = {"from": 1, "card": "sha_glasswing", "dealt": True}
    settle(collections, "g1", ended(0, reward=reward))
    assert collections.get("Ada").cards["sha_glasswing"] == 1
    assert collections.get("Ben").cards == PACK.faction_deck("bastion")


# --- files ----------------------------------------------------------------------------------------------


def test_a_collection_comes_back_as_it_was_kept(collections: Collections) -> None:
    kept = fresh(GAME, "Zoë's rival", "wildroot")
    collections.put(kept)
    assert collections.get("zoë's rival") == kept
    with pytest.raises(StorageError, match='there is a collection "Zoë\'s rival" already'):
        collections.put(kept)
    assert collections.find("Nobody") is None
    with pytest.raises(StorageError, match="'Zoe' has no collection; collections: zoë's rival"):
        collections.get("Zoe")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"Ash Hound" = 3', '"Ash Hound" = 2', "checksum: expected [0-9a-f]{16}, got [0-9a-f]{16}; the file"),
        ("checksum", "# checksum", "checksum: missing; the file is damaged or was written by hand"),
        ("[cards]", "", "checksum: expected"),
    ],
)
def test_a_damaged_file_is_noticed_and_kept(
    old: str, new: str, message: str, collections: Collections, tmp_path: Path
) -> None:
    collections.put(fresh(GAME, "Ada", "cinder"))
    path = tmp_path / "collections" / "ada.toml"
    collections.put(fresh(GAME, "Ben", "veil"))
    damaged = path.read_text().replace(old, new)
    path.write_text(damaged)
    with refuses(StorageError, match=rf"ada\.toml: {message}"):
        collections.get("Ada")
    with pytest.raises(StorageError, match=r"ada\.toml"):
        settle(collections, "g1", ended(0))
    found, troubles = collections.all()
    assert ([each.player for each in found], len(troubles)) == (["Ben"], 1)
    assert path.read_text() == damaged
    assert collections.get("Ben").games == ()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format = 1", "format = 2", "format: expected one of 1, got 2"),
        (
            'faction = "cinder"',
            'faction = "shard"',
            "faction: expected one of bastion, cinder, veil, wildroot, got 'shard'",
        ),
        ('player = "Ada"', 'player = "../Ada"', "player: '../Ada' cannot be the name of a player"),
        ('player = "Ada"\n', "", "player: this field is missing"),
        ('"Ash Hound" = 3', '"Ash Hound" = 19', "cards.Ash Hound: 19 copies, 18 available (OUT-CAMP.2)"),
        ('"Ash Hound" = 3', '"Arc Bolt" = 1', "cards.Arc Bolt: nobody can own this card (OUT-TEAR.1)"),
        (
            '"Ash Hound" = 3',
            '"Ash Hund" = 3',
            "cards.Ash Hund: there is no such card; did you mean",
        ),
        ("[cards]", "[cards]\nFire = 1\n[spare]", "spare: this field is unknown"),
    ],
)
def test_a_file_written_by_hand_is_checked_before_anything_changes(
    old: str, new: str, message: str, collections: Collections, tmp_path: Path
) -> None:
    collections.put(fresh(GAME, "Ada", "cinder"))
    path = tmp_path / "collections" / "ada.toml"
    lines = [line for line in path.read_text().splitlines() if not line.startswith("checksum")]
    file = tmp_path / "by-hand.toml"
    file.write_text("\n".join(lines).replace(old, new))
    with pytest.raises(StorageError) as error:
        collections.import_file(file, replace=True)
    assert in_english(error.value).startswith(f"{file}: {message}")
    assert collections.get("Ada") == fresh(GAME, "Ada", "cinder")


@pytest.mark.clause("OUT-CAMP.4")
def test_fewer_than_thirty_cards_are_no_collection() -> None:
    text = Collection("Ada", "cinder", {"cin_ash_hound": 3}).text(GAME)
    with refuses(StorageError, match=r"a: cards: the collection has 3 .* at least 30 \(OUT-CAMP\.4\)"):
        parse_collection(GAME, text, "a")


def test_export_and_import_give_the_same(collections: Collections, tmp_path: Path) -> None:
    settle(collections, "g1", ended(0, reward=REBUILD))
    file = tmp_path / "out.toml"
    file.write_text(collections.get("Ada").text(GAME))
    elsewhere = Collections(GAME, collection_folder(GAME, tmp_path / "elsewhere"))
    assert elsewhere.import_file(file) == collections.get("Ada") == elsewhere.get("Ada")
    assert elsewhere.import_file(file, "Ida").player == "Ida"


# --- campaigns ------------------------------------------------------------------------------------------


@pytest.mark.clause("OUT-CAMP.6")
def test_the_standing_of_a_campaign_is_read_from_the_collections(collections: Collections) -> None:
    for number, winners in enumerate([(0,), (1,), (0, 1), (0,), (0,)]):
        settle(collections, f"g{number}", ended(*winners))
    settle(collections, "other", ended(0), ("Ada", "Cy"), ("cinder", "veil"))
    ada, ben = collections.get("Ada"), collections.get("Ben")
    campaign = standing(ben, ada)
    assert (campaign.wins, campaign.games) == ([1, 3], 5)
    assert is_over(campaign)
    assert not is_over(standing(ada, ben, campaign_wins=4))
    # who starts anew, starts a new campaign for all
    collections.put(fresh(GAME, "Ben", "bastion"), replace=True)
    assert standing(ada, collections.get("Ben")).games == 0
