/** Why a reading could not be compared with jobs: codes stored with the application, and texts for people. */
import type { BilingualText } from './field.ts';

export const MATCHING_FAILURES = ['READING_TOO_COMPLEX'] as const;
export type MatchingFailure = (typeof MATCHING_FAILURES)[number];

/** What happened and what happens next, for applicants and recruiters alike. */
export const MATCHING_FAILURE_MESSAGES: Record<MatchingFailure, BilingualText> = {
  READING_TOO_COMPLEX: {
    es: 'El currículum se ha leído, pero es demasiado complejo para compararlo automáticamente con los empleos. La solicitud sigue en pie y la valora una persona. Con un currículum más corto, la comparación es posible.',
    en: 'The resume was read, but it is too complex to be compared with jobs automatically. The application stands and a person looks at it. With a shorter resume, the comparison is possible.',
  },
};

/** Whether a code is one of a reading that could not be compared. */
export function isMatchingFailure(code: string): code is MatchingFailure {
  return (MATCHING_FAILURES as readonly string[]).includes(code);
}
