"""The coach: what bots think, made useful to people.

`hint` says what a seat had best do now, and why, from that seat's knowledge alone. `course` is the chance of
every seat to win along a game that is over. `review` finds the decisions that cost most.
"""

from .analysts import coach_name, make_coach
from .course import chances_at, course
from .hint import Advice, Hint, hint
from .reason import Reason, in_words
from .review import Budget, Finding, Reviewing

__all__ = [
    "Advice",
    "Budget",
    "Finding",
    "Hint",
    "Reason",
    "Reviewing",
    "chances_at",
    "coach_name",
    "course",
    "hint",
    "in_words",
    "make_coach",
]
