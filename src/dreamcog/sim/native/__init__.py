"""The rules as native code: the same text turned into C++, built, and called through `ctypes`."""
