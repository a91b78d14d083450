"""The HTTP interface to what lasts between games: campaigns, decks and bests of the games that have them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec

from fatebox.kernel import Game
from fatebox.kernel.keeping import CampaignEntry, DeckProblem, Player
from fatebox.server import words
from fatebox.server.campaigns.bests import BestsData, ranked_games
from fatebox.server.campaigns.campaigns import FileData, campaign_games
from fatebox.server.campaigns.decks import NamedDeck, deck_games, problems
from fatebox.server.http import library
from fatebox.server.http.calls import Call, Nothing, Problem, Route
from fatebox.server.http.limits import FILE_BYTES
from fatebox.server.http.protocol import Concede
from fatebox.server.http.tables import TableData, table_data
from fatebox.server.tables.log import new_config
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.seats import Seat, Wanted, seats_of
from fatebox.storage.campaigns import campaign_rules
from fatebox.storage.sheets import deck_rules

MOST_SEATS = 7
SETTLING_S = 5.0
"""The longest wait for bots that take their reward after somebody has given up."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seats = Annotated[list[Wanted], msgspec.Meta(max_length=MOST_SEATS)]


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A new campaign; where the same people play all its games, also who plays it by which options."""

    name: Name
    seats: Seats = []
    options: dict[str, Any] = {}


class NewCampaignTable(msgspec.Struct, forbid_unknown_fields=True):
    """The next game of a campaign; unless the campaign says it, also who plays by which options."""

    seats: Seats = []
    options: dict[str, Any] = {}
    listed: bool = False


class Importing(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a campaign's file."""

    text: str
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Its name; without it, the name in the file."""
    replace: bool = False
    """In place of the campaign of that name."""


class CampaignApi:
    """The campaigns of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rules = campaign_rules(game)

    async def _entry(self, call: Call) -> CampaignEntry:
        found = await call.campaigns.find(call.somebody(), self.game, call.params["campaign"])
        if found is None:
            raise Problem(404, words.CAMPAIGN_NONE(campaign=call.params["campaign"]))
        return found

    # --- what there is -----------------------------------------------------------------------------------

    async def get_campaigns(self, call: Call, body: None) -> list[Any]:
        """My campaigns."""
        return [] if call.person is None else await call.campaigns.of(call.person, self.game)

    async def post_campaign(self, call: Call, body: NewCampaign) -> Any:
        """Begin a campaign; its first game is not opened yet."""
        me = call.somebody()
        seats = seats_of(self.game.id, me, body.seats) if body.seats else []
        players = [Player(seat.kind, seat.person, seat.name, seat.bot) for seat in seats]
        call.params["campaign"] = await call.campaigns.new(me, self.game, body.name, players, body.options)
        return await self.get_campaign(call, None)

    async def import_campaign(self, call: Call, body: Importing) -> Any:
        """Keep the campaign that a file holds."""
        call.params["campaign"] = await call.campaigns.change(
            call.somebody(),
            self.game,
            lambda logic: logic.take(body.text, "the file", body.name, replace=body.replace),
        )
        return await self.get_campaign(call, None)

    async def get_campaign(self, call: Call, body: None) -> Any:
        """A campaign."""
        entry = await self._entry(call)
        return await asyncio.to_thread(self.rules.in_full, self.game.pack(), entry, call.somebody().id)

    async def delete_campaign(self, call: Call, body: None) -> Nothing:
        """Throw a campaign of mine away."""
        await self._entry(call)
        campaign = call.params["campaign"]
        await call.campaigns.change(call.somebody(), self.game, lambda logic: logic.delete(campaign))
        return Nothing()

    async def get_campaign_cards(self, call: Call, body: None) -> library.CardsData:
        """The cards of a campaign, as far as they have come to light in it."""
        revealed = self.rules.revealed(self.game.pack(), (await self._entry(call)).data)
        return await asyncio.to_thread(library.cards, self.game.id, call.language, frozenset(revealed))

    async def get_campaign_file(self, call: Call, body: None) -> FileData:
        """A campaign as a file, which the terminal reads too."""
        await self._entry(call)
        found = await call.campaigns.file(call.somebody(), self.game, call.params["campaign"])
        assert found is not None
        return found

    async def reset_campaign(self, call: Call, body: None) -> Any:
        """Begin a campaign again, with nothing gained."""
        await self._entry(call)
        campaign = call.params["campaign"]
        await call.campaigns.change(call.somebody(), self.game, lambda logic: logic.restart(campaign))
        return await self.get_campaign(call, None)

    # --- decks -------------------------------------------------------------------------------------------

    async def put_campaign_deck(self, call: Call, body: Any) -> Any:
        """Choose a deck of a campaign, between two games."""
        await self._entry(call)
        me, campaign, which = call.somebody(), call.params["campaign"], call.params["which"]
        await call.campaigns.change(
            me, self.game, lambda logic: logic.choose_deck(campaign, me.id, which, body.deck)
        )
        return await self.get_campaign(call, None)

    async def check_campaign_deck(self, call: Call, body: Any) -> list[DeckProblem]:
        """The problems that keep a list from being a deck of a campaign."""
        await self._entry(call)
        me, campaign, which = call.somebody(), call.params["campaign"], call.params["which"]
        return await call.campaigns.problems(me, self.game, campaign, which, body.deck)

    # --- playing -----------------------------------------------------------------------------------------

    async def post_campaign_table(self, call: Call, body: NewCampaignTable) -> TableData:
        """Open a table for the next game of a campaign."""
        me, campaign = call.somebody(), call.params["campaign"]
        players = self.rules.players((await self._entry(call)).data)
        if players is None:
            seats = seats_of(self.game.id, me, body.seats)
        else:
            seats = [Seat(player.kind, player.person, player.name, player.bot) for player in players]
        options, binding = await call.campaigns.enter(me, self.game, campaign, body.options, len(seats))
        seeds = call.tables.seeds
        seed = seeds.next(me, self.game.id)
        config = new_config(self.game.id, len(seats), options, seed, seeds.generator)
        listed = body.listed and players is None
        table, invite = await call.tables.open(me, config, seats, listed, binding=binding)
        shown = table_data(call, table, invite)
        shown.campaign = campaign
        return shown

    async def give_up_campaign_table(self, call: Call, body: None) -> Any:
        """Give up a game that is not over, or leave a table that waits for players."""
        me, table = call.somebody(), await call.table()
        entry = await self._entry(call)
        if all(game.id != table.id for game in entry.running):
            raise Problem(404, words.CAMPAIGN_TABLE())
        own = [seat for seat, sitter in enumerate(table.seats) if sitter.person == me.id]
        if table.status == "open":
            await call.campaigns.leave(me, self.game, entry.id, table.id)
        elif not own:
            raise Refuse("not-yours", words.CAMPAIGN_AWAY())
        else:
            asked = [seat for seat in own if table.match.decision_of(seat) is not None]
            seat = (asked or own)[0]
            await table.receive(seat, Concede(0, table.number(seat)))
            await table.settle(SETTLING_S)
        return await self.get_campaign(call, None)

    def routes(self) -> list[Route]:
        """All that can be asked for."""
        root = f"/api/games/{self.game.id}/campaigns"
        one, line, page = f"{root}/{{campaign}}", self.rules.line, self.rules.page
        deck = msgspec.defstruct(
            f"{self.game.id.capitalize()}CampaignDeck",
            [("deck", self.rules.deck | None)],
            forbid_unknown_fields=True,
            namespace={"__doc__": "A deck list of a campaign; null takes the choice back."},
        )
        table = f"{one}/tables/{{table}}/give-up"
        bring = f"/api/games/{self.game.id}/import-campaign"
        alone = [  # a shared campaign is no single person's to take away, bring back or begin again
            Route("POST", bring, self.import_campaign, Importing, page, most=FILE_BYTES),
            Route("GET", f"{one}/file", self.get_campaign_file, None, FileData, heavy=True),
            Route("POST", f"{one}/reset", self.reset_campaign, None, page),
        ]
        routes = [
            Route("GET", root, self.get_campaigns, None, list[line]),  # type: ignore[valid-type]
            Route("POST", root, self.post_campaign, NewCampaign, page),
            Route("GET", one, self.get_campaign, None, page),
            Route("DELETE", one, self.delete_campaign, None, Nothing),
            Route("GET", f"{one}/cards", self.get_campaign_cards, None, library.CardsData, spoken=True),
            Route("PUT", f"{one}/decks/{{which}}", self.put_campaign_deck, deck, page),
            Route("POST", f"{one}/decks/{{which}}/check", self.check_campaign_deck, deck, list[DeckProblem]),
            Route("POST", f"{one}/tables", self.post_campaign_table, NewCampaignTable, TableData),
            Route("POST", table, self.give_up_campaign_table, None, page),
            *([] if self.rules.shared else alone),
        ]
        return [route._replace(about=self.game.id) for route in routes]


