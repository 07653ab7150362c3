#include "view/message_log.hpp"

namespace gone {
namespace {

/// More than anybody scrolls back; a log does not grow without end.
constexpr std::size_t mostEntries = 2000;

}  // namespace

void MessageLog::add(Sentence sentence, int turn) {
    if (plain(sentence).empty()) return;
    if (!entries_.empty() && entries_.back().said == sentence) {
        entries_.back().turn = turn;
        ++entries_.back().times;
        return;
    }
    if (entries_.size() == mostEntries) entries_.erase(entries_.begin());
    entries_.push_back({std::move(sentence), turn, 1});
}

Sentence folded(const LogEntry& entry) {
    Sentence sentence = entry.said;
    if (entry.times > 1)
        sentence.push_back({std::string_view{" x" + std::to_string(entry.times)}, Tone::Quiet});
    return sentence;
}

}  // namespace gone
