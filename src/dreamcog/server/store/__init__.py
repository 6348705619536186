"""The database: the protocol that SQLite and PostgreSQL fulfil, records, queries and migrations.

It imports `wire` alone. Every package may import it; `table` imports only its records and
statements, which are values.
"""
