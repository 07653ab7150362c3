#include "content/statuses.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace gone {
namespace {

// clang-format off
constexpr std::array<StatusRow, statusCount> table{{
    {Status::Burning, "burning", "icon/burning", true, true, "2 harm a turn. Water ends it."},
    {Status::Poisoned, "poisoned", "icon/poison", true, true, "1 harm a turn."},
    {Status::Acid, "acid", "icon/acid", true, true, "1 harm a turn. Water ends it."},
    {Status::Chilled, "chilled", "icon/chilled", true, true, "Acts take half as long again."},
    {Status::Webbed, "webbed", "icon/webbed", true, false, "One try in two tears free. So does fire."},
    {Status::Stunned, "stunned", "icon/stunned", true, false, "No act till it is over. Foes so caught are hit for double."},
    {Status::Sleeping, "asleep", "icon/sleep", true, false, "No act till it is over, or till hurt."},
    {Status::Dread, "dread", "icon/dread", true, false, "Flees."},
    {Status::Haste, "haste", "icon/haste", false, false, "Acts take half the time."},
    {Status::Invisible, "invisible", "icon/invisible", false, false, "Seen from beside only. Ends with a blow."},
    {Status::Levitating, "levitating", "icon/levitate", false, false, "Over water, holes and traps."},
    {Status::Clarity, "clarity", "icon/clarity", false, false, "Every foe of the floor shows."},
}};
// clang-format on

}  // namespace

const StatusRow& rowOf(Status status) {
    const StatusRow& row = table[static_cast<std::size_t>(status)];
    assert(row.status == status);
    return row;
}

}  // namespace gone
