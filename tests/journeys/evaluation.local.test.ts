/** An evaluation over the wire, through the gateway: streamed events, history, replay, a decision, and refusals. */
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EvaluationEvent, evaluationEventSchemas } from '../../shared/contract/admin-matching.ts';
import { EVALUATION_STAGES } from '../../shared/domain/evaluation.ts';
import { type Match, matchSchema } from '../../shared/domain/match.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { type ModelServer, says, startModelServer } from '../support/model-server.ts';
import { ownStack } from '../support/shared.ts';

const PATH = '/api/admin/evaluations';
const JOB = 'demo01nurse';
const WORDS = { es: 'Trabaja en cuidados intensivos.', en: 'Works in intensive care.' };

let stack: OwnStack;
let models: ModelServer;
let admin: string;
let talentId: string;
beforeAll(async () => {
  models = await startModelServer();
  models.behave(says(JSON.stringify(WORDS)));
  stack = await ownStack({
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: models.endpoint,
    EXPLAIN_MODEL_ID: 'wording-model-v1',
  });
  admin = await stack.token('admin@encaje.test');
  // Demo resumes are read in the background.
  const read = await eventually(
    () => stack.api('/api/admin/talents?limit=100', { token: admin }),
    ({ body }) => body.items.filter((talent: { resumeId: string | null }) => talent.resumeId).length >= 8,
    60,
  );
  talentId = read.body.items[0].talentId;
});
afterAll(async () => {
  await stack?.stop();
  await models?.close();
});

const post = (body: unknown, signal?: AbortSignal) =>
  fetch(`${stack.origin}${PATH}`, {
    method: 'POST',
    signal,
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });

/** The events of a stream, each in the shape that the contract gives it. */
async function evaluated(body: unknown): Promise<EvaluationEvent[]> {
  const response = await post(body);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const events: EvaluationEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const name = event as EvaluationEvent['event'];
      const parsed = JSON.parse(data);
      expect(evaluationEventSchemas[name].parse(parsed)).toEqual(parsed);
      events.push({ event: name, data: parsed } as EvaluationEvent);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  return events;
}

const matchesIn = (events: EvaluationEvent[]): Match[] =>
  events.flatMap((one) => (one.event === 'match' ? [one.data] : []));
const idOf = (events: EvaluationEvent[]): string => {
  const last = events.at(-1);
  return last?.event === 'complete' ? last.data.evaluationId : '';
};
const get = (path: string) => stack.api(path, { token: admin });

describe.each([
  ['a talent and a job', () => ({ talentId, jobId: JOB })],
  ['a talent and all active jobs', () => ({ talentId })],
  ['a job and all talents', () => ({ jobId: JOB })],
])('an evaluation of %s', (_what, bodyOf) => {
  it('streams stages, matches and its end, repeats its percentages, and can be replayed', async () => {
    const first = await evaluated(bodyOf());
    const second = await evaluated(bodyOf());
    const stages = first.flatMap((one) => (one.event === 'stage' ? [one.data] : []));
    expect([...new Set(stages.map(({ stage }) => stage))]).toEqual(EVALUATION_STAGES);
    expect(stages.map(({ percent }) => percent)).toEqual(
      stages.map(({ percent }) => percent).toSorted((a, b) => a - b),
    );
    expect(first.map(({ event }) => event).filter((event) => event !== 'stage')).toEqual([
      ...matchesIn(first).map(() => 'match'),
      'complete',
    ]);
    const pairs = (events: EvaluationEvent[]) =>
      matchesIn(events).map((match) => [match.talentId, match.jobId, match.percent]);
    expect(pairs(first).length).toBeGreaterThan(0);
    expect(pairs(second)).toEqual(pairs(first));
    expect(idOf(second)).not.toBe(idOf(first));
    expect(matchesIn(second)[0]?.matchId).not.toBe(matchesIn(first)[0]?.matchId);
    expect(matchesIn(first)[0]?.explanation).toEqual({ state: 'ready', text: WORDS });

    const replayed = await get(`${PATH}/${idOf(first)}`);
    expect([replayed.status, replayed.body.matches]).toEqual([200, matchesIn(first)]);
    const listed = await get(PATH);
    const ids = listed.body.items.map(({ evaluationId }: { evaluationId: string }) => evaluationId);
    expect(ids.slice(0, 2)).toEqual([idOf(second), idOf(first)]);
    expect(listed.body.items[0]).toMatchObject({ by: 'admin@encaje.test', count: matchesIn(second).length });
  });
});

