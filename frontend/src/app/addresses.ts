/** The address of a page in a language: Spanish has no prefix, English has `/en` where such a page exists. */
import { ENGLISH_PREFIX, isEnglishAddress, type Language, withoutLanguage } from '../lib/language.ts';
import { isStaffAddress, PAGES, pathMatch } from './pages.tsx';

/** Whether the page at an address has one address per language; the panel and unknown addresses have one in all. */
export function hasAddressPerLanguage(pathname: string): boolean {
  const bare = withoutLanguage(pathname);
  return PAGES.some(({ path, also }) => [path, also].some((own) => own !== undefined && pathMatch(own, bare) !== null));
}

/** The address of a page in a language. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  if (language === 'es' || isStaffAddress(bare)) return bare;
  return hasAddressPerLanguage(bare) ? `${ENGLISH_PREFIX}${bare === '/' ? '' : bare}` : pathname;
}

/**
 * What to show for an address: `/en/...` is a choice of English; any other address follows the language in use,
 * moving to `/en/...` where the page has an English address.
 */
export function resolveAddress(pathname: string, current: Language): { language: Language; pathname: string } {
  const language = isEnglishAddress(pathname) ? 'en' : current;
  return { language, pathname: inLanguage(pathname, language) };
}
