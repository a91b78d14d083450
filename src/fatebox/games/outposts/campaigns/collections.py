"""Collections: the cards that players own by name, in campaigns that they play with one another (OUT-CAMP).

A campaign is read from the collections of its players: the games that all of them have played together.
Whoever starts anew with a fresh collection starts a new campaign for all.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.rules.campaign import (
    GAMES_MOST,
    WINS_NEEDED,
    Campaign,
    apply_reward,
    is_over,
    reward_problem,
)
from fatebox.games.outposts.rules.decks import check_collection, check_deck
from fatebox.kernel import OptionsError
from fatebox.kernel.keeping import CardCounts, Document, Entrant, Finished, Settlement
from fatebox.kernel.options import Options
from fatebox.kernel.problem import Problem

from .series import places_in_words


class OutpostsCollections:
    """The rules of collections as documents: player, faction, cards by key, games."""

    comment = (
        "A collection of Outposts. The program notices changes made by hand: fatebox deck collection --help"
    )

    def fresh(self, pack: OutpostsPack, player: str, faction: str) -> Document:
        """All cards of the faction (OUT-CAMP.2)."""
        return {"player": player, "faction": faction, "cards": pack.faction_deck(faction), "games": []}

    def check(self, pack: OutpostsPack, data: Document) -> list[Problem]:
        """Problems with the cards of a collection."""
        return check_collection(pack, data["cards"])

    # --- before a game ---------------------------------------------------------------------------------

    def enter(self, pack: OutpostsPack, options: Options, entrants: Sequence[Entrant]) -> dict[str, Any]:
        """The options of a game to which players bring decks or collections."""
        campaign = options.get("campaign") is True or any(entrant.name for entrant in entrants)
        if options.get("campaign") is False and campaign:
            raise OptionsError("--players: only in a campaign do players have names (--campaign)")
        if campaign and not all(entrant.name for entrant in entrants):
            raise OptionsError("--campaign: --players must say who plays, for collections belong to names")
        brought = [_brought(pack, entrant) for entrant in entrants]
        entered = {**options, "entrants": brought}
        if campaign:
            entered["campaign"] = True
            _refuse_what_is_over(pack, [entrant.collection for entrant in entrants], entered)
        if any("deck" in each for each in brought):
            entered.setdefault("deck_mode", "custom")
        return entered

    def players(self, options: Options) -> list[str]:
        """The names of the players of a campaign; none if it is no campaign, or they have no names."""
        entrants = options.get("entrants") or []
        names = [entrant.get("name") for entrant in entrants if entrant]
        return names if options.get("campaign") and names and all(names) else []

    def decks(self, options: Options) -> list[CardCounts | None]:
        """The decks that were brought to a game."""
        return [(entrant or {}).get("deck") for entrant in options.get("entrants") or []]

    # --- after a game ----------------------------------------------------------------------------------

    def settle(
        self,
        pack: OutpostsPack,
        players: Sequence[str],
        owned: Sequence[Document | None],
        finished: Finished,
    ) -> Settlement | None:
        """Note a finished game in all collections, and let the reward change hands.

        Players without a collection get all cards of their faction first. The cards may have changed while
        the game was played, by another one; a card that cannot be taken any more stays where it is.
        """
        result = finished.result
        factions = result.details["factions"]
        if not all(factions):  # somebody gave up before the factions were chosen
            return None
        now = [
            data or self.fresh(pack, player, faction)
            for player, faction, data in zip(players, factions, owned, strict=True)
        ]
        if any(game["id"] == finished.id for data in now for game in data["games"]):
            return Settlement(None, [], "", _standing_in_words(pack, now, finished.options))
        names, cards = [data["player"] for data in now], [data["cards"] for data in now]
        refused = reward_problem(pack, cards, names, result)
        if not refused:
            cards = apply_reward(cards, result)
        played = _played(pack, names, finished, taken=not refused)
        after = [
            {**data, "cards": kept, "games": [*data["games"], played]}
            for data, kept in zip(now, cards, strict=True)
        ]
        news = []
        if "took" in played:
            winner, took, loser = played["winner"], played["took"], played["loser"]
            news = [f"{winner} keeps {took} of {loser} for good (OUT-CAMP.3)."]
        return Settlement(after, news, refused, _standing_in_words(pack, after, finished.options))


def _brought(pack: OutpostsPack, entrant: Entrant) -> dict[str, Any]:
    brought: dict[str, Any] = {} if entrant.name is None else {"name": entrant.name}
    collection = entrant.collection
    if collection is not None:
        brought |= {"faction": collection["faction"], "collection": dict(collection["cards"])}
    if entrant.deck is not None:
        if collection is not None and entrant.faction != collection["faction"]:
            wrong, right = (pack.factions[each].name for each in (entrant.faction, collection["faction"]))
            raise OptionsError(
                f"{entrant.where}: faction: {entrant.name} plays {right}, this is a deck of {wrong}"
                " (OUT-CAMP.5)"
            )
        problems = check_deck(pack, entrant.faction, entrant.deck, brought.get("collection"))
        if problems:
            lines = [f"{entrant.where}: cards{'.' if p.card else ': '}{p}" for p in problems]
            raise OptionsError("\n".join(lines))
        brought |= {"faction": entrant.faction, "deck": dict(entrant.deck)}
    return brought


def _refuse_what_is_over(
    pack: OutpostsPack, owned: Sequence[Document | None], options: Mapping[str, Any]
) -> None:
    known = [data for data in owned if data is not None]
    if len(known) < len(owned):
        return
    campaign = campaign_of(known, options)
    if is_over(campaign):
        names = [data["player"] for data in known]
        raise OptionsError(
            f"this campaign is over: {places_in_words(pack, names, campaign)} (OUT-CAMP.6). "
            f"A new one: fatebox deck collection reset {shlex.join(names)}"
        )


def campaign_of(owned: Sequence[Document], options: Mapping[str, Any]) -> Campaign:
    """The campaign of these players: the games that all of them have played with one another."""
    common = [game for game in owned[0]["games"] if _is_of(game, owned)]
    wins_needed, games_most = options.get("campaign_wins"), options.get("campaign_max_games")
    return Campaign(
        factions=[data["faction"] for data in owned],
        collections=[dict(data["cards"]) for data in owned],
        wins=[sum(_same(game.get("winner", ""), data["player"]) for game in common) for data in owned],
        games=len(common),
        wins_needed=WINS_NEEDED if wins_needed is None else wins_needed,
        games_most=GAMES_MOST if games_most is None else games_most,
    )


def _is_of(game: Document, owned: Sequence[Document]) -> bool:
    together = {name.casefold() for name in game["players"]} == {data["player"].casefold() for data in owned}
    return together and all(any(game["id"] == other["id"] for other in data["games"]) for data in owned)


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def _played(pack: OutpostsPack, players: Sequence[str], finished: Finished, *, taken: bool) -> Document:
    result = finished.result
    played: Document = {"id": finished.id, "players": list(players)}
    if len(result.winners) == 1:
        played["winner"] = players[result.winners[0]]
    reward = result.details.get("reward")
    if reward is not None and taken:
        played |= {"took": pack.designs[reward["card"]].name, "loser": players[reward["from"]]}
    return played


def _standing_in_words(pack: OutpostsPack, owned: Sequence[Document], options: Options) -> str:
    campaign = campaign_of(owned, options)
    after = f"After game {campaign.games} of at most {campaign.games_most}"
    head = "The campaign is over" if is_over(campaign) else after
    return f"{head}: {places_in_words(pack, [data['player'] for data in owned], campaign)}."
