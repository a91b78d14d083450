"""Campaigns: what the Legends own and have lived through, from adventure to adventure (PHA-CAMP).

Everything here is pure: a campaign and what has happened give a new campaign. Where it is kept is for others
to decide; `to_data` and `from_data` make it JSON and back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fatebox.games.phantom.content.pack import REWARDS, PhantomPack
from fatebox.games.phantom.state.terms import ADVENTURES, LEGENDS, LEVELS, PROMO, Legend
from fatebox.kernel import Plain, field
from fatebox.kernel.keeping import CampaignError
from fatebox.kernel.messages import declare
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.problem import Problem, in_lines

from .deckbuilding import check_deck, whole_collection
from .holdings import Holding, check_holding, check_rules

LEGENDS_AWAY = declare("campaign-legends-away", "legends", "adventure", "game")
ADVENTURE_PLAYED = declare("campaign-adventure-played", "adventure", "game")
ADVENTURE_COUNTED = declare("campaign-adventure-counted")
HOLDINGS_CHANGED = declare("campaign-holdings-changed", "legend")


class Play(Plain):
    """An adventure that was played to its end, or given up."""

    id: str
    """The name of the game, so that it counts once."""
    adventure: str
    level: str
    outcome: str
    """`win` or `loss`."""
    reason: str
    legends: tuple[str, ...]
    path: tuple[int, ...]
    """The Lore cards read."""
    turns: int
    damage: tuple[int, ...]
    knocked_out: tuple[str, ...]
    gained: dict[str, tuple[str, ...]]
    """The cards gained by each Legend, by set and number."""
    achieved: dict[str, tuple[int, ...]]
    """The criteria of the Achievement card that each Legend met."""
    rewarding: bool = False
    """Loot and Achievements were in use."""


@dataclass(frozen=True, slots=True)
class Running:
    """An adventure that has begun and is not over: its Legends are away, its cards in use (R84).

    What is kept of it (PHA-SAVE.2) is its record, which brings everything back as it was (PHA-SAVE.3).
    """

    id: str
    adventure: str
    legends: tuple[str, ...]


class Holdings(Plain):
    """The possessions of a Legend besides the starter deck."""

    owned: list[str] = field(default_factory=list)
    """The cards gained, by set and number, the oldest first."""
    deck: list[str] | None = None
    """The deck list, once it has been customized; cards gained later are added to it (PHA-CAMP.3)."""


class Campaign(Plain):
    """The state of a campaign (PHA-CAMP.1); adventures may be played in any order, and again (PHA-REP.1).

    Solo and two-player games share it (PHA-CAMP.4). A card that no Legend owns is back in its
    set when an adventure ends (PHA-END.2).
    """

    holdings: dict[str, Holdings]
    plays: list[Play] = field(default_factory=list)


def new_campaign() -> Campaign:
    """All cards in their sets, both Legends with their starter decks: a complete reset, too (PHA-CAMP.5)."""
    return Campaign(holdings={legend: Holdings() for legend in LEGENDS})


def check_campaign(pack: PhantomPack, campaign: Campaign) -> list[str]:
    """Everything that cannot be true of a campaign written by somebody else, in words."""
    problems = []
    if tuple(campaign.holdings) != LEGENDS:
        problems.append(f"holdings: expected {' and '.join(LEGENDS)}, got {', '.join(campaign.holdings)}")
    owners: dict[str, str] = {}
    for legend in LEGENDS:
        holdings = campaign.holdings.get(legend, Holdings())
        holding = _holding(holdings)
        problems += [f"holdings.{legend}.{problem}" for problem in check_holding(pack, legend, holding)]
        for each in holdings.owned:
            if owners.setdefault(each, legend) != legend:
                problems.append(f"holdings.{legend}.owned: {each} belongs to {owners[each]} too (PHA-CAMP.2)")
    for i, play in enumerate(campaign.plays):
        problems += [f"plays[{i}].{problem}" for problem in _check_play(pack, play)]
    return problems


def check_decks(pack: PhantomPack, campaign: Campaign) -> list[str]:
    """Decks of a campaign that break the deck building rules, in words (PHA-DECK, R74)."""
    return [
        f"holdings.{legend}.{problem}"
        for legend in LEGENDS
        for problem in check_rules(pack, legend, _holding(campaign.holdings[legend]))
    ]


def _check_play(pack: PhantomPack, play: Play) -> Iterable[str]:
    if play.adventure not in ADVENTURES:
        yield f"adventure: there is no adventure {play.adventure!r}{did_you_mean(play.adventure, ADVENTURES)}"
    elif not set(play.path) <= set(pack.adventures[play.adventure].lore):
        yield f"path: {pack.adventures[play.adventure].title} has no such Lore cards: {list(play.path)}"
    if play.level not in LEVELS:
        yield f"level: expected one of {', '.join(LEVELS)}, got {play.level!r}"
    if play.outcome not in ("win", "loss"):
        yield f"outcome: expected win or loss, got {play.outcome!r}"


# --- decks ------------------------------------------------------------------------------------------


def deck_of(pack: PhantomPack, campaign: Campaign, legend: Legend) -> list[str]:
    """The current deck list of a Legend (PHA-CAMP.3)."""
    holdings = campaign.holdings[legend]
    if holdings.deck is not None:
        return list(holdings.deck)
    return whole_collection(pack, legend, holdings.owned)


def deck_problems(
    pack: PhantomPack, campaign: Campaign, legend: Legend, deck: Sequence[str]
) -> list[Problem]:
    """The reasons why a list cannot be the Legend's customized deck."""
    return check_deck(pack, legend, campaign.holdings[legend].owned, deck)


