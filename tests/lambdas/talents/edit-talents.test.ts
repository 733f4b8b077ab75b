/** Shows that recruiters' corrections of talents win over what was read, and lose to no one unnoticed. */
import { describe, expect, it } from 'vitest';
import type { TalentRecord } from '../../../lambdas/stores/talent-store.ts';
import { getTalent } from '../../../lambdas/talents/get-talent.ts';
import { updateTalent } from '../../../lambdas/talents/update-talent.ts';
import { type TalentUpdate, talentDetailSchema } from '../../../shared/domain/talent.ts';
import { clockAt, fakeMatches, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { ADMIN, aProfile, aResume, aTalent, START } from '../records.ts';

function platform(over: Partial<TalentRecord> = {}) {
  const talents = fakeTalents(clockAt(START), aTalent(over));
  const older = aResume({ resumeId: 'resume0', profile: aProfile({ firstName: 'Antes' }) });
  const stores = { talents, resumes: fakeResumes(older, aResume()), matches: fakeMatches() };
  const deps = { ...stores, applicationsOf: async () => [] };
  const update = (body: TalentUpdate, id = 'talent1') => updateTalent({ params: { id }, body }, ADMIN, deps);
  const get = (id = 'talent1') => getTalent({ params: { id } }, ADMIN, deps);
  return { talents, update, get };
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

  it('follows the reading that the talent names, not the first one stored', async () => {
    const detail = await platform({ resumeId: 'resume0' }).get();
    expect(detail.profile?.firstName).toBe('Antes');
  });
});
