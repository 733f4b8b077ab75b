/** Earlier evaluations of the selected person or job, newest first; each opens exactly as it was. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Evaluation } from '../../../../../shared/domain/evaluation.ts';
import { formatNumber, formatWhen } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { PagedList, rowsOf } from '../kit/list/paged-list.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { useMarkedName } from '../kit/record/unconfirmed.tsx';
import { None } from '../kit/words/none.tsx';
import { GradeFigure } from '../kit/words/state-words.tsx';
import { evaluationsQuery } from './evaluation-queries.ts';
import { addressOf, type Subject } from './subject.ts';

/** The address at which an evaluation is shown as it was. */
export function replayAddress({ evaluationId, talentId, jobId }: Evaluation): string {
  const subject = { talentId: talentId ?? undefined, jobId: jobId ?? undefined };
  return addressOf(subject, { evaluation: evaluationId });
}

/** Who was evaluated for what, in words. */
function useSubjectWords() {
  const { t } = useTranslation('admin-evaluate');
  const marked = useMarkedName();
  return ({ talentId, jobId, talentName, emailConfirmed, jobTitle }: Evaluation) => {
    const known = talentName === null ? t('history.gone') : marked(talentName, emailConfirmed !== false);
    const talent = talentId === null ? t('history.allTalents') : known;
    const job = jobId === null ? t('history.allJobs') : (jobTitle ?? t('history.gone'));
    return talentId === null ? `${job} · ${talent}` : `${talent} · ${job}`;
  };
}

/** `hasNames`: somewhere it is known who asked. */
function useColumns(hasNames: boolean): Column<Evaluation>[] {
  const { t, i18n } = useTranslation(['admin-evaluate', 'admin']);
  const words = useSubjectWords();
  const now = Date.now();
  const by: Column<Evaluation> = {
    key: 'by',
    label: t('history.by'),
    hideBelow: 'wide',
    cell: ({ by: who }) => who ?? t('admin:none'),
  };
  return [
    {
      ...{ key: 'subject', label: t('history.subject'), share: 2.4 },
      cell: (row) => <RecordLink to={replayAddress(row)}>{words(row)}</RecordLink>,
    },
    {
      ...{ key: 'when', label: t('history.when') },
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatWhen(createdAt, i18n.language, now)}</time>,
    },
    ...(hasNames ? [by] : []),
    {
      ...{ key: 'count', label: t('history.count'), numeric: true, share: 0.7 },
      cell: ({ count }) => formatNumber(count, i18n.language),
    },
    {
      ...{ key: 'best', label: t('history.best'), numeric: true },
      cell: ({ best }) => (best ? <GradeFigure {...best} /> : <None />),
    },
    { key: 'engine', label: t('history.engine'), hideBelow: 'wide', share: 0.7, cell: (row) => row.engineVersion },
  ];
}

export function History({ subject }: { subject: Subject }) {
  const { t } = useTranslation('admin-evaluate');
  const query = useInfiniteQuery(evaluationsQuery(subject));
  const rows = query.data ? rowsOf(query.data) : [];
  const columns = useColumns(rows.some(({ by }) => by !== null));
  return (
    <PagedList query={query} empty={<Notice title={t('history.empty')}>{t('history.emptyText')}</Notice>}>
      {(all) => (
        <DataTable caption={t('tabs.history')} columns={columns} rows={all} keyOf={(row) => row.evaluationId} isMain />
      )}
    </PagedList>
  );
}
