"""Changes made by a finished game besides its table: results of people, and its campaign.

It is written in the transaction of the game's last answer. So it happens exactly once: whoever finds a table
that is over finds its campaign changed, whenever the server was stopped.
"""

from __future__ import annotations

import logging
import time
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, insert, literal_column, select, update

from fatebox.games import load_game
from fatebox.kernel import FateboxError, Match
from fatebox.kernel.keeping import Finished, Player
from fatebox.kernel.options import without_secrets
from fatebox.server.campaigns.campaigns import documents
from fatebox.server.store.schema import campaigns, entered, results
from fatebox.server.store.statements import Lookup, Prepared
from fatebox.server.tables.log import TableConfig
from fatebox.storage.campaigns import Campaigns
from fatebox.storage.results import by_the_book

log = logging.getLogger("fatebox.endings")
RESULTS = Prepared(insert(results), *results.c.keys())
RUNNING = Lookup(  # a table belongs to one campaign at most
    select(campaigns.c.id, campaigns.c.person)
    .join_from(entered, campaigns)
    .where(entered.c.table_id == bindparam("table"), entered.c.state == literal_column("'running'"))
)
State = Literal["running", "counted", "forced", "unstarted", "left", "failed"]
"""The state of a campaign's table: running, counted, or why it did not count (a
step back was forced, it ended before it began, it was left before it was full, its campaign could not be
read)."""


def finished(table: str, config: TableConfig, players: list[Player], match: Match[Any]) -> Finished:
    """A game that is over."""
    result = match.result
    assert result is not None
    options = without_secrets(match.game.settings, match.options)
    return Finished(table, match.game.id, options, players, result, by_the_book(match) and not config.origin)


def book(db: Connection, game: Finished) -> None:
    """Write down what a finished game changes, in the transaction of its last answer."""
    options = msgspec.json.encode(game.options).decode()
    result = msgspec.json.encode(game.result.to_data()).decode()
    same = {"table_id": game.id, "game": game.game, "options": options, "counts": int(game.counts)}
    rows = [
        {**same, "seat": seat, "person": player.person, "result": result, "at": time.time()}
        for seat, player in enumerate(game.players)
        if player.person is not None
    ]
    if rows:
        RESULTS(db, rows)
    for campaign, owner in RUNNING(db, table=game.id):
        state = _settle(db, owner, campaign, game)
        db.execute(update(entered).where(entered.c.table_id == game.id).values(state=state))


def _settle(db: Connection, owner: str, campaign: str, finished: Finished) -> State:
    if not finished.counts:
        return "forced"
    game = load_game(finished.game)
    try:
        counted, _ = Campaigns(game, documents(db, owner, game)).settle(campaign, finished)
    except FateboxError:  # the answer counts all the same; the campaign stays as it is
        log.exception("table %s: its campaign could not be changed", finished.id)
        return "failed"
    return "counted" if counted else "unstarted"
