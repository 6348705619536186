"""The environment of Alembic: it runs the migrations on a connection, or writes them as SQL.

The caller of the migration begins and ends the transaction.
"""

from __future__ import annotations

from alembic import context

attributes = context.config.attributes
if context.is_offline_mode():
    context.configure(dialect_name=attributes["dialect"], transactional_ddl=False)
else:
    context.configure(connection=attributes["connection"])
context.run_migrations()
