/** The addresses of a page in each language, as link elements for search engines. */
import type { Language } from '../lib/language.ts';
import { hasAddressPerLanguage, inLanguage } from './addresses.ts';

export interface AddressLink {
  rel: 'canonical' | 'alternate';
  hreflang?: Language | 'x-default';
  href: string;
}

/**
 * The links for the head of the page at `path` (without language), shown in `language`; none for pages with one address,
 * such as the admin area. `origin` is scheme and host.
 */
export function addressLinks(path: string, language: Language, origin: string): AddressLink[] {
  if (!hasAddressPerLanguage(path)) return [];
  const href = (wanted: Language) => origin + pageAddress(path, wanted);
  return [
    { rel: 'canonical', href: href(language) },
    { rel: 'alternate', hreflang: 'es', href: href('es') },
    { rel: 'alternate', hreflang: 'en', href: href('en') },
    { rel: 'alternate', hreflang: 'x-default', href: href('es') },
  ];
}

/** The one address of the page at `path` in a language: a slash at the end makes no other page. */
export function pageAddress(path: string, language: Language): string {
  return inLanguage(path.replace(/(?<=.)\/+$/, ''), language);
}

/** Makes the document's head say what holds for the page at `path`, whatever page it came with. */
export function updateAddressLinks(path: string, language: Language): void {
  for (const old of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]')) {
    old.remove();
  }
  for (const { rel, hreflang, href } of addressLinks(path, language, window.location.origin)) {
    const link = document.createElement('link');
    link.rel = rel;
    if (hreflang) link.hreflang = hreflang;
    link.href = href;
    document.head.append(link);
  }
}
