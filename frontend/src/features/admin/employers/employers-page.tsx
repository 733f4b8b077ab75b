/** Every employer with whom to speak and by when they were promised an answer. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { deadlineWords, timeWords } from '../time-words.ts';
import { employersQuery } from './employer-queries.ts';

function useColumns(): Column<Employer>[] {
  const { t, i18n } = useTranslation('admin');
  const now = Date.now();
  const none = <span className="quiet">{t('none')}</span>;
  return [
    { key: 'company', label: t('employer.company'), cell: (row) => row.company },
    { key: 'priority', label: t('employer.priority'), cell: (row) => t(`employer.priorities.${row.priority}`) },
    {
      key: 'openRoles',
      label: t('employer.openRoles'),
      numeric: true,
      cell: (row) => new Intl.NumberFormat(i18n.language).format(row.openRoles),
    },
    {
      key: 'lastTouch',
      label: t('employer.lastTouch'),
      cell: ({ lastTouchAt }) =>
        lastTouchAt ? <time dateTime={lastTouchAt}>{timeWords(lastTouchAt, i18n.language, now)}</time> : none,
    },
    {
      key: 'contact',
      label: t('employer.contact'),
      cell: ({ primaryContact }) => primaryContact?.name ?? <span className="quiet">{t('employer.noContact')}</span>,
    },
    {
      key: 'replyBy',
      label: t('employer.replyBy'),
      cell: ({ replyBy }) =>
        replyBy ? <time dateTime={replyBy}>{deadlineWords(replyBy, i18n.language, now)}</time> : none,
    },
  ];
}

export default function EmployersPage() {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const query = useInfiniteQuery(employersQuery());
  return (
    <>
      <header className="screen-head">
        <PageHeading>{t('nav.employers')}</PageHeading>
      </header>
      <PagedList query={query} empty={<Notice title={t('employer.empty')}>{t('employer.emptyText')}</Notice>}>
        {(rows) => (
          <DataTable caption={t('nav.employers')} columns={columns} rows={rows} keyOf={(row) => row.employerId} />
        )}
      </PagedList>
    </>
  );
}
