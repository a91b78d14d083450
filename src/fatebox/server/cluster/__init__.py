"""Several server processes on one PostgreSQL: who runs, who holds which table, and how they talk."""
