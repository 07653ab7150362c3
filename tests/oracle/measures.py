"""The metrics, recomputed from the level alone."""

from board import DOORS, count, made_as_cave
from common import Union
from rogue import SHAPE_RANK


def check(level, board, walker, thorough):
    given = level["metrics"]
    for name, value in measure(level, board, walker, thorough).items():
        if given[name] != value:
            yield f"metric {name} is {given[name]}, should be {value}"


def permille(part, whole):
    return 1000 * part // whole if whole > 0 else 0


def measure(level, board, walker, thorough):
    rooms, links = level["rooms"], level["links"]
    ground = walker.ground
    open_cells = count(ground)
    up, down = board.bit(*level["up"]), board.bit(*level["down"])
    path = walker.distance(up, down) or 0
    manhattan = abs(level["up"][0] - level["down"][0]) + abs(level["up"][1] - level["down"][1])
    _, farthest, _ = walker.sweep(up)
    _, _, diameter = walker.sweep(farthest & -farthest)
    regions = [r["cells"] for r in rooms if r["kind"] == "region"]
    gone = sum(r["kind"] == "gone" for r in rooms)
    nodes = sum(not (r["kind"] == "gone" and "cells" in r) for r in rooms)
    corridor = board.where(":")
    passage = board.where(":o")
    blocks = passage & passage >> 1
    has_rings = any(r["kind"] in ("room", "wide") for r in rooms)
    result = {
        "open_permille": permille(open_cells, (level["width"] - 2) * (level["height"] - 2)),
        "regions": len(regions),
        "largest_permille": permille(max(regions), sum(regions)) if regions else 0,
        "path": path,
        "detour_permille": permille(path, manhattan),
        "diameter": diameter,
        "dead_ends": dead_ends(ground, board.stride),
        "loops": loops(level),
        "tile_loops": tile_loops(ground, board),
        "degree_permille": permille(2 * len(links), nodes),
        "rooms": len(rooms) - gone,
        "gone": gone,
        "corridor_permille": permille(count(corridor), open_cells),
        "bends": sum(bends(link["path"]) for link in links),
        "hugs": sum(hugs(link["path"], level["rows"]) for link in links) if has_rings else 0,
        "blobs": count(blocks & blocks >> board.stride),
        "crossings": len(level["crossings"]),
        "retries": level["attempt"],
    }
    if thorough:
        result["chokes"] = chokes(walker, board)
    if made_as_cave(level):
        result["tunnels"] = len(links)
        result["fallback_links"] = 0
        if level["params"].get("join") == "chain":
            result["skipped"] = len(regions) - 1 - sum(link["kind"] == "tree" for link in links)
    else:
        result["tunnels"] = result["carved"] = result["expansions"] = result["skipped"] = 0
        rank = SHAPE_RANK[level["params"]["corridor"]]
        result["fallback_links"] = sum(link["shape"] in rank for link in links)
    return result


def dead_ends(ground, stride):
    """Cells with exactly one open neighbour of four, all cells at once."""
    once = twice = 0
    for shifted in (ground << 1, ground >> 1, ground << stride, ground >> stride):
        twice |= once & shifted
        once |= shifted
    return count(ground & once & ~twice)


def tile_loops(ground, board):
    pairs_right = ground & ground >> 1
    pairs_down = ground & ground >> board.stride
    blocks = pairs_right & pairs_right >> board.stride
    parts, left = 0, ground
    while left:
        left &= ~board.flood4(left & -left, ground)
        parts += 1
    return parts - count(ground) + count(pairs_right) + count(pairs_down) - count(blocks)


def bends(path):
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(path, path[1:])]
    return sum(a != b for a, b in zip(steps, steps[1:]))


def hugs(path, rows):
    """Does the link run along a ring for three cells or more?"""
    height, width = len(rows), len(rows[0])
    run = longest = 0
    for x, y in path[1:-1]:
        beside = any(0 <= nx < width and 0 <= ny < height and rows[ny][nx] in "#" + DOORS
                     for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
        run = run + 1 if beside else 0
        longest = max(longest, run)
    return longest >= 3


def loops(level):
    """Edges - nodes + parts of the graph whose nodes are the rooms and every single path cell; cells where
    links meet melt together with their neighbours of the same sort."""
    meeting = {tuple(p) for p in level["crossings"] + level["touches"]}
    melted = Union()
    for x, y in meeting:
        for other in ((x + 1, y), (x, y + 1)):
            if other in meeting:
                melted.join((x, y), other)
    nodes, edges = set(), set()
    rooms = level["rooms"]
    for link in level["links"]:
        path = [tuple(p) for p in link["path"]]
        chain = path[:]
        for end, room_id in ((0, link["from"]), (-1, link["to"])):
            if rooms[room_id]["kind"] in ("gone", "region"):
                chain[end] = ("room", room_id)
            else:
                chain.insert(0 if end == 0 else len(chain), ("room", room_id))
        chain = [melted.find(node) if node in meeting else node for node in chain]
        if made_as_cave(level):     # a tunnel's cells are no graph: only its ends count
            chain = [chain[0], ("link", id(link)), chain[-1]]
        nodes.update(chain)
        edges.update(frozenset(pair) for pair in zip(chain, chain[1:]) if pair[0] != pair[1])
    whole = Union()
    for edge in edges:
        a, b = edge
        whole.join(a, b)
    return len(edges) - len(nodes) + len({whole.find(node) for node in nodes})


def chokes(walker, board):
    """Cells that cut the walking graph when blocked (articulation points)."""
    stride = board.stride
    steps = {1: walker.ground & walker.ground >> 1, stride: walker.ground & walker.ground >> stride,
             1 - stride: walker.north_east & (walker.free << stride) >> 1,
             1 + stride: walker.south_east & (walker.free >> stride) >> 1}
    around = {y * stride + x: [] for x, y in board.points(walker.ground)}
    for step, cells in steps.items():
        for x, y in board.points(cells):
            cell = y * stride + x
            around[cell].append(cell + step)
            around[cell + step].append(cell)
    order, low = {}, {}
    found = 0
    for root in around:
        if root in order:
            continue
        order[root] = low[root] = len(order)
        branches = 0
        cut = set()
        stack = [(root, None, iter(around[root]))]
        while stack:
            cell, parent, rest = stack[-1]
            for other in rest:
                if other == parent:
                    continue
                if other in order:
                    low[cell] = min(low[cell], order[other])
                    continue
                order[other] = low[other] = len(order)
                stack.append((other, cell, iter(around[other])))
                break
            else:
                stack.pop()
                if parent is None:
                    continue
                low[parent] = min(low[parent], low[cell])
                if parent == root:
                    branches += 1
                elif low[cell] >= order[parent]:
                    cut.add(parent)
        found += len(cut) + (branches > 1)
    return found
