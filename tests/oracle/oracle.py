#!/usr/bin/env python3
"""Checks levels independently of the program that made them.

    gonerooms map --generator rogue --seeds 0..999 --format json | tests/oracle/oracle.py

Reads one level a line, with or without its trace; recomputes from the rows and the lists what must hold;
prints every disagreement with its generator, size and seed. Exit code 1 if there is any.
Option --every N: count choke cells, the slowest part, only for every N-th level (8 without it).
"""

import json
import sys
import time

import cave
import common
import form
import measures
import rogue
import trace
from board import Board, Walker, made_as_cave


def collected(check):
    """All that a check says, up to where it can make no sense of the level any more."""
    found = []
    try:
        for text in check:
            found.append(text)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        found.append(f"the level makes no sense: {error!r}")
    return found


def complaints(level, thorough=True):
    """Every disagreement about one level, as sentences."""
    found = collected(form.check(level))
    if found:
        return found                        # nothing else can be trusted
    board = Board(level["rows"])
    walker = Walker(board)
    seeker = Walker(board, "?&")
    checks = [common.check(level, board, walker, seeker), measures.check(level, board, walker, thorough)]
    if made_as_cave(level):
        checks.append(cave.check(level, board))
    else:
        checks.append(rogue.check(level, board))
    if "trace" in level:
        checks.append(trace.check(level))
    return [text for check in checks for text in collected(check)]


def main(arguments):
    every = int(arguments[arguments.index("--every") + 1]) if "--every" in arguments else 8
    levels = disagreements = 0
    began = time.monotonic()
    for line in sys.stdin:
        level = json.loads(line)
        found = complaints(level, levels % every == 0)
        levels += 1
        for text in found:
            disagreements += 1
            print(f"{level.get('generator')} {level.get('width')}x{level.get('height')} "
                  f"seed {level.get('seed')}: {text}")
    print(f"{levels} levels, {disagreements} disagreements")
    print(f"{time.monotonic() - began:.1f} seconds", file=sys.stderr)
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
