/** Which language a visitor gets, and how an address says it: English ones begin with `/en`. */
import type { Language } from '../../../shared/domain/field.ts';

export type { Language };

const STORAGE_KEY = 'encaje.language';
/** What comes before every English address. */
export const ENGLISH_PREFIX = '/en';

/** The language chosen on an earlier visit, where the browser keeps one. */
export function savedLanguage(): Language | undefined {
  try {
    const saved = window.localStorage.getItem(STORAGE_KEY);
    return saved === 'en' || saved === 'es' ? saved : undefined;
  } catch {
    // A browser may forbid storage; the choice then lasts as long as the page.
    return undefined;
  }
}

export function saveLanguage(language: Language): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // See above.
  }
}

/** Whether the address itself asks for English. */
export function isEnglishAddress(pathname: string): boolean {
  return pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`);
}

/** The part of an address that comes before the route. */
export function basenameOf(pathname: string): string {
  return isEnglishAddress(pathname) ? ENGLISH_PREFIX : '/';
}

/** An address without its language. */
export function withoutLanguage(pathname: string): string {
  return isEnglishAddress(pathname) ? pathname.slice(ENGLISH_PREFIX.length) || '/' : pathname;
}
