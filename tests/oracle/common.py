"""What holds for every level, whatever made it."""

from board import count
from level_hash import level_hash


class Union:
    """Which things hang together."""

    def __init__(self):
        self.parent = {}

    def find(self, a):
        parent = self.parent
        parent.setdefault(a, a)
        while parent[a] != a:
            parent[a] = a = parent[parent[a]]
        return a

    def join(self, a, b):
        """False if they were together already."""
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        self.parent[a] = b
        return True


def check(level, board, walker, seeker):
    """`walker` walks openly, `seeker` also opens secret and locked doors."""
    yield from border(level)
    yield from stairs(level, board)
    yield from connected(level, board, walker, seeker)
    yield from paths(level)
    if level["problems"]:
        yield f"the program itself finds a problem: {level['problems'][0]['text']}"
    if level_hash(level) != level["hash"]:
        yield f"the hash is {level_hash(level)}, not {level['hash']}"


def border(level):
    rows = level["rows"]
    edge = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows)
    if set(edge) - set(" #"):
        yield "the border is open"


def stairs(level, board):
    for letter, where in (("<", level["up"]), (">", level["down"])):
        if board.text.count(letter) != 1 or board.at(*where) != letter:
            yield f"the stairs {letter} do not stand at {where} alone"


def connected(level, board, walker, seeker):
    up, down = board.bit(*level["up"]), board.bit(*level["down"])
    lost = seeker.ground & ~seeker.sweep(up)[0]
    if lost:
        yield f"{count(lost)} walkable cells cannot be reached from the stairs, one is {board.points(lost)[0]}"
    if walker.distance(up, down) is None:
        yield "no open way leads from stairs to stairs"


def paths(level):
    for i, link in enumerate(level["links"]):
        path = [tuple(p) for p in link["path"]]
        if len(set(path)) != len(path):
            yield f"link {i} passes a cell twice"
        for (ax, ay), (bx, by) in zip(path, path[1:]):
            if abs(ax - bx) + abs(ay - by) != 1:
                yield f"link {i} jumps from {ax},{ay} to {bx},{by}"
                break
        rows = level["rows"]
        if any(rows[y][x] in " #" for x, y in path):
            yield f"link {i} runs through rock"
