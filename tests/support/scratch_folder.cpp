#include "support/scratch_folder.hpp"

#include <random>
#include <string>
#include <system_error>

namespace gone {

ScratchFolder::ScratchFolder() {
    std::random_device dice;
    do {
        path_ = std::filesystem::temp_directory_path() / ("gonerooms-test-" + std::to_string(dice()));
    } while (!std::filesystem::create_directory(path_));
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace gone
