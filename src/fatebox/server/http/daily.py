"""The HTTP interface to the daily deal."""

from __future__ import annotations

from fatebox.server.tables.daily import DailyData

from .calls import Call, Route
from .tables import TableData, table_data


async def get_daily(call: Call, body: None) -> DailyData:
    """The deal of today, and how far I am with it."""
    return await call.daily.of(call.person)


async def post_daily(call: Call, body: None) -> TableData:
    """My table of today: the one that I have opened, or a new one."""
    table, invite = await call.daily.play(call.somebody())
    return table_data(call, table, invite)


ROUTES = (
    Route("GET", "/api/daily", get_daily, None, DailyData),
    Route("POST", "/api/daily", post_daily, None, TableData),
)
