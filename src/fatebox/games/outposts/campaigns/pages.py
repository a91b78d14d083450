"""The public part of a campaign: nobody is shown the collection or the deck of somebody else."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.rules.campaign import GAMES_MOST, WINS_NEEDED, Campaign, is_over, ranking
from fatebox.games.outposts.rules.decks import check_deck
from fatebox.kernel.keeping import CampaignEntry, DeckProblem, Player

from .deck_rules import Copies, Key

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
    """The seat that it was taken from."""


class Series(msgspec.Struct, frozen=True):
    """A campaign as it is kept."""

    options: dict[str, Any]
    sitters: list[Player]
    """As chosen at the start; after the first game, those who have played it."""
    campaign: dict[str, Any] | None = None
    """The ranking; empty before the first game is over."""
    games: list[Note] = []
    decks: dict[int, dict[str, int]] = {}
    """The deck lists that seats have chosen for the next games."""

    @property
    def standing(self) -> Campaign | None:
        """The ranking, typed."""
        return None if self.campaign is None else Campaign.from_data(self.campaign)


class PlayerData(msgspec.Struct):
    """The place of a player in a campaign."""

    name: str
    bot: str
    faction: str
    """Empty before the first game is over."""
    wins: int
    place: int
    cards: int
    """The number of cards in the collection."""
    yours: bool


class OwnCollection(msgspec.Struct):
    """Your collection."""

    seat: int
    faction: str
    cards: dict[str, int]
    deck: dict[str, int] | None
    """The deck for the next games; without it, one is chosen at the table."""
    problems: list[DeckProblem]
    """The reason why that deck cannot be played any more."""


class SeriesData(msgspec.Struct):
    """A campaign."""

    id: str
    name: str
    created: float
    changed: float
    mine: bool
    """Whether you have begun it, not a friend."""
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


def series_page(pack: OutpostsPack, entry: CampaignEntry, series: Series, person: str) -> SeriesData:
    """A campaign as one of those who take part in it sees it."""
    campaign = series.standing
    running = next(iter(entry.running), None)
    return SeriesData(
        id=entry.id,
        name=entry.name,
        created=entry.created,
        changed=entry.changed,
        mine=entry.owner == person,
        options=series.options,
        players=_players(pack, series, campaign, person),
        own=[] if campaign is None else _collections(pack, series, campaign, person),
        games=series.games,
        wins_needed=series.options.get("campaign_wins", WINS_NEEDED),
        games_most=series.options.get("campaign_max_games", GAMES_MOST),
        over=campaign is not None and is_over(campaign),
        running=None if running is None else running.id,
        waiting=running is not None and running.waiting,
        uncounted=entry.uncounted,
    )


def _players(pack: OutpostsPack, series: Series, campaign: Campaign | None, person: str) -> list[PlayerData]:
    places = None if campaign is None else ranking(pack, campaign)
    players = []
    for seat, sitter in enumerate(series.sitters):
        player = PlayerData(sitter.name, sitter.bot, "", 0, 1, 0, sitter.person == person)
        if campaign is not None and places is not None:
            player.faction, player.wins, player.place = (
                campaign.factions[seat],
                campaign.wins[seat],
                places[seat],
            )
            player.cards = sum(campaign.collections[seat].values())
        players.append(player)
    return players


def _collections(pack: OutpostsPack, series: Series, campaign: Campaign, person: str) -> list[OwnCollection]:
    found = []
    for seat, sitter in enumerate(series.sitters):
        if sitter.person == person:
            faction, cards, deck = campaign.factions[seat], campaign.collections[seat], series.decks.get(seat)
            problems = [] if deck is None else check_deck(pack, faction, deck, cards)
            found.append(OwnCollection(seat, faction, cards, deck, DeckProblem.of(problems)))
    return found
