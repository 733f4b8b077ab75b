/** Marks in a ranking where matches become too weak to suggest; they stay listed. */
import { useTranslation } from 'react-i18next';
import { SUGGESTED_PERCENT_MIN } from '../../../../../../shared/domain/match.ts';
import styles from './weak-line.module.css';

export function WeakLine() {
  const { t } = useTranslation('match');
  return <span className={styles.weakLine}>{t('suggested.line', { percent: SUGGESTED_PERCENT_MIN })}</span>;
}
