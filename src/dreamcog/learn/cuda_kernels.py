"""Launching a game's kernels: on a GPU through its driver, or as loops on this machine's processor.

The driver's library is called by `ctypes`, so that nothing need be compiled but the kernels;
memory, context and stream are torch's.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_uint, c_void_p
from functools import cache
from typing import Any, Protocol

from dreamcog.core.rule_set import RuleSet
from dreamcog.learn.cuda_build import NoGpuCode, gpu_binary, host_library

BLOCK = 64
"""Threads of a block, unless a launch asks for others."""

KERNELS = (
    *("tables_start", "tables_start_bots", "tables_step", "tables_step_bots"),
    *("tables_print", "tables_copy_printed", "tables_observe", "tables_states"),
    *("tables_play", "tables_race"),
)
"""The entry points of `tables.cu`."""


USED = {"registers": 4, "stack_bytes": 3}
SHARED_MEMORY_CARVEOUT = 9
"""The driver's numbers of what can be asked and set of a kernel."""


class Kernels(Protocol):
    """A game's kernels, ready to be launched."""

    def launch(self, name: str, given: ctypes.Structure, threads: int, block: int = BLOCK) -> None:
        """Run a kernel with so many threads or more; what follows on the stream sees it done."""

    def wait(self) -> None:
        """Until all launched kernels are done."""


class HostKernels:
    """The kernels as loops over their threads."""

    def __init__(self, rules: RuleSet) -> None:
        self._library = ctypes.CDLL(str(host_library(rules)))
        for name in KERNELS:
            getattr(self._library, name).restype = None

    def launch(self, name: str, given: ctypes.Structure, threads: int, block: int = BLOCK) -> None:
        """Run the loop."""
        getattr(self._library, name)(byref(given), ctypes.c_int64(threads))

    def wait(self) -> None:
        """Nothing is ever under way."""


class GpuKernels:
    """The kernels as machine code of the GPU that torch uses."""

    def __init__(self, rules: RuleSet, device: Any, registers: int = 0) -> None:
        import torch

        self._torch, self._device = torch, torch.device(device)
        torch.cuda.init()
        with torch.cuda.device(self._device):
            torch.zeros(1, device=self._device)  # torch's context is now that of this thread
            major, minor = torch.cuda.get_device_capability()
            self._driver, self._module = open_driver(), c_void_p()
            self._code = gpu_binary(rules, f"sm_{major}{minor}", registers)
            self._do("cuModuleLoadData", byref(self._module), self._code)
            self._functions = {name: self._find(name) for name in KERNELS}

    def _find(self, name: str) -> c_void_p:
        """A kernel; it shares no memory among threads, so that all of it serves as a cache."""
        found = c_void_p()
        self._do("cuModuleGetFunction", byref(found), self._module, name.encode())
        self._do("cuFuncSetAttribute", found, SHARED_MEMORY_CARVEOUT, 0)
        return found

    def _do(self, name: str, *arguments: Any) -> None:
        """Call the driver; `NoGpuCode` with what it says where it fails."""
        status = getattr(self._driver, name)(*arguments)
        if status:
            told = c_char_p()
            self._driver.cuGetErrorString(status, byref(told))
            raise NoGpuCode(f"{name}: {(told.value or b'').decode() or status}")

    def launch(self, name: str, given: ctypes.Structure, threads: int, block: int = BLOCK) -> None:
        """Launch on torch's present stream; nothing is waited for."""
        parameters = (c_void_p * 1)(ctypes.addressof(given))
        with self._torch.cuda.device(self._device):
            stream = c_void_p(self._torch.cuda.current_stream().cuda_stream)
            blocks = -(-threads // block)
            sizes = (blocks, 1, 1, block, 1, 1, 0)
            self._do("cuLaunchKernel", self._functions[name], *sizes, stream, parameters, None)

    def wait(self) -> None:
        """Until the GPU is done."""
        self._torch.cuda.synchronize(self._device)

    def used(self, name: str) -> dict[str, int]:
        """What a kernel takes of the GPU: registers and bytes of the stack, for each thread."""
        found = {}
        for what, attribute in USED.items():
            number = c_int()
            self._do("cuFuncGetAttribute", byref(number), attribute, self._functions[name])
            found[what] = number.value
        return found


@cache
def open_driver() -> Any:
    """The library of the GPU's driver; `NoGpuCode` where there is none."""
    for name in ("libcuda.so.1", "libcuda.so", "nvcuda.dll"):
        try:
            driver = ctypes.CDLL(name)
        except OSError:
            continue
        pointer = POINTER(c_void_p)
        driver.cuModuleLoadData.argtypes = [pointer, c_char_p]
        driver.cuModuleGetFunction.argtypes = [pointer, c_void_p, c_char_p]
        driver.cuLaunchKernel.argtypes = [c_void_p, *[c_uint] * 7, c_void_p, c_void_p, c_void_p]
        driver.cuFuncSetAttribute.argtypes = [c_void_p, c_int, c_int]
        driver.cuFuncGetAttribute.argtypes = [POINTER(c_int), c_int, c_void_p]
        driver.cuGetErrorString.argtypes = [c_int, POINTER(c_char_p)]
        return driver
    raise NoGpuCode("there is no driver of a GPU (libcuda.so.1)")
