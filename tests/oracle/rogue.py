"""What holds for levels of rooms and corridors: the generators rogue, bsp and, where it has such, mixed."""

from board import dressing
from common import Union

SHAPE_RANK = {"l": ("z", "free"), "z": ("l", "free")}   # neither the first nor the second shape


def check(level, board):
    rooms = level["rooms"]
    mixed = level["generator"] == "mixed"
    if {room["kind"] for room in rooms} - {"room", "gone", "wide"} - ({"region"} if mixed else set()):
        yield "a room is of a kind that this generator does not make"
        return
    if level["generator"] == "rogue":
        yield from grid(level)
    yield from apart(level)
    yield from links(level)
    yield from meetings(level)
    if level["params"].get("erosion", 0) == 0:      # eroded rooms are no rectangles any more
        yield from doors(level)
    if not mixed:
        yield from redrawn(level)
    for name in ("up", "down"):
        x, y = level[name]
        if not any(r["kind"] != "gone" and inside(r, x, y) for r in rooms):
            yield f"the stairs {name} are in no room"


def inside(room, x, y, margin=0):
    return (room["x"] - margin <= x < room["x"] + room["w"] + margin
            and room["y"] - margin <= y < room["y"] + room["h"] + margin)


def on_ring(room, x, y):
    return inside(room, x, y, 1) and not inside(room, x, y)


