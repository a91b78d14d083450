"""Outposts: a fantasy war of small garrisons for two to six players."""

from __future__ import annotations

from fatebox.kernel import Choice, Data, Display, Flag, Game, Judgement, Number, Opponents, Secrets

from .assault import assault
from .attack import fourth_step
from .campaigns import CAMPAIGNS, COLLECTIONS, DECKS
from .content import OutpostsPack
from .decks import Entrant
from .draft import draft, draft_pass
from .evaluate import evaluate
from .guess import Guess, forget, kind
from .leaving import concede
from .play import DOWN, UP, action, place_upgrade, second_step
from .positions import POSITIONS
from .reckoning import reckon
from .setup import begin, deal, decks, factions, shard_counts
from .state import OutpostsState
from .teardown import teardown
from .terms import DEFENSE, OFFENSE, RESERVE
from .turn import first_step, pass_turn
from .view import VERBS, deed, label, refusals
from .war import assign, group_up, third_step

GAME: Game[OutpostsState] = Game(
    id="outposts",
    title="Outposts",
    version="1",
    seats=range(2, 7),  # OUT-GEN.1
    settings=(
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
    ),
    package=__name__,
    state=OutpostsState,
    make_pack=OutpostsPack,
    deal=deal,
    first="factions",
    segments={
        "factions": factions,
        "shard_counts": shard_counts,
        "decks": decks,
        "draft": draft,
        "draft_pass": draft_pass,
        "begin": begin,
        "pass_turn": pass_turn,
        "first_step": first_step,
        "second_step": second_step,
        "action": action,
        "place_upgrade": place_upgrade,
        "third_step": third_step,
        "assign": assign,
        "group_up": group_up,
        "fourth_step": fourth_step,
        "assault": assault,
        "teardown": teardown,
    },
    verbs=VERBS,
    words={
        "faction": (),
        "deck": ("starter",),
        "design": (),
        "zone": (RESERVE, DEFENSE, OFFENSE),
        "side": (UP, DOWN),
    },
    concede=concede,
    campaigns=CAMPAIGNS,
    collections=COLLECTIONS,
    decks=DECKS,
    max_decisions=100_000,
    display=Display(label=label, refusals=refusals, derive=reckon, deed=deed),
    judgement=Judgement(evaluate, turn=lambda s: (s.round, s.active)),
    secrets=Secrets(kind, exchange=Guess, redraw=forget),
    positions=POSITIONS,
    opponents=Opponents(
        levels={
            "easy": "greedy:worlds=1:noise=0.15",
            "normal": "greedy:worlds=1:noise=0.05",
            "hard": "greedy:worlds=2",
            "expert": "ismcts:iterations=32",
        },
    ),
)
