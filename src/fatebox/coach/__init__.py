"""The coach: what bots think, made useful to people.

`hint` says what a seat should do now, and why, from that seat's knowledge alone. `course` is the chance of
every seat to win over the course of a finished game, `highlights` are its largest swings.
`review` finds the decisions that cost most, and the cause of a defeat.
"""

from .analysts import coach_name, make_coach, people_of
from .cause import Cause
from .course import Chances, chances_at, course
from .highlights import Highlight, highlights
from .hint import Advice, Hint, hint
from .reason import Reason, Reasons, in_words
from .review import Budget, Finding, Reviewing
from .telling import deed, is_told, told

__all__ = [
    "Advice",
    "Budget",
    "Cause",
    "Chances",
    "Finding",
    "Highlight",
    "Hint",
    "Reason",
    "Reasons",
    "Reviewing",
    "chances_at",
    "coach_name",
    "course",
    "deed",
    "highlights",
    "hint",
    "in_words",
    "is_told",
    "make_coach",
    "people_of",
    "told",
]
