/** One match: the resume on the left, the criteria on the right, each pointing at the words that prove it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Match } from '../../../../../shared/domain/match.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { quotesOf } from '../../../lib/evidence.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackLink } from '../back-link.tsx';
import { NoSuchScreen, refusalView } from '../no-such-screen.tsx';
import { GradeFigure } from '../state-words.tsx';
import { talentQuery } from '../talents/talent-queries.ts';
import { CriterionList, KnockoutList } from './match-criteria.tsx';
import { ResumeText } from './resume-text.tsx';

function MatchHead({ match }: { match: Match }) {
  const { t, i18n } = useTranslation('admin');
  const confidence = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(match.confidence);
  return (
    <header className="match-head">
      <div>
        <PageHeading title={`${match.talentName} · ${match.jobTitle}`}>{match.talentName}</PageHeading>
        <p>
          <Link to={`/admin-panel/jobs/${match.jobId}`}>{match.jobTitle}</Link>
          <span className="quiet"> · {match.company}</span>
        </p>
      </div>
      <div className="match-result">
        <GradeFigure {...match} />
        <span className="quiet">{t('match.confidence', { confidence })}</span>
      </div>
    </header>
  );
}

/** Exported for tests: everything below the address. */
export function MatchView({ match, text }: { match: Match; text: string | undefined }) {
  const { t } = useTranslation('admin');
  const [looked, look] = useState<string | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  const quotes = useMemo(() => quotesOf(match), [match]);
  const attention = { look, pin, pinned };
  return (
    <>
      <MatchHead match={match} />
      <div className="match">
        {text === undefined ? (
          <p className="quiet">{t('match.textGone')}</p>
        ) : (
          <ResumeText text={text} quotes={quotes} activeId={looked ?? pinned} label={t('talent.resumeText')} />
        )}
        <div className="stack">
          <p>{match.summary[currentLanguage()]}</p>
          {match.knockouts.length > 0 && (
            <section>
              <h2>{t('match.knockouts')}</h2>
              <KnockoutList knockouts={match.knockouts} attention={attention} />
            </section>
          )}
          <section>
            <h2>{t('match.criteria')}</h2>
            <p className="quiet">{t('match.hint')}</p>
            <CriterionList criteria={match.criteria} attention={attention} />
          </section>
        </div>
      </div>
    </>
  );
}

function MatchOf({ talent, matchId }: { talent: TalentDetail; matchId: string }) {
  const match = talent.matches.find((one) => one.matchId === matchId);
  if (!match) return <NoSuchScreen />;
  const resume = talent.resumes.find(({ resumeId }) => resumeId === match.resumeId);
  return <MatchView match={match} text={resume?.text} />;
}

export default function MatchPage() {
  const { t } = useTranslation('admin');
  const { id = '', matchId = '' } = useParams();
  const query = useQuery(talentQuery(id));
  return (
    <>
      <BackLink to={`/admin-panel/talents/${id}`}>{t('match.back')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
        {(talent) => <MatchOf talent={talent} matchId={matchId} />}
      </AsyncView>
    </>
  );
}
