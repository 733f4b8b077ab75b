/** Shows on a real DynamoDB that two talents become one whatever happens in between: crashes at every write, applications, other recruiters. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureTables, startDynamodb } from '../../../infra/local/dynamodb.ts';
import { NO_CALL_LOG } from '../../../lambdas/runtime/call-log.ts';
import { releaseTalent } from '../../../lambdas/settling/release-talent.ts';
import { settleTalent } from '../../../lambdas/settling/settle-talent.ts';
import { activityStore } from '../../../lambdas/stores/activity-store.ts';
import { applicationStore } from '../../../lambdas/stores/application-store.ts';
import { auditStore, auditTo } from '../../../lambdas/stores/audit-store.ts';
import { decisionStore } from '../../../lambdas/stores/decision-store.ts';
import { evaluationStore } from '../../../lambdas/stores/evaluation-store.ts';
import { claimKey } from '../../../lambdas/stores/known-by.ts';
import { matchStore } from '../../../lambdas/stores/match-store.ts';
import { mergeStore } from '../../../lambdas/stores/merge-store.ts';
import { outboxStore } from '../../../lambdas/stores/outbox-store.ts';
import { resumeStore } from '../../../lambdas/stores/resume-store.ts';
import { talentMerging } from '../../../lambdas/stores/talent-merging.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { talentStore } from '../../../lambdas/stores/talent-store.ts';
import { mergeTalents } from '../../../lambdas/talents/merge-talents.ts';
import { unmergeTalents } from '../../../lambdas/talents/unmerge-talents.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import type { Outgoing } from '../../../shared/domain/outgoing.ts';
import { copiesOf } from '../../support/copied-items.ts';
import { ADMIN, aMatch, anApplication, aProfile, aResume, aTalent, POOLED, START } from '../records.ts';

const LATER = '2026-11-22T09:00:00.000Z';
const SHAPES = [
  TABLES.activities,
  TABLES.applications,
  TABLES.audit,
  TABLES.decisions,
  TABLES.evaluations,
  TABLES.matches,
  TABLES.outbox,
  TABLES.resumes,
  TABLES.talents,
];

let dataDir: string;
let server: Awaited<ReturnType<typeof startDynamodb>>;
let documents: DynamoDBDocumentClient;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-merge-'));
  server = await startDynamodb({ port: 0, dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ ...NO_CALL_LOG, endpoint: server.endpoint, region: 'eu-west-1', credentials });
  documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  await ensureTables(client, SHAPES);
  for (const { environmentName, name } of SHAPES) vi.stubEnv(environmentName, name);
});
afterAll(async () => {
  await server?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

const WRITES = ['PutCommand', 'UpdateCommand', 'DeleteCommand'];

interface Failing {
  /** Which write fails; none does without. */
  at?: number;
  /** The write happens, and its answer is lost with the process. */
  isDone?: boolean;
  /** Runs right before the write of this number. */
  before?: { at: number; act(): Promise<unknown> };
}

/** The stores as the function has them, on a client that dies at one of its writes. */
function stores(failing: Failing = {}, now = LATER) {
  let writes = 0;
  const send = async (command: { constructor: { name: string } }) => {
    const isWrite = WRITES.includes(command.constructor.name);
    if (isWrite) writes += 1;
    if (isWrite && failing.before?.at === writes) await failing.before.act();
    const dies = isWrite && failing.at === writes;
    if (dies && !failing.isDone) throw new Error('the process died');
    const answer = await documents.send(command as never);
    if (dies) throw new Error('the process died');
    return answer;
  };
  const client = { send } as unknown as DynamoDBDocumentClient;
  return {
    talents: talentStore(client),
    merging: talentMerging(client),
    applications: applicationStore(client),
    resumes: resumeStore(client),
    matches: matchStore(client),
    activities: activityStore(client),
    outbox: outboxStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
    merges: mergeStore(client),
    requestMatches: async () => undefined,
    audit: auditTo(auditStore(client), () => LATER),
    now: () => now,
    writes: () => writes,
  };
}

