"""All that can be asked for over HTTP."""

from __future__ import annotations

from . import api, campaigns_api, coach_api, company_api, lessons_api, own_api, replays_api, reports_api

ROUTES = (
    *api.ROUTES,
    *campaigns_api.ROUTES,
    *company_api.ROUTES,
    *replays_api.ROUTES,
    *reports_api.ROUTES,
    *coach_api.ROUTES,
    *own_api.ROUTES,
    *lessons_api.ROUTES,
)
