#include "view/sentence.hpp"

#include "rules/playing.hpp"
#include "view/message_log.hpp"

#include <doctest/doctest.h>

namespace gone {
namespace {

World hall() {
    return drawn(
        "#######\n"
        "#@r...#\n"
        "#######\n");
}

Who hero(const World& world) {
    return who(world.hero());
}
Who rat(const World& world) {
    return who(world.actors.back());
}

std::string said(const Event& event, const World& world = hall()) {
    return plain(sentenceOf(event, world));
}

}  // namespace

TEST_CASE("a blow says who struck whom for how much") {
    const World world = hall();
    CHECK(said(Hit{hero(world), rat(world), Cause::Blow, 4, false}) == "You hit the rat for 4.");
    CHECK(said(Hit{rat(world), hero(world), Cause::Blow, 3, false}) == "The rat hits you for 3.");
    CHECK(said(Hit{rat(world), hero(world), Cause::Missile, 3, false}) ==
          "The rat hits you from afar for 3.");
    CHECK(said(Hit{hero(world), rat(world), Cause::Blow, 0, false}) == "You hit the rat, and it is blocked.");
    CHECK(said(Hit{hero(world), rat(world), Cause::Blow, 8, true}) ==
          "It never saw you. You hit the rat for 8.");
    CHECK(said(Missed{rat(world), hero(world), Cause::Blow}) == "The rat misses you.");
    CHECK(said(Missed{hero(world), rat(world), Cause::Blow}) == "You miss the rat.");
}

TEST_CASE("harm that nobody struck names what hurts") {
    const World world = hall();
    CHECK(said(Hurt{hero(world), Cause::Burning, 2}) == "The fire hurts you for 2.");
    CHECK(said(Hurt{hero(world), Cause::Starvation, 1}) == "Hunger hurts you for 1.");
    CHECK(said(Hurt{rat(world), Cause::Poison, 1}) == "The poison hurts the rat for 1.");
}

TEST_CASE("a death says whose it was and by whom") {
    const World world = hall();
    CHECK(said(Died{rat(world), Cause::Blow, hero(world)}) == "You kill the rat.");
    CHECK(said(Died{rat(world), Cause::Burning, std::nullopt}) == "The rat dies.");
    CHECK(said(Died{hero(world), Cause::Blow, rat(world)}) == "You die.");
}

TEST_CASE("what happens out of sight is not said") {
    const World world = drawn(
        "#####\n"
        "#@#r#\n"
        "#####\n");
    CHECK(said(MoodChanged{rat(world), Mood::Asleep, Mood::Hunting}, world).empty());
    CHECK(said(Died{rat(world), Cause::Burning, std::nullopt}, world).empty());
    CHECK(said(OpenedDoor{rat(world).id, {3, 1}}, world).empty());
    CHECK(said(MoodChanged{rat(hall()), Mood::Asleep, Mood::Hunting}) == "The rat wakes.");
}

TEST_CASE("moods are said as the hero sees them") {
    const World world = hall();
    CHECK(said(MoodChanged{rat(world), Mood::Wandering, Mood::Hunting}) == "The rat notices you.");
    CHECK(said(MoodChanged{rat(world), Mood::Hunting, Mood::Searching}) == "The rat has lost you.");
    CHECK(said(MoodChanged{rat(world), Mood::Hunting, Mood::Fleeing}) == "The rat flees.");
}

TEST_CASE("statuses and hunger are said of who has them") {
    const World world = hall();
    CHECK(said(StatusBegan{hero(world), Status::Poisoned, 4}) == "You are poisoned.");
    CHECK(said(StatusBegan{rat(world), Status::Burning, 4}) == "The rat is on fire.");
    CHECK(said(StatusEnded{hero(world), Status::Haste}) == "You are no longer hasted.");
    CHECK(said(HungerChanged{150}) == "You are hungry.");
    CHECK(said(HungerChanged{0}) == "You starve.");
}

TEST_CASE("things are named as the hero knows them") {
    World world = hall();
    const Item potion{5, ItemKind::HealingPotion, 2};
    CHECK(said(PickedUp{potion, {1, 1}}, world).find("healing") == std::string::npos);
    world.character.lore.known[static_cast<std::size_t>(ItemKind::HealingPotion)] = true;
    CHECK(said(PickedUp{potion, {1, 1}}, world) == "You take: 2 potions of healing.");
    CHECK(said(Used{potion}, world) == "You drink the potion of healing.");
    CHECK(said(Identified{ItemKind::HastePotion, false}, world) == "It is a potion of haste.");
    CHECK(said(Identified{ItemKind::HastePotion, true}, world) == "What is left must be a potion of haste.");
}

TEST_CASE("a refusal and a whisper are said as they are") {
    CHECK(said(Refusal{"The door is locked."}) == "The door is locked.");
    CHECK(said(Whispered{3, "It smells of books."}) == "It smells of books.");
    CHECK(said(Moved{2, {1, 1}, {2, 1}}).empty());
}

TEST_CASE("harm has another tone than gain") {
    const World world = hall();
    const auto toneOf = [&](const Hit& hit, std::string_view word) {
        for (const Word& part : sentenceOf(hit, world))
            if (part.text == word) return part.tone;
        return Tone::Plain;
    };
    CHECK(toneOf({rat(world), hero(world), Cause::Blow, 3, false}, "3") == Tone::Harm);
    CHECK(toneOf({hero(world), rat(world), Cause::Blow, 3, false}, "3") == Tone::Gain);
}

TEST_CASE("the log folds repeats and keeps the rest apart") {
    MessageLog log;
    log.add({"You miss the rat."}, 1);
    log.add({"You miss the rat."}, 2);
    log.add({}, 2);
    log.add({"The rat misses you."}, 2);
    log.add({"You miss the rat."}, 3);
    REQUIRE(log.entries().size() == 3);
    CHECK(plain(folded(log.entries()[0])) == "You miss the rat. x2");
    CHECK(log.entries()[0].turn == 2);
    CHECK(plain(folded(log.entries()[2])) == "You miss the rat.");
}

}  // namespace gone
