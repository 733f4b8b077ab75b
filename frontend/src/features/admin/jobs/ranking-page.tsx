/** The ranking criteria of a job beside the people, who move as the criteria are adjusted. */
import { Alert } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { CriteriaOfJob } from '../../../../../shared/contract/admin-jobs.ts';
import type { Job } from '../../../../../shared/domain/job.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import { BackLink } from '../kit/record/back-link.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { jobQuery } from '../kit/records/job-record.ts';
import { timeWords } from '../kit/words/time-words.ts';
import { DraftNote } from './draft-note.tsx';
import { PartSwitch } from './part-switch.tsx';
import styles from './ranking.module.css';
import { rankingOf } from './ranking.ts';
import { RankingAdded } from './ranking-added.tsx';
import { RankingCriteria } from './ranking-criteria.tsx';
import { RankingPeople } from './ranking-people.tsx';
import { criteriaQuery, type People, peopleQuery } from './ranking-queries.ts';
import { isStale, useRanking } from './use-ranking.ts';
import { WarningList } from './wording-warnings.tsx';

type Adjusting = ReturnType<typeof useRanking>;

/** What the last save came to, where it is more than a toast can say. */
function Outcome({ adjusting, jobId }: { adjusting: Adjusting; jobId: string }) {
  const { t } = useTranslation('admin-jobs');
  const { save, refusals } = adjusting;
  if (save.isSuccess) {
    return (
      <Alert hasIcon={false} role="status">
        <p>{t('ranking.evaluateAgain')}</p>
        <ButtonLink to={`/admin-panel/evaluate?jobId=${jobId}`} state={{ run: true }}>
          {t('ranking.evaluate')}
        </ButtonLink>
      </Alert>
    );
  }
  if (!save.isError) return null;
  const general = refusals.get('emphasis');
  const words = isStale(save.error) ? t('ranking.stale') : general ? codeText(t, general) : errorText(t, save.error);
  return (
    <Alert variation={isStale(save.error) ? 'warning' : 'error'} hasIcon={false} role="alert">
      {words}
    </Alert>
  );
}

function Foot({ adjusting }: { adjusting: Adjusting }) {
  const { t } = useTranslation('admin-jobs');
  const { save, isUnsaved, isOwn, discard, reset } = adjusting;
  return (
    <Cluster gap="2" align="stretch" className={adminArea.formFoot} data-part="form-actions form-foot">
      <PanelButton
        variation="primary"
        isDisabled={!isUnsaved}
        isLoading={save.isPending}
        loadingText={t('admin:saving')}
        onClick={() => save.mutate()}
      >
        {t('ranking.save')}
      </PanelButton>
      {isUnsaved && <PanelButton onClick={discard}>{t('draft.discard')}</PanelButton>}
      {!isOwn && (
        <PanelButton variation="link" onClick={reset}>
          {t('ranking.reset')}
        </PanelButton>
      )}
    </Cluster>
  );
}

/** Adjustments of an earlier visit that were not saved. */
function Restored({ adjusting: { kept, saved, save, discard } }: { adjusting: Adjusting }) {
  const { t } = useTranslation('admin-jobs');
  if (!kept || save.isError) return null;
  const words = t(kept.version === saved.version ? 'ranking.restored' : 'ranking.restoredOlder');
  return <DraftNote onDiscard={discard}>{words}</DraftNote>;
}

function LastEvaluation({ jobId, last }: { jobId: string; last: People['lastEvaluation'] }) {
  const { t, i18n } = useTranslation('admin-jobs');
  if (!last) return null;
  const when = timeWords(last.createdAt, i18n.language, Date.now());
  return (
    <Link to={`/admin-panel/evaluate?jobId=${jobId}&evaluation=${last.evaluationId}`}>
      {t('ranking.lastEvaluation', { when })}
    </Link>
  );
}