/** Dies before its write of this number; the one after the last is the last, once it is done. */
const dyingBefore = (at: number, last: number) => stores(at > last ? { at: last, isDone: true } : { at });

interface Pair {
  run: string;
  id(name: string): string;
  kept: string;
  gone: string;
}

/** Its items are written by the stores, one after the other; those of every other pair are copies of them. */
const PATTERN = 'patternpair';
let copy: ((run: string) => Promise<void>) | undefined;

/** `run` stands in no id that is drawn. One person who applied under two addresses: a survivor with one application, and another with two, newer ones. */
async function twoTalents(run: string): Promise<Pair> {
  if (!copy) {
    await writeTwoTalents(PATTERN);
    copy = await copiesOf(
      documents,
      SHAPES.map(({ name }) => name),
      PATTERN,
    );
  }
  await copy(run);
  const id = (name: string) => `${run}${name}`;
  return { run, id, kept: id('Kept'), gone: id('Gone') };
}

async function writeTwoTalents(run: string): Promise<void> {
  const id = (name: string) => `${run}${name}`;
  const { activities, applications, decisions, evaluations, matches, outbox, resumes, talents } = stores();
  const people = [
    { talentId: id('Kept'), email: `${run}.kept@people.example`, sent: ['One'], at: START },
    { talentId: id('Gone'), email: `${run}.gone@people.example`, sent: ['Two', 'Three'], at: LATER },
  ];
  for (const { talentId, email, sent, at } of people) {
    const applied = { ...aTalent().applied, firstName: talentId, phone: at === LATER ? '+34600123456' : null };
    await talents.claim({ email }, talentId);
    await talents.apply(
      aTalent({
        talentId,
        email,
        applied,
        appliedAt: at,
        createdAt: at,
        joined: sent.map(id),
        resumeId: undefined,
        resumeAt: undefined,
      }),
    );
    for (const name of sent) {
      const [applicationId, resumeId] = [id(name), id(`Read${name}`)];
      await applications.insert(
        anApplication({
          consent: POOLED,
          applicationId,
          talentId,
          resumeId,
          email,
          firstName: talentId,
          ...(applied.phone && { phone: applied.phone }),
          submittedAt: at,
          resumeStatus: 'completed',
          unfinished: undefined,
        }),
      );
      await resumes.insert(aResume({ resumeId, talentId, applicationId, profile: aProfile(), createdAt: at }));
      await matches.insert(aMatch(resumeId, id('Job'), { talentId, matchId: id(`Match${name}`) }));
    }
    await settleTalent(talentId, { applications, resumes, talents });
    const about = { kind: 'talent' as const, id: talentId };
    const activity = {
      activityId: id(`Note${sent[0]}`),
      recordId: talentId,
      kind: 'email' as const,
      about,
      title: 'Hola',
    };
    const facts = { text: '', to: [email], delivery: 'kept' as const, interview: null, document: null, by: null };
    await activities.insert({ ...activity, ...facts, createdAt: at, contentDigest: '' });
    const outgoing: Outgoing = {
      ...{ outgoingId: activity.activityId, activityId: activity.activityId, channel: 'email', to: [email] },
      ...{
        subject: 'Hola',
        text: '',
        language: 'es',
        attachments: [],
        delivery: 'kept',
        about,
        by: null,
        createdAt: at,
      },
    };
    await outbox.insert(outgoing);
    await decisions.put({
      ...{ talentId, jobId: id('Job'), verdict: 'suitable', reason: at, by: null, at, matchId: id(`Match${sent[0]}`) },
    });
    await evaluations.insert({
      ...{ evaluationId: id(`Run${sent[0]}`), kind: 'evaluation', talentId, by: null, createdAt: at, count: 0 },
      ...{ leftOut: 0, elapsedMs: 1, engineVersion: '1', best: null, matchIds: [] },
    });
  }
  await talents.edit(id('Kept'), 1, { edits: { location: 'Huesca' }, status: 'active' });
  await talents.edit(id('Gone'), 1, { edits: { location: 'Lugo', lastName: 'Corregida' }, status: 'new' });
}

