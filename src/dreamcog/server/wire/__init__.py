"""What clients and the server say to each other: the types from which the schema is made."""
