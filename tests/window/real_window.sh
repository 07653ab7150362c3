#!/usr/bin/env bash
# Drives the real window with real keys and a real mouse, in an X server and a window manager of its own.
# usage: tests/window/real_window.sh PROGRAM
# Needs xvfb, openbox, xdotool, wmctrl and imagemagick. Prints "N passed, N failed" and fails if any did.
set -uo pipefail

game=$(realpath "${1:?usage: $0 PROGRAM}")
if [ -z "${GONEROOMS_OWN_DISPLAY:-}" ]; then
    GONEROOMS_OWN_DISPLAY=1 exec xvfb-run -a -s "-screen 0 1280x760x24" "$0" "$game"
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

seed_field="240 60"
map_part=900x500+340+60

walking() {
    start play --seed 3
    sleep 4.5 # the name of the floor has gone
    shot first
    sleep 0.6
    shot idle
    check "standing still the picture stays" same first idle
    press Right
    shot stepped
    check "an arrow walks" other first stepped
    press h
    shot back
    check "a letter walks back" same first back
    press KP_6
    shot numpad
    check "the numpad walks" same stepped numpad
    press alt+Left
    shot alt
    check "alt and an arrow is no step" same stepped alt
    xdotool keydown Left
    sleep 0.8
    xdotool keyup Left
    press Right
    sleep 0.5
    shot held
    check "a held key stops when it is released" same stepped held
    check "standing still costs little" idle_below 4 80
}

mouse() {
    shot before
    click 688 360
    sleep 0.4
    shot clicked
    check "a click on the neighbouring cell steps there" other before clicked
    click 592 360
    sleep 0.4
    shot returned
    check "and back" same before returned
    click 900 360
    shot far
    check "a click far away does nothing" same before far
}

overlay() {
    shot before
    press F1
    shot opened
    check "F1 opens the overlay" other before opened
    check "the overlay costs nothing while nothing happens" idle_below 3 15
    # shellcheck disable=SC2086
    click $seed_field
    shot field
    check "a click into the seed field leaves the level" same opened field $map_part
    xdotool key ctrl+a
    xdotool type --delay 40 'hjklyubn<>.`5'
    sleep 0.8
    shot typed
    check "typing in the seed field makes another level" other opened typed $map_part
    for key in Left Right Home End Up Down; do xdotool key $key; done
    sleep 0.5
    shot arrows
    check "arrows move in the field, not in the trace" same typed arrows $map_part
    click 100 500
    press Home
    shot first_step
    check "beside the field they walk through the trace" other typed first_step $map_part
    press End
    shot last_step
    check "and to its end again" same typed last_step $map_part
    xdotool mousemove --window "$window" 160 120 mousedown 1
    xdotool mousemove --window "$window" 700 300 mouseup 1
    sleep 0.4
    for x in 20 100 200 300; do click $x 600; done
    press Escape
    [ -n "$(differing before last_step)" ] && shot closed
    check "closing it shows the run, where nobody has moved" same before closed
    press grave
    shot backquote
    check "backquote opens it too" other before backquote
    press grave
    shot closed
    check "and closes it" same before closed
    press F1
    # shellcheck disable=SC2086
    click $seed_field
    press alt+Return
    press alt+Return
    shot field
    press F1
    shot closed
    check "alt and enter in the field change the window only" same before closed
}

geometry() {
    local normal
    normal=$(xdotool getwindowgeometry "$window" | sed -n 's/.*Geometry: //p')
    shot before
    press F11
    check "F11 fills the screen" size_is 1280x760
    press F11
    check "F11 again gives the window back" size_is "$normal"
    timeout 5 xdotool windowsize --sync "$window" 900 500
    sleep 0.6
    check "the window can be resized" size_is 900x500
    shot small
    timeout 5 xdotool windowsize --sync "$window" "${normal%x*}" "${normal#*x}"
    sleep 0.8
    shot again
    check "resizing changes nothing but the picture" same before again
    xdotool windowminimize "$window"
    sleep 1
    check "minimised it rests" idle_below 4 10
    xdotool windowactivate "$window"
    sleep 1
    shot restored
    check "restored it shows the whole picture without a key" same before restored
}

ending() {
    wmctrl -c "$title"
    check "closing the window ends the run" ended_well
    start lab --generator cave --seed 5
    shot lab
    # shellcheck disable=SC2086
    click $seed_field
    wmctrl -c "$title"
    check "closing the window ends the lab with a field active" ended_well
    start play --seed 3
    kill -TERM $pid
    check "a request to terminate ends it" ended_well
    start play --seed 3
    xdotool key ctrl+q
    check "control and Q ends it" ended_well
}

walking
mouse
overlay
geometry
ending
printf '%d passed, %d failed\n' $passed $failed
[ $failed = 0 ]
