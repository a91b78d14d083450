"""Numbers about the running server, for Prometheus at `/metrics`; never about single people or tables."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

REGISTRY = CollectorRegistry()
SAMPLE_S = 0.5
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REQUESTS = Histogram(
    "fatebox_request_seconds",
    "Time to answer a request",
    ["method", "route", "status"],
    registry=REGISTRY,
    buckets=_FAST,
)
LIMITED = Counter("fatebox_limited_total", "Requests refused because there were too many", registry=REGISTRY)
CONNECTIONS = Gauge("fatebox_connections", "Connections to tables", registry=REGISTRY)
TABLES = Gauge("fatebox_tables_in_memory", "Tables that are in memory", registry=REGISTRY)
ANSWERS = Counter("fatebox_answers_total", "Answers made durable at tables", registry=REGISTRY)
COMMITS = Histogram(
    "fatebox_commit_seconds", "Time to make a batch durable", registry=REGISTRY, buckets=_FAST
)
BATCHES = Histogram(
    "fatebox_commit_jobs",
    "Jobs that were committed together",
    registry=REGISTRY,
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
THOUGHTS = Histogram(
    "fatebox_thought_seconds",
    "Time that bots, hints and reviews had a process",
    ["rank"],
    registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20),
)
SHARED = Counter(
    "fatebox_shared_thoughts",
    "Thoughts that workers have thought for this server",
    ["rank"],
    registry=REGISTRY,
)
WAITING = Gauge(
    "fatebox_thoughts_waiting", "Bots, hints and reviews that wait for a process", registry=REGISTRY
)
LAG = Histogram(
    "fatebox_loop_lag_seconds",
    "How late the event loop is: how long something kept it busy",
    registry=REGISTRY,
    buckets=_FAST,
)


def text() -> bytes:
    """All numbers, as Prometheus reads them."""
    return generate_latest(REGISTRY)


MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4


async def watch_the_loop() -> None:
    """Measure from time to time how late the event loop is."""
    while True:
        due = time.perf_counter() + SAMPLE_S
        await asyncio.sleep(SAMPLE_S)
        LAG.observe(max(0.0, time.perf_counter() - due))
