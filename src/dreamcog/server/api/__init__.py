"""The web application: routes, sockets, middleware, error responses and the schema.

It translates between HTTP or sockets and the packages below, and decides nothing. It may import
every package of the server; only `processes.py` imports it.
"""
