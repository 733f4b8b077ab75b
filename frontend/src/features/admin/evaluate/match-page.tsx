/** One match at its own address: criteria, the words that prove them, and the recruiter's decision. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Decision } from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackLink } from '../kit/record/back-link.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { talentQuery } from '../kit/records/talent-record.ts';
import { matchQuery } from './decision-queries.ts';
import { MatchView } from './match-view.tsx';

function PageOf({ match, talent }: { match: Match; talent: TalentDetail }) {
  const [decided, setDecided] = useState<Decision>();
  const resume = talent.resumes.find(({ resumeId }) => resumeId === match.resumeId);
  return (
    <MatchView
      level={2}
      match={decided ? { ...match, decision: decided } : match}
      text={resume?.text}
      heading={
        <PageHeading title={`${match.talentName} · ${match.jobTitle}`}>
          {match.talentName}
          <UnconfirmedWord emailConfirmed={talent.emailConfirmed} />
        </PageHeading>
      }
      onDecided={setDecided}
    />
  );
}

/** Matches of evaluations are not among those that a talent lists. */
function FoundMatch({ talent, matchId }: { talent: TalentDetail; matchId: string }) {
  const listed = talent.matches.find((one) => one.matchId === matchId);
  const query = useQuery({ ...matchQuery(matchId), enabled: listed === undefined });
  if (listed) return <PageOf match={listed} talent={talent} />;
  return (
    <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
      {(match) => <PageOf match={match} talent={talent} />}
    </AsyncView>
  );
}

export default function MatchPage() {
  const { t } = useTranslation('admin');
  const { id = '', matchId = '' } = useParams();
  const query = useQuery(talentQuery(id));
  return (
    <>
      <BackLink to={`/admin-panel/talents/${id}`}>{t('match.back')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
        {(talent) => <FoundMatch talent={talent} matchId={matchId} />}
      </AsyncView>
    </>
  );
}
