"""What is sent to the clients of a table: subscribers, messages for a seat, presence.

Owns the fan-out of a table's news and what each subscriber may know of it. It imports `table` and
`wire`; `live` and everything above may import it. It knows no web framework.
"""
