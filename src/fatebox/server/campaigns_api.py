"""The HTTP interface to what lasts between games: campaigns of both games that have them, and bests."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any, TypeVar

import msgspec

from fatebox.games.phantom.terms import LEGENDS, Legend

from . import library
from .api import Call, Nothing, Problem, Route, TableData, table_data
from .bests import RANKED, BestsData
from .campaigns import CampaignData, CampaignLine, DeckWanted, FileData, Importing
from .decks import DeckProblem
from .limits import FILE_BYTES
from .protocol import Concede
from .refusal import Refuse
from .seating import Seat, Wanted, seats_of
from .series import SeriesData, SeriesDeck
from .sheet import new_sheet
from .shelves import Binding, Shelf, Sitter

T = TypeVar("T")
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A new campaign."""

    name: Name


class NewAdventure(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays an adventure of a campaign, and by which options."""

    seats: Annotated[list[Wanted], msgspec.Meta(min_length=1, max_length=2)]
    options: dict[str, Any] = {}
    listed: bool = False


class NewSeries(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays a campaign of Outposts, and by which options."""

    name: Name
    seats: Annotated[list[Wanted], msgspec.Meta(min_length=2, max_length=6)]
    options: dict[str, Any] = {}


async def _found(call: Call, answer: Awaitable[T | None]) -> T:
    found = await answer
    if found is None:
        raise Problem(404, f"you have no campaign {call.params['campaign']!r}")
    return found


# --- The Phantom -----------------------------------------------------------------------------------------


async def get_campaigns(call: Call, body: None) -> list[CampaignLine]:
    """My campaigns of The Phantom."""
    return [] if call.person is None else await call.campaigns.of(call.person)


async def post_campaign(call: Call, body: NewCampaign) -> CampaignData:
    """Begin a campaign, with the starter decks."""
    call.params["campaign"] = await call.campaigns.new(call.somebody(), body.name)
    return await get_campaign(call, None)


async def import_campaign(call: Call, body: Importing) -> CampaignData:
    """Keep the campaign that a file holds."""
    call.params["campaign"] = await call.campaigns.take(call.somebody(), body)
    return await get_campaign(call, None)


async def get_campaign(call: Call, body: None) -> CampaignData:
    """A campaign of mine."""
    return await _found(call, call.campaigns.get(call.somebody(), call.params["campaign"]))


async def get_campaign_cards(call: Call, body: None) -> library.CardsData:
    """What the cards say, as far as it has come to light in a campaign."""
    return await _found(call, call.campaigns.cards(call.somebody(), call.params["campaign"]))


async def get_campaign_file(call: Call, body: None) -> FileData:
    """A campaign as a file, which the terminal reads too."""
    return await _found(call, call.campaigns.file(call.somebody(), call.params["campaign"]))


async def reset_campaign(call: Call, body: None) -> CampaignData:
    """Return every card to its set and both Legends to their starter decks."""
    await get_campaign(call, None)
    await call.campaigns.reset(call.somebody(), call.params["campaign"])
    return await get_campaign(call, None)


async def delete_campaign(call: Call, body: None) -> Nothing:
    """Throw a campaign of mine away."""
    return await _delete(call, call.campaigns.shelf)


def _legend(call: Call) -> Legend:
    for legend in LEGENDS:
        if call.params["legend"] == legend:
            return legend
    raise Problem(404, f"there is no Legend {call.params['legend']!r}; expected {' or '.join(LEGENDS)}")


async def put_campaign_deck(call: Call, body: DeckWanted) -> CampaignData:
    """Choose the deck of a Legend, between adventures."""
    legend = _legend(call)
    await get_campaign(call, None)
    await call.campaigns.customise(call.somebody(), call.params["campaign"], legend, body.deck)
    return await get_campaign(call, None)


async def check_campaign_deck(call: Call, body: DeckWanted) -> list[DeckProblem]:
    """What keeps a list from being the deck of a Legend."""
    answer = call.campaigns.problems(call.somebody(), call.params["campaign"], _legend(call), body.deck or ())
    return await _found(call, answer)


async def post_adventure(call: Call, body: NewAdventure) -> TableData:
    """Open a table for an adventure of a campaign."""
    me = call.somebody()
    seats = seats_of("phantom", me, body.seats)
    entry = call.campaigns.enter(me, call.params["campaign"], body.options, len(seats))
    options, binding = await _found(call, entry)
    return await _open(call, "phantom", options, seats, body.listed, binding)


# --- Outposts --------------------------------------------------------------------------------------------


async def get_all_series(call: Call, body: None) -> list[SeriesData]:
    """The campaigns of Outposts in which I take part."""
    return [] if call.person is None else await call.series.of(call.person)


async def post_series(call: Call, body: NewSeries) -> SeriesData:
    """Begin a campaign; its first game is not opened yet."""
    me = call.somebody()
    sitters = [Sitter(s.kind, s.person, s.name, s.bot) for s in seats_of("outposts", me, body.seats)]
    call.params["campaign"] = await call.series.new(me, body.name, sitters, body.options)
    return await get_series(call, None)


async def get_series(call: Call, body: None) -> SeriesData:
    """A campaign in which I take part."""
    return await _found(call, call.series.get(call.somebody(), call.params["campaign"]))


async def delete_series(call: Call, body: None) -> Nothing:
    """Throw a campaign of mine away."""
    return await _delete(call, call.series.shelf)


async def put_series_deck(call: Call, body: SeriesDeck) -> SeriesData:
    """Bring a deck of my collection to the next games."""
    await get_series(call, None)
    await call.series.choose_deck(call.somebody(), call.params["campaign"], body)
    return await get_series(call, None)


async def check_series_deck(call: Call, body: SeriesDeck) -> list[DeckProblem]:
    """What keeps a list from being played with my collection."""
    return await _found(call, call.series.problems(call.somebody(), call.params["campaign"], body))


async def post_series_table(call: Call, body: None) -> TableData:
    """Open a table for the next game of a campaign, with the same players."""
    sitters, options, binding = await _found(
        call, call.series.enter(call.somebody(), call.params["campaign"])
    )
    seats = [Seat(s.kind, s.person, s.name, s.bot) for s in sitters]
    return await _open(call, "outposts", options, seats, False, binding)


# --- both ------------------------------------------------------------------------------------------------


async def _open(
    call: Call, game: str, options: dict[str, Any], seats: list[Seat], listed: bool, binding: Binding
) -> TableData:
    me = call.somebody()
    sheet = new_sheet(game, len(seats), options, call.tables.seeds.next(me, game))
    table, invite = await call.tables.open(me, sheet, seats, listed, binding=binding)
    shown = table_data(call, table, invite)
    shown.campaign = call.params["campaign"]
    return shown


async def _delete(call: Call, shelf: Shelf) -> Nothing:
    me = call.somebody()
    await _found(call, shelf.find(me, call.params["campaign"]))
    await shelf.delete(me, call.params["campaign"])
    return Nothing()


async def give_up_adventure(call: Call, body: None) -> CampaignData:
    """Give up an adventure that is not over, or leave a table that waits for a player."""
    await _give_up(call, call.campaigns.shelf)
    return await get_campaign(call, None)


async def give_up_game(call: Call, body: None) -> SeriesData:
    """Give up a game of a campaign, or leave a table that waits for players."""
    await _give_up(call, call.series.shelf)
    return await get_series(call, None)


async def _give_up(call: Call, shelf: Shelf) -> None:
    me, table = call.somebody(), await call.table()
    _, tables = await _found(call, shelf.find(me, call.params["campaign"]))
    if not any(each.table == table.id and each.state == "running" for each in tables):
        raise Problem(404, "no such table of this campaign is being played")
    own = [seat for seat, sitter in enumerate(table.seats) if sitter.person == me.id]
    if table.status == "open":
        await shelf.leave(me, call.params["campaign"], table.id)
    elif not own:
        raise Refuse("not-yours", "you do not sit at this table")
    else:
        asked = [seat for seat in own if table.match.decision_of(seat) is not None]
        seat = (asked or own)[0]
        await table.receive(seat, Concede(0, table.number(seat)))


# --- bests -----------------------------------------------------------------------------------------------


async def get_bests(call: Call, body: None) -> BestsData:
    """My bests in a game, for each difficulty and over all."""
    return await call.bests.of(call.person, call.game(tuple(RANKED)))


PHANTOM, OUTPOSTS = "/api/campaigns", "/api/series"
ROUTES = (
    Route("GET", PHANTOM, get_campaigns, None, list[CampaignLine]),
    Route("POST", PHANTOM, post_campaign, NewCampaign, CampaignData),
    Route("POST", "/api/import-campaign", import_campaign, Importing, CampaignData, most=FILE_BYTES),
    Route("GET", f"{PHANTOM}/{{campaign}}", get_campaign, None, CampaignData),
    Route("DELETE", f"{PHANTOM}/{{campaign}}", delete_campaign, None, Nothing),
    Route("GET", f"{PHANTOM}/{{campaign}}/cards", get_campaign_cards, None, library.CardsData),
    Route("GET", f"{PHANTOM}/{{campaign}}/file", get_campaign_file, None, FileData),
    Route("POST", f"{PHANTOM}/{{campaign}}/reset", reset_campaign, None, CampaignData),
    Route("PUT", f"{PHANTOM}/{{campaign}}/decks/{{legend}}", put_campaign_deck, DeckWanted, CampaignData),
    Route(
        "POST",
        f"{PHANTOM}/{{campaign}}/decks/{{legend}}/check",
        check_campaign_deck,
        DeckWanted,
        list[DeckProblem],
    ),
    Route("POST", f"{PHANTOM}/{{campaign}}/tables", post_adventure, NewAdventure, TableData),
    Route("POST", f"{PHANTOM}/{{campaign}}/tables/{{table}}/give-up", give_up_adventure, None, CampaignData),
    Route("GET", OUTPOSTS, get_all_series, None, list[SeriesData]),
    Route("POST", OUTPOSTS, post_series, NewSeries, SeriesData),
    Route("GET", f"{OUTPOSTS}/{{campaign}}", get_series, None, SeriesData),
    Route("DELETE", f"{OUTPOSTS}/{{campaign}}", delete_series, None, Nothing),
    Route("PUT", f"{OUTPOSTS}/{{campaign}}/deck", put_series_deck, SeriesDeck, SeriesData),
    Route("POST", f"{OUTPOSTS}/{{campaign}}/deck/check", check_series_deck, SeriesDeck, list[DeckProblem]),
    Route("POST", f"{OUTPOSTS}/{{campaign}}/tables", post_series_table, None, TableData),
    Route("POST", f"{OUTPOSTS}/{{campaign}}/tables/{{table}}/give-up", give_up_game, None, SeriesData),
    Route("GET", "/api/games/{game}/bests", get_bests, None, BestsData),
)
