"""The doors of the server: requests, sockets, and what is said at each."""
