#include "overlay/lab_maker.hpp"

#include <condition_variable>
#include <mutex>
#include <new>
#include <thread>
#include <utility>

namespace gone {

namespace {

constexpr int mostThreads = 2;

LabOutcome outcomeOf(const LabMaker::Make& make, const LabWish& wish) {
    const std::string size = std::to_string(wish.size.width) + "x" + std::to_string(wish.size.height);
    try {
        return {wish, make(wish), {}};
    } catch (const std::bad_alloc&) {
        return {wish, nullptr,
                "The memory does not hold a level of " + size + ": a smaller size needs less."};
    } catch (const std::exception& error) {
        return {wish, nullptr, "The level of " + size + " could not be made: " + error.what() + "."};
    }
}

}  // namespace

/// What the frame and the threads share.
struct LabMaker::Desk {
    explicit Desk(Make maker) : make{std::move(maker)} {}

    const Make make;
    std::mutex mutex;
    std::condition_variable asked;      ///< there is a next wish, or the desk was closed
    std::condition_variable delivered;  ///< there is a result
    std::optional<LabWish> wanted;      ///< asked for and not yet fetched
    std::optional<LabWish> next;        ///< the same until a thread takes it
    std::optional<LabOutcome> result;   ///< of what is wanted
    int threads = 0;
    int working = 0;
    bool closed = false;

    static void work(const std::shared_ptr<Desk>& desk);
};

void LabMaker::Desk::work(const std::shared_ptr<Desk>& desk) {
    std::unique_lock lock{desk->mutex};
    while (true) {
        desk->asked.wait(lock, [&] { return desk->closed || desk->next; });
        if (desk->closed) return;
        const LabWish wish = *std::exchange(desk->next, std::nullopt);
        ++desk->working;
        lock.unlock();
        LabOutcome outcome = outcomeOf(desk->make, wish);
        lock.lock();
        --desk->working;
        if (desk->wanted != wish) continue;
        desk->result = std::move(outcome);
        desk->delivered.notify_one();
    }
}

LabMaker::LabMaker() : LabMaker([](const LabWish& wish) { return makeLabLevel(wish); }) {}

LabMaker::LabMaker(Make make) : desk_{std::make_shared<Desk>(std::move(make))} {}

LabMaker::~LabMaker() {
    const std::lock_guard lock{desk_->mutex};
    desk_->closed = true;
    desk_->asked.notify_all();
}

bool LabMaker::want(const LabWish& wish) {
    const std::lock_guard lock{desk_->mutex};
    if (desk_->wanted == wish) return false;
    desk_->wanted = wish;
    desk_->next = wish;
    desk_->result.reset();
    if (desk_->working == desk_->threads && desk_->threads < mostThreads) {
        std::thread{[desk = desk_] { Desk::work(desk); }}.detach();
        ++desk_->threads;
    }
    desk_->asked.notify_one();
    return true;
}

void LabMaker::cancel() {
    const std::lock_guard lock{desk_->mutex};
    desk_->wanted.reset();
    desk_->next.reset();
    desk_->result.reset();
}

std::optional<LabOutcome> LabMaker::finished(std::chrono::milliseconds patience) {
    std::unique_lock lock{desk_->mutex};
    if (!desk_->wanted) return std::nullopt;
    if (!desk_->delivered.wait_for(lock, patience, [this] { return desk_->result.has_value(); }))
        return std::nullopt;
    desk_->wanted.reset();
    return std::exchange(desk_->result, std::nullopt);
}

bool LabMaker::isBusy() const {
    const std::lock_guard lock{desk_->mutex};
    return desk_->wanted.has_value();
}

bool LabMaker::isWorking() const {
    const std::lock_guard lock{desk_->mutex};
    return desk_->working > 0;
}

bool serve(LabState& lab, LabMaker& maker, std::chrono::milliseconds patience) {
    const std::optional<LabWish> wish = wantedLevel(lab);
    if (!wish) {
        maker.cancel();
        return false;
    }
    const bool isNews = maker.want(*wish);
    std::optional<LabOutcome> outcome = maker.finished(isNews ? patience : std::chrono::milliseconds{});
    if (!outcome) return false;
    if (outcome->level)
        show(lab, std::move(outcome->level));
    else
        giveUp(lab, outcome->wish, std::move(outcome->failure));
    return true;
}

}  // namespace gone
