/** One person: who they are, what their resume proves, what they applied for, how they fit, and what was done so far. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isSuggested } from '../../../../../shared/domain/match.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Stack, Toolbar } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { Activities } from '../kit/activities/activities.tsx';
import { currentMatches } from '../kit/match/current-matches.ts';
import { EvidenceView } from '../kit/match/evidence-view.tsx';
import { ProfileView } from '../kit/match/profile-view.tsx';
import { BackLink } from '../kit/record/back-link.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { RecordPager, useNeighbours } from '../kit/record/record-pager.tsx';
import { RecordPart, RecordTabs, useRecordTab } from '../kit/record/record-tabs.tsx';
import { talentQuery } from '../kit/records/talent-record.ts';
import { AboutReadings } from './about-readings.tsx';
import { factQuotes } from './career-facts.ts';
import { DuplicatesBanner } from './duplicates-banner.tsx';
import { PersonalData } from './personal-data.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { useTalentListAddress } from './talent-address.ts';
import { TalentApplications } from './talent-applications.tsx';
import { useTalentFilters } from './talent-filters.ts';
import { TalentHead } from './talent-head.tsx';
import { TalentMatches } from './talent-matches.tsx';
import { nextLookMs, TALENTS_PATH, talentName, talentsQuery } from './talent-queries.ts';

const TABS = ['resume', 'profile', 'applications', 'matches', 'activities', 'data'] as const;

/** The evidence of the current reading, or of another one that someone wants to compare. */
function Evidence({ talent }: { talent: TalentDetail }) {
  const [chosenId, show] = useState<string>();
  const isThere = talent.readings.some(({ resumeId }) => resumeId === chosenId);
  const shownId = (isThere ? chosenId : talent.resumeId) ?? null;
  const reading = talent.resumes.find(({ resumeId }) => resumeId === shownId) ?? talent.resumes[0];
  const own = talent.matches.filter(({ resumeId }) => resumeId === reading?.resumeId);
  const best = currentMatches(own, shownId).toSorted((a, b) => b.percent - a.percent);
  const appliedFor = new Set(talent.applications.flatMap(({ jobId }) => jobId ?? []));
  const fitting = best.filter((match, at) => at === 0 || isSuggested(match) || appliedFor.has(match.jobId));
  return (
    <Stack gap="3">
      <ReadingChoice talent={talent} shownId={shownId} onShow={show} />
      <EvidenceView
        key={shownId}
        matches={fitting}
        textOf={() => reading?.text}
        about={(_match, attention) => (
          <AboutReadings
            resumes={talent.resumes}
            shown={reading}
            attention={attention}
            isCurrent={reading?.resumeId === talent.resumeId}
          />
        )}
        placesOf={() => factQuotes(reading ?? {})}
      />
    </Stack>
  );
}

function TalentActivities({ talent }: { talent: TalentDetail }) {
  const { firstName, email, phone, headline, talentId, applications } = talent;
  const person = { name: talentName(talent), firstName, email, phone, role: headline };
  return (
    <Activities
      about={{ kind: 'talent', id: talentId }}
      person={{ ...person, language: applications[0]?.language, company: applications[0]?.company }}
    />
  );
}

/** The current reading can be corrected; one without its text is read-only. */
function TalentProfile({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const reading = talent.resumes.find(({ resumeId }) => resumeId === talent.resumeId);
  if (reading) return <ReadingEditor talent={talent} reading={reading} />;
  if (talent.profile) return <ProfileView profile={talent.profile} />;
  return (
    <p className={textStyles.quiet} data-part="quiet">
      {t('admin:application.nothingRead')}
    </p>
  );
}

function TalentView({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const tab = useRecordTab(TABS);
  const matches = currentMatches(talent.matches, talent.resumeId);
  const appliedFor = new Set(talent.applications.flatMap(({ jobId }) => jobId ?? []));
  const fitting = matches.filter((match) => isSuggested(match) || appliedFor.has(match.jobId));
  const counts = { applications: talent.applications.length, matches: fitting.length };
  const tabs = TABS.map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id as keyof typeof counts] }));
  return (
    <>
      <TalentHead talent={talent} />
      <DuplicatesBanner talent={talent} />
      <RecordTabs label={t('tabs.label')} tabs={tabs} current={tab} />
      <RecordPart title={tab === 'activities' ? undefined : t(`tabs.${tab}`)}>
        {tab === 'resume' && <Evidence talent={talent} />}
        {tab === 'profile' && <TalentProfile talent={talent} />}
        {tab === 'applications' && <TalentApplications applications={talent.applications} />}
        {tab === 'matches' && <TalentMatches matches={matches} appliedFor={appliedFor} />}
        {tab === 'activities' && <TalentActivities talent={talent} />}
        {tab === 'data' && <PersonalData talent={talent} />}
      </RecordPart>
    </>
  );
}

export default function TalentPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const looks = useRef<{ resumeId: string | null | undefined; from: number }>({ resumeId: undefined, from: 0 });
  const query = useQuery({
    ...talentQuery(id),
    refetchInterval: ({ state }) => {
      // Another reading begins another wait for its matches.
      const resumeId = state.data?.resumeId;
      if (looks.current.resumeId !== resumeId) looks.current = { resumeId, from: state.dataUpdateCount };
      return nextLookMs(state.data, state.dataUpdateCount - looks.current.from);
    },
  });
  const list = useInfiniteQuery(talentsQuery(useTalentFilters()));
  const listAddress = useTalentListAddress();
  const neighbours = useNeighbours(list, ({ talentId }) => talentId, id);
  return (
    <>
      <Toolbar gap="3" wrap={false} tall="32">
        <BackLink to={`${TALENTS_PATH}${listAddress}`}>{t('nav.talents')}</BackLink>
        <RecordPager neighbours={neighbours} total={list.data?.pages[0]?.total} base={TALENTS_PATH} />
      </Toolbar>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(talent) => <TalentView key={talent.talentId} talent={talent} />}
      </AsyncView>
    </>
  );
}
