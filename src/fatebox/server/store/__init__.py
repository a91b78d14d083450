"""The database: engine, schema, migrations."""
