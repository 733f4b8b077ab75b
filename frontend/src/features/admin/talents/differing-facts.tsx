/** Names and numbers that applications give otherwise than the person's own, for a recruiter to settle by an edit. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { formatDate } from '../../../lib/format.ts';
import { APPLICATIONS_PATH } from '../kit/records/application-record.ts';

/** Nothing where all applications agree. */
export function DifferingFacts({ talent }: { talent: TalentDetail }) {
  const { t, i18n } = useTranslation('admin-talents');
  if (talent.differing.length === 0) return null;
  return (
    <section aria-label={t('differing.label')}>
      <p>{t('differing.text')}</p>
      <ul>
        {talent.differing.map(({ field, value, applicationId, at }) => (
          <li key={`${field} ${applicationId}`}>
            {t(`differing.${field}`, { value })}{' '}
            <Link to={`${APPLICATIONS_PATH}/${applicationId}`}>
              {t('differing.from', { date: formatDate(at, i18n.language) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
