/** The way from a record to everything that the audit trail tells of it. */
import { useTranslation } from 'react-i18next';
import { RecordLink } from './back-link.tsx';

export function HistoryLink({ recordId }: { recordId: string }) {
  const { t } = useTranslation('admin');
  return (
    <RecordLink to={`/admin-panel/audit?recordId=${encodeURIComponent(recordId)}`}>{t('history.link')}</RecordLink>
  );
}
