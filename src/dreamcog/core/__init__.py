"""What every game is made of, and the contract it keeps. Imports nothing else of the project."""
