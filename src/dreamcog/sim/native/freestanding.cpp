// What a library without a C library lacks: the functions to which compilers turn copies of records,
// and the entry point of a Windows library.

#define NO_BUILTIN extern "C" __attribute__((used, visibility("hidden"), no_builtin))

NO_BUILTIN void* memcpy(void* __restrict to, const void* __restrict from, decltype(sizeof 0) size) {
  auto* target = static_cast<unsigned char*>(to);
  auto* source = static_cast<const unsigned char*>(from);
  for (decltype(size) i = 0; i < size; i++) target[i] = source[i];
  return to;
}

NO_BUILTIN void* memmove(void* to, const void* from, decltype(sizeof 0) size) {
  auto* target = static_cast<unsigned char*>(to);
  auto* source = static_cast<const unsigned char*>(from);
  if (target < source) {
    for (decltype(size) i = 0; i < size; i++) target[i] = source[i];
  } else {
    for (decltype(size) i = size; i > 0; i--) target[i - 1] = source[i - 1];
  }
  return to;
}

NO_BUILTIN void* memset(void* to, int value, decltype(sizeof 0) size) {
  auto* target = static_cast<unsigned char*>(to);
  for (decltype(size) i = 0; i < size; i++) target[i] = static_cast<unsigned char>(value);
  return to;
}

#if defined(_WIN32)
extern "C" int __stdcall DllMainCRTStartup(void*, unsigned, void*) { return 1; }
#endif
