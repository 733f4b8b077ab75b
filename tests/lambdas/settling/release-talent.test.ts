/** Shows what stays of a merged talent once one of its applications is erased: nothing that only that one said. */
import { describe, expect, it } from 'vitest';
import { releaseTalent } from '../../../lambdas/settling/release-talent.ts';
import type { KnownBy } from '../../../lambdas/stores/known-by.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { clockAt, fakeApplications, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { anApplication, aTalent, START } from '../records.ts';

const OLD = { email: 'amapola@people.example' };
const NEW = { email: 'nueva@people.example' };

async function merged(over: Partial<TalentRecord> = {}) {
  const clock = clockAt(START);
  const talent = aTalent({ joined: ['app1', 'app2'], addresses: [OLD, NEW], mergedIds: ['gone'], ...over });
  const read = { talentId: 'talent1', resumeStatus: 'completed', unfinished: undefined } as const;
  const [first, second] = [
    anApplication({ ...read, applicationId: 'app1', ...OLD }),
    // Late: it still names the talent that was merged.
    anApplication({ ...read, applicationId: 'app2', ...NEW, talentId: 'gone', firstName: 'Ami' }),
  ];
  const deps = {
    talents: fakeTalents(clock, talent),
    applications: fakeApplications(clock, first, second),
    resumes: fakeResumes(),
  };
  await deps.talents.claim(NEW, 'talent1');
  const release = (applicationId: string, known: KnownBy) =>
    releaseTalent({ applicationId, talentId: 'talent1', ...known }, deps);
  return { deps, release, row: () => deps.talents.rows.get('talent1') };
}

describe('letting go of one application of a merged talent', () => {
  it('forgets the address that only this one gave, and frees it', async () => {
    const { deps, release, row } = await merged();
    expect(await release('app2', NEW)).toBe('stays');
    expect(row()).toMatchObject({ email: OLD.email, addresses: [OLD], joined: ['app1'] });
    expect(await deps.talents.claim(NEW, 'somebody')).toBe('somebody');
    expect(await deps.talents.claim(OLD, 'somebody')).toBe('talent1');
  });

  it('takes the other address where its first one is removed', async () => {
    const { deps, release, row } = await merged();
    expect(await release('app1', OLD)).toBe('stays');
    expect(row()).toMatchObject({ email: NEW.email, addresses: [NEW], applied: { firstName: 'Ami' } });
    expect(await deps.talents.claim(OLD, 'somebody')).toBe('somebody');
  });

  it('keeps the only address of a talent that was never merged', async () => {
    const { deps, release, row } = await merged({
      addresses: undefined,
      mergedIds: undefined,
      joined: ['app1', 'app3'],
    });
    deps.applications.rows.set('app3', anApplication({ applicationId: 'app3', talentId: 'talent1', email: undefined }));
    expect(await release('app1', OLD)).toBe('stays');
    expect(row()?.email).toBe(OLD.email);
    expect(await deps.talents.claim(OLD, 'somebody')).toBe('talent1');
  });

  it('frees both addresses with the last one', async () => {
    const { deps, release } = await merged();
    deps.applications.rows.delete('app2');
    expect(await release('app1', OLD)).toBe('gone');
    for (const known of [OLD, NEW]) expect(await deps.talents.claim(known, 'somebody')).toBe('somebody');
  });
});
