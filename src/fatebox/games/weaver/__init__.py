"""Fate Weaver: a solo game of rotating fate cards, ten rounds, four difficulties."""

from __future__ import annotations

from fatebox.kernel import Choice, Display, Game, Judgement, Opponents, Ranking, Secrets

from .content import WeaverPack
from .evaluate import evaluate
from .positions import POSITIONS
from .reading import read
from .refresh import refresh
from .renovate import renovate
from .resolve import resolve
from .scoring import give_up, standing
from .setup import deal
from .state import WeaverState
from .terms import HOURS, LEVELS, SUITS
from .view import deed, kind, label, refusals

GAME: Game[WeaverState] = Game(
    id="weaver",
    title="Fate Weaver",
    version="1",
    seats=range(1, 2),  # WEA-GEN.1
    settings=(
        Choice(
            "difficulty",
            LEVELS,
            LEVELS[0],  # WEA-SET.1
            "WEA-DIF.1",
            "How many Death cards are in the decks, and the bonus for surviving them",
        ),
    ),
    package=__name__,
    state=WeaverState,
    make_pack=WeaverPack,
    deal=deal,
    first="refresh",
    segments={"refresh": refresh, "read": read, "resolve": resolve, "renovate": renovate},  # WEA-RND.1
    verbs={
        "play": ("suit", "place"),
        "use": ("relic", "line", "target"),
        "finish": (),
        "buy": ("relic",),
        "done": (),
    },
    words={"suit": SUITS, "relic": (), "target": (*SUITS, *HOURS)},
    concede=give_up,
    max_decisions=1000,
    display=Display(label=label, refusals=refusals, deed=deed),
    judgement=Judgement(evaluate),
    secrets=Secrets(kind),
    positions=POSITIONS,
    ranking=Ranking(cooperative=True, rank=standing, difficulty="difficulty"),
    opponents=Opponents(
        bots={"solver": "fatebox.games.weaver.solver:Solver"},
        levels={
            "easy": "greedy:worlds=1:noise=0.8",
            "normal": "greedy",
            "hard": "solver:noise=0.1",
            "expert": "solver",
        },
    ),
)
