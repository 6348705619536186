"""People: sessions, accounts, tokens, notifications, statistics, and the data of an account.

It imports `live` and below; `admin` and `api` may import it.
"""
