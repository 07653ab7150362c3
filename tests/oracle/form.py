"""The form of a level in json: every field there, of its type; and the letters."""

LEGEND = {
    " ": ("rock", False), "#": ("wall", False), ".": ("floor", True), ":": ("corridor", True),
    "o": ("junction", True), "+": ("closed door", True), "'": ("open door", True),
    "?": ("secret door", False), "&": ("locked door", False), "<": ("stairs up", True),
    ">": ("stairs down", True), "~": ("deep water", False), "-": ("shallow water", True),
    '"': ("tall grass", True), ",": ("low grass", True), "^": ("trap", True), "%": ("web", True),
    "_": ("hole", False), "=": ("chest", False), "0": ("pillar", False),
}

FIELDS = {
    "version": int, "generator": str, "seed": str, "width": int, "height": int, "biome": str,
    "params": dict, "attempt": int, "minimum": bool, "rows": list, "legend": dict, "rooms": list,
    "links": list, "doors": list, "crossings": list, "touches": list, "up": list, "down": list,
    "metrics": dict, "problems": list, "code": str, "hash": str,
}
ROOM = {"id": int, "kind": str, "x": int, "y": int, "w": int, "h": int, "dark": bool}
LINK = {"from": int, "to": int, "kind": str, "shape": str, "doors": list, "path": list}
DOOR = {"id": int, "x": int, "y": int, "room": int, "links": list, "kind": str, "axis": str}
METRICS = (
    "open_permille regions largest_permille path detour_permille diameter dead_ends loops tile_loops "
    "degree_permille rooms gone corridor_permille bends chokes hugs blobs crossings tunnels carved "
    "expansions skipped fallback_links missing_extras retries").split()


def fields_of(what, thing, fields, optional=()):
    for name, kind in fields.items():
        if name not in thing:
            yield f"{what} lacks {name}"
        elif type(thing[name]) is not kind:
            yield f"{what} has {name} of type {type(thing[name]).__name__}"
    for name in thing:
        if name not in fields and name not in optional:
            yield f"{what} has an unknown field {name}"


def check(level):
    whole = list(fields_of("the level", level, FIELDS, ("trace",)))
    yield from whole
    if whole:
        return
    for i, room in enumerate(level["rooms"]):
        optional = {"region": ("target", "cells"), "gone": ("cells",)}.get(room.get("kind"), ())
        yield from fields_of(f"room {i}", room, ROOM, optional)
        if room["kind"] not in ("room", "gone", "wide", "region"):
            yield f"room {i} is of kind {room['kind']}"
        if room["kind"] == "region" and not {"target", "cells"} <= room.keys():
            yield f"region {i} lacks its target or cells"
        if room["id"] != i:
            yield f"room {i} has id {room['id']}"
    for i, link in enumerate(level["links"]):
        yield from fields_of(f"link {i}", link, LINK)
        if link["kind"] not in ("tree", "extra") or link["shape"] not in ("straight", "l", "z", "free"):
            yield f"link {i} is {link['kind']} and {link['shape']}"
    for i, door in enumerate(level["doors"]):
        yield from fields_of(f"door {i}", door, DOOR)
        if door["kind"] not in ("plain", "secret", "locked") or door["axis"] not in ("h", "v"):
            yield f"door {i} is {door['kind']} and {door['axis']}"
        if door["id"] != i:
            yield f"door {i} has id {door['id']}"
    for letter, (name, walkable) in LEGEND.items():
        if level["legend"].get(letter) != {"name": name, "walkable": walkable}:
            yield f"the legend is wrong about '{letter}'"
    if len(level["legend"]) != len(LEGEND):
        yield "the legend has letters too many"
    if list(level["metrics"]) != METRICS:
        yield "the metrics are not those of the list"
    if not all(type(value) is int for value in level["metrics"].values()):
        yield "a metric is no whole number"
    rows = level["rows"]
    if len(rows) != level["height"] or any(len(row) != level["width"] for row in rows):
        yield "the rows are not width x height"
    if not level["seed"].isdigit() or int(level["seed"]) >= 1 << 64:
        yield "the seed is no decimal number of 64 bits"
    if len(level["hash"]) != 16 or level["hash"] != level["hash"].lower():
        yield "the hash is not 16 lower-case digits"
    if not 0 <= level["attempt"] <= 7:
        yield "the attempt is not 0..7"
