"""People: authentication, accounts, tokens, notifications, webhooks, statistics, account data.

It imports `live` and below; `admin` and `api` may import it.
"""
