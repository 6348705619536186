"""Reads what libraries for other platforms say of themselves: ELF, Mach-O and PE files."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

ELF_MACHINES = {0x3E: "x86_64", 0xB7: "arm64"}
MACH_MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}
PE_MACHINES = {0x8664: "x86_64", 0xAA64: "arm64"}


@dataclass
class Binary:
    """A library: its format and machine, what it gives to others and what it needs of them."""

    format: str
    machine: str
    exports: set[str] = field(default_factory=set)
    imports: set[str] = field(default_factory=set)
    """Functions of others."""
    libraries: set[str] = field(default_factory=set)
    """Libraries of others."""
    commands: set[int] = field(default_factory=set)
    """Of a Mach-O file: its load commands."""
    is_signed: bool = False
    """Of a Mach-O file: every page has the hash that its signature names."""


def read_binary(data: bytes) -> Binary:
    """Read a library of any of the three formats."""
    if data[:4] == b"\x7fELF":
        return read_elf(data)
    if data[:4] == struct.pack("<I", 0xFEEDFACF):
        return read_mach(data)
    if data[:2] == b"MZ":
        return read_pe(data)
    raise ValueError("neither ELF nor Mach-O nor PE")


def text_at(data: bytes, at: int) -> str:
    """Return the text that ends with a zero."""
    return data[at : data.index(0, at)].decode()


def read_elf(data: bytes) -> Binary:
    """Read the dynamic symbols and the needed libraries of a 64-bit ELF file."""
    (machine,) = struct.unpack_from("<H", data, 18)
    made = Binary("ELF", ELF_MACHINES[machine])
    (sections,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, sections + size * i) for i in range(count)]
    for _, kind, _, _, offset, length, link, *_ in headers:
        names = headers[link][4]
        if kind == 11:  # dynamic symbols
            for at in range(offset + 24, offset + length, 24):
                name, _, _, section = struct.unpack_from("<IBBH", data, at)
                (made.exports if section else made.imports).add(text_at(data, names + name))
        if kind == 6:  # dynamic entries; 1: a needed library
            for at in range(offset, offset + length, 16):
                tag, value = struct.unpack_from("<qQ", data, at)
                if tag == 1:
                    made.libraries.add(text_at(data, names + value))
    return made


def read_mach(data: bytes) -> Binary:
    """Read the symbols, load commands and signature of a 64-bit Mach-O file."""
    machine, _, _, count = struct.unpack_from("<IIII", data, 4)
    made = Binary("Mach-O", MACH_MACHINES[machine])
    at = 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", data, at)
        made.commands.add(command)
        if command == 0xC:  # a library of others
            made.libraries.add(text_at(data, at + struct.unpack_from("<I", data, at + 8)[0]))
        if command == 0x80000022:  # what the loader binds: imports, and the trie of exports
            (exports,) = struct.unpack_from("<I", data, at + 40)
            made.exports |= {name.removeprefix("_") for name in trie(data, exports, exports)}
        if command == 0x2:  # symbols; those of no section are others'
            symbols, number, names, _ = struct.unpack_from("<IIII", data, at + 8)
            for i in range(number):
                name, kind = struct.unpack_from("<IB", data, symbols + 16 * i)
                if kind & 0xE == 0:
                    made.imports.add(text_at(data, names + name))
        if command == 0x1D:
            made.is_signed = has_right_hashes(data, struct.unpack_from("<I", data, at + 8)[0])
        at += size
    return made


def trie(data: bytes, root: int, at: int, prefix: str = "") -> Iterator[str]:
    """Yield the names in a Mach-O file's trie of exports."""
    length, at = number(data, at)
    if length:
        yield prefix
    at += length
    children, at = data[at], at + 1
    for _ in range(children):
        part = text_at(data, at)
        child, at = number(data, at + len(part) + 1)
        yield from trie(data, root, root + child, prefix + part)


def number(data: bytes, at: int) -> tuple[int, int]:
    """Read a number of seven bits a byte; return it and where the next thing begins."""
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 0x80:
            return value, at


def has_right_hashes(data: bytes, signature: int) -> bool:
    """Say whether an ad-hoc signature's SHA-256 hashes are those of the pages before it."""
    (count,) = struct.unpack_from(">I", data, signature + 8)
    for i in range(count):
        (offset,) = struct.unpack_from(">I", data, signature + 16 + 8 * i)
        directory = signature + offset
        if struct.unpack_from(">I", data, directory)[0] != 0xFADE0C02:
            continue
        hashes, _, _, pages, limit = struct.unpack_from(">IIIII", data, directory + 16)
        size, kind, _, page = struct.unpack_from(">BBBB", data, directory + 36)
        if (size, kind) != (32, 2) or limit != signature:
            return False
        named = [data[directory + hashes + 32 * n :][:32] for n in range(pages)]
        starts = range(0, limit, 1 << page)
        return named == [
            hashlib.sha256(data[start : min(start + (1 << page), limit)]).digest()
            for start in starts
        ]
    return False


def read_pe(data: bytes) -> Binary:
    """Read the exports and imports of a 64-bit PE file."""
    (head,) = struct.unpack_from("<I", data, 0x3C)
    machine, count = struct.unpack_from("<HH", data, head + 4)
    made = Binary("PE", PE_MACHINES[machine])
    (optional,) = struct.unpack_from("<H", data, head + 20)
    sections = [
        struct.unpack_from("<IIII", data, head + 24 + optional + 40 * i + 8) for i in range(count)
    ]

    def file_offset(address: int) -> int:
        for _, start, size, offset in sections:
            if start <= address < start + size:
                return address - start + offset
        raise ValueError(f"no section holds {address:#x}")

    directory = head + 24 + 112
    exports, _, imports, _ = struct.unpack_from("<IIII", data, directory)
    if exports:
        names, table = struct.unpack_from("<I4xI", data, file_offset(exports) + 24)
        for i in range(names):
            (name,) = struct.unpack_from("<I", data, file_offset(table) + 4 * i)
            made.exports.add(text_at(data, file_offset(name)))
    at = file_offset(imports) if imports else 0
    while imports and (name := struct.unpack_from("<I", data, at + 12)[0]):
        made.libraries.add(text_at(data, file_offset(name)))
        at += 20
    return made
