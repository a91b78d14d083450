"""The options of a game: how decks are made, what is at stake, when it ends."""

from __future__ import annotations

from fatebox.kernel import Choice, Data, Flag, Number, Setting

from .rules.decks import Entrant

SETTINGS: tuple[Setting, ...] = (
    Choice(
        "deck_mode", ("starter", "custom"), "starter", "OUT-SET.3", "Starter decks, or decks of one's own"
    ),
    Flag("shard_cards", False, "OUT-OPT.2", "Decks may be mixed with random cards of the Shard faction"),
    Flag("teardown_reward", False, "OUT-TEAR.2", "The winner may take a card from a loser's deck"),
    Flag("campaign", False, "OUT-CAMP.1", "A game of a campaign: collections change with every game"),
    Number("campaign_wins", 1, 9, 3, "OUT-CAMP.6", "Games to win the campaign"),
    Number("campaign_max_games", 1, 99, 9, "OUT-CAMP.6", "Games after which the campaign ends"),
    Flag(
        "unique_factions",
        True,
        "OUT-OPT.5",
        "A faction is taken once; with five or six players at most twice",
    ),
    Number("max_rounds", 0, 500, 60, "OUT-END.6", "Rounds after which the game is decided; 0: no limit"),
    Data(
        "entrants",
        list[Entrant | None],
        "OUT-SET.2",
        "For each seat the faction, the collection and the deck list it comes with",
        secret=True,
    ),
)
