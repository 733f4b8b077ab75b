/** Warns that a file seems to be another person's resume; renders nothing otherwise. */
import { Alert } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList } from '../../../lib/format.ts';
import type { ApplicationDetail } from '../kit/records/application-record.ts';

export function ForeignResume({ application: { foreignResume } }: { application: ApplicationDetail }) {
  const { t, i18n } = useTranslation('admin-applications');
  if (!foreignResume) return null;
  const fields = foreignResume.differs.map((field) => t(`foreign.${field}`));
  return (
    <Alert variation="warning">
      {t('foreign.text', { fields: formatList(fields, i18n.language) })}{' '}
      {foreignResume.talentId && (
        <Link to={`/admin-panel/talents/${foreignResume.talentId}`}>{t('foreign.toPerson')}</Link>
      )}
    </Alert>
  );
}
