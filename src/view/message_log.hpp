#pragma once

#include "view/sentence.hpp"

#include <span>

namespace gone {

/// One thing that was said, and how often on end.
struct LogEntry {
    Sentence said;
    int turn = 0;  ///< when last
    int times = 1;
    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// All that was said in a run as it is played, newest last; repeats are folded into one line.
class MessageLog {
public:
    /// Nothing if the sentence is empty.
    void add(Sentence sentence, int turn);
    std::span<const LogEntry> entries() const { return entries_; }

private:
    std::vector<LogEntry> entries_;
};

/// The sentence with how often it was said: "You miss the rat. x3".
Sentence folded(const LogEntry& entry);

}  // namespace gone
