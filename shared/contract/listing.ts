/** The request and response shape of every list of the API. */
import * as z from 'zod';
import { blankAsAbsent, blankAsDefault } from '../domain/field.ts';

export const LIST_LIMIT = { default: 25, max: 100 } as const;

/** `limit` 1..100 and an opaque `cursor`, as query strings carry them. */
export const pageQuerySchema = z.object({
  limit: blankAsDefault(
    z.coerce
      .number({ error: 'INVALID' })
      .int('INVALID')
      .min(1, 'TOO_SMALL')
      .max(LIST_LIMIT.max, 'TOO_LARGE')
      .default(LIST_LIMIT.default),
  ),
  cursor: blankAsAbsent(z.string().max(2000, 'INVALID')),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** The direction of a sorted list; absent, the one that suits what it is sorted by. */
export const orderSchema = blankAsAbsent(z.enum(['asc', 'desc']));

/** One page of a list; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
