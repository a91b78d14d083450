"""Campaigns of The Phantom that people keep on the server (PHA-CAMP); the files are those of the terminal.

Nothing is told of a card that nobody has gained: the cards of a campaign are those that have come to light in
it (PHA-HID.5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from fatebox.games import load_game
from fatebox.games.phantom.campaign import (
    Campaign,
    Play,
    Running,
    customise,
    deck_of,
    deck_problems,
    game_options,
    highest_won,
    legends_of,
    new_campaign,
    owned_of,
    revealed,
    settle,
)
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.deckbuilding import collection
from fatebox.games.phantom.terms import DECK_LEAST, LEGENDS, Legend
from fatebox.kernel import OptionsError
from fatebox.shelf.campaigns import campaign_text, parse_campaign

from . import library
from .decks import DeckProblem
from .people import Person
from .shelves import Binding, CampaignsError, Entered, Finished, Kept, Shelf, State, running
from .store import Store

OWN = ("campaign", "holdings")
"""Options that a campaign says by itself."""
CardId = Annotated[str, msgspec.Meta(max_length=10)]


class AdventureData(msgspec.Struct):
    """An adventure, and how often it was played."""

    key: str
    title: str
    about: str
    plays: int
    wins: int
    highest: str | None
    """The highest level on which it was won."""


class CardOwned(msgspec.Struct):
    """A Player card of a Legend."""

    id: str
    """By set and number: `PH-11`."""
    kind: str
    key: str
    """What the card is called among the cards of the campaign."""
    name: str
    included: bool
    """Whether it is in the deck."""


class LegendData(msgspec.Struct):
    """What a Legend owns."""

    key: Legend
    name: str
    cards: list[CardOwned]
    chosen: bool
    """Whether the deck has been customised."""
    least: int
    """So many cards a customised deck must have; who owns fewer cannot choose."""
    away: bool
    """On an adventure that is not over: the deck cannot be changed."""


class PlayData(msgspec.Struct):
    """An adventure that is over."""

    adventure: str
    level: str
    outcome: str
    reason: str
    legends: list[str]
    turns: int
    gained: list[str]
    """The names of the cards gained."""


class RunningData(msgspec.Struct):
    """A table of the campaign that is not over."""

    table: str
    adventure: str
    level: str
    legends: list[str]
    waiting: bool
    """It still waits for a player."""


class CampaignLine(msgspec.Struct):
    """A campaign, in short."""

    id: str
    name: str
    changed: float
    plays: int
    won: int
    """How many of the adventures were won, on any level."""
    adventures: int
    owned: int
    cards: int
    running: int


class CampaignData(msgspec.Struct):
    """A campaign."""

    id: str
    name: str
    created: float
    changed: float
    owned: int
    cards: int
    """How many cards of the adventures are owned, and how many there are."""
    promos: int
    all_promos: int
    adventures: list[AdventureData]
    legends: list[LegendData]
    plays: list[PlayData]
    running: list[RunningData]
    uncounted: int
    """Tables that ended without changing the campaign, as after a forced step back."""


class DeckWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The deck list of a Legend by set and number; null for all cards owned."""

    deck: Annotated[list[CardId], msgspec.Meta(max_length=500)] | None


