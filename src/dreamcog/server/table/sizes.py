"""How much of a table a state holds, and how often a snapshot of it is stored."""

MOST_RECENT = 500
"""Entries that are held at least, where there are so many."""
MOST_UNDONE = 200
"""Moves that are held, and can be undone one after the other."""
MOST_SAID = 100
"""Lines of chat that a client is shown when it connects."""
STORE_EVERY = 20
"""Entries after which the position is stored again."""
KEEP_EVERY = 100
"""Entries after which a stored position is kept: looking back replays no more than these."""
