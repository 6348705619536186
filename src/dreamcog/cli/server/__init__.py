"""`dreamcog server`: for whoever runs one, what is in its database, and what to do about it."""