class Importing(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a campaign's file."""

    text: str
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """What it is called; without it, the name that the file says."""
    replace: bool = False
    """In place of the campaign of that name."""


class FileData(msgspec.Struct):
    """The text of a file to keep."""

    name: str
    text: str


class Campaigns:
    """The campaigns of all people."""

    def __init__(self, store: Store) -> None:
        self.shelf = Shelf(store, "phantom", shared=False)

    # --- reading -----------------------------------------------------------------------------------------

    async def of(self, person: Person) -> list[CampaignLine]:
        """A person's campaigns, the latest first."""
        return [_line(kept, tables) for kept, tables in await self.shelf.all(person)]

    async def get(self, person: Person, campaign: str) -> CampaignData | None:
        """One of a person's campaigns."""
        found = await self.shelf.find(person, campaign)
        return None if found is None else _data(*found)

    async def cards(self, person: Person, campaign: str) -> library.CardsData | None:
        """What the cards say, as far as it has come to light in a campaign."""
        found = await self.shelf.find(person, campaign)
        return (
            None if found is None else library.cards("phantom", frozenset(revealed(_pack(), _read(found[0]))))
        )

    async def file(self, person: Person, campaign: str) -> FileData | None:
        """A campaign as a file."""
        found = await self.shelf.find(person, campaign)
        return None if found is None else _file(found[0])

    async def files(self, person: Person) -> list[FileData]:
        """All campaigns of a person as files."""
        return [_file(kept) for kept, _ in await self.shelf.all(person)]

    async def problems(
        self, person: Person, campaign: str, legend: Legend, deck: Sequence[str]
    ) -> list[DeckProblem] | None:
        """What keeps a list from being a Legend's deck."""
        found = await self.shelf.find(person, campaign)
        if found is None:
            return None
        problems = deck_problems(_pack(), _read(found[0]), legend, deck)
        return [DeckProblem(problem.card, problem.text, problem.clause) for problem in problems]

    # --- writing -----------------------------------------------------------------------------------------

    async def new(self, person: Person, name: str) -> str:
        """Begin a campaign; its id."""
        return await self.shelf.add(person, name, lambda name: campaign_text(name, new_campaign()))

    async def take(self, person: Person, wanted: Importing) -> str:
        """Keep the campaign that a file holds; its id. One that is not sound is refused."""
        written, campaign = parse_campaign(_pack(), wanted.text, "the file", by_hand=True)
        name = wanted.name or written
        there = await self.shelf.named(person, name)
        if there is None or not wanted.replace:
            return await self.shelf.add(person, name, lambda name: campaign_text(name, campaign))
        await self._replace(person, there, campaign)
        return there

    async def reset(self, person: Person, campaign: str) -> None:
        """Every card back to its set, both Legends to their starter decks (PHA-CAMP.5)."""
        await self._replace(person, campaign, new_campaign())

    async def _replace(self, person: Person, campaign: str, by: Campaign) -> None:
        def change(kept: Kept, tables: Sequence[Entered]) -> str:
            if running(tables):
                raise CampaignsError(f"an adventure of {kept.name} is not over (R84)")
            return campaign_text(kept.name, by)

        await self.shelf.change(person, campaign, change)

    async def customise(
        self, person: Person, campaign: str, legend: Legend, deck: Sequence[str] | None
    ) -> None:
        """Choose the deck of a Legend, between adventures (PHA-DECK)."""

        def change(kept: Kept, tables: Sequence[Entered]) -> str:
            return campaign_text(kept.name, customise(_pack(), _read(kept), legend, deck, _away(tables)))

        await self.shelf.change(person, campaign, change)

    # --- playing -----------------------------------------------------------------------------------------

    async def enter(
        self, person: Person, campaign: str, options: Mapping[str, Any], seats: int
    ) -> tuple[dict[str, Any], Binding] | None:
        """The options of an adventure of a campaign, and what binds its table to it."""
        found = await self.shelf.find(person, campaign)
        if found is None:
            return None
        for name in OWN:
            if name in options:
                raise OptionsError(f"{name}: this is for the campaign to say")
        if seats == 1 and options.get("legend") not in LEGENDS:
            raise OptionsError(f"legend: who plays alone says which Legend: {' or '.join(LEGENDS)}")

        def entry(kept: Kept, tables: Sequence[Entered]) -> dict[str, Any]:
            legends = legends_of(options, seats)
            chosen = game_options(_pack(), _read(kept), options, legends, _away(tables))
            return {**chosen, "campaign": kept.name}

        wanted = entry(*found)

        def check(kept: Kept, tables: Sequence[Entered]) -> None:
            if entry(kept, tables) != wanted:
                raise CampaignsError(f"{kept.name} has changed in the meantime; try again")

        return wanted, self.shelf.binding(person, campaign, check)


def settled(data: str, finished: Finished) -> tuple[State, str]:
    """A campaign after an adventure, which counts once (PHA-GAIN.1, PHA-END.3)."""
    name, campaign = parse_campaign(_pack(), data, "the campaign")
    result = finished.result
    rewarding = finished.options["loot_achievements"]
    after = settle(campaign, finished.table, result.outcome, result.details, rewarding)
    return ("unstarted" if after is campaign else "counted"), campaign_text(name, after)


def _pack() -> PhantomPack:
    pack: PhantomPack = load_game("phantom").pack()
    return pack


def _read(kept: Kept) -> Campaign:
    return parse_campaign(_pack(), kept.data, kept.name)[1]


def _file(kept: Kept) -> FileData:
    return FileData(f"{kept.name}.json", kept.data)


def _away(tables: Sequence[Entered]) -> list[Running]:
    sheets = [table.sheet for table in running(tables)]
    return [
        Running("at a table", sheet.options["adventure"], legends_of(sheet.options, sheet.seats))
        for sheet in sheets
    ]


# --- as data ---------------------------------------------------------------------------------------------


def _line(kept: Kept, tables: Sequence[Entered]) -> CampaignLine:
    pack, campaign = _pack(), _read(kept)
    owned, cards, _, _ = owned_of(pack, campaign)
    return CampaignLine(
        id=kept.id,
        name=kept.name,
        changed=kept.changed,
        plays=len(campaign.plays),
        won=sum(highest_won(campaign, key) is not None for key in pack.adventures),
        adventures=len(pack.adventures),
        owned=owned,
        cards=cards,
        running=len(running(tables)),
    )


def _data(kept: Kept, tables: Sequence[Entered]) -> CampaignData:
    pack, campaign = _pack(), _read(kept)
    owned, cards, promos, all_promos = owned_of(pack, campaign)
    away = {legend for game in _away(tables) for legend in game.legends}
    return CampaignData(
        id=kept.id,
        name=kept.name,
        created=kept.created,
        changed=kept.changed,
        owned=owned,
        cards=cards,
        promos=promos,
        all_promos=all_promos,
        adventures=[_adventure(pack, campaign, key) for key in pack.adventures],
        legends=[_legend(pack, campaign, legend, legend in away) for legend in LEGENDS],
        plays=[_play(pack, play) for play in campaign.plays],
        running=[_running(table) for table in running(tables)],
        uncounted=sum(table.state in ("forced", "failed") for table in tables),
    )


def _adventure(pack: PhantomPack, campaign: Campaign, key: str) -> AdventureData:
    plays = [play for play in campaign.plays if play.adventure == key]
    wins = sum(play.outcome == "win" for play in plays)
    deck = pack.adventures[key]
    return AdventureData(key, deck.title, deck.about, len(plays), wins, highest_won(campaign, key))


def _legend(pack: PhantomPack, campaign: Campaign, legend: Legend, away: bool) -> LegendData:
    deck = deck_of(pack, campaign, legend)
    holdings = campaign.holdings[legend]
    cards = []
    for each in collection(pack, legend, holdings.owned):
        card = pack.at[each]
        cards.append(CardOwned(each, pack.sets[card], pack.keys[card], pack.names[card], each in deck))
    name = pack.boards[legend].name
    return LegendData(legend, name, cards, holdings.deck is not None, DECK_LEAST, away)


def _play(pack: PhantomPack, play: Play) -> PlayData:
    gained = [pack.names[pack.at[each]] for cards in play.gained.values() for each in cards]
    return PlayData(
        play.adventure, play.level, play.outcome, play.reason, list(play.legends), play.turns, gained
    )


def _running(table: Entered) -> RunningData:
    options = table.sheet.options
    return RunningData(
        table.table,
        options["adventure"],
        options["level"],
        list(legends_of(options, table.sheet.seats)),
        table.status == "open",
    )
