/** Shows that what recruiters do with people is kept, goes out once, and answers an employer's request. */
import { describe, expect, it } from 'vitest';
import { addActivity } from '../../../lambdas/activities/add-activity.ts';
import { employerPeople } from '../../../lambdas/activities/employer-people.ts';
import { talentPeople } from '../../../lambdas/activities/talent-people.ts';
import { derivedId, fingerprint, timeOrderedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { activityInputSchema } from '../../../shared/domain/activity.ts';
import type { Employer } from '../../../shared/domain/employer.ts';
import { type Actor, VISITOR } from '../../../shared/domain/policy.ts';
import type { FactOrigin } from '../../../shared/domain/talent.ts';
import { clockAt, fakeApplications, fakeTalents, fakeUploads } from '../../support/fakes.ts';
import { fakeActivities, fakeCarrier, fakeEmployers, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aLead, anApplication, aTalent, START, USER } from '../records.ts';

const EMAIL = { kind: 'email', subject: 'Tus vacantes', text: '¿Hablamos mañana?' };
const INTERVIEW = { kind: 'interview', title: 'Primera entrevista', startsAt: '2026-11-24T10:00:00.000Z' };

interface Records {
  employer?: Employer;
  talent?: TalentRecord;
  application?: ApplicationRecord;
}

function setUp({ employer = aLead(), talent = aTalent(), application }: Records = {}) {
  const clock = clockAt(START);
  const stores = { activities: fakeActivities(), outbox: fakeOutbox(), uploads: fakeUploads(clock) };
  const [employers, talents] = [fakeEmployers(employer), fakeTalents(clock, talent)];
  const applications = fakeApplications(clock, application ?? anApplication({ talentId: 'talent1' }));
  const [carrier, trail, refusals] = [fakeCarrier(), fakeTrail(), [] as unknown[]];
  const facts = { timeOrderedId, derivedId, fingerprint, now: clock.now, organiser: 'nobody@encaje.invalid' };
  const deps = { ...stores, ...facts, audit: trail.audit, onRefused: (error: unknown) => refusals.push(error) };
  const people = { employer: employerPeople(employers), talent: talentPeople({ talents, applications }) };
  const add = (
    kind: 'employer' | 'talent',
    input: object,
    { key, actor = ADMIN }: { key?: string; actor?: Actor } = {},
  ) =>
    addActivity(
      {
        params: { id: `${kind}1` },
        headers: { 'idempotency-key': key },
        body: activityInputSchema.parse(input),
        correlationId: 'c',
      },
      actor,
      { ...deps, carrier: carrier.carrier, people: people[kind] },
    );
  return { ...stores, add, carrier, clock, employers, refusals, talents, trail };
}

const employerOf = ({ employers }: ReturnType<typeof setUp>) => employers.rows.get('employer1') as Employer;

describe('an SMS to a number that nobody confirmed', () => {
  const phone = '+34 600 666 666';
  const applied = { ...aTalent().applied, phone };
  const application = anApplication({ talentId: 'talent1', phone, confirmedAt: undefined });
  const sms = { kind: 'sms', text: 'Llámanos' };

  it('goes to nobody', async () => {
    const at = setUp({ talent: aTalent({ applied }), application });
    const refused = { details: { errors: [{ path: 'to', code: 'PHONE_UNCONFIRMED' }] } };
    await expect(at.add('talent', sms)).rejects.toMatchObject(refused);
    await expect(at.add('talent', { ...sms, to: '+34600666666' })).rejects.toMatchObject(refused);
    expect(at.carrier.handedOver).toEqual([]);
  });

  it('goes out once the application is confirmed, or where a recruiter typed the number', async () => {
    const confirmed = { ...application, confirmedAt: START };
    await setUp({ talent: aTalent({ applied }), application: confirmed }).add('talent', sms);
    const edited = setUp({ talent: aTalent({ applied, edits: { phone } }), application });
    await edited.add('talent', sms);
    expect(edited.carrier.handedOver).toMatchObject([{ to: ['+34600666666'] }]);
  });

  const from = (changes: Partial<FactOrigin>) => {
    const origin = { source: 'form' as const, at: START, applicationId: 'merged-in', fileName: null, ...changes };
    const talent = aTalent({ applied, origins: { phone: origin } });
    // Their own application is confirmed, and its form gave no number.
    return setUp({ talent, application: anApplication({ talentId: 'talent1', phone: undefined, confirmedAt: START }) });
  };

  it('goes to nobody who was merged into a person who is confirmed', async () => {
    const at = from({});
    const refused = { details: { errors: [{ path: 'to', code: 'PHONE_UNCONFIRMED' }] } };
    await expect(at.add('talent', sms)).rejects.toMatchObject(refused);
    expect(at.carrier.handedOver).toEqual([]);
  });

  it.each([
    ['the file of the confirmed application', { source: 'resume' as const, applicationId: 'app1' }],
    ['what its person put right', { source: 'correction' as const, applicationId: 'app1' }],
    ['what a recruiter put right', { source: 'recruiter' as const }],
  ])('is none where the number is from %s', async (_what, origin) => {
    const at = from(origin);
    await at.add('talent', sms);
    expect(at.carrier.handedOver).toMatchObject([{ to: ['+34600666666'] }]);
  });
});

describe('an SMS to the contact of an employer', () => {
  const sms = { kind: 'sms', text: 'Llámanos' };

  it('goes to no number that only the form for employers gave, and to that once a recruiter confirmed it', async () => {
    const at = setUp({ employer: aLead() });
    const refused = { details: { errors: [{ path: 'to', code: 'PHONE_UNCONFIRMED' }] } };
    for (const to of [undefined, '+34 555 010 090'])
      await expect(at.add('employer', { ...sms, to })).rejects.toMatchObject(refused);
    expect(at.carrier.handedOver).toEqual([]);
    const confirmed = setUp({ employer: aLead({ phoneConfirmed: true }) });
    await confirmed.add('employer', sms);
    expect(confirmed.carrier.handedOver).toMatchObject([{ to: ['+34555010090'] }]);
  });

  it('goes to another number that the recruiter types, and to employers that recruiters keep', async () => {
    const at = setUp({ employer: aLead() });
    await at.add('employer', { ...sms, to: '+34 600 100 200' });
    expect(at.carrier.handedOver).toMatchObject([{ to: ['+34600100200'] }]);
    const kept = setUp({ employer: aLead({ request: null }) });
    await kept.add('employer', sms);
    expect(kept.carrier.handedOver).toMatchObject([{ to: ['+34555010090'] }]);
  });
});

describe('a note', () => {
  it('is kept under its author, shows that someone was in touch, and answers nothing', async () => {
    const at = setUp();
    const note = await at.add('employer', { kind: 'note', text: ' Llamar el lunes. ' });
    expect(note).toMatchObject({ kind: 'note', text: 'Llamar el lunes.', by: 'admin@staff.example', delivery: null });
    expect(note).not.toHaveProperty('contentDigest');
    expect(at.carrier.handedOver).toEqual([]);
    expect(employerOf(at)).toMatchObject({ lastTouchAt: START, answeredAt: null });
    expect(employerOf(at).replyBy).not.toBeNull();
  });

  it('stands in the trail as done, without its words', async () => {
    const { add, trail } = setUp();
    const { activityId } = await add('talent', { kind: 'note', text: 'Secreto' });
    expect(trail.entries).toHaveLength(1);
    expect(trail.entries[0]).toMatchObject({ action: 'activity.add', recordKind: 'activity', recordId: 'talent1' });
    expect(trail.entries[0]?.changes).toEqual([
      { field: 'kind', after: 'note' },
      { field: 'activityId', after: activityId },
    ]);
  });
});

describe('a message', () => {
  it('goes to the record’s own address, is kept in the outbox, and answers the employer’s request', async () => {
    const at = setUp();
    const sent = await at.add('employer', EMAIL);
    expect(sent).toMatchObject({ title: 'Tus vacantes', to: ['baltasar@yunque.example'], delivery: 'sent' });
    const [outgoing] = at.carrier.handedOver;
    expect(outgoing).toMatchObject({ channel: 'email', subject: 'Tus vacantes', by: 'admin@staff.example' });
    expect(at.outbox.rows.get(sent.activityId)).toMatchObject({ delivery: 'sent', activityId: sent.activityId });
    expect(employerOf(at)).toMatchObject({ lastTouchAt: START, replyBy: null, answeredAt: START, version: 1 });
  });

  it('goes elsewhere where it says so, and by SMS to the number', async () => {
    const at = setUp({ talent: aTalent({ edits: { phone: '+34 600 100 200' } }) });
    expect((await at.add('talent', { ...EMAIL, to: 'otra@people.example' })).to).toEqual(['otra@people.example']);
    const sms = await at.add('talent', { kind: 'sms', text: 'Te esperamos a las 10.' });
    expect(sms).toMatchObject({ to: ['+34600100200'], title: null, delivery: 'sent' });
    expect(at.carrier.handedOver[1]).toMatchObject({ channel: 'sms', subject: null, text: 'Te esperamos a las 10.' });
  });

  it.each([
    ['e-mail', EMAIL, 'NO_ADDRESS'],
    ['SMS', { kind: 'sms', text: 'Hola' }, 'NO_PHONE'],
    ['interview', INTERVIEW, 'NO_ADDRESS'],
  ])('by %s to nobody’s address is refused at the field, and nothing is kept', async (_kind, input, code) => {
    const at = setUp({ employer: aLead({ primaryContact: null }) });
    const refused = { kind: 'invalid', details: { errors: [{ path: 'to', code }] } };
    await expect(at.add('employer', input)).rejects.toMatchObject(refused);
    expect([at.activities.rows(), at.outbox.rows.size, at.trail.entries]).toEqual([[], 0, []]);
  });

  it.each([
    ['e-mail', { ...EMAIL, to: 'Baltasar@Yunque.example' }, true],
    ['e-mail', { ...EMAIL, to: 'otra@people.example' }, false],
    ['SMS', { kind: 'sms', text: 'Hola', to: '0034 600 100 200' }, true],
    ['SMS', { kind: 'sms', text: 'Hola', to: '+34 600 100 201' }, false],
  ])(
    'answers the employer only where it goes to their own address or number (%s, %j)',
    async (_kind, input, answers) => {
      const { primaryContact } = aLead();
      const contact = primaryContact && { ...primaryContact, phone: '600 10 02 00' };
      const employer = aLead({ primaryContact: contact, phoneConfirmed: true });
      const at = setUp({ employer });
      await at.add('employer', input);
      const { replyBy } = employer;
      const state = answers ? { replyBy: null, answeredAt: START } : { replyBy, answeredAt: null };
      expect(employerOf(at)).toMatchObject({ lastTouchAt: START, ...state });
    },
  );

  it.each([
    ['600 10 02 00', null, '+34600100200'],
    ['600 10 02 00', 'Valencia', '+34600100200'],
    ['55 1234 5678', 'Ciudad de México', '+525512345678'],
    ['0044 20 7946 0018', 'Madrid', '+442079460018'],
  ])('by SMS goes to the number as carriers take it (%s of someone in %s)', async (phone, location, number) => {
    const at = setUp({ talent: aTalent({ edits: { phone, location: location ?? undefined } }) });
    expect((await at.add('talent', { kind: 'sms', text: 'Hola' })).to).toEqual([number]);
    expect(at.carrier.handedOver).toMatchObject([{ to: [number] }]);
  });

  it('by SMS to what can be no number is refused at the field, wherever it was written', async () => {
    const refused = { kind: 'invalid', details: { errors: [{ path: 'to', code: 'PHONE_INVALID' }] } };
    const at = setUp({ talent: aTalent({ edits: { phone: '123456' } }) });
    await expect(at.add('talent', { kind: 'sms', text: 'Hola' })).rejects.toMatchObject(refused);
    const wrong = { kind: 'sms', text: 'Hola', to: '+34 600 100' };
    await expect(at.add('employer', wrong)).rejects.toMatchObject(refused);
    expect([at.activities.rows(), at.carrier.handedOver]).toEqual([[], []]);
  });

  it('that the carrier refuses is kept as failed, and answers nobody', async () => {
    const at = setUp();
    at.carrier.refuses = true;
    const { activityId, delivery } = await at.add('employer', EMAIL);
    expect(delivery).toBe('failed');
    expect(at.activities.rows()).toMatchObject([{ activityId, delivery: 'failed' }]);
    expect(at.outbox.rows.get(activityId)?.delivery).toBe('failed');
    expect(at.refusals).toMatchObject([{ name: 'MessageRejected' }]);
    expect(employerOf(at)).toMatchObject({ lastTouchAt: null, answeredAt: null });
  });
});

describe('sent again under one key', () => {
  it('a message goes out once, also when both come at the same moment', async () => {
    const at = setUp();
    const both = await Promise.all([at.add('employer', EMAIL, { key: 'k' }), at.add('employer', EMAIL, { key: 'k' })]);
    at.clock.pass(3600);
    const later = await at.add('employer', EMAIL, { key: 'k' });
    expect(new Set([...both, later].map(({ activityId }) => activityId)).size).toBe(1);
    expect(at.carrier.handedOver).toHaveLength(1);
    expect(at.activities.rows()).toMatchObject([{ delivery: 'sent', createdAt: START }]);
    expect(later.delivery).toBe('sent');
    expect(at.trail.entries).toHaveLength(1);
    expect(employerOf(at).answeredAt).toBe(START);
  });

  it('a message whose sender died before handing it over goes out, and after that never again', async () => {
    const at = setUp();
    const first = await at.add('employer', EMAIL, { key: 'k' });
    at.outbox.rows.delete(first.activityId);
    at.carrier.handedOver.length = 0;
    expect((await at.add('employer', EMAIL, { key: 'k' })).delivery).toBe('sent');
    expect(at.carrier.handedOver).toHaveLength(1);
    await at.outbox.setDelivery(first.activityId, 'pending');
    expect((await at.add('employer', EMAIL, { key: 'k' })).delivery).toBe('pending');
    expect(at.carrier.handedOver).toHaveLength(1);
  });

  it('with other words it is refused; under another key it is another message', async () => {
    const at = setUp();
    await at.add('employer', EMAIL, { key: 'k' });
    const reused = at.add('employer', { ...EMAIL, text: 'Otra cosa' }, { key: 'k' });
    await expect(reused).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await at.add('employer', EMAIL, { key: 'k2' });
    expect(at.carrier.handedOver).toHaveLength(2);
  });
});

describe('an interview', () => {
  it('invites the person and everybody else once, with a calendar file that asks whether they come', async () => {
    const at = setUp();
    const guests = ['jefa@yunque.example', 'Baltasar@Yunque.example', 'JEFA@yunque.example'];
    const input = { ...INTERVIEW, place: 'Calle del Yunque, 3', attendees: guests, durationMinutes: 30 };
    const { activityId, interview, to } = await at.add('employer', input);
    expect(to).toEqual(['baltasar@yunque.example', 'jefa@yunque.example']);
    const lines = (interview?.ics ?? '').replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${activityId}@encaje`,
        'DTSTAMP:20261121T090000Z',
        'DTSTART:20261124T100000Z',
        'DTEND:20261124T103000Z',
        'SUMMARY:Primera entrevista',
        'LOCATION:Calle del Yunque\\, 3',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(2);
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(/mailto:admin@staff\.example$/i);
    const [outgoing] = at.carrier.handedOver;
    expect(outgoing?.attachments).toMatchObject([{ fileName: 'interview.ics', text: interview?.ics }]);
    expect(outgoing?.attachments[0]?.contentType).toContain('method=REQUEST');
    expect(employerOf(at)).toMatchObject({ answeredAt: START });
  });

  it.each([
    ['es', 'Invitación a una entrevista: Primera entrevista', 'martes, 24 de noviembre de 2026'],
    ['en', 'Invitation to an interview: Primera entrevista', 'Tuesday, November 24, 2026'],
  ])('is worded in the language asked for (%s)', async (language, subject, day) => {
    const at = setUp();
    await at.add('talent', { ...INTERVIEW, language, text: 'Trae tu portafolio.' });
    const [outgoing] = at.carrier.handedOver;
    expect(outgoing).toMatchObject({ subject, language });
    expect(outgoing?.text).toContain(day);
    expect(outgoing?.text).toContain('Trae tu portafolio.');
  });

  it('names the hour in the recruiter’s own time zone, and refuses an unknown one', async () => {
    const at = setUp();
    await at.add('talent', { ...INTERVIEW, timeZone: 'America/Bogota' });
    expect(at.carrier.handedOver[0]?.text).toContain('5:00 (America/Bogota)');
    const unknown = activityInputSchema.safeParse({ ...INTERVIEW, timeZone: 'Luna/Tycho' });
    expect(unknown.error?.issues).toMatchObject([{ path: ['timeZone'], message: 'INVALID' }]);
    for (const timeZone of ['+05:00', '-0300'])
      expect(activityInputSchema.safeParse({ ...INTERVIEW, timeZone }).success).toBe(false);
  });

  it('cannot have begun already', async () => {
    const at = setUp();
    const refused = { details: { errors: [{ path: 'startsAt', code: 'STARTS_AT_PAST' }] } };
    await expect(at.add('talent', { ...INTERVIEW, startsAt: START })).rejects.toMatchObject(refused);
    expect(at.carrier.handedOver).toEqual([]);
  });

  it('cannot be more than two years from now, which is a slip in the year', async () => {
    const at = setUp();
    const refused = { details: { errors: [{ path: 'startsAt', code: 'STARTS_AT_TOO_FAR' }] } };
    const slip = { ...INTERVIEW, startsAt: '9026-11-24T10:00:00.000Z' };
    await expect(at.add('talent', slip)).rejects.toMatchObject(refused);
    const farOff = { ...INTERVIEW, startsAt: '2028-11-20T10:00:00.000Z' };
    expect((await at.add('talent', farOff)).interview?.startsAt).toBe(farOff.startsAt);
  });
});

describe('a document', () => {
  it('may be uploaded under the activity, with its type fixed, and touches nobody', async () => {
    const at = setUp();
    const file = { fileName: 'Contrato.pdf', contentType: 'application/pdf', sizeBytes: 1000 };
    const { activityId, upload, ...activity } = await at.add('employer', { kind: 'document', ...file });
    expect(activity).toMatchObject({ title: 'Contrato.pdf', document: file, delivery: null });
    const key = `documents/employers/employer1/${activityId}`;
    expect(upload?.fields).toEqual({ key, 'Content-Type': 'application/pdf' });
    expect(employerOf(at)).toMatchObject({ lastTouchAt: null, answeredAt: null });
  });
});

describe('nothing is added', () => {
  it('by people who may not, or to someone unknown', async () => {
    const { add, talents } = setUp();
    const note = { kind: 'note', text: 'Hola' };
    await expect(add('employer', note, { actor: VISITOR })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(add('employer', note, { actor: USER })).rejects.toMatchObject({ kind: 'forbidden' });
    talents.rows.clear();
    await expect(add('talent', note)).rejects.toMatchObject({ kind: 'not-found', code: 'TALENT_NOT_FOUND' });
  });

  it('to a person who is deleted in that moment', async () => {
    const at = setUp();
    const insert = at.outbox.insert;
    at.outbox.insert = (outgoing) => {
      at.employers.rows.clear();
      return insert(outgoing);
    };
    await expect(at.add('employer', EMAIL)).rejects.toMatchObject({ code: 'EMPLOYER_NOT_FOUND' });
    expect([at.activities.rows(), at.outbox.rows.size]).toEqual([[], 0]);
  });
});
