/** The review of one application: resume beside criteria, stage with history, the person's wishes, the next one a key away. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Match } from '../../../../../shared/domain/match.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Toolbar } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { currentMatches } from '../kit/match/current-matches.ts';
import { EvidenceView } from '../kit/match/evidence-view.tsx';
import { ProfileView } from '../kit/match/profile-view.tsx';
import { BackLink } from '../kit/record/back-link.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { RecordPager, useNeighbours } from '../kit/record/record-pager.tsx';
import { RecordPart, RecordTabs, useRecordTab } from '../kit/record/record-tabs.tsx';
import { ResumeFailure } from '../kit/record/resume-failure.tsx';
import { APPLICATIONS_PATH, type ApplicationDetail } from '../kit/records/application-record.ts';
import { useApplicationFilters, useApplicationListAddress } from './application-address.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { applicationQuery, applicationsQuery } from './application-queries.ts';
import { CandidateWishes } from './candidate-wishes.tsx';
import { ForeignResume } from './foreign-resume.tsx';
import { MatchFailure } from './match-failure.tsx';
import { StageMoves } from './stage-moves.tsx';
import { StageSteps } from './stage-steps.tsx';

const TABS = ['review', 'read', 'history'] as const;

/** Matches of an earlier reading quote another text. */
function quotesStandIn(text: string, match: Match): boolean {
  return match.criteria.every(({ evidence }) =>
    evidence.every(({ quote, start, end }) => text.slice(start, end) === quote),
  );
}

function Review({ application }: { application: ApplicationDetail }) {
  const { text } = application;
  const matches = currentMatches(application.matches);
  return (
    <EvidenceView
      matches={matches}
      textOf={(match) => (text !== null && (!match || quotesStandIn(text, match)) ? text : undefined)}
    />
  );
}

function Parts({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('admin-applications');
  const tab = useRecordTab(TABS);
  const { profile } = application;
  return (
    <>
      <RecordTabs label={t('tabs.label')} tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))} current={tab} />
      <RecordPart title={t(`tabs.${tab}`)}>
        {tab === 'review' && <Review application={application} />}
        {tab === 'read' &&
          (profile ? (
            <ProfileView profile={profile} />
          ) : (
            <p className={textStyles.quiet}>{t('admin:application.nothingRead')}</p>
          ))}
        {tab === 'history' && <ApplicationHistory application={application} />}
      </RecordPart>
    </>
  );
}

function ApplicationView({ application }: { application: ApplicationDetail }) {
  return (
    <>
      <ApplicationHead application={application} />
      <StageSteps application={application} />
      <CandidateWishes wishes={application} />
      <ResumeFailure application={application} />
      <MatchFailure application={application} />
      <ForeignResume application={application} />
      <Parts application={application} />
    </>
  );
}

/** The next one is fetched while this one is being read. */
function usePrefetch(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id) void client.prefetchQuery(applicationQuery(id));
  }, [client, id]);
}

export default function ApplicationPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(applicationQuery(id));
  const list = useInfiniteQuery(applicationsQuery(useApplicationFilters()));
  const listAddress = useApplicationListAddress();
  const neighbours = useNeighbours(list, ({ applicationId }) => applicationId, id);
  usePrefetch(neighbours?.next);
  return (
    <StageMoves>
      <Toolbar gap="3" wrap={false} tall="32">
        <BackLink to={`${APPLICATIONS_PATH}${listAddress}`}>{t('nav.applications')}</BackLink>
        <RecordPager neighbours={neighbours} base={APPLICATIONS_PATH} />
      </Toolbar>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(application) => <ApplicationView key={application.applicationId} application={application} />}
      </AsyncView>
    </StageMoves>
  );
}
