#pragma once

namespace gone {

/// A level that turns out too small is made again from other streams; so often at most.
inline constexpr int mostAttempts = 8;
inline constexpr int lastAttempt = mostAttempts - 1;

}  // namespace gone
