"""`python -m dreamcog.learn`: needs NumPy and torch, and no installation."""

import sys

from dreamcog.learn.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
