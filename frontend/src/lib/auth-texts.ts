/** The texts of sign-in and admin area, which no public page carries. */
import { useEffect, useState } from 'react';
import { registerLocale } from './i18n.ts';

/** Name under which `useTranslation` finds these texts. */
export const ADMIN_TEXTS = 'admin';

/** Loads the texts in the language on screen; await it before rendering anything that uses them. */
export function loadAdminTexts(): Promise<void> {
  return registerLocale(ADMIN_TEXTS, {
    es: () => import('../locales/admin.es.json', { with: { type: 'json' } }),
    en: () => import('../locales/admin.en.json', { with: { type: 'json' } }),
  });
}

const AREA_FILES = import.meta.glob<{ default: object }>('../locales/admin-*.json');

/** Loads the texts of one area of the panel: `admin-jobs` is `admin-jobs.es.json` and `admin-jobs.en.json`. */
export async function loadAdminNamespace(area: string): Promise<void> {
  const [es, en] = [AREA_FILES[`../locales/${area}.es.json`], AREA_FILES[`../locales/${area}.en.json`]];
  if (!es || !en) throw new Error(`There are no texts for ${area}`);
  await registerLocale(area, { es, en });
}

/** Whether the texts have arrived; a failure to load them goes to the error boundary. */
export function useAdminTexts(): boolean {
  const [state, setState] = useState<{ ready: boolean; error?: unknown }>({ ready: false });
  useEffect(() => {
    loadAdminTexts().then(
      () => setState({ ready: true }),
      (error: unknown) => setState({ ready: false, error }),
    );
  }, []);
  if (state.error) throw state.error;
  return state.ready;
}
