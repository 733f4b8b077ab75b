/** Says above a reading how many of its fields the person should check, and opens the forms of those. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Toolbar } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import styles from '../../ui/unsure-mark.module.css';
import { unsureCount } from '../../ui/unsure-mark.tsx';
import { type Part, partsOf } from './reading-parts.ts';

interface UnsureNoteProps {
  unsure: readonly string[];
  /** Parts whose forms are open already. */
  open?: readonly Part[];
  /** Absent where nothing can be corrected. */
  onCheck?: (parts: readonly Part[]) => void;
}

export function UnsureNote({ unsure, open = [], onCheck }: UnsureNoteProps) {
  const { t } = useTranslation('application-status');
  if (unsure.length === 0) return null;
  const parts = partsOf(unsure);
  const isAllOpen = parts.every((part) => open.includes(part));
  return (
    <Toolbar gap="2 4" pad="s" surface="claimed-tint" radius="s" className={`${styles.unsureNote} ${textStyles.ink}`}>
      <p>
        {t('reading.unsure.note', { count: unsureCount(unsure) })} {onCheck && t('reading.unsure.saving')}
      </p>
      {onCheck && !isAllOpen && (
        <Button look="secondary" onClick={() => onCheck(parts)}>
          {t('reading.unsure.check')}
        </Button>
      )}
    </Toolbar>
  );
}
