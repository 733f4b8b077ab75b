/** Shows how recruiters' edits of applications win, lose and have dropped files read again. */

import { describe, expect, it } from 'vitest';
import { listApplications } from '../../../lambdas/applications/list-applications.ts';
import { moveApplications } from '../../../lambdas/applications/move-applications.ts';
import { updateApplication } from '../../../lambdas/applications/update-application.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import type { ReadingRequest } from '../../../shared/contract/events.ts';
import type { ApplicationUpdate } from '../../../shared/domain/application.ts';
import { clockAt, fakeApplications, fakeTalents, outbox } from '../../support/fakes.ts';
import { fakeCarrier, fakeMoveWithLetter, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, anApplication, aTalent, START, signedIn, USER } from '../records.ts';

type Moves = Parameters<typeof moveApplications>[0]['body'];

function platform(...records: Partial<ApplicationRecord>[]) {
  const applications = fakeApplications(clockAt(START), ...records.map(anApplication));
  const queue = outbox<ReadingRequest>();
  const trail = fakeTrail();
  const ports = {
    requestReading: queue.send,
    onPostponed: () => undefined,
    audit: trail.audit,
    noteRead: trail.noteRead,
  };
  const talents = fakeTalents(clockAt(START));
  const confirm = async (find: () => Promise<ApplicationRecord>) => {
    const record = await find();
    return (await applications.edit(record, record.version, { confirmedAt: START })) ?? record;
  };
  const [mails, post] = [fakeOutbox(), fakeCarrier()];
  const moveWithLetter = fakeMoveWithLetter(applications, mails);
  const letters = { outbox: mails, moveWithLetter, carrier: post.carrier, onRefused: () => undefined, derivedId };
  const people = { talents, ownerOf: talents.ownerOf };
  const deps = { applications, ...people, ...ports, ...letters, confirm, now: () => START };
  const update = (body: ApplicationUpdate, id = 'app1', actor = ADMIN) =>
    updateApplication({ params: { id }, body, correlationId: 'corr-0001' }, actor, deps);
  const move = (body: Moves, actor = ADMIN) => moveApplications({ body, correlationId: 'corr-0001' }, actor, deps);
  return { applications, talents, queue, update, move, trail: trail.entries, letters: post.handedOver };
}

describe('telling the person', () => {
  const SPANISH = { jobTitle: 'Soldador', company: 'Talleres Yunque', language: 'es' } as const;

  it('is done where the recruiter chose to, once, in the applicant’s language, and not otherwise', async () => {
    const { update, letters } = platform(SPANISH);
    await update({ version: 1, stage: 'screening' });
    expect(letters).toEqual([]);
    await update({ version: 2, stage: 'interview', tell: true });
    await update({ version: 3, stage: 'interview', tell: true, reason: 'Otra vez' });
    expect(letters).toMatchObject([{ to: ['amapola@people.example'], about: { kind: 'application', id: 'app1' } }]);
    expect(letters[0]?.subject).toContain('Soldador');
    expect(letters[0]?.text).toContain('entrevista');
    expect(JSON.stringify(letters)).not.toContain('Otra vez');
  });

  it('is refused where nobody confirmed the address, and nothing is moved', async () => {
    const { update, letters, applications } = platform({ confirmedAt: undefined });
    await expect(update({ version: 1, stage: 'offer', tell: true })).rejects.toMatchObject({
      details: { errors: [{ path: 'tell', code: 'EMAIL_UNCONFIRMED' }] },
    });
    expect(applications.rows.get('app1')?.stage).toBe('new');
    expect(letters).toEqual([]);
  });

  it('of several leaves out whose address is not confirmed, and says so', async () => {
    const { move, letters } = platform({}, { applicationId: 'app2', confirmedAt: undefined });
    const applications = ['app1', 'app2'].map((applicationId) => ({ applicationId, version: 1 }));
    const outcome = await move({ stage: 'rejected', tell: true, applications });
    expect(outcome.moved).toHaveLength(2);
    expect(outcome.untold).toEqual([{ id: 'app2', code: 'EMAIL_UNCONFIRMED' }]);
    expect(letters.map(({ about }) => about.id)).toEqual(['app1']);
  });
});

