#!/usr/bin/env python3
"""Runs the program and lets the oracle check what it makes.

    tests/oracle/agree.py build/release/gonerooms [--levels N]

About N levels (2000 without it): half of them at usual sizes with the knobs as described, half at random
sizes with every knob random over its whole range; some with their traces. The same choice every time.
"""

import json
import random
import subprocess
import sys

from oracle import complaints

LARGER = ["40x24", "80x45", "120x67"]
SMALLEST = {"rogue": "21x18", "cave": "18x15", "bsp": "21x18", "mixed": "21x18"}
SIZES = {generator: [size, *LARGER] for generator, size in SMALLEST.items()}


def run(program, arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)


def usual(levels):
    """Arguments that together make about `levels` levels as described."""
    for generator, sizes in SIZES.items():
        for size in sizes:
            each = max(1, levels // (len(SIZES) * len(sizes)))
            yield ["--generator", generator, "--size", size, "--seeds", f"0..{each - 1}"]
            yield ["--generator", generator, "--size", size, "--seeds", f"0..{each // 50}", "--trace"]


def unusual(program, dice):
    """Arguments for two levels with random size and knobs, without end."""
    known = json.loads(run(program, ["knobs", "--format", "json"]).stdout)["generators"]
    while True:
        generator = dice.choice(known)
        first = dice.randrange(1 << 64)
        arguments = ["--generator", generator["name"], "--seeds", f"{first}..{min(first + 1, (1 << 64) - 1)}",
                     "--size", f"{dice.randint(5, 90)}x{dice.randint(5, 60)}"]
        for knob in generator["knobs"]:
            # Squeezed towards the low end, where more sizes have room for a level.
            value = knob["min"] + int((knob["max"] - knob["min"] + 0.999) * dice.random() ** dice.choice((1, 3)))
            text = knob["choices"][value - knob["min"]] if knob["choices"] else value
            arguments += ["--set", f"{knob['name']}={text}"]
        yield arguments + (["--trace"] if dice.random() < 0.1 else [])


class Audit:
    def __init__(self, program):
        self.program = program
        self.levels = self.refused = self.disagreements = 0

    def say(self, arguments, text):
        self.disagreements += 1
        print(f"map {' '.join(arguments)}: {text}")

    def check(self, arguments):
        result = run(self.program, ["map", "--format", "json", *arguments])
        if result.returncode == 1 and not result.stdout and result.stderr.count("\n") == 1:
            self.refused += 1
            return
        if result.returncode != 0:
            self.say(arguments, f"exit code {result.returncode}: {result.stderr.strip()}")
        for line in result.stdout.splitlines():
            level = json.loads(line)
            for text in complaints(level, self.levels % 8 == 0):
                self.say(arguments, f"seed {level['seed']}: {text}")
            self.levels += 1


def main(arguments):
    program = arguments[0]
    wanted = int(arguments[arguments.index("--levels") + 1]) if "--levels" in arguments else 2000
    audit = Audit(program)
    for some in usual(wanted // 2):
        audit.check(some)
    for some in unusual(program, random.Random(2)):
        if audit.levels >= wanted:
            break
        audit.check(some)
    print(f"{audit.levels} levels, {audit.refused} settings refused, {audit.disagreements} disagreements")
    return 1 if audit.disagreements or audit.levels < wanted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
