"""What Alembic runs: the migrations, on the connection it is given, or written down as SQL.

Either way whoever asked for them has begun a transaction, and ends it.
"""

from __future__ import annotations

from alembic import context

attributes = context.config.attributes
if context.is_offline_mode():
    context.configure(dialect_name=attributes["dialect"], transactional_ddl=False)
else:
    context.configure(connection=attributes["connection"])
context.run_migrations()
