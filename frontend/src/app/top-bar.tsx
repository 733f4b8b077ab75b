/** The fixed bar at the top: language, and who is signed in. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../lib/i18n.ts';
import type { Language } from '../lib/language.ts';
import { useSession } from '../lib/session.ts';
import textStyles from '../ui/text.module.css';
import { useLanguageSwitch } from './language-switch.tsx';
import styles from './layout.module.css';

/** Each language is called by its own name, so that who needs it can read it. */
const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

export function TopBar() {
  const { t } = useTranslation('site');
  const session = useSession();
  const switchLanguage = useLanguageSwitch();
  const select = useRef<HTMLSelectElement>(null);
  // A choice made before hydration is only in the select element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at the beginning
  useEffect(() => {
    const standing = select.current?.value;
    if (standing && standing !== currentLanguage()) void switchLanguage(standing as Language);
  }, []);
  return (
    <div className={styles.topBar} data-part="top-bar">
      <div className={`${textStyles.wrap} ${styles.topBarRow}`}>
        <span className={styles.topBarEmail}>{session?.email}</span>
        <select
          ref={select}
          className={styles.language}
          aria-label={t('nav.language')}
          value={currentLanguage()}
          onChange={(event) => void switchLanguage(event.target.value as Language)}
        >
          {Object.entries(LANGUAGE_NAMES).map(([value, name]) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
