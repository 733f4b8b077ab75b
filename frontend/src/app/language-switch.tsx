/** Switches the language: loads the texts, stores the choice, and opens the page's address in that language. */
import { createContext, type ReactNode, useContext } from 'react';
import { changeLanguage } from '../lib/i18n.ts';
import type { Language } from '../lib/language.ts';
import { inLanguage } from './addresses.ts';

type Replace = (address: { pathname: string; search: string; hash: string }) => void;

const ReplaceContext = createContext<Replace | undefined>(undefined);

/** `replace` puts a whole address, language included, in the place of the current one. */
export function LanguageSwitchProvider({ replace, children }: { replace: Replace; children: ReactNode }) {
  return <ReplaceContext value={replace}>{children}</ReplaceContext>;
}

/** Answers a function that switches the whole site; what is typed into forms stays. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const replace = useContext(ReplaceContext);
  return async (language) => {
    await changeLanguage(language);
    const { pathname, search, hash } = window.location;
    const target = inLanguage(pathname, language);
    if (target !== pathname) replace?.({ pathname: target, search, hash });
  };
}
