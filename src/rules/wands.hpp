#pragma once

#include "rules/stage.hpp"

namespace gone {

Outcome zap(Stage& stage, const Zap& action);

}  // namespace gone
