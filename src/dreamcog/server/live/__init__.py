"""The running tables of a process: handling requests, storing entries, following other processes.

Owns the order of things at a table: check, store, broadcast. It imports `table`, `broadcast`,
`store`, `wire` and `ops`; `automation`, `people`, `admin` and `api` may import it. It knows no web
framework: `api` translates between HTTP or sockets and this package.
"""
