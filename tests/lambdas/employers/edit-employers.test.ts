/** Shows how recruiters keep, find, take over, answer and delete employers. */
import { describe, expect, it } from 'vitest';
import type { NoteRead } from '../../../lambdas/audit/read-trail.ts';
import { createEmployer } from '../../../lambdas/employers/create-employer.ts';
import { deleteEmployer } from '../../../lambdas/employers/delete-employer.ts';
import { getEmployer } from '../../../lambdas/employers/get-employer.ts';
import { listEmployers } from '../../../lambdas/employers/list-employers.ts';
import { updateEmployer } from '../../../lambdas/employers/update-employer.ts';
import { routes } from '../../../shared/contract/routes.ts';
import type { Application } from '../../../shared/domain/application.ts';
import { type Employer, employerInputSchema, isPhoneUnconfirmed } from '../../../shared/domain/employer.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted, fakeJobs, fakeUploads } from '../../support/fakes.ts';
import { fakeOnce } from '../../support/form-fakes.ts';
import { fakeActivities, fakeEmployers, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aJob, aLead, START, USER } from '../records.ts';

const correlationId = 'corr-0001';
const of = (id: string) => ({ params: { id }, correlationId });

function setUp(...employers: Employer[]) {
  const clock = clockAt(START);
  const stores = { employers: fakeEmployers(...employers), activities: fakeActivities(), outbox: fakeOutbox() };
  const employerRequests = fakeOnce<'requestId', { requestId: string }>('requestId');
  const removeRequest = async (id: string) => void employerRequests.rows.delete(id);
  const trail = fakeTrail();
  const deps = {
    ...stores,
    audit: trail.audit,
    noteRead: trail.noteRead,
    now: clock.now,
    newId: counted('employer'),
    uploads: fakeUploads(clock),
  };
  return {
    clock,
    trail,
    ...stores,
    requests: employerRequests.rows,
    uploads: deps.uploads,
    list: (query: object = {}) =>
      listEmployers({ query: routes.listEmployers.query.parse(query) }, ADMIN, { employers: stores.employers }),
    create: (input: object, actor = ADMIN) =>
      createEmployer({ body: employerInputSchema.parse(input), correlationId }, actor, deps),
    update: (id: string, body: object) =>
      updateEmployer({ ...of(id), body: routes.updateEmployer.body.parse(body) }, ADMIN, deps),
    remove: (id: string) => deleteEmployer(of(id), ADMIN, { ...deps, employerRequests: { remove: removeRequest } }),
  };
}

describe('the list of employers', () => {
  const shop = aLead({ employerId: 'shop', company: 'Ferretería Ñandú', priority: 'low', openRoles: 1 });
  const clinic = aLead({
    employerId: 'clinic',
    company: 'Clínica Alborada',
    priority: 'high',
    status: 'active',
    replyBy: null,
    lastTouchAt: '2026-11-20T09:00:00.000Z',
    primaryContact: { name: 'Violeta Rueda', email: 'violeta@alborada.example', phone: null },
    updatedAt: '2026-11-21T10:00:00.000Z',
  });
  const mill = aLead({ employerId: 'mill', company: 'Molino Azul', replyBy: '2026-11-21T12:00:00.000Z' });
  const ids = async (query: object) =>
    (await setUp(shop, clinic, mill).list(query)).items.map(({ employerId }) => employerId);

  it('is searched by the words of company and contact, accents and capitals aside', async () => {
    expect(await ids({ search: 'ferreteria nandu' })).toEqual(['shop']);
    expect(await ids({ search: 'VIOLETA alborada.example' })).toEqual(['clinic']);
    expect(await ids({ search: 'violeta molino' })).toEqual([]);
  });

  it.each([
    [{}, ['clinic', 'shop', 'mill']],
    [{ sort: 'company' }, ['clinic', 'shop', 'mill']],
    [{ sort: 'company', order: 'desc' }, ['mill', 'shop', 'clinic']],
    [{ sort: 'priority' }, ['clinic', 'mill', 'shop']],
    [{ sort: 'openRoles', order: 'asc' }, ['shop', 'clinic', 'mill']],
    [{ sort: 'replyBy' }, ['mill', 'shop', 'clinic']],
    [{ sort: 'replyBy', order: 'desc' }, ['shop', 'mill', 'clinic']],
    [{ sort: 'lastTouchAt' }, ['clinic', 'shop', 'mill']],
  ])('ordered by %o begins with what matters, and ends with what has no value', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('says how many there are in each status under the other filters, page by page', async () => {
    const { list } = setUp(shop, clinic, mill);
    const first = await list({ limit: 1, status: 'lead', sort: 'company' });
    expect(first).toMatchObject({ total: 2, byStatus: { lead: 2, active: 1, inactive: 0 } });
    const second = await list({ limit: 1, status: 'lead', sort: 'company', cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ employerId }) => employerId)).toEqual(['shop', 'mill']);
    expect(second.nextCursor).toBeNull();
    expect((await list({ priority: 'low' })).byStatus).toEqual({ lead: 1, active: 0, inactive: 0 });
  });
});

