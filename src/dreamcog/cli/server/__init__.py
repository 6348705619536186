"""`dreamcog server`: commands for the operator of a server, which work on its database."""
