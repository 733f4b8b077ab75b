/** The texts of the interface: one file per language and area, loaded only when that language is shown. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, saveLanguage } from './language.ts';

/** Loads one area's texts in one language. */
export type LocaleLoader = () => Promise<{ default: object }>;
export type LocaleLoaders = Record<Language, LocaleLoader>;

const loadersOf = new Map<string, LocaleLoaders>([
  [
    'site',
    {
      es: () => import('../locales/es.json', { with: { type: 'json' } }),
      en: () => import('../locales/en.json', { with: { type: 'json' } }),
    },
  ],
]);

export const i18n = i18next;

/** The language on screen. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'es';
}

async function load(area: string, loaders: LocaleLoaders, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, area)) return;
  const texts = await loaders[language]();
  i18n.addResourceBundle(language, area, texts.default);
}

async function loadAll(language: Language): Promise<void> {
  await Promise.all([...loadersOf].map(([area, loaders]) => load(area, loaders, language)));
}

/** Prepares the texts of the first page; call it once, before rendering. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: {},
    ns: ['site'],
    defaultNS: 'site',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadAll(language);
}

/** Shows another language and remembers it; all areas loaded so far come along. */
export async function changeLanguage(language: Language): Promise<void> {
  saveLanguage(language);
  await loadAll(language);
  await i18n.changeLanguage(language);
}

/**
 * Adds an area with texts of its own, such as the admin area; await it before rendering that area, then read its
 * texts with `useTranslation(area)`.
 */
export async function registerLocale(area: string, loaders: LocaleLoaders): Promise<void> {
  loadersOf.set(area, loaders);
  await load(area, loaders, currentLanguage());
}
