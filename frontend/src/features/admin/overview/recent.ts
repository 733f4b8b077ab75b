/** Records opened last in this tab, so that the palette offers them first; they are forgotten with the tab. */
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SITE_NAME } from '../../../lib/page-head.ts';

const KEY = 'encaje.admin-recent';
const KEPT = 6;
const RECORD = /^\/admin-panel\/(jobs|talents|employers|applications)\/(?!new$)[^/]+$/;

export interface RecentRecord {
  to: string;
  label: string;
  kind: string;
}

/** Last opened first. */
export function recentRecords(): RecentRecord[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    // What another version wrote is worth nothing.
    return [];
  }
}

function remember(record: RecentRecord): void {
  const others = recentRecords().filter(({ to }) => to !== record.to);
  sessionStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, KEPT)));
}

/** Follows which records are opened, by the name that each gives to the document. */
export function useRecentRecords(): void {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const missing = t('missing.title');
  // Before the screen names the document, which it may do at once.
  useLayoutEffect(() => {
    const kind = RECORD.exec(pathname)?.[1];
    if (kind === undefined) return;
    const observer = new MutationObserver(() => {
      const label = document.title.replace(` · ${SITE_NAME}`, '');
      if (label !== missing) remember({ to: pathname, label, kind });
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, missing]);
}
