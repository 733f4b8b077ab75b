/** Shows that the index of jobs answers generated searches and filters exactly as a look at every job does, also after jobs came, changed and went. */
import { describe, expect, it } from 'vitest';
import { adminJobsQuerySchema, JOB_SORTS } from '../../../shared/contract/admin-jobs.ts';
import { folded } from '../../../shared/domain/folded.ts';
import { isOpenToPublic, type Job } from '../../../shared/domain/job.ts';
import {
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  REMOTE_POLICIES,
  SALARY_PERIODS,
  SHIFTS,
} from '../../../shared/domain/job-choices.ts';
import { type JobFilters, PUBLIC_JOB_SORTS, SALARY_STEPS } from '../../../shared/domain/job-filters.ts';
import { jobsMeetingAll, partsOf, searchable } from '../../../shared/search/index.ts';
import { clockAt, fakeJobs } from '../../support/fakes.ts';
import { jobIndexInMemory } from '../../support/index-in-memory.ts';
import { findJobsInMemory, jobsInMemory } from '../../support/jobs-in-memory.ts';
import { aJob, START } from '../records.ts';
import { generatedWords, generator, SKILLS, WORK } from './generated-words.ts';

const JOBS = 150;
const QUERIES = 250;
const PLACES = ['Zaragoza, España', 'Madrid, Spain', 'Barcelona', 'Chicago, IL, USA', 'Nueva York', 'Ñuñoa', 'Aldea'];
const FIELDS = ['Tecnología', 'IT', 'Technology', 'Logística y transporte', 'Sanidad', 'Ebanistería fina'];
const COMPANIES = ['Baker & Sons', 'Talleres Yunque', 'Óptica Ñu', 'Soldaduras Madrid'];
const WISHES = ['de noche', 'remote', 'sin experiencia', 'media jornada', '30k', '25.000 €', 'junior', 'teletrabajo'];

function job(at: number, seed = at): Job {
  const { roll, pick, nameOf } = generator(seed + 1);
  const time = new Date(Date.parse(START) - seed * 1000).toISOString();
  const skills = () => Array.from({ length: roll(5) }, () => nameOf(pick(SKILLS)));
  return aJob({
    jobId: `job${at}`,
    title: `${nameOf(pick(WORK))}${roll(3) ? '' : ` (${nameOf(pick(SKILLS))})`}`,
    company: pick(COMPANIES),
    location: pick(PLACES),
    industry: pick(FIELDS),
    description: `${nameOf(pick(WORK))}, ${skills().join(', ')}. ${pick(WISHES)}. We like bread and c++.`,
    requirements: skills(),
    tags: skills(),
    status: roll(3) ? 'active' : pick(JOB_STATUSES),
    public: roll(4) > 0,
    openings: 1 + roll(40),
    remotePolicy: pick(REMOTE_POLICIES),
    jobType: pick(JOB_TYPES),
    experienceLevel: pick(EXPERIENCE_LEVELS),
    salaryMin: roll(4) ? 1000 * roll(90) : null,
    salaryMax: roll(4) ? 1000 * (90 + roll(20)) : null,
    salaryPeriod: pick(SALARY_PERIODS),
    updatedAt: time,
    publishedAt: time,
  });
}

/** What people may type, places, companies and conditions among it. */
const words = (seed: number): string =>
  generatedWords(seed, ({ roll, pick }) => [
    () => pick(PLACES),
    () => pick(FIELDS),
    () => pick(COMPANIES).slice(0, 3 + roll(6)),
    () => pick(WISHES),
    () => pick(['', ' ', '"', '*', 'a OR b', 'x NOT y', '\ud800', '\0', '((', "';--", 'bread', 'c++']),
  ]);

function filters(seed: number): JobFilters {
  const { roll, pick } = generator(seed);
  const sometimes = <T>(value: T) => (roll(4) === 0 ? value : undefined);
  return {
    search: roll(3) ? words(seed + 7).trim() || undefined : undefined,
    location: sometimes(pick([...PLACES, 'españa', 'mad', 'Aragón'])),
    position: sometimes(pick(['a', 'tec', 'er'])),
    industry: sometimes(pick([...FIELDS, 'tec'])),
    salaryMin: sometimes(pick(SALARY_STEPS)),
    openings: sometimes(pick(['1-5', '25+'] as const)),
    remotePolicy: sometimes(pick(REMOTE_POLICIES)),
    jobType: sometimes(pick(JOB_TYPES)),
    experienceLevel: sometimes(pick(EXPERIENCE_LEVELS)),
    shift: sometimes(pick(SHIFTS)),
    noExperience: sometimes('true' as const),
    sort: pick([undefined, ...PUBLIC_JOB_SORTS]),
    ...sometimes({ lat: pick([41.65, 40.42, 41.88]), lng: pick([-0.88, -3.7, -87.63]), radiusKm: pick([30, 500]) }),
  };
}

