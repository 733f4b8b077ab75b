/** Typing another person's address or number gives no access: an application proves nothing until it is confirmed. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { apply, confirm, outcome, type Sent, TXT } from '../support/applying.ts';
import { contactForm, employerForm, post } from '../support/form-filling.ts';
import { type KnownPerson, knownPeople, textOf } from '../support/known-person.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';

const people = knownPeople();
const { asAdmin, applicationOf, talentOf, confirmedPerson, attack, facts, exported } = people;

let stack: TestStack;
let admin: string;
let victim: KnownPerson;
beforeAll(async () => {
  [stack, admin] = [people.stack(), people.admin()];
  victim = await confirmedPerson();
});

test('applying under a talent’s address changes nothing of the talent', async () => {
  const before = await facts(victim.talentId);
  const { messages, leftOut } = await exported(victim.sent);
  expect(messages.length).toBeGreaterThan(0);
  const sent = await attack(victim.email);
  expect(await facts(victim.talentId)).toEqual(before);
  expect(await exported(victim.sent)).toMatchObject({ messages, leftOut });
  const application = await applicationOf(sent);
  expect(application).toMatchObject({ emailConfirmed: false, besideId: victim.talentId });
  expect(application.talentId).not.toBe(victim.talentId);
  expect(application.profile.firstName).toBe('Falsa');
});

test('it stands beside the talent, on their page and in no list of people', async () => {
  const sent = await attack(victim.email);
  const { beside } = await talentOf(victim.talentId);
  const standing = beside.find(({ applications }: { applications: Sent[] }) =>
    applications.some(({ applicationId }) => applicationId === sent.applicationId),
  );
  expect(standing.talent).toMatchObject({ firstName: 'Falsa', emailConfirmed: false, besideId: victim.talentId });
  const { items } = (await asAdmin(`/api/admin/talents?search=${encodeURIComponent(victim.email)}`)).body;
  expect(items.map(({ talentId }: { talentId: string }) => talentId)).toEqual([victim.talentId]);
});

test('it is compared with its job like any other, also when that is asked for all people', async () => {
  const [{ jobId }] = (await stack.api('/api/jobs?limit=1')).body.items;
  const { talentId } = await applicationOf(await attack(victim.email, { jobId }));
  const headers = { accept: 'text/event-stream' };
  const asked = { method: 'POST', token: admin, body: { jobId }, headers };
  const { body } = await stack.api('/api/admin/evaluations', asked);
  const named = [...String(body).matchAll(/"talentId":"(\w+)"/g)].map(([, id]) => id);
  expect(named).toContain(talentId);
});

test('an export under a known address and under an unknown one hold the same', async () => {
  const [known, unknown] = [await attack(victim.email), await attack(`nobody.${randomUUID()}@people.example`)];
  // A recruiter writes to each of the two.
  for (const sent of [known, unknown]) {
    const { talentId } = await applicationOf(sent);
    await asAdmin(`/api/admin/talents/${talentId}/activities`, { kind: 'note', text: 'Sospechoso' });
  }
  const shape = ({ messages, leftOut, readings, history, ...rest }: Record<string, unknown>) => ({
    ...{ messages, leftOut, readings: (readings as unknown[]).length, fields: Object.keys(rest).sort() },
    history: (history as { kind: string }[]).map(({ kind }) => kind),
  });
  const ofKnown = await exported(known);
  expect(JSON.stringify(ofKnown)).not.toMatch(/Secreto|Confidencial|Sospechoso|Amapola/);
  expect(shape(ofKnown)).toEqual(shape(await exported(unknown)));
  expect(ofKnown).toMatchObject({ messages: [], leftOut: { activities: 0 } });
});

test('the same jobs are matched under a known address and under an unknown one, also jobs that come or change later', async () => {
  const bytes = new TextEncoder().encode(
    'Falsa Persona\n\nEXPERIENCIA\nApicultora\nMieles Zumbido\n2008 - actualidad\nApicultura y extracción de miel\n',
  );
  const send = async (email: string) => {
    const form = { firstName: 'Falsa', lastName: 'Persona', email, talentPoolConsent: true };
    const sent = await apply(stack, { bytes, contentType: TXT }, form);
    await outcome(stack, sent);
    return sent;
  };
  const both = [await send(victim.email), await send(`nobody.${randomUUID()}@people.example`)];
  const [like] = (await asAdmin('/api/admin/jobs?limit=1&status=active')).body.items;
  const { location, industry, category, jobType, experienceLevel } = like;
  const job = { title: 'Apicultor', company: 'Mieles Zumbido', status: 'active', public: true, requirements: [] };
  const description =
    'Se busca apicultor con 5 años de experiencia en apicultura y extracción de miel, para todo el año.';
  const facts = { location, industry, category, jobType, experienceLevel, salaryMin: 20_000, salaryMax: 30_000 };
  const made = await asAdmin('/api/admin/jobs', { ...job, ...facts, description });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { jobId, version } = made.body;
  const matched = async (sent: Sent): Promise<unknown[]> =>
    (await exported(sent)).matches
      .filter((match: { jobId: string }) => match.jobId === jobId)
      .map(({ percent, jobVersion }: { percent: number; jobVersion: number }) => ({ percent, jobVersion }));
  const matchedBoth = (times: number) =>
    eventually(
      () => Promise.all(both.map(matched)),
      (found) => found.every((one) => one.length === times),
    );
  try {
    const [known, unknown] = await matchedBoth(1);
    expect(known).toEqual(unknown);
    const description2 = `${description} Carné de conducir.`;
    const changed = await asAdmin(
      `/api/admin/jobs/${jobId}`,
      { ...job, ...facts, version, description: description2 },
      'PUT',
    );
    expect(changed.status).toBe(200);
    const [knownThen, unknownThen] = await matchedBoth(2);
    expect(knownThen).toEqual(unknownThen);
  } finally {
    await asAdmin(`/api/admin/jobs/${jobId}`, undefined, 'DELETE');
  }
});

test('correcting, withdrawing and erasing it touches nothing of the talent', async () => {
  const before = await facts(victim.talentId);
  const sent = await attack(victim.email);
  const own = `/api/applications/${sent.applicationId}`;
  const token = `?token=${sent.statusToken}`;
  const { resumeId, profile } = (await stack.api(`${own}${token}`)).body;
  const skills = profile.skills.map(({ name }: { name: string }) => name);
  const stated = { resumeId, ...profile, skills, firstName: 'Tomada', phone: '+34 600 666 667' };
  expect((await stack.api(`${own}/profile${token}`, { method: 'PUT', body: stated })).status).toBe(200);
  await outcome(stack, sent);
  expect((await stack.api(`${own}/withdraw${token}`, { method: 'POST' })).status).toBe(200);
  expect(await facts(victim.talentId)).toEqual(before);
  expect((await stack.api(`${own}${token}`, { method: 'DELETE' })).status).toBe(204);
  expect(await facts(victim.talentId)).toEqual(before);
});

test('a phone number alone is no identity either', async () => {
  const phone = `+34 7${randomUUID().replace(/\D/g, '').padEnd(8, '2').slice(0, 8)}`;
  const profile = (firstName: string) => ({
    ...{ firstName, lastName: 'Sin Correo', phone, experience: 'Camarera. Bar Farolillo. 2019 - 2022.' },
    ...{
      education: 'ESO',
      skills: ['Bandeja'],
      certificates: '',
      aboutMe: '',
      language: 'es',
      privacyNoticeAccepted: true,
    },
  });
  const send = async (firstName: string) => {
    const { body, status } = await stack.api('/api/profiles', { method: 'POST', body: profile(firstName) });
    expect(status).toBe(201);
    await outcome(stack, body);
    return body;
  };
  const first = await send('Primera');
  const { talentId } = await confirm(stack, first, admin);
  const second = await send('Segunda');
  expect(await applicationOf(second)).toMatchObject({ emailConfirmed: false, besideId: talentId });
  expect(await talentOf(talentId)).toMatchObject({ firstName: 'Primera', emailConfirmed: true });
});

test('an SMS goes to the number that was confirmed, and to none that a visitor gave under the same address', async () => {
  const { talentId: beside } = await applicationOf(await attack(victim.email));
  const sms = { kind: 'sms', text: 'Tu entrevista es el lunes', language: 'es' };
  for (const to of [undefined, '+34 600 666 666', '0034600666666']) {
    const refused = await asAdmin(`/api/admin/talents/${beside}/activities`, { ...sms, to });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'to', code: 'PHONE_UNCONFIRMED' }]]);
  }
  const sent = await asAdmin(`/api/admin/talents/${victim.talentId}/activities`, sms);
  expect([sent.status, sent.body.to]).toEqual([201, [victim.phone.replace(/ /g, '')]]);
});

test('an SMS goes to no number that a visitor gave for a company, until a recruiter confirms it', async () => {
  const form = employerForm({ phone: '+34 600 666 667', email: 'nadie@ajena.example' });
  const { body: asked } = await stack.api('/api/employer-requests', { method: 'POST', body: form });
  const path = `/api/admin/employers/${asked.requestId}`;
  const lead = await eventually(
    () => asAdmin(path),
    ({ status }) => status === 200,
  );
  const sms = { kind: 'sms', text: 'Le llamamos el lunes', language: 'es' };
  const refused = await asAdmin(`${path}/activities`, sms);
  expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'to', code: 'PHONE_UNCONFIRMED' }]]);
  expect((await asAdmin(path, { version: lead.body.version, phoneConfirmed: true }, 'PATCH')).status).toBe(200);
  const sent = await asAdmin(`${path}/activities`, sms);
  expect([sent.status, sent.body.to]).toEqual([201, ['+34600666667']]);
});

describe('the resume of someone known under a form of one’s own', () => {
  let person: { talentId: string; name: string; email: string; phone: string };
  beforeAll(async () => {
    const lastName = 'Retama Orejuela';
    const known = await confirmedPerson({ firstName: 'Casilda', lastName });
    person = { ...known, name: `Casilda ${lastName}` };
  });

  const EXPERIENCE = 'EXPERIENCIA\nSoldadora\nTalleres Yunque\n2019 - 2022\n';
  /** The known person's own number, which anybody who has their file can type. */
  const OWN = 'own';
  const send = async (head: string, changes: object = {}) => {
    const file = { bytes: new TextEncoder().encode(`${head}\n\n${EXPERIENCE}`), contentType: TXT };
    const form = { firstName: 'Zacarías', lastName: 'Bermejo', email: `z.${randomUUID()}@people.example`, ...changes };
    const sent = await apply(stack, file, form);
    await outcome(stack, sent);
    return { sent, flag: (await applicationOf(sent)).foreignResume };
  };

  test.each([
    ['name', () => person.name, undefined],
    ['number', () => `Margarita Olmo Tejo\n${person.phone}`, undefined],
    ['number, which the form says otherwise', () => `Margarita Olmo Tejo\n${person.phone}`, '+34 611 222 333'],
    ['address', () => `Margarita Olmo Tejo\n${person.email}`, undefined],
    ['address, beside the number that the form has', () => `${person.name}\n${person.email}\n${person.phone}`, OWN],
    ['name, beside the number that the form has', () => `${person.name}\n${person.phone}`, OWN],
  ])('is told by its %s', async (_what, head, phone) => {
    const { flag } = await send(head(), { phone: phone === OWN ? person.phone : phone });
    expect(flag).toMatchObject({ talentId: person.talentId, differs: expect.arrayContaining(['name']) });
  });

  test('is told where all but the address is theirs', async () => {
    const { name, email, phone, talentId } = person;
    const [firstName, ...lastNames] = name.split(' ');
    const { flag } = await send(`${name}\n${email}\n${phone}`, { firstName, lastName: lastNames.join(' '), phone });
    expect(flag).toEqual({ talentId, differs: ['email'] });
  });

  test('is told also when its sender has put their own name into what was read', async () => {
    const { sent } = await send(person.name);
    const own = `/api/applications/${sent.applicationId}`;
    const { resumeId, profile } = (await stack.api(`${own}?token=${sent.statusToken}`)).body;
    const skills = profile.skills.map(({ name }: { name: string }) => name);
    const body = { resumeId, ...profile, skills, firstName: 'Zacarías', lastName: 'Bermejo' };
    const said = await stack.api(`${own}/profile?token=${sent.statusToken}`, { method: 'PUT', body });
    expect(said.status).toBe(200);
    expect((await applicationOf(sent)).foreignResume).toMatchObject({ talentId: person.talentId });
  });

  test('is none where the name is the sender’s, or nobody is known by the other one', async () => {
    expect((await send('Zacarías Bermejo Roldán')).flag).toBeNull();
    expect((await send('Nicanor Ventosa Quiles')).flag).toBeNull();
  });
});

