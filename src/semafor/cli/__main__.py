"""`python -m semafor.cli` is the command `semafor`."""

from semafor.cli import main

main()
