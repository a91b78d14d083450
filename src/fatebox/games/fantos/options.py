"""The options of a game of Fate of Fantos (FAN-VAR)."""

from __future__ import annotations

from fatebox.kernel import Choice, Flag, Number, Setting

PRESETS: dict[str, dict[str, object]] = {  # FAN-VAR.16
    "learning": {"trial_order": "standard", "starting_reserve": 40},
    "medium": {"trial_order": "medium", "starting_reserve": 40},
    "hard": {"trial_order": "hard", "starting_reserve": 40},
    "extreme": {"trial_order": "extreme", "starting_reserve": 30},
    "long": {"trial_order": "standard", "starting_reserve": 50, "setup_hires": 4, "zodraz_last": True},
    "short": {"trial_order": "standard", "trials_removed": 6},
}

SETTINGS: tuple[Setting, ...] = (
    Choice("preset", tuple(PRESETS), "learning", "FAN-VAR.16", implies=PRESETS),
    Choice("trial_order", ("standard", "medium", "hard", "extreme"), "standard", "FAN-VAR.1"),
    Flag("zodraz_last", False, "FAN-VAR.5"),
    Number("starting_reserve", 20, 80, 40, "FAN-VAR.6"),
    Number("setup_hires", 3, 4, 3, "FAN-VAR.7"),
    Number("trials_removed", 0, 6, 0, "FAN-VAR.8", step=3),
    Number("turn_limit_s", 0, 3600, 0, "FAN-VAR.9"),
    Flag("no_elimination", False, "FAN-VAR.10"),
    Flag("discard_fee", False, "FAN-VAR.11"),
    Flag("two_player", False, "FAN-VAR.12"),
    Flag("two_player_trim", True, "FAN-VAR.12"),
    Flag("negotiation", True, "FAN-VAR.13"),
    Flag("open_vote", False, "FAN-VAR.14"),
)
