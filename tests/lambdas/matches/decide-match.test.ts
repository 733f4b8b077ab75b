/** Shows how earlier evaluations and single results are read again, and what a person's own verdict leaves behind. */
import { describe, expect, it } from 'vitest';
import { decideMatch } from '../../../lambdas/matches/decide-match.ts';
import { getEvaluation } from '../../../lambdas/matches/get-evaluation.ts';
import { getMatch } from '../../../lambdas/matches/get-match.ts';
import { listEvaluations } from '../../../lambdas/matches/list-evaluations.ts';
import { listMatches } from '../../../lambdas/matches/list-matches.ts';
import type { DecisionInput, EvaluationRequest } from '../../../shared/domain/evaluation.ts';
import { evaluationSchema } from '../../../shared/domain/evaluation.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, USER } from '../records.ts';
import { completionOf, matchesIn, platform } from './evaluation-platform.ts';

const YES: DecisionInput = { verdict: 'suitable', reason: 'Ran the night shift alone for years.' };

async function setUp(...requests: EvaluationRequest[]) {
  const made = platform();
  const deps = { ...made.deps, ...made.stores, jobs: made.jobRows, noteRead: fakeTrail().noteRead };
  const runs = [];
  for (const request of requests) {
    runs.push(await made.run(request));
    made.clock.pass(60);
  }
  const decide = (id: string, body: DecisionInput = YES, actor = ADMIN) =>
    decideMatch({ params: { id }, body, correlationId: 'corr-0001' }, actor, deps);
  const list = (query: { talentId?: string; jobId?: string } = {}) =>
    listEvaluations({ query: { limit: 20, ...query } }, ADMIN, deps);
  const get = (id: string) => getEvaluation({ params: { id }, correlationId: 'c' }, ADMIN, deps);
  const one = (id: string) => getMatch({ params: { id }, correlationId: 'c' }, ADMIN, deps);
  return { ...made, deps, runs, decide, list, get, one };
}

describe('earlier evaluations', () => {
  it('are listed newest first with the names of now, whole or of one talent, one job, or one pair', async () => {
    const { list, runs } = await setUp(
      { jobId: 'nursing' },
      { talentId: 'talent003' },
      { talentId: 'talent003', jobId: 'nursing' },
    );
    const ids = runs.map((events) => completionOf(events).evaluationId);
    const idsOf = async (query?: object) => (await list(query)).items.map(({ evaluationId }) => evaluationId);
    expect(await idsOf()).toEqual(ids.toReversed());
    expect(await idsOf({ talentId: 'talent003' })).toEqual([ids[2], ids[1]]);
    expect(await idsOf({ jobId: 'nursing' })).toEqual([ids[2], ids[0]]);
    expect(await idsOf({ talentId: 'talent003', jobId: 'nursing' })).toEqual([ids[2]]);
    const [last, , first] = (await list()).items;
    for (const item of [last, first]) expect(evaluationSchema.parse(item)).toEqual(item);
    const named = { talentName: 'Amapola Quintanar', emailConfirmed: true };
    expect(last).toMatchObject({ ...named, jobTitle: 'Enfermera', by: 'admin@staff.example' });
    expect(first).toMatchObject({ talentId: null, talentName: null, jobTitle: 'Enfermera', count: 20 });
  });

  it('say where the person’s address is not confirmed', async () => {
    const { list, stores } = await setUp({ talentId: 'talent003', jobId: 'nursing' });
    const talent = stores.talents.rows.get('talent003');
    if (!talent) throw new Error('There is no such person');
    stores.talents.rows.set('talent003', { ...talent, confirmedAt: undefined });
    expect((await list()).items).toMatchObject([{ talentName: 'Amapola Quintanar', emailConfirmed: false }]);
  });

  it('name neither a talent nor a job that is gone', async () => {
    const { list, stores, jobRows } = await setUp({ talentId: 'talent003', jobId: 'nursing' });
    stores.talents.rows.delete('talent003');
    await jobRows.remove('nursing');
    expect((await list()).items).toMatchObject([{ talentName: null, jobTitle: null, jobId: 'nursing' }]);
  });

  it('are replayed with their matches as they were, the best first, those of erased people missing', async () => {
    const { get, stores, runs } = await setUp({ jobId: 'nursing' });
    const [run = []] = runs;
    const { evaluationId } = completionOf(run);
    expect((await get(evaluationId)).matches).toEqual(matchesIn(run));
    await stores.matches.removeOfTalent('talent003');
    const left = await get(evaluationId);
    expect(left.matches.map(({ talentId }) => talentId)).not.toContain('talent003');
    expect(left.matches).toHaveLength(19);
  });

  it('that nobody ran are refused, and so are matches', async () => {
    const { get, one, decide } = await setUp();
    await expect(get('none')).rejects.toMatchObject({ kind: 'not-found', code: 'EVALUATION_NOT_FOUND' });
    for (const refused of [one('none'), decide('none')])
      await expect(refused).rejects.toMatchObject({ kind: 'not-found', code: 'MATCH_NOT_FOUND' });
  });
});