class DeckApi:
    """The decks of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    async def check_deck(self, call: Call, body: Any) -> list[DeckProblem]:
        """The problems that keep a deck from being played."""
        return problems(self.game, body)

    async def get_decks(self, call: Call, body: None) -> list[NamedDeck]:
        """The decks that I keep."""
        return [] if call.person is None else await call.decks.of(call.person, self.game)

    async def put_deck(self, call: Call, body: Any) -> NamedDeck:
        """Keep a deck under a name; it may be unfinished."""
        return await call.decks.keep(call.somebody(), self.game, call.params["name"], body)

    async def delete_deck(self, call: Call, body: None) -> Nothing:
        """Throw one of my decks away."""
        if not await call.decks.throw_away(call.somebody(), self.game, call.params["name"]):
            raise Problem(404, words.DECK_NONE(deck=call.params["name"]))
        return Nothing()

    def routes(self) -> list[Route]:
        """All that can be asked for."""
        root, kind = f"/api/games/{self.game.id}/decks", deck_rules(self.game).deck_list
        named = msgspec.defstruct(
            "NamedDeck",
            [("name", str), ("deck", kind), ("problems", list[DeckProblem])],
            namespace={"__doc__": "A deck that somebody keeps."},
        )
        check = f"/api/games/{self.game.id}/check-deck"
        routes = [
            Route("POST", check, self.check_deck, kind, list[DeckProblem]),
            Route("GET", root, self.get_decks, None, list[named]),  # type: ignore[valid-type]
            Route("PUT", f"{root}/{{name}}", self.put_deck, kind, named),
            Route("DELETE", f"{root}/{{name}}", self.delete_deck, None, Nothing),
        ]
        return [route._replace(about=self.game.id) for route in routes]


async def get_bests(call: Call, body: None) -> BestsData:
    """My bests in a game, for each difficulty and over all."""
    return await call.bests.of(call.person, call.game(ranked_games()))


ROUTES = (
    *(route for game in campaign_games() for route in CampaignApi(game).routes()),
    *(route for game in deck_games() for route in DeckApi(game).routes()),
    Route("GET", "/api/games/{game}/bests", get_bests, None, BestsData),
)
