"""Campaigns: games in a row with the same players (OUT-CAMP).

Factions are chosen in the first game. All who have sat at a table of a campaign take part in it: they see how
it stands, build a deck from their collection, and may start the next game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.rules.campaign import (
    Campaign,
    after_game,
    game_options,
    is_over,
    ranking,
    reward_problem,
    start_campaign,
)
from fatebox.games.outposts.rules.decks import check_deck
from fatebox.kernel.conversion import convert
from fatebox.kernel.keeping import CampaignDeck, CampaignEntry, CampaignError, Document, Finished, Player
from fatebox.kernel.messages import Message, chain, declare
from fatebox.kernel.options import Options
from fatebox.kernel.problem import Problem, in_lines

from .pages import Cards, Note, Series, SeriesData, series_page

SERIES_BUSY = declare("server-series-busy", "name")
SERIES_OVER = declare("server-series-over", "name")
SERIES_SEAT = declare("server-series-seat", "seat")
SERIES_EARLY = declare("server-series-early")
PLACE = declare("campaign-place", "place", "name", "wins")


class OutpostsCampaigns:
    """The rules of campaigns as documents."""

    shared = True
    line = SeriesData
    page = SeriesData
    deck: Any = Cards
    own_options: tuple[str, ...] = ("campaign", "entrants")

    # --- documents -------------------------------------------------------------------------------------

    def new(self, players: Sequence[Player], options: Options) -> Document:
        """A campaign before its first game."""
        return _data(Series({"deck_mode": "custom", **options}, list(players)))

    def restarted(self, data: Document) -> Document:
        """The same players, before their first game."""
        series = _read(data)
        return _data(Series(series.options, series.sitters))

    def check_idle(self, entry: CampaignEntry) -> None:
        """The next game begins when the last one is over."""
        if entry.running:
            raise CampaignError(SERIES_BUSY(name=entry.name))

    def check(self, pack: OutpostsPack, data: Any, *, brought: bool) -> list[str]:
        """Faults in the form of a campaign."""
        del pack, brought
        try:
            _read(data)
        except msgspec.ValidationError as error:
            return [str(error)]
        return []

    def players(self, data: Document) -> Sequence[Player] | None:
        """The same players sit at every table."""
        return _read(data).sitters

    def replaced(self, data: Document, person: str, successor: Player) -> Document:
        """Somebody else plays on for a person."""
        series = _read(data)
        sitters = [successor if sitter.person == person else sitter for sitter in series.sitters]
        return _data(msgspec.structs.replace(series, sitters=sitters))

    # --- playing ---------------------------------------------------------------------------------------

    def enter(self, pack: OutpostsPack, entry: CampaignEntry, options: Options, seats: int) -> dict[str, Any]:
        """The options of the next game: with collections and decks as they are now."""
        del options, seats  # chosen when the campaign began
        series = _read(entry.data)
        campaign = series.standing
        self.check_idle(entry)
        if campaign is None:
            return {**series.options, "campaign": True}
        if is_over(campaign):
            raise CampaignError(SERIES_OVER(name=entry.name))
        decks = {}
        if series.options["deck_mode"] == "custom":
            for seat, deck in series.decks.items():
                if not check_deck(pack, campaign.factions[seat], deck, campaign.collections[seat]):
                    decks[seat] = deck
        return {**series.options, **game_options(campaign, decks)}

    def again(self, options: Options) -> dict[str, Any]:
        """Without what players bring."""
        return {name: value for name, value in options.items() if name not in self.own_options}

    def why_not_carried(self, match: Any) -> Message | None:
        """A game may be carried elsewhere at any time."""
        del match
        return None

    def check_carried(self, pack: OutpostsPack, entry: CampaignEntry, match: Any) -> None:
        """Nothing is asked of a game that was carried here."""
        del pack, entry, match

    def settle(self, pack: OutpostsPack, data: Document, finished: Finished) -> tuple[bool, Document]:
        """The campaign after one more game (OUT-CAMP.3)."""
        series, result = _read(data), finished.result
        factions = result.details["factions"]
        if not all(factions):  # somebody gave up before the factions were chosen
            return False, data
        if any(game.table == finished.id for game in series.games):
            return True, data
        before = series.standing or start_campaign(
            pack,
            factions,
            wins_needed=finished.options["campaign_wins"],
            games_most=finished.options["campaign_max_games"],
        )
        names = [player.name for player in finished.players]
        taken = reward_problem(pack, before.collections, names, result) is None
        after = msgspec.structs.replace(
            series,
            sitters=list(finished.players),
            campaign=after_game(before, result, taken=taken).to_data(),
            games=[*series.games, _note(pack, finished, taken=taken)],
        )
        return True, _data(after)

    # --- decks -----------------------------------------------------------------------------------------

    def choose_deck(
        self, pack: OutpostsPack, entry: CampaignEntry, person: str, which: str, deck: Any
    ) -> Document:
        """Bring a deck to the next games, or choose one at the table again."""
        problems = self.deck_problems(pack, entry, person, which, deck)
        if problems:
            raise CampaignError(in_lines(problems))
        series, seat = _read(entry.data), int(which)
        decks = {other: cards for other, cards in series.decks.items() if other != seat}
        if deck is not None:
            decks[seat] = deck
        return _data(msgspec.structs.replace(series, decks=decks))

    def deck_problems(
        self, pack: OutpostsPack, entry: CampaignEntry, person: str, which: str, deck: Any
    ) -> list[Problem]:
        """Reasons why a list cannot be played with the collection of a seat."""
        series = _read(entry.data)
        seat = int(which) if which.isdecimal() and len(which) < 3 else len(series.sitters)
        if seat >= len(series.sitters) or series.sitters[seat].person != person:
            raise CampaignError(SERIES_SEAT(seat=which))
        campaign = series.standing
        if campaign is None:
            raise CampaignError(SERIES_EARLY())
        if deck is None:
            return []
        return check_deck(pack, campaign.factions[seat], deck, campaign.collections[seat])

    def decks(self, pack: OutpostsPack, data: Document) -> Sequence[CampaignDeck]:
        """Collections are shown on the page; there are no lists to edit line by line."""
        del pack, data
        return ()

    # --- showing ---------------------------------------------------------------------------------------

    def revealed(self, pack: OutpostsPack, data: Document) -> Collection[str]:
        """Outposts has no story."""
        del pack, data
        return ()

    def in_list(self, pack: OutpostsPack, entry: CampaignEntry, person: str) -> SeriesData:
        """A campaign among others."""
        return self.in_full(pack, entry, person)

    def in_full(self, pack: OutpostsPack, entry: CampaignEntry, person: str) -> SeriesData:
        """A campaign."""
        return series_page(pack, entry, _read(entry.data), person)

    def summary(self, pack: OutpostsPack, data: Document) -> Message:
        """The progress of the campaign."""
        series = _read(data)
        campaign = series.standing
        if campaign is None:
            return Message("campaign-before")
        names = [player.name for player in series.sitters]
        return Message("campaign-after", games=campaign.games, places=places(pack, names, campaign))

    def chronicle(self, pack: OutpostsPack, entry: CampaignEntry) -> list[Message]:
        """The games played."""
        del pack
        series = _read(entry.data)
        names = [player.name for player in series.sitters]
        return [
            Message(
                "campaign-game",
                game=game.table,
                drawn=game.winner is None,
                winner="" if game.winner is None else names[game.winner],
            )
            for game in series.games
        ]

    def news(self, pack: OutpostsPack, finished: Finished) -> list[Message]:
        """The card that has changed hands."""
        note = _note(pack, finished, taken=True)
        if not note.card or note.winner is None or note.loser is None:
            return []
        names = [player.name for player in finished.players]
        return [reward_kept(names[note.winner], note.card, names[note.loser])]


def places(pack: OutpostsPack, names: Sequence[str], campaign: Campaign) -> Message:
    """The ranking: `1. Ada (3 wins), 2. Ben (1 win)`."""
    found = ranking(pack, campaign)
    order = sorted(range(len(names)), key=lambda seat: found[seat])
    return chain(
        "campaign-places",
        [PLACE(place=found[seat], name=names[seat], wins=campaign.wins[seat]) for seat in order],
    )


def reward_kept(winner: str, card: str, loser: str) -> Message:
    """The card that has changed hands for good (OUT-CAMP.3)."""
    return Message("campaign-reward", winner=winner, card=card, loser=loser)


def _note(pack: OutpostsPack, finished: Finished, *, taken: bool) -> Note:
    result = finished.result
    reward = result.details["reward"] if taken else None
    return Note(
        table=finished.id,
        outcome=result.outcome,
        rounds=result.details["rounds"],
        winner=result.winners[0] if len(result.winners) == 1 else None,
        card="" if reward is None else pack.designs[reward["card"]].name,
        loser=None if reward is None else reward["from"],
    )


def _read(data: Document) -> Series:
    return convert(data, Series, strict=False)


def _data(series: Series) -> Document:
    data: Document = msgspec.json.decode(msgspec.json.encode(series))
    return data
