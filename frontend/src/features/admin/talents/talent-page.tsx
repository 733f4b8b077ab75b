/** One person: who they are, what their resume proves, what they applied for, how they fit, and what was done so far. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Match } from '../../../../../shared/domain/match.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Activities } from '../activities/activities.tsx';
import { BackLink } from '../back-link.tsx';
import { refusalView } from '../no-such-screen.tsx';
import { RecordPager, useNeighbours } from '../record-pager.tsx';
import { RecordPart, RecordTabs, useRecordTab } from '../record-tabs.tsx';
import { AboutReadings } from './about-readings.tsx';
import { factQuotes } from './career-facts.ts';
import { currentMatches } from './current-matches.ts';
import { DuplicatesBanner } from './duplicates-banner.tsx';
import { EvidenceView } from './evidence-view.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileView } from './profile-view.tsx';
import { useTalentListAddress } from './talent-address.ts';
import { TalentApplications } from './talent-applications.tsx';
import { useTalentFilters } from './talent-filters.ts';
import { TalentHead } from './talent-head.tsx';
import { TalentMatches } from './talent-matches.tsx';
import { TALENTS_PATH, talentName, talentQuery, talentsQuery } from './talent-queries.ts';
import './talents.css';

const TABS = ['resume', 'profile', 'applications', 'matches', 'activities', 'data'] as const;

function Evidence({ talent }: { talent: TalentDetail }) {
  const current = talent.resumes.find(({ resumeId }) => resumeId === talent.resumeId) ?? talent.resumes[0];
  const best = currentMatches(talent.matches).toSorted((a, b) => b.percent - a.percent);
  const shown = (match: Match | undefined) =>
    match ? talent.resumes.find(({ resumeId }) => resumeId === match.resumeId) : current;
  return (
    <EvidenceView
      matches={best}
      textOf={(match) => shown(match)?.text}
      about={(match, attention) => (
        <AboutReadings resumes={talent.resumes} shown={shown(match)} attention={attention} />
      )}
      placesOf={(match) => factQuotes(shown(match) ?? {})}
    />
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

function TalentView({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const tab = useRecordTab(TABS);
  const matches = currentMatches(talent.matches);
  const counts = { applications: talent.applications.length, matches: matches.length };
  const tabs = TABS.map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id as keyof typeof counts] }));
  return (
    <>
      <TalentHead talent={talent} />
      <DuplicatesBanner talent={talent} />
      <RecordTabs label={t('tabs.label')} tabs={tabs} current={tab} />
      <RecordPart title={tab === 'activities' ? undefined : t(`tabs.${tab}`)}>
        {tab === 'resume' && <Evidence talent={talent} />}
        {tab === 'profile' &&
          (talent.profile ? (
            <ProfileView profile={talent.profile} />
          ) : (
            <p className="quiet">{t('admin:application.nothingRead')}</p>
          ))}
        {tab === 'applications' && <TalentApplications applications={talent.applications} />}
        {tab === 'matches' && <TalentMatches matches={matches} />}
        {tab === 'activities' && <TalentActivities talent={talent} />}
        {tab === 'data' && <PersonalData talent={talent} />}
      </RecordPart>
    </>
  );
}

export default function TalentPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(talentQuery(id));
  const list = useInfiniteQuery(talentsQuery(useTalentFilters()));
  const listAddress = useTalentListAddress();
  const neighbours = useNeighbours(list, ({ talentId }) => talentId, id);
  return (
    <>
      <div className="record-way">
        <BackLink to={`${TALENTS_PATH}${listAddress}`}>{t('nav.talents')}</BackLink>
        <RecordPager neighbours={neighbours} total={list.data?.pages[0]?.total} base={TALENTS_PATH} />
      </div>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(talent) => <TalentView key={talent.talentId} talent={talent} />}
      </AsyncView>
    </>
  );
}
