"""All that can be asked for over HTTP."""

from __future__ import annotations

from . import (
    campaigns,
    coach,
    daily,
    games,
    lessons,
    people,
    profile,
    replays,
    reports,
    social,
    tables,
    texts,
)

ROUTES = (
    *people.ROUTES,
    *games.ROUTES,
    *texts.ROUTES,
    *tables.ROUTES,
    *daily.ROUTES,
    *campaigns.ROUTES,
    *social.ROUTES,
    *replays.ROUTES,
    *reports.ROUTES,
    *coach.ROUTES,
    *profile.ROUTES,
    *lessons.ROUTES,
)
