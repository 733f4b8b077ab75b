/** How a person fits the jobs, best first, and what people decided where somebody did. */
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../../shared/domain/match.ts';
import { RecordLink } from '../back-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { GradeFigure } from '../state-words.tsx';
import { timeWords } from '../time-words.ts';
import { DecisionWord } from './decision-word.tsx';

export function TalentMatches({ matches }: { matches: readonly Match[] }) {
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
    {
      key: 'result',
      label: t('application.match'),
      share: 0.7,
      numeric: true,
      cell: (match) => <GradeFigure {...match} />,
    },
    {
      key: 'decision',
      label: t('admin-talents:decision.label'),
      share: 1.2,
      cell: ({ decision }) =>
        decision ? <DecisionWord decision={decision} isShort /> : <span className="quiet">{t('none')}</span>,
    },
    {
      key: 'when',
      label: t('match.when'),
      share: 0.8,
      hideBelow: 'medium',
      cell: (match) => <time dateTime={match.createdAt}>{timeWords(match.createdAt, i18n.language, now)}</time>,
    },
  ];
  if (matches.length === 0) return <p className="quiet">{t('match.none')}</p>;
  const best = matches.toSorted((a, b) => b.percent - a.percent);
  return <DataTable caption={t('match.list')} columns={columns} rows={best} keyOf={(match) => match.matchId} />;
}
