"""What holds for the steps that made a level (json of --trace)."""

import heapq

from board import SOLID, WALKABLE, Board

PASSES = {
    "rogue": ["gone", "rooms", "tree", "extras", "link", "doors", "crossings", "stairs", "finish"],
    "mixed": ["gone", "rooms", "tree", "extras", "link", "doors", "crossings", "erosion", "stairs", "finish"],
    "bsp": ["gone", "rooms", "tree", "extras", "link", "doors", "crossings", "stairs", "finish"],
    "cave": ["noise", "automaton", "regions", "targets", "cost", "tunnel", "loop", "stairs", "finish"],
}
TUNNEL_FIELDS = {"ids", "from", "to", "cost", "path"}
EXTRA_FIELDS = {"regions": {"ids"}, "cost": {"costs"}, "tunnel": TUNNEL_FIELDS, "loop": TUNNEL_FIELDS}


def check(level):
    steps = level["trace"]
    yield from order(level, steps)
    yield from shapes(level, steps)
    if steps[-1]["rows"] != level["rows"]:
        yield "the last step is not the level"
    if level["generator"] == "cave" and not level["minimum"]:
        yield from noise(level, steps)
        yield from automaton(level, steps)
        yield from regions(level, steps)
        yield from tunnels(level, steps)


def order(level, steps):
    names = PASSES[level["generator"]] if not level["minimum"] else PASSES["cave"]
    ranks = []
    numbers = {}
    for step in steps:
        name = step["pass"]
        if name not in names:
            yield f"there is no pass {name}"
            return
        ranks.append(names.index(name))
        numbers[name] = numbers.get(name, 0) + 1
        if step["step"] != numbers[name]:
            yield f"step {step['step']} of pass {name} should be {numbers[name]}"
    if ranks != sorted(ranks):
        yield "the passes are out of order"
    expected = dict.fromkeys(names, 1)
    if "automaton" in expected:
        expected["automaton"] = 0 if level["minimum"] else level["params"]["steps"]
        expected["tunnel"] = sum(link["kind"] == "tree" for link in level["links"])
        expected["loop"] = len(level["links"]) - expected["tunnel"]
        expected["cost"] = int(not level["minimum"] and level["params"]["noise_cost"] > 0)
    else:
        expected["link"] = len(level["links"])
        if "erosion" in expected:
            expected["erosion"] = int(level["params"]["erosion"] > 0)
    for name, times in expected.items():
        if numbers.get(name, 0) != times:
            yield f"pass {name} has {numbers.get(name, 0)} steps, not {times}"


def shapes(level, steps):
    for step in steps:
        wanted = {"pass", "step", "caption", "rows"} | EXTRA_FIELDS.get(step["pass"], set())
        if set(step) != wanted:
            yield f"a step of pass {step['pass']} has the fields {sorted(step)}"
        if not step.get("caption") or "\n" in step["caption"]:
            yield f"a step of pass {step['pass']} has no caption of one line"
        for name in ("rows", "ids", "costs"):
            table = step.get(name)
            if table is not None and (len(table) != level["height"]
                                      or any(len(row) != level["width"] for row in table)):
                yield f"{name} of pass {step['pass']} are not width x height"


def of_pass(steps, name):
    return [step for step in steps if step["pass"] == name]


def noise(level, steps):
    rows = of_pass(steps, "noise")[0]["rows"]
    edge = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows)
    if set(edge) != {"#"}:
        yield "the noise leaves the edge open"
    inner = "".join(row[1:-1] for row in rows[1:-1])
    fill = level["params"]["fill_percent"]
    share = 100 * inner.count("#") / len(inner)
    if abs(share - fill) > 300 / len(inner) ** 0.5:       # six standard deviations at the most
        yield f"the noise is {share:.0f} percent wall, not {fill}"


def automaton(level, steps):
    survive, birth = level["params"]["survive_min"], level["params"]["birth_over"]
    before = of_pass(steps, "noise")[0]["rows"]
    for step in of_pass(steps, "automaton"):
        if step["rows"] != automaton_step(before, survive, birth):
            yield f"generation {step['step']} of the automaton is wrong"
        before = step["rows"]


