"""The rules of Mech A Dream, one noun per file, in the subset that runs interpreted and native.

Only whole numbers, records, fixed-size arrays, `if`, `for`, `while` and calls of other rule
functions; every function takes what it needs and returns at most a number. Nothing outside this
folder states a rule.
"""
