/** One person under two addresses: found in both languages, merged, moved and erased, over the wire. */
import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Application } from '../../shared/domain/application.ts';
import type { Duplicate, Talent } from '../../shared/domain/talent.ts';
import { apply, confirm, outcome, type Sent, TXT, uploadTo } from '../support/applying.ts';
import type { ApiAnswer, TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const PHONE = '+34 655 010 203';
const ADDRESSES = ['clementine.first@people.example', 'clementine.second@people.example'] as const;
const resumeOf = (name: string) => `${name}
Leeds, United Kingdom

EXPERIENCE
Fabricator, Thimble & Sons
03/2019 - present
- TIG welding of stainless steel vessels.

SKILLS
Welding, Blueprint reading
`;

const call = (method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  stack.api(`/api/admin/${path}`, { method, body, token: admin });
const get = async (path: string) => (await call('GET', path)).body;

async function sendFrom(email: string, over: Record<string, unknown> = {}): Promise<Sent> {
  const person = { firstName: 'Clementine', lastName: 'Larkspur Nightjar', phone: PHONE, ...over };
  const bytes = new TextEncoder().encode(resumeOf(`${person.firstName} ${person.lastName}`));
  const sent = await apply(
    stack,
    { bytes, contentType: TXT, fileName: 'cv.txt' },
    {
      ...{ email, talentPoolConsent: true },
      ...person,
    },
  );
  await outcome(stack, sent);
  await confirm(stack, sent, admin);
  return sent;
}

const applicationOf = (sent: Sent): Promise<Application> => get(`applications/${sent.applicationId}`);

/** Everything in every table and every version of every file that mentions one of these. */
async function tracesOf(wanted: readonly string[]): Promise<string[]> {
  const { environment } = stack.running;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const access = { region: environment.AWS_REGION, credentials };
  const client = new DynamoDBClient({ ...access, endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB });
  const documents = DynamoDBDocumentClient.from(client);
  const found: string[] = [];
  for (const { environmentName, name } of Object.values(TABLES)) {
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const TableName = environment[environmentName];
      const page = await documents.send(new ScanCommand({ TableName, ExclusiveStartKey }));
      found.push(...(page.Items ?? []).map((item) => `${name} ${JSON.stringify(item)}`));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  const s3 = new S3Client({ ...access, endpoint: environment.AWS_ENDPOINT_URL_S3, forcePathStyle: true });
  const objects = await s3.send(new ListObjectVersionsCommand({ Bucket: environment.UPLOAD_BUCKET }));
  found.push(...[...(objects.Versions ?? []), ...(objects.DeleteMarkers ?? [])].map(({ Key }) => `file ${Key}`));
  return found.filter((line) => wanted.some((one) => line.includes(one)));
}

test('a Spanish word finds an English resume, together with other words', async () => {
  const someone = { firstName: 'Ottilie', lastName: 'Fernsby', phone: undefined, talentPoolConsent: true };
  const sent = await sendFrom('welder@people.example', someone);
  const { talentId } = await applicationOf(sent);
  const found = await get('talents?search=soldadura%20ottilie');
  expect(found.items.map((talent: Talent) => talent.talentId)).toEqual([talentId]);
  expect(found).toMatchObject({ total: 1, byStatus: { new: 1, active: 0, placed: 0, inactive: 0 } });
  expect(found.skills).toMatchObject([{ id: 'skill:welding', name: { es: 'Soldadura', en: 'Welding' } }]);
  expect((await get('talents?search=enfermer%C3%ADa%20ottilie')).items).toEqual([]);
});

test('several applications are moved at once, except one that someone else has just changed', async () => {
  const someone = { firstName: 'Barnaby', lastName: 'Cobblestone', phone: undefined };
  const sent = await Promise.all([1, 2].map((at) => sendFrom(`moved${at}@people.example`, someone)));
  const [first, second] = (await Promise.all(sent.map(applicationOf))) as [Application, Application];
  await call('PATCH', `applications/${second.applicationId}`, { version: second.version, stage: 'interview' });
  const applications = [first, second].map(({ applicationId, version }) => ({ applicationId, version }));
  const answer = await call('POST', 'applications/stage', { stage: 'rejected', reason: 'Cubierto', applications });
  expect(answer.status).toBe(200);
  expect(answer.body.moved).toMatchObject([{ applicationId: first.applicationId, stageReason: 'Cubierto' }]);
  expect(answer.body.refused).toEqual([{ id: second.applicationId, code: 'STALE_VERSION' }]);
  const own = await stack.api(`/api/applications/${first.applicationId}?token=${sent[0]?.statusToken}`);
  expect(own.body.stage).toBe('rejected');
  expect(JSON.stringify(own.body)).not.toContain('Cubierto');
  const found = await get('applications?search=moved2');
  expect(found.items.map((one: Application) => one.stage)).toEqual(['interview']);
});

test('one person under two addresses is offered as such, becomes one, and is erased as one', async () => {
  const sent = [await sendFrom(ADDRESSES[0]), await sendFrom(ADDRESSES[1], { lastName: 'Nightjar Larkspur' })];
  const [kept, gone] = (await Promise.all(sent.map(async (one) => (await applicationOf(one)).talentId))) as string[];
  expect(gone).not.toBe(kept);

  const { items } = await get(`talents/${kept}/duplicates`);
  const offered = items.find(({ talent }: Duplicate) => talent.talentId === gone);
  expect(offered.reasons).toEqual(['phone', 'name']);

  // What recruiters did with the one who goes.
  const activities = `talents/${gone}/activities`;
  expect((await call('POST', activities, { kind: 'note', text: 'Llamar el lunes' })).status).toBe(201);
  expect(
    (await call('POST', activities, { kind: 'email', subject: 'Hola', text: 'Hola', language: 'es' })).status,
  ).toBe(201);
  const file = { kind: 'document', fileName: 'contrato.txt', contentType: TXT, sizeBytes: 8 };
  const document = await call('POST', activities, file);
  expect(document.status).toBe(201);
  expect((await uploadTo(document.body.upload, new TextEncoder().encode('contrato'))).ok).toBe(true);

  const versions = { version: 1, otherVersion: offered.talent.version };
  const stale = { ...versions, otherId: gone, otherVersion: 99 };
  expect((await call('POST', `talents/${kept}/merge`, stale)).body).toMatchObject({ code: 'STALE_VERSION' });
  const merged = await call('POST', `talents/${kept}/merge`, { ...versions, otherId: gone });
  expect(merged.status).toBe(200);
  expect(merged.body).toMatchObject({ talentId: kept, email: ADDRESSES[0], version: 2 });
  // Sent again, as after an answer that was lost.
  expect((await call('POST', `talents/${kept}/merge`, { ...versions, otherId: gone })).body).toEqual(merged.body);

  const whole = await get(`talents/${kept}`);
  expect(whole.applications.map((one: Application) => one.applicationId).sort()).toEqual(
    sent.map(({ applicationId }) => applicationId).sort(),
  );
  expect(whole.resumes).toHaveLength(2);
  expect(whole.activities.map(({ kind }: { kind: string }) => kind)).toEqual(['document', 'email', 'note']);
  expect(new Set(whole.matches.map(({ resumeId }: { resumeId: string }) => resumeId)).size).toBe(2);
  expect((await call('GET', `talents/${gone}`)).status).toBe(404);
  const listed = await get('talents?search=clementine');
  expect(listed.items.map(({ talentId }: Talent) => talentId)).toEqual([kept]);

  const again = await sendFrom(ADDRESSES[1]);
  expect((await applicationOf(again)).talentId).toBe(kept);

  const all = [...sent, again].map(({ applicationId }) => applicationId);
  const traces = [...all, ...ADDRESSES, String(kept), String(gone), 'Nightjar', document.body.activityId];
  expect((await tracesOf(traces)).length).toBeGreaterThan(20);
  expect((await call('DELETE', `talents/${kept}`)).status).toBe(204);
  expect((await get('talents?search=clementine')).items).toEqual([]);
  const left = await tracesOf(traces);
  // The trail and the tombstones have only ids, which no record has any more.
  const isNameless = (line: string) => /^(audit |talents \{.*"kind":"erased")/.test(line);
  expect(left.filter((line) => !isNameless(line))).toEqual([]);
  expect(left.filter((line) => /people\.example|Nightjar|Clementine|655 ?010 ?203/.test(line))).toEqual([]);
  expect(left.filter((line) => line.includes('talent.erase'))).toHaveLength(1);

  const stranger = await applicationOf(await sendFrom(ADDRESSES[1]));
  expect([kept, gone]).not.toContain(stranger.talentId);
}, 60_000);

test('a person who erases their only application takes along what recruiters noted about them', async () => {
  const email = `alone.${randomUUID().slice(0, 8)}@people.example`;
  const sent = await sendFrom(email, { firstName: 'Zarcillo', lastName: 'Espliego', phone: undefined });
  const { talentId } = await applicationOf(sent);
  await call('POST', `talents/${talentId}/activities`, { kind: 'note', text: `Escribir a ${email}` });
  const own = `/api/applications/${sent.applicationId}?token=${sent.statusToken}`;
  expect((await stack.api(own, { method: 'DELETE' })).status).toBe(204);
  const left = await tracesOf([email, String(talentId), sent.applicationId, 'Espliego']);
  expect(left.filter((line) => !/^(audit |talents \{.*"kind":"erased")/.test(line))).toEqual([]);
  expect(left.filter((line) => line.includes(email) || line.includes('Espliego'))).toEqual([]);
});
