/** Shows on a real DynamoDB where applications go: unconfirmed beside the person who is known, confirmed into the one talent of their address. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmApplication } from '../../../lambdas/applications/confirmed-application.ts';
import { settleConfirmed } from '../../../lambdas/merging/settle-confirmed.ts';
import { SETTLED_TABLES, settlingStores } from '../../../lambdas/merging/settling-stores.ts';
import { placeApplication } from '../../../lambdas/resumes/place-application.ts';
import { derivedId, newId } from '../../../lambdas/runtime/ids.ts';
import { releaseTalent } from '../../../lambdas/settling/release-talent.ts';
import { settleTalent } from '../../../lambdas/settling/settle-talent.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { AppError } from '../../../shared/errors.ts';
import { type LocalTables, startTables } from '../../support/local-tables.ts';
import { ADMIN, aMatch, anApplication, aResume } from '../records.ts';

const SHAPES = [
  TABLES.activities,
  TABLES.applications,
  TABLES.decisions,
  TABLES.evaluations,
  TABLES.matches,
  TABLES.outbox,
  TABLES.resumes,
  TABLES.talents,
];
const NOW = '2026-11-22T10:00:00.000Z';

let tables: LocalTables;
let stores: ReturnType<typeof settlingStores>;

const tablesOver = (client: DynamoDBDocumentClient) =>
  Object.fromEntries(SETTLED_TABLES.map((name) => [name, client])) as Parameters<typeof settlingStores>[0];

beforeAll(async () => {
  tables = await startTables(...SHAPES);
  stores = settlingStores(tablesOver(tables.documents));
});
afterAll(() => tables?.close());

let people = 0;
const newAddress = () => {
  people += 1;
  return `person${people}@people.example`;
};

/** An application that was sent and read, as the reader leaves it. */
async function read(email: string, over: Partial<ApplicationRecord> = {}) {
  const sent = anApplication({
    ...{ applicationId: newId(), email, confirmedAt: undefined, versionId: 'v1', jobId: 'job1' },
    ...over,
  });
  await stores.applications.insert(sent);
  const deps = { talents: stores.talents, newId, derivedId, now: () => NOW };
  const { talentId } = await placeApplication(sent, { email }, undefined, deps);
  const resume = aResume({ talentId, resumeId: newId(), applicationId: sent.applicationId });
  await stores.resumes.insert(resume);
  await stores.matches.insert(aMatch(resume.resumeId, 'job1', { matchId: newId(), talentId }));
  const changes = { talentId, resumeId: resume.resumeId, resumeStatus: 'completed', unfinished: undefined } as const;
  const record = await stores.applications.advance(sent, changes);
  if (!record) throw new Error('Somebody else read it');
  await settleTalent(talentId, stores);
  return { record, talentId };
}

const confirm = ({ applicationId }: ApplicationRecord) =>
  confirmApplication(
    async () => {
      const found = await stores.applications.get(applicationId);
      if (!found) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
      return found;
    },
    ADMIN,
    { ...stores, now: () => NOW },
  );

const listed = async (email: string) => (await stores.talents.everyone()).filter((talent) => talent.email === email);

it('an unknown address makes a talent at once, and its confirmation says so', async () => {
  const email = newAddress();
  const { record, talentId } = await read(email);
  expect(await listed(email)).toMatchObject([{ talentId }]);
  expect((await stores.talents.get(talentId))?.confirmedAt).toBeUndefined();
  expect(await confirm(record)).toMatchObject({ confirmedAt: NOW, talentId });
  expect(await stores.talents.get(talentId)).toMatchObject({ confirmedAt: NOW });
});

it('an unconfirmed application stands beside the owner of its address and changes nothing of them', async () => {
  const email = newAddress();
  const { talentId, record } = await read(email);
  await confirm(record);
  const before = await stores.talents.get(talentId);
  const other = await read(email, { firstName: 'Otra', phone: '+34 600 000 666', submittedAt: NOW });
  expect(other.talentId).not.toBe(talentId);
  expect(await stores.talents.get(talentId)).toEqual(before);
  expect(await listed(email)).toMatchObject([{ talentId }]);
  expect(await stores.talents.besides(talentId)).toMatchObject([{ talentId: other.talentId, besideId: talentId }]);
});

it('another version of its file goes where the first one went', async () => {
  const email = newAddress();
  await read(email);
  const { record, talentId } = await read(email);
  const deps = { talents: stores.talents, newId, derivedId, now: () => NOW };
  const again = await placeApplication({ ...record, versionId: 'v2' }, { email }, undefined, deps);
  expect(again).toEqual({ talentId, isNew: false });
  expect(await stores.talents.get(talentId)).toMatchObject({ joined: [record.applicationId] });
});

