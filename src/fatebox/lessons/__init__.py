"""Lessons: a prepared first game of each game, with a guide."""

from .lesson import (
    LANGUAGES,
    LEARNER,
    Lesson,
    LessonError,
    Progress,
    Step,
    lesson_ids,
    load_lesson,
    read_lesson,
)

__all__ = [
    "LANGUAGES",
    "LEARNER",
    "Lesson",
    "LessonError",
    "Progress",
    "Step",
    "lesson_ids",
    "load_lesson",
    "read_lesson",
]
