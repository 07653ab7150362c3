#include "game/schedule.hpp"

#include "base/rng.hpp"
#include "game/recipes.hpp"

#include <array>
#include <utility>

namespace gone {
namespace {

/// Draws the whole run's schedule in a fixed order and keeps what falls on one floor.
class Scheduler {
public:
    Scheduler(Seed run, int floor) : rng_{derive(run, "schedule")}, floor_{floor} {}

    void onEveryFloor(ItemKind kind) { things_.push_back(kind); }

    /// `count` of a kind on as many different ones of each `span` floors.
    void spread(ItemKind kind, int count, int span) {
        for (int first = 1; first <= lastFloor; first += span) {
            std::vector<int> floors;
            for (int i = 0; i < span; ++i) floors.push_back(first + i);
            for (int i = 0; i < count; ++i) {
                const auto pick = static_cast<std::size_t>(rng_.below(static_cast<int>(floors.size())));
                put(kind, floors[pick]);
                floors.erase(floors.begin() + static_cast<std::ptrdiff_t>(pick));
            }
        }
    }

    void keystones() {
        constexpr int span = 3;
        for (int first = 1; first <= lastFloor; first += span) {
            const int count = 2 + rng_.below(2);
            for (int i = 0; i < count; ++i) put(ItemKind::Keystone, first + rng_.below(span));
        }
    }

    void by(int last, ItemKind kind) { put(kind, 1 + rng_.below(last)); }

    ItemKind firstWeapon() {
        constexpr std::array weapons{ItemKind::Sword, ItemKind::Spear, ItemKind::Axe};
        return weapons[static_cast<std::size_t>(rng_.below(static_cast<int>(weapons.size())))];
    }

    std::vector<ItemKind> take() { return std::move(things_); }

private:
    void put(ItemKind kind, int floor) {
        if (floor == floor_) things_.push_back(kind);
    }

    Rng rng_;
    int floor_;
    std::vector<ItemKind> things_;
};

}  // namespace

std::vector<ItemKind> scheduledThings(Seed run, int floor) {
    Scheduler schedule{run, floor};
    schedule.onEveryFloor(ItemKind::Meal);
    schedule.spread(ItemKind::HealingPotion, 1, 2);
    schedule.spread(ItemKind::UpgradeScroll, 3, 5);
    schedule.spread(ItemKind::MightPotion, 1, 5);
    schedule.keystones();
    const ItemKind weapon = schedule.firstWeapon();
    schedule.by(2, weapon);
    schedule.by(3, ItemKind::Leather);
    return schedule.take();
}

}  // namespace gone
