/** Converts a schema's errors to the product's field errors, the same on the server and in the browser. */
import type * as z from 'zod';
import type { FieldError } from '../errors.ts';

const CODE = /^[A-Z][A-Z0-9_]*$/;

const GENERIC: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  too_big: 'TOO_LARGE',
  too_small: 'TOO_SMALL',
  unrecognized_keys: 'UNKNOWN_FIELD',
};

/** The code of one finding: the schema's own where it names one, else `REQUIRED`, `INVALID` or the like. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (CODE.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED';
  if (issue.code === 'invalid_value' && issue.input === undefined) return 'REQUIRED';
  return GENERIC[issue.code] ?? 'INVALID';
}

/**
 * Field errors of a failed parse, at most one per path. Parse with `{ reportInput: true }`, so that a missing value
 * can be told from a wrong one. An error of the whole value has the path `''`.
 */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!byPath.has(path)) byPath.set(path, { path, code: codeOf(issue) });
  }
  return [...byPath.values()];
}
