#include "overlay/lab_maker.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace gone {

/// What the frame and the thread share.
struct LabMaker::Desk {
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<LabWish> next;             ///< to be made, newest only
    std::shared_ptr<const LabLevel> result;  ///< made and not yet fetched
    bool working = false;
    bool closed = false;
    bool hasThread = false;

    static void work(const std::shared_ptr<Desk>& desk);
};

void LabMaker::Desk::work(const std::shared_ptr<Desk>& desk) {
    std::unique_lock lock{desk->mutex};
    while (true) {
        desk->changed.wait(lock, [&] { return desk->closed || desk->next; });
        if (desk->closed) return;
        const LabWish wish = *std::exchange(desk->next, std::nullopt);
        desk->working = true;
        lock.unlock();
        std::shared_ptr<const LabLevel> made = makeLabLevel(wish);
        lock.lock();
        desk->working = false;
        desk->result = std::move(made);
    }
}

LabMaker::LabMaker() : desk_{std::make_shared<Desk>()} {}

LabMaker::~LabMaker() {
    const std::lock_guard lock{desk_->mutex};
    desk_->closed = true;
    desk_->changed.notify_one();
}

std::shared_ptr<const LabLevel> LabMaker::want(const LabWish& wish) {
    if (awaited_ == wish) return nullptr;
    cancel();
    if (wish.size.area() < smallestAreaBesideTheFrame) return makeLabLevel(wish);
    const std::lock_guard lock{desk_->mutex};
    if (!desk_->hasThread) {
        std::thread{[desk = desk_] { Desk::work(desk); }}.detach();
        desk_->hasThread = true;
    }
    awaited_ = wish;
    desk_->next = wish;
    desk_->changed.notify_one();
    return nullptr;
}

void LabMaker::cancel() {
    if (!awaited_) return;
    awaited_.reset();
    const std::lock_guard lock{desk_->mutex};
    desk_->next.reset();
}

std::shared_ptr<const LabLevel> LabMaker::finished() {
    if (!awaited_) return nullptr;
    const std::lock_guard lock{desk_->mutex};
    std::shared_ptr<const LabLevel> made = std::exchange(desk_->result, nullptr);
    if (!made || made->wish != *awaited_) return nullptr;
    awaited_.reset();
    return made;
}

bool LabMaker::isBusy() const {
    return awaited_.has_value();
}

bool LabMaker::isWorking() const {
    const std::lock_guard lock{desk_->mutex};
    return desk_->working;
}

bool serve(LabState& lab, LabMaker& maker) {
    std::shared_ptr<const LabLevel> made;
    if (const std::optional<LabWish> wish = wantedLevel(lab))
        made = maker.want(*wish);
    else
        maker.cancel();
    if (!made) made = maker.finished();
    if (!made) return false;
    show(lab, std::move(made));
    return true;
}

}  // namespace gone
