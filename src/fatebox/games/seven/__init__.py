"""7: heroes who rebuild the Legendary Armour together, of whom only one wins; for 2 to 6, and the Unnamed."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Opponents, Passing, Secrets

from .content import SevenPack
from .judgement.details import DETAILS, PICKS, doer
from .judgement.evaluate import evaluate
from .judgement.features import FEATURES
from .judgement.merits import merits
from .judgement.picks import last_options
from .judgement.styles import CAST, STYLES
from .judgement.tidings import tells
from .options import SETTINGS
from .rules.positions import POSITIONS
from .rules.segments import SEGMENTS
from .rules.setup import deal
from .rules.verbs import VERBS, WORDS
from .state import SevenState
from .state.table import upgrade
from .state.terms import MOST_SEATS
from .view.deeds import deed
from .view.imagined import kinds
from .view.labels import label, question
from .view.passing import PASSABLE, concerns
from .view.refusals import refusals

GAME: Game[SevenState] = Game(
    id="seven",
    title="7",
    version="2",
    seats=range(2, MOST_SEATS + 1),
    default_seats=3,  # SEV-OPT
    settings=SETTINGS,
    package=__name__,
    state=SevenState,
    make_pack=SevenPack,
    deal=deal,
    first="setup.heroes",
    segments=SEGMENTS,
    asks_first={"step", "window"},
    verbs=VERBS,
    words=WORDS,
    max_decisions=20_000,
    display=Display(label=label, refusals=refusals, deed=deed, prompt=question),
    # every step counts as a turn: heroes act one after another
    judgement=Judgement(
        evaluate,
        turn=lambda s: (s.turn, s.phase, s.position),
        features=FEATURES,
        silent=("pending", "hope", "sins"),  # sins are a burden in hand and a danger in the pile
        tells=tells,
        tastes=("setup.hero",),
        setting_up=lambda s: not all(player.hero for player in s.players),
        last_options=last_options,
        details=DETAILS,
        doer=doer,
        picks=PICKS,
        merits=merits,
    ),
    secrets=Secrets(kinds),
    positions=POSITIONS,
    opponents=Opponents(
        levels={
            "easy": "greedy:worlds=1:near=0.05",
            "normal": "greedy:worlds=1:near=0.02",
            "hard": "learned:after=372",
            "expert": "farsighted:turns=6:worlds=4:likely=0.002",
            "expert-1": "ismcts:iterations=16:turns=2:moves=4:worlds=8",
        },
        quick="learned",
        styles=STYLES,
        cast=CAST,
    ),
    passing=Passing(PASSABLE, concerns),
    upgrade=upgrade,
)
