/* ProcessPrng, which Wine 8 lacks and every library in Rust asks for. Installed into Wine's own folder, never beside the program. */
#include <windows.h>
#include <ntsecapi.h> /* RtlGenRandom */
#include <stdlib.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
    while (length > 0) {
        ULONG part = length > 0x40000000 ? 0x40000000 : (ULONG)length;
        if (!RtlGenRandom(data, part))
            abort();
        data += part;
        length -= part;
    }
    return TRUE;
}
