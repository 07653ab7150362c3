#pragma once

#include "world/world.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gone {

// Events hold copies: they stay true after the world has moved on.

/// Who an event is about, as he was then.
struct Who {
    ActorId id = nobody;
    ActorKind kind = ActorKind::Hero;
    Point at;
    friend bool operator==(const Who&, const Who&) = default;
};
inline Who who(const Actor& actor) {
    return {actor.id, actor.kind, actor.at};
}

/// What harm came of.
enum class Cause : std::uint8_t {
    Blow,
    Missile,
    Slam,
    FireBolt,
    FrostBolt,
    Burning,
    Poison,
    Acid,
    DartTrap,
    Blast,
    Starvation
};

// Moving and standing

struct Moved {
    ActorId actor;
    Point from;
    Point to;
    friend bool operator==(const Moved&, const Moved&) = default;
};
/// From one place to another at once: teleport, blink.
struct Vanished {
    Who who;  ///< where he was
    Point to;
    friend bool operator==(const Vanished&, const Vanished&) = default;
};
/// Somebody new is there.
struct Appeared {
    Who who;
    friend bool operator==(const Appeared&, const Appeared&) = default;
};
struct MoodChanged {
    Who who;
    Mood from;
    Mood to;
    friend bool operator==(const MoodChanged&, const MoodChanged&) = default;
};

// Fighting

struct Missed {
    Who attacker;
    Who victim;
    Cause cause;
    friend bool operator==(const Missed&, const Missed&) = default;
};
/// A blow, missile or bolt that hit; damage 0: blocked.
struct Hit {
    Who attacker;
    Who victim;
    Cause cause;
    int damage;
    bool surprise;
    friend bool operator==(const Hit&, const Hit&) = default;
};
/// Harm that nobody struck just now.
struct Hurt {
    Who victim;
    Cause cause;
    int damage;
    friend bool operator==(const Hurt&, const Hurt&) = default;
};
struct Died {
    Who who;
    Cause cause;
    std::optional<Who> killer;  ///< none: no one's doing
    friend bool operator==(const Died&, const Died&) = default;
};
struct Healed {
    Who who;
    int amount;
    friend bool operator==(const Healed&, const Healed&) = default;
};
struct StatusBegan {
    Who who;
    Status status;
    int turns;  ///< left now
    friend bool operator==(const StatusBegan&, const StatusBegan&) = default;
};
struct StatusEnded {
    Who who;
    Status status;
    friend bool operator==(const StatusEnded&, const StatusEnded&) = default;
};
struct Split {
    Who parent;
    Who child;
    friend bool operator==(const Split&, const Split&) = default;
};
/// The tell of a great blow: these cells will be struck.
struct Swelled {
    Who who;
    std::vector<Point> cells;
    friend bool operator==(const Swelled&, const Swelled&) = default;
};
struct Slammed {
    Who who;
    std::vector<Point> cells;
    friend bool operator==(const Slammed&, const Slammed&) = default;
};
/// The blow will not fall.
struct TellCancelled {
    Who who;
    friend bool operator==(const TellCancelled&, const TellCancelled&) = default;
};
/// A web held somebody who tried to leave.
struct HeldByWeb {
    Who who;
    friend bool operator==(const HeldByWeb&, const HeldByWeb&) = default;
};

// The hero

struct GainedExperience {
    int amount;
    friend bool operator==(const GainedExperience&, const GainedExperience&) = default;
};
struct GainedLevel {
    int level;
    friend bool operator==(const GainedLevel&, const GainedLevel&) = default;
};
struct GainedStrength {
    int strength;  ///< now
    friend bool operator==(const GainedStrength&, const GainedStrength&) = default;
};
/// Hungry (150 turns left), starving, or fed again.
struct HungerChanged {
    int turnsLeft;
    friend bool operator==(const HungerChanged&, const HungerChanged&) = default;
};
struct MaxHealthChanged {
    int maxHealth;  ///< now
    friend bool operator==(const MaxHealthChanged&, const MaxHealthChanged&) = default;
};
struct TookBoon {
    Boon boon;
    friend bool operator==(const TookBoon&, const TookBoon&) = default;
};

// Things

struct PickedUp {
    Item item;  ///< what was taken, its slot that of the stack it joined
    Point at;
    friend bool operator==(const PickedUp&, const PickedUp&) = default;
};
/// No room in the pack.
struct LeftLying {
    Item item;
    Point at;
    friend bool operator==(const LeftLying&, const LeftLying&) = default;
};
/// Laid down, fallen from a dead hand, out of a chest, or landed after a flight.
struct Landed {
    Item item;
    Point at;
    friend bool operator==(const Landed&, const Landed&) = default;
};
/// Broke or sank: it is no more.
struct Lost {
    Item item;
    Point at;
    friend bool operator==(const Lost&, const Lost&) = default;
};
/// Something flies.
struct Flew {
    ActorId actor;
    std::optional<ItemKind> item;  ///< none: a foe's stone
    Point from;
    Point to;
    friend bool operator==(const Flew&, const Flew&) = default;
};
/// Drunk, read, eaten, zapped or set.
struct Used {
    Item item;
    friend bool operator==(const Used&, const Used&) = default;
};
struct Equipped {
    Item item;
    friend bool operator==(const Equipped&, const Equipped&) = default;
};
struct Unequipped {
    Item item;
    friend bool operator==(const Unequipped&, const Unequipped&) = default;
};
/// A kind has its name now; `byElimination`: it was the last of its sort.
struct Identified {
    ItemKind kind;
    bool byElimination;
    friend bool operator==(const Identified&, const Identified&) = default;
};
/// A thing's plus and charges are known.
struct Revealed {
    Item item;
    friend bool operator==(const Revealed&, const Revealed&) = default;
};
struct Bettered {
    Item item;  ///< as it is now
    friend bool operator==(const Bettered&, const Bettered&) = default;
};
/// The scroll waits for a thing it should be read on.
struct WantsThing {
    Item item;
    friend bool operator==(const WantsThing&, const WantsThing&) = default;
};
/// A wand without charges did nothing.
struct Fizzled {
    Item item;
    friend bool operator==(const Fizzled&, const Fizzled&) = default;
};

