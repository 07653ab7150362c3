#pragma once

#include <cstdio>
#include <filesystem>
#include <optional>
#include <ostream>
#include <streambuf>
#include <string>

namespace gone {

/// Where a command's data goes: a file, or the standard output. Remembers the first thing that went wrong.
/// A reader that closes its end of a pipe has seen enough: that ends the output but is no error.
class Output {
public:
    /// Opens `file`, or takes the standard output without one.
    explicit Output(const std::optional<std::filesystem::path>& file);
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    ~Output();

    /// Turns false as soon as nothing more can be written.
    std::ostream& stream() { return stream_; }

    /// Writes out what is still held back and closes. Returns one line that says what failed, or nothing.
    std::optional<std::string> finish();

private:
    class Buffer : public std::streambuf {
    public:
        void attach(std::FILE* file) { file_ = file; }
        int error() const { return error_; }  ///< errno of the first failure, 0 if none
        bool flush();
        void remember(int error);

    protected:
        int_type overflow(int_type c) override;
        std::streamsize xsputn(const char* data, std::streamsize count) override;
        int sync() override { return flush() ? 0 : -1; }

    private:
        std::FILE* file_ = nullptr;
        int error_ = 0;
    };

    std::string name_;
    std::FILE* file_ = nullptr;
    bool owned_ = false;
    Buffer buffer_;
    std::ostream stream_;
};

/// Closes the output. Returns the exit code, after a line on the standard error if something went wrong.
int finished(Output& output);

/// The text on the standard output. Returns the exit code.
int print(const std::string& text);

}  // namespace gone
