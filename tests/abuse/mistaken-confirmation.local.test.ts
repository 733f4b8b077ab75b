/** Confirming an application that somebody else sent is never final: nothing is replaced, and all of it can be undone. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { confirm, outcome, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { type KnownPerson, knownPeople, textOf } from '../support/known-person.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { signedInMinutesAgo } from '../support/signed-in.ts';

const people = knownPeople();
const { asAdmin, applicationOf, talentOf, confirmedPerson, attack, facts, exported, confirmByLink } = people;

let stack: TestStack;
let admin: string;
let tooLate: string;
beforeAll(async () => {
  [stack, admin] = [people.stack(), people.admin()];
  tooLate = await signedInMinutesAgo(stack, admin, 16);
});

/** Waits until an application has become a part of the person, and answers them. */
const joinedTo = (person: KnownPerson, { applicationId }: { applicationId: string }) =>
  eventually(
    () => talentOf(person.talentId),
    ({ applications }) => applications.some((one: { applicationId: string }) => one.applicationId === applicationId),
  );

async function undo({ talentId }: KnownPerson, otherId: string): Promise<void> {
  // The last write of a join removes the other record.
  await eventually(
    () => asAdmin(`/api/admin/talents/${otherId}`),
    ({ status }) => status === 404,
  );
  const { version } = await talentOf(talentId);
  expect((await asAdmin(`/api/admin/talents/${talentId}/unmerge`, { otherId, version })).status).toBe(200);
}

const change = ({ applicationId }: { applicationId: string }, body: object, token?: string) =>
  asAdmin(`/api/admin/applications/${applicationId}`, body, 'PATCH', token);

test('a person who confirms a stranger’s application by mistake stays who they are', async () => {
  const person = await confirmedPerson({ talentPoolConsent: true });
  const sent = await attack(person.email);
  const own = `/api/applications/${sent.applicationId}`;
  await confirmByLink(sent);
  const talent = await talentOf(person.talentId);
  expect(talent).toMatchObject({ firstName: 'Amapola', lastName: 'Quintanar Rey', phone: person.phone });
  expect(talent.differing.map(({ value }: { value: string }) => value)).toEqual(['Falsa Persona', '+34 600 666 666']);
  const sms = { kind: 'sms', text: 'Tu entrevista es el lunes', language: 'es' };
  const written = await asAdmin(`/api/admin/talents/${person.talentId}/activities`, sms);
  expect(written.body.to).toEqual([person.phone.replace(/ /g, '')]);
  const pool = `${own}/talent-pool?token=${sent.statusToken}`;
  expect((await stack.api(pool, { method: 'POST', body: { consent: false } })).status).toBe(200);
  expect((await talentOf(person.talentId)).basis).toMatchObject({ kind: 'consent' });
  const theirs = `/api/applications/${person.sent.applicationId}?token=${person.sent.statusToken}`;
  expect((await stack.api(theirs, { method: 'DELETE' })).status).toBe(204);
  expect(JSON.stringify(await exported(sent))).not.toMatch(/Confidencial|Secreto/);
  expect(JSON.stringify(await talentOf(person.talentId))).not.toMatch(/Confidencial|Secreto/);
});

