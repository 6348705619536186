// What generated rules stand on. No header of any library is included, so that one text serves every
// compiler and every platform.
//
// RULES_CHECKED makes every stored number check that it fits, since small integers would wrap in
// silence, and every array that its index is its own: a sanitizer alone lets one too far pass.

// RULE stands before every function, RULE_CALLED before those that are too large to be written out at
// every call, RULE_TABLE before tables of numbers: other targets define them otherwise.

#ifndef RULE
#define RULE static inline
#define RULE_CALLED RULE
#define RULE_TABLE static const
#endif

using i64 = long long;
using u8 = unsigned char;
using u64 = unsigned long long;
static_assert(sizeof(short) == 2 && sizeof(int) == 4 && sizeof(i64) == 8);

#ifdef RULES_CHECKED
extern "C" [[noreturn]] void rules_do_not_fit(i64 number, int bytes);
extern "C" [[noreturn]] void rules_out_of_bounds(i64 index, int size);

// A stored number that refuses to hold what it cannot.
template <class T> struct Stored {
  T number;
  operator T() const { return number; }
  Stored& operator=(i64 other) {
    number = (T)other;
    if (number != other) rules_do_not_fit(other, sizeof(T));
    return *this;
  }
  Stored& operator+=(i64 other) { return *this = number + other; }
  Stored& operator-=(i64 other) { return *this = number - other; }
  Stored& operator*=(i64 other) { return *this = number * other; }
  Stored& operator&=(i64 other) { return *this = number & other; }
  Stored& operator|=(i64 other) { return *this = number | other; }
  Stored& operator^=(i64 other) { return *this = number ^ other; }
};
using i8 = Stored<signed char>;
using i16 = Stored<short>;
using i32 = Stored<int>;
using seen = Stored<u8>;

// An array that has no entries but its own.
template <class T, int SIZE> struct Row {
  T entries[SIZE];
  const T& operator[](i64 index) const {
    if (index < 0 || index >= SIZE) rules_out_of_bounds(index, SIZE);
    return entries[index];
  }
  T& operator[](i64 index) { return const_cast<T&>(static_cast<const Row&>(*this)[index]); }
};
#else
using i8 = signed char;
using i16 = short;
using i32 = int;
using seen = u8;
template <class T, int SIZE> using Row = T[SIZE];
#endif

// Python's division rounds down; that of C++ rounds towards zero.
template <class T> RULE T floor_div(T a, T b) { return a / b - ((a % b != 0) & ((a < 0) != (b < 0))); }
template <class T> RULE T floor_mod(T a, T b) {
  T rest = a % b;
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
template <class T> RULE T least(T a, T b) { return b < a ? b : a; }
template <class T> RULE T most(T a, T b) { return b > a ? b : a; }

// A shift by more places than a number has leaves its sign.
template <class T> RULE T shift_right(T a, T by) {
#ifdef RULES_CHECKED
  if (by < 0) rules_do_not_fit(by, sizeof(T));
#endif
  T most_places = 8 * sizeof(T) - 1;
  return a >> (by < most_places ? by : most_places);
}

// A shift by which nothing is lost, and a wide number where 32 bits are wanted.
template <class T> RULE T shift_left(T a, T by) {
  T moved = a << by;
#ifdef RULES_CHECKED
  if (moved >> by != a) rules_do_not_fit(a, sizeof(T));
#endif
  return moved;
}
RULE int narrow(i64 number) {
#ifdef RULES_CHECKED
  if ((int)number != number) rules_do_not_fit(number, sizeof(int));
#endif
  return (int)number;
}