test('an address that stands in a dropped file is no identity', async () => {
  const before = await facts(victim.talentId);
  await people.drop(
    `Otra Persona Soltada\n${victim.email}\n+34 600 777 777\n\nEXPERIENCIA\nSoldador\nTalleres Yunque\n2019 - 2022\n`,
  );
  const { body: seen } = await eventually(
    () => asAdmin(`/api/admin/talents/${victim.talentId}`),
    (answer) => answer.body.beside.some(({ talent }: { talent: { source: string } }) => talent.source === 'drop'),
  );
  expect(seen.beside.length).toBeGreaterThan(0);
  expect(await facts(victim.talentId)).toEqual(before);
});

test('handing over or deleting what stands beside someone reaches nothing of theirs', async () => {
  const person = await confirmedPerson();
  const form = contactForm({ email: person.email, message: 'Confidencial.' });
  expect((await post(stack, '/api/contact', form)).status).toBe(201);
  const { talentId: beside } = await applicationOf(await attack(person.email));
  const handedOver = (await asAdmin(`/api/admin/talents/${beside}/export`)).body;
  expect(handedOver.messages).toEqual([]);
  expect(JSON.stringify(handedOver)).not.toContain('Confidencial');
  expect((await asAdmin(`/api/admin/talents/${beside}`, undefined, 'DELETE')).status).toBe(204);
  const own = (await asAdmin(`/api/admin/talents/${person.talentId}/export`)).body;
  expect(own.messages).toMatchObject([{ message: 'Confidencial.' }]);
});

