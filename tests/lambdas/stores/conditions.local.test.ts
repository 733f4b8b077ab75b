/** Shows on a real DynamoDB that the stores' conditions hold: tokens have a bound, and a talent goes only as it was read. */
import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TalentIndex, talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import type { IndexedTalent } from '../../../lambdas/indexes/talent-rows.ts';
import { removalKey } from '../../../lambdas/stores/application-removals.ts';
import { applicationStore } from '../../../lambdas/stores/application-store.ts';
import { TOKENS_MAX } from '../../../lambdas/stores/application-tokens.ts';
import { decisionStore } from '../../../lambdas/stores/decision-store.ts';
import { formCounterStore } from '../../../lambdas/stores/form-counter-store.ts';
import { settingsStore } from '../../../lambdas/stores/settings-store.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { talentStore } from '../../../lambdas/stores/talent-store.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings.ts';
import { type LocalTables, startTables } from '../../support/local-tables.ts';
import { aDecision, anApplication, aTalent } from '../records.ts';

let tables: LocalTables;
let documents: DynamoDBDocumentClient;
beforeAll(async () => {
  const { applications, decisions, formCounters, settings, talents } = TABLES;
  tables = await startTables(applications, decisions, formCounters, settings, talents);
  documents = tables.documents;
});
afterAll(() => tables?.close());

test('an application is opened by fifty tokens at most, and one of them again takes no room', async () => {
  const applications = applicationStore(documents);
  await applications.insert(anApplication({ tokenDigests: new Set(['digest1']) }));
  for (let count = 2; count <= TOKENS_MAX; count += 1) {
    expect(await applications.addTokenDigest('app1', `digest${count}`)).toBe(true);
  }
  expect(await applications.addTokenDigest('app1', 'one-more')).toBe(false);
  expect(await applications.addTokenDigest('app1', 'digest7')).toBe(true);
  expect((await applications.get('app1'))?.tokenDigests?.size).toBe(TOKENS_MAX);
});

test('the count of removals is found as no application, by its key or in any list', async () => {
  const applications = applicationStore(documents);
  const { revision } = await applications.removalState();
  await applications.insert(anApplication({ applicationId: 'stays' }));
  await applications.remove('never-there');
  const after = await applications.removalState();
  expect(after.revision).toBe(revision + 1);
  expect(after.last).toContainEqual({
    ...{ revision: revision + 1, key: removalKey('never-there') },
    at: expect.stringMatching(/^20.+Z$/),
  });
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: TABLES.applications.name }));
  expect(JSON.stringify(Items)).not.toContain('never-there');
  const keys = Items.map(({ applicationId }) => String(applicationId));
  const [count = ''] = keys.filter((key) => key !== 'app1' && key !== 'stays');
  expect(count).not.toBe('');
  expect(await applications.get(count)).toBeUndefined();
  expect((await applications.getMany(['stays', count])).map(({ applicationId }) => applicationId)).toEqual(['stays']);
  const listed = await applications.list({ by: 'submission', limit: 10 });
  expect(listed.items.map(({ applicationId }) => applicationId)).not.toContain(count);
});

test.each([
  ['an address', {}, { email: 'amapola@people.example' }],
  ['a number', { email: null }, { phone: '+34 600 000 001' }],
] as const)('a talent known by %s is removed as it was read, and its claim with it', async (_what, over, known) => {
  const talents = talentStore(documents);
  const applied = { ...aTalent().applied, phone: '+34 600 000 001' };
  const talentId = await talents.claim(known, `talent-${_what}`);
  const talent = aTalent({ ...over, talentId, applied, joined: ['app1'] });
  await talents.apply(talent);
  const seen = (await talents.get(talentId)) as TalentRecord;
  await talents.apply({ ...talent, joined: ['app2'] });
  expect(await talents.remove(seen)).toBe(false);
  const now = (await talents.get(talentId)) as TalentRecord;
  expect(now.joined).toEqual(['app1', 'app2']);
  expect(await talents.claim(known, 'somebody else')).toBe(talentId);
  expect(await talents.remove(now)).toBe(true);
  expect(await talents.get(talentId)).toBeUndefined();
  expect(await talents.claim(known, 'somebody else')).toBe('somebody else');
});

async function listed(index: TalentIndex): Promise<IndexedTalent[]> {
  const query = { limit: 100, sort: 'updatedAt', parts: [], now: new Date().toISOString() } as const;
  return (await index.page(query)).items;
}