def customize(
    pack: PhantomPack,
    campaign: Campaign,
    legend: Legend,
    deck: Sequence[str] | None,
    running: Iterable[Running] = (),
) -> Campaign:
    """Choose a deck, or with None that of all cards owned, before an adventure starts (PHA-DECK.1).

    Every problem with it is named; `running` are the campaign's adventures that are not over.
    """
    _refuse_while_away(pack, running, [legend])
    problems = [] if deck is None else deck_problems(pack, campaign, legend, deck)
    if problems:
        raise CampaignError(in_lines(problems))
    after = campaign.copy()
    after.holdings[legend].deck = None if deck is None else list(deck)
    return after


def _refuse_while_away(pack: PhantomPack, running: Iterable[Running], legends: Collection[str]) -> None:
    for game in running:
        away = [pack.boards[legend].name for legend in game.legends if legend in legends]
        if away:
            title = pack.adventures[game.adventure].title
            raise CampaignError(LEGENDS_AWAY(legends=tuple(away), adventure=title, game=game.id))


def _refuse_what_is_away(
    pack: PhantomPack, running: Sequence[Running], legends: Collection[str], adventure: str
) -> None:
    """Legends and adventure of a game that is not over cannot be used elsewhere (R84)."""
    _refuse_while_away(pack, running, legends)
    for game in running:
        if game.adventure == adventure:
            title = pack.adventures[adventure].title
            raise CampaignError(ADVENTURE_PLAYED(adventure=title, game=game.id))


# --- adventures -------------------------------------------------------------------------------------


def legends_of(options: Mapping[str, Any], seats: int) -> tuple[str, ...]:
    """The Legends who may take part in a game: both, if the one of a single player is not said."""
    return (options["legend"],) if seats == 1 and options.get("legend") in LEGENDS else LEGENDS


def game_options(
    pack: PhantomPack,
    campaign: Campaign,
    options: Mapping[str, Any],
    legends: Collection[str] = LEGENDS,
    running: Iterable[Running] = (),
) -> dict[str, Any]:
    """The options of the campaign's next game; `legends` says who may take part in it.

    Loot and Achievements are in use in every game but the first (PHA-SET.6, PHA-LOOT.1, PHA-ACH.1), unless
    the options say otherwise (PHA-VAR.LA). All options are fixed from now on (PHA-VAR.0, PHA-LVL.2).
    """
    _refuse_what_is_away(pack, list(running), legends, options.get("adventure", ADVENTURES[0]))
    holdings = {
        legend: {"owned": list(campaign.holdings[legend].owned), "deck": deck_of(pack, campaign, legend)}
        for legend in LEGENDS
    }
    return {"loot_achievements": bool(campaign.plays), **options, "holdings": holdings}