def edges(total, parts, spread):
    """Where the cells of one axis begin, and where the last one ends."""
    if spread:
        return [i * total // parts for i in range(parts + 1)]
    return [i * (total // parts) for i in range(parts + 1)]


class Grid:
    """Which cells each room owns. Cells are (column, row)."""

    def __init__(self, level):
        params = level["params"]
        self.columns, self.rows = params["columns"], params["rows"]
        spread = params["spread_remainder"] == "yes"
        self.x = edges(level["width"], self.columns, spread)
        self.y = edges(level["height"], self.rows, spread)
        self.hall = params["hall"] == "yes"
        self.owner = {}
        self.cells = []
        self.wrong = None
        self.assign(level["rooms"])

    def assign(self, rooms):
        gone = {self.cell_of(r["x"], r["y"]) for r in rooms if r["kind"] == "gone"}
        hall = [(c, self.rows // 2) for c in range(self.columns)] if self.hall else []
        waiting = iter(rooms)
        for row in range(self.rows):
            for column in range(self.columns):
                cell = (column, row)
                if cell in self.owner:
                    continue
                room = next(waiting, None)
                if room is None:
                    self.wrong = f"the cell {cell} has no room"
                    return
                cells = hall if cell in hall else [cell]
                if cell not in hall and room["kind"] == "wide":
                    partners = [(column + 1, row), (column, row + 1)]
                    free = [p for p in partners if p[0] < self.columns and p[1] < self.rows
                            and p not in self.owner and p not in gone and p not in hall]
                    if not free:
                        self.wrong = f"the wide room {room['id']} has no cell to merge with"
                        return
                    cells = [cell, free[0]]
                self.cells.append(cells)
                for owned in cells:
                    self.owner[owned] = room["id"]
        if next(waiting, None) is not None:
            self.wrong = "there are more rooms than cells"

    def cell_of(self, x, y):
        column = sum(1 for edge in self.x[1:] if edge <= x)
        row = sum(1 for edge in self.y[1:] if edge <= y)
        return column, row

    def area(self, room_id):
        cells = self.cells[room_id]
        left, top = min(c for c, _ in cells), min(r for _, r in cells)
        right, bottom = max(c for c, _ in cells), max(r for _, r in cells)
        return (self.x[left], self.y[top], self.x[right + 1] - self.x[left], self.y[bottom + 1] - self.y[top])

    def neighbours(self, a, b):
        return any(abs(ca - cb) + abs(ra - rb) == 1 for ca, ra in self.cells[a] for cb, rb in self.cells[b])


def grid(level):
    params, rooms = level["params"], level["rooms"]
    plan = Grid(level)
    if plan.wrong:
        yield plan.wrong
        return
    for room in rooms:
        x, y, w, h = plan.area(room["id"])
        if room["kind"] == "gone":
            if [room["x"], room["y"], room["w"], room["h"]] != [x + w // 2, y + h // 2, 1, 1]:
                yield f"the gone room {room['id']} is not the middle of its cell"
            continue
        if not (params["room_width_min"] <= room["w"] <= w - 3 and params["room_height_min"] <= room["h"] <= h - 3):
            yield f"room {room['id']} has a size that its cell cannot give"
        if not (x + 1 <= room["x"] and room["x"] + room["w"] <= x + w - 2
                and y + 1 <= room["y"] and room["y"] + room["h"] <= y + h - 2):
            yield f"room {room['id']} leaves its cell"
    gone = sum(room["kind"] == "gone" for room in rooms)
    most = max(0, plan.columns * plan.rows - 2)
    low, high = min(params["gone_min"], most), min(params["gone_rooms_max"], most)
    if gone > max(low, high) or (gone < low and not plan.hall):
        yield f"{gone} rooms are gone, not {low}..{high}"
    for i, link in enumerate(level["links"]):
        if not plan.neighbours(link["from"], link["to"]):
            yield f"link {i} joins rooms that are no neighbours"


def apart(level):
    """No two rooms share floor, and no room's floor lies in another's wall."""
    rooms = level["rooms"]
    for i, a in enumerate(rooms):
        for b in rooms[:i]:
            if (a["x"] - 1 < b["x"] + b["w"] and b["x"] - 1 < a["x"] + a["w"]
                    and a["y"] - 1 < b["y"] + b["h"] and b["y"] - 1 < a["y"] + a["h"]):
                yield f"rooms {b['id']} and {a['id']} overlap"


def links(level):
    rooms = level["rooms"]
    tree, seen = Union(), set()
    extras = 0
    for i, link in enumerate(level["links"]):
        pair = frozenset((link["from"], link["to"]))
        if len(pair) != 2 or pair in seen:
            yield f"link {i} joins a room with itself, or two rooms a second time"
        seen.add(pair)
        if link["kind"] == "tree" and not tree.join(link["from"], link["to"]):
            yield f"link {i} closes a loop in the tree"
        extras += link["kind"] == "extra"
        yield from ends(level, i, link)
        yield from course(level, i, link)
        shape = shape_of(link["path"])
        if link["shape"] != "free" and shape != link["shape"]:
            yield f"link {i} is called {link['shape']} but is {shape}"
    if len({tree.find(room["id"]) for room in rooms}) != 1:
        yield "the tree does not reach every room"
    if extras > level["params"]["extra_links_max"]:
        yield f"there are {extras} extra links"


def shape_of(path):
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(path, path[1:])]
    legs = [step for i, step in enumerate(steps) if i == 0 or step != steps[i - 1]]
    if len(legs) <= 1:
        return "straight"
    if len(legs) == 2:
        return "l"
    return "z" if len(legs) == 3 and legs[0] == legs[2] else "free"


def ends(level, i, link):
    """A path begins at a door of its first room, or at its junction, and ends likewise at the second."""
    rooms, doors = level["rooms"], level["doors"]
    expected = []
    for room_id, (x, y) in ((link["from"], link["path"][0]), (link["to"], link["path"][-1])):
        room = rooms[room_id]
        if room["kind"] == "region":
            continue
        if room["kind"] == "gone":
            if [x, y] != [room["x"], room["y"]]:
                yield f"link {i} does not end at the junction of room {room_id}"
            continue
        here = [d["id"] for d in doors if d["x"] == x and d["y"] == y and d["room"] == room_id]
        if not here:
            yield f"link {i} does not end at a door of room {room_id}"
        expected += here
    if link["doors"] != expected:
        yield f"link {i} names the doors {link['doors']}, not {expected}"


def course(level, i, link):
    """Between its ends a corridor keeps clear of every room, ring and junction, and of the map's edge."""
    inner = link["path"][1:-1]
    for room in level["rooms"]:
        margin = 0 if room["kind"] == "gone" else 1
        if room["kind"] != "region" and any(inside(room, x, y, margin) for x, y in inner):
            yield f"link {i} runs into room {room['id']} or its wall"
    if any(x in (0, level["width"] - 1) or y in (0, level["height"] - 1) for x, y in link["path"]):
        yield f"link {i} runs on the map's edge"


def doors(level):
    rooms, links_, rows = level["rooms"], level["links"], level["rows"]
    places = {(d["x"], d["y"]) for d in level["doors"]}
    if len(places) != len(level["doors"]):
        yield "two doors stand on one cell"
    drawn = {(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c in "+'?&"}
    if drawn != places:
        yield f"doors drawn and doors listed differ at {sorted(drawn ^ places)[0]}"
    for door in level["doors"]:
        yield from one_door(level, door, places)
        for i in door["links"]:
            if door["id"] not in links_[i]["doors"]:
                yield f"door {door['id']} names link {i}, which does not name it"
        if not door["links"] or len(set(door["links"])) != len(door["links"]):
            yield f"door {door['id']} has no links, or one twice"
    for i, link in enumerate(links_):
        if any(i not in level["doors"][d]["links"] for d in link["doors"]):
            yield f"link {i} names a door that does not name it"


def one_door(level, door, places):
    rooms, rows = level["rooms"], level["rows"]
    x, y, name = door["x"], door["y"], f"door {door['id']}"
    if rows[y][x] not in {"plain": "+'", "secret": "?", "locked": "&"}[door["kind"]]:
        yield f"{name} is {door['kind']} but drawn as {rows[y][x]}"
    if (x + 1, y) in places or (x, y + 1) in places:
        yield f"{name} has a door beside it"
    room = rooms[door["room"]]
    if room["kind"] == "gone" or not on_ring(room, x, y):
        yield f"{name} does not stand in the wall of room {door['room']}"
        return
    across = room["x"] <= x < room["x"] + room["w"]      # in the wall above or below
    along = room["y"] <= y < room["y"] + room["h"]
    if not across and not along:
        yield f"{name} stands at a corner"
        return
    if door["axis"] != ("h" if across else "v"):
        yield f"{name} has the wrong axis"
    step = (0, 1) if across else (1, 0)
    sides = [(x - step[0], y - step[1]), (x + step[0], y + step[1])]
    walls = [(x - step[1], y - step[0]), (x + step[1], y + step[0])]
    if any(rows[wy][wx] != "#" for wx, wy in walls):
        yield f"{name} has no wall on both sides"
    floors = [(r["id"], side) for side in sides for r in rooms if r["kind"] in ("room", "wide") and inside(r, *side)]
    if [r for r, _ in floors] != [door["room"]]:
        yield f"{name} does not open into the floor of its room alone"
        return
    outer = sides[1] if floors[0][1] == sides[0] else sides[0]
    for i in door["links"]:
        if list(outer) not in level["links"][i]["path"]:
            yield f"{name} does not lead to the path of link {i}"


def meetings(level):
    # Doors, junctions and the mouths of caves: all that a link can end at.
    closed = {tuple(link["path"][end]) for link in level["links"] for end in (0, -1)}
    between = [frozenset(map(tuple, link["path"][1:-1])) for link in level["links"]]   # ends do not count
    lies_on, inner = {}, {}
    for i, link in enumerate(level["links"]):
        for point in map(tuple, link["path"]):
            lies_on.setdefault(point, []).append(i)
        for point in map(tuple, link["path"][1:-1]):
            inner.setdefault(point, []).append(i)
    by_row = lambda p: (p[1], p[0])
    crossings = sorted((p for p, on in lies_on.items() if len(on) > 1 and p not in closed), key=by_row)
    if level["crossings"] != [list(p) for p in crossings]:
        yield f"crossings should be {crossings}, not {level['crossings']}"
    touches = set()
    for (x, y), here in inner.items():
        for other in ((x + 1, y), (x, y + 1)):
            if any(not between[a] & between[b] for a in here for b in inner.get(other, ()) if a != b):
                touches |= {(x, y), other}
    touches = sorted(touches, key=by_row)
    if level["touches"] != [list(p) for p in touches]:
        yield f"touches should be {touches}, not {level['touches']}"


def redrawn(level):
    """The level drawn anew from its lists must be the level."""
    width, height = level["width"], level["height"]
    picture = [[" "] * width for _ in range(height)]
    for room in level["rooms"]:
        if room["kind"] == "gone":
            continue
        for y in range(room["y"] - 1, room["y"] + room["h"] + 1):
            for x in range(room["x"] - 1, room["x"] + room["w"] + 1):
                if not (0 <= x < width and 0 <= y < height):
                    yield f"room {room['id']} leaves the map"
                    return
                picture[y][x] = "." if inside(room, x, y) else "#"
    for link in level["links"]:
        for x, y in link["path"][1:-1]:
            picture[y][x] = ":"
    for room in level["rooms"]:
        if room["kind"] == "gone":
            picture[room["y"]][room["x"]] = "o"
    for door in level["doors"]:
        picture[door["y"]][door["x"]] = {"plain": "+", "secret": "?", "locked": "&"}[door["kind"]]
    for letter, (x, y) in (("<", level["up"]), (">", level["down"])):
        if picture[y][x] != ".":
            yield f"the stairs {letter} stand on '{picture[y][x]}'"
        picture[y][x] = letter
    bare = str.maketrans(dict.fromkeys(dressing(level["params"]), "."))
    for y, row in enumerate(picture):
        if "".join(row) != level["rows"][y].translate(bare):
            yield f"row {y} should be '{''.join(row)}', not '{level['rows'][y]}'"
            return
