"""Fate Weaver: a solo game of rotating fate cards, ten rounds, four difficulties."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Opponents, Ranking, Secrets

from .content import WeaverPack
from .judgement.evaluate import evaluate
from .judgement.features import FEATURES
from .judgement.merits import merits
from .judgement.sense import failing
from .judgement.tidings import tells
from .options import SETTINGS
from .rules.positions import POSITIONS
from .rules.reading import read
from .rules.refresh import refresh
from .rules.renovate import renovate
from .rules.resolve import resolve
from .rules.scoring import give_up, rank_result
from .rules.setup import deal
from .state import WeaverState
from .state.terms import HOURS, SUITS
from .view.deeds import deed
from .view.derived import derive
from .view.imagined import kinds
from .view.labels import VERBS, label
from .view.questions import question
from .view.refusals import refusals

GAME: Game[WeaverState] = Game(
    id="weaver",
    title="Fate Weaver",
    version="1",
    seats=range(1, 2),  # WEA-GEN.1
    settings=SETTINGS,
    package=__name__,
    state=WeaverState,
    make_pack=WeaverPack,
    deal=deal,
    first="refresh",
    segments={"refresh": refresh, "read": read, "resolve": resolve, "renovate": renovate},  # WEA-RND.1
    verbs=VERBS,
    words={"suit": SUITS, "relic": (), "target": (*SUITS, *HOURS)},
    concede=give_up,
    max_decisions=1000,
    display=Display(label=label, refusals=refusals, derive=derive, deed=deed, prompt=question),
    judgement=Judgement(
        evaluate,
        features=FEATURES,
        silent=("rounds", "growth"),
        tells=tells,
        failing=failing,
        merits=merits,
        ends=(("finish",),),
    ),
    secrets=Secrets(kinds),
    positions=POSITIONS,
    ranking=Ranking(cooperative=True, rank=rank_result, difficulty="difficulty"),
    opponents=Opponents(
        bots={"solver": "fatebox.games.weaver.bots.solver:Solver"},
        levels={
            "easy": "greedy:worlds=1:near=0.05",
            "normal": "learned",
            "hard": "solver:draws=1:near=0.004:fit=1",
            "expert": "solver",
            "expert-1": "solver:fit=1",
        },
        quick="solver:draws=1:cards=2:margin=0.003",
    ),
)
