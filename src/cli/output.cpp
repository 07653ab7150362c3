#include "cli/output.hpp"

#include "cli/message.hpp"
#include "cli/values.hpp"

#include <cerrno>
#include <system_error>

namespace gone {

bool Output::Buffer::flush() {
    if (error_ == 0 && std::fflush(file_) != 0) remember(errno);
    return error_ == 0;
}

void Output::Buffer::remember(int error) {
    if (error_ == 0) error_ = error == 0 ? EIO : error;
}

Output::Buffer::int_type Output::Buffer::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char byte = traits_type::to_char_type(c);
    return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
}

std::streamsize Output::Buffer::xsputn(const char* data, std::streamsize count) {
    if (error_ != 0) return 0;
    const std::size_t written = std::fwrite(data, 1, static_cast<std::size_t>(count), file_);
    if (written != static_cast<std::size_t>(count)) remember(errno);
    return static_cast<std::streamsize>(written);
}

Output::Output(const std::optional<std::filesystem::path>& file)
    : name_{file ? inQuotes(file->string()) : "the standard output"}, stream_{&buffer_} {
    file_ = file ? std::fopen(file->string().c_str(), "wb") : stdout;
    owned_ = file.has_value();
    if (file_ == nullptr) {
        buffer_.remember(errno);
        stream_.setstate(std::ios::badbit);
        return;
    }
    buffer_.attach(file_);
}

Output::~Output() {
    if (owned_ && file_ != nullptr) std::fclose(file_);
}

std::optional<std::string> Output::finish() {
    if (file_ != nullptr) buffer_.flush();
    if (owned_ && file_ != nullptr) {
        if (std::fclose(file_) != 0) buffer_.remember(errno);
        file_ = nullptr;
    }
    if (buffer_.error() == 0 || buffer_.error() == EPIPE) return std::nullopt;
    return "cannot write to " + name_ + ": " + std::generic_category().message(buffer_.error()) +
           (owned_ ? "; name another file with --out" : "; send it somewhere else");
}

int finished(Output& output) {
    const auto trouble = output.finish();
    if (trouble) complain(*trouble);
    return trouble ? 1 : 0;
}

int print(const std::string& text) {
    Output output{std::nullopt};
    output.stream() << text;
    return finished(output);
}

}  // namespace gone
