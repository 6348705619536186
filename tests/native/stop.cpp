// What a checked program does where a stored number does not fit: it says so and ends.

#include <cstdio>
#include <cstdlib>

extern "C" [[noreturn]] void rules_do_not_fit(i64 number, int bytes) {
  std::fprintf(stderr, "%lld does not fit into %d bytes\n", number, bytes);
  std::abort();
}
