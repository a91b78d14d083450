"""The kernel: rules as generators, segments as checkpoints. It knows no game."""

from .cards import EVERYONE, Card, FaceDown, FaceUp, Fixed, InHand, Pile, Sealed, Secret
from .content import Box, CardInfo, Pack, Source, unspoiled
from .decision import (
    DONE,
    GO_ON,
    PASS,
    Conceded,
    Decision,
    Group,
    Joint,
    LongDecision,
    Option,
    Prompt,
    Rules,
    arrange,
    ask,
    pick,
    share,
    take_first,
    together,
)
from .errors import (
    ContentError,
    DataError,
    FateboxError,
    GestureError,
    IllegalAnswer,
    ImagineError,
    OptionsError,
    RecordError,
    RulesError,
    ScriptError,
    UndoError,
)
from .evaluation import Evaluator, Measured, Weights
from .events import Event, Listener
from .fairness import seal
from .game import Deal, Game, Refusal
from .history import CONCEDE, Undo
from .match import Match
from .options import Choice, Data, Flag, Number, Options, Setting
from .perspective import Perspective
from .plain import Plain, field
from .record import PERSON, Record
from .rng import Rng
from .state import Result, State
from .view import View

__all__ = [
    "CONCEDE",
    "DONE",
    "EVERYONE",
    "GO_ON",
    "PASS",
    "PERSON",
    "Box",
    "Card",
    "CardInfo",
    "Choice",
    "Conceded",
    "ContentError",
    "Data",
    "DataError",
    "Deal",
    "Decision",
    "Evaluator",
    "Event",
    "FaceDown",
    "FaceUp",
    "FateboxError",
    "Fixed",
    "Flag",
    "Game",
    "GestureError",
    "Group",
    "IllegalAnswer",
    "ImagineError",
    "InHand",
    "Joint",
    "Listener",
    "LongDecision",
    "Match",
    "Measured",
    "Number",
    "Option",
    "Options",
    "OptionsError",
    "Pack",
    "Perspective",
    "Pile",
    "Plain",
    "Prompt",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rng",
    "Rules",
    "RulesError",
    "ScriptError",
    "Sealed",
    "Secret",
    "Setting",
    "Source",
    "State",
    "Undo",
    "UndoError",
    "View",
    "Weights",
    "arrange",
    "ask",
    "field",
    "pick",
    "seal",
    "share",
    "take_first",
    "together",
    "unspoiled",
]
