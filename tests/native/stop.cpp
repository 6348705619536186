// What a checked program does at a number that does not fit, or an index too far: it says so and ends.

#include <cstdio>
#include <cstdlib>

extern "C" [[noreturn]] void rules_do_not_fit(i64 number, int bytes) {
  std::fprintf(stderr, "%lld does not fit into %d bytes\n", number, bytes);
  std::abort();
}

extern "C" [[noreturn]] void rules_out_of_bounds(i64 index, int size) {
  std::fprintf(stderr, "%lld is out of bounds: there are %d entries\n", index, size);
  std::abort();
}
