/** A ranking over the collection's candidates is the ranking of everybody, as far as its candidates go. */
import { afterAll, expect, it } from 'vitest';
import { writeInBulk } from '../../../lambdas/indexes/opensearch/bulk.ts';
import { candidatesFor } from '../../../lambdas/indexes/opensearch/candidates.ts';
import { personDocument } from '../../../lambdas/indexes/opensearch/people-document.ts';
import { PEOPLE_MAPPING } from '../../../lambdas/indexes/opensearch/people-mapping.ts';
import { openTalentFile, putTalents } from '../../../lambdas/indexes/talent-file.ts';
import type { Ranking } from '../../../lambdas/matches/rank-talents.ts';
import { talentRanking } from '../../../lambdas/matches/rank-talents.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { prepareJob } from '../../../shared/matching/index.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { clockAt, fakeApplications, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { indexInMemory } from '../../support/index-in-memory.ts';
import { localSearch, OPENSEARCH, startLocalOpenSearch } from '../../support/people-engines.ts';
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
  const formsOf = () => stores.resumes.formsOf(resumes.map(({ talentId, resumeId }) => ({ talentId, resumeId })));
  return { clock, formsOf, index, memory, ranked, settle, talents };
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

it('compares people who changed a moment ago, and nobody who was erased', async () => {
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

it('finds the best by weights of an earlier engine, and names nobody twice who changed meanwhile', async () => {
  const local = await startLocalOpenSearch();
  const [search, index] = [localSearch(local), 'people-test'];
  await search.ask({ method: 'PUT', path: `/${index}`, body: { mappings: PEOPLE_MAPPING } });
  const { memory, ranked, formsOf } = await agency();
  await ranked(memory);
  const records: TalentRecord[] = [];
  const documents = (await formsOf()).flatMap(({ talentId, resumeId, rankingForm }) => {
    if (!rankingForm) return [];
    const record = aTalent({ talentId, resumeId, basis: AGREED });
    records.push(record);
    const document = personDocument(record, { engine: 'an earlier one', bytes: rankingForm.bytes });
    return [{ id: talentId, version: document.updatedAt, document }];
  });
  await writeInBulk(search, index, documents);
  const file = openTalentFile(':memory:');
  putTalents(file, [{ ...(records[1] as TalentRecord), resumeId: 'later' }]);
  const deps = { search, index, recent: { file, hidden: [] }, people: { term: { kind: 'person' } } };
  const asked = { limit: 5, now: START, applicants: new Set<string>() };
  const { talents } = await candidatesFor(READY.prepared, asked, deps);
  // Every fifth of those with a form is a welder.
  expect(talents.map(({ talentId }) => Number(talentId.slice(-3)) % 5)).toEqual([1, 1, 1, 1, 1]);
  const ofOne = talents.filter(({ talentId }) => talentId === records[1]?.talentId);
  expect(ofOne.map(({ resumeId }) => resumeId)).toEqual(['later']);
  file.close();
  await local.close();
});