def automaton_step(rows, survive, birth):
    """All cells at once: the wall neighbours of each are counted in four bit planes."""
    board = Board(rows)
    stride, width, height = board.stride, board.width, board.height
    # Outside counts as wall: shift everything in by one cell and surround it.
    stride = width + 2
    wall = 0
    for y in range(height + 2):
        row = "#" * stride if y in (0, height + 1) else "#" + rows[y - 1] + "#"
        wall |= int(row[::-1].translate({35: "1", 46: "0"}), 2) << (y * stride)
    planes = [0, 0, 0, 0]
    for shift in (1, stride - 1, stride, stride + 1):
        for carry in (wall << shift, wall >> shift):
            for i in range(4):
                planes[i], carry = planes[i] ^ carry, planes[i] & carry
    at_least = lambda n: _at_least(planes, n)
    following = wall & at_least(survive) | ~wall & at_least(birth + 1)
    result = []
    for y in range(1, height + 1):
        bits = following >> (y * stride + 1)
        if y in (1, height):
            result.append("#" * width)
        else:
            text = format(bits & ((1 << width) - 1), f"0{width}b")[::-1].translate({48: ".", 49: "#"})
            result.append("#" + text[1:-1] + "#")
    return result


def _at_least(planes, least):
    """Where the number in four bit planes is `least` or more."""
    more, equal = 0, -1
    for i in (3, 2, 1, 0):
        if least >> i & 1:
            equal &= planes[i]
        else:
            more |= equal & planes[i]
            equal &= ~planes[i]
    return more | equal


def labels(rows):
    """Regions by a queue flood in four directions, in the order of their first cells."""
    height, width = len(rows), len(rows[0])
    ids = [[-1] * width for _ in range(height)]
    found = []
    for y in range(height):
        for x in range(width):
            if rows[y][x] == "#" or ids[y][x] >= 0:
                continue
            number = len(found)
            ids[y][x] = number
            queue = [(x, y)]
            for cx, cy in queue:
                for nx, ny in ((cx, cy - 1), (cx - 1, cy), (cx + 1, cy), (cx, cy + 1)):
                    if rows[ny][nx] != "#" and ids[ny][nx] < 0:
                        ids[ny][nx] = number
                        queue.append((nx, ny))
            found.append(queue)
    return ids, found


def regions(level, steps):
    step = of_pass(steps, "regions")[0]
    made = [s for s in steps if s["pass"] in ("noise", "automaton")][-1]["rows"]
    _, found = labels(made)
    sizes = [len(cells) for cells in found]
    largest = sizes.index(max(sizes))
    least = level["params"]["min_region"]
    kept = [cells for i, cells in enumerate(found) if len(cells) >= least or i == largest]
    ids = [[-1] * level["width"] for _ in made]
    for number, cells in enumerate(kept):
        for x, y in cells:
            ids[y][x] = number
    if step["ids"] != ids:
        yield "the region ids are wrong"
    if step["rows"] != ["".join("#" if i < 0 else "." for i in row) for row in ids]:
        yield "the small regions are not filled"
    rooms = [r for r in level["rooms"] if r["kind"] == "region"]
    if len(rooms) != len(kept):
        yield f"there are {len(kept)} regions, not {len(rooms)}"
        return
    for room, cells in zip(rooms, kept):
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        box = [min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1]
        if box != [room["x"], room["y"], room["w"], room["h"]] or room["cells"] != len(cells):
            yield f"region {room['id']} has the wrong box or size"
        if tuple(room["target"]) not in cells:
            yield f"the target of region {room['id']} is not one of its cells"
    yield from pockets(level, [c for i, c in enumerate(found) if len(c) < least and i != largest])


def pockets(level, filled):
    """Filled regions stay as pockets, less the cells that tunnels opened, unless they touch open floor."""
    rows = level["rows"]
    expected = []
    for cells in filled:
        left = sorted(((x, y) for x, y in cells if rows[y][x] == "#"), key=lambda p: (p[1], p[0]))
        touching = any(rows[ny][nx] != "#" for x, y in left
                       for nx, ny in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)))
        if left and not touching:
            expected.append([list(p) for p in left])
    if [r["cells"] for r in level["rooms"] if r["kind"] == "gone"] != expected:
        yield "the pockets are not the filled regions that stayed whole"


