"""The options of a game: how decks are made, what is at stake, when it ends."""

from __future__ import annotations

from fatebox.kernel import Choice, Data, Flag, Number, Setting

from .rules.decks import Entrant

SETTINGS: tuple[Setting, ...] = (
    Choice("deck_mode", ("starter", "custom"), "starter", "OUT-SET.3"),
    Flag("shard_cards", False, "OUT-OPT.2"),
    Flag("teardown_reward", False, "OUT-TEAR.2"),
    Flag("campaign", False, "OUT-CAMP.1"),
    Number("campaign_wins", 1, 9, 3, "OUT-CAMP.6"),
    Number("campaign_max_games", 1, 99, 9, "OUT-CAMP.6"),
    Flag(
        "unique_factions",
        True,
        "OUT-OPT.5",
    ),
    Flag("opening_truce", False, "OUT-OPT.8"),
    Number("max_rounds", 0, 500, 60, "OUT-END.6"),
    Data(
        "entrants",
        list[Entrant | None],
        "OUT-SET.2",
        secret=True,
        by_seat=True,
    ),
)
