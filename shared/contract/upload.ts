/** How the API lets a browser upload a file directly to storage. */
import * as z from 'zod';
import { timeSchema } from '../domain/field.ts';

/** A presigned POST: every one of `fields` goes into the form before the file. */
export const uploadSchema = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  maxBytes: z.number().int(),
  expiresAt: timeSchema,
});
export type Upload = z.infer<typeof uploadSchema>;
