"""Savage Planet: The Fate of Fantos: Citadels, Legacies, War, Tribute, votes and deals for 2 to 6."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Opponents, Passing, Ranking, Secrets

from .content import FantosPack
from .judgement.details import DETAILS, doer
from .judgement.evaluate import evaluate
from .judgement.features import FEATURES
from .judgement.merits import merits
from .judgement.styles import CAST, STYLES
from .judgement.tidings import tells
from .options import SETTINGS
from .rules.positions import POSITIONS
from .rules.segments import ASKS_FIRST, SEGMENTS
from .rules.setup import deal
from .rules.verbs import VERBS, WORDS
from .rules.winning import rank_result
from .state import FantosState
from .state.terms import MOST_SEATS
from .view.deeds import deed
from .view.derived import derive
from .view.imagined import kinds
from .view.labels import label
from .view.passing import PASSABLE, concerns
from .view.questions import question
from .view.refusals import refusals

GAME: Game[FantosState] = Game(
    id="fantos",
    title="Savage Planet: The Fate of Fantos",
    version="1",
    seats=range(2, MOST_SEATS + 1),  # FAN-GEN.1
    default_seats=4,
    settings=SETTINGS,
    package=__name__,
    state=FantosState,
    make_pack=FantosPack,
    deal=deal,
    first="setup.hire",
    segments=SEGMENTS,
    asks_first=ASKS_FIRST,
    verbs=VERBS,
    words=WORDS,
    max_decisions=100_000,
    display=Display(label=label, prompt=question, refusals=refusals, derive=derive, deed=deed),
    judgement=Judgement(
        evaluate,
        turn=lambda s: s.turn,
        features=FEATURES,
        merits=merits,
        tells=tells,
        details=DETAILS,
        doer=doer,
    ),
    secrets=Secrets(kinds),
    positions=POSITIONS,
    ranking=Ranking(rank=rank_result),
    passing=Passing(PASSABLE, concerns),
    opponents=Opponents(
        levels={
            "easy": "greedy:worlds=1:near=0.04",
            "normal": "learned:after=61",
            "hard": "learned:after=338",
            "expert": "farsighted:turns=2:likely=0.002",
            "expert-1": "ismcts:iterations=96:worlds=24",
        },
        quick="learned:deals=false",
        styles=STYLES,
        cast=CAST,
    ),
)
