/** Says how many people a search left out because they may be considered for no other job, and where to see them. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import textStyles from '../../../../ui/text.module.css';

/** The same in words alone, where there is no room for a link; empty where nobody was left out. */
export function useLeftOutWords(count = 0): string {
  const { t } = useTranslation('admin');
  return count > 0 ? t('leftOut.people', { count }) : '';
}

export function LeftOutNote({ count }: { count: number | undefined }) {
  const { t } = useTranslation('admin');
  const words = useLeftOutWords(count);
  return (
    <p role="status" className={textStyles.quiet} data-part="quiet">
      {words !== '' && (
        <>
          {words} {t('leftOut.byName')} <Link to="/admin-panel/applications">{t('leftOut.byJob')}</Link>
        </>
      )}
    </p>
  );
}
