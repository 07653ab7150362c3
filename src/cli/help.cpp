#include "cli/help.hpp"

#include "world/tile.hpp"

#include <algorithm>

namespace gone {

std::string lettersText() {
    constexpr std::size_t perLine = 4;
    constexpr std::size_t columnWidth = 20;
    std::string text = "Letters of the text:\n";
    std::size_t column = 0;
    for (const Tile tile : allTiles()) {
        const std::string sign = letter(tile) == ' ' ? "blank" : std::string(1, letter(tile));
        std::string entry = "  " + sign + ' ' + std::string{name(tile)};
        const bool endsLine = ++column % perLine == 0;
        if (!endsLine) entry.resize(std::max(entry.size(), columnWidth), ' ');
        text += entry + (endsLine ? "\n" : "");
    }
    return text;
}

std::string runsText() {
    return "Runs:\n"
           "  Each run has a file in the folder 'runs' of the data folder (--data-dir), 0001-SEED.run and "
           "so\n"
           "  on. A turn is written before it is shown: quitting, or a crash, loses nothing. 'gonerooms "
           "play\n"
           "  --continue' goes on with the newest, 'gonerooms replay FILE' shows one again.\n";
}

std::string keysText() {
    return "Keys:\n"
           "  arrows, numpad, hjklyubn  a step; walking into a closed door opens it\n"
           "  . or numpad 5             wait\n"
           "  c and a direction         close a door\n"
           "  < >                       take the stairs you stand on\n"
           "  F1 or backquote           the lab\n"
           "  F11 or Alt+Enter          full screen\n"
           "  Ctrl+Q                    quit";
}

}  // namespace gone
