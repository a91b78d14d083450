"""The words and numbers of the rulebook that no card carries."""

from __future__ import annotations

# FAN-TASK.1: the states of a Legacy; a Legacy that lies dormant has none of the first three (R52)
UNTASKED, TASKED, DISABLED, DORMANT = "untasked", "tasked", "disabled", "dormant"

# FAN-TASK.8: the specific actions that a Legacy can be tasked to once per turn
HARVEST, WAR, TRIBUTE, DUEL, ABILITY = "harvest", "war", "tribute", "duel", "ability"
SPECIAL = "special"  # a Special Tribute Action (FAN-STA.1)
FANTOS_ACTIONS = (HARVEST, WAR, TRIBUTE)  # FAN-ACT.1

STATS = (HARVEST, WAR, TRIBUTE)  # FAN-LEG.1
STAT_OF = {HARVEST: 0, WAR: 1, DUEL: 1, TRIBUTE: 2, SPECIAL: 2}
"""The Stat that counts in each kind of action, as an index into STATS."""

RACES = ("feral", "enlightened", "cult", "hollow", "marked", "starborn")

# FAN-TURN.1: the six phases
SETUP, UNTASK, ACTION, TRIALS, SECONDARY, HIRING, DISCARD = range(7)
PHASES = ("setup", "Untask & Draw Up", "Fantos Action", "Trials", "Secondary Actions", "Hiring", "Discard")

# FAN-RES.11: the windows of a turn
PH1, FA0, DECL, JOIN, ROLL, AFTER = "W.PH1", "W.FA0", "W.DECL", "W.JOIN", "W.ROLL", "W.AFTER"
FA9, TR0, TR1, SEC, HIRE, END = "W.FA9", "W.TR0", "W.TR1", "W.SEC", "W.HIRE", "W.END"
WINDOWS = (PH1, FA0, DECL, JOIN, ROLL, AFTER, FA9, TR0, TR1, SEC, HIRE, END)

# the stages of an action; FAN-CAN.2: it is unfinished before its Scores are final
DECLARED, JOINED, ROLLED, FINAL, CANCELLED = "declared", "joined", "rolled", "final", "cancelled"

LABOR, ATTACHED = "labor", "attached"  # kinds of items beside ABILITY (FAN-RES.1, R83)

PROMISES = (
    "vote", "no_war", "war_on", "no_challenge", "challenge", "defend_with", "no_cancel", "play_for_you",
    "spare_in_reward", "remove_trial", "keep_trial", "harvest_at_most", "free_text",
)  # fmt: skip
"""Kinds of promises (FAN-NEG.7)."""

DIE = (1, 1, 2, 2, 3, 3)  # FAN-GEN.11
MOST_SEATS = 6  # FAN-GEN.1
BOX_SHARDS = 200  # Components: Shards in the box; only their sum matters (R5, R6)
POOL = 5  # FAN-SET.1
HAND = 5  # FAN-SET.2, FAN-UNT.2
SPACES = 3  # FAN-SET.3: spaces for Trials in play
START_ROLL = 3  # FAN-SET.7
RELIEF = 10  # FAN-VAR.10
LAST_TRIALS = 5  # FAN-VAR.4: Zodraz is among the last five
TRIM = ("envoy", "drift-pilot", "zradas", "council")  # FAN-VAR.12
TRIAL_STEPS = ((13, 3), (7, 2), (1, 1))  # FAN-TRI.2: Shards gained, Trials drawn
TURN_LIMIT = 400  # Outcome and scoring: safety limit for simulation