// The floor

struct OpenedDoor {
    ActorId actor;
    Point at;
    friend bool operator==(const OpenedDoor&, const OpenedDoor&) = default;
};
struct ClosedDoor {
    std::optional<ActorId> actor;  ///< none: it fell shut by itself
    Point at;
    friend bool operator==(const ClosedDoor&, const ClosedDoor&) = default;
};
/// A key turned in a door or a chest.
struct Unlocked {
    Point at;
    friend bool operator==(const Unlocked&, const Unlocked&) = default;
};
struct OpenedChest {
    Point at;
    friend bool operator==(const OpenedChest&, const OpenedChest&) = default;
};
struct FoundDoor {
    Point at;
    friend bool operator==(const FoundDoor&, const FoundDoor&) = default;
};
struct FoundTrap {
    Trap trap;
    friend bool operator==(const FoundTrap&, const FoundTrap&) = default;
};
struct TrapSprung {
    Who who;
    Trap trap;
    friend bool operator==(const TrapSprung&, const TrapSprung&) = default;
};
struct CaughtFire {
    Point at;
    friend bool operator==(const CaughtFire&, const CaughtFire&) = default;
};
struct GasReleased {
    bool poison;  ///< else sleep
    Point at;
    friend bool operator==(const GasReleased&, const GasReleased&) = default;
};
struct WebTorn {
    Point at;
    friend bool operator==(const WebTorn&, const WebTorn&) = default;
};
struct Trampled {
    Point at;
    friend bool operator==(const Trampled&, const Trampled&) = default;
};
struct Dug {
    Point at;
    friend bool operator==(const Dug&, const Dug&) = default;
};
/// The hero learned the floor's plan.
struct Mapped {
    friend bool operator==(const Mapped&, const Mapped&) = default;
};
/// A sound that foes within `radius` steps hear.
struct Noised {
    Point at;
    int radius;
    friend bool operator==(const Noised&, const Noised&) = default;
};
/// A boss woke (the stairs close) or died (they open).
struct Sealed {
    bool closed;
    friend bool operator==(const Sealed&, const Sealed&) = default;
};
struct Drained {
    Feature feature;  ///< as it is now
    friend bool operator==(const Drained&, const Drained&) = default;
};
/// An action was not possible; `reason` is a sentence for the player. No time was spent.
struct Refusal {
    std::string reason;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Questions: the rules know one floor only. They stop at such an event, the run answers, then play goes on.

/// The hero stands on stairs and takes them: the run puts him on another floor.
struct LeftFloor {
    bool down;
    friend bool operator==(const LeftFloor&, const LeftFloor&) = default;
};
/// The floor is to be generated anew round the hero.
struct AskedRemaking {
    friend bool operator==(const AskedRemaking&, const AskedRemaking&) = default;
};
/// A gone room is called back; the keystone is spent.
struct AskedCallBack {
    int room;
    friend bool operator==(const AskedCallBack&, const AskedCallBack&) = default;
};
/// Another group of foes comes, out of sight.
struct AskedSpawn {
    friend bool operator==(const AskedSpawn&, const AskedSpawn&) = default;
};

// What the run itself tells.

/// A seal or crack says what is missing behind it.
struct Whispered {
    int room;
    std::string text;
    friend bool operator==(const Whispered&, const Whispered&) = default;
};
/// A gone room stands there again.
struct CameBack {
    int room;
    std::string text;
    friend bool operator==(const CameBack&, const CameBack&) = default;
};
/// The floor was generated anew round the hero.
struct Remade {
    friend bool operator==(const Remade&, const Remade&) = default;
};

using Event =
    std::variant<Moved, OpenedDoor, ClosedDoor, Refusal, LeftFloor, AskedRemaking, AskedCallBack, AskedSpawn,
                 Vanished, Appeared, MoodChanged, Missed, Hit, Hurt, Died, Healed, StatusBegan, StatusEnded,
                 Split, Swelled, Slammed, TellCancelled, HeldByWeb, GainedExperience, GainedLevel,
                 GainedStrength, HungerChanged, MaxHealthChanged, TookBoon, PickedUp, LeftLying, Landed, Lost,
                 Flew, Used, Equipped, Unequipped, Identified, Revealed, Bettered, WantsThing, Fizzled,
                 Unlocked, OpenedChest, FoundDoor, FoundTrap, TrapSprung, CaughtFire, GasReleased, WebTorn,
                 Trampled, Dug, Mapped, Noised, Sealed, Drained, Whispered, CameBack, Remade>;

/// Must the run answer this event before anybody else acts?
bool isQuestion(const Event& event);

}  // namespace gone
