/** The path parameter that names one record. */
import * as z from 'zod';
import { blankAsAbsent } from '../domain/field.ts';

const ID_MAX_CHARS = 100;

/** The parameters of a path that ends in `{id}`, or goes on behind it. */
export const idParams = z.object({ id: z.string().min(1).max(ID_MAX_CHARS) });

/** A filter by one record's id. */
export const idFilter = blankAsAbsent(z.string().max(ID_MAX_CHARS, 'TOO_LONG'));

/** The same key with the same content is the same submission, however often it is sent. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });
