"""`python -m game` is the same as `holdout`."""

import sys

from game.cli import main

sys.exit(main())
