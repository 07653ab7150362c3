"""Levels made by hand and by the plainest means, which the oracle must accept."""

import random

import board
import form
import level_hash
import measures
import trace

ROGUE_PARAMS = {
    "columns": 2, "rows": 2, "gone_min": 0, "gone_rooms_max": 3, "room_width_min": 4, "room_height_min": 3,
    "extra_links_max": 3, "exact_extras": "no", "corridor": "l", "wide_rooms_percent": 0, "hall": "no",
    "spread_remainder": "no", "tree": "scatter", "secret_doors_percent": 0, "dark_rooms_percent": 0,
}
ROGUE_ROWS = [
    "                    ",
    " #######            ",
    " #<....#            ",
    " #.....+::::::::    ",
    " #.....#       o    ",
    " ##+####       :    ",
    "   :           :    ",
    "   :           :    ",
    "   :           :    ",
    "###+##     ####+##  ",
    "#....#     #.....#  ",
    "#....+:::::+.....#  ",
    "#....#     #....>#  ",
    "######     #######  ",
    "                    ",
    "                    ",
]


def line(*corners):
    """The cells along straight legs, both ends included."""
    path = [list(corners[0])]
    for x, y in corners[1:]:
        while path[-1] != [x, y]:
            px, py = path[-1]
            path.append([px + (x > px) - (x < px), py + (y > py) - (y < py)])
    return path


def room(number, kind, x, y, w, h, **more):
    return {"id": number, "kind": kind, "x": x, "y": y, "w": w, "h": h, "dark": False, **more}


def link(a, b, doors, path, kind="tree", shape="straight"):
    return {"from": a, "to": b, "kind": kind, "shape": shape, "doors": doors, "path": path}


def door(number, x, y, owner, links, axis):
    return {"id": number, "x": x, "y": y, "room": owner, "links": links, "kind": "plain", "axis": axis}


def finish(level):
    """Fills in what follows from the rest."""
    level["width"], level["height"] = len(level["rows"][0]), len(level["rows"])
    level["legend"] = {c: {"name": n, "walkable": w} for c, (n, w) in form.LEGEND.items()}
    grid = board.Board(level["rows"])
    level["metrics"] = dict.fromkeys(form.METRICS, 0) | level.get("metrics", {})
    level["metrics"].update(measures.measure(level, grid, board.Walker(grid), True))
    level["hash"] = level_hash.level_hash(level)
    return level


def blank(generator, biome, params):
    return {"version": 1, "generator": generator, "seed": "0", "biome": biome, "params": dict(params),
            "attempt": 0, "minimum": False, "crossings": [], "touches": [], "problems": [], "code": ""}


def rogue_level():
    level = blank("rogue", "halls", ROGUE_PARAMS)
    level["rows"] = list(ROGUE_ROWS)
    level["rooms"] = [room(0, "room", 2, 2, 5, 3), room(1, "gone", 15, 4, 1, 1), room(2, "room", 1, 10, 4, 3),
                      room(3, "room", 12, 10, 5, 3)]
    level["links"] = [
        link(0, 1, [0], line((7, 3), (15, 3), (15, 4)), shape="l"),
        link(0, 2, [1, 2], line((3, 5), (3, 9))),
        link(2, 3, [3, 4], line((5, 11), (11, 11))),
        link(1, 3, [5], line((15, 4), (15, 9)), kind="extra"),
    ]
    level["doors"] = [door(0, 7, 3, 0, [0], "v"), door(1, 3, 5, 0, [1], "h"), door(2, 3, 9, 2, [1], "h"),
                      door(3, 5, 11, 2, [2], "v"), door(4, 11, 11, 3, [2], "v"), door(5, 15, 9, 3, [3], "h")]
    level["up"], level["down"] = [2, 2], [16, 12]
    return finish(level)


CAVE_PARAMS = {
    "fill_percent": 45, "steps": 2, "survive_min": 3, "birth_over": 4, "min_region": 4, "gone_min": 0,
    "join": "chain", "floor_cost": 1, "wall_cost": 5, "noise_cost": 0, "noise_scale": 8, "noise_octaves": 3,
}


