"""`dreamcog`: every command, each in a module of its own."""
