/** Which language a visitor gets, and the address of a page in it: Spanish has none, English lives under `/en`. */
import type { Language } from '../../../shared/domain/field.ts';

export type { Language };

const STORAGE_KEY = 'encaje.language';
const ENGLISH_PREFIX = '/en';

/** Pages that exist at one address per language; all others (the admin area, unknown ones) have one address. */
const LOCALISED =
  /^\/($|jobs(\/|$)|job-seekers\/?$|candidates\/?$|applications\/|employers\/?$|create-profile(\/|$)|about\/?$|ai-features\/?$|contact\/?$|privacy\/?$|terms\/?$)/;
const ADMIN = /^\/admin(-panel)?(\/|$)/;

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

/** Whether the page at an address has one address per language. */
export function hasAddressPerLanguage(pathname: string): boolean {
  return LOCALISED.test(withoutLanguage(pathname));
}

/** The address of a page in a language. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  if (language === 'es' || ADMIN.test(bare)) return bare;
  return LOCALISED.test(bare) ? `${ENGLISH_PREFIX}${bare === '/' ? '' : bare}` : pathname;
}

/**
 * What to show for an address: `/en/...` is a choice of English; any other address follows the language in use,
 * moving to `/en/...` where the page has an English address.
 */
export function resolveAddress(pathname: string, current: Language): { language: Language; pathname: string } {
  const language = isEnglishAddress(pathname) ? 'en' : current;
  return { language, pathname: inLanguage(pathname, language) };
}
