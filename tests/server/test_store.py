"""The store: what is acknowledged is there, what fails takes nothing with it, old databases come along."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, Engine, bindparam, column, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from fatebox.server.store.connect import embedded, open_engine, parse_url, shown
from fatebox.server.store.engine import Store
from fatebox.server.store.errors import StoreError
from fatebox.server.store.migrate import prepare
from fatebox.server.store.schema import metadata, people
from fatebox.server.store.statements import Lookup, Prepared, add, put

NEW_PERSON = Prepared(insert(people), *people.c.keys())
NAMED = Lookup(select(people.c.id, people.c.created).where(people.c.name == bindparam("named")))
OLD = Path(__file__).parents[1] / "data" / "version-0.1" / "server" / "tables.db.gz"


@contextmanager
def opened(url: URL) -> Iterator[Engine]:
    """The engine of a database for a while."""
    engine = open_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture
def store(database: URL) -> Iterator[Store]:
    """An open store, on each kind of database."""
    prepare(database)
    running = Store(database)
    yield running
    running.close()


def person(name: str) -> dict[str, object]:
    """A row of people."""
    return {"id": name, "name": name, "epoch": 0, "created": 1.5}


def arrive(name: str) -> object:
    """A job that adds a person."""
    return lambda db: db.execute(insert(people).values(**person(name)))


def names(db: Connection) -> list[str]:
    """All people."""
    return list(db.execute(select(people.c.id).order_by(people.c.id)).scalars())


def test_what_was_written_is_there_after_a_restart(database: URL) -> None:
    prepare(database)
    first = Store(database)
    asyncio.run(first.write(arrive("Ann")))  # type: ignore[arg-type]
    first.close()
    second = Store(database)
    assert asyncio.run(second.read(names)) == ["Ann"]
    second.close()


def test_a_job_that_fails_takes_no_other_with_it(store: Store) -> None:
    """Given jobs that are committed together and one that fails halfway, then the others are there."""

    def halfway(db: Connection) -> None:
        db.execute(insert(people).values(**person("Nobody")))
        raise LookupError("halfway")

    async def together() -> list[object]:
        jobs = [arrive("Ann"), halfway, arrive("Ann"), arrive("Ben")]
        return await asyncio.gather(*map(store.write, jobs), return_exceptions=True)  # type: ignore[arg-type]

    ann, failed, twice, ben = asyncio.run(together())
    assert not isinstance(ann, Exception)
    assert not isinstance(ben, Exception)
    assert isinstance(failed, LookupError)
    assert "unique" in str(twice).lower()
    assert asyncio.run(store.read(names)) == ["Ann", "Ben"]


def test_hundreds_of_jobs_are_committed_together(store: Store) -> None:
    async def crowd() -> None:
        await asyncio.gather(*(store.write(arrive(f"Guest {i}")) for i in range(700)))  # type: ignore[arg-type]

    asyncio.run(crowd())
    assert asyncio.run(store.read(lambda db: len(names(db)))) == 700


def test_a_row_is_put_or_added(store: Store) -> None:
    def job(db: Connection) -> list[str]:
        put(db, people, **person("Ann"))
        put(db, people, **(person("Ann") | {"name": "Anna"}))
        add(db, people, **(person("Ann") | {"name": "Anne"}))
        return list(db.execute(select(people.c.name)).scalars())

    assert asyncio.run(store.write(job)) == ["Anna"]


def test_a_lookup_finds_rows_that_wait_for_the_end_of_the_batch(store: Store) -> None:
    """Given a prepared statement that waits for others, when its row is looked up, then it is there."""

    def job(db: Connection) -> list[tuple[object, ...]]:
        NEW_PERSON(db, [person("robin"), person("kim")])
        return NAMED(db, named="robin")

    assert asyncio.run(store.write(job)) == [("robin", 1.5)]
    assert asyncio.run(store.read(lambda db: NAMED(db, named="nobody"))) == []


def test_a_lookup_fails_like_any_other_query(store: Store) -> None:
    with pytest.raises(DBAPIError):
        asyncio.run(store.read(lambda db: Lookup(select(column("x")).select_from(text("nowhere")))(db)))


def test_tables_of_a_host_are_counted_without_reading_all_tables(tmp_path: Path) -> None:
    prepare(embedded(tmp_path))
    with opened(embedded(tmp_path)) as engine, engine.connect() as db:
        query = "SELECT count(*) FROM tables WHERE host = 'robin' AND status != 'over'"
        assert "tables_by_host" in db.execute(text(f"EXPLAIN QUERY PLAN {query}")).one().detail


@pytest.mark.filterwarnings("ignore:(Skipped unsupported|autogenerate skipping)")  # an index by an expression
def test_the_revisions_make_the_schema(database: URL) -> None:
    """Given an empty database, when it is prepared, then it has the tables that the code uses."""
    prepare(database)
    prepare(database)
    with opened(database) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection)
        different = compare_metadata(context, metadata)
        assert [each for each in different if "campaigns_by_name" not in str(each)] == []


@pytest.mark.filterwarnings("ignore:Skipped unsupported reflection")
def test_a_database_of_version_0_1_comes_to_the_same_schema(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress(OLD.read_bytes()))
    url = embedded(tmp_path)
    with opened(url) as engine, engine.connect() as connection:
        before = connection.execute(text("SELECT count(*) FROM people")).scalar_one()
        logs = connection.execute(text("SELECT count(*) FROM log")).scalar_one()
    prepare(url)
    fresh = embedded(tmp_path / "fresh")
    (tmp_path / "fresh").mkdir()
    prepare(fresh)
    with opened(url) as old, opened(fresh) as new:
        assert columns(old) == columns(new)
        with old.connect() as connection:
            assert connection.execute(select(func.count()).select_from(people)).scalar_one() == before > 0
            assert connection.execute(text("SELECT count(*) FROM log")).scalar_one() == logs > 0


def columns(engine: Engine) -> dict[str, list[tuple[str, str, bool]]]:
    """The columns of all tables."""
    found = inspect(engine)
    return {
        table: [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(table)]
        for table in sorted(found.get_table_names())
        if table != "alembic_version"
    }


def test_a_database_of_a_later_version_is_refused(database: URL) -> None:
    prepare(database)
    with opened(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="made by a later version"):
        prepare(database)


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("something else entirely, long enough to be read as a header " * 20)
    with pytest.raises(StoreError, match=r"tables\.db: file is not a database"):
        prepare(embedded(tmp_path))


def test_an_address_is_shown_without_its_password() -> None:
    url = parse_url("postgresql://ann:secret@127.0.0.1:1/fatebox")
    assert "secret" not in shown(url)
    with pytest.raises(StoreError, match="refused") as problem:
        prepare(url)
    assert "secret" not in str(problem.value)


@pytest.mark.parametrize("address", ["mysql://ann@host/name", "nonsense", "sqlite://"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(StoreError, match="--database: expected postgresql://"):
        parse_url(address)


def test_an_error_shows_no_value_that_was_written(store: Store) -> None:
    """Given rows with secrets in them, when they cannot be written, then the error does not tell them."""

    row = person("Ann") | {"name": "a secret"}

    async def twice() -> None:
        for _ in range(2):
            await store.write(lambda db: db.execute(insert(people).values(**row)))

    with pytest.raises(IntegrityError) as problem:
        asyncio.run(twice())
    assert "a secret" not in str(problem.value)