const ids = (jobs: readonly { jobId: string }[]) => jobs.map(({ jobId }) => jobId);

/** The answers of a look at every job. */
function scanned(jobs: readonly Job[]) {
  const newest = jobs.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const [all, open] = [newest.map(searchable), newest.filter(isOpenToPublic).map(searchable)];
  return {
    open: (asked: JobFilters) => {
      const { jobs: found, facets, understood, nearest } = findJobsInMemory(open, asked);
      const { suggestion } = understood;
      return { found: ids(found), facets, understood: partsOf(understood), suggestion, nearest: ids(nearest) };
    },
    all: (search: string | undefined) => ids(findJobsInMemory(all, { search }).jobs).sort(),
    meaning: (text: string) => ids(jobsMeetingAll(jobsInMemory(all), text).map(({ job }) => job)),
    holding: (text: string) =>
      all.filter(({ job: { title, company, location } }) =>
        folded(text)
          .split(/\s+/)
          .every((word) => folded([title, company, location].join('\n')).includes(word)),
      ).length,
  };
}

async function expectAlike(index: ReturnType<typeof jobIndexInMemory>, jobs: readonly Job[], seed: number) {
  const scan = scanned(jobs);
  let narrowed = 0;
  for (let at = 0; at < QUERIES; at += 1) {
    const asked = filters(seed + at);
    const { items, facets, understood, suggestion, nearest = [] } = await index.openPage({ ...asked, limit: 1000 });
    const expected = scan.open(asked);
    const found = { found: ids(items), facets, understood, suggestion, nearest: ids(nearest) };
    expect([asked, found]).toEqual([asked, expected]);
    if (expected.found.length > 0 && expected.found.length < jobs.length / 3) narrowed += 1;
    const text = words(seed + at);
    const query = adminJobsQuerySchema.parse({ search: text, limit: '100', sort: JOB_SORTS[at % JOB_SORTS.length] });
    const whole = { ...query, limit: 1000 };
    const parsed = query.search;
    expect([text, ids((await index.page(whole)).items).sort()]).toEqual([text, scan.all(parsed)]);
    const named = await index.named(folded(text).split(/\s+/).filter(Boolean), text, 1000);
    const meant = scan.meaning(text);
    expect(ids(named)).toEqual(expect.arrayContaining(meant));
    expect(named.length).toBeLessThanOrEqual(meant.length + scan.holding(text.trim()));
  }
  // Queries that find nothing would agree with much.
  expect(narrowed).toBeGreaterThan(QUERIES / 5);
}

describe('the search of the index of jobs', () => {
  const everything = Array.from({ length: JOBS }, (_, at) => job(at));

  it('answers as a look at every job does, whatever is asked', async () => {
    const clock = clockAt(START);
    await expectAlike(jobIndexInMemory(fakeJobs(clock, ...everything), clock), everything, 10_000);
  });

  it('still does after jobs came one by one, changed and went', async () => {
    const clock = clockAt(START);
    const jobs = fakeJobs(clock, ...everything.slice(0, 50));
    const index = jobIndexInMemory(jobs, clock);
    const both = () => Promise.all([index.openPage({ limit: 1 }), index.page(adminJobsQuerySchema.parse({}))]);
    await both();
    for (const [at, one] of everything.slice(50).entries()) {
      clock.pass(1);
      await jobs.insert({ ...one, updatedAt: clock.now(), publishedAt: clock.now() });
      if (at % 25 === 0) await both();
    }
    for (let at = 0; at < JOBS; at += 1) {
      clock.pass(1);
      if (at % 7 === 0) await jobs.remove(`job${at}`);
      const times = { updatedAt: clock.now(), publishedAt: clock.now() };
      if (at % 3 === 0) await jobs.replace({ ...job(at, 5000 + at), version: 2, ...times }, 1);
      if (at % 25 === 0) await both();
    }
    await expectAlike(index, [...jobs.rows.values()], 50_000);
  });
});