def tunnels(level, steps):
    params = level["params"]
    wall_costs = [[params["wall_cost"]] * level["width"] for _ in level["rows"]]
    before = of_pass(steps, "targets")[0]["rows"]
    ids = of_pass(steps, "regions")[0]["ids"]
    for step in of_pass(steps, "cost"):
        wall_costs = step["costs"]
        for row, costs in zip(before, step["costs"]):
            for letter, cost in zip(row, costs):
                if letter == "#" and not 0 <= cost - params["wall_cost"] <= params["noise_cost"]:
                    yield f"a wall costs {cost}"
                if letter != "#" and cost != params["floor_cost"]:
                    yield f"floor costs {cost}"
    targets = [tuple(r["target"]) for r in level["rooms"] if r["kind"] == "region"]
    chain = iter(zip(targets, targets[1:]))
    carved = 0
    for number, step in enumerate(of_pass(steps, "tunnel") + of_pass(steps, "loop")):
        is_loop = step["pass"] == "loop"
        start, goal = tuple(step["from"]), tuple(step["to"])
        path = [tuple(p) for p in step["path"]]
        name = f"tunnel {number + 1}"
        if params["join"] == "chain" and not is_loop:
            for pair in chain:
                if ids[pair[0][1]][pair[0][0]] != ids[pair[1][1]][pair[1][0]]:
                    break
            else:
                pair = None
            if pair != (start, goal):
                yield f"{name} joins {start} and {goal}, not {pair}"
        if params["join"] != "tree" or is_loop:
            # A loop's tunnel gains nothing from open ground, or it would follow the way that is there.
            floor_cost = params["wall_cost"] if is_loop else params["floor_cost"]
            cost, best = cheapest(before, wall_costs, floor_cost, start, goal)
            if (cost, best) != (step["cost"], path):
                yield f"{name} costs {step['cost']}, the cheapest way {cost}" + (
                    "; the way differs" if cost == step["cost"] else "")
        if level["links"][number]["path"] != step["path"]:
            yield f"{name} is not link {number}"
        after = [list(row) for row in before]
        for x, y in path:
            carved += after[y][x] == "#"
            after[y][x] = "."
        after = ["".join(row) for row in after]
        if step["rows"] != after:
            yield f"{name} opens other cells than its path"
        if step["ids"] != flooded(ids, after, path):
            yield f"{name} leaves wrong ids"
        before, ids = step["rows"], step["ids"]
    if len({i for row in ids for i in row} - {-1}) != 1:
        yield "more than one id is left at the end"
    if params["join"] == "chain":
        for a, b in chain:
            if ids[a[1]][a[0]] != ids[b[1]][b[0]]:
                yield "the chain ends too early"
    if carved != level["metrics"]["carved"]:
        yield f"{carved} cells were carved, not {level['metrics']['carved']}"


def cheapest(rows, wall_costs, floor_cost, start, goal):
    """Plain Dijkstra in four directions, the edge closed; the way is found by walking back from the goal to
    the first of north, west, east, south that lies on a cheapest way."""
    height, width = len(rows), len(rows[0])
    cost = []
    for row, costs in zip(rows, wall_costs):
        cost += [c if letter == "#" else floor_cost for letter, c in zip(row, costs)]
    far = 1 << 60
    best = [far] * (width * height)
    done = bytearray(width * height)
    for x in range(width):
        done[x] = done[(height - 1) * width + x] = 1
    for y in range(height):
        done[y * width] = done[y * width + width - 1] = 1
    begin, end = start[1] * width + start[0], goal[1] * width + goal[0]
    best[begin] = 0
    heap = [(0, begin)]
    push, pop = heapq.heappush, heapq.heappop
    while heap:
        g, cell = pop(heap)
        if done[cell]:
            continue
        done[cell] = 1
        if cell == end:
            break
        for other in (cell - width, cell - 1, cell + 1, cell + width):
            if not done[other]:
                reached = g + cost[other]
                if reached < best[other]:
                    best[other] = reached
                    push(heap, (reached, other))
    path = [end]
    while path[-1] != begin:
        cell = path[-1]
        for other in (cell - width, cell - 1, cell + 1, cell + width):
            if best[other] + cost[cell] == best[cell]:
                path.append(other)
                break
        else:
            return best[end], []
    path.reverse()
    return best[end], [(c % width, c // width) for c in path]


def flooded(ids, rows, path):
    """Everything open that hangs together with the tunnel takes the id that its start has by now."""
    x, y = path[0]
    board = Board(rows)
    joined = board.flood4(board.bit(x, y), board.where(WALKABLE))
    new = ids[y][x]
    result = [row[:] for row in ids]
    for cx, cy in board.points(joined):
        result[cy][cx] = new
    return result