describe('updating an application', () => {
  it('confirms it at a recruiter’s word, once, and notes that', async () => {
    const { update, trail } = platform({ confirmedAt: undefined, unfinished: undefined });
    expect(await update({ version: 1, emailConfirmed: true })).toMatchObject({ emailConfirmed: true, version: 2 });
    expect(await update({ version: 2, emailConfirmed: true })).toMatchObject({ emailConfirmed: true, version: 2 });
    expect(trail).toMatchObject([{ action: 'application.confirm', recordId: 'app1' }]);
  });

  describe('that joins an existing person', () => {
    const email = 'amapola@people.example';
    const lately = signedIn(START);
    const tooLate = { code: 'REAUTHENTICATION_REQUIRED' };
    const unread = { confirmedAt: undefined, talentId: undefined } as const;

    /** Somebody is known under the address; the application is what `over` says. */
    function known(over: Partial<ApplicationRecord>, owner: Partial<TalentRecord> = {}) {
      const given = platform(over);
      given.talents.rows.set('talent1', aTalent(owner));
      const beside = { talentId: 'beside1', besideId: 'talent1', kind: 'beside#talent1' as const };
      given.talents.rows.set('beside1', aTalent({ ...beside, confirmedAt: undefined }));
      return given.talents.claim({ email }, 'talent1').then(() => given);
    }

    it('takes a recent sign-in', async () => {
      const { update } = await known({ confirmedAt: undefined, talentId: 'beside1' });
      await expect(update({ version: 1, emailConfirmed: true })).rejects.toMatchObject(tooLate);
      const confirmed = await update({ version: 1, emailConfirmed: true }, 'app1', lately);
      expect(confirmed).toMatchObject({ emailConfirmed: true });
    });

    it('takes none where that person never confirmed the address: nothing is joined', async () => {
      const over = { confirmedAt: undefined, talentId: 'beside1' };
      const { update } = await known(over, { confirmedAt: undefined });
      expect(await update({ version: 1, emailConfirmed: true })).toMatchObject({ emailConfirmed: true });
    });

    it.each([
      ['of a form', { ...unread, email }],
      ['of a drop, whose address nobody knows yet', { ...unread, source: 'drop', email: undefined }],
      ['under an unknown address', { ...unread, email: 'nobody@people.example' }],
    ] as const)('waits until the file is read: %s', async (_whose, over) => {
      const { update, applications } = await known({ ...over, unfinished: 'reading' });
      const code = 'APPLICATION_UNREAD';
      await expect(update({ version: 1, emailConfirmed: true }, 'app1', lately)).rejects.toMatchObject({ code });
      expect(applications.rows.get('app1')?.confirmedAt).toBeUndefined();
    });

    const nameless = { ...unread, source: 'drop', email: undefined, unfinished: undefined } as const;
    const missing = { ...nameless, resumeStatus: 'failed', failureCode: 'EMAIL_NOT_FOUND' } as const;

    it('is refused where no address is known', async () => {
      const { update, applications } = await known({ ...missing, phone: '+34 600 000 001' });
      const code = 'EMAIL_MISSING';
      await expect(update({ version: 1, emailConfirmed: true }, 'app1', lately)).rejects.toMatchObject({ code });
      expect(applications.rows.get('app1')?.confirmedAt).toBeUndefined();
    });

    it('takes a recent sign-in by the address that a recruiter gives with it', async () => {
      const { update, applications, queue } = await known(missing);
      await expect(update({ version: 1, email, emailConfirmed: true })).rejects.toMatchObject(tooLate);
      expect(applications.rows.get('app1')).toMatchObject({ version: 1, confirmedAt: undefined });
      const mended = await update({ version: 1, email, emailConfirmed: true }, 'app1', lately);
      expect(mended).toMatchObject({ email, emailConfirmed: true });
      expect(queue.sent).toHaveLength(1);
    });

    it('takes a recent sign-in for the address of one that is confirmed already', async () => {
      const { update } = await known({ ...missing, confirmedAt: START });
      await expect(update({ version: 1, email })).rejects.toMatchObject(tooLate);
      expect(await update({ version: 1, email: 'nobody@people.example' })).toMatchObject({ version: 2 });
    });

    it('confirms nothing where the address cannot be changed', async () => {
      const { update, applications } = await known({ confirmedAt: undefined, talentId: 'beside1' });
      const both = update({ version: 1, email: 'other@people.example', emailConfirmed: true }, 'app1', lately);
      await expect(both).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      expect(applications.rows.get('app1')?.confirmedAt).toBeUndefined();
    });
  });

  it('confirms and moves it in one step', async () => {
    const { update, trail } = platform({ confirmedAt: undefined, unfinished: undefined });
    const changed = await update({ version: 1, emailConfirmed: true, stage: 'interview' });
    expect(changed).toMatchObject({ emailConfirmed: true, stage: 'interview', version: 3 });
    expect(trail.map(({ action }) => action)).toEqual(['application.confirm', 'application.move']);
  });

  it('moves it to another stage and counts the version up', async () => {
    const { update } = platform({});
    expect(await update({ version: 1, stage: 'interview' })).toMatchObject({ stage: 'interview', version: 2 });
  });

  it('gives two recruiters at once one success and one conflict', async () => {
    const { applications, update } = platform({});
    const outcomes = await Promise.allSettled([
      update({ version: 1, stage: 'offer' }),
      update({ version: 1, stage: 'rejected' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { kind: 'conflict', code: 'STALE_VERSION' } });
    expect(applications.rows.get('app1')?.stage).toBe('offer');
  });

  it('keeps why it was moved, until it is moved again', async () => {
    const { update } = platform({});
    expect((await update({ version: 1, stage: 'rejected', reason: 'Sin carné' })).stageReason).toBe('Sin carné');
    expect((await update({ version: 2, stage: 'rejected', reason: 'Sin carné de carretillero' })).stageReason).toMatch(
      /carretillero/,
    );
    expect((await update({ version: 3, stage: 'screening' })).stageReason).toBeNull();
  });

  it('notes who changed what, and of what is personal only that it changed', async () => {
    const { trail, update } = platform({});
    await update({ version: 1, stage: 'rejected', reason: 'Amapola no tiene carné' });
    const record = { recordKind: 'application', recordId: 'app1', correlationId: 'corr-0001' };
    const changes = [{ field: 'stage', before: 'new', after: 'rejected' }, { field: 'stageReason' }];
    expect(trail).toEqual([{ actor: ADMIN, action: 'application.move', ...record, changes }]);
    await expect(update({ version: 1, stage: 'new' })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(trail).toHaveLength(1);
  });

  it('does not move one that its person withdrew', async () => {
    const { applications, trail, update } = platform({ withdrawnAt: START });
    const refused = { kind: 'conflict', code: 'APPLICATION_WITHDRAWN' };
    await expect(update({ version: 1, stage: 'interview' })).rejects.toMatchObject(refused);
    expect([applications.rows.get('app1')?.stage, trail]).toEqual(['new', []]);
  });

  it('that changes nothing leaves it as it is, without a word in the trail', async () => {
    const { trail, update } = platform({ stage: 'offer' });
    expect(await update({ version: 1 })).toMatchObject({ version: 1 });
    expect(await update({ version: 1, stage: 'offer' })).toMatchObject({ version: 1 });
    await expect(update({ version: 7 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(trail).toEqual([]);
  });

  it('is for recruiters', async () => {
    const { move, update } = platform({});
    await expect(update({ version: 1, stage: 'rejected' }, 'app1', USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const moves = { stage: 'rejected' as const, applications: [{ applicationId: 'app1', version: 1 }] };
    await expect(move(moves, USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses an unknown application', async () => {
    await expect(platform().update({ version: 1 })).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  });

  it('is not disturbed by a step of processing in between', async () => {
    const { update } = platform({ revision: 7 });
    expect(await update({ version: 1, stage: 'screening' })).toMatchObject({ stage: 'screening' });
  });

  const nameless = {
    source: 'drop',
    email: undefined,
    resumeStatus: 'failed',
    failureCode: 'EMAIL_NOT_FOUND',
    unfinished: undefined,
  } as const;

  it('takes the address that a dropped resume lacks and asks for it to be read again', async () => {
    const { applications, queue, update } = platform(nameless);
    const answer = await update({ version: 1, email: 'found@people.example' });
    expect(answer).toMatchObject({ email: 'found@people.example', resume: { status: 'active' } });
    expect(answer.resume).not.toHaveProperty('failure');
    expect(applications.rows.get('app1')).toMatchObject({ unfinished: 'reading' });
    expect(queue.sent).toEqual([{ applicationId: 'app1', takeOver: true }]);
  });

  it('leaves the marker for the sweep when the queue cannot be reached', async () => {
    const { applications, queue, update } = platform(nameless);
    queue.down = true;
    expect(await update({ version: 1, email: 'found@people.example' })).toMatchObject({ version: 2 });
    expect(applications.rows.get('app1')).toMatchObject({ unfinished: 'reading', email: 'found@people.example' });
  });

  it.each([
    ['came from the form', { source: 'form' }],
    ['failed for another reason', { source: 'drop', failureCode: 'FILE_ENCRYPTED' }],
    ['was read', { source: 'drop', failureCode: undefined, resumeStatus: 'completed' }],
  ] as const)('takes no address for one that %s', async (_case, over) => {
    const { queue, update } = platform({ ...nameless, ...over });
    await expect(update({ version: 1, email: 'other@people.example' })).rejects.toMatchObject({
      kind: 'invalid',
      details: { errors: [{ path: 'email', code: 'EMAIL_NOT_MISSING' }] },
    });
    expect(queue.sent).toEqual([]);
  });
});

describe('moving several applications', () => {
  const three = ['app1', 'app2', 'app3'].map((applicationId) => ({ applicationId }));
  const at = (version: number, ...ids: string[]) => ids.map((applicationId) => ({ applicationId, version }));

  it('moves each by itself, and says which ones it could not', async () => {
    const { applications, move, trail } = platform(...three);
    const wanted = [...at(1, 'app1'), ...at(7, 'app2'), ...at(1, 'app3', 'app9')];
    const { moved, refused } = await move({ stage: 'rejected', reason: 'Puesto cubierto', applications: wanted });
    expect(moved.map(({ applicationId, stage, stageReason }) => [applicationId, stage, stageReason])).toEqual([
      ['app1', 'rejected', 'Puesto cubierto'],
      ['app3', 'rejected', 'Puesto cubierto'],
    ]);
    expect(refused).toEqual([
      { id: 'app2', code: 'STALE_VERSION' },
      { id: 'app9', code: 'APPLICATION_NOT_FOUND' },
    ]);
    expect(applications.rows.get('app2')?.stage).toBe('new');
    expect(trail.map(({ recordId }) => recordId)).toEqual(['app1', 'app3']);
  });

  it('says of those that their person withdrew that they stay where they are', async () => {
    const { move, trail } = platform({}, { applicationId: 'app2', withdrawnAt: START });
    const { moved, refused } = await move({ stage: 'offer', applications: at(1, 'app1', 'app2') });
    expect(moved.map(({ applicationId }) => applicationId)).toEqual(['app1']);
    expect(refused).toEqual([{ id: 'app2', code: 'APPLICATION_WITHDRAWN' }]);
    expect(trail).toHaveLength(1);
  });

  it('leaves one that is there already as it is, and takes one named twice as named once', async () => {
    const { move, trail } = platform({ stage: 'offer' }, { applicationId: 'app2' });
    const { moved, refused } = await move({ stage: 'offer', applications: at(1, 'app1', 'app2', 'app2') });
    expect(moved.map(({ applicationId, version }) => [applicationId, version])).toEqual([
      ['app1', 1],
      ['app2', 2],
    ]);
    expect(refused).toEqual([]);
    expect(trail).toHaveLength(1);
  });

  it('notifies each person of the stage, as a single move does', async () => {
    const { applications, move } = platform(...three);
    await move({ stage: 'interview', applications: at(1, 'app1') });
    expect(applications.rows.get('app1')?.decisions).toEqual([{ kind: 'stage', at: START, stage: 'interview' }]);
  });
});

describe('what the person learns of a recruiter’s decision', () => {
  it('is each stage that it moved to, and none that it was in already', async () => {
    const { applications, update } = platform({});
    await update({ version: 1, stage: 'new' });
    await update({ version: 1, stage: 'screening' });
    await update({ version: 2, stage: 'interview' });
    expect(applications.rows.get('app1')?.decisions).toEqual([
      { kind: 'stage', at: START, stage: 'screening' },
      { kind: 'stage', at: START, stage: 'interview' },
    ]);
  });

  it('is that the review they asked for was done, together with what it led to', async () => {
    const { applications, update } = platform({ reviewRequestedAt: START, reviewReason: 'Falta mi carnet.' });
    const seen = await update({ version: 1, stage: 'interview', reviewed: true });
    expect(seen).toMatchObject({ reviewedAt: START, reviewReason: 'Falta mi carnet.', stage: 'interview' });
    expect(applications.rows.get('app1')?.decisions?.map(({ kind }) => kind)).toEqual(['stage', 'reviewed']);
  });

  it.each([
    ['nobody asked for', {}],
    ['was done before', { reviewRequestedAt: START, reviewedAt: START }],
  ])('is no review that %s', async (_case, record) => {
    const { applications, update } = platform(record);
    await expect(update({ version: 1, reviewed: true })).rejects.toMatchObject({
      kind: 'invalid',
      details: { errors: [{ path: 'reviewed', code: 'REVIEW_NOT_REQUESTED' }] },
    });
    expect(applications.rows.get('app1')?.version).toBe(1);
  });
});

describe('listing applications', () => {
  const records = Array.from({ length: 30 }, (_, index) => ({
    applicationId: `app${index}`,
    jobId: index % 2 ? 'job1' : 'job2',
    stage: index % 3 ? ('new' as const) : ('offer' as const),
    submittedAt: new Date(Date.parse(START) + index * 1000).toISOString(),
  }));

  async function allPages(query: { jobId?: string; stage?: 'offer'; limit: number }) {
    const applications = fakeApplications(clockAt(START), ...records.map(anApplication));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listApplications({ query: { ...query, cursor } }, ADMIN, { applications });
      expect(page.items.length).toBeLessThanOrEqual(query.limit);
      found.push(...page.items.map(({ applicationId }) => applicationId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  }

  it('goes through all of them newest first, none twice', async () => {
    expect(await allPages({ limit: 7 })).toEqual(records.map(({ applicationId }) => applicationId).toReversed());
  });

  it('finds words of name, address, title and company in any order, without accents or case', async () => {
    const people = [
      { applicationId: 'a', firstName: 'Ángela', jobTitle: 'Soldadora TIG', company: 'Talleres Yunque' },
      { applicationId: 'b', lastName: 'Vega', email: 'bruno@people.example', jobTitle: 'Enfermero' },
    ];
    const applications = fakeApplications(clockAt(START), ...people.map(anApplication));
    const found = async (search: string) =>
      (await listApplications({ query: { limit: 9, search } }, ADMIN, { applications })).items.map(
        ({ applicationId }) => applicationId,
      );
    expect(await found('yunque angela')).toEqual(['a']);
    expect(await found('BRUNO@')).toEqual(['b']);
    expect(await found('enfermero vega')).toEqual(['b']);
    expect(await found('enfermero yunque')).toEqual([]);
  });

  it('combines job and stage without losing any between pages', async () => {
    const wanted = records.filter(({ jobId, stage }) => jobId === 'job1' && stage === 'offer');
    const found = await allPages({ jobId: 'job1', stage: 'offer', limit: 2 });
    expect(found).toEqual(wanted.map(({ applicationId }) => applicationId).toReversed());
    expect(found.length).toBe(5);
  });
});
