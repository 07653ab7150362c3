#!/usr/bin/env python3
"""Breaks good levels on purpose, one thing at a time: the oracle must name each."""

import copy
import random
import sys

import form
import level_hash
import samples
import trace
from oracle import complaints

failures = []


def expect(condition, text):
    if not condition:
        failures.append(text)


def broken(level, expected, change):
    """`change` damages a copy in place; the oracle must then say something with `expected` in it."""
    copied = copy.deepcopy(level)
    change(copied)
    found = complaints(copied)
    expect(any(expected in text for text in found), f"not caught: {expected} (said: {found})")


def draw(x, y, letter):
    return lambda level: level.update(rows=samples.place(level["rows"], (x, y), letter))


def put(*keys_and_value):
    """put("rooms", 0, "w", 4): level["rooms"][0]["w"] = 4"""
    *keys, last, value = keys_and_value

    def change(level):
        thing = level
        for key in keys:
            thing = thing[key]
        thing[last] = value
    return change


def both(*changes):
    def change(level):
        for one in changes:
            one(level)
    return change


def known_answers():
    expect(format(level_hash.fnv(b"abc"), "016x") == "e71fa2190541574b", "FNV-1a of abc")
    numbers = [0, 1, 255, 256, 65535, 65536, (1 << 32) - 1]
    data = b"".join(n.to_bytes(4, "little") for n in numbers)
    expect(level_hash.fnv_numbers(numbers) == level_hash.fnv(data), "FNV-1a of numbers in one step")
    dice = random.Random(1)
    for _ in range(60):
        width, height = dice.randint(3, 20), dice.randint(3, 20)
        survive, birth = dice.randint(0, 9), dice.randint(0, 8)
        rows = ["".join(dice.choice("#.") for _ in range(width)) for _ in range(height)]
        expect(trace.automaton_step(rows, survive, birth) == samples.slow_automaton(rows, survive, birth),
               f"automaton at once and cell by cell, {survive} {birth} {rows}")
    rows = ["#######", "#.###.#", "#.....#", "#######"]
    cost, path = trace.cheapest(rows, [[5] * 7] * 4, 1, (1, 1), (5, 1))
    expect((cost, path) == (6, [(1, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (5, 1)]), "cheapest way round")
    cost, path = trace.cheapest(["####", "#..#", "#..#", "####"], [[5] * 4] * 4, 1, (1, 1), (2, 2))
    expect((cost, path) == (2, [(1, 1), (2, 1), (2, 2)]), "the way back prefers north to west")


def broken_form(level):
    for name in form.FIELDS:
        broken(level, f"lacks {name}", lambda copied, name=name: copied.pop(name))
    broken(level, "unknown field", put("time", 3))
    broken(level, "of type", put("seed", 0))
    broken(level, "lacks dark", lambda copied: copied["rooms"][0].pop("dark"))
    broken(level, "lacks shape", lambda copied: copied["links"][0].pop("shape"))
    broken(level, "is of kind", put("rooms", 0, "kind", "cellar"))
    broken(level, "has id", put("rooms", 0, "id", 1))
    broken(level, "legend", put("legend", "~", "walkable", True))
    broken(level, "letters too many", put("legend", "!", {"name": "noise", "walkable": True}))
    broken(level, "not those of the list", lambda copied: copied["metrics"].pop("hugs"))
    broken(level, "no whole number", put("metrics", "hugs", 0.5))
    broken(level, "width x height", put("width", 21))
    broken(level, "no decimal number", put("seed", "-1"))
    broken(level, "lower-case", lambda copied: copied.update(hash="F" * 16))
    broken(level, "not 0..7", put("attempt", 8))


def broken_common(level):
    broken(level, "the hash is", put("hash", "0" * 16))
    broken(level, "finds a problem", put("problems", [{"text": "so it says"}]))
    for name in ("open_permille", "path", "detour_permille", "diameter", "dead_ends", "loops", "tile_loops",
                 "degree_permille", "rooms", "gone", "corridor_permille", "bends", "chokes", "hugs", "blobs",
                 "crossings", "tunnels", "fallback_links", "retries", "regions", "largest_permille"):
        broken(level, f"metric {name} is", put("metrics", name, level["metrics"][name] + 1))


def broken_rogue(level):
    good = level
    broken(good, "border is open", draw(0, 0, "."))
    broken(good, "do not stand", draw(2, 3, "<"))
    broken(good, "cannot be reached", both(draw(7, 3, "#"), draw(3, 5, "#")))
    broken(good, "no open way", both(draw(7, 3, "?"), draw(3, 5, "?")))
    broken(good, "passes a cell twice", put("links", 1, "path", samples.line((3, 5), (3, 9), (3, 8))))
    broken(good, "jumps", lambda lv: lv["links"][1]["path"].pop(2))
    broken(good, "runs through rock", draw(3, 7, " "))
    broken(good, "does not make", both(put("rooms", 0, "kind", "region"), put("rooms", 0, "target", [2, 2]),
                                        put("rooms", 0, "cells", 15)))
    broken(good, "more rooms than cells", put("params", "rows", 1))
    broken(good, "has no room", put("params", "rows", 3))
    broken(good, "no cell to merge with", put("rooms", 3, "kind", "wide"))
    broken(good, "size that its cell cannot give", put("params", "room_width_min", 5))
    broken(good, "size that its cell cannot give", put("rooms", 0, "h", 6))
    broken(good, "leaves its cell", put("rooms", 0, "x", 4))
    broken(good, "not the middle", put("rooms", 1, "x", 14))
    broken(good, "rooms are gone", put("params", "gone_rooms_max", 0))
    broken(good, "no neighbours", put("links", 0, "to", 3))
    broken(good, "a second time", put("links", 3, "from", 2))
    broken(good, "closes a loop", put("links", 3, "kind", "tree"))
    broken(good, "does not reach every room", put("links", 0, "kind", "extra"))
    broken(good, "extra links", put("params", "extra_links_max", 0))
    broken(good, "is called z but is l", put("links", 0, "shape", "z"))
    broken(good, "does not end at a door", put("links", 2, "path", samples.line((6, 11), (11, 11))))
    broken(good, "does not end at the junction", put("links", 3, "path", samples.line((15, 5), (15, 9))))
    broken(good, "names the doors", put("links", 1, "doors", [2, 1]))
    broken(good, "runs into room", put("links", 1, "path", samples.line((3, 5), (3, 6), (4, 6), (4, 5), (5, 5),
                                                                        (5, 6), (3, 9))))
    broken(good, "runs into room", put("links", 2, "path", samples.line((5, 11), (5, 12), (11, 11))))
    broken(good, "map's edge", put("links", 2, "path", samples.line((5, 11), (5, 15), (11, 15), (11, 11))))
    broken(good, "two doors stand", both(put("doors", 1, "x", 7), put("doors", 1, "y", 3)))
    broken(good, "drawn and doors listed", draw(5, 5, "+"))
    broken(good, "does not name it", put("doors", 0, "links", [0, 1]))
    broken(good, "has no links", put("doors", 0, "links", []))
    broken(good, "door that does not name it", put("doors", 0, "links", [3]))
    broken(good, "is secret but drawn", put("doors", 0, "kind", "secret"))
    broken(good, "a door beside it", both(draw(4, 5, "+"), lambda lv: lv["doors"].append(
        samples.door(6, 4, 5, 0, [1], "h"))))
    broken(good, "does not stand in the wall", put("doors", 0, "room", 3))
    broken(good, "at a corner", both(put("doors", 0, "x", 7), put("doors", 0, "y", 1)))
    broken(good, "wrong axis", put("doors", 0, "axis", "h"))
    broken(good, "no wall on both sides", draw(7, 2, "."))
    broken(good, "does not lead to the path", put("links", 1, "path", samples.line((4, 6), (3, 9))))
    broken(good, "floor of its room alone", put("rooms", 3, "x", 6))
    broken(good, "crossings should be", put("crossings", [[3, 6]]))
    broken(good, "crossings should be", put("links", 2, "path", samples.line((5, 11), (8, 11), (8, 3), (9, 3),
                                                                             (9, 11), (11, 11))))
    broken(good, "touches should be", put("touches", [[3, 6], [4, 6]]))
    broken(good, "touches should be", put("links", 2, "path", samples.line((5, 11), (8, 11), (8, 4), (9, 4),
                                                                           (9, 11), (11, 11))))
    broken(good, "leaves the map", put("rooms", 3, "y", 14))
    broken(good, "should be '", draw(8, 7, ":"))
    broken(good, "should be '", draw(4, 3, "#"))
    broken(good, "stairs < stand on", put("up", [3, 6]))
    broken(good, "stairs up are in no room", put("up", [3, 6]))


def broken_cave(level):
    good = level
    x, y = good["links"][0]["path"][1]
    region = next(r for r in good["rooms"] if r["kind"] == "region")
    pocket = next(i for i, r in enumerate(good["rooms"]) if r["kind"] == "gone")
    broken(good, "holds only wall", draw(x, y, ":"))
    broken(good, "no doors, crossings", put("touches", [[1, 1]]))
    broken(good, "regions, then its pockets", lambda lv: lv["rooms"].reverse() or [
        r.update(id=i) for i, r in enumerate(lv["rooms"])])
    broken(good, "lies outside it", put("rooms", 0, "target", [0, 0]))
    broken(good, "cannot have", put("rooms", 0, "cells", 1))
    broken(good, "regions are under", put("params", "min_region", 500))
    broken(good, "do not add up", put("rooms", 0, "cells", region["cells"] + 1))
    broken(good, "not closed rock", put("rooms", pocket, "cells", [[x, y]]))
    broken(good, "wrong bounding box", put("rooms", pocket, "w", 9))
    broken(good, "not row by row", lambda lv: lv["rooms"][pocket]["cells"].reverse())
    broken(good, "free tunnel without doors", put("links", 0, "shape", "l"))
    broken(good, "what is no region", put("links", 0, "to", pocket))
    broken(good, "were joined", lambda lv: lv["links"].append(lv["links"][0]))
    broken(good, "a second time", lambda lv: lv["links"].append(dict(lv["links"][0], kind="extra")))
    broken(good, "than asked for", put("links", 0, "kind", "extra"))
    broken(good, "next of the chain", put("links", 0, "to", good["links"][0]["to"] + 1))
    broken(good, "from target to target", lambda lv: lv["links"][0]["path"].pop())
    broken(good, "on the map's edge", lambda lv: lv["links"][0]["path"].append([0, 5]))


def broken_trace(level):
    good = level
    at = {}
    for i, step in enumerate(good["trace"]):
        at.setdefault(step["pass"], i)

    def redraw(name, x, y, letter):
        rows = good["trace"][at[name]]["rows"]
        return put("trace", at[name], "rows", samples.place(rows, (x, y), letter))

    def flip(name, x, y):
        return redraw(name, x, y, "." if good["trace"][at[name]]["rows"][y][x] == "#" else "#")

    tunnel = good["trace"][at["tunnel"]]
    dug = tunnel["path"][1]
    broken(good, "there is no pass", put("trace", 0, "pass", "magic"))
    broken(good, "of pass automaton should be", put("trace", at["automaton"], "step", 7))
    broken(good, "out of order", lambda lv: lv["trace"].insert(0, lv["trace"].pop(at["targets"])))
    broken(good, "steps, not", lambda lv: lv["trace"].pop(at["targets"] - 2))
    broken(good, "has the fields", lambda lv: lv["trace"][at["regions"]].pop("ids"))
    broken(good, "no caption", put("trace", 0, "caption", ""))
    broken(good, "not width x height", lambda lv: lv["trace"][at["tunnel"]]["ids"].pop())
    broken(good, "not the level", redraw("finish", 0, 0, "."))
    broken(good, "leaves the edge open", redraw("noise", 0, 3, "."))
    broken(good, "percent wall, not", put("params", "fill_percent", 80))
    for x in range(1, 6):
        broken(good, "of the automaton is wrong", flip("automaton", x, 5))
    broken(good, "region ids are wrong", put("trace", at["regions"], "ids", 1, 1, 99))
    broken(good, "not filled", flip("regions", 3, 3))
    broken(good, "wrong box or size", put("rooms", 0, "w", 1))
    broken(good, "not one of its cells", put("rooms", 0, "target", [0, 0]))
    broken(good, "filled regions that stayed whole", lambda lv: lv["rooms"].pop())
    broken(good, "the cheapest way", put("trace", at["tunnel"], "cost", tunnel["cost"] + 1))
    broken(good, "the way differs", lambda lv: lv["trace"][at["tunnel"]]["path"].reverse())
    broken(good, "joins", lambda lv: lv["trace"][at["tunnel"]].update(to=good["trace"][at["tunnel"]]["from"]))
    broken(good, "is not link 0", lambda lv: lv["links"][0]["path"].pop())
    broken(good, "other cells than its path", redraw("tunnel", dug[0], dug[1], "#"))
    broken(good, "wrong ids", put("trace", at["tunnel"], "ids", dug[1], dug[0], 99))
    broken(good, "cells were carved", put("metrics", "carved", good["metrics"]["carved"] + 1))


def main():
    known_answers()
    rogue = samples.rogue_level()
    expect(complaints(rogue) == [], f"a good rogue level is refused: {complaints(rogue)}")
    broken_form(rogue)
    broken_common(rogue)
    broken_rogue(rogue)
    caves = [cave for cave in map(samples.cave_level, range(40)) if cave]
    caves = [cave for cave in caves if any(r["kind"] == "gone" for r in cave["rooms"]) and len(cave["links"]) > 1]
    for cave in caves[:5]:
        expect(complaints(cave) == [], f"a good cave is refused: {complaints(cave)}")
    expect(caves, "no cave to break")
    broken_cave(caves[0])
    broken_trace(caves[0])
    for text in failures:
        print(text)
    print(f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
