"""What a process needs in order to run: settings, logs, metrics, limits, health,
texts.

Of the server it imports only `store` and `wire`; every package but `wire`, `store`, `table`
and `broadcast` may import it.
"""
