#!/usr/bin/env bash
# Drives the real window with real keys and a real mouse, in an X server and a window manager of its own.
# usage: tests/window/real_window.sh PROGRAM
# Needs xvfb, openbox, xdotool, wmctrl and imagemagick. Prints "N passed, N failed" and fails if any did.
screen=1280x760
# shellcheck source=tests/window/driving.bash
. "$(dirname "$0")/driving.bash"

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
    check "standing still costs little" idle_below 4 48
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
summary
