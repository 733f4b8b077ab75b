/** Beside an open entry: the active filters of the list, with a link back to change them. */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import fieldStyles from '../../../ui/fields.module.css';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { ClearFilters } from '../kit/list/list-filters.tsx';
import { AUDIT_PATH, FILTER_NAMES, useAuditFilter } from './audit-address.ts';
import { shortId, useAuditWords } from './audit-words.ts';

/** The filters in force, each with its words. */
function useActive() {
  const { t, i18n } = useTranslation('admin-audit');
  const words = useAuditWords();
  const { recordKind, recordId, actor, action, from, to } = useAuditFilter();
  const day = (name: 'from' | 'to', date: string) => `${t(name)}: ${formatDay(date, i18n.language)}`;
  return [
    { name: 'from', words: from && day('from', from) },
    { name: 'to', words: to && day('to', to) },
    { name: 'recordKind', words: recordKind && words.kind(recordKind) },
    { name: 'action', words: action && words.action(action) },
    { name: 'actor', words: actor },
    { name: 'recordId', words: recordId && `${t('recordId')}: ${shortId(recordId)}` },
  ].filter((filter) => filter.words);
}

export function ActiveFilters() {
  const { t } = useTranslation('admin-audit');
  const { search } = useLocation();
  const active = useActive();
  return (
    <Stack gap="3">
      {active.length > 0 && (
        <Cluster as="ul" gap="2" align="stretch" data-part="chips" aria-label={t('activeFilters')}>
          {active.map(({ name, words }) => (
            <li key={name} className={fieldStyles.chip} data-part="chip">
              {words}
            </li>
          ))}
        </Cluster>
      )}
      <Toolbar gap="2 4">
        <Link to={`${AUDIT_PATH}${search}`}>{t('seeFilters')}</Link>
        <ClearFilters names={FILTER_NAMES} />
      </Toolbar>
    </Stack>
  );
}
