/** The matches of one person: job, company, grade and percent, each leading to its evidence. */
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../../shared/domain/match.ts';
import { RecordLink } from '../back-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { GradeFigure } from '../state-words.tsx';
import { timeWords } from '../time-words.ts';

/** Best first; the list arrives newest first. */
export function MatchList({ matches }: { matches: readonly Match[] }) {
  const { t, i18n } = useTranslation('admin');
  const now = Date.now();
  const columns: Column<Match>[] = [
    {
      key: 'job',
      label: t('match.job'),
      cell: (match) => (
        <RecordLink to={`/admin-panel/talents/${match.talentId}/matches/${match.matchId}`}>{match.jobTitle}</RecordLink>
      ),
    },
    { key: 'company', label: t('job.company'), cell: (match) => match.company },
    { key: 'result', label: t('application.match'), numeric: true, cell: (match) => <GradeFigure {...match} /> },
    {
      key: 'when',
      label: t('match.when'),
      cell: (match) => <time dateTime={match.createdAt}>{timeWords(match.createdAt, i18n.language, now)}</time>,
    },
  ];
  const best = matches.toSorted((a, b) => b.percent - a.percent);
  return <DataTable caption={t('match.list')} columns={columns} rows={best} keyOf={(match) => match.matchId} />;
}
