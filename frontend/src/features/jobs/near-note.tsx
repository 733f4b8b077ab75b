/** Says what near means where jobs near a point are listed, and leads to the remote ones, which may be anywhere. */
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import textStyles from '../../ui/text.module.css';
import { withFilter, withoutPoint } from './filters.ts';

export function NearNote() {
  const { t } = useTranslation('site');
  const [search] = useSearchParams();
  const remote = withFilter(withoutPoint(search), 'remotePolicy', 'remote');
  return (
    <p className={textStyles.note}>
      {t('jobs.near.meaning')} <Link to={{ search: `?${remote}` }}>{t('jobs.near.remote')}</Link>
    </p>
  );
}
