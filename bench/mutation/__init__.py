"""Mutation testing of the server's packages: make mutants, choose their tests, try them."""
