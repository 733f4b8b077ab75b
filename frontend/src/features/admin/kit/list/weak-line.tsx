/** Says in a ranking where the people or jobs begin that nobody would suggest: they stay in it, since it was asked for. */
import { useTranslation } from 'react-i18next';
import { SUGGESTED_PERCENT_MIN } from '../../../../../../shared/domain/match.ts';
import styles from './weak-line.module.css';

export function WeakLine() {
  const { t } = useTranslation('match');
  return <span className={styles.weakLine}>{t('suggested.line', { percent: SUGGESTED_PERCENT_MIN })}</span>;
}
