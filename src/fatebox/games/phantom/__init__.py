"""The Phantom: The Card Game, a story campaign for one or two players who win or lose together."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Opponents, Ranking, Secrets, Spoilers

from .campaigns import CAMPAIGNS
from .content import PhantomPack
from .judgement.evaluate import evaluate
from .judgement.features import FEATURES
from .judgement.merits import merits
from .judgement.styles import CAST, STYLES
from .judgement.tidings import tells
from .options import SETTINGS
from .rules.adventure import adventure
from .rules.ending import cut_short, give_up
from .rules.fate import fate
from .rules.gaining import DESTINATIONS
from .rules.missions import lore
from .rules.positions import POSITIONS
from .rules.setup import NOBODY, deal, decks, legends, promo_cards, starting_player
from .rules.turn import cleanup, destiny, next_turn, preparation, recovery, row
from .state import PhantomState
from .state.terms import RESOURCES
from .view.derived import derive
from .view.imagined import exchange, kinds
from .view.labels import VERBS, deed, label, question
from .view.refusals import refusals
from .view.spoilers import revealed

GAME: Game[PhantomState] = Game(
    id="phantom",
    title="The Phantom: The Card Game",
    version="1",
    seats=range(1, 3),  # PHA-GEN.1
    settings=SETTINGS,
    package=__name__,
    state=PhantomState,
    make_pack=PhantomPack,
    deal=deal,
    first="legends",
    segments={
        "legends": legends,
        "starting_player": starting_player,
        "promo_cards": promo_cards,
        "decks": decks,
        "lore": lore,
        "next_turn": next_turn,
        "recovery": recovery,
        "destiny": destiny,
        "row": row,
        "preparation": preparation,
        "adventure": adventure,
        "fate": fate,
        "cleanup": cleanup,
        "cut_short": cut_short,
    },
    asks_first={"recovery", "adventure", "cleanup"},
    verbs=VERBS,
    words={"resource": RESOURCES, "legend": (NOBODY,), "place": DESTINATIONS},
    concede=give_up,
    default_seats=1,
    display=Display(label=label, refusals=refusals, derive=derive, deed=deed, prompt=question),
    judgement=Judgement(
        evaluate,
        turn=lambda s: s.turn,
        features=FEATURES,
        merits=merits,
        tells=tells,
        speaks=("gain", "option", "heal_all"),
        tastes=("legend",),
        setting_up=lambda s: not s.turn,
        ends=(("end",),),
    ),
    secrets=Secrets(kinds, exchange=exchange),
    positions=POSITIONS,
    ranking=Ranking(cooperative=True),
    spoilers=Spoilers(revealed),
    campaigns=CAMPAIGNS,
    former_content=("04365d11d4f9a926",),  # before the flavor texts
    opponents=Opponents(
        bots={"careful": "fatebox.games.phantom.bots.careful:CarefulBot"},
        levels={
            "easy": "greedy:worlds=1:near=0.01",
            "normal": "greedy:worlds=1:near=0.001",
            "hard": "learned:after=122",
            "expert": "learned",
            "expert-1": "careful:options=5:worlds=8",
        },
        quick="learned",
        styles=STYLES,
        cast=CAST,
    ),
)