def cave_level(seed):
    """A traced cave, made step by step with the plainest code; None if this seed leaves too few regions."""
    dice = random.Random(seed)
    width, height = 40, 24
    rows = ["".join("#" if x in (0, width - 1) or y in (0, height - 1) or dice.random() < 0.45 else "."
                    for x in range(width)) for y in range(height)]
    steps = [{"pass": "noise", "rows": rows}]
    for _ in range(CAVE_PARAMS["steps"]):
        rows = slow_automaton(rows, CAVE_PARAMS["survive_min"], CAVE_PARAMS["birth_over"])
        steps.append({"pass": "automaton", "rows": rows})
    _, found = trace.labels(rows)
    kept = [cells for cells in found if len(cells) >= CAVE_PARAMS["min_region"]]
    filled = [cells for cells in found if len(cells) < CAVE_PARAMS["min_region"]]
    if len(kept) < 3 or not filled:
        return None
    ids = [[-1] * width for _ in range(height)]
    for number, cells in enumerate(kept):
        for x, y in cells:
            ids[y][x] = number
    rows = ["".join("#" if i < 0 else "." for i in row) for row in ids]
    targets = [dice.choice(cells) for cells in kept]
    steps += [{"pass": "regions", "rows": rows, "ids": ids}, {"pass": "targets", "rows": rows}]
    level = blank("cave", "hollows", CAVE_PARAMS)
    level["doors"], level["links"] = [], []
    level["rooms"] = [room(i, "region", *box(cells), target=list(targets[i]), cells=len(cells))
                      for i, cells in enumerate(kept)]
    carved = 0
    for i, (start, goal) in enumerate(zip(targets, targets[1:])):
        if ids[start[1]][start[0]] == ids[goal[1]][goal[0]]:
            continue
        cost, path = trace.cheapest(rows, [[5] * width] * height, 1, start, goal)
        carved += sum(rows[y][x] == "#" for x, y in path)
        opened = set(path)
        rows = ["".join("." if (x, y) in opened else c for x, c in enumerate(row)) for y, row in enumerate(rows)]
        ids = trace.flooded(ids, rows, path)
        level["links"].append(link(i, i + 1, [], [list(p) for p in path], shape="free"))
        steps.append({"pass": "tunnel", "rows": rows, "ids": ids, "from": list(start), "to": list(goal),
                      "cost": cost, "path": [list(p) for p in path]})
    for cells in filled:
        cells = sorted(((x, y) for x, y in cells if rows[y][x] == "#"), key=lambda p: (p[1], p[0]))
        if cells and not any(rows[y + dy][x + dx] != "#" for x, y in cells
                             for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))):
            level["rooms"].append(room(len(level["rooms"]), "gone", *box(cells), cells=[list(p) for p in cells]))
    level["up"], level["down"] = [list(targets[0]), list(targets[-1])]
    level["rows"] = place(place(rows, level["up"], "<"), level["down"], ">")
    steps += [{"pass": "stairs", "rows": level["rows"]}, {"pass": "finish", "rows": level["rows"]}]
    numbers = {}
    for step in steps:
        numbers[step["pass"]] = step["step"] = numbers.get(step["pass"], 0) + 1
        step["caption"] = "a caption"
    level["metrics"] = {"carved": carved}
    finish(level)
    level["trace"] = steps
    return level


def box(cells):
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def place(rows, at, letter):
    x, y = at
    return [row[:x] + letter + row[x + 1:] if i == y else row for i, row in enumerate(rows)]


def slow_automaton(rows, survive, birth):
    """The rule, cell by cell."""
    height, width = len(rows), len(rows[0])

    def is_wall(x, y):
        return not (0 <= x < width and 0 <= y < height) or rows[y][x] == "#"

    def after(x, y):
        if x in (0, width - 1) or y in (0, height - 1):
            return "#"
        walls = sum(is_wall(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
        if is_wall(x, y):
            return "." if walls < survive else "#"
        return "#" if walls > birth else "."

    return ["".join(after(x, y) for x in range(width)) for y in range(height)]
