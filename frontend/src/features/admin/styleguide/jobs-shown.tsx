/** Parts that show jobs and matches. */
import { useState } from 'react';
import { FactCheck } from '../../../ui/fact-check.tsx';
import { JobCard } from '../../../ui/job-card.tsx';
import { JobFacts } from '../../../ui/job-facts.tsx';
import { JobHead } from '../../../ui/job-head.tsx';
import { JobText } from '../../../ui/job-text.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { MatchCard } from '../../../ui/match-card.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { Understood } from '../../../ui/understood.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { JOB, MATCH, SEARCH, UNDERSTOOD } from './example.ts';
import { Shown } from './widgets-shown.tsx';

const NOW = Date.parse('2026-05-11T09:00:00.000Z');
const VERDICTS = ['met', 'claimed', 'missing', 'unclear'] as const;

function UnderstoodShown() {
  const [search, setSearch] = useState(SEARCH);
  const parts = UNDERSTOOD.map((part) => {
    const isLiteral = search.includes(`"${part.text}"`);
    return isLiteral ? { ...part, text: `"${part.text}"`, literal: true } : part;
  });
  return <Understood search={search} parts={parts} suggestion={undefined} onSearch={setSearch} />;
}

export function JobsShown() {
  return (
    <>
      <Shown name="JobCard">
        <JobCard job={JOB} now={NOW} />
      </Shown>
      <Shown name="JobHead, JobPay">
        <JobHead job={JOB} language={undefined} heading={<h2>{JOB.title}</h2>} />
      </Shown>
      <Shown name="JobFacts">
        <JobFacts job={JOB} now={NOW} />
      </Shown>
      <Shown name="JobText">
        <JobText job={JOB} language={undefined} />
      </Shown>
      <Shown name="Understood">
        <UnderstoodShown />
      </Shown>
      <Shown name="VerdictBadge">
        <Cluster gap="4">
          {VERDICTS.map((verdict) => (
            <VerdictBadge key={verdict} verdict={verdict} />
          ))}
        </Cluster>
      </Shown>
      <Shown name="MatchCard, MatchFigure, VerdictText">
        <MatchCard match={MATCH} />
      </Shown>
      <Shown name="ShareBar">
        <ShareBar match={MATCH} />
      </Shown>
      <Shown name="FactCheck">
        <FactCheck counterfactual={MATCH.counterfactual} />
      </Shown>
    </>
  );
}
