/** How a person fits the jobs, best first, and what people decided where someone did. */
import { useTranslation } from 'react-i18next';
import { isSuggested, type Match, SUGGESTED_PERCENT_MIN } from '../../../../../shared/domain/match.ts';
import { Box, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { None } from '../kit/words/none.tsx';
import { DecisionWord, GradeFigure } from '../kit/words/state-words.tsx';
import { When } from '../kit/words/when.tsx';

interface TalentMatchesProps {
  matches: readonly Match[];
  /** The jobs they applied for, which are shown however little they fit. */
  appliedFor: ReadonlySet<string>;
}

/** What fits well enough or was asked for; the rest is one press away. */
export function TalentMatches({ matches, appliedFor }: TalentMatchesProps) {
  const { t } = useTranslation(['admin', 'match']);
  if (matches.length === 0)
    return (
      <p className={textStyles.quiet} data-part="quiet">
        {t('match.none')}
      </p>
    );
  const best = matches.toSorted((a, b) => b.percent - a.percent);
  const isShown = (match: Match) => isSuggested(match) || appliedFor.has(match.jobId) || match.decision !== undefined;
  const [shown, rest] = [best.filter(isShown), best.filter((match) => !isShown(match))];
  const percent = SUGGESTED_PERCENT_MIN;
  return (
    <Stack gap="5" className={adminArea.stack}>
      {shown.some(isSuggested) || (
        <p>
          <strong>{t('match:suggested.none', { percent })}</strong> {t('match:suggested.noneText')}
        </p>
      )}
      {shown.length > 0 && <MatchTable caption={t('match.list')} matches={shown} />}
      {rest.length > 0 && (
        <details>
          <Box as="summary" pad="block3" className={`${typeStyles.accent} ${textStyles.strong}`}>
            {t('match:suggested.below', { count: rest.length, percent })}
          </Box>
          <MatchTable caption={t('match:suggested.below', { count: rest.length, percent })} matches={rest} />
        </details>
      )}
    </Stack>
  );
}

function useColumns(): Column<Match>[] {
  const { t } = useTranslation('admin');
  const now = Date.now();
  return [
    {
      ...{ key: 'job', label: t('match.job') },
      cell: (match) => (
        <RecordLink to={`/admin-panel/talents/${match.talentId}/matches/${match.matchId}`}>{match.jobTitle}</RecordLink>
      ),
    },
    { key: 'company', label: t('job.company'), cell: (match) => match.company },
    {
      ...{ key: 'result', label: t('application.match'), share: 0.7, numeric: true },
      cell: (match) => <GradeFigure {...match} />,
    },
    {
      ...{ key: 'decision', label: t('admin-talents:decision.label'), share: 1.2 },
      cell: ({ decision }) => (decision ? <DecisionWord verdict={decision.verdict} /> : <None />),
    },
    {
      ...{ key: 'when', label: t('match.when'), share: 0.8, hideBelow: 'medium' },
      cell: (match) => <When at={match.createdAt} now={now} />,
    },
  ];
}

function MatchTable({ matches, caption }: { matches: readonly Match[]; caption: string }) {
  return <DataTable caption={caption} columns={useColumns()} rows={matches} keyOf={(match) => match.matchId} />;
}
