/* Windows' own ICU, which Wine 8 lacks: what Qt6Core 6.11 asks of it, where no converter can be had. Qt's own, as for
 * UTF-8 and UTF-16, do not need it. Installed into Wine's own folder, never beside the program. */
#include <stdint.h>

#define EXPORT __declspec(dllexport)
enum { UNSUPPORTED = 16 };

EXPORT int32_t ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int32_t number) { return 0; }
EXPORT void *ucnv_open(const char *name, int *error) { *error = UNSUPPORTED; return 0; }
EXPORT void ucnv_close(void *converter) {}
EXPORT void ucnv_reset(void *converter) {}
EXPORT int8_t ucnv_getMaxCharSize(const void *converter) { return 1; }
EXPORT const char *ucnv_getName(const void *converter, int *error) { *error = UNSUPPORTED; return 0; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    *error = UNSUPPORTED;
    return 0;
}
EXPORT int32_t ucnv_toUCountPending(const void *converter, int *error) { *error = UNSUPPORTED; return 0; }
EXPORT int32_t ucnv_fromUCountPending(const void *converter, int *error) { *error = UNSUPPORTED; return 0; }
EXPORT void ucnv_getToUCallBack(const void *converter, void **action, const void **context) { *action = 0; *context = 0; }
EXPORT void ucnv_getFromUCallBack(const void *converter, void **action, const void **context) { *action = 0; *context = 0; }
EXPORT void ucnv_setToUCallBack(void *converter, void *action, const void *context, void *old, void *old_context, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void ucnv_setFromUCallBack(void *converter, void *action, const void *context, void *old, void *old_context, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void ucnv_toUnicode(void *converter, void *target, const void *limit, void *source, const void *source_limit,
                           int32_t *offsets, int8_t flush, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void ucnv_fromUnicode(void *converter, void *target, const void *limit, void *source, const void *source_limit,
                             int32_t *offsets, int8_t flush, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void ucnv_cbToUWriteUChars(void *arguments, const void *source, int32_t length, int32_t offset, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void ucnv_cbFromUWriteUChars(void *arguments, void *source, const void *limit, int32_t offset, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(const void *context, void *arguments, const char *units, int32_t length,
                                          int reason, int *error)
{
    *error = UNSUPPORTED;
}
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(const void *context, void *arguments, const void *units, int32_t length,
                                            int32_t point, int reason, int *error)
{
    *error = UNSUPPORTED;
}
