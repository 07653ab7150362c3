"""Levels as whole-board bit sets: one big integer a set, bit y * stride + x for the cell (x, y).

A spare column to the right keeps shifts from running into the next row.
"""

SOLID = " #?"            # rock, walls and what looks like a wall
DOORS = "+'?&"
BLOCKS_CORNER = SOLID + DOORS + "0"
WALKABLE = ".:o+'<>-\",^%"
DRESSING = {"water_percent": "-~", "grass_percent": ",\"", "pillars_percent": "0", "holes_percent": "_"}


def made_as_cave(level):
    """Regions joined by tunnels: the generator cave, and the playable minimum of all."""
    return level["generator"] == "cave" or level["minimum"]


class Board:
    def __init__(self, rows):
        self.rows = rows
        self.width = len(rows[0])
        self.height = len(rows)
        self.stride = self.width + 1
        self.text = "\n".join(rows) + "\n"   # the spare column reads as a line break
        self._turned = self.text[::-1]
        self.inside = self.where(set(self.text) - {"\n"})

    def where(self, letters):
        """The cells that hold one of these letters."""
        table = {ord(c): "0" for c in set(self.text)}
        table.update({ord(c): "1" for c in letters})
        return int(self._turned.translate(table), 2)

    def bit(self, x, y):
        return 1 << (y * self.stride + x)

    def at(self, x, y):
        return self.rows[y][x]

    def bits(self, points):
        result = 0
        for x, y in points:
            result |= 1 << (y * self.stride + x)
        return result

    def points(self, bits):
        """The cells of a set, row by row."""
        result = []
        while bits:
            low = bits & -bits
            y, x = divmod(low.bit_length() - 1, self.stride)
            result.append((x, y))
            bits ^= low
        return result

    def around4(self, bits):
        return bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride

    def flood4(self, start, ground):
        """What hangs together with `start` on `ground` in four directions."""
        reached, front = start, start
        stride = self.stride
        while front:
            front = (front << 1 | front >> 1 | front << stride | front >> stride) & ground & ~reached
            reached |= front
        return reached


class Walker:
    """The walking rule: eight directions; a diagonal step cuts no solid corner and passes no door."""

    def __init__(self, board, opened=""):
        """`opened`: letters that count as doors one can walk through, besides what is walkable."""
        s = board.stride
        self.stride = s
        self.ground = board.where(WALKABLE + opened)
        self.free = self.ground & ~board.where(DOORS)
        soft = board.inside & ~board.where(BLOCKS_CORNER)
        self.north_east = self.free & soft >> 1 & soft << s
        self.south_east = self.free & soft >> 1 & soft >> s
        self.north_west = self.free & soft << 1 & soft << s
        self.south_west = self.free & soft << 1 & soft >> s

    def step(self, cells):
        s = self.stride
        straight = (cells << 1 | cells >> 1 | cells << s | cells >> s) & self.ground
        diagonal = ((cells & self.north_east) << 1 >> s | (cells & self.south_east) << 1 << s
                    | (cells & self.north_west) >> 1 >> s | (cells & self.south_west) >> 1 << s)
        return straight | diagonal & self.free

    def sweep(self, start):
        """(all cells reached, the last ones reached, how many steps that took)"""
        if not start & self.ground:
            return 0, 0, 0
        reached = front = start
        steps = 0
        while True:
            following = self.step(front) & ~reached
            if not following:
                return reached, front, steps
            reached |= following
            front = following
            steps += 1

    def distance(self, start, goal):
        """Steps, or None."""
        if not start & self.ground or not goal & self.ground:
            return None
        reached = front = start
        steps = 0
        while front:
            if front & goal:
                return steps
            front = self.step(front) & ~reached
            reached |= front
            steps += 1
        return None


def dressing(params):
    """The letters that these settings lay over floor."""
    return "".join(letters for name, letters in DRESSING.items() if params.get(name, 0) > 0)


def count(bits):
    return bin(bits).count("1")
