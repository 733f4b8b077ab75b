/** What a correction refuses: the contract's own rules, over fields that hold lines and entries. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { get } from 'react-hook-form';
import { correctionSchema } from '../../../../shared/domain/correction.ts';
import { FIELDS_OF, PARTS, type Part, type Stated } from './reading-parts.ts';
import { type ReadingValues, statedIn } from './reading-values.ts';

// Before validation everything may be empty, which the schema's own input cannot say as plainly.
const check = zodResolver(correctionSchema.omit({ resumeId: true })) as unknown as Resolver<
  ReadingValues,
  unknown,
  Stated
>;

export const readingResolver: Resolver<ReadingValues, unknown, Stated> = (values, context, options) =>
  check(statedIn(values) as unknown as ReadingValues, context, options);

/** The code of a refusal at `path`, or of the first below it: lines of one field have one place for their words. */
export function codeAt(errors: FieldErrors<ReadingValues>, path: string): string | undefined {
  return firstCode(get(errors, path));
}

function firstCode(refusal: unknown): string | undefined {
  if (typeof refusal !== 'object' || refusal === null) return undefined;
  if ('message' in refusal && typeof refusal.message === 'string') return refusal.message;
  for (const [key, below] of Object.entries(refusal)) {
    const code = key === 'ref' ? undefined : firstCode(below);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The parts in which something is refused. */
export function refusedParts(errors: FieldErrors<ReadingValues>): Part[] {
  return PARTS.filter((part) => FIELDS_OF[part].some((field) => codeAt(errors, field) !== undefined));
}
