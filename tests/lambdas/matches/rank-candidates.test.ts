/** A ranking over the collection's candidates is the ranking of everybody, as far as its candidates go. */
import { afterAll, expect, it } from 'vitest';
import type { Ranking } from '../../../lambdas/matches/rank-talents.ts';
import { talentRanking } from '../../../lambdas/matches/rank-talents.ts';
import { prepareJob } from '../../../shared/matching/index.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { clockAt, fakeApplications, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { indexInMemory } from '../../support/index-in-memory.ts';
import { OPENSEARCH } from '../../support/people-engines.ts';
import { AGREED, anApplication, aTalent, START } from '../records.ts';
import { people, WELDING } from './evaluation-platform.ts';

afterAll(OPENSEARCH.end);

const PEOPLE = 30;
const READY = { job: WELDING, prepared: prepareJob(WELDING) };

async function agency() {
  const clock = clockAt(START);
  const resumes = people(PEOPLE);
  // The last five agreed to nothing; the very last one applied.
  const talents = fakeTalents(
    clock,
    ...resumes.map(({ talentId, resumeId }, at) =>
      aTalent({ talentId, resumeId, email: `${talentId}@p.example`, ...(at < PEOPLE - 5 && { basis: AGREED }) }),
    ),
  );
  const application = anApplication({ talentId: `talent0${PEOPLE - 1}`, jobId: WELDING.jobId });
  const stores = { talents, applications: fakeApplications(clock, application), resumes: fakeResumes(...resumes) };
  const facts = { now: clock.now, today: () => '2026-11', matcher: directMatcher() };
  const { index, settle } = await OPENSEARCH.make(talents, clock, stores.resumes);
  const memory = indexInMemory(talents, clock);
  const ranked = async (over: typeof memory | { index: typeof index }, limit = 100): Promise<Ranking> => {
    const steps = talentRanking({ ...stores, ...facts, ...memory, ...over })(READY, limit);
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
    }
  };
  return { clock, index, memory, ranked, settle, talents };
}

it('compares who has no form yet, makes it, and finds them by it afterwards', async () => {
  const { index, memory, ranked, settle } = await agency();
  const byCollection = await ranked({ index });
  await settle();
  await settle();
  const asked = { limit: 100, now: START, applicants: new Set<string>() };
  const { talents } = (await index.candidates?.(READY.prepared, { ...asked, limit: 3 })) ?? { talents: [] };
  // Every fifth is a welder: three candidates are three of them.
  expect(talents.map(({ talentId }) => Number(talentId.slice(-3)) % 5)).toEqual([1, 1, 1]);
  const again = await ranked({ index });
  const everybody = await ranked(memory);
  expect(everybody.ranked).toHaveLength(PEOPLE - 4);
  expect([byCollection, again]).toEqual([everybody, everybody]);
  expect(everybody.leftOut).toBe(4);
});

it('compares whoever changed a moment ago, and nobody who was erased', async () => {
  const { clock, index, ranked, settle, talents } = await agency();
  await ranked({ index });
  await settle();
  await settle();
  const [first, second] = (await ranked({ index })).ranked.map(({ talentId }) => talentId);
  const record = talents.rows.get(first ?? '');
  if (record)
    talents.rows.set(record.talentId, { ...record, basis: { ...AGREED, until: START }, updatedAt: clock.now() });
  const erased = talents.rows.get(second ?? '');
  if (erased) await talents.remove(erased);
  const { ranked: left, leftOut } = await ranked({ index });
  const ids = left.map(({ talentId }) => talentId);
  expect([ids.length, leftOut, ids.includes(first ?? ''), ids.includes(second ?? '')]).toEqual([
    PEOPLE - 6,
    5,
    false,
    false,
  ]);
});
