/** A link from a record to its entries in the audit trail. */
import { useTranslation } from 'react-i18next';
import { AdministratorsOnly } from '../staff-role.tsx';
import { RecordLink } from './back-link.tsx';

/** `before` stands before the link, and with it nowhere for those who may not read the trail. */
export function HistoryLink({ recordId, before = '' }: { recordId: string; before?: string }) {
  const { t } = useTranslation('admin');
  return (
    <AdministratorsOnly>
      {before}
      <RecordLink to={`/admin-panel/audit?recordId=${encodeURIComponent(recordId)}`}>{t('history.link')}</RecordLink>
    </AdministratorsOnly>
  );
}