it('a decision stands beside the pair’s results, old and new, and in the audit trail without its reason', async () => {
  const [match] = matchesIn(await evaluated({ talentId, jobId: JOB }));
  const body = { verdict: 'suitable', reason: 'Three years on the same ward.' };
  const decided = await stack.api(`/api/admin/matches/${match?.matchId}/decision`, {
    method: 'POST',
    token: admin,
    body,
  });
  expect(decided.status).toBe(201);
  expect(decided.body).toMatchObject({ ...body, by: 'admin@encaje.test', matchId: match?.matchId });
  const shown = await get(`/api/admin/matches/${match?.matchId}`);
  expect(matchSchema.parse(shown.body)).toEqual({ ...match, decision: decided.body });
  expect(matchesIn(await evaluated({ talentId, jobId: JOB }))[0]?.decision).toEqual(decided.body);
  const list = await get(`/api/admin/matches?talentId=${talentId}&limit=100`);
  const ofPair = list.body.items.filter(({ jobId }: Match) => jobId === JOB);
  expect(ofPair.every(({ decision }: Match) => decision?.verdict === 'suitable')).toBe(true);
  const trail = await get(`/api/admin/audit?recordId=${match?.matchId}`);
  expect(trail.body.items.map(({ action }: { action: string }) => action)).toContain('match.decide');
  expect(JSON.stringify(trail.body)).not.toContain('same ward');
});

it('a browser that goes away stops the evaluation, which leaves nothing', async () => {
  // The model keeps it waiting, so that it is surely left in the middle.
  models.behave(() => {});
  const before = await get(PATH);
  const browser = new AbortController();
  const response = await post({ jobId: JOB }, browser.signal);
  const reader = response.body?.getReader();
  let text = '';
  while (!text.includes('ai-analysis')) text += new TextDecoder().decode((await reader?.read())?.value);
  await eventually(
    async () => models.asked.length,
    (count) => count > 0,
  );
  browser.abort();
  models.behave(says(JSON.stringify(WORDS)));
  // Whatever had not stopped would be stored by the time that another one is complete.
  const next = await evaluated({ talentId, jobId: JOB });
  const after = await get(PATH);
  const ids = (body: { items: { evaluationId: string }[] }) => body.items.map(({ evaluationId }) => evaluationId);
  expect(ids(after.body)).toEqual([idOf(next), ...ids(before.body)].slice(0, after.body.items.length));
});

describe('before the first byte', () => {
  const refused = async (body: unknown, token?: string) => {
    const answer = await stack.api(PATH, { method: 'POST', token, body });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('x-correlation-id')).toBeTruthy();
    return [answer.status, answer.body.code];
  };

  it('a caller without the right is refused, whatever they send', async () => {
    expect(await refused({})).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused({}, await stack.token('admin@encaje.test', 'id'))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused('{', await stack.token('visitor@encaje.test'))).toEqual([403, 'FORBIDDEN']);
  });

  it('wrong and unknown input is refused', async () => {
    expect(await refused({}, admin)).toEqual([400, 'INVALID_INPUT']);
    expect(await refused('{', admin)).toEqual([400, 'BODY_NOT_JSON']);
    expect(await refused({ jobId: 'x'.repeat(101) }, admin)).toEqual([400, 'INVALID_INPUT']);
    expect(await refused({ jobId: 'nothing' }, admin)).toEqual([404, 'JOB_NOT_FOUND']);
    expect(await refused({ talentId: 'nobody' }, admin)).toEqual([404, 'TALENT_NOT_FOUND']);
    const decision = await stack.api('/api/admin/matches/none/decision', {
      method: 'POST',
      token: admin,
      body: { verdict: 'suitable', reason: 'Because it fits.' },
    });
    expect([decision.status, decision.body.code]).toEqual([404, 'MATCH_NOT_FOUND']);
    expect((await get(`${PATH}/none`)).body.code).toBe('EVALUATION_NOT_FOUND');
  });
});
