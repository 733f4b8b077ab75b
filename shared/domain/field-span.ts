/** A slice of a stored text as it travels: `[start, end)` in UTF-16 code units. */
import * as z from 'zod';

export const spanSchema = z.object({ start: z.number().int(), end: z.number().int() });
