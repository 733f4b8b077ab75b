/** What a page says about itself to browsers, search engines and previews: the same words from the server and on the way. */
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLanguage } from './i18n.ts';
import type { Language } from './language.ts';

export const SITE_NAME = 'Encaje';

export interface PageHead {
  /** Without the site's name, which is added unless the title begins with it. */
  title: string;
  /** One or two sentences for result lists and link previews; without one the site's own stands. */
  description?: string;
  /** The page's own address without language, where it can be reached under several. */
  path?: string;
}

/** On the server: takes what the page being rendered says. The last page heading wins. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/** In the browser: the address of the current page without language, for the links in the head. */
export const AddressTeller = createContext<((path: string, language: Language) => void) | undefined>(undefined);

/** A page's title with the site's name. */
export function fullTitle(title: string): string {
  return title.startsWith(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

/** Puts the words into the document, now on the server, after rendering in the browser. */
export function usePageHead(head: PageHead | undefined): void {
  const collect = use(HeadCollector);
  if (head) collect?.(head);
  const tellAddress = use(AddressTeller);
  const { title, description, path } = head ?? {};
  const { pathname } = useLocation();
  const language = currentLanguage();
  const address = path ?? pathname;
  useEffect(() => {
    if (title !== undefined) tellAddress?.(address, language);
  }, [title, address, language, tellAddress]);
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
  useEffect(() => {
    if (description === undefined) return;
    for (const tag of document.head.querySelectorAll('meta[name="description"], meta[property="og:description"]')) {
      tag.setAttribute('content', description);
    }
  }, [description]);
}
