/** Shows that recruiters' corrections of talents win over what was read, and lose to no one unnoticed. */
import { describe, expect, it } from 'vitest';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { getTalent } from '../../../lambdas/talents/get-talent.ts';
import { updateTalent } from '../../../lambdas/talents/update-talent.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import { type TalentUpdate, talentDetailSchema } from '../../../shared/domain/talent.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import {
  clockAt,
  fakeApplications,
  fakeMatches,
  fakeMerges,
  fakeResumes,
  fakeTalents,
  legalBasis,
  outbox,
} from '../../support/fakes.ts';
import { fakeActivities, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aDecision, aMatch, aNote, anApplication, aProfile, aResume, aTalent, START } from '../records.ts';

function platform(over: Partial<TalentRecord> = {}) {
  const clock = clockAt(START);
  const talents = fakeTalents(clock, aTalent(over));
  const older = aResume({ resumeId: 'resume0', applicationId: 'app0', profile: aProfile({ firstName: 'Antes' }) });
  const read = { talentId: 'talent1', resumeStatus: 'completed', unfinished: undefined } as const;
  const applications = fakeApplications(
    clock,
    anApplication({ ...read, applicationId: 'app0', resumeId: 'resume0', submittedAt: '2026-01-01T00:00:00.000Z' }),
    anApplication({ ...read, resumeId: 'resume1' }),
  );
  const queue = outbox<MatchRequest>();
  const stores = {
    talents,
    applications,
    resumes: fakeResumes(older, aResume()),
    matches: fakeMatches(aMatch('resume1', 'job1'), aMatch('resume1', 'job2')),
  };
  const noted = {
    activities: fakeActivities(aNote(), aNote({ activityId: 'note2' })),
    decisions: fakeDecisions(aDecision()),
    evaluations: fakeEvaluations(),
  };
  const trail = fakeTrail();
  const postponed: string[] = [];
  const onPostponed = (id: string) => postponed.push(id);
  const told = { audit: trail.audit, noteRead: trail.noteRead, merges: fakeMerges() };
  const deps = { ...stores, ...noted, ...told, requestMatches: queue.send, onPostponed, now: clock.now, legalBasis };
  const update = (body: TalentUpdate, id = 'talent1') =>
    updateTalent({ params: { id }, body, correlationId: 'corr-0001' }, ADMIN, deps);
  const get = (id = 'talent1') => getTalent({ params: { id }, correlationId: 'c' }, ADMIN, deps);
  return { talents, applications, resumes: deps.resumes, queue, postponed, update, get, trail: trail.entries };
}

