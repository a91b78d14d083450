"""Options of a game: the variants that are chosen before it starts, described as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .content import explain
from .conversion import convert
from .errors import OptionsError


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    name: str
    values: tuple[str, ...]
    default: str
    clause: str
    implies: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Presets: the values of other options that come with a word, unless they are given."""

    def check(self, value: Any) -> str:
        """The value, if it is one of the words."""
        if value not in self.values:
            raise OptionsError(f"{self.name}: expected one of {', '.join(self.values)}, got {value!r}")
        return str(value)


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool
    clause: str

    def check(self, value: Any) -> bool:
        """The value, if it is true or false."""
        if not isinstance(value, bool):
            raise OptionsError(f"{self.name}: expected true or false, got {value!r}")
        return value


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within limits."""

    name: str
    least: int
    most: int
    default: int
    clause: str
    step: int = 1

    def check(self, value: Any) -> int:
        """The value, if it is a whole number within the limits."""
        fits = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        if not fits or (value - self.least) % self.step:
            steps = f" in steps of {self.step}" if self.step > 1 else ""
            raise OptionsError(
                f"{self.name}: expected a number from {self.least} to {self.most}{steps}, got {value!r}"
            )
        return int(value)


@dataclass(frozen=True, slots=True)
class Data:
    """Data of a shape of its own, such as deck lists; without it there is none (None)."""

    name: str
    type: Any
    """The type that the data must fit, as in a content pack."""
    clause: str
    secret: bool = False
    """Not for all at the table to see."""
    by_seat: bool = False
    """A list with an entry for each seat; where it is shorter, the last seats have none."""
    default: None = None

    def check(self, value: Any) -> Any:
        """The value, if it fits the type."""
        if value is not None:
            try:
                convert(value, self.type)
            except msgspec.ValidationError as error:
                reason = explain(str(error), self.type)
                raise OptionsError(f"{self.name}{'' if reason.startswith('[') else ': '}{reason}") from None
        return value


Setting = Choice | Flag | Number | Data
Options = dict[str, Any]


def complete(settings: tuple[Setting, ...], given: Mapping[str, Any]) -> Options:
    """The given options checked, the others as a preset implies or at their defaults."""
    chosen: Options = {setting.name: setting.default for setting in settings}
    for name in given:
        if name not in chosen:
            offered = ", ".join(chosen) or "no options"
            raise OptionsError(f"{name}: no such option; this game has {offered}")
    if given:
        for setting in settings:
            if setting.name in given:
                chosen[setting.name] = setting.check(given[setting.name])
    for setting in settings:
        if isinstance(setting, Choice) and setting.implies:
            implied = setting.implies.get(chosen[setting.name], {})
            chosen.update({name: value for name, value in implied.items() if name not in given})
    return chosen


def without_secrets(settings: tuple[Setting, ...], options: Options) -> Options:
    """The options as all may see them: those that are secret at their defaults."""
    secret = {setting.name for setting in settings if isinstance(setting, Data) and setting.secret}
    return {name: None if name in secret else value for name, value in options.items()}


def moved_up(settings: tuple[Setting, ...], options: Options, seats: int) -> Options:
    """The options after everybody moved one seat up and the first to the last: what a seat has goes along."""
    moved = dict(options)
    for setting in settings:
        if isinstance(setting, Data) and setting.by_seat and options.get(setting.name):
            first, *others = options[setting.name]
            moved[setting.name] = [*others, *[None] * (seats - len(others) - 1), first]
    return moved
