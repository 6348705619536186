"""Texts: every sentence a player reads, in every language there is a folder for."""
