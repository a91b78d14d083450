"""Campaigns of Outposts that people play on the server: games in a row (OUT-CAMP).

Whoever has sat at a table of a campaign takes part in it: sees how it stands, builds a deck from the own
collection, may start the next game. Factions are chosen at the first table. Nobody is shown the collection
or the deck of somebody else.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from fatebox.games import load_game
from fatebox.games.outposts.campaign import (
    Campaign,
    after_game,
    game_options,
    is_over,
    ranking,
    start_campaign,
)
from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.decks import check_deck
from fatebox.kernel import OptionsError

from .decks import Copies, DeckProblem, Key
from .people import Person
from .shelves import Binding, CampaignsError, Entered, Finished, Kept, Shelf, Sitter, State, running, write
from .store import Store

OWN = ("campaign", "entrants")
"""Options that a campaign says by itself."""
Cards = Annotated[dict[Key, Copies], msgspec.Meta(max_length=200)]


class Note(msgspec.Struct, frozen=True):
    """A game that has counted."""

    table: str
    outcome: str
    rounds: int
    winner: int | None
    """The seat that has won; null after a draw."""
    card: str = ""
    """The name of the card that the winner took."""
    loser: int | None = None
    """Whom it was taken from."""


class Series(msgspec.Struct, frozen=True):
    """A campaign as it is kept."""

    options: dict[str, Any]
    sitters: list[Sitter]
    """As wished for until the first game is over, then those who have played it."""
    campaign: dict[str, Any] | None = None
    """Where it stands; nothing before the first game is over."""
    games: list[Note] = []
    decks: dict[int, dict[str, int]] = {}
    """The deck lists that seats have chosen for the next games."""


class PlayerData(msgspec.Struct):
    """How a player of a campaign stands."""

    name: str
    bot: str
    faction: str
    """Empty before the first game is over."""
    wins: int
    place: int
    cards: int
    """How many cards the collection has."""
    yours: bool


class OwnCollection(msgspec.Struct):
    """What one owns oneself."""

    seat: int
    faction: str
    cards: dict[str, int]
    deck: dict[str, int] | None
    """The deck for the next games; without it, one is chosen at the table."""
    problems: list[DeckProblem]
    """Why that deck cannot be played any more."""


class SeriesData(msgspec.Struct):
    """A campaign."""

    id: str
    name: str
    created: float
    changed: float
    mine: bool
    """Whether it is the own one, not that of a friend."""
    options: dict[str, Any]
    players: list[PlayerData]
    own: list[OwnCollection]
    games: list[Note]
    wins_needed: int
    games_most: int
    over: bool
    running: str | None
    """The table that is not over."""
    waiting: bool
    """That table still waits for players."""
    uncounted: int


class SeriesDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck list for the next games; null to choose at the table."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    cards: Cards | None


class SeriesShelf:
    """The campaigns of all people."""

    def __init__(self, store: Store) -> None:
        self.shelf = Shelf(store, "outposts", shared=True)

    # --- reading -----------------------------------------------------------------------------------------

    async def of(self, person: Person) -> list[SeriesData]:
        """The campaigns in which a person takes part, the latest first."""
        return [_data(person, kept, tables) for kept, tables in await self.shelf.all(person)]

    async def get(self, person: Person, campaign: str) -> SeriesData | None:
        """One of these campaigns."""
        found = await self.shelf.find(person, campaign)
        return None if found is None else _data(person, *found)

    async def problems(self, person: Person, campaign: str, wanted: SeriesDeck) -> list[DeckProblem] | None:
        """What keeps a list from being played with the own collection."""
        found = await self.shelf.find(person, campaign)
        return (
            None
            if found is None
            else _deck_problems(*_own(person, _read(found[0]), wanted.seat), wanted.cards)
        )

    # --- writing -----------------------------------------------------------------------------------------

    async def new(self, person: Person, name: str, sitters: Sequence[Sitter], options: dict[str, Any]) -> str:
        """Begin a campaign; its id. Options that the game does not offer are an error."""
        for own in OWN:
            if own in options:
                raise OptionsError(f"{own}: this is for the campaign to say")
        load_game("outposts").complete(len(sitters), options)
        series = Series({"deck_mode": "custom", **options}, list(sitters))
        return await self.shelf.add(person, name, lambda _: _text(series))

    async def choose_deck(self, person: Person, campaign: str, wanted: SeriesDeck) -> None:
        """Bring a deck to the next games, or choose one at the table again."""

        def change(kept: Kept, tables: Sequence[Entered]) -> str:
            series = _read(kept)
            faction, collection = _own(person, series, wanted.seat)
            decks = {seat: deck for seat, deck in series.decks.items() if seat != wanted.seat}
            if wanted.cards is not None:
                problems = _deck_problems(faction, collection, wanted.cards)
                if problems:
                    raise CampaignsError(
                        "\n".join(f"{p.card or 'deck'}: {p.text} ({p.clause})" for p in problems)
                    )
                decks[wanted.seat] = wanted.cards
            return _text(msgspec.structs.replace(series, decks=decks))

        await self.shelf.change(person, campaign, change)

    # --- playing -----------------------------------------------------------------------------------------

    async def enter(
        self, person: Person, campaign: str
    ) -> tuple[list[Sitter], dict[str, Any], Binding] | None:
        """Who sits where in the next game, its options, and what binds its table to the campaign."""
        found = await self.shelf.find(person, campaign)
        if found is None:
            return None
        _check_next(*found)
        series = _read(found[0])

        def check(kept: Kept, tables: Sequence[Entered]) -> None:
            _check_next(kept, tables)
            if _read(kept) != series:
                raise CampaignsError(f"{kept.name} has changed in the meantime; try again")

        return series.sitters, _options(series), self.shelf.binding(person, campaign, check)


def _check_next(kept: Kept, tables: Sequence[Entered]) -> None:
    if running(tables):
        raise CampaignsError(f"a game of {kept.name} is not over yet")
    campaign = _standing(_read(kept))
    if campaign is not None and is_over(campaign):
        raise CampaignsError(f"{kept.name} is over (OUT-CAMP.6)")


def _options(series: Series) -> dict[str, Any]:
    """The options of the next game: with collections and decks as they are now."""
    campaign = _standing(series)
    if campaign is None:
        return {**series.options, "campaign": True}
    decks = {}
    if series.options["deck_mode"] == "custom":
        for seat, deck in series.decks.items():
            if not _deck_problems(campaign.factions[seat], campaign.collections[seat], deck):
                decks[seat] = deck
    return {**series.options, **game_options(campaign, decks)}


def settled(data: str, finished: Finished) -> tuple[State, str]:
    """A campaign after one more game, which counts once (OUT-CAMP.3)."""
    series = msgspec.json.decode(data, type=Series)
    factions = finished.result.details["factions"]
    if not all(factions):  # somebody gave up before the factions were chosen
        return "unstarted", data
    if any(game.table == finished.table for game in series.games):
        return "counted", data
    before = _standing(series) or start_campaign(
        _pack(),
        factions,
        wins_needed=finished.options["campaign_wins"],
        games_most=finished.options["campaign_max_games"],
    )
    return "counted", _text(
        msgspec.structs.replace(
            series,
            sitters=finished.sitters,
            campaign=after_game(before, finished.result).to_data(),
            games=[*series.games, _note(finished)],
        )
    )


def forget(db: sqlite3.Connection, person: Person, bot: str) -> None:
    """A bot plays on for a person in the campaigns of others."""
    kept = db.execute(
        "SELECT id, data FROM campaigns WHERE game = 'outposts' AND instr(data, ?)", (person.id,)
    )
    for campaign, data in kept.fetchall():
        series = msgspec.json.decode(data, type=Series)
        sitters = [
            Sitter("bot", None, bot.capitalize(), bot) if sitter.person == person.id else sitter
            for sitter in series.sitters
        ]
        write(db, campaign, _text(msgspec.structs.replace(series, sitters=sitters)))


def _note(finished: Finished) -> Note:
    result = finished.result
    reward = result.details["reward"]
    return Note(
        table=finished.table,
        outcome=result.outcome,
        rounds=result.details["rounds"],
        winner=result.winners[0] if len(result.winners) == 1 else None,
        card="" if reward is None else _pack().designs[reward["card"]].name,
        loser=None if reward is None else reward["from"],
    )


def _pack() -> OutpostsPack:
    pack: OutpostsPack = load_game("outposts").pack()
    return pack


def _read(kept: Kept) -> Series:
    return msgspec.json.decode(kept.data, type=Series)


def _text(series: Series) -> str:
    return msgspec.json.encode(series).decode()


def _standing(series: Series) -> Campaign | None:
    return None if series.campaign is None else Campaign.from_data(series.campaign)


def _own(person: Person, series: Series, seat: int) -> tuple[str, dict[str, int]]:
    """Faction and collection of a seat, for the person who sits there."""
    campaign = _standing(series)
    if seat >= len(series.sitters) or series.sitters[seat].person != person.id:
        raise CampaignsError(f"seat {seat} is not yours")
    if campaign is None:
        raise CampaignsError("factions are chosen in the first game: until then nobody has a collection")
    return campaign.factions[seat], campaign.collections[seat]


def _deck_problems(
    faction: str, collection: dict[str, int], cards: dict[str, int] | None
) -> list[DeckProblem]:
    found = [] if cards is None else check_deck(_pack(), faction, cards, collection)
    return [DeckProblem(problem.card, problem.text, problem.clause) for problem in found]


# --- as data ---------------------------------------------------------------------------------------------


def _data(person: Person, kept: Kept, tables: Sequence[Entered]) -> SeriesData:
    series = _read(kept)
    campaign = _standing(series)
    table = next(iter(running(tables)), None)
    options = load_game("outposts").complete(len(series.sitters), series.options)[1]
    return SeriesData(
        id=kept.id,
        name=kept.name,
        created=kept.created,
        changed=kept.changed,
        mine=kept.person == person.id,
        options=series.options,
        players=_players(person, series, campaign),
        own=[] if campaign is None else _collections(person, series, campaign),
        games=series.games,
        wins_needed=options["campaign_wins"],
        games_most=options["campaign_max_games"],
        over=campaign is not None and is_over(campaign),
        running=None if table is None else table.table,
        waiting=table is not None and table.status == "open",
        uncounted=sum(table.state in ("forced", "failed") for table in tables),
    )


def _players(person: Person, series: Series, campaign: Campaign | None) -> list[PlayerData]:
    places = None if campaign is None else ranking(_pack(), campaign)
    players = []
    for seat, sitter in enumerate(series.sitters):
        player = PlayerData(sitter.name, sitter.bot, "", 0, 1, 0, sitter.person == person.id)
        if campaign is not None and places is not None:
            player.faction, player.wins, player.place = (
                campaign.factions[seat],
                campaign.wins[seat],
                places[seat],
            )
            player.cards = sum(campaign.collections[seat].values())
        players.append(player)
    return players


def _collections(person: Person, series: Series, campaign: Campaign) -> list[OwnCollection]:
    found = []
    for seat, sitter in enumerate(series.sitters):
        if sitter.person == person.id:
            faction, cards, deck = campaign.factions[seat], campaign.collections[seat], series.decks.get(seat)
            problems = _deck_problems(faction, cards, deck)
            found.append(OwnCollection(seat, faction, cards, deck, problems))
    return found