describe('correcting a talent', () => {
  it('shows the correction in place of what was read, and what was read behind it', async () => {
    const { get, talents, update } = platform();
    expect(await update({ version: 1, lastName: 'Corregida', location: 'Huesca' })).toMatchObject({
      firstName: 'Amapola',
      lastName: 'Corregida',
      location: 'Huesca',
      version: 2,
    });
    expect(talents.rows.get('talent1')?.applied.lastName).toBe('Quintanar');
    expect(await get()).toMatchObject({ edited: ['lastName', 'location'], profile: { lastName: 'Corregida' } });
  });

  it('adds to earlier corrections and keeps the status where none is given', async () => {
    const { update } = platform({ edits: { phone: '+34 555 010 099' }, status: 'placed' });
    expect(await update({ version: 1, firstName: 'Mapi' })).toMatchObject({
      firstName: 'Mapi',
      phone: '+34 555 010 099',
      status: 'placed',
    });
    expect((await update({ version: 2, status: 'inactive' })).status).toBe('inactive');
  });

  it('that changes nothing leaves the talent as it is, without a word in the trail', async () => {
    const { trail, update } = platform({ edits: { firstName: 'Mapi' }, status: 'placed' });
    for (const body of [{}, { status: 'placed' as const }, { firstName: 'Mapi' }])
      expect((await update({ version: 1, ...body })).version).toBe(1);
    await expect(update({ version: 7 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(trail).toEqual([]);
  });

  it('gives two recruiters at once one success and one conflict', async () => {
    const { talents, update } = platform();
    const outcomes = await Promise.allSettled([
      update({ version: 1, firstName: 'Una' }),
      update({ version: 1, firstName: 'Otra' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { kind: 'conflict', code: 'STALE_VERSION' } });
    expect(talents.rows.get('talent1')?.edits).toEqual({ firstName: 'Una' });
  });

  it('notes who changed which fields, and of personal ones nothing else', async () => {
    const { trail, update } = platform();
    await update({ version: 1, lastName: 'Corregida', phone: '+34 555 010 099', status: 'active' });
    expect(trail).toEqual([
      {
        actor: ADMIN,
        action: 'talent.update',
        recordKind: 'talent',
        recordId: 'talent1',
        correlationId: 'corr-0001',
        changes: [{ field: 'status', before: 'new', after: 'active' }, { field: 'lastName' }, { field: 'phone' }],
      },
    ]);
    await expect(update({ version: 1, status: 'placed' })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(trail).toHaveLength(1);
  });

  it('refuses a talent that does not exist', async () => {
    const { get, update } = platform();
    await expect(update({ version: 1 }, 'talent9')).rejects.toMatchObject({ code: 'TALENT_NOT_FOUND' });
    await expect(get('talent9')).rejects.toMatchObject({ kind: 'not-found', code: 'TALENT_NOT_FOUND' });
  });
});

describe('a talent in full', () => {
  it('has the shape of the contract and the profile of the current reading', async () => {
    const detail = await platform().get();
    expect(talentDetailSchema.parse(detail)).toEqual(detail);
    expect(detail.profile?.firstName).toBe('Amapola');
    expect(detail.resumes).toHaveLength(2);
  });

  it('names the fields to check of each reading, and none of one from before they were named', async () => {
    const { get, resumes } = platform();
    const [key = '', reading] = [...resumes.rows].find(([, { resumeId }]) => resumeId === 'resume1') ?? [];
    if (reading) resumes.rows.set(key, { ...reading, unsure: ['location'] });
    const shown = (await get()).resumes.map(({ resumeId, unsure }) => [resumeId, unsure]);
    expect(Object.fromEntries(shown)).toEqual({ resume0: [], resume1: ['location'] });
  });

  it('has what recruiters did, newest first, and what they decided beside the matches', async () => {
    const { activities, matches } = await platform().get();
    expect(activities.map(({ activityId }) => activityId)).toEqual(['note2', 'note1']);
    expect(activities[0]).not.toHaveProperty('contentDigest');
    expect(matches.map(({ jobId, decision }) => [jobId, decision?.verdict])).toEqual([
      ['job1', 'suitable'],
      ['job2', undefined],
    ]);
  });

  it('follows the reading that the talent names, not the first one stored', async () => {
    const detail = await platform({ resumeId: 'resume0' }).get();
    expect(detail.profile?.firstName).toBe('Antes');
  });
});

describe('choosing the current reading', () => {
  it('shows it, has it matched, and says in the trail which one it was', async () => {
    const { applications, get, queue, trail, update } = platform();
    expect(await update({ version: 1, currentResumeId: 'resume0' })).toMatchObject({ resumeId: 'resume0', version: 2 });
    expect(await get()).toMatchObject({
      ...{ resumeId: 'resume0', resumeChosen: true, profile: { firstName: 'Antes' } },
      readings: [
        { resumeId: 'resume1', rank: 1, current: false, best: { jobId: 'job1' } },
        { resumeId: 'resume0', rank: 2, current: true, best: null },
      ],
    });
    expect(queue.sent).toMatchObject([{ kind: 'resume', resumeId: 'resume0', applicationId: 'app0' }]);
    expect(applications.rows.get('app0')?.unfinished).toBe('matching');
    expect(trail.at(-1)?.changes).toEqual([{ field: 'currentResumeId', after: 'resume0' }]);
  });

  it('is given back to the evidence by null', async () => {
    const { get, queue, trail, update } = platform();
    await update({ version: 1, currentResumeId: 'resume0' });
    expect(await update({ version: 2, currentResumeId: null })).toMatchObject({ resumeId: 'resume1' });
    expect((await get()).resumeChosen).toBe(false);
    expect(queue.sent).toHaveLength(2);
    expect(trail.at(-1)?.changes).toMatchObject([{ field: 'currentResumeId', before: 'resume0' }]);
  });

  it('twice changes nothing, and loses to an edit that came first', async () => {
    const { trail, update } = platform();
    await update({ version: 1, currentResumeId: 'resume0' });
    expect((await update({ version: 2, currentResumeId: 'resume0' })).version).toBe(2);
    expect(trail).toHaveLength(1);
    await expect(update({ version: 1, currentResumeId: 'resume1' })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('refuses a reading that is not this person’s', async () => {
    await expect(platform().update({ version: 1, currentResumeId: 'nobodys' })).rejects.toMatchObject({
      ...{ kind: 'invalid', details: { errors: [{ path: 'currentResumeId', code: 'READING_UNKNOWN' }] } },
    });
  });

  it('is matched by the sweep where the queue cannot be reached', async () => {
    const { applications, postponed, queue, update } = platform();
    queue.down = true;
    expect((await update({ version: 1, currentResumeId: 'resume0' })).resumeId).toBe('resume0');
    expect(postponed).toEqual(['talent1']);
    expect(applications.rows.get('app0')?.unfinished).toBe('matching');
  });
});
