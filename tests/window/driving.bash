# For the scripts beside it, which source it: a display, a window manager and a game of their own.
# They set `screen` (WIDTHxHEIGHT) first and call `summary` last.
set -uo pipefail

game=$(realpath "${1:?usage: $0 PROGRAM}")
if [ -z "${GONEROOMS_OWN_DISPLAY:-}" ]; then
    GONEROOMS_OWN_DISPLAY=1 exec xvfb-run -a -s "-screen 0 ${screen}x24" "$0" "$game"
fi

scratch=$(mktemp -d)
openbox >/dev/null 2>&1 &
manager=$!
pid=
trap 'kill $manager $pid 2>/dev/null; rm -rf "$scratch"' EXIT
# A window shown while the manager is still starting may never be mapped.
for _ in $(seq 100); do
    wmctrl -m >/dev/null 2>&1 && break
    sleep 0.1
done
title="Gone Rooms"
passed=0
failed=0

check() {
    local sentence=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n' "$sentence"
    fi
}

find_window() { timeout 5 xdotool search --onlyvisible --name "^$title\$" 2>/dev/null | tail -1; }

# start ARGUMENTS…: the game, until its window is there and settled (making a renderer may replace it).
start() {
    local tries
    "$game" "$@" --data-dir "$scratch/data" 2>"$scratch/stderr" &
    pid=$!
    window=
    for tries in $(seq 60); do
        sleep 0.5
        [ -n "$window" ] && [ "$window" = "$(find_window)" ] && break
        window=$(find_window)
    done
    if [ -z "$window" ]; then
        printf 'FAILED: no window came up\n'
        cat "$scratch/stderr"
        exit 1
    fi
    timeout 5 xdotool windowactivate --sync "$window"
    sleep 0.5
}

# ended_well: the game ends by itself within 2 s, with exit code 0 and nothing on stderr.
ended_well() {
    local tries
    for tries in $(seq 20); do
        kill -0 $pid 2>/dev/null || break
        sleep 0.1
    done
    if kill -0 $pid 2>/dev/null; then
        kill -KILL $pid
        echo "still running" >&2
        return 1
    fi
    wait $pid
    local code=$?
    pid=
    cat "$scratch/stderr" >&2
    [ $code = 0 ] && [ ! -s "$scratch/stderr" ]
}

shot() { timeout 20 import -window "$window" "$scratch/$1.png"; }

# differing A B [GEOMETRY]: how many pixels of two shots are plainly different.
differing() {
    local crop=()
    [ $# = 3 ] && crop=(-crop "$3" +repage)
    convert "$scratch/$1.png" "${crop[@]}" "$scratch/left.png"
    convert "$scratch/$2.png" "${crop[@]}" "$scratch/right.png"
    compare -metric AE -fuzz 12% "$scratch/left.png" "$scratch/right.png" null: 2>&1
}

# Torches flicker and the hero breathes, so equal scenes differ a little; one step moves the whole picture.
limit=15000
same() { local n; n=$(differing "$@"); [ "${n%.*}" -lt $limit ]; }
other() { local n; n=$(differing "$@"); [ "${n%.*}" -ge $limit ]; }

press() { xdotool key --clearmodifiers "$@"; sleep 0.7; }
click() { xdotool mousemove --window "$window" "$1" "$2" click 1; sleep 0.4; }
size_is() { [ "$(xdotool getwindowgeometry "$window" | sed -n 's/.*Geometry: //p')" = "$1" ]; }
ticks() { awk '{print $14 + $15}' "/proc/$pid/stat"; }

# idle_below SECONDS TICKS: hundredths of a second of a core.
idle_below() {
    local before
    before=$(ticks)
    sleep "$1"
    [ $(($(ticks) - before)) -lt "$2" ]
}

# summary: says how it went; fails if any check did.
summary() {
    printf '%d passed, %d failed\n' $passed $failed
    [ $failed = 0 ]
}
