/** Shows what an evaluation says and in which order, what it leaves behind, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { matchResumeOf } from '../../../lambdas/matches/score-reading.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { evaluationEventSchemas } from '../../../shared/contract/admin-matching.ts';
import { EVALUATION_MATCHES_MAX, EVALUATION_STAGES } from '../../../shared/domain/evaluation.ts';
import { SWAPS } from '../../../shared/domain/match.ts';
import { ENGINE_VERSION, prepareJob, prepareResume, scorePercent } from '../../../shared/matching/index.ts';
import { aJob, START, USER } from '../records.ts';
import {
  completionOf,
  eventsOf,
  matchesIn,
  NURSING,
  people,
  platform,
  reading,
  WELDING,
} from './evaluation-platform.ts';

const SUBJECTS = [
  ['a talent and a job', { talentId: 'talent001', jobId: 'welding' }, 1],
  ['a talent and all active jobs', { talentId: 'talent001' }, 2],
  ['a job and all talents', { jobId: 'welding' }, 20],
] as const;

describe.each(SUBJECTS)('an evaluation of %s', (_what, body, count) => {
  it('reports all stages in order with a percentage that never falls, then the matches, then that it is complete', async () => {
    const events = await platform().run(body);
    for (const { event, data } of events) expect(evaluationEventSchemas[event].parse(data)).toEqual(data);
    const stages = events.flatMap((one) => (one.event === 'stage' ? [one.data] : []));
    expect([...new Set(stages.map(({ stage }) => stage))]).toEqual(EVALUATION_STAGES);
    const percents = stages.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    const kinds = events.map(({ event }) => event);
    expect(kinds).toEqual([...stages.map(() => 'stage'), ...Array.from({ length: count }, () => 'match'), 'complete']);
    expect(completionOf(events)).toMatchObject({ count, elapsedMs: expect.any(Number) });
  });

  it('says of each match that other personal facts change nothing', async () => {
    for (const { counterfactual } of matchesIn(await platform().run(body))) {
      expect(counterfactual?.map(({ swap, change }) => [swap, change])).toEqual(SWAPS.map((swap) => [swap, 0]));
    }
  });

  it('gives the same percentages again under other ids, and keeps both', async () => {
    const { run, stores } = platform();
    const first = await run(body);
    const second = await run(body);
    const results = (events: typeof first) =>
      matchesIn(events).map((match) => [match.talentId, match.jobId, match.percent]);
    expect(results(second)).toEqual(results(first));
    const ids = [...matchesIn(first), ...matchesIn(second)].map(({ matchId }) => matchId);
    expect(new Set(ids).size).toBe(count * 2);
    expect([...stores.matches.rows.keys()].sort()).toEqual(ids.sort());
    expect(completionOf(second).evaluationId).not.toBe(completionOf(first).evaluationId);
    expect(stores.evaluations.rows.size).toBe(2);
  });

  it('has stored everything before it is complete, and noted who asked', async () => {
    const { start, stores, notes } = platform();
    for await (const { event, data } of await start(body)) {
      if (event !== 'complete') continue;
      const record = stores.evaluations.rows.get(data.evaluationId);
      expect(record).toMatchObject({
        ...body,
        by: 'admin@staff.example',
        createdAt: START,
        count,
        engineVersion: ENGINE_VERSION,
      });
      expect(record?.matchIds.every((id) => stores.matches.rows.get(id)?.evaluationId === data.evaluationId)).toBe(
        true,
      );
      expect(notes).toMatchObject([
        { action: 'evaluation.run', recordKind: 'evaluation', recordId: data.evaluationId },
      ]);
    }
    expect(notes).toHaveLength(1);
  });
});

describe('the ranking', () => {
  it('puts those of the trade first, the best first', async () => {
    const matches = matchesIn(await platform().run({ jobId: 'nursing' }));
    expect(matches.slice(0, 4).map(({ talentId }) => talentId)).toEqual([
      'talent003',
      'talent008',
      'talent013',
      'talent018',
    ]);
    const percents = matches.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  });

  it('is the one that scoring everybody in full gives, when forms are made and when they were stored', async () => {
    const resumes = people(40);
    const full = resumes.map((resume) =>
      Math.round(scorePercent(prepareJob(WELDING), prepareResume(matchResumeOf(resume), '2026-11'))),
    );
    const { run } = platform({ resumes });
    for (const _again of [1, 2]) {
      const percents = matchesIn(await run({ jobId: 'welding' })).map(({ percent }) => percent);
      expect(percents).toEqual(full.toSorted((a, b) => b - a));
    }
  });

  it('in another container rests on the forms that were stored, and prepares nobody', async () => {
    const { run, stores } = platform();
    const before = matchesIn(await run({ jobId: 'welding' }));
    expect(stores.resumes.forms.size).toBe(20);
    const other = platform({ over: { resumes: stores.resumes } });
    other.stores.resumes.formsOf = stores.resumes.formsOf;
    other.stores.resumes.getMany = async () => {
      throw new Error('A ranking asked for whole readings');
    };
    expect(matchesIn(await other.run({ jobId: 'welding' })).map(({ talentId }) => talentId)).toEqual(
      before.map(({ talentId }) => talentId),
    );
  });

  it('fetches each reading once, however many jobs are evaluated', async () => {
    const { run, stores, deps } = platform();
    let fetched = 0;
    const { getMany } = stores.resumes;
    stores.resumes.getMany = (keys) => {
      fetched += keys.length;
      return getMany(keys);
    };
    deps.resumes = { ...stores.resumes, getMany };
    await run({ jobId: 'welding' });
    await run({ jobId: 'nursing' });
    expect(fetched).toBe(20);
  });

  it('goes by the current reading: one that is new counts from its first moment', async () => {
    const { run, stores, clock } = platform();
    await run({ jobId: 'nursing' });
    clock.pass(1);
    const again = { ...reading('nurse', 'talent000'), resumeId: 'second' };
    await stores.resumes.insert(again);
    await stores.talents.restate(stores.talents.rows.get('talent000') as TalentRecord, { resumeId: 'second' });
    const best = matchesIn(await run({ jobId: 'nursing' })).slice(0, 5);
    expect(best.map(({ resumeId }) => resumeId)).toContain('second');
  });

  it('sees through a resume that repeats the ad, as full scoring does', async () => {
    const text = `${WELDING.description} ${WELDING.requirements.join(' ')} Se busca persona con muchas ganas de soldar cada día en nuestro taller.`;
    const job = aJob({ jobId: 'welding', description: text });
    const copier = { ...reading('clerk', 'copier'), text: `EXPERIENCIA\nContable\n01/2016 - actualidad\n${text}` };
    const matches = matchesIn(
      await platform({ jobs: [job], resumes: [copier, ...people(5)] }).run({ jobId: 'welding' }),
    );
    const full = Math.round(scorePercent(prepareJob(job), prepareResume(matchResumeOf(copier), '2026-11')));
    expect(matches.find(({ talentId }) => talentId === 'copier')?.percent).toBe(full);
    expect(matches[0]?.talentId).toBe('talent001');
  });

  it(`ends with the ${EVALUATION_MATCHES_MAX} best`, async () => {
    const events = await platform({ resumes: people(130) }).run({ jobId: 'welding' });
    expect(matchesIn(events)).toHaveLength(EVALUATION_MATCHES_MAX);
    expect(completionOf(events).count).toBe(EVALUATION_MATCHES_MAX);
  });
});

describe('an evaluation', () => {
  it('takes a job that is not active where it is named, and leaves it out where all active ones are asked for', async () => {
    const { run } = platform({ jobs: [WELDING, { ...NURSING, status: 'draft', public: false }] });
    expect(matchesIn(await run({ talentId: 'talent003', jobId: 'nursing' }))).toHaveLength(1);
    expect(matchesIn(await run({ talentId: 'talent003' })).map(({ jobId }) => jobId)).toEqual(['welding']);
  });

  it('is complete without matches where nobody or nothing is there to compare', async () => {
    const nobody = await platform({ resumes: [] }).run({ jobId: 'welding' });
    const nothing = await platform({ jobs: [] }).run({ talentId: 'talent001' });
    for (const events of [nobody, nothing]) {
      expect(completionOf(events).count).toBe(0);
      const stages = events.flatMap((one) => (one.event === 'stage' ? [one.data.stage] : []));
      expect([...new Set(stages)]).toEqual(EVALUATION_STAGES);
    }
  });

  it('shows what was decided about a pair before', async () => {
    const { run, stores } = platform();
    const decision = {
      verdict: 'unsuitable',
      reason: 'Lives too far away.',
      by: null,
      at: START,
      matchId: 'm0',
    } as const;
    await stores.decisions.put({ talentId: 'talent001', jobId: 'welding', ...decision });
    const matches = matchesIn(await run({ jobId: 'welding' }));
    expect(matches.filter((match) => match.decision)).toMatchObject([{ talentId: 'talent001', decision }]);
    expect([...stores.matches.rows.values()].every((match) => match.decision === undefined)).toBe(true);
  });

  it('leaves nothing of a person who is erased while it runs', async () => {
    const { start, stores } = platform();
    const kept: string[] = [];
    for await (const event of await start({ jobId: 'welding' })) {
      if (event.event === 'stage' && event.data.stage === 'ai-analysis') await stores.resumes.removeAll('talent001');
      if (event.event === 'match') kept.push(event.data.talentId);
    }
    expect(kept).not.toContain('talent001');
    expect(kept).toHaveLength(19);
    expect([...stores.matches.rows.values()].map(({ talentId }) => talentId)).not.toContain('talent001');
    expect([...stores.evaluations.rows.values()]).toMatchObject([{ count: 19 }]);
  });

  it('leaves not even itself where it was about them alone', async () => {
    const { start, stores } = platform();
    for await (const event of await start({ talentId: 'talent001' })) {
      if (event.event === 'stage' && event.data.stage === 'ai-analysis') await stores.resumes.removeAll('talent001');
      if (event.event === 'complete') expect(event.data.count).toBe(0);
    }
    expect(stores.matches.rows.size + stores.evaluations.rows.size).toBe(0);
  });

  it('stops and stores nothing once nobody waits for it', async () => {
    const { start, stores, notes } = platform();
    const left = new AbortController();
    const events = await start({ jobId: 'welding' }, undefined, left.signal);
    await events.next();
    left.abort();
    await expect(eventsOf(events)).rejects.toThrow();
    expect(stores.matches.rows.size + stores.evaluations.rows.size + notes.length).toBe(0);
  });
});

describe('before it begins, it refuses', () => {
  it.each([
    ['an unknown talent', { talentId: 'nobody' }, 'TALENT_NOT_FOUND'],
    ['an unknown job', { jobId: 'nothing' }, 'JOB_NOT_FOUND'],
    ['an unknown job of a known talent', { talentId: 'talent001', jobId: 'nothing' }, 'JOB_NOT_FOUND'],
  ])('%s', async (_what, body, code) => {
    await expect(platform().start(body)).rejects.toMatchObject({ kind: 'not-found', code });
  });

  it('a talent of whom nothing has been read, or whose reading is gone', async () => {
    const { start, stores } = platform();
    await stores.resumes.removeAll('talent002');
    const unread = stores.talents.rows.get('talent001');
    if (unread) stores.talents.rows.set('talent001', { ...unread, resumeId: undefined });
    for (const talentId of ['talent001', 'talent002']) {
      await expect(start({ talentId })).rejects.toMatchObject({ kind: 'conflict', code: 'TALENT_NOT_READ' });
    }
  });

  it('anyone who is no administrator', async () => {
    const { start } = platform();
    await expect(start({ jobId: 'nothing' }, USER)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(start({ jobId: 'nothing' }, { kind: 'visitor' })).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
