#pragma once

#include <cstdint>
#include <map>

namespace gone {

/// Who gets an event. Exactly one of them acts on a press.
enum class Receiver : std::uint8_t { Nobody, Shell, Overlay, LabMap, Game };

/// Remembers who got each key or button that is held, so that all of one press goes to one receiver: its
/// repeats stop when somebody else would get them now, and its release follows it wherever it happens.
class Router {
public:
    /// `button` was pressed and `claimant` wants it. Answers the claimant.
    Receiver press(int button, Receiver claimant);
    /// `button` is still held: the one who got the press if he is also the claimant now, else nobody.
    Receiver repeat(int button, Receiver claimant) const;
    /// `button` was released: the one who got the press, nobody if the press was never seen.
    Receiver release(int button);
    /// Who holds `button` now.
    Receiver owner(int button) const;
    /// Nothing is held any more: the window lost the focus.
    void letGo() { held_.clear(); }
    /// Has `receiver` got anything that is still held?
    bool holds(Receiver receiver) const;

private:
    std::map<int, Receiver> held_;
};

}  // namespace gone
