/** From a thrown value to words: the text of its code in the language on screen. */
import type { TFunction } from 'i18next';
import { isAppError } from '../../../shared/errors.ts';

/** The text of one code; what only recruiters meet stands with the panel's texts. Unknown codes read as the general failure. */
export function codeText(t: TFunction, code: string): string {
  return t([`errors.${code}`, `admin:errors.${code}`, 'errors.INTERNAL'], { ns: 'site' });
}

/** A failure's message for people. */
export function errorText(t: TFunction, error: unknown): string {
  return codeText(t, isAppError(error) ? error.code : 'INTERNAL');
}
