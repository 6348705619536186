"""The games. Each imports `core` and nothing else of ours."""
