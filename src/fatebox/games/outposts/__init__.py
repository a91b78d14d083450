"""Outposts: a fantasy war of small garrisons for two to six players."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Opponents, Ranking, Secrets

from .campaigns import CAMPAIGNS, COLLECTIONS, DECKS
from .content import OutpostsPack
from .judgement.evaluate import evaluate
from .judgement.features import FEATURES
from .judgement.in_sight import winner_in_sight
from .judgement.next_turn import threat_to
from .judgement.styles import CAST, STYLES
from .judgement.tidings import tells
from .options import SETTINGS
from .rules.assault import assault
from .rules.attack import fourth_step
from .rules.draft import draft, draft_pass
from .rules.play import DOWN, UP, action, place_upgrade, second_step
from .rules.positions import POSITIONS
from .rules.setup import begin, deal, decks, factions, shard_counts
from .rules.teardown import rank_result, teardown
from .rules.turn import first_step, pass_turn
from .rules.war import assign, group_up, third_step
from .state import OutpostsState
from .state.leaving import concede
from .state.terms import DEFENSE, MOST_SEATS, OFFENSE, RESERVE
from .view.derived import derive, derive_own
from .view.imagined import exchange, forget, kinds
from .view.labels import VERBS, deed, label, question, refusals

GAME: Game[OutpostsState] = Game(
    id="outposts",
    title="Outposts",
    version="1",
    seats=range(2, MOST_SEATS + 1),  # OUT-GEN.1
    settings=SETTINGS,
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
    asks_first={
        "first_step",
        "second_step",
        "action",
        "place_upgrade",
        "third_step",
        "assign",
        "fourth_step",
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
    display=Display(
        label=label, refusals=refusals, derive=derive, derive_own=derive_own, deed=deed, prompt=question
    ),
    judgement=Judgement(
        evaluate,
        turn=lambda s: (s.round, s.active),
        features=FEATURES,
        tells=tells,
        winner_in_sight=winner_in_sight,
        threat=threat_to,
        prepares=("discard", "sacrifice"),  # for mana (OUT-MANA.3, OUT-MANA.4)
        speaks=("defend",),
        tastes=("faction",),
        ends=(("finish",), ("skip",)),
        # a kept card is a gain or a loss only beside the other cards, and the race for Mana Crystals hangs on
        # how long the Outposts stand: a move to the defense would be said to hurt it
        silent=("draft", "race"),
    ),
    secrets=Secrets(kinds, exchange=exchange, redraw=forget),
    positions=POSITIONS,
    ranking=Ranking(rank=rank_result),
    opponents=Opponents(
        levels={
            "easy": "greedy:worlds=1:near=0.015",
            "normal": "farsighted:after=60:worlds=4:moves=3",
            "hard": "learned",
            "expert": "farsighted",
            "expert-1": "ismcts:iterations=32",
        },
        quick="learned",
        styles=STYLES,
        cast=CAST,
    ),
)