it('confirmed, it joins the talent of its address with its reading and matches', async () => {
  const email = newAddress();
  const owner = await read(email);
  await confirm(owner.record);
  const other = await read(email, { firstName: 'Otra', submittedAt: NOW });
  const confirmed = await confirm(other.record);
  expect(confirmed).toMatchObject({ confirmedAt: NOW });
  expect(await stores.applications.get(confirmed.applicationId)).toMatchObject({ talentId: owner.talentId });
  expect(await stores.talents.get(owner.talentId)).toMatchObject({ applied: { firstName: 'Otra' } });
  expect(await stores.talents.get(other.talentId)).toBeUndefined();
  expect(await stores.resumes.list(owner.talentId)).toHaveLength(2);
  expect((await stores.matches.referencesOfTalent(owner.talentId)).length).toBe(2);
  expect(await stores.talents.besides(owner.talentId)).toEqual([]);
});

it('confirmed before the one that came first, it takes the address over, and anyone who stood there stands beside it', async () => {
  const email = newAddress();
  const [first, second, third] = [await read(email), await read(email), await read(email)];
  await confirm(third.record);
  expect(await listed(email)).toMatchObject([{ talentId: third.talentId, confirmedAt: NOW }]);
  const beside = (await stores.talents.besides(third.talentId)).map(({ talentId }) => talentId);
  expect(beside.sort()).toEqual([first.talentId, second.talentId].sort());
  // Readers that cache all people learn that one of them is gone.
  const { gone } = await stores.talents.changedSince('2000');
  expect(gone.map(({ goneId }) => goneId)).toContain(first.talentId);
  await confirm(first.record);
  expect(await stores.talents.get(third.talentId)).toMatchObject({
    joined: [third.record.applicationId, first.record.applicationId],
  });
});

it('read once it was confirmed, it takes the place of someone unconfirmed', async () => {
  const email = newAddress();
  const first = await read(email);
  const second = await read(email, { confirmedAt: NOW });
  await settleConfirmed(second.record, { at: NOW, actor: SYSTEM }, { ...stores, now: () => NOW });
  expect(await listed(email)).toMatchObject([{ talentId: second.talentId }]);
  expect(await stores.talents.get(first.talentId)).toMatchObject({ besideId: second.talentId });
});

it('read once it was confirmed, it joins the confirmed person by way of a record of its own, which is kept', async () => {
  const email = newAddress();
  const owner = await read(email);
  await confirm(owner.record);
  const before = await stores.talents.get(owner.talentId);
  const other = await read(email, { confirmedAt: NOW, firstName: 'Otra', submittedAt: NOW });
  expect(await stores.talents.get(owner.talentId)).toEqual(before);
  await settleConfirmed(other.record, { at: NOW, actor: SYSTEM }, { ...stores, now: () => NOW });
  const { applicationId } = other.record;
  const joined = [owner.record.applicationId, applicationId];
  expect(await stores.talents.get(owner.talentId)).toMatchObject({ joined });
  const kept = { survivorId: owner.talentId, confirmedId: applicationId, survivor: before, by: null };
  expect(await stores.merges.get(other.talentId)).toMatchObject(kept);
  // Another version of its file is theirs at once.
  const again = { ...other.record, talentId: owner.talentId, versionId: 'v2' };
  const deps = { talents: stores.talents, newId, derivedId, now: () => NOW };
  expect(await placeApplication(again, { email }, undefined, deps)).toEqual({ talentId: owner.talentId, isNew: false });
});

it('only who stands where they were read is marked as standing beside someone', async () => {
  const email = newAddress();
  const [first, second] = [await read(email), await read(email)];
  const asRead = await stores.talents.get(second.talentId);
  if (!asRead) throw new Error('Nobody stands there');
  await stores.talents.place(second.talentId, undefined);
  await stores.talents.markStanding(asRead);
  expect((await stores.talents.get(second.talentId))?.standing).toBeUndefined();
  await stores.talents.place(second.talentId, first.talentId);
  await stores.talents.markStanding(asRead);
  expect((await stores.talents.standing()).map(({ talentId }) => talentId)).toContain(second.talentId);
});

it('when the person is gone, anyone who stood beside them has the address', async () => {
  const email = newAddress();
  const owner = await read(email);
  const [other, third] = [await read(email), await read(email)];
  await stores.applications.remove(owner.record.applicationId);
  expect(await releaseTalent(owner.record, stores)).toBe('gone');
  const [heir, ...more] = await listed(email);
  expect(more).toEqual([]);
  const rest = [other, third].filter(({ talentId }) => talentId !== heir?.talentId);
  expect(await stores.talents.besides(heir?.talentId ?? '')).toMatchObject([{ talentId: rest[0]?.talentId }]);
});

it('two confirmations at once end in one talent', async () => {
  const email = newAddress();
  const all = [await read(email), await read(email), await read(email)];
  await Promise.allSettled(all.map(({ record }) => confirm(record)));
  for (const { record } of all) await confirm(record);
  const [talent, ...more] = await listed(email);
  expect(more).toEqual([]);
  expect(talent?.joined?.toSorted()).toEqual(all.map(({ record }) => record.applicationId).sort());
  expect(await stores.talents.besides(talent?.talentId ?? '')).toEqual([]);
});
