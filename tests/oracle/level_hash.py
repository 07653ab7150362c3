"""The level hash: FNV-1a, 64 bits, over little-endian 32-bit numbers."""

MASK = (1 << 64) - 1
PRIME = 0x100000001B3
PRIME4 = pow(PRIME, 4, 1 << 64)
START = 0xCBF29CE484222325

ROOM_KINDS = ["room", "gone", "wide", "region"]
LINK_KINDS = ["tree", "extra"]
SHAPES = ["straight", "l", "z", "free"]
DOOR_KINDS = ["plain", "secret", "locked"]
AXES = ["h", "v"]


def fnv(data):
    """FNV-1a over bytes."""
    value = START
    for byte in data:
        value = (value ^ byte) * PRIME & MASK
    return value


def fnv_numbers(numbers):
    """FNV-1a over numbers of 32 bits. Three zero bytes only multiply, so small numbers take one step."""
    value = START
    for number in numbers:
        if number < 256:
            value = (value ^ number) * PRIME4 & MASK
        else:
            for byte in number.to_bytes(4, "little"):
                value = (value ^ byte) * PRIME & MASK
    return value


def level_hash(level):
    numbers = [level["width"], level["height"]]
    numbers.extend("".join(level["rows"]).encode("latin-1"))
    for room in level["rooms"]:
        numbers += [room["id"], ROOM_KINDS.index(room["kind"]), room["x"], room["y"], room["w"], room["h"],
                    int(room["dark"])]
    for link in level["links"]:
        numbers += [link["from"], link["to"], LINK_KINDS.index(link["kind"]), SHAPES.index(link["shape"]),
                    len(link["path"])]
        for point in link["path"]:
            numbers += point
    for door in level["doors"]:
        numbers += [door["x"], door["y"], door["room"], DOOR_KINDS.index(door["kind"]),
                    AXES.index(door["axis"])]
    for point in level["crossings"]:
        numbers += point
    numbers += level["up"] + level["down"]
    return format(fnv_numbers(numbers), "016x")
