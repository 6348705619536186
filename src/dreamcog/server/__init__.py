"""The server for shared tables, in packages that import only downwards.

    api                          routes and sockets
    services.py                  all parts of a running server, put together
    admin                        the operator's commands, backup, retention
    people, automation           accounts and notifications; bots and clocks
    live                         running tables
    broadcast                    subscribers and what each may know
    table                        a table as a value: state, seating, policy
    ops                          settings, logs, metrics, limits, texts
    store                        the database
    wire                         the messages

`tests/server/test_layers.py` reads the imports.
"""