async function merge({ kept, gone }: Pick<Pair, 'kept' | 'gone'>, deps = stores(), version = 2, otherVersion = 2) {
  const body = { otherId: gone, version, otherVersion };
  return mergeTalents({ params: { id: kept }, body, correlationId: 'corr-0001' }, ADMIN, deps);
}

/** What another write of the same differs in. */
const OF_ONE_WRITE = new Set(['writeId', 'updatedAt', 'revision', 'version', 'applyCount', 'entryId']);

const BATCH = 25;

/** What is stored of this run, whenever and however often it was written; with `takes`, nothing of it is left. */
async function stored({ run }: Pick<Pair, 'run'>, takes = false): Promise<string[]> {
  const found: string[] = [];
  for (const { name, partitionKey, ...shape } of SHAPES) {
    const keys = 'sortKey' in shape ? [partitionKey, shape.sortKey] : [partitionKey];
    const { Items = [] } = await documents.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
    const own = Items.filter((item) => JSON.stringify(item).includes(run));
    for (const item of own) {
      const names = Object.keys(item).sort().concat(nested(item));
      const text = JSON.stringify(
        item,
        names.filter((one) => !OF_ONE_WRITE.has(one)),
      );
      found.push(`${name} ${text}`.replaceAll(run, ''));
    }
    // Small tables stay quick to be read whole.
    for (let at = 0; takes && at < own.length; at += BATCH) {
      const removed = own.slice(at, at + BATCH).map((item) => ({
        DeleteRequest: { Key: Object.fromEntries(keys.map((key) => [key, item[key]])) },
      }));
      await documents.send(new BatchWriteCommand({ RequestItems: { [name]: removed } }));
    }
  }
  // Noted at least once: a merge that died right after noting it notes it again.
  return [...new Set(found)].sort();
}

const taken = (pair: Pick<Pair, 'run'>) => stored(pair, true);

/** The names of everything inside an item, which `JSON.stringify` asks for. */
function nested(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...nested(inner)]);
}

