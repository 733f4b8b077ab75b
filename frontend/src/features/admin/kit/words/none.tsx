/** Stands in a cell that has nothing to show. */
import { useTranslation } from 'react-i18next';
import styles from '../../../../ui/text.module.css';

export function None() {
  const { t } = useTranslation('admin');
  return (
    <span className={styles.quiet} data-part="quiet">
      {t('none')}
    </span>
  );
}
