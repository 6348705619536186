"""Mech A Dream: assistants, machines on a belt, seven days and nights, for two to four players."""
