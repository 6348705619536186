"""The command line: thin, and the only place besides the web table where sentences are made."""