test('the index of talents loads all of them, then sees who came, changed and went', async () => {
  const talents = talentStore(documents);
  const before = (await talents.everyone()).length;
  for (const talentId of ['seen1', 'seen2', 'seen3']) await talents.apply(aTalent({ talentId, email: talentId }));
  const index = talentIndex({ talents, path: ':memory:' });
  expect(await index.count()).toBe(before + 3);
  await talents.edit('seen1', 1, { edits: { location: 'Teruel' }, status: 'placed' });
  await talents.remove((await talents.get('seen2')) as TalentRecord);
  await talents.apply(aTalent({ talentId: 'seen4', email: 'seen4' }));
  const now = new Map((await listed(index)).map((record) => [record.talentId, record.status]));
  expect([now.get('seen1'), now.has('seen2'), now.has('seen4')]).toEqual(['placed', false, true]);
  const ofToday = await talents.changedSince(new Date(Date.now() - 60_000).toISOString());
  expect(ofToday.gone.map(({ goneId }) => goneId)).toContain('seen2');
  expect(await talents.changedSince('2999-01-01T00:00:00.000Z')).toEqual({ talents: [], gone: [] });
});

test('applications that belong to no talent are found among the others', async () => {
  const applications = applicationStore(documents);
  await applications.insert(anApplication({ applicationId: 'joined', talentId: 'talent1' }));
  await applications.insert(anApplication({ applicationId: 'waiting' }));
  const found: string[] = [];
  for await (const { applicationId } of applications.listUnjoined()) found.push(applicationId);
  expect(found).toContain('waiting');
  expect(found).not.toContain('joined');
});

test('a decision takes the place of the one that was seen, or of one’s own, and of no other', async () => {
  const decisions = decisionStore(documents);
  const [first, second] = [aDecision({ at: '2026-11-21T09:00:00.000Z', by: 'ana' }), aDecision({ by: 'bea' })];
  expect(await decisions.decide(first, '2026-11-20T09:00:00.000Z')).toBe(false);
  expect(await decisions.decide(first, null)).toBe(true);
  for (const replaces of [undefined, null, '2026-11-20T09:00:00.000Z'])
    expect(await decisions.decide(second, replaces)).toBe(false);
  expect(await decisions.get(first.talentId, first.jobId)).toMatchObject({ by: 'ana' });
  expect(await decisions.decide({ ...first, reason: 'Changed my mind.' }, undefined)).toBe(true);
  expect(await decisions.decide(second, first.at)).toBe(true);
  expect(await decisions.get(first.talentId, first.jobId)).toMatchObject({ by: 'bea' });
});

test('a client sends as many forms in a minute as the limit allows, also from two containers at once', async () => {
  const counters = [formCounterStore(documents), formCounterStore(documents)];
  const start = Date.parse('2026-11-21T09:00:00Z');
  const sent = Array.from({ length: 14 }, (_, form) => counters[form % 2]?.count('203.0.113.9', 10, start + 18_000));
  const waits = (await Promise.all(sent)).filter((seconds) => seconds !== undefined);
  expect(waits).toEqual([42, 42, 42, 42]);
  expect(await counters[0]?.count('203.0.113.10', 10, start + 18_000)).toBeUndefined();
  expect(await counters[0]?.count('203.0.113.9', 10, start + 60_000)).toBeUndefined();
});

test('who sent a form is written nowhere, and what is written goes by itself', async () => {
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: TABLES.formCounters.name }));
  expect(JSON.stringify(Items)).not.toContain('203.0.113');
  const days = Items.filter(({ secret }) => secret);
  expect(days.map(({ expiresAt }) => expiresAt)).toEqual([Date.parse('2026-11-22T00:00:00Z') / 1000]);
  const counts = Items.filter(({ forms }) => forms).map(({ forms, expiresAt }) => [forms, expiresAt]);
  const ends = [Date.parse('2026-11-21T09:01:00Z') / 1000, Date.parse('2026-11-21T09:02:00Z') / 1000];
  expect(counts.sort()).toEqual([
    [1, ends[0]],
    [1, ends[1]],
    [10, ends[0]],
  ]);
});

test('settings are the defaults until some are stored, and are replaced only with the last version', async () => {
  const settings = settingsStore(documents);
  expect(await settings.get()).toEqual(DEFAULT_SETTINGS);
  const next = { ...DEFAULT_SETTINGS, version: 1, feedLanguages: ['es' as const] };
  const both = await Promise.all([settings.replace(next, 0), settings.replace({ ...next, feedLanguages: ['en'] }, 0)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await settings.replace({ ...next, version: 2 }, 1)).toBe(true);
  expect(await settings.replace({ ...next, version: 2 }, 1)).toBe(false);
  expect(await settings.get()).toEqual({ ...next, version: 2 });
});

test('an edit of a talent changes nobody who was erased or edited since, and recreates nobody', async () => {
  const talents = talentStore(documents);
  await talents.apply(aTalent({ talentId: 'edited', email: 'edited' }));
  const changes = { edits: { location: 'Teruel' }, status: 'placed' as const };
  expect(await talents.edit('edited', 1, changes)).toMatchObject({ version: 2, status: 'placed' });
  expect(await talents.edit('edited', 1, { ...changes, status: 'new' })).toBeUndefined();
  await talents.remove((await talents.get('edited')) as TalentRecord);
  expect(await talents.edit('edited', 2, changes)).toBeUndefined();
  expect(await talents.get('edited')).toBeUndefined();
});
