"""What holds for a level of the generator cave, and for the playable minimum."""

from board import count, dressing
from common import Union

LEAST_OPEN = 18


def check(level, board):
    if set(board.text) - set("#.<>\n" + dressing(level["params"])):
        yield "a cave holds only wall, floor and stairs"
    empty = board.inside & ~board.where("#")
    if level["doors"] or level["crossings"] or level["touches"]:
        yield "a cave has no doors, crossings or touches"
    if count(empty) < LEAST_OPEN:
        yield f"only {count(empty)} cells are open"
    yield from rooms(level, board, empty)
    yield from links(level)


def rooms(level, board, empty):
    params = level["params"]
    regions = [r for r in level["rooms"] if r["kind"] == "region"]
    pockets = [r for r in level["rooms"] if r["kind"] == "gone"]
    if regions + pockets != level["rooms"]:
        yield "a cave's rooms are its regions, then its pockets"
    if not regions:
        yield "the cave has no region"
    for room in regions:
        x, y = room["target"]
        if not (room["x"] <= x < room["x"] + room["w"] and room["y"] <= y < room["y"] + room["h"]):
            yield f"the target of region {room['id']} lies outside it"
        elif not empty & board.bit(x, y):
            yield f"the target of region {room['id']} lies in rock"
        if not max(room["w"], room["h"]) <= room["cells"] <= room["w"] * room["h"]:
            yield f"region {room['id']} cannot have {room['cells']} cells"
    if not level["minimum"]:
        small = sum(r["cells"] < params["min_region"] for r in regions)
        if small > 1 or (small and len(regions) > 1):
            yield f"{small} regions are under {params['min_region']} cells"
        if sum(r["cells"] for r in regions) + level["metrics"]["carved"] != count(empty):
            yield "regions and carved cells do not add up to the open cells"
    seen = 0
    for room in pockets:
        cells = board.bits(room["cells"])
        if not cells or cells & empty or board.around4(cells) & empty or cells & seen:
            yield f"pocket {room['id']} is not closed rock of its own"
        seen |= cells
        xs, ys = [x for x, _ in room["cells"]], [y for _, y in room["cells"]]
        box = [min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1]
        if box != [room["x"], room["y"], room["w"], room["h"]]:
            yield f"pocket {room['id']} has the wrong bounding box"
        if [list(p) for p in board.points(cells)] != room["cells"]:
            yield f"the cells of pocket {room['id']} are not row by row"


def links(level):
    rooms_ = level["rooms"]
    joined = Union()
    pairs = set()
    last = -1
    if sum(link["kind"] == "extra" for link in level["links"]) > level["params"].get("loops", 0):
        yield "there are more extra tunnels than asked for"
    for i, link in enumerate(level["links"]):
        if link["shape"] != "free" or link["doors"]:
            yield f"link {i} is not a free tunnel without doors"
        if rooms_[link["from"]]["kind"] != "region" or rooms_[link["to"]]["kind"] != "region":
            yield f"link {i} joins what is no region"
            continue
        pair = frozenset((link["from"], link["to"]))
        if pair in pairs or len(pair) != 2:
            yield f"link {i} joins two regions a second time"
        pairs.add(pair)
        if link["kind"] == "tree" and not joined.join(link["from"], link["to"]):
            yield f"link {i} joins regions that were joined"
        if link["kind"] == "tree" and level["params"].get("join") == "chain":
            if link["to"] != link["from"] + 1 or link["from"] <= last:
                yield f"link {i} is not the next of the chain"
            last = link["from"]
        targets = [rooms_[link["from"]]["target"], rooms_[link["to"]]["target"]]
        if level["params"].get("join") != "tree" and [link["path"][0], link["path"][-1]] != targets:
            yield f"link {i} does not run from target to target"
        if any(x in (0, level["width"] - 1) or y in (0, level["height"] - 1) for x, y in link["path"]):
            yield f"link {i} runs on the map's edge"
