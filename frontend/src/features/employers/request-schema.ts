/** What the request form holds and refuses: the contract's own rules, with the number of people as it is typed. */
import * as z from 'zod';
import { employerRequestSchema } from '../../../../shared/domain/employer-request.ts';

const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** `1.000` and `1,000` are a thousand in either language; what is no number at all is `NaN`. */
export function numberIn(text: string): number {
  if (GROUPED.test(text)) return Number(text.replace(/\D/g, ''));
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

export const requestSchema = employerRequestSchema.extend({
  positionsToHire: z
    .string({ error: 'POSITIONS_REQUIRED' })
    .trim()
    .transform(numberIn)
    .pipe(employerRequestSchema.shape.positionsToHire),
  website: z.string().default(''),
});

/** Before validation: everything as typed. */
export type RequestValues = z.input<typeof requestSchema>;
/** After validation. */
export type RequestContent = z.output<typeof requestSchema>;

export const REQUEST_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'positionsToHire',
  'jobTitle',
  'phone',
  'email',
] as const satisfies readonly (keyof RequestValues)[];