describe('the number of a contact', () => {
  const contact = { name: 'Baltasar Olmedo', email: 'baltasar@yunque.example', phone: '+34 555 010 090' };

  it('is confirmed where a recruiter says so or types another, and not by saving the same again', async () => {
    const at = setUp(aLead());
    const saved = await at.update('employer1', { version: 1, primaryContact: { ...contact, name: 'Baltasar O.' } });
    expect(isPhoneUnconfirmed(saved)).toBe(true);
    const said = await at.update('employer1', { version: 2, phoneConfirmed: true });
    expect([said.phoneConfirmed, isPhoneUnconfirmed(said)]).toEqual([true, false]);
    const other = setUp(aLead());
    const typed = await other.update('employer1', { version: 1, primaryContact: { ...contact, phone: '600100200' } });
    expect(isPhoneUnconfirmed(typed)).toBe(false);
  });
});

describe('an employer', () => {
  it('that a recruiter enters owes no answer, and the trail names the contact without showing it', async () => {
    const { create, trail } = setUp();
    const contact = { name: 'Violeta Rueda', email: 'violeta@alborada.example', phone: '' };
    const employer = await create({ company: ' Clínica Alborada ', openRoles: 3, primaryContact: contact });
    expect(employer).toMatchObject({ company: 'Clínica Alborada', status: 'active', version: 1, openRoles: 3 });
    expect(employer).toMatchObject({ primaryContact: { ...contact, phone: null }, replyBy: null, request: null });
    const [entry] = trail.entries;
    expect(entry).toMatchObject({ action: 'employer.create', recordId: employer.employerId, actor: ADMIN });
    expect(entry?.changes).toContainEqual({ field: 'primaryContact' });
    expect(JSON.stringify(entry)).not.toContain('violeta');
  });

  it('is made of a lead in one call, which is not yet an answer', async () => {
    const { update, trail } = setUp(aLead());
    const taken = await update('employer1', { version: 1, status: 'active', priority: 'high' });
    expect(taken).toMatchObject({ version: 2, status: 'active', priority: 'high', answeredAt: null });
    expect(taken.replyBy).not.toBeNull();
    expect(trail.entries[0]?.changes).toEqual([
      { field: 'status', before: 'lead', after: 'active' },
      { field: 'priority', before: 'normal', after: 'high' },
    ]);
  });

  it('counts as answered when a recruiter says so, once and from the first time', async () => {
    const { clock, update } = setUp(aLead());
    clock.pass(7200);
    const answeredAt = clock.now();
    expect(await update('employer1', { version: 1, answered: true })).toMatchObject({ replyBy: null, answeredAt });
    clock.pass(60);
    expect(await update('employer1', { version: 2, answered: true })).toMatchObject({ answeredAt });
  });

  it('that an edit leaves the same keeps its version, without a word in the trail', async () => {
    const { trail, update } = setUp(aLead());
    for (const body of [{}, { company: aLead().company }]) {
      expect((await update('employer1', { version: 1, ...body })).version).toBe(1);
    }
    await expect(update('employer1', { version: 7 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(trail.entries).toEqual([]);
  });

  it('is not changed from a version that has passed, and an unknown one is not found', async () => {
    const { employers, update } = setUp(aLead({ version: 3 }));
    await expect(update('employer1', { version: 2, notes: 'x' })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(employers.rows.get('employer1')?.notes).toBe('');
    await expect(update('nobody', { version: 1 })).rejects.toMatchObject({ code: 'EMPLOYER_NOT_FOUND' });
  });

  it('shows its own jobs whatever the spelling, with what became of their applications', async () => {
    const clock = clockAt(START);
    const jobs = fakeJobs(
      clock,
      aJob({ jobId: 'open', company: 'TALLERES  yunque', openings: 3 }),
      aJob({ jobId: 'closed', company: 'Talleres Yunque ', status: 'closed', openings: 5 }),
      aJob({ jobId: 'other', company: 'Talleres Yunque Norte' }),
    );
    const stages: Record<string, Application['stage'][]> = {
      open: ['new', 'screening', 'offer', 'rejected'],
      closed: ['hired'],
    };
    const answered = aLead({ replyBy: null, answeredAt: '2026-11-21T10:30:00.000Z' });
    const stagesOf = async (jobId: string) => stages[jobId] ?? [];
    const reads: unknown[] = [];
    const noteRead: NoteRead = async (_actor, { recordKind, recordId }) => void reads.push([recordKind, recordId]);
    const deps = { employers: fakeEmployers(answered), allJobs: jobs.listAll, stagesOf, noteRead };
    const shown = await getEmployer(of('employer1'), ADMIN, deps);
    expect(shown.jobs.map(({ jobId, applications }) => [jobId, applications])).toEqual([
      ['open', 4],
      ['closed', 1],
    ]);
    const counts = { activeJobs: 1, openings: 3, applications: 5, inProcess: 2, hired: 1 };
    expect(shown.stats).toEqual({ ...counts, answeredAfterHours: 1.5 });
    const missing = getEmployer(of('nobody'), ADMIN, deps);
    await expect(missing).rejects.toMatchObject({ kind: 'not-found', code: 'EMPLOYER_NOT_FOUND' });
    // Its contact is a person; of nobody nothing was read.
    expect(reads).toEqual([['employer', 'employer1']]);
  });

  it('goes with its request, activities, messages and every version of its documents', async () => {
    const { activities, employers, outbox, remove, requests, trail, uploads } = setUp(aLead());
    requests.set('employer1', { requestId: 'employer1' });
    const about = { kind: 'employer' as const, id: 'employer1' };
    const common = { recordId: 'employer1', about, text: '', to: [], interview: null, by: null, createdAt: START };
    const rest = { ...common, title: null, delivery: null, document: null, contentDigest: '' };
    await activities.insert({
      ...rest,
      activityId: 'a1',
      kind: 'document',
      objectKey: 'documents/employers/employer1/a1',
    });
    await activities.insert({ ...rest, activityId: 'a2', kind: 'email' });
    uploads.put('documents/employers/employer1/a1', 'v1', 'one');
    uploads.put('documents/employers/employer1/a1', 'v2', 'two');
    const message = {
      channel: 'email' as const,
      subject: '',
      text: '',
      language: 'es' as const,
      attachments: [],
      to: [],
    };
    const state = { delivery: 'sent' as const, by: null, createdAt: START };
    await outbox.insert({ ...message, ...state, outgoingId: 'a2', activityId: 'a2', about });
    await remove('employer1');
    expect([employers.rows.size, requests.size, outbox.rows.size, uploads.objects.size]).toEqual([0, 0, 0, 0]);
    expect(activities.rows()).toEqual([]);
    expect(trail.entries.map(({ action }) => action)).toEqual(['employer.delete']);
    await expect(remove('employer1')).rejects.toMatchObject({ code: 'EMPLOYER_NOT_FOUND' });
  });

  it('is nobody’s business but the recruiters’', async () => {
    const { create } = setUp();
    await expect(create({ company: 'X' }, VISITOR)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(create({ company: 'X' }, USER)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
