/** The matches, criterion by criterion, and the effect of a correction. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { type Match, SUGGESTED_PERCENT_MIN } from '../../../../shared/domain/match.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Box, Stack } from '../../ui/layout.tsx';
import { MatchCard } from '../../ui/match-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import statusStyles from './application-status.module.css';
import { isSettled } from './queries.ts';

/** How many criteria of the best match are open at once; all others are one press away. */
const FIRST_CRITERIA = 6;

/** Where a saved correction leads. */
export const RESULTS_ID = 'results';

interface Memory {
  resumeId: string | null;
  matches: Match[];
  /** Of the reading before that. */
  earlier: Match[];
}

/** Remembers the results that were on screen before the last correction. */
function useEarlierMatches({ resumeId, matches }: FollowedApplication): Match[] {
  const [memory, setMemory] = useState<Memory>({ resumeId, matches, earlier: [] });
  if (memory.resumeId !== resumeId) {
    const earlier = memory.matches.length > 0 ? memory.matches : memory.earlier;
    setMemory({ resumeId, matches, earlier });
    return earlier;
  }
  if (memory.matches.length === 0 && matches.length > 0) setMemory({ ...memory, matches });
  return memory.earlier;
}

/** Criteria whose verdict is another than before. */
export function changedCriteria(before: Match, after: Match) {
  const known = new Map(before.criteria.map(({ id, verdict }) => [id, verdict]));
  return after.criteria.flatMap(({ id, label, verdict }) => {
    const earlier = known.get(id);
    return earlier && earlier !== verdict ? [{ id, label, before: earlier, after: verdict }] : [];
  });
}

function Changes({ before, after }: { before: Match; after: Match }) {
  const { t } = useTranslation(['application-status', 'site']);
  const changes = changedCriteria(before, after);
  const isSame = before.percent === after.percent;
  return (
    <Stack gap="2" pad="m" surface="met-tint" rule="tone" radius="m" data-tone="met" data-part="status-changes">
      <p>
        <strong>
          {t(isSame ? 'results.same' : 'results.changed', { before: before.percent, after: after.percent })}
        </strong>
      </p>
      {changes.length > 0 && (
        <Stack as="ul" gap="1" className={textStyles.small} aria-label={t('results.changes')}>
          {changes.map((change) => (
            <li key={change.id}>
              {t('results.change', {
                label: change.label[currentLanguage()],
                before: t(`site:match.verdict.${change.before}`),
                after: t(`site:match.verdict.${change.after}`),
              })}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Cards({ matches, isOneJob }: { matches: Match[]; isOneJob: boolean }) {
  return matches.map((match, index) => (
    <MatchCard
      key={match.matchId}
      match={match}
      to={isOneJob ? undefined : `/jobs/${match.jobId}`}
      shownCriteria={index === 0 ? FIRST_CRITERIA : 0}
    />
  ));
}

/** Nothing is suggested below the threshold: what to do instead is said. */
function NothingSuggested() {
  const { t } = useTranslation(['application-status', 'match']);
  return (
    <Stack gap="3" align="start">
      <p>
        <strong>{t('match:suggested.none', { percent: SUGGESTED_PERCENT_MIN })}</strong>
      </p>
      <p>{t('match:suggested.noneText')}</p>
      <ButtonLink to="/jobs" look="secondary">
        {t('results.allJobs')}
      </ButtonLink>
    </Stack>
  );
}

/** What is said while there is nothing new, and once there is. */
function News({ application, earlier }: { application: FollowedApplication; earlier: Match[] }) {
  const { t } = useTranslation('application-status');
  const { job, matches, matchFailure } = application;
  if (matchFailure) return <p>{matchFailure.message[currentLanguage()]}</p>;
  const [after] = matches;
  const before = after && earlier.find(({ jobId }) => jobId === after.jobId);
  if (before && after) return <Changes before={before} after={after} />;
  if (after) return null;
  if (isSettled(application) && job) return <p>{t('results.none_job')}</p>;
  if (isSettled(application)) return <NothingSuggested />;
  if (earlier.length === 0) return <p>{t('results.pending')}</p>;
  return (
    <Box as="p" pad="m" surface="claimed-tint" rule="tone" radius="m" data-tone="claimed">
      {t('results.again')} {t('results.earlier')}
    </Box>
  );
}

export function Results({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('application-status');
  const earlier = useEarlierMatches(application);
  const { job, matches } = application;
  const isWaiting = matches.length === 0 && !isSettled(application);
  return (
    <Stack as="section" gap="4" aria-busy={isWaiting}>
      <h2 id={RESULTS_ID} tabIndex={-1}>
        {t('results.title')}
      </h2>
      <p className={textStyles.quiet}>{t('results.how')}</p>
      <div role="status">
        <News application={application} earlier={earlier} />
      </div>
      {!job && matches.length > 0 && <h3>{t('results.best', { count: matches.length })}</h3>}
      {isWaiting && earlier.length === 0 && <Skeleton lines={4} />}
      <Stack gap="4" className={isWaiting ? statusStyles.statusCardsOld : undefined}>
        <Cards matches={isWaiting ? earlier : matches} isOneJob={job !== null} />
      </Stack>
    </Stack>
  );
}