function PeopleOf({ jobId, adjusting }: { jobId: string; adjusting: Adjusting }) {
  const { t } = useTranslation('admin-jobs');
  const query = useQuery(peopleQuery(jobId));
  const { saved, adjusted } = adjusting;
  const matches = query.data?.matches;
  const ranking = useMemo(
    () => rankingOf(matches ?? [], saved.criteria, adjusted),
    [matches, saved.criteria, adjusted],
  );
  const evaluate = (
    <ButtonLink to={`/admin-panel/evaluate?jobId=${jobId}`} state={{ run: true }}>
      {t('ranking.evaluate')}
    </ButtonLink>
  );
  return (
    <AsyncView
      query={query}
      skeleton={<Skeleton lines={8} />}
      isEmpty={(people) => people.matches.length === 0}
      empty={
        <Notice title={t('ranking.nobody')} action={evaluate}>
          {t('ranking.nobodyText')}
        </Notice>
      }
    >
      {(people) => (
        <>
          <LastEvaluation jobId={jobId} last={people.lastEvaluation} />
          <RankingPeople ranking={ranking} read={saved.read} criteria={adjusted} />
          {people.leftOut > 0 && (
            <p className={textStyles.quiet}>{t('admin-evaluate:progress.leftOut', { count: people.leftOut })}</p>
          )}
        </>
      )}
    </AsyncView>
  );
}

function Ranking({ stored }: { stored: CriteriaOfJob }) {
  const { t } = useTranslation('admin-jobs');
  const [shown, show] = useState<'criteria' | 'people'>('criteria');
  const adjusting = useRanking(stored);
  const { saved, adjusted, adjust, refusals } = adjusting;
  const { jobId } = stored;
  const ofAd = saved.warnings.filter(({ path }) => !path.startsWith('added.'));
  return (
    <Grid from900="aside" gap="m" align="start" className={styles.ranking} data-shown={shown}>
      <PartSwitch
        label={t('editor.show')}
        parts={[
          { value: 'criteria', label: t('ranking.criteria') },
          { value: 'people', label: t('ranking.people') },
        ]}
        shown={shown}
        onShow={show}
      />
      <Stack as="section" gap="4" className={styles.rankingCriteria} aria-labelledby="ranking-criteria">
        <h2 id="ranking-criteria">{t('ranking.criteria')}</h2>
        <p className={textStyles.quiet}>{t('ranking.criteriaText')}</p>
        <Restored adjusting={adjusting} />
        <WarningList warnings={ofAd} />
        <RankingCriteria read={saved.read} criteria={adjusted} onAdjust={adjust} />
        <RankingAdded criteria={adjusted} saved={saved.criteria} refusals={refusals} onAdjust={adjust} />
        <Outcome adjusting={adjusting} jobId={jobId} />
        <Foot adjusting={adjusting} />
      </Stack>
      {/* What scrolls has to be reached by keyboard. */}
      <Stack as="section" gap="4" className={styles.rankingPeople} aria-labelledby="ranking-people" tabIndex={0}>
        <h2 id="ranking-people">{t('ranking.people')}</h2>
        <PeopleOf jobId={jobId} adjusting={adjusting} />
      </Stack>
    </Grid>
  );
}

function Heading({ job }: { job: Job }) {
  const { t } = useTranslation('admin-jobs');
  return (
    <header>
      <PageHeading title={t('ranking.titleOf', { title: job.title })}>{t('ranking.title')}</PageHeading>
      <p className={textStyles.quiet}>
        {job.title} · {job.company}
      </p>
    </header>
  );
}

export default function RankingPage() {
  const { t } = useTranslation('admin-jobs');
  const { id = '' } = useParams();
  const job = useQuery(jobQuery(id));
  const criteria = useQuery(criteriaQuery(id));
  return (
    <>
      <BackLink to={`/admin-panel/jobs/${id}`}>{t('ranking.back')}</BackLink>
      <AsyncView query={job} skeleton={<Skeleton lines={2} />} refusal={refusalView}>
        {(data) => (
          <>
            <Heading job={data} />
            <AsyncView query={criteria} skeleton={<Skeleton lines={10} />}>
              {(stored) => <Ranking key={stored.jobId} stored={stored} />}
            </AsyncView>
          </>
        )}
      </AsyncView>
    </>
  );
}
