#include <cstdio>

int main() {
    std::puts("gonerooms");
    return 0;
}