def check_carried(
    pack: PhantomPack,
    campaign: Campaign,
    options: Mapping[str, Any],
    seats: int,
    seed: int | str,
    running: Iterable[Running] = (),
) -> None:
    """Refuse a save that was copied or carried here if it does not belong to this campaign (R84)."""
    legends = legends_of(options, seats)
    _refuse_what_is_away(pack, list(running), legends, options["adventure"])
    if any(play.id.endswith(f"-{seed}") for play in campaign.plays):
        raise CampaignError(ADVENTURE_COUNTED())
    for legend in legends:
        if campaign.holdings[legend].owned != list(options["holdings"][legend]["owned"]):
            raise CampaignError(HOLDINGS_CHANGED(legend=pack.boards[legend].name))


def settle(
    campaign: Campaign, game_id: str, outcome: str, details: Mapping[str, Any], rewarding: bool
) -> Campaign:
    """An adventure is over: what was gained stays, won or lost (PHA-GAIN.1, PHA-END.3).

    Each game counts once. `details` are those of the game's result, or of a game that was given up, which
    counts as lost; one that was given up before Lore I was read has not begun.
    """
    if not details["path"] or any(play.id == game_id for play in campaign.plays):
        return campaign
    after = campaign.copy()
    gained: dict[str, list[str]] = details["gained"]
    for legend, cards in gained.items():
        taken = {each for holdings in after.holdings.values() for each in holdings.owned}  # PHA-CAMP.2
        holdings = after.holdings[legend]
        new = [each for each in cards if each not in taken]
        holdings.owned += new
        if holdings.deck is not None:  # PHA-CAMP.3, whatever deck building says (R73)
            holdings.deck += new
    after.plays.append(
        Play(
            id=game_id,
            adventure=details["adventure"],
            level=details["level"],
            outcome=outcome,
            reason=details["reason"],
            legends=tuple(details["legends"]),
            path=tuple(details["path"]),
            turns=details["turns"],
            damage=tuple(details["damage"]),
            knocked_out=tuple(details["knocked_out"]),
            gained={legend: tuple(cards) for legend, cards in gained.items()},
            achieved={legend: tuple(met) for legend, met in details["achieved"].items()},
            rewarding=rewarding,
        )
    )
    return after


# --- what has come of it ----------------------------------------------------------------------------


def highest_won(campaign: Campaign, adventure: str) -> str | None:
    """The highest level on which an adventure was won."""
    won = [play.level for play in campaign.plays if play.adventure == adventure and play.outcome == "win"]
    return max(won, key=lambda level: LEVELS.index(level), default=None)


def owned_of(pack: PhantomPack, campaign: Campaign) -> tuple[int, int, int, int]:
    """Cards of the adventures that are owned, and all there are; the same for promo cards."""
    owned = [pack.at[each] for holdings in campaign.holdings.values() for each in holdings.owned]
    promos = sum(pack.sets[card] == PROMO for card in owned)
    all_cards = sum("player" in pack.traits[card] for key in ADVENTURES for card in pack.of_set[key])
    return len(owned) - promos, all_cards, promos, len(pack.promos)


def revealed(pack: PhantomPack, campaign: Campaign) -> Collection[str]:
    """The spoilers that a campaign has revealed: chapters, Loot and Achievements, cards owned (PHA-HID.5)."""
    chapters = {f"{play.adventure}:{lore}" for play in campaign.plays for lore in play.path}
    rewards = {f"{play.adventure}:{REWARDS}" for play in campaign.plays if play.rewarding}
    owned = {pack.keys[pack.at[each]] for holdings in campaign.holdings.values() for each in holdings.owned}
    return chapters | rewards | owned


def _holding(holdings: Holdings) -> Holding:
    deck = None if holdings.deck is None else tuple(holdings.deck)
    return Holding(tuple(holdings.owned), deck)
