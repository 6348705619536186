"""What the operator of a server does: inspect and close tables, remove people, backup, retention.

It works on the database alone, also while a server runs. It imports every package but `api`; only
`services.py` and the command line import it.
"""
