/** Everybody the product knows, last changed first, with a search. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Talent } from '../../../../../shared/domain/talent.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RecordLink } from '../back-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { SearchBox } from '../search-box.tsx';
import { timeWords } from '../time-words.ts';
import { talentsQuery } from './talent-queries.ts';

function useColumns(): Column<Talent>[] {
  const { t, i18n } = useTranslation('admin');
  const now = Date.now();
  return [
    {
      key: 'name',
      label: t('application.person'),
      cell: (row) => (
        <RecordLink to={`/admin-panel/talents/${row.talentId}`}>{`${row.firstName} ${row.lastName}`}</RecordLink>
      ),
    },
    { key: 'headline', label: t('talent.headline'), cell: (row) => row.headline ?? t('none') },
    { key: 'email', label: t('application.email'), cell: (row) => row.email ?? t('none') },
    { key: 'location', label: t('talent.location'), cell: (row) => row.location ?? t('none') },
    { key: 'status', label: t('talent.status'), cell: (row) => t(`talentStatus.${row.status}`) },
    {
      key: 'changed',
      label: t('talent.changed'),
      cell: (row) => <time dateTime={row.updatedAt}>{timeWords(row.updatedAt, i18n.language, now)}</time>,
    },
  ];
}

export default function TalentsPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const columns = useColumns();
  const query = useInfiniteQuery(talentsQuery(search));
  return (
    <>
      <header className="screen-head">
        <PageHeading>{t('nav.talents')}</PageHeading>
        <div className="screen-filters">
          <SearchBox label={t('talent.search')} />
        </div>
      </header>
      <PagedList
        query={query}
        empty={<Notice title={t('talent.empty')}>{t(search ? 'talent.emptySearch' : 'talent.emptyText')}</Notice>}
      >
        {(rows) => <DataTable caption={t('nav.talents')} columns={columns} rows={rows} keyOf={(row) => row.talentId} />}
      </PagedList>
    </>
  );
}
