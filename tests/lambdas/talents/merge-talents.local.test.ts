/** Shows on a real DynamoDB that two talents become one whatever happens in between: crashes at every write, applications, other recruiters. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureTables, startDynamodb } from '../../../infra/local/dynamodb.ts';
import { activityStore } from '../../../lambdas/stores/activity-store.ts';
import { applicationStore } from '../../../lambdas/stores/application-store.ts';
import { auditStore, auditTo } from '../../../lambdas/stores/audit-store.ts';
import { decisionStore } from '../../../lambdas/stores/decision-store.ts';
import { evaluationStore } from '../../../lambdas/stores/evaluation-store.ts';
import { matchStore } from '../../../lambdas/stores/match-store.ts';
import { outboxStore } from '../../../lambdas/stores/outbox-store.ts';
import { resumeStore } from '../../../lambdas/stores/resume-store.ts';
import { talentMerging } from '../../../lambdas/stores/talent-merging.ts';
import { claimKey, type TalentRecord, talentStore } from '../../../lambdas/stores/talent-store.ts';
import { mergeTalents } from '../../../lambdas/talents/merge-talents.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import type { Outgoing } from '../../../shared/domain/outgoing.ts';
import { ADMIN, aMatch, anApplication, aProfile, aResume, aTalent, START } from '../records.ts';

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
  const client = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-west-1', credentials });
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
function stores(failing: Failing = {}) {
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
    audit: auditTo(auditStore(client), () => LATER),
    writes: () => writes,
  };
}

type Pair = Awaited<ReturnType<typeof twoTalents>>;

/** One person who applied under two addresses: a survivor with one application, and another with two, newer ones. */
async function twoTalents(run: string) {
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
          applicationId,
          talentId,
          resumeId,
          email,
          submittedAt: at,
          resumeStatus: 'completed',
          unfinished: undefined,
        }),
      );
      await resumes.insert(aResume({ resumeId, talentId, applicationId, profile: aProfile(), createdAt: at }));
      await matches.insert(aMatch(resumeId, id('Job'), { talentId, matchId: id(`Match${name}`) }));
      await talents.setResume(talentId, { resumeId, resumeAt: at, skillIds: ['skill:welding'] });
    }
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
      ...{ elapsedMs: 1, engineVersion: '1', best: null, matchIds: [] },
    });
  }
  await talents.edit(id('Kept'), 1, { edits: { location: 'Huesca' }, status: 'active' });
  await talents.edit(id('Gone'), 1, { edits: { location: 'Lugo', lastName: 'Corregida' }, status: 'new' });
  return { run, id, kept: id('Kept'), gone: id('Gone') };
}

async function merge({ kept, gone }: Pick<Pair, 'kept' | 'gone'>, deps = stores(), version = 2, otherVersion = 2) {
  const body = { otherId: gone, version, otherVersion };
  return mergeTalents({ params: { id: kept }, body, correlationId: 'corr-0001' }, ADMIN, deps);
}

/** What is stored of this run, whenever and however often it was written. */
async function stored({ run }: Pick<Pair, 'run'>): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of SHAPES) {
    const { Items = [] } = await documents.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
    for (const {
      writeId: _w,
      updatedAt: _u,
      revision: _r,
      version: _v,
      applyCount: _a,
      entryId: _e,
      ...item
    } of Items) {
      const text = `${name} ${JSON.stringify(item, Object.keys(item).sort().concat(nested(item)))}`;
      if (text.includes(run)) found.push(text.replaceAll(run, ''));
    }
  }
  // Noted at least once: a merge that died right after noting it notes it again.
  return [...new Set(found)].sort();
}

/** Keeps the tables small, so that reading them whole stays quick. */
async function forget({ run }: Pick<Pair, 'run'>): Promise<void> {
  for (const { name, partitionKey, ...shape } of SHAPES) {
    const keys = 'sortKey' in shape ? [partitionKey, shape.sortKey] : [partitionKey];
    const { Items = [] } = await documents.send(new ScanCommand({ TableName: name }));
    for (const item of Items.filter((one) => JSON.stringify(one).includes(run))) {
      const Key = Object.fromEntries(keys.map((key) => [key, item[key]]));
      await documents.send(new DeleteCommand({ TableName: name, Key }));
    }
  }
}

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
    expect(merged.resumeId).toBe(id('ReadThree'));
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

  it('ends the same after a crash at any of its writes, before or after it took effect', async () => {
    const whole = await twoTalents('whole');
    const deps = stores();
    await merge(whole, deps);
    const expected = await stored(whole);
    expect(deps.writes()).toBeGreaterThan(15);
    for (let at = 1; at <= deps.writes(); at += 1) {
      for (const isDone of [false, true]) {
        const pair = await twoTalents(`w${at}${isDone ? 'd' : 'u'}x`);
        await expect(merge(pair, stores({ at, isDone }))).rejects.toThrow('the process died');
        expect(await merge(pair)).toMatchObject({ talentId: pair.kept });
        expect(await stored(pair), `write ${at}, ${isDone ? 'done' : 'undone'}`).toEqual(expected);
        await forget(pair);
      }
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

  it('knows whoever was known by a number alone by their address from then on', async () => {
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
    expect(await talents.homeOf(pair.gone)).toBe(pair.kept);
    await talents.setResume(pair.gone, { resumeId: 'lateRead', resumeAt: LATER, skillIds: [] });
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

async function measured() {
  const deps = stores();
  await merge(await twoTalents(`m${Math.random().toString(36).slice(2)}x`), deps);
  return { writes: deps.writes() };
}