describe('a decision', () => {
  it('stands beside every result of its pair, whose score stays as it is', async () => {
    const { decide, one, get, runs, deps } = await setUp(
      { jobId: 'nursing' },
      { talentId: 'talent003', jobId: 'nursing' },
    );
    const [all = [], again = []] = runs;
    const [newest] = matchesIn(again);
    const decided = await decide(newest?.matchId ?? '');
    expect(decided).toEqual({ ...YES, by: 'admin@staff.example', at: expect.any(String), matchId: newest?.matchId });
    const older = matchesIn(all).find(({ talentId }) => talentId === 'talent003');
    expect(await one(older?.matchId ?? '')).toEqual({ ...older, decision: decided });
    const replayed = await get(completionOf(all).evaluationId);
    expect(replayed.matches.filter(({ decision }) => decision).map(({ talentId }) => talentId)).toEqual(['talent003']);
    const listed = await listMatches({ query: { talentId: 'talent003', limit: 20 } }, ADMIN, deps);
    expect(listed.items.map(({ decision }) => decision)).toEqual([decided, decided]);
  });

  it('is replaced by the next one, and the trail has both verdicts and no reason', async () => {
    const { decide, one, runs, notes, clock, stores } = await setUp({ talentId: 'talent003', jobId: 'nursing' });
    const id = matchesIn(runs[0] ?? [])[0]?.matchId ?? '';
    await decide(id);
    clock.pass(60);
    await decide(id, { verdict: 'unsuitable', reason: 'Moved abroad, she says.' });
    expect((await one(id)).decision).toMatchObject({ verdict: 'unsuitable', reason: 'Moved abroad, she says.' });
    expect(stores.decisions.rows.size).toBe(1);
    const trail = notes.filter(({ action }) => action === 'match.decide');
    expect(trail.map(({ changes }) => changes)).toEqual([
      [{ field: 'verdict', before: undefined, after: 'suitable' }, { field: 'reason' }],
      [{ field: 'verdict', before: 'suitable', after: 'unsuitable' }, { field: 'reason' }],
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/night shift|abroad/);
  });

  it('takes the place of a colleague’s only by who has that before them', async () => {
    const { decide, one, runs, clock, notes } = await setUp({ talentId: 'talent003', jobId: 'nursing' });
    const id = matchesIn(runs[0] ?? [])[0]?.matchId ?? '';
    const colleague = { ...ADMIN, email: 'colleague@staff.example' };
    const first = await decide(id, { ...YES, replaces: null });
    clock.pass(60);
    const no = { verdict: 'unsuitable', reason: 'Asks for day shifts only.' } as const;
    for (const replaces of [undefined, null, '2020-01-01T00:00:00.000Z'])
      await expect(decide(id, { ...no, replaces }, colleague)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await one(id)).decision).toEqual(first);
    expect(notes.filter(({ action }) => action === 'match.decide')).toHaveLength(1);
    expect(await decide(id, { ...no, replaces: first.at }, colleague)).toMatchObject({ ...no, by: colleague.email });
  });

  it('about a person who is being erased is taken back', async () => {
    const { decide, runs, stores } = await setUp({ talentId: 'talent003', jobId: 'nursing' });
    await stores.resumes.removeAll('talent003');
    const id = matchesIn(runs[0] ?? [])[0]?.matchId ?? '';
    await expect(decide(id)).rejects.toMatchObject({ code: 'MATCH_NOT_FOUND' });
    expect(stores.decisions.rows.size).toBe(0);
  });
});

it('nobody but an administrator reads evaluations, or decides', async () => {
  const { deps, notes } = await setUp({ talentId: 'talent003', jobId: 'nursing' });
  const params = { id: 'any' };
  for (const refused of [
    listEvaluations({ query: { limit: 20 } }, USER, deps),
    getEvaluation({ params, correlationId: 'c' }, USER, deps),
    getMatch({ params, correlationId: 'c' }, USER, deps),
    listMatches({ query: { jobId: 'nursing', limit: 20 } }, USER, deps),
    decideMatch({ params, body: YES, correlationId: 'c' }, USER, deps),
  ])
    await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
  expect(notes).toHaveLength(1);
});
