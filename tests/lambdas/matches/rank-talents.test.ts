/** Shows that rankings leave out nobody whose form another one removed, and say of a text that took too long that nobody need try it again. */
import { expect, it } from 'vitest';
import type { Ranking } from '../../../lambdas/matches/rank-talents.ts';
import type { RankingStep } from '../../../lambdas/matches/ranking-step.ts';
import type { ReadyJob } from '../../../lambdas/matches/ready-jobs.ts';
import { placeOf } from '../../../lambdas/stores/talent-record.ts';
import { ENGINE_VERSION } from '../../../shared/matching/index.ts';
import { anApplication } from '../records.ts';
import { people, platform } from './evaluation-platform.ts';

const LIMIT = 100;

type Steps = AsyncGenerator<RankingStep, Ranking>;

async function ended(steps: Steps): Promise<Ranking> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

/** Continues until every reading has its form. */
async function prepared(steps: Steps): Promise<void> {
  for (;;) {
    const step = await steps.next();
    if (step.done) throw new Error('The ranking ended');
    if (step.value.done === step.value.total) return;
  }
}

function agency(...tooComplex: string[]) {
  const applicant = { talentId: 'talent001', jobId: 'welding' };
  const { deps, stores } = platform({ applications: [anApplication(applicant)], tooComplex });
  const rank = async (jobId: string) => deps.rankTalents((await deps.getJob(jobId)) as ReadyJob, LIMIT);
  return { rank, stores };
}

it('ranks an applicant beside someone else although a ranking for another job removes the form meanwhile', async () => {
  const { rank, stores } = agency();
  const record = stores.talents.rows.get('talent001');
  if (record) stores.talents.rows.set('talent001', { ...record, kind: 'beside#talent002', besideId: 'talent002' });
  const alone = await ended(await rank('welding'));
  expect(alone.ranked.map(({ talentId }) => talentId)).toContain('talent001');
  const first = await rank('welding');
  await prepared(first);
  await ended(await rank('nursing'));
  expect(await ended(first)).toEqual(alone);
});

it('ranks someone who stands beside somebody like anybody with a basis, for jobs they did not apply for', async () => {
  const { rank, stores } = agency();
  const before = await ended(await rank('nursing'));
  const record = stores.talents.rows.get('talent001');
  if (record) stores.talents.rows.set('talent001', { ...record, ...placeOf('talent002') });
  const after = await ended(await rank('nursing'));
  expect(before.ranked.map(({ talentId }) => talentId)).toContain('talent001');
  expect(after.ranked).toEqual(before.ranked);
});

it('marks a reading that took too long, so that no other container tries it', async () => {
  const [welder] = people().filter(({ talentId }) => talentId === 'talent001');
  const { rank, stores } = agency(welder?.resumeId ?? '');
  const { ranked, skipped } = await ended(await rank('welding'));
  expect([ranked.length, skipped]).toEqual([19, 1]);
  const marked = [...stores.resumes.rows.values()].filter(({ tooComplexFor }) => tooComplexFor !== undefined);
  expect(marked).toEqual([{ ...welder, tooComplexFor: ENGINE_VERSION }]);
});
