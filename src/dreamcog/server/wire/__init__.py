"""The messages between clients and the server, and between the processes of a server.

Owns the types from which the OpenAPI schema and the page's types are made. It imports no other
package of the server; all others may import it.
"""
