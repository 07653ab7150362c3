#!/usr/bin/env bash
# Runs the game with renderers that are missing, fail, or lose their textures, and in windows of many sizes.
# usage: tests/window/renderers.sh PROGRAM
# Needs what real_window.sh needs, and a C compiler. Prints "N passed, N failed" and fails if any did.
screen=3840x2160
# shellcheck source=tests/window/driving.bash
. "$(dirname "$0")/driving.bash"

shim=$scratch/shim.so
# shellcheck disable=SC2046 # words to be split
cc -shared -fPIC -O1 -o "$shim" "$(dirname "$0")/renderer_shim.c" $(sdl2-config --cflags) -ldl || exit 1

# start_failing WHAT ARGUMENTS…: the game with a renderer that fails so.
start_failing() {
    export GONEROOMS_SHIM=$1 GONEROOMS_SHIM_FILE=$scratch/now
    shift
    rm -f "$GONEROOMS_SHIM_FILE"
    LD_PRELOAD=$shim start "$@"
}

fail_now() {
    touch "$GONEROOMS_SHIM_FILE"
    sleep 1.2
}

says() { [ "$(wc -l <"$scratch/stderr")" = 1 ] && grep -q "$1" "$scratch/stderr"; }
is_silent() { [ ! -s "$scratch/stderr" ]; }
megabytes_below() { [ "$(awk '/VmRSS/ {print int($2 / 1024)}' "/proc/$pid/status")" -lt "$1" ]; }
has_magenta() { [ "$(convert "$scratch/$1.png" -fill black +opaque '#ff00ff' -format '%[fx:mean>0]' info:)" = 1 ]; }
has_none() { ! has_magenta "$1"; }

# resize WIDTH HEIGHT
resize() {
    timeout 5 xdotool windowsize --sync "$window" "$1" "$2"
    sleep 1
}

# is_solid SHOT SCALE: every art pixel is a block of that many screen pixels, up to the cut edges.
is_solid() {
    local width height n
    width=$(($(identify -format %w "$scratch/$1.png") / $2))
    height=$(($(identify -format %h "$scratch/$1.png") / $2))
    convert "$scratch/$1.png" -crop "$((width * $2))x$((height * $2))+0+0" +repage "$scratch/whole.png"
    convert "$scratch/whole.png" -sample "${width}x$height!" -sample "$((width * $2))x$((height * $2))!" "$scratch/blocks.png"
    n=$(compare -metric AE "$scratch/whole.png" "$scratch/blocks.png" null: 2>&1)
    [ "$n" = 0 ]
}

stop() {
    kill -TERM $pid
    wait $pid
    pid=
    unset GONEROOMS_SHIM GONEROOMS_SHIM_FILE
}

software() {
    export SDL_RENDER_DRIVER=software
    start play --seed 3
    resize 1280 720
    check "asked for software it says nothing" is_silent
    check "software needs less than 120 MB" megabytes_below 120
    check "standing still in software costs less than 12 % of a core" idle_below 5 60
    "$game" lab --generator rogue --data-dir "$scratch/data" &
    local other=$!
    sleep 3
    check "behind another window it costs less than 1 %" idle_below 5 5
    kill -TERM $other
    wait $other
    stop
    start play --seed 3 --still
    resize 1280 720
    check "still it costs less than 1 %" idle_below 5 5
    stop
    export SDL_RENDER_DRIVER=nonesuch
    start play --seed 3
    check "a driver that does not exist stops nothing" is_silent
    stop
    unset SDL_RENDER_DRIVER
}

failing() {
    start_failing create play --seed 3 --still
    resize 1280 720
    sleep 4 # the name of the floor has gone
    check "without acceleration it draws in software and says so" says "no accelerated renderer works here"
    shot software
    stop
    start_failing later play --seed 3 --still
    resize 1280 720
    sleep 4
    shot first
    check "both renderers show the same picture" same software first
    fail_now
    press Right
    shot stepped
    check "a renderer that fails is replaced and says so" says "the accelerated renderer has failed (forged: the device is lost)"
    check "and the game goes on" other first stepped
    press h
    shot back
    check "with the same picture" same first back
    press F1
    shot opened
    check "the overlay opens on the new renderer" other back opened
    stop
    start_failing later play --seed 3 --still
    resize 1280 720
    press F1
    shot before
    fail_now
    press Escape
    press F1
    shot after
    check "a renderer that fails under the open overlay is replaced too" says "the accelerated renderer has failed"
    check "and the run stands where it stood" same before after
    stop
}

losing() {
    start_failing reset play --seed 3 --still
    resize 1280 720
    sleep 4
    shot first
    fail_now
    xdotool windowminimize "$window"
    sleep 0.7
    xdotool windowactivate "$window"
    sleep 1
    shot restored
    check "lost textures are made anew without a key" has_none restored
    check "and show the same picture" same first restored
    press F1
    shot opened
    fail_now
    xdotool windowminimize "$window"
    sleep 0.7
    xdotool windowactivate "$window"
    sleep 1
    shot reopened
    check "the overlay's letters are made anew too" has_none reopened
    stop
}

sizes() {
    local row width height scale
    export SDL_RENDER_DRIVER=software
    start play --seed 3 --still
    for row in 640,360,1 852,478,1 853,479,2 1278,717,2 1280,720,3 1366,768,3 1920,1080,4 2560,1440,6 2560,600,2; do
        IFS=, read -r width height scale <<<"$row"
        resize "$width" "$height"
        shot sized
        check "at ${width}x$height an art pixel is a solid block of $scale" is_solid sized "$scale"
    done
    press F11
    check "F11 fills a 4K screen" size_is 3840x2160
    shot sized
    check "and shows solid blocks of 9" is_solid sized 9
    stop
    unset SDL_RENDER_DRIVER
}

software
failing
losing
sizes
summary