describe('merging two talents', () => {
  it('leaves one with everything of both', async () => {
    const pair = await twoTalents('all');
    const { id, kept, gone } = pair;
    const merged = await merge(pair);
    expect(merged).toMatchObject({ talentId: kept, email: 'all.kept@people.example', status: 'active', version: 3 });
    // The newest application's facts, under the survivor's own corrections.
    expect(merged).toMatchObject({ firstName: gone, lastName: 'Corregida', location: 'Huesca', phone: '+34600123456' });
    // Of the two that say the same and arrived at once, either one, but always the same.
    expect(merged.resumeId).toBe(id('ReadTwo'));
    const { activities, applications, decisions, evaluations, matches, outbox, resumes, talents } = stores();
    expect((await talents.get(kept))?.joined).toEqual([id('One'), id('Two'), id('Three')]);
    for (const name of ['One', 'Two', 'Three']) {
      expect((await applications.get(id(name)))?.talentId).toBe(kept);
      expect(await resumes.get(kept, id(`Read${name}`))).toBeDefined();
      expect((await matches.get(id(`Match${name}`)))?.talentId).toBe(kept);
    }
    expect((await activities.list(kept, { limit: 10 })).items.map(({ activityId }) => activityId)).toEqual([
      id('NoteTwo'),
      id('NoteOne'),
    ]);
    expect((await outbox.get(id('NoteTwo')))?.about.id).toBe(kept);
    expect(await decisions.listOfTalent(kept)).toMatchObject([{ reason: LATER, matchId: id('MatchTwo') }]);
    expect((await evaluations.listByTalent(kept, { limit: 10 })).items).toHaveLength(2);
    expect(await talents.get(gone)).toBeUndefined();
    expect(await resumes.list(gone)).toEqual([]);
  });

  // To have died right after a write took effect is to have died right before the next one.
  it('ends the same after a crash before any of its writes, and after the last', async () => {
    const whole = await twoTalents('whole');
    const deps = stores();
    await merge(whole, deps);
    const expected = await stored(whole);
    expect(deps.writes()).toBeGreaterThan(15);
    for (let at = 1; at <= deps.writes() + 1; at += 1) {
      const pair = await twoTalents(`w${at}-`);
      await expect(merge(pair, dyingBefore(at, deps.writes()))).rejects.toThrow('the process died');
      expect(await merge(pair)).toMatchObject({ talentId: pair.kept });
      expect(await taken(pair), `write ${at}`).toEqual(expected);
    }
  }, 120_000);

  it('lets an application that comes in at any moment join the survivor', async () => {
    const { writes } = await measured();
    for (let at = 1; at <= writes; at += 3) {
      const pair = await twoTalents(`in${at}x`);
      const { talents } = stores();
      const email = `${pair.run}.gone@people.example`;
      const joined: string[] = [];
      const act = async () => {
        const claimed = await talents.claim({ email }, 'nobody');
        const record = aTalent({ talentId: claimed, email, joined: [pair.id('Four')], appliedAt: LATER });
        joined.push(await talents.apply(record));
      };
      await merge(pair, stores({ before: { at, act } }));
      const kept = (await talents.get(pair.kept)) as TalentRecord;
      expect(kept.joined, `before write ${at}`).toContain(pair.id('Four'));
      // Before the merge was decided it joined the other, and came along.
      expect(joined).toEqual([at === 1 ? pair.gone : pair.kept]);
      expect(await talents.get(pair.gone)).toBeUndefined();
    }
  }, 60_000);

  it.each([
    ['full', 'stub'],
    ['stub', 'full'],
  ])('keeps the full record where a row of a table is merged with it: %s stays, %s goes', async (stays, goes) => {
    const id = (name: string) => `${stays}First${name}`;
    const { applications, resumes, talents } = stores();
    const job = { title: 'Soldadora TIG', company: 'Talleres Yunque', location: null, bullets: [], description: null };
    const experience = [{ ...job, startDate: '2019-03', endDate: null, current: true }];
    const records = [
      { name: 'full', source: 'form' as const, profile: aProfile({ experience, summary: 'Diez años.' }), at: START },
      { name: 'stub', source: 'import' as const, profile: aProfile(), at: LATER },
    ];
    for (const { name, source, profile, at } of records) {
      const [talentId, email] = [id(name), `${id(name).toLowerCase()}@people.example`];
      const [applicationId, resumeId] = [`${id(name)}App`, `${id(name)}Read`];
      await talents.claim({ email }, talentId);
      await talents.apply(aTalent({ talentId, email, source, appliedAt: at, joined: [applicationId] }));
      const sent = { applicationId, talentId, email, source, submittedAt: at, confirmedAt: at };
      await applications.insert(anApplication({ ...sent, resumeId, resumeStatus: 'completed', unfinished: undefined }));
      await resumes.insert(aResume({ resumeId, talentId, applicationId, profile, createdAt: at }));
      await settleTalent(talentId, stores());
    }
    const version = async (name: string) => (await talents.get(id(name)))?.version;
    await merge({ kept: id(stays), gone: id(goes) }, stores(), await version(stays), await version(goes));
    expect((await talents.get(id(stays)))?.resumeId).toBe(`${id('full')}Read`);
    expect(await resumes.list(id(stays))).toHaveLength(2);
  });

  it('gives the next application of the other address to the survivor, and frees every address with them', async () => {
    const pair = await twoTalents('next');
    await merge(pair);
    const { talents } = stores();
    const addresses = ['next.kept@people.example', 'next.gone@people.example'].map((email) => ({ email }));
    for (const known of addresses) expect(await talents.claim(known, 'nobody')).toBe(pair.kept);
    const kept = (await talents.get(pair.kept)) as TalentRecord;
    expect(kept.addresses?.map(claimKey)).toEqual(addresses.map(claimKey).sort());
    expect(await talents.remove(kept)).toBe(true);
    for (const known of addresses) expect(await talents.claim(known, 'somebody')).toBe('somebody');
  });

  it('finds a person who was known by a number alone by their address from then on', async () => {
    const { talents } = stores();
    const applied = { ...aTalent().applied, phone: '600 000 009' };
    await talents.claim({ phone: '600 000 009' }, 'numberKept');
    await talents.apply(aTalent({ talentId: 'numberKept', email: null, applied, joined: [] }));
    await talents.claim({ email: 'number@people.example' }, 'numberGone');
    await talents.apply(aTalent({ talentId: 'numberGone', email: 'number@people.example', joined: [] }));
    expect(await merge({ kept: 'numberKept', gone: 'numberGone' }, stores(), 1, 1)).toMatchObject({
      email: 'number@people.example',
      phone: '600 000 009',
    });
    expect(await talents.claim({ phone: '600000009' }, 'nobody')).toBe('numberKept');
  });

  it('keeps what a recruiter corrects in the other at the last moment', async () => {
    const pair = await twoTalents('edit');
    const { talents } = stores();
    const act = () => talents.edit(pair.gone, 3, { edits: { phone: '999' }, status: 'new' });
    const { writes } = await measured();
    await expect(merge(pair, stores({ before: { at: writes - 1, act } }))).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
    expect(await merge(pair)).toMatchObject({ phone: '999' });
  });

  it('refuses versions that are not the newest, and changes nothing', async () => {
    const pair = await twoTalents('stale');
    const before = await stored(pair);
    await expect(merge(pair, stores(), 1, 2)).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    await expect(merge(pair, stores(), 2, 1)).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect(await stored(pair)).toEqual(before);
  });

  it('refuses unknown talents, and one with themselves', async () => {
    const pair = await twoTalents('who');
    await expect(merge({ kept: 'nobody', gone: pair.gone })).rejects.toMatchObject({ code: 'TALENT_NOT_FOUND' });
    await expect(merge({ kept: pair.kept, gone: 'nobody' })).rejects.toMatchObject({ code: 'TALENT_NOT_FOUND' });
    await expect(merge({ kept: pair.kept, gone: pair.kept })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('ends two merges at once in opposite directions with one talent, or with both as they were', async () => {
    const pair = await twoTalents('both');
    const other = { kept: pair.gone, gone: pair.kept };
    await Promise.allSettled([merge(pair), merge(other)]);
    const { talents } = stores();
    const left = (await Promise.all([talents.get(pair.kept), talents.get(pair.gone)])).filter(Boolean);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((talent) => talent?.mergingInto)).toEqual([]);
  });

  it('moves a reading that was on its way while the merge went by', async () => {
    const pair = await twoTalents('late');
    const { applications, resumes, talents } = stores();
    await merge(pair);
    await applications.insert(
      anApplication({ applicationId: pair.id('Five'), talentId: pair.gone, resumeId: 'lateRead' }),
    );
    await resumes.insert(aResume({ resumeId: 'lateRead', talentId: pair.gone, applicationId: pair.id('Five') }));
    expect(await talents.resolveMergedId(pair.gone)).toBe(pair.kept);
    await settleTalent(pair.gone, stores());
    expect(await talents.get(pair.gone)).toBeUndefined();
  });

  it('notes the merge without anything personal', async () => {
    const pair = await twoTalents('noted');
    await merge(pair);
    const entries = (await stored(pair)).filter((line) => line.startsWith(TABLES.audit.name));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toContain('talent.merge');
    expect(entries[0]).not.toContain('people.example');
  });
});

async function undo({ kept, gone }: Pick<Pair, 'kept' | 'gone'>, deps = stores()) {
  const version = (await deps.talents.get(kept))?.version ?? 0;
  return unmergeTalents({ params: { id: kept }, body: { otherId: gone, version }, correlationId: 'c' }, ADMIN, deps);
}

/** Everything but the trail, which only grows, and what settling adds to a talent that was never settled. */
const asBefore = (lines: string[]) =>
  lines
    .filter((line) => !line.startsWith(TABLES.audit.name))
    .map((line) => line.replaceAll(/"(basisCount|basis|origins)":(\d+|\{[^{}]*(\{[^{}]*\}[^{}]*)*\}),?/g, ''));

describe('undoing a merge', () => {
  it('leaves both as they were, wherever it was interrupted', async () => {
    const whole = await twoTalents('uwhole');
    const before = asBefore(await stored(whole));
    await merge(whole);
    const deps = stores();
    expect(await undo(whole, deps)).toMatchObject({ talentId: whole.kept, email: 'uwhole.kept@people.example' });
    const after = asBefore(await stored(whole));
    expect(after).toEqual(before);
    for (let at = 1; at <= deps.writes() + 1; at += 1) {
      const pair = await twoTalents(`u${at}-`);
      await merge(pair);
      await expect(undo(pair, dyingBefore(at, deps.writes()))).rejects.toThrow('the process died');
      await undo(pair);
      expect(asBefore(await taken(pair)), `write ${at}`).toEqual(before);
    }
  }, 120_000);

  it('gives the other what came under their address since, and leaves the survivor what is theirs', async () => {
    const pair = await twoTalents('since');
    const { activities, applications, decisions, talents } = stores();
    await merge(pair);
    for (const [name, of] of [
      ['Four', 'gone'],
      ['Five', 'kept'],
    ] as const) {
      const [applicationId, email] = [pair.id(name), `since.${of}@people.example`];
      const claimed = await talents.claim({ email }, 'nobody');
      expect(claimed).toBe(pair.kept);
      await applications.insert(anApplication({ applicationId, email, talentId: claimed, submittedAt: LATER }));
      await talents.apply(aTalent({ talentId: claimed, email, joined: [applicationId], appliedAt: LATER }));
    }
    await decisions.put({
      ...{ talentId: pair.kept, jobId: pair.id('Job'), verdict: 'unsuitable', reason: 'since', by: null },
      ...{ at: '2026-11-23T09:00:00.000Z', matchId: pair.id('MatchTwo') },
    });
    await undo(pair);
    expect((await talents.get(pair.gone))?.joined).toEqual(['Two', 'Three', 'Four'].map(pair.id));
    expect((await talents.get(pair.kept))?.joined).toEqual(['One', 'Five'].map(pair.id));
    expect((await applications.get(pair.id('Four')))?.talentId).toBe(pair.gone);
    expect(await talents.claim({ email: 'since.gone@people.example' }, 'nobody')).toBe(pair.gone);
    expect(await decisions.get(pair.kept, pair.id('Job'))).toMatchObject({ reason: 'since' });
    expect(await decisions.get(pair.gone, pair.id('Job'))).toMatchObject({ reason: LATER });
    expect((await activities.list(pair.gone, { limit: 10 })).items).toHaveLength(1);
  });

  it('takes along what was said of both since: a confirmation, an end of all grounds, who stands beside', async () => {
    const pair = await twoTalents('meanwhile');
    const { applications, talents } = stores();
    const email = 'meanwhile.gone@people.example';
    await documents.send(
      new UpdateCommand({
        ...{ TableName: TABLES.talents.name, Key: { talentId: pair.gone } },
        UpdateExpression: 'REMOVE confirmedAt',
      }),
    );
    await merge(pair);
    const sent = await applications.get(pair.id('Two'));
    if (sent) await applications.advance(sent, { confirmedAt: LATER });
    const besideId = pair.kept;
    const beside = {
      ...aTalent({ talentId: pair.id('Beside'), email, besideId }),
      kind: `beside#${besideId}` as const,
    };
    await talents.insert(beside);
    const kept = await talents.get(pair.kept);
    const ended = { at: '2026-11-23T09:00:00.000Z', basis: null, by: null, reason: 'Llamó' };
    await talents.edit(pair.kept, kept?.version ?? 0, { edits: {}, status: 'active', recruiterBasis: ended });
    await undo(pair);
    expect(await talents.get(pair.gone)).toMatchObject({ confirmedAt: LATER, recruiterBasis: ended });
    expect((await talents.get(pair.gone))?.basis).toBeUndefined();
    expect((await talents.besides(pair.gone)).map(({ talentId }) => talentId)).toEqual([pair.id('Beside')]);
  });

  it('is offered until it is done, and a merge that never came about keeps no later one from being undone', async () => {
    const pair = await twoTalents('offered');
    await merge(pair);
    const died = () => Promise.reject(new Error('the process died'));
    const half = stores();
    half.merging.letGo = died;
    await expect(undo(pair, half)).rejects.toThrow('the process died');
    await stores().talents.forgetMergesUntil('2027-01-01');
    expect(await stores().merges.get(pair.gone)).toMatchObject({ undoing: true });
    const nearly = stores();
    nearly.merges.remove = died;
    await expect(undo(pair, nearly)).rejects.toThrow('the process died');
    // Nobody is offered to go on any more, so that it goes with time.
    await stores().talents.forgetMergesUntil('2027-01-01');
    expect(await stores().merges.get(pair.gone)).toBeUndefined();
    await undo(pair);
    const third = await twoTalents('offeredthird');
    await stores().merges.keep({
      ...{ survivorId: 'nobody', updatedAt: LATER, by: null, survivor: aTalent(), resumeIds: [], activityIds: [] },
      ...{ other: aTalent({ talentId: third.gone }), applicationIds: [], evaluationIds: [], decisions: [] },
    });
    await merge(third);
    expect(await stores().merges.get(third.gone)).toMatchObject({ survivorId: third.kept });
    await undo(third);
    expect((await stores().talents.get(third.gone))?.joined).toEqual(['Two', 'Three'].map(third.id));
  });

  it('whose last step was lost, a later merge of the same two can be undone by what it found', async () => {
    const pair = await twoTalents('oncemore');
    await merge(pair);
    const nearly = stores();
    nearly.merges.remove = () => Promise.reject(new Error('the process died'));
    await expect(undo(pair, nearly)).rejects.toThrow('the process died');
    expect(await stores().merges.get(pair.gone)).toMatchObject({ undoing: true });
    const [one, other] = await Promise.all([pair.kept, pair.gone].map((id) => stores().talents.get(id)));
    await merge(pair, stores(), one?.version, other?.version);
    const kept = await stores().merges.get(pair.gone);
    expect(kept).toMatchObject({ survivorId: pair.kept });
    expect(kept).not.toHaveProperty('undoing');
  });

  it('is refused after thirty days and after an erasure, and changes nothing where nobody was merged', async () => {
    const pair = await twoTalents('late30');
    const notUndoable = { kind: 'conflict', code: 'MERGE_NOT_UNDOABLE' };
    await expect(undo(pair)).resolves.toMatchObject({ talentId: pair.kept });
    await merge(pair);
    await expect(undo(pair, stores({}, '2026-12-23T09:00:00.000Z'))).rejects.toMatchObject(notUndoable);
    const other = await twoTalents('forgotten');
    await merge(other);
    await stores().talents.forgetMergesUntil(LATER);
    await expect(undo(other)).rejects.toMatchObject(notUndoable);
    await merge(await twoTalents('newer'), stores({}, '2026-11-23T09:00:00.000Z'));
    expect(await stores().talents.forgetMergesUntil(LATER)).toBe(0);
    const { applications, merges } = stores();
    const erased = await applications.get(pair.id('Two'));
    await applications.remove(pair.id('Two'));
    expect(erased && (await releaseTalent(erased, stores()))).toBe('stays');
    expect(await merges.get(pair.gone)).toBeUndefined();
    await expect(undo(pair)).rejects.toMatchObject(notUndoable);
  });

  it('of two merges begins with the last', async () => {
    const [first, second] = [await twoTalents('chain1'), await twoTalents('chain2')];
    await merge(first);
    await merge({ kept: second.kept, gone: first.kept }, stores(), 2, 3);
    const asked = { kept: second.kept, gone: first.gone };
    await expect(undo(asked)).rejects.toMatchObject({ code: 'MERGE_NOT_UNDOABLE' });
    await undo({ kept: second.kept, gone: first.kept });
    await undo(first);
    const { talents } = stores();
    for (const pair of [first, second]) expect(await talents.get(pair.kept)).toBeDefined();
    expect((await talents.get(first.gone))?.joined).toEqual(['Two', 'Three'].map(first.id));
  });
});

async function measured() {
  const deps = stores();
  await merge(await twoTalents(`m${Math.random().toString(36).slice(2)}x`), deps);
  return { writes: deps.writes() };
}
