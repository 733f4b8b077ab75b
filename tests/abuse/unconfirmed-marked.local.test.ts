/** Whatever the panel's API and its exports say of somebody with an unconfirmed address, the same record says so. */
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Run } from '../../shared/domain/run.ts';
import { apply, outcome, type Sent, TXT } from '../support/applying.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

const LAST_NAME = `Q${randomUUID().replace(/\W|\d/g, '')}`;
const NAME = `Lucía ${LAST_NAME}`;

let stack: TestStack;
let admin: string;
let sent: Sent;
/** The id that each route with one is asked for, by the noun in its path. */
let ids: Record<string, string>;
const staff = async (path: string, body?: object) =>
  (await stack.api(`/api/admin/${path}`, { method: body ? 'POST' : 'GET', token: admin, body })).body;

/** Stored and announced as an event stream, whose last event names the evaluation. */
async function evaluate(body: { talentId: string; jobId: string }): Promise<{ stream: string; evaluationId: string }> {
  const headers = { accept: 'text/event-stream' };
  const { body: stream } = await stack.api('/api/admin/evaluations', { method: 'POST', token: admin, body, headers });
  const [, evaluationId = ''] = /"evaluationId":"(\w+)"/.exec(stream) ?? [];
  return { stream, evaluationId };
}

let stream: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  const [{ jobId }] = (await stack.api('/api/jobs?limit=1')).body.items;
  const bytes = resumeTxt({ language: 'es', name: NAME });
  sent = await apply(stack, { bytes, contentType: TXT }, { lastName: LAST_NAME, jobId, talentPoolConsent: true });
  await outcome(stack, sent);
  const { talentId, matches } = await staff(`applications/${sent.applicationId}`);
  await staff(`talents/${talentId}/activities`, { kind: 'note', text: 'Llamar el lunes' });
  const evaluated = await evaluate({ talentId, jobId });
  stream = evaluated.stream;
  ids = {
    ...{ applications: sent.applicationId, talents: talentId, matches: matches[0].matchId, jobs: jobId },
    evaluations: evaluated.evaluationId,
  };
});

const isMarked = (value: unknown) =>
  typeof value === 'object' && value !== null && 'emailConfirmed' in value && value.emailConfirmed === false;

/**
 * Where a value names the person without a mark: neither a record around the name has it, nor the person at the head of
 * what is one person's file.
 */
function unmarked(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(LAST_NAME) ? [`${path}: ${value.slice(0, 80)}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (isMarked(value) || ('talent' in value && isMarked(value.talent))) return [];
  return Object.entries(value).flatMap(([key, inner]) => unmarked(inner, `${path}/${key}`));
}

const READS: readonly Route[] = Object.values(routes).filter(
  ({ method, access }: Route) => method === 'GET' && access === 'admin',
);

/** The route's address for this person, with as many records as it gives; none where its ids are of something else. */
function addressOf({ path, query }: Route): string | undefined {
  const [, noun = ''] = /^\/api\/admin\/(\w+)/.exec(path) ?? [];
  if (path.includes('{') && (ids[noun] === undefined || /\{(?!id\})/.test(path))) return undefined;
  const given = { talentId: ids.talents, limit: '100', q: LAST_NAME, search: LAST_NAME };
  const search = new URLSearchParams(
    Object.entries(given).filter(([name]) => query && name in query.shape) as string[][],
  );
  return `${path.replace('{id}', ids[noun] ?? '')}?${search}`;
}

/** Answers that name people; one that begins to has its mark looked at as well. */
const NAMING = [
  'applications',
  'applications/{id}',
  'talents',
  'talents/{id}',
  'talents/{id}/export',
  'evaluations',
  'evaluations/{id}',
  'matches',
  'matches/{id}',
  'overview',
  'search',
  'resume-processing',
];

test('in every answer of the panel', async () => {
  const named: string[] = [];
  for (const route of READS) {
    const address = addressOf(route);
    const { body } = address ? await stack.api(address, { token: admin }) : { body: null };
    if (JSON.stringify(body).includes(LAST_NAME)) named.push(route.path.replace('/api/admin/', ''));
    expect([route.path, unmarked(body)]).toEqual([route.path, []]);
  }
  expect(named.sort()).toEqual(NAMING.toSorted());
});

test('in the events of an evaluation', () => {
  const events = [...stream.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '{}'));
  expect(JSON.stringify(events)).toContain(LAST_NAME);
  expect(unmarked(events)).toEqual([]);
});

test.each(['talents', 'applications', 'messages', 'audit'])('in the exported %s', async (records) => {
  const { runId } = await staff('sync/exports', { records, format: 'csv' });
  await eventually(
    async () => (await staff(`sync/runs/${runId}`)) as Run,
    ({ state }) => state === 'done',
    60,
  );
  const csv = await (await fetch((await staff(`sync/runs/${runId}/file`)).url)).text();
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), { header: true });
  const own = data.filter((row) => Object.values(row).some((cell) => cell.includes(LAST_NAME)));
  expect(own.map(({ emailConfirmed }) => emailConfirmed)).toEqual(
    records === 'talents' || records === 'applications' ? ['false'] : [],
  );
});
