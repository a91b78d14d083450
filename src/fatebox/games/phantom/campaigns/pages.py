"""The published parts of a campaign: nothing of a card that nobody has gained (PHA-HID.5)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.rules.campaign import Campaign, Play, deck_of, highest_won, legends_of, owned_of
from fatebox.games.phantom.rules.deckbuilding import collection
from fatebox.games.phantom.state.terms import DECK_LEAST, LEGENDS, Legend
from fatebox.kernel.keeping import CampaignEntry, Running


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
    """The key of the card among the cards of the campaign."""
    name: str
    included: bool
    """Whether it is in the deck."""


class LegendData(msgspec.Struct):
    """A Legend's possessions."""

    key: Legend
    name: str
    cards: list[CardOwned]
    chosen: bool
    """Whether the deck has been customized."""
    least: int
    """The least number of cards in a customized deck; a Legend who owns fewer cannot choose."""
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
    """The number of adventures won, on any level."""
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
    """The number of adventure cards that are owned, and of all there are."""
    promos: int
    all_promos: int
    adventures: list[AdventureData]
    legends: list[LegendData]
    plays: list[PlayData]
    running: list[RunningData]
    uncounted: int
    """Tables that ended without changing the campaign, as after a forced step back."""


def line(pack: PhantomPack, entry: CampaignEntry, campaign: Campaign) -> CampaignLine:
    """A campaign among others."""
    owned, cards, _, _ = owned_of(pack, campaign)
    return CampaignLine(
        id=entry.id,
        name=entry.name,
        changed=entry.changed,
        plays=len(campaign.plays),
        won=sum(highest_won(campaign, key) is not None for key in pack.adventures),
        adventures=len(pack.adventures),
        owned=owned,
        cards=cards,
        running=len(entry.running),
    )


def page(pack: PhantomPack, entry: CampaignEntry, campaign: Campaign, away: set[str]) -> CampaignData:
    """A campaign in full; `away` are the Legends on adventures that are not over."""
    owned, cards, promos, all_promos = owned_of(pack, campaign)
    return CampaignData(
        id=entry.id,
        name=entry.name,
        created=entry.created,
        changed=entry.changed,
        owned=owned,
        cards=cards,
        promos=promos,
        all_promos=all_promos,
        adventures=[_adventure(pack, campaign, key) for key in pack.adventures],
        legends=[_legend(pack, campaign, legend, legend in away) for legend in LEGENDS],
        plays=[_play(pack, play) for play in campaign.plays],
        running=[_running(game) for game in entry.running],
        uncounted=entry.uncounted,
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


def _running(game: Running) -> RunningData:
    legends: Sequence[str] = legends_of(game.options, game.seats)
    return RunningData(game.id, game.options["adventure"], game.options["level"], list(legends), game.waiting)
