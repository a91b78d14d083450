"""One logic, two places to keep things: whatever works in files works in the database of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from fatebox.games import load_game
from fatebox.games.phantom.rules.campaign import new_campaign
from fatebox.kernel import Game, Result
from fatebox.kernel.keeping import CampaignError, Finished, Player
from fatebox.server.campaigns.documents import CampaignDocuments, DeckDocuments
from fatebox.server.store.connect import embedded, open_engine
from fatebox.server.store.migrate import prepare
from fatebox.server.store.schema import people
from fatebox.storage.campaigns import Campaigns, campaign_folder
from fatebox.storage.decks import Deck, Decks, deck_folder
from fatebox.storage.errors import StorageError

OUTPOSTS, PHANTOM = load_game("outposts"), load_game("phantom")
STARTER = Deck("veil", OUTPOSTS.pack().starter("veil"))
PLAYERS = [Player("person", "p", "Ann", ""), Player("bot", None, "Bot", "random")]
Keeping = Callable[[Game[Any]], Campaigns]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Connection]:
    """The database of a server that knows one person."""
    url = embedded(tmp_path)
    prepare(url)
    engine = open_engine(url)
    with engine.connect() as connection:
        connection.execute(insert(people).values(id="p", name="Ann", epoch=0, created=0))
        yield connection
    engine.dispose()


@pytest.fixture(params=["files", "database"])
def campaigns(request: pytest.FixtureRequest, tmp_path: Path, database: Connection) -> Keeping:
    """The campaigns of a game, in either place."""
    if request.param == "files":
        return lambda game: Campaigns(game, campaign_folder(game, tmp_path / game.id))
    return lambda game: Campaigns(game, CampaignDocuments(database, "p", game.id, shared=False))


@pytest.fixture(params=["files", "database"])
def decks(request: pytest.FixtureRequest, tmp_path: Path, database: Connection) -> Decks:
    """Decks, in either place."""
    if request.param == "files":
        return Decks(OUTPOSTS, deck_folder(OUTPOSTS, tmp_path))
    return Decks(OUTPOSTS, DeckDocuments(database, "p", OUTPOSTS.id))


def test_a_deck_is_kept_replaced_and_thrown_away(decks: Decks) -> None:
    decks.add("watch", STARTER)
    assert (decks.names(), decks.get("watch")) == (["watch"], STARTER)
    with pytest.raises(StorageError, match=r"campaign-named|already"):
        decks.add("watch", Deck("veil", {}))
    decks.add("watch", Deck("veil", {}), replace=True)
    assert decks.get("watch").cards == {}
    decks.delete("watch")
    with pytest.raises(StorageError, match="there is no deck 'watch'; decks: none"):
        decks.delete("watch")


def test_a_campaign_is_begun_changed_restarted_and_thrown_away(campaigns: Keeping) -> None:
    kept = campaigns(PHANTOM)
    key = kept.new("Ada")
    rich = new_campaign()
    rich.holdings["diana"].owned.append("SD-4")
    assert kept.put("Ada", rich.to_data(), replace=True) == key
    with pytest.raises(StorageError, match=r"campaign-named|already"):
        kept.new("Ada")
    with pytest.raises(CampaignError, match=r"PHA-DECK\.2"):
        kept.choose_deck(key, "p", "diana", ["DI-11"])
    assert kept.get(key).data == rich.to_data(), "a change that fails changes nothing"
    kept.restart(key)
    assert kept.get(key).data == new_campaign().to_data()
    kept.delete(key)
    assert kept.names() == []


def war() -> Result:
    """A game of Outposts whose winner has taken a card."""
    return Result(
        outcome="conquest",
        winners=(0,),
        places=(1, 2),
        scores=(1, 0),
        details={"factions": ["veil", "cinder"], "rounds": 7, "reward": {"from": 1, "card": "cin_ash_hound"}},
    )


def story() -> Result:
    """An adventure of The Phantom that was given up."""
    match = PHANTOM.start(1, seats=1, options={"legend": "diana"})
    match.concede(0)
    assert match.result is not None
    return match.result


@pytest.mark.clause("OUT-CAMP.3", "PHA-CAMP.1")
@pytest.mark.parametrize(("game", "result"), [(OUTPOSTS, war), (PHANTOM, story)], ids=["war", "story"])
def test_a_finished_game_counts_once(
    game: Game[Any], result: Callable[[], Result], campaigns: Keeping
) -> None:
    """Given a campaign that a game has changed, when it is settled again, then nothing changes."""
    kept = campaigns(game)
    key = kept.new("War", PLAYERS)
    before = kept.get(key).data
    options = {"campaign_wins": 3, "campaign_max_games": 9, "loot_achievements": False}
    finished = Finished("table", game.id, options, PLAYERS, result(), True)
    counted, after = kept.settle(key, finished)
    assert counted
    assert after.data != before
    assert kept.settle(key, finished)[1].data == after.data
    other = Finished("another", game.id, options, PLAYERS, result(), True)
    assert kept.settle(key, other)[1].data != after.data
