"""`dreamcog server`: for its operator, what is in its database, and commands that change it."""
