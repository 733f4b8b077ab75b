/** Shows that recruiters' corrections of talents win over what was read, and lose to no one unnoticed. */
import { describe, expect, it } from 'vitest';
import type { TalentRecord } from '../../../lambdas/stores/talent-store.ts';
import { getTalent } from '../../../lambdas/talents/get-talent.ts';
import { updateTalent } from '../../../lambdas/talents/update-talent.ts';
import { type TalentUpdate, talentDetailSchema } from '../../../shared/domain/talent.ts';
import { fakeActivities, fakeTrail } from '../../support/desk-fakes.ts';
import { fakeDecisions } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeMatches, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { ADMIN, aDecision, aMatch, aNote, aProfile, aResume, aTalent, START } from '../records.ts';

function platform(over: Partial<TalentRecord> = {}) {
  const talents = fakeTalents(clockAt(START), aTalent(over));
  const older = aResume({ resumeId: 'resume0', profile: aProfile({ firstName: 'Antes' }) });
  const stores = {
    talents,
    resumes: fakeResumes(older, aResume()),
    matches: fakeMatches(aMatch('resume1', 'job1'), aMatch('resume1', 'job2')),
  };
  const noted = {
    activities: fakeActivities(aNote(), aNote({ activityId: 'note2' })),
    decisions: fakeDecisions(aDecision()),
  };
  const trail = fakeTrail();
  const deps = { ...stores, ...noted, audit: trail.audit, applicationsOf: async () => [] };
  const update = (body: TalentUpdate, id = 'talent1') =>
    updateTalent({ params: { id }, body, correlationId: 'corr-0001' }, ADMIN, deps);
  const get = (id = 'talent1') => getTalent({ params: { id } }, ADMIN, deps);
  return { talents, update, get, trail: trail.entries };
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
