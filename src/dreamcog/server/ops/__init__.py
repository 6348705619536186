"""What a process needs in order to run: settings, logs, metrics, limits, texts.

It imports nothing of the server but `store.database`; every package but `wire`, `store`, `table`
and `broadcast` may import it.
"""