describe('deleting who gave an address first and never confirmed it', () => {
  const email = `taken.${randomUUID()}@people.example`;
  const wrote = async (firstName: string, lastName: string): Promise<string> =>
    (await post(stack, '/api/contact', contactForm({ email, firstName, lastName, message: 'Confidencial.' }))).body
      .messageId;
  const isThere = async (path: string) => (await asAdmin(`/api/admin/${path}`)).status === 200;
  let squatter: { first: Sent; second: Sent; messageId: string };
  let owner: { sent: Sent; messageId: string };

  beforeAll(async () => {
    const first = await attack(email);
    const sent = await apply(
      stack,
      { bytes: textOf('Amapola Quintanar Rey'), contentType: TXT },
      { firstName: 'Amapola', lastName: 'Quintanar Rey', email },
    );
    await outcome(stack, sent);
    const second = await attack(email, { lastName: 'Persona Nadie' });
    squatter = { first, second, messageId: await wrote('Falsa', 'Persona') };
    owner = { sent, messageId: await wrote('Amapola', 'Quintanar') };
    const { talentId } = await applicationOf(first);
    expect((await applicationOf(sent)).besideId).toBe(talentId);
    const handedOver = (await asAdmin(`/api/admin/talents/${talentId}/export`)).body;
    expect(handedOver.messages.map(({ messageId }: { messageId: string }) => messageId)).toEqual([squatter.messageId]);
    expect((await asAdmin(`/api/admin/talents/${talentId}`, undefined, 'DELETE')).status).toBe(204);
  });

  test('leaves what others sent under it, and gives them the address', async () => {
    expect(await isThere(`messages/${owner.messageId}`)).toBe(true);
    const { talentId, besideId } = await applicationOf(owner.sent);
    expect(besideId).toBeNull();
    const { items } = (await asAdmin(`/api/admin/talents?search=${email}`)).body;
    expect(items).toMatchObject([{ talentId, firstName: 'Amapola', emailConfirmed: false }]);
    await confirm(stack, owner.sent, admin);
    const own = (await asAdmin(`/api/admin/talents/${talentId}/export`)).body;
    expect(own.messages).toMatchObject([{ messageId: owner.messageId }]);
  });

  test('leaves nothing of what came under their own name', async () => {
    for (const { applicationId } of [squatter.first, squatter.second])
      expect(await isThere(`applications/${applicationId}`)).toBe(false);
    expect(await isThere(`messages/${squatter.messageId}`)).toBe(false);
  });
});

test('erasing the person takes along what stood beside them', async () => {
  const person = await confirmedPerson();
  const sent = await attack(person.email);
  const { status } = await asAdmin(`/api/admin/talents/${person.talentId}`, undefined, 'DELETE');
  expect(status).toBe(204);
  expect((await asAdmin(`/api/admin/applications/${sent.applicationId}`)).status).toBe(404);
});
