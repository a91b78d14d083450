"""7: heroes who rebuild the Legendary Armour together, of whom only one wins; for 2 to 6, and the Unnamed."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Opponents, Passing, Secrets

from . import (
    actions,
    cataclysms,
    completing,
    ending,
    flow,
    instants,
    regrouping,
    setup,
    turn,
    unnamed,
)
from .content import SevenPack
from .evaluate import evaluate
from .labels import VERBS, label
from .passing import PASSABLE, concerns
from .setup import SETTINGS, deal
from .state import SevenState, upgrade
from .terms import COLOURS
from .view import deed, kind, refusals

GAME: Game[SevenState] = Game(
    id="seven",
    title="7",
    version="2",
    seats=range(2, 8),  # two to six heroes, and one more for the Unnamed
    default_seats=3,  # SEV-OPT
    settings=SETTINGS,
    package=__name__,
    state=SevenState,
    make_pack=SevenPack,
    deal=deal,
    first="setup.heroes",
    segments={
        "setup.heroes": setup.choose_heroes,
        "check": flow.run_checks,
        # the Quest Phase
        "turn.begin": turn.begin,
        "window": instants.before_step,
        "step": turn.step,
        "sin.discard": actions.discard_played_sin,
        "step.over": turn.step_over,
        "unnamed": unnamed.unnamed_turn,
        "phase.over": turn.phase_over,
        "closing": instants.closing_window,
        # a finished row
        "row.finished": completing.row_finished,
        "draft.begin": completing.begin_draft,
        "draft": completing.draft,
        "row.armour": completing.receive_armour,
        "row.cataclysm": completing.row_cataclysm,
        "row.move": completing.move_rows,
        # cataclysms
        "cataclysm.ward": cataclysms.ask_wards,
        "cataclysm.strike": cataclysms.strike,
        # the Regrouping Phase
        "regroup.score": regrouping.score,
        "sins.draw": regrouping.draw,
        "sins.discard": regrouping.discard,
        "regroup.produce": regrouping.produce,
        "regroup.end": regrouping.end,
        "finish": ending.finish,
    },
    verbs=VERBS,
    words={
        "hero": (),
        "colour": (),
        "word": COLOURS,
        "board": ("tavern", "store"),
        "resource": (),
        "what": ("sin",),
    },
    max_decisions=20_000,
    display=Display(label=label, refusals=refusals, deed=deed),
    # every step counts as a turn: heroes act one after another
    judgement=Judgement(evaluate, turn=lambda s: (s.turn, s.phase, s.position)),
    secrets=Secrets(kind),
    opponents=Opponents(
        levels={
            "easy": "greedy:worlds=1:noise=0.15",
            "normal": "greedy:worlds=1:noise=0.06",
            "hard": "greedy:worlds=1:noise=0.02",
            "expert": "ismcts:iterations=16:turns=2:moves=4:worlds=8",
        },
    ),
    passing=Passing(PASSABLE, concerns),
    upgrade=upgrade,
)
