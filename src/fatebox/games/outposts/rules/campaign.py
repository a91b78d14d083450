"""Campaigns: games in a row, with collections that change by one card per game (OUT-CAMP).

Everything here is pure: a campaign and a result give a new campaign. Where it is kept is for others
to decide; `to_data` and `from_data` make it JSON and back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fatebox.games.outposts.content.pack import CardList, OutpostsPack
from fatebox.games.outposts.state.terms import DECK_SIZE
from fatebox.kernel import Plain, Result, field
from fatebox.kernel.messages import Message, declare
from fatebox.kernel.problem import in_lines

from .decks import check_collection

NOT_OWNED = declare("reward-not-owned", "player", "card")
TOO_FEW = declare("reward-too-few", "player", "number")

WINS_NEEDED = 3
"""Games to win a campaign, unless the options say otherwise (OUT-CAMP.6)."""
GAMES_MOST = 9
"""Games after which a campaign ends (OUT-CAMP.6)."""
Collections = list[CardList]
"""The cards that each seat owns."""


class Campaign(Plain):
    """The state of a campaign between two games."""

    factions: list[str]
    collections: list[dict[str, int]]
    wins: list[int]
    games: int = 0
    wins_needed: int = WINS_NEEDED
    games_most: int = GAMES_MOST
    rewards: list[dict[str, Any]] = field(default_factory=list)
    """The cards that have changed hands: `game`, `to`, `from`, `card`, and `dealt` for a Shard card."""


def start_campaign(
    pack: OutpostsPack,
    factions: Sequence[str],
    *,
    wins_needed: int = WINS_NEEDED,
    games_most: int = GAMES_MOST,
) -> Campaign:
    """Each player owns all cards of their faction (OUT-CAMP.2)."""
    return Campaign(
        factions=list(factions),
        collections=[pack.faction_deck(faction) for faction in factions],
        wins=[0] * len(factions),
        wins_needed=wins_needed,
        games_most=games_most,
    )


def game_options(campaign: Campaign, decks: Mapping[int, CardList] | None = None) -> dict[str, Any]:
    """The options of the campaign's next game; `decks` gives the lists of seats that bring one."""
    lists = decks or {}
    entrants = [
        {"faction": faction, "collection": dict(collection)}
        | ({"deck": dict(lists[seat])} if seat in lists else {})
        for seat, (faction, collection) in enumerate(
            zip(campaign.factions, campaign.collections, strict=True)
        )
    ]
    return {
        "campaign": True,
        "campaign_wins": campaign.wins_needed,
        "campaign_max_games": campaign.games_most,
        "entrants": entrants,
    }


def apply_reward(collections: Sequence[Mapping[str, int]], result: Result) -> Collections:
    """The collections after a game: the card that the winner took has changed hands (OUT-CAMP.3).

    A Shard card that was dealt for the game comes from no collection (OUT-TEAR.7).
    """
    after = [dict(collection) for collection in collections]
    reward = result.details.get("reward")
    if reward is not None:
        winner, loser, key = result.winners[0], reward["from"], reward["card"]
        if not reward.get("dealt"):
            after[loser][key] -= 1
            if not after[loser][key]:
                del after[loser][key]
        after[winner][key] = after[winner].get(key, 0) + 1
    return after


def reward_problem(
    pack: OutpostsPack, collections: Sequence[Mapping[str, int]], names: Sequence[str], result: Result
) -> Message | None:
    """The reason why the card that the winner took stays where it is; None if it changes hands.

    Another game may have changed the collections while this one was played.
    """
    reward = result.details.get("reward")
    if reward is None:
        return None
    loser, key = reward["from"], reward["card"]
    if not reward.get("dealt"):
        if not collections[loser].get(key):
            return NOT_OWNED(player=names[loser], card=pack.designs[key].name)
        if sum(collections[loser].values()) <= DECK_SIZE:
            return TOO_FEW(player=names[loser], number=DECK_SIZE)
    after = apply_reward(collections, result)
    problems = check_collection(pack, after[result.winners[0]])
    return in_lines(problems) if problems else None


def after_game(campaign: Campaign, result: Result, *, taken: bool = True) -> Campaign:
    """The campaign after one more game; `taken`: whether a card has changed hands."""
    wins = [n + (1 if result.winners == (seat,) else 0) for seat, n in enumerate(campaign.wins)]
    rewards = [dict(reward) for reward in campaign.rewards]
    reward = result.details.get("reward") if taken else None
    if reward is not None:
        rewards.append({"game": campaign.games + 1, "to": result.winners[0], **reward})
    return Campaign(
        factions=list(campaign.factions),
        collections=apply_reward(campaign.collections, result) if taken else campaign.collections,
        wins=wins,
        games=campaign.games + 1,
        wins_needed=campaign.wins_needed,
        games_most=campaign.games_most,
        rewards=rewards,
    )


def is_over(campaign: Campaign) -> bool:
    """Whether somebody has won often enough, or all games are played (OUT-CAMP.6)."""
    return max(campaign.wins) >= campaign.wins_needed or campaign.games >= campaign.games_most


def ranking(pack: OutpostsPack, campaign: Campaign) -> list[int]:
    """The place of each seat: most games won, then the dearest collection (OUT-CAMP.6)."""
    merits = [
        (wins, sum(pack.designs[key].cost * n for key, n in collection.items()))
        for wins, collection in zip(campaign.wins, campaign.collections, strict=True)
    ]
    return [1 + sum(other > own for other in merits) for own in merits]
