/** Says above a reading how many of its fields a person should check; `children` lead to where they are corrected. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resume } from '../../../../../shared/domain/talent.ts';
import { Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../../../ui/unsure-mark.module.css';
import { unsureCount } from '../../../ui/unsure-mark.tsx';

export function UnsureNote({ reading, children }: { reading: Resume; children?: ReactNode }) {
  const { t } = useTranslation('admin-talents');
  const { unsure = [] } = reading;
  if (unsure.length === 0) return null;
  return (
    <Toolbar gap="2 4" pad="s" surface="claimed-tint" radius="s" className={`${styles.unsureNote} ${textStyles.ink}`}>
      <p>{t('correction.unsure.note', { count: unsureCount(unsure) })}</p>
      {children}
    </Toolbar>
  );
}
