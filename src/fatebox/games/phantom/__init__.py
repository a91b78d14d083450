"""The Phantom: The Card Game, a story campaign for one or two players who win or lose together."""

from __future__ import annotations

from fatebox.kernel import Choice, Data, Display, Flag, Game, Judgement, Opponents, Ranking, Secrets, Spoilers

from .adventure import adventure
from .campaigns import CAMPAIGNS
from .content import PhantomPack
from .decks import Holding
from .ending import give_up
from .evaluate import evaluate
from .fate import fate
from .gaining import DESTINATIONS
from .guess import exchange, kind
from .missions import lore
from .reckoning import reckon
from .refusals import refusals
from .setup import NOBODY, deal, decks, legends, promo_cards, starting_player
from .spoilers import revealed
from .state import PhantomState
from .terms import ADVENTURES, LEGENDS, LEVELS, RESOURCES, Legend
from .turn import cleanup, destiny, next_turn, preparation, recovery, row
from .view import VERBS, deed, label

GAME: Game[PhantomState] = Game(
    id="phantom",
    title="The Phantom: The Card Game",
    version="1",
    seats=range(1, 3),  # PHA-GEN.1
    settings=(
        Choice("adventure", ADVENTURES, ADVENTURES[0], "PHA-SET.5", "The adventure"),
        Choice("level", LEVELS, LEVELS[0], "PHA-LVL.1", "The level of difficulty"),
        Choice("legend", ("choose", *LEGENDS), "choose", "PHA-GEN.2", "The Legend of the first player"),
        Flag("loot_achievements", False, "PHA-VAR.LA", "Loot and Achievements; not in the first game"),
        Flag(
            "promo_unlock", False, "PHA-VAR.PU", "Promo cards are gained when all cards of a reward are owned"
        ),
        Flag("promo_direct", False, "PHA-VAR.PD", "Promo cards are added to decks before the adventure"),
        Flag(
            "universal_unique", False, "PHA-VAR.UU", "A Unique card is in play once for both players together"
        ),
        Flag("item_restrictions", False, "PHA-VAR.IR", "Few Weapons and Costumes may be activated in a turn"),
        Flag("lingering_wounds", False, "PHA-VAR.LW1", "Healed Injuries go to the Discard pile"),
        Data("campaign", str, "PHA-CAMP.1", "The campaign that the adventure belongs to"),
        Data("holdings", dict[Legend, Holding], "PHA-SET.1", "The cards that each Legend owns, and its deck"),
    ),
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
    },
    verbs=VERBS,
    words={"resource": RESOURCES, "legend": (NOBODY,), "place": DESTINATIONS},
    concede=give_up,
    default_seats=1,
    campaigns=CAMPAIGNS,
    display=Display(label=label, refusals=refusals, derive=reckon, deed=deed),
    judgement=Judgement(evaluate, turn=lambda s: s.turn),
    secrets=Secrets(kind, exchange=exchange),
    ranking=Ranking(cooperative=True),
    spoilers=Spoilers(revealed),
    opponents=Opponents(
        bots={"careful": "fatebox.games.phantom.careful:CarefulBot"},
        levels={
            "easy": "greedy:worlds=1:noise=0.06",
            "normal": "greedy:worlds=1:noise=0.015",
            "hard": "greedy:worlds=2",
            "expert": "careful:options=5:worlds=8",
        },
    ),
)
