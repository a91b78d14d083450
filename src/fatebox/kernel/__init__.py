"""The kernel: rules as generators, segments as checkpoints. It knows no game."""

from .cards import EVERYONE, Card, FaceDown, FaceUp, Fixed, InHand, Pile, Sealed, Secret
from .content import Box, CardInfo, Pack, Source
from .decision import (
    DONE,
    PASS,
    Decision,
    Group,
    Joint,
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
    IllegalAnswer,
    ImagineError,
    OptionsError,
    RecordError,
    RulesError,
    ScriptError,
    UndoError,
)
from .events import Event
from .game import Deal, Game, Refusal
from .match import CONCEDE, Match, Undo
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
    "PASS",
    "PERSON",
    "Box",
    "Card",
    "CardInfo",
    "Choice",
    "ContentError",
    "Data",
    "DataError",
    "Deal",
    "Decision",
    "Event",
    "FaceDown",
    "FaceUp",
    "FateboxError",
    "Fixed",
    "Flag",
    "Game",
    "Group",
    "IllegalAnswer",
    "ImagineError",
    "InHand",
    "Joint",
    "Match",
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
    "arrange",
    "ask",
    "field",
    "pick",
    "share",
    "take_first",
    "together",
]
