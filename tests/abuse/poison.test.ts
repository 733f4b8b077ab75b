/** A resume that the matcher cannot finish: it is set aside with a reason, and blocks nothing else. */
import type { Context, SQSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { applicationOf } from '../../lambdas/applications/application-view.ts';
import { matchJob } from '../../lambdas/matches/match-job.ts';
import { matchResume } from '../../lambdas/matches/match-resume.ts';
import { threadMatcher } from '../../lambdas/matches/matcher.ts';
import { talentRanking } from '../../lambdas/matches/rank-talents.ts';
import { readyJobs } from '../../lambdas/matches/ready-jobs.ts';
import { batchHandler } from '../../lambdas/runtime/batch.ts';
import { derivedId } from '../../lambdas/runtime/ids.ts';
import { matchRequestSchema } from '../../shared/contract/events.ts';
import { MATCHING_FAILURE_MESSAGES } from '../../shared/domain/matching-failure.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { MAX_TEXT_LENGTH } from '../../shared/extraction/index.ts';
import { ENGINE_VERSION } from '../../shared/matching/index.ts';
import { completionOf, matchesIn, people, platform } from '../lambdas/matches/evaluation-platform.ts';
import { AGREED, aJob, anApplication, aResume, aTalent, POOLED, START } from '../lambdas/records.ts';
import { readEvent } from '../shared/contract/sample-events.ts';
import { directMatcher } from '../support/direct-matcher.ts';
import { fakeDecisions, fakeEvaluations } from '../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeJobs, fakeMatches, fakeResumes, fakeTalents } from '../support/fakes.ts';
import { indexInMemory } from '../support/index-in-memory.ts';

const SAMPLE = readEvent<SQSEvent>('on-match-requested', 'ok.json');
const AD = 'Buscamos una persona que suelde acero inoxidable con procedimiento TIG y lea planos de calderería';
const POISON = 'person4';
/** Many of them, each of whose sentences the poison copies, so that it is read again for each: a minute of work. */
const JOBS = Array.from({ length: 300 }, (_, at) => aJob({ jobId: `job${at}`, description: AD }));
const PEOPLE = Array.from({ length: 10 }, (_, at) => `person${at}`);

function textOf(talentId: string): string {
  if (talentId !== POISON) return 'EXPERIENCIA\nSoldadora TIG\nDepósitos Cinabrio\n03/2019 - actualidad';
  return `${AD}\n${'jefa de obra con experiencia en taller\n'.repeat(4_000)}`.slice(0, MAX_TEXT_LENGTH);
}

/** Ten people who applied, one of them with the poison; `matcher` gives a reading a second. */
function setUp(matcher = threadMatcher(1)) {
  const clock = clockAt(START);
  const jobs = fakeJobs(clock, ...JOBS);
  const idOf = (talentId: string) => ({ talentId, resumeId: `reading-of-${talentId}` });
  const applications = fakeApplications(
    clock,
    ...PEOPLE.map((talentId) =>
      anApplication({
        ...idOf(talentId),
        applicationId: `application-of-${talentId}`,
        resumeStatus: 'completed',
        unfinished: 'matching',
        jobId: 'job0',
        consent: POOLED,
      }),
    ),
  );
  const talents = fakeTalents(
    clock,
    ...PEOPLE.map((talentId) => aTalent({ ...idOf(talentId), email: talentId, basis: AGREED })),
  );
  const resumes = fakeResumes(...PEOPLE.map((talentId) => aResume({ ...idOf(talentId), text: textOf(talentId) })));
  const facts = { matcher, derivedId, now: clock.now, today: () => '2026-11', settle: async () => undefined };
  const rankTalents = talentRanking({
    talents: talents,
    ...indexInMemory(talents, clock),
    resumes,
    applications,
    ...facts,
  });
  const deps = {
    applications,
    talents,
    resumes,
    jobs,
    matches: fakeMatches(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    ...readyJobs(jobs),
    ...facts,
    rankTalents,
  };
  const requestOf = (talentId: string) => ({
    kind: 'resume' as const,
    ...idOf(talentId),
    applicationId: `application-of-${talentId}`,
  });
  const record = (talentId: string) => applications.rows.get(`application-of-${talentId}`);
  return { deps, requestOf, record };
}

test('in a batch of ten the other nine end well, and no message comes back', async () => {
  const { deps, requestOf, record } = setUp();
  const handler = batchHandler(matchRequestSchema, {}, () => async (request) => {
    if (request.kind === 'resume') await matchResume(request, SYSTEM, deps);
  });
  const [sample] = SAMPLE.Records;
  if (!sample) throw new Error('The sample event is empty');
  const Records = PEOPLE.map((talentId) => ({
    ...sample,
    messageId: talentId,
    body: JSON.stringify(requestOf(talentId)),
  }));
  const { batchItemFailures } = await handler({ Records }, {} as Context);
  expect(batchItemFailures).toEqual([]);
  for (const talentId of PEOPLE.filter((one) => one !== POISON)) {
    expect(record(talentId)?.match, talentId).toMatchObject({ percent: expect.any(Number) });
    expect(record(talentId)).not.toHaveProperty('unfinished');
  }
  expect(deps.matches.rows.size).toBe(9 * 20);

  // The sweep looks for work by `unfinished`: the poison has none left, keeps its reading and says why.
  const poisoned = record(POISON);
  expect(poisoned).not.toHaveProperty('unfinished');
  expect(poisoned).toMatchObject({ resumeStatus: 'completed', matchFailure: 'READING_TOO_COMPLEX' });
  expect(poisoned?.steps?.at(-1)?.kind).toBe('not-compared');
  const message = MATCHING_FAILURE_MESSAGES.READING_TOO_COMPLEX;
  expect(poisoned && applicationOf(poisoned).matchFailure).toEqual({ code: 'READING_TOO_COMPLEX', message });
  expect(await deps.resumes.get(POISON, `reading-of-${POISON}`)).toMatchObject({ tooComplexFor: ENGINE_VERSION });
});

test('asked for again it ends at once, the same', async () => {
  const { deps, requestOf, record } = setUp(directMatcher(`reading-of-${POISON}`));
  expect(await matchResume(requestOf(POISON), SYSTEM, deps)).toBe(0);
  const first = record(POISON);
  expect(await matchResume(requestOf(POISON), SYSTEM, deps)).toBe(0);
  expect(record(POISON)).toEqual(first);
});

test('a new job is matched with everybody else', async () => {
  const { deps } = setUp(directMatcher(`reading-of-${POISON}`));
  expect(await matchJob({ kind: 'job', jobId: 'job7', version: 1 }, SYSTEM, deps)).toBe(9);
  expect([...deps.matches.rows.values()].map(({ talentId }) => talentId)).not.toContain(POISON);
  expect(deps.jobs.unmatched.has('job7')).toBe(false);
});

describe('an evaluation', () => {
  const tooComplex = ['reading-of-talent003'];

  test('of a job against everybody skips it, and counts it', async () => {
    const { run, stores } = platform({ tooComplex });
    const events = await run({ jobId: 'nursing' });
    expect(completionOf(events)).toMatchObject({ count: people().length - 1, skipped: 1 });
    expect(matchesIn(events).map(({ talentId }) => talentId)).not.toContain('talent003');
    expect([...stores.evaluations.rows.values()]).toMatchObject([{ skipped: 1 }]);
  });

  test('counts it again when it is asked again', async () => {
    const { run } = platform({ tooComplex });
    for (const _again of [1, 2]) expect(completionOf(await run({ jobId: 'nursing' }))).toMatchObject({ skipped: 1 });
  });

  test.each([[{ talentId: 'talent003' }], [{ talentId: 'talent003', jobId: 'welding' }]])(
    'of the person alone says so: %j',
    async (body) => {
      const events = await platform({ tooComplex }).run(body);
      expect(completionOf(events)).toMatchObject({ count: 0, skipped: 1 });
      expect(matchesIn(events)).toEqual([]);
    },
  );

  test('of nobody like that skips nobody', async () => {
    expect(completionOf(await platform().run({ jobId: 'nursing' }))).toMatchObject({ skipped: 0 });
  });
});
