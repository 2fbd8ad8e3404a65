"""The processes of this computer, as the system shows them: which of them have an argument, and how one is killed."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.support.patience import wait_until

KILLED: Final = 1 if sys.platform == "win32" else -9  # what `process.wait()` returns after `process.kill()`


def processes_with(argument: object) -> list[int]:
    """Return the processes with ``argument`` among their arguments, this one excepted."""
    return [number for number, arguments in _processes() if str(argument) in arguments and number != os.getpid()]


def kill(process: int) -> None:
    """Kill a child and wait until its last thread is gone, and all that it had open; it is left to be reaped."""
    if sys.platform == "win32":
        os.kill(process, signal.SIGTERM)  # which asks nothing of a process there, and ends it
        wait_until(lambda: process not in dict(_processes()), "it is gone")
    else:
        os.kill(process, signal.SIGKILL)
        os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _ntdll = ctypes.WinDLL("ntdll")
    _shell = ctypes.WinDLL("shell32")
    _shell.CommandLineToArgvW.restype = ctypes.POINTER(wintypes.LPWSTR)
    _kernel.OpenProcess.restype = wintypes.HANDLE
    _kernel.OpenProcess.argtypes = [wintypes.DWORD, wintypes.BOOL, wintypes.DWORD]
    _kernel.CloseHandle.argtypes = [wintypes.HANDLE]
    _kernel.GetExitCodeProcess.argtypes = [wintypes.HANDLE, ctypes.POINTER(wintypes.DWORD)]
    _kernel.ReadProcessMemory.argtypes = [
        *(wintypes.HANDLE, ctypes.c_void_p, ctypes.c_void_p),
        *(ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
    ]
    _ntdll.NtQueryInformationProcess.argtypes = [
        *(wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p),
        *(wintypes.ULONG, ctypes.POINTER(wintypes.ULONG)),
    ]
    _QUERY_AND_READ: Final = 0x0400 | 0x0010
    _STILL_ACTIVE: Final = 259
    # Of a process with 64 bits: in its basic information, in its environment block, in its parameters.
    _BLOCK, _PARAMETERS, _COMMAND_LINE = 8, 0x20, 0x70

    def _processes() -> Iterator[tuple[int, list[str]]]:
        numbers, size = (wintypes.DWORD * 4096)(), wintypes.DWORD()
        _kernel.K32EnumProcesses(numbers, ctypes.sizeof(numbers), ctypes.byref(size))
        for number in numbers[: size.value // 4]:
            line = _command_line(number)
            if line is not None:
                count = ctypes.c_int()
                found = _shell.CommandLineToArgvW(line, ctypes.byref(count))
                yield number, list(found[: count.value])

    def _command_line(number: int) -> str | None:
        """Return the command line of a process; nothing where it has ended, or is not this user's."""
        handle = _kernel.OpenProcess(_QUERY_AND_READ, False, number)
        if not handle:
            return None
        try:
            code = wintypes.DWORD()
            _kernel.GetExitCodeProcess(handle, ctypes.byref(code))
            if code.value != _STILL_ACTIVE:
                return None
            basic = ctypes.create_string_buffer(48)
            _ntdll.NtQueryInformationProcess(handle, 0, basic, len(basic), None)
            block = int.from_bytes(basic[_BLOCK : _BLOCK + 8], "little")
            parameters = int.from_bytes(_read(handle, block + _PARAMETERS, 8), "little")
            text = _read(handle, parameters + _COMMAND_LINE, 16)
            length, place = int.from_bytes(text[:2], "little"), int.from_bytes(text[8:], "little")
            line = _read(handle, place, length).decode("utf-16-le", "replace")
            return None if "\0" in line else line  # its memory has gone while it was read
        finally:
            _kernel.CloseHandle(handle)

    def _read(handle: int, place: int, length: int) -> bytes:
        buffer = ctypes.create_string_buffer(length)
        _kernel.ReadProcessMemory(handle, place, buffer, length, None)
        return buffer.raw

else:

    def _processes() -> Iterator[tuple[int, list[str]]]:
        for place in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                yield int(place.parent.name), place.read_bytes().decode("utf-8", "replace").split("\0")
            except OSError:  # it has just ended
                continue
