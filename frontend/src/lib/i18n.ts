/** The texts of the interface: one file per language and area, loaded only when that language is shown. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, saveLanguage } from './language.ts';

/** Loads one area's texts in one language. */
export type LocaleLoader = () => Promise<{ default: object }>;
export type LocaleLoaders = Record<Language, LocaleLoader>;

const WHOLE: LocaleLoaders = {
  es: () => import('../locales/es.json', { with: { type: 'json' } }),
  en: () => import('../locales/en.json', { with: { type: 'json' } }),
};

/**
 * The texts of the public pages: `first` is for every page, `data` for jobs and failures of the API, `forms` for
 * applying. Only a build parts them (`split-texts.ts`).
 */
const PARTS = import.meta.env.PROD
  ? {
      first: { es: () => import('../locales/es.json?first'), en: () => import('../locales/en.json?first') },
      data: { es: () => import('../locales/es.json?data'), en: () => import('../locales/en.json?data') },
      forms: { es: () => import('../locales/es.json?forms'), en: () => import('../locales/en.json?forms') },
    }
  : { first: WHOLE, data: WHOLE, forms: WHOLE };
export type SitePart = keyof typeof PARTS;

const SITE = 'site';

/** What the page needs in any language, by loader; the value is the namespace it is found under. */
const needed = new Map<LocaleLoaders, string>();
const loaded = new Set<LocaleLoader>();

export const i18n = i18next;

/** The language on screen. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'es';
}

/** What the `lang` of someone's own words has to say: nothing where they are in the page's language, or in an unknown one. */
export function otherLanguage(language: Language | undefined): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}

async function load(loaders: LocaleLoaders, language: Language): Promise<void> {
  const loader = loaders[language];
  if (loaded.has(loader)) return;
  const texts = await loader();
  i18n.addResourceBundle(language, needed.get(loaders) ?? SITE, texts.default, true, true);
  loaded.add(loader);
}

async function need(loaders: LocaleLoaders, namespace: string): Promise<void> {
  needed.set(loaders, namespace);
  await load(loaders, currentLanguage());
}

/** Prepares the texts of the first page; call it once, before rendering. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: {},
    ns: [SITE],
    defaultNS: SITE,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  loaded.clear();
  await needTexts('first');
}

/** Loads further texts of the site; await it before rendering what uses them. */
export async function needTexts(...parts: SitePart[]): Promise<void> {
  await Promise.all(parts.map((part) => need(PARTS[part], SITE)));
}

/** Shows another language and remembers it; all texts loaded so far come along. */
export async function changeLanguage(language: Language): Promise<void> {
  saveLanguage(language);
  await Promise.all([...needed.keys()].map((loaders) => load(loaders, language)));
  await i18n.changeLanguage(language);
}

const AREA_FILES = import.meta.glob<{ default: object }>([
  '../locales/*.es.json',
  '../locales/*.en.json',
  // The panel names its own, so that visitors do not even load their names.
  '!../locales/admin*.json',
]);

/** Loads the texts of pages that have files of their own: `employers` is `employers.es.json` and `employers.en.json`. */
export async function loadNamespace(area: string): Promise<void> {
  const [es, en] = [AREA_FILES[`../locales/${area}.es.json`], AREA_FILES[`../locales/${area}.en.json`]];
  if (!es || !en) throw new Error(`There are no texts for ${area}`);
  await registerLocale(area, { es, en });
}

const areas = new Map<string, LocaleLoaders>();

/**
 * Adds an area with texts of its own, such as the admin area; await it before rendering that area, then read its
 * texts with `useTranslation(area)`.
 */
export async function registerLocale(area: string, loaders: LocaleLoaders): Promise<void> {
  // Registering again brings new functions for the same texts.
  const known = areas.get(area) ?? loaders;
  areas.set(area, known);
  await need(known, area);
}