test('a recruiter who says whose it is makes the two one', async () => {
  const person = await confirmedPerson();
  const sent = await attack(person.email);
  const { talentId: beside } = await applicationOf(sent);
  const path = `/api/admin/applications/${sent.applicationId}`;
  const body = { version: (await applicationOf(sent)).version, emailConfirmed: true };
  const refused = await stack.api(path, { method: 'PATCH', token: tooLate, body });
  expect(refused).toMatchObject({ status: 401, body: { code: 'REAUTHENTICATION_REQUIRED' } });
  expect(await confirm(stack, sent, admin)).toMatchObject({ emailConfirmed: true, talentId: person.talentId });
  const talent = await talentOf(person.talentId);
  expect(talent).toMatchObject({ emailConfirmed: true, beside: [] });
  expect(talent.applications).toHaveLength(2);
  expect((await asAdmin(`/api/admin/talents/${beside}`)).status).toBe(404);
  const { items } = (await asAdmin('/api/admin/audit?limit=100')).body;
  expect(items).toContainEqual(
    expect.objectContaining({ action: 'application.confirm', recordId: sent.applicationId }),
  );
  expect(talent.merges).toMatchObject([{ otherId: beside, by: 'admin@encaje.test' }]);
  await undo(person, beside);
  expect(await facts(person.talentId)).toMatchObject({ firstName: 'Amapola', emailConfirmed: true, merges: [] });
  expect(await applicationOf(sent)).toMatchObject({ emailConfirmed: false, besideId: person.talentId });
});

test('a link that is opened before the file is read joins with an undo', async () => {
  const person = await confirmedPerson();
  const before = await facts(person.talentId);
  const bytes = textOf('Falsa Persona');
  const resume = { fileName: 'cv.txt', contentType: TXT, sizeBytes: bytes.length };
  const form = { firstName: 'Falsa', lastName: 'Persona', phone: '+34 600 666 666', email: person.email, resume };
  const sent = await sendForm(stack, form);
  await confirmByLink(sent);
  expect((await uploadTo(sent.upload, bytes)).ok).toBe(true);
  await outcome(stack, sent);
  const { merges, applications } = await joinedTo(person, sent);
  expect(applications).toHaveLength(2);
  expect(merges).toMatchObject([{ by: null }]);
  await undo(person, merges[0].otherId);
  expect(await applicationOf(sent)).toMatchObject({ emailConfirmed: false, besideId: person.talentId });
  const { updatedAt: _then, version: _count, ...asBefore } = before;
  expect(await facts(person.talentId)).toMatchObject(asBefore);
});

test('a recruiter confirms nothing that is not read yet, no matter who sent it', async () => {
  const { email } = await confirmedPerson();
  for (const address of [email, `nobody.${randomUUID()}@people.example`]) {
    const sent = await sendForm(stack, { email: address });
    const { version } = await applicationOf(sent);
    const refused = await change(sent, { version, emailConfirmed: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'APPLICATION_UNREAD']);
    expect(await applicationOf(sent)).toMatchObject({ emailConfirmed: false, version });
  }
});

test('a dropped file without an address becomes no one’s without a recent sign-in, and with an undo', async () => {
  const person = await confirmedPerson();
  const before = await facts(person.talentId);
  const fileName = `${randomUUID()}.txt`;
  await people.drop('Falsa Soltada\n\nEXPERIENCIA\nSoldador\nTalleres Yunque\n2019 - 2022\n', fileName);
  const dropped = await eventually(
    async () => (await asAdmin(`/api/admin/applications?search=${fileName}`)).body.items[0],
    (application) => application?.resume.status === 'failed',
  );
  const { version } = dropped;
  const nameless = await change(dropped, { version, emailConfirmed: true });
  expect([nameless.status, nameless.body.code]).toEqual([409, 'EMAIL_MISSING']);
  const mended = { version, email: person.email, emailConfirmed: true };
  expect(await change(dropped, mended, tooLate)).toMatchObject({
    status: 401,
    body: { code: 'REAUTHENTICATION_REQUIRED' },
  });
  expect(await applicationOf(dropped)).toMatchObject({ version, email: null, emailConfirmed: false });
  expect((await change(dropped, mended)).status).toBe(200);
  const { merges } = await joinedTo(person, dropped);
  await undo(person, merges[0].otherId);
  expect(await applicationOf(dropped)).toMatchObject({ emailConfirmed: false, besideId: person.talentId });
  const { updatedAt: _then, version: _count, ...asBefore } = before;
  expect(await facts(person.talentId)).toMatchObject(asBefore);
});
