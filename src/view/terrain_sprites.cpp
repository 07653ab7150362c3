#include "view/terrain_sprites.hpp"

#include "view/camera.hpp"

#include <stdexcept>

namespace gone {
namespace {

/// Finds sprites of one biome.
class Finder {
public:
    Finder(const Atlas& atlas, Biome biome) : atlas_{atlas}, biome_{biome} {}

    const Sprite* get(const std::string& name) const { return &atlas_.sprite(biome_, name); }
    /// A picture that fills a cell.
    const Sprite* cell(const std::string& name) const {
        const Sprite* sprite = get(name);
        requireSize(*sprite, name, {cellPixels, cellPixels});
        return sprite;
    }
    /// A part of the manner the biome is drawn in.
    const Sprite* own(const std::string& name) const { return cell(folder() + name); }
    /// The first of `biome/name`, `folder/name` and `name` that exists.
    const Sprite* nearest(const std::string& name) const {
        for (const std::string& folderName : {std::string{gone::name(biome_)} + '/', folder()})
            if (atlas_.has(folderName + name)) return get(folderName + name);
        return get(name);
    }
    QuarterSet quarters(const std::string& name) const {
        return {cell(name + "/island"), cell(name + "/h"), cell(name + "/v"), cell(name + "/cross"),
                cell(name + "/fill")};
    }
    std::array<const Sprite*, 3> doors(const std::string& name) const {
        return {get(name + "/closed"), get(name + "/open"), get(name + "/locked")};
    }
    std::array<const Sprite*, 5> floors() const {
        if (mannerOf(biome_) == Manner::Grown)
            return {own("floor_a"), own("floor_e"), own("floor_d"), own("floor_b"), own("floor_c")};
        return {own("floor_a"), own("floor_d"), own("floor_b"), own("floor_c"), own("floor_c")};
    }

private:
    std::string folder() const { return mannerOf(biome_) == Manner::Grown ? "cave/" : "halls/"; }

    const Atlas& atlas_;
    Biome biome_;
};

std::array<Pixel, 10> slotsOf(const Atlas& atlas, Biome biome) {
    std::array<Pixel, 10> slots{};
    for (std::size_t i = 0; i < slots.size(); ++i) {
        slots[i] = atlas.slot(biome, static_cast<int>(i));
        if (!isOpaquePixel(slots[i]))
            throw std::runtime_error("the atlas has no slot " + std::to_string(i) + " of biome " +
                                     std::string{name(biome)} +
                                     ": add it to the palette and build the assets again");
    }
    return slots;
}

std::uint8_t slotNumber(const std::array<Pixel, 10>& slots, Pixel pixel) {
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i] == pixel) return static_cast<std::uint8_t>(i);
    throw std::runtime_error("a boulder of cave/face is not drawn in biome slots: use digits only");
}

/// The three faces of the caves side by side, as slot numbers: a curved edge shifts some pixels by a step.
Grid<std::uint8_t> boulderStrip(const Finder& find, const std::array<Pixel, 10>& slots) {
    Grid<std::uint8_t> strip{boulderSize};
    int left = 0;
    for (const char* name : {"cave/face", "cave/face_b", "cave/face_c"}) {
        const Image& pixels = find.cell(name)->pixels;
        for (int y = 0; y < pixels.height(); ++y)
            for (int x = 0; x < pixels.width(); ++x) strip[{left + x, y}] = slotNumber(slots, pixels[{x, y}]);
        left += pixels.width();
    }
    return strip;
}

/// In the Unmade a seal glows by one step.
void brighten(Image& junction, const std::array<Pixel, 10>& slots) {
    for (Pixel& pixel : junction.cells())
        if (pixel == slots[8]) pixel = slots[9];
}

}  // namespace

TerrainSprites::TerrainSprites(const Atlas& atlas, Biome biome)
    : ink{atlas.colour("ink")}, slots{slotsOf(atlas, biome)} {
    const Finder find{atlas, biome};
    floors = find.floors();
    corridors = mannerOf(biome) == Manner::Grown ? std::array{floors[0], floors[0]}
                                                 : std::array{find.own("corr_a"), find.own("corr_b")};
    junction = find.cell("halls/junction")->pixels;
    if (biome == Biome::Unmade) brighten(junction, slots);
    rug = find.get("rug");
    requireSize(*rug, "rug", {3 * cellPixels, 3 * cellPixels});
    faces = {find.own("face"), find.own("face_b"), find.own("face_c")};
    faceLeft = find.own("face_l");
    faceRight = find.own("face_r");
    boulders = boulderStrip(find, slots);
    hole = find.quarters("hole");
    sparks = {find.cell("hole/spark/0"), find.cell("hole/spark/1")};
    night = atlas.colour("night");
    blues = {atlas.colour("blue0"), atlas.colour("blue1"), atlas.colour("blue2"), atlas.colour("blue3")};
    stairsUp = find.nearest("stairs_up");
    stairsDown = find.nearest("stairs_down");
    levelDoors = find.doors("door_h");
    uprightDoors = find.doors("door_v");
    grass = {find.get("grass_a"), find.get("grass_b"), find.get("grass_tall"), find.get("grass_trodden")};
    trap = find.get("trap/spikes");
    web = find.get("web_full");
    chest = find.get("chest/closed");
    pillar = find.get("pillar");
    banner = find.get("banner");
    mossHanging = find.get("moss_hang");
    moss = find.get("moss_a");
    cornerWeb = find.get("web");
    mushroom = find.get("mushroom");
    feet = {find.get("water/feet/0"), find.get("water/feet/1")};
    sealDark = find.cell("seal/dark");
    sealLit = {find.cell("seal/lit/0"), find.cell("seal/lit/1"), find.cell("seal/lit/2")};
    sealSet = find.cell("seal/set");
    crack = {find.cell("crack/0"), find.cell("crack/1"), find.cell("crack/2")};
    crackSpent = find.cell("crack/dark");
    litter = {find.get("bones_a"), find.get("bones_b"), find.get("rubble")};
}

}  // namespace gone
